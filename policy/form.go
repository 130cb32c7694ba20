package policy

import (
	"net/url"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"guard/locale"
	"guard/policy/risk"
)

// Form is what an agent would have the client show the person: words with fields
// to fill in, or a link to open.
type Form struct {
	Message string   `json:"message,omitempty"`
	URL     string   `json:"url,omitempty"`
	Fields  []string `json:"fields,omitempty"`  // names, titles and descriptions of those that take any text
	Hidden  bool     `json:"hidden,omitempty"`  // a field hides what is typed
	Partial bool     `json:"partial,omitempty"` // there is more than guard looks at
}

// demand is one kind of thing that is not to be given to an agent unthinking.
type demand struct {
	category risk.Categories
	what     locale.Message
	fields   string // words that stand in a field's name or title
	prose    string // phrases of any text, parted by commas
	hosts    string // names of hosts, or beginnings of an address's path
}

// demands, in the languages that guard speaks. Sources: the fields' names of HTML's
// autocomplete (WHATWG, 4.10.18.7.1) and of OAuth 2.0 (RFC 6749), and the address
// forms of the payment pages and sign-in pages named.
var demands = []demand{
	{risk.AccountChange, "a password or a code", "password passwd passphrase pwd pass pin otp totp mfa 2fa cvv " +
		"heslo adgangskode kodeord motdepasse пароль 密码 密碼 パスワード",
		"password, passphrase, one-time code, verification code, security code, authentication code, 2fa code, pin " +
			"code, seed phrase, recovery phrase, recovery code, mnemonic, heslo, ověřovací kód, adgangskode, " +
			"kodeord, engangskode, mot de passe, code de vérification, пароль, код подтверждения, 密码, 密碼, 验证码, 驗證碼, " +
			"助记词, パスワード, 認証コード, 確認コード", ""},
	{risk.AccountChange, "a token or a key",
		"token secret apikey credential credentials privatekey accesskey clientsecret bearer cookie jwt pat",
		"api key, api-key, apikey, access token, auth token, refresh token, bearer token, personal access token, " +
			"session token, your token, a token, access key, secret key, private key, ssh key, client secret, " +
			"credentials, session cookie, connection string, přístupový token, klíč api, adgangsnøgle, jeton " +
			"d'accès, clé api, токен, ключ api, 令牌, 密钥, api 密钥, トークン, apiキー, api キー", ""},
	{risk.AccountChange, "a login", "login signin",
		"log in, login, sign in, sign-in, authenticate, authorize, přihlaste, přihlášení, log ind, connectez-vous, " +
			"войдите, 登录, 登入, ログイン, サインイン",
		"login. signin. accounts. auth. oauth. sso. id. /login /log-in /signin /sign-in /sign_in /oauth /oauth2 " +
			"/authorize /auth /sso /saml /device /activate"},
	{risk.Payment, "a payment",
		"cardnumber creditcard cc ccnumber cvc cvv iban bic swift routingnumber accountnumber payment billing",
		"credit card, debit card, card number, your card, payment, pay now, pay with, to pay, checkout, billing " +
			"details, bank account, iban, routing number, wallet, purchase, donate, subscription, platba, platební, " +
			"číslo karty, betaling, kortnummer, paiement, carte bancaire, оплат, номер карты, 支付, 付款, 信用卡, 银行卡, 支払, " +
			"決済, クレジットカード",
		"checkout. pay. payments. paypal. paypal.me buy. donate. billing. /checkout /pay /payment /payments " +
			"/billing /donate /buy /subscribe"},
}

// Asks says what of value a form or a link asks the person for; nothing: it is an
// ordinary question.
func (f *Form) Asks() []string {
	var all []string
	for _, d := range f.demands() {
		all = append(all, locale.Text(d.what))
	}
	if f.strange() {
		all = append(all, locale.Text(sayStrange.Msg))
	}
	return all
}

// demands are what a form with something to fill in, or a link, asks for. Where
// there is neither, nothing can be given away: words about passwords are talk.
func (f *Form) demands() []demand {
	if len(f.Fields) == 0 && f.URL == "" {
		return nil
	}
	var found []demand
	fields := make([]string, len(f.Fields))
	for i, name := range f.Fields {
		fields[i] = asItLooks(name)
	}
	text := strings.ToLower(asItLooks(f.Message) + "\n" + strings.Join(fields, "\n"))
	wants := f.URL != "" || containsOneOf(text, wanting)
	for i, d := range demands {
		if f.Hidden && i == 0 || d.inFields(fields) || wants && containsOneOf(text, d.prose) || d.inLink(f.URL) {
			found = append(found, d)
		}
	}
	return found
}

// wanting are words by which something is asked for, rather than talked about.
const wanting = "your, enter, type, paste, provide, give, supply, share, send, submit, fill in, insert, input, " +
	"required, needed, " +
	"zadejte, vložte, vyplňte, svůj, svoje, vaše, indtast, indsæt, angiv, din, dit, entrez, saisissez, collez, " +
	"votre, " +
	"введите, вставьте, укажите, ваш, 输入, 輸入, 粘贴, 提供, 您的, 你的, 入力, 貼り付け, あなたの"

// asItLooks is a text without what cannot be seen in it, and with the letters of full width (U+FF01 to U+FF5E) as
// plain ones.
func asItLooks(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case unicode.Is(unicode.Cf, r):
			return -1
		case r >= 0xFF01 && r <= 0xFF5E:
			return r - 0xFF01 + '!'
		}
		return r
	}, s)
}

// lookAlikes are the Cyrillic letters that look like Latin ones.
const lookAlikes = "аеорсухіѕјһԁԛԝАВЕКМНОРСТУХІЅЈ"

// mixesLetters reports a word of Latin letters in which Cyrillic ones stand for such: it is not what it looks like. A
// Latin name with an ending in Cyrillic is.
func mixesLetters(s string) bool {
	parts := func(r rune) bool { return !unicode.IsLetter(r) && !unicode.Is(unicode.Cf, r) }
	for word := range strings.FieldsFuncSeq(s, parts) {
		latin, alike, cyrillic := 0, 0, 0
		for _, r := range word {
			switch {
			case unicode.Is(unicode.Latin, r):
				latin++
			case strings.ContainsRune(lookAlikes, r):
				alike++
			case unicode.Is(unicode.Cyrillic, r):
				cyrillic++
			}
		}
		if latin > 0 && alike > 0 && cyrillic == 0 {
			return true
		}
	}
	return false
}

func (d *demand) inFields(fields []string) bool {
	for word := range strings.FieldsSeq(d.fields) {
		for _, name := range fields {
			if len(name) <= maxFieldName && (slices.Contains(fieldWords(name), word) ||
				keyJoiners.Replace(strings.ToLower(strings.ReplaceAll(name, " ", ""))) == word) {
				return true
			}
		}
	}
	return false
}

// fieldWords are the words of a field's name. Many tokens are counted, not given.
func fieldWords(name string) []string {
	var all []string
	for _, w := range cutName(name) {
		all = append(all, strings.ToLower(w))
	}
	return all
}

// maxFieldName is longer than names of fields are, in bytes; what is longer is prose.
const maxFieldName = 64

// containsOneOf looks for phrases, parted by commas, as whole words; where a
// language does not part its words, for the letters.
func containsOneOf(text, phrases string) bool {
	for phrase := range strings.SplitSeq(phrases, ", ") {
		for at := 0; ; at += len(phrase) {
			i := strings.Index(text[at:], phrase)
			if i < 0 {
				break
			}
			at += i
			before, _ := utf8.DecodeLastRuneInString(text[:at])
			after, _ := utf8.DecodeRuneInString(text[at+len(phrase):])
			if phrase[0] >= utf8.RuneSelf || !isWordRune(before) && !isWordRune(after) {
				return true
			}
		}
	}
	return false
}

func isWordRune(r rune) bool {
	return r < utf8.RuneSelf && (unicode.IsLetter(r) || unicode.IsDigit(r))
}

func (d *demand) inLink(raw string) bool {
	u, err := url.Parse(raw)
	if raw == "" || err != nil {
		return false
	}
	host, where := strings.ToLower(u.Hostname()), strings.ToLower(u.Path)+"/"
	for sign := range strings.FieldsSeq(d.hosts) {
		switch {
		case strings.HasPrefix(sign, "/"):
			if strings.Contains(where, sign+"/") {
				return true
			}
		case strings.HasSuffix(sign, "."):
			if strings.HasPrefix(host, sign) || strings.Contains(host, "."+sign) {
				return true
			}
		case host == sign:
			return true
		}
	}
	return false
}

var sayStrange = risk.Say("it has you open something that is no web page, or hides where it leads")

// strange reports a link that no browser would open as a page, that bears a name
// before its host, or words that are not what they look like.
func (f *Form) strange() bool {
	if f.Partial {
		return true
	}
	for _, words := range append([]string{f.Message}, f.Fields...) {
		if hides(words, false) || mixesLetters(words) {
			return true
		}
	}
	if f.URL == "" {
		return false
	}
	u, err := url.Parse(f.URL)
	return err != nil || u.Scheme != "https" && u.Scheme != "http" || u.Host == "" || u.User != nil ||
		hides(f.URL, true)
}

// form judges what an agent would have the person fill in or open. The person
// answers it, not guard: only what is of value raises.
func (a *analysis) form() {
	f := a.f.Form
	a.f.Raise(risk.Low, 0, risk.Say("asks you something"))
	for _, d := range f.demands() {
		what := locale.Text(d.what)
		a.f.UserActions = append(a.f.UserActions, what)
		a.f.Raise(risk.High, d.category, risk.Say("the agent asks you for this: {0}", what))
	}
	if f.strange() {
		a.f.Raise(risk.High, risk.NetworkRisk, sayStrange)
	}
}
