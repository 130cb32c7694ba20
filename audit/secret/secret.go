// Package secret takes secrets out of text before it is kept or shown again.
//
// In goes any text or JSON; out comes the same with every secret of a known shape replaced by
// «redacted:kind». It knows shapes only, no values: what looks like nothing known stays, and what
// merely looks like a secret goes. It reads nothing else and keeps nothing.
//
// The keys and tokens of services are known by the rules of gitleaks, which others keep up to date;
// their kinds are its rules' names. A newer version is taken by naming it here, then go generate:
//
//go:generate go run generate.go v8.30.1
package secret

import "strings"

// Redact returns the text without its secrets. Text that does not hint at any comes back as it
// was, without an allocation; redacting twice changes nothing more.
func Redact(s string) string { return redact(s, nil) }

// redact adds what it takes out to the values.
func redact(s string, out *values) string {
	found := hinted(s)
	if found.empty() {
		return s
	}
	for i := range found.all() {
		if shapes[i].whole {
			s = redactShape(i, s, out)
		}
	}
	var b strings.Builder
	for line := range commandLines(s) {
		if len(line) < len(s) {
			found = hinted(line)
		}
		for i := range found.all() {
			if !shapes[i].whole {
				line = redactShape(i, line, out)
			}
		}
		b.WriteString(line)
	}
	return b.String()
}

const (
	markOpen  = "«redacted:"
	markClose = "»"
)

func mark(kind string) string { return markOpen + kind + markClose }

func redactShape(i int, text string, out *values) string {
	var b strings.Builder
	find, end := finderOf(i), 0
	for _, groups := range find.re.FindAllStringSubmatchIndex(text, -1) {
		from, to := shapes[i].secret(groups)
		if from < end || strings.HasPrefix(text[from:], markOpen) {
			continue // nothing took part, or another shape was here before
		}
		if find.passes(text, groups[0], groups[1], text[from:to]) {
			continue
		}
		for to < len(text) && inWord(text[to]) {
			to++ // a longer one than the shape knows
		}
		out.add(text[from:to], shapes[i].kind)
		b.WriteString(text[end:from])
		b.WriteString(mark(shapes[i].kind))
		end = to
	}
	if end == 0 {
		return text
	}
	b.WriteString(text[end:])
	return b.String()
}

func inWord(c byte) bool {
	return '0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || c == '_' || c == '-'
}
