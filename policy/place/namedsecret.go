package place

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
)

// A file that git does not keep may hold what its maker would not show, under any name: its text says so, where a name
// for a secret has a value beside it.

// tellsSecret is a name of a file by which it says that it holds a secret: arduino_secrets.h, api-key, seed.txt.
var tellsSecret = lazy.Pattern(`(?i)(?:^|[^a-z])(?:secrets?|passw(?:or)?ds?|passphrase|creds?|credentials?|logins?|` +
	`tokens?|seed|mnemonic|wallet|(?:api|access|auth|private|client|service|deploy|signing|encryption|master|` +
	`license|account)[-_. ]?keys?|pins?|pass|keys?)(?:[^a-z]|$)`)

// TellsSecret reports a file whose name says that it holds a secret.
func TellsSecret(file string) bool { return tellsSecret().MatchString(path.Base(file)) }

// secretWords is how a name ends whose value is a secret.
const secretWords = `(?:pass(?:wor[dt]|wd|phrase|code)?|pwd|pw|secret|token|credential|api[_-]?key|` +
	`(?:access|private|secret|auth|account|encryption|signing|master|license|shared|deploy|storage)[_-]?key|` +
	`mnemonic|dsn|secret_key_base|psk|pin)`

// named is such a name with a value beside it, in INI, properties, YAML, JSON, TOML, HCL, XML's attributes, shells,
// programs' texts and C's #define. A value without quotes ends with its word.
var named = lazy.Pattern(`(?i)(?:^|[\s"'{,;(<.$\[:_?&-]|[a-z0-9])(` + secretWords + `)["']?\]?` +
	`[ \t]*(?::=|=>|[:=])[ \t]*(?:[bfru]?"([^"\n]{4,200})"|'([^'\n]{4,200})'|` +
	`([^\s"'{}()\[\]<>,;]{6,200})(?:[\s,;}]|$))|` +
	`(?m:^[ \t]*#[ \t]*define[ \t]+\w*(` + secretWords + `)[ \t]+"([^"\n]{4,200})")`)

// element is such a value in XML: <password>Blue7horse</password>.
var element = lazy.Pattern(`(?i)<(?:\w+[:.])?\w*(` + secretWords + `)>\s*([^<>\s]{6,200})\s*</`)

// nearHosts are what a container or this machine is called in addresses of a try.
var nearHosts = lazy.Pattern(`(?i)^(?:127\..*|\w*localhost|host|hostname|server|example|` +
	`(?:my|app|test|dev)?[-_]?(?:db|database|postgres(?:ql)?|pg|mysql|mariadb|mongo(?:db)?|redis|rabbit(?:mq)?|mq|` +
	`broker|cache|kafka|nats|elastic(?:search)?|clickhouse|mssql|sqlserver|oracle))$`)

// inAccounts reports a password in an address of another machine.
func (s searched) inAccounts() bool {
	for _, m := range s.found("://", inAccount) {
		host := string(m[2])
		if !nearHosts().MatchString(strings.TrimRight(host, ".")) && secretValue("", string(m[1])) {
			return true
		}
	}
	return false
}

// inAccount is a password in an address: postgres://ann:Blue7horse@db.example.com/.
var inAccount = lazy.Pattern(`://[^\s/:@"']+:([^\s/@"'<>${}]{6,100})@([\w.-]+)`)

// noValue is what stands in place of a secret: a sample, a reference, a name of where it lies, what is enciphered.
var noValue = lazy.Pattern(`(?i)change[-_]?(?:me|this|it)|example|placeholder|your|x{3,}|\*{3,}|dummy|redacted|` +
	`sample|todo|fixme|insert|replace|fake|mock|not[-_]?(?:real|a|set)|[$]\{|[$]\(|\{\{|%\(|<%|^[$@%!&*#~/.\\]|` +
	`process\.env|environ|getenv|^env[.:(]|^ENC\[|^vault:|^op://|^ssm:|^arn:|^file:|^https?://|^\w+://|` +
	`^sha\d|secretsmanager|keyvault|secretkeyref|valuefrom|^test|test$|^dev|^local|^default|^required|` +
	`^(?:password|passwd|pass|secret|token|key)[-_.]?\d*$|^(?:admin|root|user|guest|postgres|mysql|mariadb|` +
	`mongo|redis|rabbitmq|minio|minioadmin|rails|django|laravel|app|sa|letmein|qwerty\w*|hunter2|foobar\d*|abc123|` +
	`bearer|basic|string|boolean|number|integer|object|null|none|true|false|undefined|optional|nullable|secret|` +
	`development|` +
	`production|staging)\d{0,4}$`)

// word is a value that may be any text's: a word, a name of code, a number, a version, words joined.
var word = lazy.Pattern(`^(?:[A-Za-z]+|[A-Z_]+|[a-z]+(?:[A-Z][a-z]*)+|[\d.,:_-]+(?:ms|s|m|h|d|px|em|rem|%)?|` +
	`[A-Za-z_]+(?:[-_. /:][A-Za-z]+)*|[A-Za-z_]\w*(?:\.\w+)+(?:\(.*)?|v?\d+(?:\.\d+)+\S*|[a-z]+[-_]?\d)$`)

// joined are lower-case words joined, as people think passwords up.
var joined = lazy.Pattern(`^[a-z]{3,}(?:[-_. ][a-z]{3,})+$`)

// maxNamed bounds the names of a text that are looked at.
const maxNamed = 200

// NamedSecret reports the text of a file that gives a name for a secret a value which is no sample, word or reference.
// In a file whose name tells, words that are joined are one as well.
func NamedSecret(file string, text []byte) bool {
	tells, note := TellsSecret(file), isNote(file)
	if text = plainText(file, text); len(text) < leastSecret {
		return false
	}
	s := searchedText(text)
	for _, m := range s.found(anySecret, named) {
		value := strings.TrimSpace(string(firstOf(m[2], m[3], m[4], m[6])))
		if note {
			value = strings.Trim(value, "*_`")
		}
		bare := len(m[4]) > 0
		if bare && sourceText(file) {
			continue // a name of the program's
		}
		name := strings.ToLower(string(firstOf(m[1], m[5])))
		if secretValue(name, value) || tells && joined().MatchString(value) && !noValue().MatchString(value) {
			return true
		}
	}
	for _, m := range s.found("</", element) {
		if secretValue(strings.ToLower(string(m[1])), string(m[2])) {
			return true
		}
	}
	return s.surelySecret() || s.inAccounts() || s.inForms(namedForms) || s.inForms(callForms) ||
		s.nameAbroad(sourceText(file)) || s.inNotes(file) || tells && wholeSecret(string(text)) ||
		listsPasswords(file, string(text))
}

func firstOf(all ...[]byte) []byte {
	for _, one := range all {
		if len(one) > 0 {
			return one
		}
	}
	return nil
}

// secretValue reports a value that is a secret under a name.
func secretValue(name, value string) bool {
	if name == "pin" || name == "pw" || name == "pass" || name == "dsn" {
		return len(value) >= 6 && !noValue().MatchString(value) && !word().MatchString(value)
	}
	return len(value) >= 6 && !noValue().MatchString(value) && !word().MatchString(value) &&
		!strings.Contains(value, " ")
}

// sources are endings of programs' texts, in which a value stands in quotes.
var sources = strings.Fields(".py .js .cjs .mjs .jsx .ts .tsx .go .rb .php .java .kt .swift .c .h .hpp .cpp .cc .ino " +
	".rs .cs .lua .r .pl .scala .dart .ex .exs .clj .groovy .gradle .m .vue .svelte")

func sourceText(file string) bool {
	return slices.Contains(sources, strings.ToLower(path.Ext(file)))
}

// lone is a text that is one key, or the words of a wallet (BIP 39).
var (
	lone  = lazy.Pattern(`^[\w+/=.:~!@#%^&*-]{8,512}$`)
	words = lazy.Pattern(`^[a-z]{3,8}(?:[ \n][a-z]{3,8}){11}(?:(?:[ \n][a-z]{3,8}){3}){0,4}$`)
)

// wholeSecret reports a text that is nothing but a secret.
func wholeSecret(text string) bool {
	text = strings.TrimSpace(text)
	if words().MatchString(text) {
		return true
	}
	return lone().MatchString(text) && strings.ContainsAny(text, "0123456789") && !noValue().MatchString(text) &&
		!word().MatchString(text)
}

// heading is a first line of a table that has a column of passwords.
var heading = lazy.Pattern(`(?i)^(?:[^\n]*[,;\t])?["']?(?:\w*[ _-])?(?:passwor[dt]|passwd|pwd|pw|passphrase|` +
	`api[ _-]?key|secret(?:[ _-]key)?|kennwort|mot de passe|` +
	`contrase[ñn]a|senha|heslo|has[lł]o|wachtwoord|adgangskode|` +
	`пароль|密码|密碼|パスワード)["']?(?:[,;\t]|\r?\n)`)

// maxRows bounds the rows of such a table that are looked at.
const maxRows = 20

// listsPasswords reports a file that is a table with a column of them.
func listsPasswords(file, text string) bool {
	ext := strings.ToLower(path.Ext(file))
	return (ext == ".csv" || ext == ".tsv") && heading().MatchString(text) && passwordsBelow(text)
}

// passwordsBelow reports passwords in the rows below a heading.
func passwordsBelow(text string) bool {
	first, rest, _ := strings.Cut(text, "\n")
	separator := ","
	for _, s := range []string{";", "\t"} {
		if strings.Count(first, s) > strings.Count(first, separator) {
			separator = s
		}
	}
	column := slices.IndexFunc(strings.Split(first, separator), func(head string) bool {
		return heading().MatchString(strings.TrimSpace(head) + "\n")
	})
	for n := 0; n < maxRows && column >= 0 && rest != ""; n++ {
		var row string
		row, rest, _ = strings.Cut(rest, "\n")
		if cells := strings.Split(row, separator); len(cells) > column &&
			secretValue("password", strings.Trim(cells[column], "\"' \r")) {
			return true
		}
	}
	return false
}
