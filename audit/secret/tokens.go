package secret

import (
	"errors"
	"slices"
	"strings"
	"sync"
)

// Token is a secret that is known wherever it stands, and the kind that it is of.
type Token struct{ Value, Kind string }

// kindNamed is the kind of a token that is known by the name that it stands beside.
const kindNamed = "named-secret"

// tokenList are those of a text or a JSON value, each once.
type tokenList struct {
	all  []Token
	seen map[string]bool
	lost bool // not all was searched
}

// Tokens returns the secrets in a text that are known wherever they stand: keys and tokens of services, by their form,
// private keys, passwords of addresses, and what stands beside a name for a secret, if a machine made it (isMade). They
// are those that people keep for longer than a login lasts. Of 99,000 files of programs and their documents it finds
// some by form in 115, test keys all of them; of 58,900, 598 MB, some by name in 12, which are tests and manuals.
func Tokens(text string) []Token {
	found, _ := AllTokens(text)
	return found
}

// ErrTooMuch is a text of which not all could be searched, at bounded cost: what is secret in it cannot be told.
var ErrTooMuch = errors.New("too much to search for secrets")

// AllTokens is Tokens that says when these are not all: ErrTooMuch.
func AllTokens(text string) ([]Token, error) {
	var found tokenList
	found.in(newShown(len(text)), text)
	return found.all, found.whole()
}

func (l *tokenList) whole() error {
	if l.lost {
		return ErrTooMuch
	}
	return nil
}

// TokensJSON is AllTokens of all strings in a JSON value, also by the names of members, as [RedactJSON] does.
func TokensJSON(b []byte) ([]Token, error) {
	n, err := parse(b)
	if err != nil {
		return nil, err
	}
	var found tokenList
	found.below(newShown(len(b)), &n)
	return found.all, found.whole()
}

// Made returns what a machine made of the words of a text, whatever it is: at most so many.
func Made(text string, most int) (all []string) {
	for word := range strings.FieldsSeq(text) {
		all = append(all, madeParts(word)...)
		if len(all) >= most {
			return all[:most]
		}
	}
	return all
}

// newShown is a search for what may be a token. It may cost twice as much as one for the record: what a record leaves
// unsearched is taken out of it, but of a result nothing is shown then.
func newShown(size int) *search {
	q := newSearch(size, nil)
	q.left, q.only = 2*q.left, mayBeTokens()
	return q
}

var mayBeTokens = sync.OnceValue(func() *set {
	var of set
	for i := range shapes() {
		s := &shapes()[i]
		form := s.run > 0 || s.kind == "private-key" || s.kind == "userinfo"
		if form && !slices.Contains(noTokens, s.kind) || slices.Contains(namedKinds, s.kind) {
			of.add(i)
		}
	}
	return &of
})

func (l *tokenList) add(value, kind string) {
	if l.seen[value] {
		return
	}
	if l.seen == nil {
		l.seen = map[string]bool{}
	}
	l.seen[value] = true
	l.all = append(l.all, Token{value, kind})
}

// named adds what a machine made of the value of a name.
func (l *tokenList) named(name, value string) {
	if isPassing(name) {
		return
	}
	for _, part := range madeIn(value) {
		login := strings.HasPrefix(part, "eyJ") && strings.Contains(part, ".") // a JWT: noTokens
		if !login && !standsOtherwise(part) {
			l.add(part, kindNamed)
		}
	}
}

func (l *tokenList) in(q *search, text string) {
	if hinted(text).empty() {
		return
	}
	for _, at := range q.found(text) {
		if at.shape < 0 {
			l.rest(q, text, at.from)
			continue
		}
		s, value := &shapes()[at.shape], text[at.from:at.to]
		switch {
		case s.isToken(value):
			l.add(value, s.kind)
		case isLocal(text, at.from):
		case slices.Contains(namedKinds, s.kind), s.kind == "userinfo" && text[at.from-1] == ':': // behind a user
			l.named(nameOf(text, at.from), value)
		}
	}
	if q.inside < mostDeep && !q.separated && isDocument(text) {
		l.documents(q, text)
	}
}

// Bounds of searching anew what is left unsearched of a text: how often in any case, and up to what cost in bytes.
const (
	mostAnew  = 3
	mostShown = 8 << 20
	leastSeen = 1 << 10 // bytes that each search must have done
)

// rest looks through what a search could not pay for from a place on, at bounded cost.
func (l *tokenList) rest(q *search, text string, from int) {
	spent := q.spent + q.handed
	if from < leastSeen || q.anew >= mostAnew && spent >= mostShown {
		l.lost = true
		return
	}
	more := newShown(len(text) - from)
	more.anew, more.spent, more.inside, more.separated = q.anew+1, spent, q.inside, q.separated
	l.in(more, text[from:])
}

// documents adds the tokens of JSON that is a text, of one value or of several.
func (l *tokenList) documents(q *search, text string) {
	q.inside++
	d := decoder([]byte(text))
	for n, err := read(d); err == nil; n, err = read(d) {
		l.below(q, &n)
	}
	q.inside--
}

// Bounds of JSON that is a text, or a string of other JSON: what a program printed, in what a tool gives.
const (
	mostDeep = 2
	mostJSON = 1 << 20 // bytes
)

// isDocument reports a text that may be JSON of several members.
func isDocument(text string) bool {
	text = strings.TrimLeft(text, " \t\r\n")
	return len(text) > 2 && len(text) <= mostJSON && (text[0] == '{' || text[0] == '[')
}

// below adds the tokens of a JSON value, as redact takes secrets out of it.
func (l *tokenList) below(q *search, n *node) {
	switch n.kind {
	case '"':
		l.in(q, n.text)
	case '[':
		line := make([]string, len(n.values))
		for i := range n.values {
			line[i] = n.values[i].text
			l.below(q, &n.values[i])
		}
		q.separated = true
		l.in(q, strings.Join(line, separator))
		q.separated = false
	case '{':
		field := n.namesSecretValue()
		for i, name := range n.names {
			v := &n.values[i]
			if field && isFieldValue(name) || isSecretName(name) || v.kind == '"' && namesSecret(name, v.text) {
				l.strings(name, v)
			}
			l.in(q, name)
			l.below(q, v)
		}
	}
}

// strings adds what a machine made of a string below a name, or of several: an object's members have their own names.
func (l *tokenList) strings(name string, n *node) {
	l.named(name, n.text)
	for i := range n.values {
		if n.kind == '[' {
			l.strings(name, &n.values[i])
		}
	}
}
