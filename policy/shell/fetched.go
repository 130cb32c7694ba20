package shell

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/program"
)

// fetched remembers a file or folder that this line fills with what a host
// sent, so that running it later in the line is running what a host sent; what
// runs without being named is judged at once.
func (k *fileTexts) fetched(c *call, a arg) {
	p := k.place(a)
	if p.Any(place.Executed | place.Startup) {
		c.raise(risk.Critical, risk.NetworkRisk|risk.ExecArbitrary, say("puts what a host sent where it runs later: {0}", a.show()))
	}
	if p.Path != "" && len(k.downloads) < maxWords {
		k.downloads = append(k.downloads, p.Path)
	}
}

// wasFetched reports whether a file, or a folder that holds it, was filled by
// this line with what a host sent.
func (k *fileTexts) wasFetched(a arg) bool {
	if len(k.downloads) == 0 {
		return false
	}
	p := k.place(a)
	return p.Path != "" && slices.ContainsFunc(k.downloads, func(dir string) bool { return place.Below(p.Path, dir) })
}

// fetches notes where a program that fetches leaves what it got: the files
// that its options name, or the last part of each address.
func (k *fileTexts) fetches(c *call, v *invocation) {
	if v.entry.Out != program.Download && v.entry.Out != program.Answer {
		return
	}
	for _, u := range v.used {
		if strings.Contains(u.opt.Effects, "write") {
			k.fetched(c, u.value)
		}
	}
	if v.entry.Out == program.Answer {
		return // its words name no files
	}
	for _, a := range v.operands {
		if name := path.Base(a.text); name != "." && name != "/" && !strings.Contains(name, hole) {
			name, _, _ = strings.Cut(name, "?")
			k.fetched(c, literalArg(name))
		}
	}
}
