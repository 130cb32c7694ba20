package policy

import (
	"net/url"
	"regexp"
	"slices"
	"strings"
	"sync"

	"guard/policy/risk"
)

// fetches judges pages and searches. Reading the network is high; sending data
// along with the address is critical.
func (a *analysis) fetches() {
	urls := a.f.URLs
	for _, u := range urlsIn(a.f.Query) {
		if !slices.Contains(urls, u) {
			urls = append(urls[:len(urls):len(urls)], u)
		}
	}
	for _, u := range urls {
		a.address(u)
	}
	switch {
	case a.f.Query != "":
		a.f.Raise(risk.High, risk.NetworkRisk, risk.Say("sends a query to the network"))
		if carriesData(a.f.Query) {
			a.f.Raise(risk.Critical, risk.NetworkRisk, risk.Say("the query carries what looks like data"))
		}
	case len(urls) == 0:
		a.f.Raise(risk.High, risk.NetworkRisk, risk.Say("what it fetches is not known"))
		a.f.Unknown = true
	}
}

// urlsIn finds addresses in prose, such as the prompt that Gemini's web_fetch takes.
func urlsIn(text string) []string {
	var found []string
	for _, word := range strings.FieldsFunc(text, func(r rune) bool {
		return strings.ContainsRune(" \t\r\n\"'<>()[]{}`|", r)
	}) {
		if i := strings.Index(word, "://"); i > 0 {
			found = append(found, strings.TrimRight(word, ".,;:!?"))
		}
	}
	return found
}

// address judges one URL.
func (a *analysis) address(raw string) {
	u, err := url.Parse(strings.TrimSpace(raw))
	if err == nil && u.Scheme == "" && u.Host == "" {
		u, err = url.Parse("https://" + strings.TrimSpace(raw)) // example.com/doc
	}
	switch {
	case err != nil:
		a.unknown(risk.Say("the address {0} cannot be read", raw))
		a.f.Raise(risk.High, risk.NetworkRisk, risk.Reason{})
	case strings.EqualFold(u.Scheme, "file"):
		a.readPlace(a.at(u.Path))
	case u.Hostname() == "":
		a.unknown(risk.Say("the address {0} names no host", raw))
		a.f.Raise(risk.High, risk.NetworkRisk, risk.Reason{})
	default:
		a.f.Raise(risk.High, risk.NetworkRisk, risk.Say("reaches {0}", u.Hostname()))
		a.host(u.Hostname())
		a.cargo(u)
	}
}

// cargo judges what an address carries besides the way.
func (a *analysis) cargo(u *url.URL) {
	if u.User != nil {
		a.f.Raise(risk.Critical, risk.FSConfigSecrets,
			risk.Say("the address holds a name or password for {0}", u.Hostname()))
	}
	parts := strings.FieldsFunc(u.RawQuery+"&"+u.Fragment, func(r rune) bool {
		return r == '&' || r == '=' || r == ';'
	})
	parts = append(parts, strings.Split(u.EscapedPath(), "/")...)
	parts = append(parts, strings.Split(u.Hostname(), ".")...)
	if len(u.RawQuery) > maxQuery || slices.ContainsFunc(parts, carriesData) {
		a.f.Raise(risk.Critical, risk.NetworkRisk,
			risk.Say("the address carries what looks like data to {0}", u.Hostname()))
	}
}

// maxQuery is longer than the queries of everyday documentation addresses, in bytes.
const maxQuery = 256

// plainToken are the long tokens that addresses hold in everyday use: a hash
// of version control, a UUID.
var plainToken = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:[0-9a-fA-F]{7,40}|[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$`)
})

// carriesData tells whether one piece of an address or a query looks encoded
// rather than written: a long run of letters and digits without words.
func carriesData(piece string) bool {
	text, err := url.PathUnescape(piece)
	if err != nil {
		text = piece
	}
	for _, run := range strings.FieldsFunc(text, func(r rune) bool {
		return strings.ContainsRune(" \t\n.,:;@!?&", r)
	}) {
		if len(run) >= 32 && !plainToken().MatchString(run) && encoded(run) {
			return true
		}
	}
	return strings.Contains(text, "\n") || strings.Contains(text, "-----BEGIN")
}

// encoded tells base64, hex and base32 from a title-in-words: no blank or dash
// for a long stretch, and digits or both cases mixed in.
func encoded(run string) bool {
	stretch := 0
	var lower, upper, digit bool
	for _, r := range run {
		switch {
		case r >= 'a' && r <= 'z':
			lower = true
		case r >= 'A' && r <= 'Z':
			upper = true
		case r >= '0' && r <= '9':
			digit = true
		case r == '-' || r == '_' || r == '/':
			stretch, lower, upper, digit = 0, false, false, false
			continue
		}
		if stretch++; stretch >= 24 && (digit || lower && upper) {
			return true
		}
	}
	return false
}
