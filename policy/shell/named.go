package shell

import "guard/policy/shell/program"

// named judges the operands that are no files to this program, though they stand
// where files do: addresses, prefixes that start something. A wildcard in one
// changes nothing, for where no file fits it stays as it is.
func (k *unlistedJudge) named(c *call, v *invocation) {
	var files []arg
	entry := *v.entry
	for _, a := range v.operands {
		means := v.entry.Named(a.text)
		if means == nil {
			files = append(files, a)
			continue
		}
		c.cmd.Signature += " " + a.show()
		one := *v
		one.entry, one.name = means, v.name+" "+a.show()
		k.rating.base(c, &one)
		k.leaks(c, a.from&fromSecret)
		if means.Out == program.Answer {
			k.network.serviceWord(c, &one, a)
		}
		entry.Out = max(entry.Out, means.Out)
	}
	if len(files) < len(v.operands) {
		v.entry, v.operands = &entry, files
	}
}
