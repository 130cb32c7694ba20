package place

import (
	"bytes"
	"regexp"
	"strings"

	"guard/internal/lazy"
)

// form is a way in which a text gives a secret, the last group of a pattern, and words in lower case of which one
// stands there in any case: a text without them need not be searched.
type form struct {
	words   string
	pattern func() *regexp.Regexp
}

// anySecret are such words where a name for a secret stands (secretWords).
const anySecret = "pass pwd pw secret token credential key mnemonic dsn psk pin"

// Further forms in which a text gives a name for a secret its value; the last group is the value.
var namedForms = []form{
	// PHP: define('DB_PASSWORD', 'x').
	{"define(", lazy.Pattern(`(?i)\bdefine\(\s*["']\w*` + secretWords + `["']\s*,\s*["']([^"'\n]{6,200})["']`)},
	// A name and a value side by side: variables of Kubernetes and of task definitions.
	{"name", lazy.Pattern(
		`(?i)["']?\bname["']?\s*[:=]\s*["']?[\w.-]*` + secretWords + `["']?[ \t]*[,\n]\s*["']?value["']?` +
			`\s*[:=]\s*["']?([^\s"',}<>]{6,200})`)},
	// SQL: CREATE USER x IDENTIFIED BY 'x', ALTER ROLE x WITH PASSWORD 'x'.
	{"identified password", lazy.Pattern(
		`(?i)\b(?:identified\s+(?:with\s+\S+\s+)?by|(?:user|role)\b[^;\n]*\bpassword)\s+'([^'\n]{6,200})'`)},
	// Programs that are given one on their line (mysql(1), sshpass(1), curl(1)).
	{"mysql mariadb", lazy.Pattern(
		`\b(?:mysql|mysqldump|mysqladmin|mariadb|mariadb-dump)\b[^\n]*\s-p([^\s"'$]{6,200})(?:[\s"']|$)`)},
	{"sshpass", lazy.Pattern(`\bsshpass\s+-p\s*["']?([^\s"'$]{6,200})`)},
	{"curl", lazy.Pattern(`\bcurl\b[^\n]*\s(?:-u|--user)[ =]?["']?[^\s:"'$]+:([^\s"'$]{6,200})`)},
	// redis.conf; ENV of a Dockerfile with a blank.
	{"requirepass masterauth", lazy.Pattern(`(?m)^[ \t]*(?:requirepass|masterauth)[ \t]+"?([^\s"]{6,200})`)},
	{"env", lazy.Pattern(`(?m)^[ \t]*ENV[ \t]+\w*(?i:` + secretWords + `)[ \t]+["']?([^\s"'$]{6,200})`)},
	// A connection string in quotes: "Server=x;Uid=sa;Pwd=x".
	{"pwd password", lazy.Pattern(`(?i);\s*(?:pwd|password)\s*=\s*([^\s"';<>{}$]{6,200})["'<]`)},
	// A block of YAML (YAML 1.2.2, 8.1): password: >-, and the value on the line below.
	{anySecret, lazy.Pattern(
		`(?im)^[ \t]*(?:-[ \t]+)?["']?[\w.-]*` + secretWords + `["']?:[ \t]*[|>][-+\d]*[ \t]*\r?\n` +
			`[ \t]+([^\s:{}$]{6,200})[ \t]*\r?(?:\n|$)`)},
	// A variable of Terraform's with a default (developer.hashicorp.com/terraform, variable).
	{"variable", lazy.Pattern(`(?i)\bvariable\s+"[\w-]*` + secretWords + `[\w-]*"\s*\{[^}]*?\bdefault\s*=\s*` +
		`"([^"\n]{6,200})"`)},
	// netrc(5), in whatever file.
	{"passwd password", lazy.Pattern(`\b(?:login|user|account)\s+\S+\s+passw(?:or)?d\s+["']?([^\s"'$]{6,200})`)},
	// A property list (plist(5)).
	{"<key>", lazy.Pattern(`(?i)<key>[^<]*` + secretWords + `</key>\s*<string>([^<\s]{6,200})</string>`)},
	// A login that a request is given (RFC 7617, RFC 6750).
	{"authorization", lazy.Pattern(
		`(?i)\bauthorization["']?\s*[:=,]\s*["']?(?:basic|bearer|token)\s+([\w+/=.~-]{12,500})`)},
	// An option of a program's: --password x, -Password x.
	{"pass api client-secret", lazy.Pattern(
		`(?i)(?:^|\s)--?(?:[a-z]+[-_])*(?:pass(?:word|wd|phrase)?|api-?key|client-secret)[ =]["']?` +
			`([^\s"'$<>({\[-][^\s"'$<>]{5,200})`)},
	// expect(1): what is sent once a password is asked for.
	{"expect", lazy.Pattern(
		`(?i)\bexpect\b[^\n]*(?:assw|assphrase|pin|token)[^\n]*\n?[^\n]*\bsend\s+(?:--\s+)?"([^"\\\n]{6,100})`)},
	// Switches and routers (Cisco IOS 15, username, snmp-server community).
	{"password secret", lazy.Pattern(
		`(?im)^[ \t]*(?:username[ \t]+\S+[ \t][^\n]*|enable[ \t]+|[ \t]*)(?:password|secret)[ \t]+\d` +
			`[ \t]+(\S{6,100})`)},
	{"snmp", lazy.Pattern(`(?im)^[ \t]*snmp-server[ \t]+community[ \t]+(\S{6,100})`)},
	// A name, a kind and a value (.rdp files of Windows').
	{"pass", lazy.Pattern(`(?im)^[ \t]*[\w ]*pass(?:word)?(?: \d+)?:[sb]:(\S{6,500})`)},
	// A recording of a terminal (asciicast v2): what is typed where a password is asked for.
	{"\"i\"", lazy.Pattern(
		`(?i)"o",\s*"[^"\n]*(?:pass|pin|token)[^"\n]*"\]\s*\n\[[\d.]+,\s*"i",\s*"([^"\\\n]{6,100})`)},
	// PowerShell, Windows (ConvertTo-SecureString; net use; cmdkey /pass:x).
	{"convertto-securestring", lazy.Pattern(
		`(?i)\bConvertTo-SecureString\s+(?:-String\s+)?["']([^"'$\n]{6,200})["']`)},
	{"/user", lazy.Pattern(`(?i)\bnet\s+use\s[^\n]*\\\\\S+\s+["']?([^\s"'$%*/]{6,200})["']?\s+/user`)},
	{"/pass", lazy.Pattern(`(?i)\s/pass(?:word)?:["']?([^\s"'$%*]{6,200})`)},
}

// callForms are those in which a program's text hands one on: a call is given it, where an assignment may be of
// anything that is made up for a try.
var callForms = []form{
	// ds.setPassword("x"), withApiKey("x"), .password("x").
	{"pass pwd secret key token", lazy.Pattern(
		`(?i)(?:\b(?:set|with|use|add)_?\w*?|\.)(?:pass(?:word|wd|phrase)|pwd|secret|api_?key|token)\(` +
			`\s*["']([^"'\n]{6,200})["']\s*\)`)},
	// props.put("password", "x"), os.getenv("DB_PASSWORD", "x").
	{anySecret, lazy.Pattern(`(?i)\b(?:set\w*|put|getenv|with\w*|property)\(\s*["'][\w.-]*` + secretWords +
		`["']\s*,\s*["']([^"'\n]{6,200})["']`)},
	// connect(host="h", password="x"), connect({ host: "h", password: "x" }).
	{anySecret, lazy.Pattern(`(?i)\w\(\{?[^()\n]*?[\s,({](?:\w*_)?` + secretWords +
		`["']?[ \t]*[=:][ \t]*["']([^"'\n]{6,200})["']`)},
}

// NamedInCode reports a program's text in which a call or a command is given a secret.
func NamedInCode(text []byte) bool {
	if text = plainText("", text); len(text) < leastSecret {
		return false
	}
	s := searchedText(text)
	return s.inForms(callForms) || s.inForms(namedForms) || s.inAccounts() || s.nameAbroad(true)
}

// leastSecret is the length of the shortest text with a secret in it, in bytes.
const leastSecret = 8

// searched is a text that is searched, and the same in lower case.
type searched struct{ text, lower []byte }

func searchedText(text []byte) searched { return searched{text, bytes.ToLower(text)} }

// inForms reports a secret in one of some forms.
func (s searched) inForms(forms []form) bool {
	return s.anyValue(forms, func(value string) bool { return secretValue("password", value) })
}

// anyValue reports a value in one of some forms, their last group, that is one.
func (s searched) anyValue(forms []form, is func(value string) bool) bool {
	for _, f := range forms {
		for _, m := range s.found(f.words, f.pattern) {
			if is(string(m[len(m)-1])) {
				return true
			}
		}
	}
	return false
}

// found finds a pattern where, in lower case, one of some words stands.
func (s searched) found(words string, pattern func() *regexp.Regexp) [][][]byte {
	if !hasWord(s.lower, words) {
		return nil
	}
	return pattern().FindAllSubmatch(s.text, maxNamed)
}

// hasWord reports a text in lower case in which one of some words stands.
func hasWord(lower []byte, words string) bool {
	for word := range strings.FieldsSeq(words) {
		if bytes.Contains(lower, []byte(word)) {
			return true
		}
	}
	return false
}
