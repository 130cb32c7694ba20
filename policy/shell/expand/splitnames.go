package expand

import (
	"strings"

	"guard/policy/shell/access"
	"guard/policy/shell/taint"
)

// spread is a pattern in a word that no quotes stand around, whose names may have blanks.
type spread struct {
	names  []string
	before string // what stands before it in the word
	end    int    // where its text ends in the word
}

// spreads notes the names with blanks that a variable's pattern matches: each becomes several words.
func (b *builder) spreads(a taint.Word, before string) {
	seps, known := b.expander.separators()
	if !known {
		seps = " \t\n"
	}
	if b.whole || a.Text == "" || strings.Contains(a.Text, taint.Hole) {
		return
	}
	names, all := access.Present{Judge: b.expander.Judge}.Spaced(a.Glob, seps)
	if !all {
		b.cur.Many = true
		b.cur.From |= taint.FromUnknown
		b.adds(taint.Hole)
	}
	if len(names) > 0 {
		b.spread = append(b.spread, spread{names, before, len(b.text)})
	}
}

// spreadWords adds the words that such names become, beside the pattern, where one of them names something.
func (b *builder) spreadWords(done []spread, text string) {
	seps, known := b.expander.separators()
	if !known {
		seps = " \t\n"
	}
	for _, s := range done {
		for _, name := range s.names {
			words := strings.FieldsFunc(s.before+name+text[s.end:],
				func(r rune) bool { return strings.ContainsRune(seps, r) })
			means := false
			for _, w := range words {
				means = means || access.Present{Judge: b.expander.Judge}.Means(w)
			}
			for _, w := range words {
				if means {
					b.cur.Computed = true
					b.cur.From |= taint.FromPaths
					b.lit(strings.ReplaceAll(w, `\`, `\\`), false)
					b.end()
				}
			}
		}
	}
}
