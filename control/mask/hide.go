package mask

import (
	"cmp"
	"slices"
	"strings"
)

// unsearched names what a text is withheld for that costs too much to search.
const unsearched = "unsearched"

// Hide returns a text without the secrets, and what those that stood in it are secrets of.
func (s Secrets) Hide(text string) (hidden string, of []string) {
	if s.known == nil {
		return s.hide(text, nil)
	}
	all, err := tokensOf(text)
	if err != nil { // what is secret in it cannot be told
		return Withheld, []string{unsearched}
	}
	return s.hide(text, unknown(all, s.known))
}

// hide is Hide that knows the tokens.
func (s Secrets) hide(text string, shown *tokens) (hidden string, of []string) {
	var hits []hit
	if s.finder != nil && len(s.all) > 0 {
		hits = s.finder.find(text)
	}
	tokens := len(s.all) // from there on a hit's value is a token
	opened := tokens + shown.count()
	hits = shown.find(text, hits, tokens)
	if hits = odd(text, s.opened, hits, opened); len(hits) == 0 {
		return text, nil
	}
	source := func(value int) string {
		switch {
		case value < tokens:
			return s.all[value].of
		case value < opened:
			return shown.all[value-tokens].kind
		}
		return s.opened
	}
	slices.SortFunc(hits, func(a, b hit) int { // one may hold another
		return cmp.Or(a.from-b.from, b.to-a.to, int(a.value-b.value))
	})
	var b strings.Builder
	at := 0
	for i := 0; i < len(hits); {
		one := hits[i]
		for i++; i < len(hits) && hits[i].from < one.to; i++ {
			one.to = max(one.to, hits[i].to)
		}
		name := source(int(one.value))
		b.WriteString(text[at:one.from])
		b.WriteString("«hidden by guard: " + name + "»")
		at = one.to
		if !slices.Contains(of, name) {
			of = append(of, name)
		}
	}
	b.WriteString(text[at:])
	slices.Sort(of)
	return b.String(), of
}
