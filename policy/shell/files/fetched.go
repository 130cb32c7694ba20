package files

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// Fetched remembers a file or folder that this line fills with what a host
// sent, so that running it later in the line is running what a host sent; what
// runs without being named is judged at once.
func (f *fileTexts) Fetched(c *effect.Call, a taint.Word) {
	p := f.Place(a)
	if p.Any(place.Executed | place.Startup) {
		c.Raise(risk.Critical, risk.NetworkRisk|risk.ExecArbitrary,
			effect.Say("puts what a host sent where it runs later: {0}", a.Show()))
	}
	if p.Path != "" && f.Room(len(f.downloads), taint.MaxWords) {
		f.downloads = append(f.downloads, p.Path)
	}
}

// WasFetched reports whether a file, or a folder that holds it, was filled by
// this line with what a host sent.
func (f *fileTexts) WasFetched(a taint.Word) bool {
	if len(f.downloads) == 0 {
		return false
	}
	p := f.Place(a)
	return p.Path != "" && slices.ContainsFunc(f.downloads, func(dir string) bool { return place.Below(p.Path, dir) })
}

// Fetches notes where a program that fetches leaves what it got: the files
// that its options name, or the last part of each address.
func (f *fileTexts) Fetches(c *effect.Call, v *option.Invocation) {
	if v.Entry.Out != program.Download && v.Entry.Out != program.Answer {
		return
	}
	for _, u := range v.Used {
		if strings.Contains(u.Opt.Effects, "write") {
			f.Fetched(c, u.Value)
		}
	}
	if v.Entry.Out == program.Answer {
		return // its words name no files
	}
	for _, a := range v.Operands {
		if name := path.Base(a.Text); name != "." && name != "/" && !strings.Contains(name, taint.Hole) {
			name, _, _ = strings.Cut(name, "?")
			f.Fetched(c, taint.Literal(name))
		}
	}
}
