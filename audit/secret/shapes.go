package secret

import (
	"slices"
	"sync"
)

// shapes stand in the order of how sure they are: first what is known by its own form. They are
// put together when a text is first looked through: guard's supervisor and watchdog look through none.
var shapes = sync.OnceValue(func() []shape {
	all := slices.Concat(gitleaks, own)
	for i := range all {
		if all[i].more != nil {
			all[i].hints = slices.Concat(all[i].hints, all[i].more())
		}
	}
	return all
})

// covered are the kinds of gitleaks that own shapes find more of, at less cost.
var covered = []string{"private-key"}

// follows is what stands behind the hint of a kind that too many texts hold, but for blanks and quotes.
var follows = map[string]string{"kubernetes-secret-yaml": "secret"}

// needs is what else stands in a match of a kind, in lower case: what hints at them is in many records that
// hold no secret, addresses without an @ and guard's own GIT_PUBLISH among them.
var needs = map[string]string{"curl-auth-header": "curl", "curl-auth-user": "curl", "netrc": "password",
	"userinfo": "@", "lob-pub-api-key": "lob"}

func isCovered(i int) bool { return i < len(gitleaks) && slices.Contains(covered, shapes()[i].kind) }

// own are the shapes of what gitleaks does not look for.
var own = []shape{
	{kind: "private-key", hints: []string{"-----begin"}, seek: byKeyHeader,
		source: "RFC 7468 section 10; RFC 4880 section 6.2; OpenSSH PROTOCOL.key: also one that was cut off"},
	{kind: "manifest", hints: []string{"stringdata:", "data:"}, seek: byManifest,
		source: "Kubernetes API reference, Secret v1: data and stringData"},
	{kind: "slack", hints: []string{"xoxc-", "xoxd-", "xwfp-"},
		pattern: `\b((?:xox[cd]|xwfp)-[A-Za-z0-9%-]{10,})`,
		source:  "Slack API documentation, Token types; the web client's own"},
	{kind: "google", hints: []string{"ya29.", "gocspx-", "1//0"},
		pattern: `\b(ya29\.[A-Za-z0-9_.-]{20,}|GOCSPX-[A-Za-z0-9_-]{20,}|1//0[A-Za-z0-9_-]{30,})`,
		source:  "Google Identity, Using OAuth 2.0"},
	{kind: "sk", hints: []string{"sk-"},
		pattern: `\b(sk-(?:[a-z]{2,8}-|[a-z]{2,8}[0-9]{2}-|v1-)*[A-Za-z0-9_]{20,}[A-Za-z0-9_-]*)`,
		source: "Anthropic's sk-ant-oat01-, OpenRouter's sk-or-v1-, and what speaks OpenAI's API with keys of no " +
			"mark of its own"},
	{kind: "stripe", hints: []string{"whsec_"},
		pattern: `\b(whsec_[A-Za-z0-9+/=]{20,})`,
		source:  "Stripe documentation, Webhook signing secrets"},
	{kind: "discord", hints: []string{"/api/webhooks/"},
		pattern: `(?i)discord(?:app)?\.com/api/webhooks/[0-9]+/([a-z0-9_-]{20,})`,
		source:  "Discord developer documentation, Webhook resource: the token in its address"},
	{kind: "docker", hints: []string{"dckr_"},
		pattern: `\b(dckr_(?:pat|oat)_[A-Za-z0-9_-]{20,})`,
		source:  "Docker documentation, Personal access tokens; Organization access tokens"},
	{kind: "userinfo", hints: []string{"://"},
		pattern: `[A-Za-z][A-Za-z0-9+.-]*://(?:«[^»]*»|[^\s/?#"'@:«])*:([^\s/?#"'$][^\s/?#"']*)@`,
		source:  "RFC 3986 section 3.2.1"},
	{kind: "userinfo", hints: []string{"://"},
		pattern: `(?i)https?://([a-z0-9_.~%-]{16,})@`,
		source:  "RFC 3986 section 3.2.1: a token alone, as in a Git remote"},
	{kind: "authorization", hints: []string{"authorization"},
		allow: []allowlist{{patterns: []string{
			`(?i)^(?:basic|bearer|token|digest|negotiate|apikey)\s*(?:\$\{*[\w .]*\}*|\{[\w.]*\}|%s|<[^<>]*)?$`}}},
		pattern: `(?i)\bauthorization\\?["']?\s*[:=]\s*\\?["']?(?:(?:basic|bearer|token|digest|negotiate|` +
			`apikey)\s+)?([^\s"'$\\;|&<>()][^"'\n\f\\;|&<>()]*)`,
		source: "RFC 9110 sections 11.6.2 and 11.7.2"},
	{kind: "authorization", hints: []string{"cookie"},
		pattern: `(?i)\b(?:set-)?cookie\\?["']?\s*:\s*\\?["']?([^\s"'$\\;|&<>()][^"'\n\f\\;|&<>()]*(?:;` +
			`\s*[\w.-]+=[^\s"'\\;|&<>()]*)*)`,
		source: "RFC 6265 sections 4.1 and 4.2"},
	{kind: "authorization", hints: []string{"bearer"},
		pattern: `(?i)\bbearer\s+([a-z0-9_.~+/=-]{16,})`,
		source:  "RFC 6750 section 2.1"},
	{kind: "authorization", hints: []string{"x-auth"},
		pattern: `(?i)\bx-auth(?:-(?:token|key|secret|password|pass))?\\?["']?\s*[:=]\s*\\?["']?` +
			`([^\s"'$\\;|&<>(){][^"'\n\f\\;|&<>()]*)`,
		source: "OpenStack Identity API v3, X-Auth-Token; what services call their own header"},
	{kind: "password", hints: []string{"password-command", "password_command", "passcommand"},
		pattern: `(?i)pass(?:word)?[-_]?command\\?["']?(?:\s*[=:,]\s*|\s+)[\\"'\[]*(?:echo|printf)\s+(?:-\w+\s+|` +
			`\\?["']?%s(?:\\{1,2}n)?\\?["']?\s+)*\\?["']?([^\s"'$\\\x60][^"'\n\\]*)`,
		source: "restic 0.17, RESTIC_PASSWORD_COMMAND; rclone 1.68, --password-command; Borg 1.4, BORG_PASSCOMMAND"},
	{kind: "password", hints: []string{"send "},
		pattern: `(?i)\bexpect\b[^;]{0,200}?(?:ass(?:word|phrase|code)|\bpass)\b[\s\S]{0,60}?\bsend\s+` +
			`(?:-\w+\s+|--\s+)*\\*["{]([^"'$\[}\\\n]+)`,
		source: "expect(1): send answers what expect has waited for"},
	{kind: "telegram", hints: []string{"/bot"},
		pattern: `/bot([0-9]{6,12}:[A-Za-z0-9_-]{30,})`,
		source:  "Telegram Bot API, Making requests"},
	{kind: "signature", hints: []string{"sig=", "signature=", "-token=", "-credential=", "hmac=", "sas=", "apikey=",
		"hdnts=", "hdnea=", "_key=", "&key=", "?key=", "code=", "&st="},
		pattern: `(?i)[?&;](?:sig|[a-z-]*signature|x-[a-z]+-[a-z-]*(?:token|credential)|hmac|sas|api_?key|hdnt[sl]|` +
			`hdnea|st|key|code)=([a-z0-9%+/_.~*=-]{16,})`,
		source: "Azure Storage, Create a service SAS; AWS Signature Version 4, Authenticating requests by query " +
			"parameters; Google Cloud Storage, Signed URLs; CloudFront, Signed URLs; Akamai EdgeAuth"},
	{kind: "digest", hints: []string{`response="`, `response=\"`},
		pattern: `(?i)\bresponse=\\?"([0-9a-f]{32,})`,
		source:  "RFC 7616 section 3.4"},
	{kind: "basic", hints: []string{"auth"},
		pattern: `(?i)auth\s*[=:]?\s*[(\[]\s*["'][^"'\n]+["']\s*,\s*["']([^"'\n$<{]+)["']`,
		source:  "Requests, Authentication: auth=(user, password), HTTPBasicAuth(user, password)"},
	{kind: "hash", hints: []string{"$1$", "$2a$", "$2b$", "$2x$", "$2y$", "$5$", "$6$", "$7$", "$y$", "$gy$", "$apr1$",
		"$md5", "$sha1$", "$argon2", "$scrypt$", "$pbkdf2", "$bcrypt", "$p$", "$h$", "$8$", "$9$", "$ml$", "$s$"},
		pattern: `(?i)(\\?\$(?:2[abxy]|[1567]|y|gy|apr1|md5|sha1|argon2(?:id|i|d)|scrypt|pbkdf2(?:-[a-z0-9]+)?|` +
			`bcrypt-sha256|ml|[89])\\?\$[^\s'":;<>|&()]{20,}|\$[phs]\$[./a-z0-9]{28,})`,
		source: "crypt(5); the Password Hashing Competition's string format; phpass; Cisco types 8 and 9"},
	{kind: "hash", hints: []string{"{ssha", "{sha", "{smd5", "{md5", "{crypt", "{pbkdf2", "{argon2", "scram-sha-",
		"pbkdf2_sha", "pbkdf2:sha", "scrypt:", "bcrypt$", "bcrypt_sha", "argon2$", "md5$"},
		pattern: `(?i)(\{(?:ssha|sha|smd5|md5|crypt|pbkdf2|argon2)[0-9-]*\}[^\s'"]{16,` +
			`}|scram-sha-(?:1|256|512)\\?\$[0-9]+:[^\s'"]{20,}|(?:pbkdf2_sha[0-9]+|bcrypt(?:_sha256)?|argon2|` +
			`md5)\\?\$[^\s'"]{20,}|(?:pbkdf2:sha[0-9]+|scrypt):[0-9:]+\\?\$[^\s'"]{20,})`,
		source: "OpenLDAP, Password Storage; PostgreSQL, Password Authentication; Django, How Django stores " +
			"passwords; Werkzeug, generate_password_hash"},
	{kind: "hash", hints: []string{":aad3b435", ":::"},
		pattern: `(?i):([0-9a-f]{32}:[0-9a-f]{32}):::`,
		source:  "pwdump and Samba's smbpasswd(5): LM and NT hashes"},
	{kind: "sql", hints: []string{"password '", "password('", "password ('", "password n'", `password \'`, `password "`,
		`password '"`, "password e'", "password $"},
		pattern: `(?i)\bpassword(?:\s+(?:n|e)?|\s*\(\s*)(?:['"\\]+([^'"\\\s<>${}][^'"\\\n\f]*)|\$\$([^$]+)\$\$)`,
		source:  "PostgreSQL, CREATE ROLE; MySQL, PASSWORD(); Transact-SQL, CREATE LOGIN"},
	{kind: "sql", hints: []string{"identified by", "identified with", "identified using"},
		pattern: `(?i)\bidentified\s+(?:(?:with|using)\s+\S+\s+)?(?:by|as|using)\s+(?:password\s+|` +
			`values\s+)?['"\\]+([^'"\\\n\f$][^'"\\\n\f]*)|(?i)\buser\s+\S+\s+identified\s+by\s+([^\s'"$;\\(<\x60]+)`,
		source: "MySQL, CREATE USER; Oracle SQL, CREATE USER; ClickHouse, CREATE USER"},
	{kind: "xml", hints: []string{"<add ", "<entry ", "<property ", "<string ", "<param ", "<setting ", "<parameter ",
		"<env ", "<variable ", "<key>", "<prop ", "<option "},
		pattern: `(?i)<(?:add|entry|property|string|param|setting|parameter|env|variable|prop|option)\s[^<>]{0,` +
			`200}?\b(?:name|key|id)=\\?["'][\w.:-]*(?:` + strongName + `|pass|pwd|[_.-]key)\\?["'][^<>]{0,` +
			`100}?(?:\bvalue=\\?["']([^"'<>$\\{][^"'<>\\]*)|>\s*(?:<value>)?([^<>\s$][^<>\n]*)<)` +
			`|<key>[^<>]*(?:` + strongName + `|pass|pwd)</key>\s*<string>([^<>]+)<` +
			`|<(?:add|property|param|setting|parameter|env|variable|option)\s[^<>]{0,100}?\bvalue=\\?["']([^"'<>$\\{]` +
			`[^"'<>\\]*)\\?["'][^<>]{0,100}?\b(?:name|key|id)=\\?["'][\w.:-]*(?:` +
			strongName + `|pass|pwd|[_.-]key)\\?["']`,
		source: ".NET appSettings; Java XML properties; Spring beans; Android string resources; plist(5); JetBrains' " +
			"run configurations"},
	{kind: "field", hints: []string{`"value"`, `\"value\"`},
		pattern: `(?i)"(?:name|key|variable)\\?"\s*:\s*\\?"[\w.:-]*(?:` + strongName +
			`|[_-]key|authorization|cookie)\\?"\s*,\s*\\?"value\\?"\s*:\s*\\?"([^"\\\n\f$]+)`,
		source: "Agent Client Protocol v1, EnvVariable and HttpHeader; Kubernetes, EnvVar"},
	{kind: "powershell", hints: []string{"convertto-securestring"},
		pattern: `(?i)convertto-securestring\s+(?:-string\s+)?\\?["']([^"'\n$]+)["'\\]`,
		source:  "PowerShell, ConvertTo-SecureString"},
	{kind: "netrc", hints: []string{"machine ", "default login"}, whole: true,
		pattern: `(?i)\b(?:machine\s+\S+|default)\s+(?:(?:login|account)\s+\S+\s+){0,2}password\s+([^\s'"\\$]+)`,
		source:  "netrc(5)"},
	{kind: "pgpass", hints: []string{":5432:", ":5433:", ":6432:", ":*:"},
		pattern: `(?:^|[\s'"])(?:[\w.-]+|\*):(?:[0-9]{2,5}|\*):(?:[\w.-]+|\*):(?:[\w.-]+|\*):([^\s'":$]+)`,
		source:  "PostgreSQL, The Password File"},
	{kind: "said", hints: []string{"password is", "password of", "password for", "passphrase is", "passcode is",
		"secret is", "token is", "api key is", "pin is", "passwort ist", "passwort lautet"},
		pattern: `(?i)\b(?:password|passphrase|passcode|secret|token|api key|pin|passwort)` +
			`(?: (?:of|for) [\w @.'-]{1,40}?)? (?:is|ist|lautet):? ["'\x60]?` +
			`([^\s"'\x60$<{«,;()]*[0-9!#%^&*+=@~][^\s"'\x60<>«,;()]*)`,
		source: "what people write to an agent: a word with a digit or a sign, as words of a language have none"},
	{kind: "mnemonic", hints: []string{"mnemonic", "seed", "phrase", "wallet", "recover"}, seek: byPhrase,
		source: "BIP-39, From mnemonic to seed: 12, 15, 18, 21 or 24 words of 3 to 8 letters"},
	{kind: "password", more: nameHints, ends: true, seek: byOption,
		source: "GNU Coding Standards, Standards for command line interfaces: long options"},
	{kind: "argument", more: programHints, word: true, seek: byCommand,
		source: "the programs' manuals, named beside each in programs.go"},
	{kind: "assigned", hints: slices.Concat([]string{"_auth", "auth_config"}, apartNames), more: nameHints, ends: true,
		seek:   byName,
		source: "the names that secrets have in environments, .env and .npmrc files, JSON, YAML and XML"},
}
