package secret

import "slices"

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

// shapes stand in the order in which they are looked for: first what is sure by its own form.
var shapes = slices.Concat(gitleaks, own)

// own are the shapes of what gitleaks does not look for.
var own = []shape{
	{kind: "private-key", hints: []string{"-----begin"}, whole: true,
		pattern: `(?s)(-----BEGIN [A-Z0-9 ]*PRIVATE KEY(?: BLOCK)?-----.*?(?:-----END [A-Z0-9 ]*PRIVATE KEY(?: BLOCK)?-----|\z))`,
		source:  "RFC 7468 section 10; RFC 4880 section 6.2; OpenSSH PROTOCOL.key: also one that was cut off"},
	{kind: "slack", hints: []string{"xoxc-", "xoxd-", "xwfp-"},
		pattern: `\b((?:xox[cd]|xwfp)-[A-Za-z0-9%-]{10,})`,
		source:  "Slack API documentation, Token types; the web client's own"},
	{kind: "google", hints: []string{"ya29.", "gocspx-", "1//0"},
		pattern: `\b(ya29\.[A-Za-z0-9_.-]{20,}|GOCSPX-[A-Za-z0-9_-]{20,}|1//0[A-Za-z0-9_-]{30,})`,
		source:  "Google Identity, Using OAuth 2.0"},
	{kind: "sk", hints: []string{"sk-"},
		pattern: `\b(sk-(?:[a-z]{2,8}-|[a-z]{2,8}[0-9]{2}-|v1-)*[A-Za-z0-9_]{20,}[A-Za-z0-9_-]*)`,
		source:  "Anthropic's sk-ant-oat01-, OpenRouter's sk-or-v1-, and what speaks OpenAI's API with keys of no mark of its own"},
	{kind: "stripe", hints: []string{"whsec_"},
		pattern: `\b(whsec_[A-Za-z0-9+/=]{20,})`,
		source:  "Stripe documentation, Webhook signing secrets"},
	{kind: "discord", hints: []string{"/api/webhooks/"},
		pattern: `(?i)discord(?:app)?\.com/api/webhooks/[0-9]+/([a-z0-9_-]{20,})`,
		source:  "Discord developer documentation, Webhook resource: the token in its address"},
	{kind: "docker", hints: []string{"dckr_"},
		pattern: `\b(dckr_(?:pat|oat)_[A-Za-z0-9_-]{20,})`,
		source:  "Docker documentation, Personal access tokens; Organization access tokens"},
	{kind: userinfo, hints: []string{"://"},
		pattern: `[A-Za-z][A-Za-z0-9+.-]*://(?:«[^»]*»|[^\s/?#"'@:«])*:([^\s/?#"'$][^\s/?#"']*)@`,
		source:  "RFC 3986 section 3.2.1"},
	{kind: userinfo, hints: []string{"://"},
		pattern: `(?i)https?://([a-z0-9_.~%-]{16,})@`,
		source:  "RFC 3986 section 3.2.1: a token alone, as in a Git remote"},
	{kind: "authorization", hints: []string{"authorization"},
		pattern: `(?i)\bauthorization\\?["']?\s*[:=]\s*\\?["']?(?:(?:basic|bearer|token|digest|negotiate|apikey)\s+)?([^\s"'$\\;|&<>()][^"'\n\f\\;|&<>()]*)`,
		source:  "RFC 9110 sections 11.6.2 and 11.7.2"},
	{kind: "authorization", hints: []string{"cookie"},
		pattern: `(?i)\b(?:set-)?cookie\\?["']?\s*:\s*\\?["']?([^\s"'$\\;|&<>()][^"'\n\f\\;|&<>()]*(?:;\s*[\w.-]+=[^\s"'\\;|&<>()]*)*)`,
		source:  "RFC 6265 sections 4.1 and 4.2"},
	{kind: "authorization", hints: []string{"bearer"},
		pattern: `(?i)\bbearer\s+([a-z0-9_.~+/=-]{16,})`,
		source:  "RFC 6750 section 2.1"},
	{kind: "password", hints: wordHints, ends: true,
		pattern: `(?i)(?:^|[\s"'=])--?[a-z0-9-]*` + word + `\\?["']?(?:=-*|` + gap + `+)(?:` + value + `)`,
		source:  "GNU Coding Standards, Standards for command line interfaces: long options"},
	{kind: "password", hints: []string{" -u", "\f-u", `"-u`, "--user", "--proxy-user"},
		pattern: `(?is)\b(?:curl|https?|wget|xh)\b.*?\s(?:-u|--user|--proxy-user)(?:=|` + gap + `*)["']?[^\s:"'=-][^\s:"'=]*:([^\s"'$][^\s"']*)`,
		source:  "curl manual, -u, --user and -U, --proxy-user: user:password"},
	{kind: "password", hints: []string{"mysql", "mariadb", "sshpass"},
		pattern: `(?is)\b(?:(?:mysql|mariadb)[a-z-]*\b.*?\s-p|sshpass\s+-p\s*)(?:` + value + `)`,
		source:  "MySQL Reference Manual, Connection options: -p and the password attached; sshpass(1)"},
	{kind: "assigned", hints: append([]string{"_auth", "auth_config"}, wordHints...), ends: true,
		pattern: `(?i)(?:^|[^a-z0-9])[a-z0-9_.-]*(?:` + word + `|_auth|docker_auth_config)\\?["']?\s*(?::?=>?|:)\s*\\?(?:` + value + `)`,
		source:  "the names that secrets have in environments, .env and .npmrc files, JSON and YAML"},
}
