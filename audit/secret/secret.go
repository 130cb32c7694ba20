// Package secret takes secrets out of text before it is kept or shown again.
//
// In goes any text or JSON; out comes the same with every secret of a known shape replaced by
// «redacted:kind». It knows shapes only, no values: what looks like nothing known stays, and what
// merely looks like a secret goes. It reads nothing else and keeps nothing.
package secret

import (
	"regexp"
	"strings"
	"sync"
)

// Redact returns the text without its secrets. Text that does not hint at any comes back as it
// was, without an allocation; redacting twice changes nothing more.
func Redact(s string) string {
	found := hinted(s)
	if found == 0 {
		return s
	}
	if found.has(acrossLines) {
		s = redactShape(acrossLines, s)
	}
	var b strings.Builder
	for line := range commandLines(s) {
		found := hinted(line)
		for i := acrossLines + 1; i < len(shapes); i++ {
			if found.has(i) {
				line = redactShape(i, line)
			}
		}
		b.WriteString(line)
	}
	return b.String()
}

// shape is one way in which secrets look.
type shape struct {
	kind string
	// hints: a text that holds none of them, letter case aside, is not searched. Lower case, two bytes
	// or more.
	hints []string
	// pattern has a group round the secret itself, and no other; what stands round it is kept. Where
	// it has several, only one takes part.
	pattern string
	// source: where the shape is described.
	source string
}

// patterns are compiled when a text first needs them: together they cost more than guard's start.
var patterns = func() []func() *regexp.Regexp {
	compiled := make([]func() *regexp.Regexp, len(shapes))
	for i := range shapes {
		compiled[i] = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(shapes[i].pattern) })
	}
	return compiled
}()

const (
	markOpen  = "«redacted:"
	markClose = "»"
)

func mark(kind string) string { return markOpen + kind + markClose }

func redactShape(i int, text string) string {
	var b strings.Builder
	end := 0
	for _, groups := range patterns[i]().FindAllStringSubmatchIndex(text, -1) {
		from, to := taking(groups)
		if from < end || strings.HasPrefix(text[from:], markOpen) {
			continue // nothing took part, or another shape was here before
		}
		b.WriteString(text[end:from])
		b.WriteString(mark(shapes[i].kind))
		end = to
	}
	b.WriteString(text[end:])
	return b.String()
}

// taking returns the bounds of the first group that took part in a match.
func taking(groups []int) (from, to int) {
	for g := 2; g < len(groups); g += 2 {
		if groups[g] >= 0 {
			return groups[g], groups[g+1]
		}
	}
	return -1, -1
}
