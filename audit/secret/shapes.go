package secret

// word is how a name ends that says that its value is a secret: GITHUB_TOKEN, --db-password, apiKey.
// Bare PWD is the working folder.
const word = `(?:pass(?:word|wd|phrase|code)|[_-]pwd|secret|token|credential|(?:api|auth|access|account|private|secret|signing|encryption|service)[_-]?key|connection[_-]?string)s?`

var wordHints = []string{
	"passw", "passp", "passc", "_pwd", "-pwd", "secret", "token", "credential", "connectionstring",
	"connection_string", "connection-string", "_key", "-key", "ikey", "hkey", "skey", "tkey", "ekey", "gkey", "nkey",
}

// value is what follows such a name: quoted, or up to what ends a word in a shell, JSON or a URL. What
// the shell puts in, $NAME or $(command), is no secret yet and is what a reader of the record must see.
// A form feed stands between the arguments of a command (tree.go).
const value = `"([^"$` + "`" + `\n\f\\][^"\n\f\\]*)|'([^'\n\f]+)|([^\s"'&;|<>(){},\\$` + "`" + `][^\s"'&;|<>(){},\\]*)`

// gap is white space between the words of a command, which may go on in the next line.
const gap = `(?:\s|\\\n)`

// userinfo is the kind that needs an @ too: addresses without one are in many records.
const userinfo = "userinfo"

// acrossLines is the one shape that has more than a line, the first.
const acrossLines = 0

// shapes stand in the order in which they are looked for: first what is sure by its own form.
var shapes = []shape{
	{"private-key", []string{"-----begin"},
		`(?s)(-----BEGIN [A-Z0-9 ]*PRIVATE KEY(?: BLOCK)?-----.*?(?:-----END [A-Z0-9 ]*PRIVATE KEY(?: BLOCK)?-----|\z))`,
		"RFC 7468 section 10; RFC 4880 section 6.2; OpenSSH PROTOCOL.key"},
	{"aws", []string{"akia", "asia", "abia", "acca"},
		`\b((?:AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16})\b`,
		"AWS IAM User Guide, Understanding unique ID prefixes"},
	{"github", []string{"ghp_", "gho_", "ghu_", "ghs_", "ghr_", "github_pat_"},
		`\b(gh[pousr]_[A-Za-z0-9_.-]{30,}|github_pat_[A-Za-z0-9_]{22,})`,
		"GitHub Docs, About authentication to GitHub, GitHub's token formats"},
	{"gitlab", []string{"glpat-", "gldt-", "glrt-", "glrtr-", "glcbt-", "glptt-", "glft-", "glimt-", "glagent-", "glwt-", "glsoat-", "glffct-", "gloas-"},
		`\b((?:glpat|gldt|glrt|glrtr|glcbt|glptt|glft|glimt|glagent|glwt|glsoat|glffct|gloas)-[A-Za-z0-9_.=-]{20,})`,
		"GitLab Docs, GitLab token overview, Token prefixes"},
	{"slack", []string{"xox", "xapp-", "xwfp-", "hooks.slack.com"},
		`\b(xox[a-z](?:\.xox[a-z])?-[A-Za-z0-9-]{10,}|(?:xapp|xwfp)-[A-Za-z0-9-]{10,}|hooks\.slack\.com/(?:services|workflows|triggers)/[A-Za-z0-9/_-]{20,})`,
		"Slack API documentation, Token types; Incoming webhooks"},
	{"google", []string{"aiza", "ya29.", "gocspx-", "1//0"},
		`\b(AIza[A-Za-z0-9_-]{35}|ya29\.[A-Za-z0-9_.-]{20,}|GOCSPX-[A-Za-z0-9_-]{20,}|1//0[A-Za-z0-9_-]{30,})`,
		"Google Cloud documentation, API keys; Google Identity, Using OAuth 2.0"},
	{"anthropic", []string{"sk-ant-"},
		`\b(sk-ant-[A-Za-z0-9_-]{20,})`,
		"Anthropic API documentation, keys (prefix sk-ant-)"},
	{"openai", []string{"sk-"},
		`\b(sk-(?:proj-|svcacct-|admin-)[A-Za-z0-9_-]{20,}|sk-[A-Za-z0-9]{20,})`,
		"OpenAI API reference, Authentication (prefixes sk-, sk-proj-, sk-svcacct-, sk-admin-)"},
	{"npm", []string{"npm_"},
		`\b(npm_[A-Za-z0-9]{36,})`,
		"GitHub blog, Announcing npm's new access token format (2021)"},
	{"pypi", []string{"pypi-"},
		`\b(pypi-[A-Za-z0-9_-]{50,})`,
		"PyPI help, How can I use API tokens to authenticate with PyPI?"},
	{"stripe", []string{"k_live_", "k_test_", "whsec_"},
		`\b((?:sk|rk)_(?:live|test)_[A-Za-z0-9]{10,}|whsec_[A-Za-z0-9+/=]{20,})`,
		"Stripe documentation, API keys; Webhook signing secrets"},
	{"huggingface", []string{"hf_"},
		`\b(hf_[A-Za-z0-9]{30,})`,
		"Hugging Face documentation, User access tokens"},
	{"sendgrid", []string{"sg."},
		`\b(SG\.[A-Za-z0-9_-]{16,}\.[A-Za-z0-9_-]{16,})`,
		"Twilio SendGrid documentation, API keys"},
	{"digitalocean", []string{"dop_v1_", "doo_v1_", "dor_v1_"},
		`\b(do[opr]_v1_[a-f0-9]{64})`,
		"DigitalOcean API reference, Authentication"},
	{"docker", []string{"dckr_"},
		`\b(dckr_(?:pat|oat)_[A-Za-z0-9_-]{20,})`,
		"Docker documentation, Personal access tokens; Organization access tokens"},
	{"jwt", []string{"eyj"},
		`\b(eyJ[A-Za-z0-9_-]{8,}\.eyJ[A-Za-z0-9_-]{4,}\.[A-Za-z0-9_-]*)`,
		`RFC 7519 section 3.1: {" begins every part, base64url eyJ`},
	{userinfo, []string{"://"},
		`[A-Za-z][A-Za-z0-9+.-]*://(?:«[^»]*»|[^\s/?#"'@:«])*:([^\s/?#"'$][^\s/?#"']*)@`,
		"RFC 3986 section 3.2.1"},
	{userinfo, []string{"://"},
		`(?i)https?://([a-z0-9_.~%-]{16,})@`,
		"RFC 3986 section 3.2.1: a token alone, as in a Git remote"},
	{"authorization", []string{"authorization"},
		`(?i)\bauthorization\\?["']?\s*[:=]\s*\\?["']?(?:(?:basic|bearer|token|digest|negotiate|apikey)\s+)?([^\s"'$\\][^"'\n\f\\]*)`,
		"RFC 9110 sections 11.6.2 and 11.7.2"},
	{"authorization", []string{"cookie"},
		`(?i)\b(?:set-)?cookie\\?["']?\s*:\s*\\?["']?([^\s"'$\\][^"'\n\f\\]*)`,
		"RFC 6265 sections 4.1 and 4.2"},
	{"authorization", []string{"bearer"},
		`(?i)\bbearer\s+([a-z0-9_.~+/=-]{16,})`,
		"RFC 6750 section 2.1"},
	{"password", wordHints,
		`(?i)(?:^|[\s"'=])--?[a-z0-9-]*` + word + `\\?["']?(?:=-*|` + gap + `+)(?:` + value + `)`,
		"GNU Coding Standards, Standards for command line interfaces: long options"},
	{"password", []string{" -u", "\f-u", "--user", "--proxy-user"},
		`(?is)\b(?:curl|https?|wget|xh)\b.*?\s(?:-u|--user|--proxy-user)(?:=|` + gap + `*)["']?[^\s:"'=-][^\s:"'=]*:([^\s"'$][^\s"']*)`,
		"curl manual, -u, --user and -U, --proxy-user: user:password"},
	{"password", []string{"mysql", "mariadb", "sshpass"},
		`(?is)\b(?:(?:mysql|mariadb)[a-z-]*\b.*?\s-p|sshpass\s+-p\s*)(?:` + value + `)`,
		"MySQL Reference Manual, Connection options: -p and the password attached; sshpass(1)"},
	{"assigned", append([]string{"_auth"}, wordHints...),
		`(?i)(?:^|[^a-z0-9])[a-z0-9_.-]*(?:` + word + `|_auth|docker_auth_config)\\?["']?\s*(?::?=>?|:)\s*\\?(?:` + value + `)`,
		"the names that secrets have in environments, .env and .npmrc files, JSON and YAML"},
}
