package shell

import (
	"slices"

	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// named judges the operands that are no files to this program, though they stand
// where files do: addresses, prefixes that start something. A wildcard in one
// changes nothing, for where no file fits it stays as it is.
func (j *unlistedJudge) named(c *effect.Call, v *option.Invocation) {
	if !slices.ContainsFunc(v.Operands, func(a taint.Word) bool { return v.Entry.Named(a.Text) != nil }) {
		return
	}
	var files []taint.Word
	entry := *v.Entry
	for _, a := range v.Operands {
		means := v.Entry.Named(a.Text)
		if means == nil {
			files = append(files, a)
			continue
		}
		c.Cmd.Signature += " " + a.Show()
		one := *v
		one.Entry, one.Name = means, v.Name+" "+a.Show()
		j.rating.Rate(c, &one)
		j.Leaks(c, a.From&taint.FromSecret)
		if means.Out == program.Answer {
			one.Operands, one.Used, one.Unlisted = []taint.Word{a}, nil, nil
			j.network.Service(c, &one)
		}
		entry.Out = max(entry.Out, means.Out)
	}
	v.Entry, v.Operands = &entry, files
}
