package place

import (
	"bytes"
	"path"
	"strings"
	"unicode/utf8"

	"guard/internal/lazy"
)

// People write down passwords in their own language, and programs of Windows' in its wide characters.

// abroad is what a password is called in other languages.
var abroad = lazy.Pattern(`(?i)(?:^|[^\pL])(?:passwor(?:t|te)|kennwor(?:t|te)|zugangscode|contrase[ñn]a|` +
	`clave[ _]de[ _]acceso|mots?[ _-]de[ _-]passe|mdp|senha|palavra[ _-]passe|` +
	`parola[ _-]d[\x{2019}' _]ordine|parol[ăa]|heslo|has[lł]o|` +
	`geslo|lozinka|jelsz[óo]|wachtwoord|l[öo]senord|passord|adgangskode|kodeord|salasana|[şs]ifre|` +
	`пароль|пароли|парола|лозинка|κωδικ[όο]ς|συνθηματικό|סיסמה|סיסמא|كلمة[ _](?:المرور|السر)|رمز عبور|पासवर्ड|` +
	`m[ậa]t[ _]kh[ẩa]u|kata[ _]sandi|รหัสผ่าน|パスワード|暗証番号|密码|密碼|口令|비밀번호|암호)` +
	"[*_`\"'\\]]*[ \\t\\x{a0}]*(?:[:=：＝]|=>)[ \\t\\x{a0}*_`]*(?:\\r?\\n[ \\t]+)?" +
	`(?:"([^"\n]{4,200})"|'([^'\n]{4,200})'|([^\s"'{}()\[\]<>,;*` + "`" + `]{6,200}))`)

// nameAbroad reports a secret under such a name; quoted: its value stands in quotes.
func (s searched) nameAbroad(quoted bool) bool {
	if !namesAny(s.lower) {
		return false
	}
	for _, m := range abroad().FindAllSubmatch(s.text, maxNamed) {
		value := string(firstOf(m[1], m[2], m[3]))
		if (!quoted || len(m[3]) == 0) && secretValue("password", value) && !abroadSample().MatchString(value) {
			return true
		}
	}
	return false
}

// abroadSample is what stands in place of one there, or is a word of that language.
var abroadSample = lazy.Pattern(`(?i)^\pL+[.!?]*$|` +
	`beispiel|geheim|muster|ejemplo|secreto|exemple|exemplo|пример|ваш_?|` +
	`^(?:dein|ihr|tu|su|votre|sua)[-_]`)

// plainText is a text as it is read: of two bytes a character (UTF-16, by its mark or its zeros) those that are
// letters, of a notebook what its strings hold.
func plainText(file string, text []byte) []byte {
	if wide(text) {
		text = bytes.ReplaceAll(bytes.TrimLeft(text, "\xff\xfe"), []byte{0}, nil)
	}
	if strings.EqualFold(path.Ext(file), ".ipynb") {
		text = bytes.ReplaceAll(text, []byte(`\"`), []byte(`"`))
	}
	return text
}

func wide(text []byte) bool {
	some := text[:min(len(text), 512)]
	return bytes.HasPrefix(text, []byte("\xff\xfe")) || bytes.HasPrefix(text, []byte("\xfe\xff")) ||
		len(some) > 8 && bytes.Count(some, []byte{0})*3 > len(some)
}

// namesSecret are parts of the names for secrets, and what a password stands behind in an address.
const namesSecret = "pass pwd pw secret token key cred mnemonic dsn psk pin :// identified login " +
	"auth kennw zugang contrase clave mdp senha parol heslo haslo geslo lozinka jelsz wachtw senord adgang " +
	"kodeord salasana " +
	"sifre sandi"

// near are the lines behind one that names a secret which belong to it.
const near = 3

// Telling are the lines of a long text in which a name for a secret may stand, with the next ones, at most so many
// bytes.
func Telling(text []byte, most int) []byte {
	var found []byte
	left := 0
	for line := range bytes.Lines(plainText("", text)) {
		if namesAny(bytes.ToLower(line)) {
			left = near
		}
		if left == 0 {
			continue
		}
		if left--; len(found)+len(line) > most {
			break
		}
		found = append(found, line...)
	}
	return found
}

// namesAny reports a text in lower case with such a part, or with letters beyond ASCII.
func namesAny(lower []byte) bool {
	return bytes.ContainsFunc(lower, func(r rune) bool { return r >= utf8.RuneSelf }) || hasWord(lower, namesSecret)
}
