// Package secret finds secrets in text by their shape.
//
//	Redact("curl -u eve:hunter2 example.com")  // curl -u eve:«redacted:curl-auth-user» example.com
//	Tokens("the key is ghp_…")                 // ghp_…, which is a secret wherever it stands
//	Values("DB_PASSWORD=k3Jd82hfQ9xz")         // k3Jd82hfQ9xz, which is like nothing but itself
//
// [Redact] and [RedactJSON] take secrets out of what is recorded or shown again: of a known shape, each is replaced
// by «redacted:kind»; what looks like nothing known stays, and what merely looks like a secret goes. [Tokens],
// [Values] and [Made] are for hiding secrets in results, where nothing may go that is none: they give less, and surer.
// The package knows shapes only, reads nothing else and keeps nothing.
//
// A text is scanned once for hints (hint.go). Each opens a window (window.go), in which one shape of the table
// (shapes.go) is looked for: by a pattern, by the name that a value is given (names.go, assigned.go), by what stands
// beside a name (beside.go, rows.go) or by the program that takes it (command.go, programs.go). The work is bounded:
// what a text with too many hints leaves unsearched is taken out whole.
//
// The keys and tokens of services are known by the rules of gitleaks, which others keep up to date;
// their kinds are its rules' names. A newer version is taken by naming it here, then go generate:
//
//go:generate go run generate.go v8.30.1
package secret

import (
	"strings"

	"guard/internal/fault"
)

// Redact returns the text without its secrets. Text that does not hint at any comes back as it
// was, without an allocation; redacting twice changes nothing more.
func Redact(s string) string {
	return newSearch(len(s), nil).redact(s)
}

const (
	markOpen  = "«redacted:"
	markClose = "»"
	// unsearched is the kind of what was too much to look through.
	unsearched = "unsearched"
	// faulty is the kind of what guard failed to look through.
	faulty = "fault"
)

func mark(kind string) string { return markOpen + kind + markClose }

// mostPasses bounds how often a text is looked through until nothing more is found: what is taken out
// may bring together what stood apart.
const mostPasses = 4

// redact returns a text without its secrets. A fault of its own takes the text out whole: it must neither
// keep a secret nor end what keeps the record.
func (q *search) redact(s string) (out string) {
	if fault.Within("redacting", func() { out = q.repeat(s) }) != nil {
		return mark(faulty)
	}
	return out
}

func (q *search) repeat(s string) string {
	if hinted(s).empty() {
		return s
	}
	for range mostPasses {
		found := q.spans(s)
		if len(found) == 0 {
			return s
		}
		s = replace(s, found)
	}
	if len(q.spans(s)) > 0 {
		return mark(unsearched)
	}
	return s
}

// span is a secret's place in a text, and which shape it has.
type span struct{ from, to, shape int }

func (s span) kind() string {
	if s.shape < 0 {
		return unsearched
	}
	return shapes()[s.shape].kind
}

// replace puts marks in place of spans, which are in order and apart from one another.
func replace(s string, spans []span) string {
	var b strings.Builder
	end := 0
	for _, at := range spans {
		b.WriteString(s[end:at.from])
		b.WriteString(mark(at.kind()))
		end = at.to
	}
	b.WriteString(s[end:])
	return b.String()
}
