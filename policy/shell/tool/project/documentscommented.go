package project

import (
	"strings"

	"guard/policy/code"
)

// Examples in the remarks of a source that a program runs.

// yardExamples judges the examples of a source of Ruby's where yard doctest runs them: what stands further in below
// @example, up to #=> (yard-doctest 0.1; YARD 0.9, "Tags").
func yardExamples(j *reader, file, text string) {
	if len(j.v.Operands) == 0 || j.v.Operands[0].Text != "doctest" {
		return
	}
	j.Reviewed = append(j.Reviewed, "document "+file)
	var b strings.Builder
	in, indent := false, 0
	for line := range strings.Lines(text) {
		rest, remark := strings.CutPrefix(strings.TrimLeft(line, " \t"), "#")
		bare := strings.TrimSpace(rest)
		at := len(rest) - len(strings.TrimLeft(rest, " \t"))
		switch {
		case !remark:
			in = false
		case strings.HasPrefix(bare, "@example"):
			in, indent = true, at
		case in && bare != "" && at <= indent:
			in = false
		case in:
			shown, _, _ := strings.Cut(bare, "#=>")
			b.WriteString(shown + "\n")
		}
	}
	if b.Len() > 0 {
		j.Absorbs(j.c, func() { j.Texts.RunsCode(j.c, code.Ruby, b.String(), file) })
	}
}
