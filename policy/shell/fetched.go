package shell

import (
	"path"
	"slices"
	"strings"

	"guard/policy/shell/program"
)

// fetched remembers a file that this line fills with what a host sent, so that
// running it later in the line is running what a host sent.
func (k *walker) fetched(a arg) {
	if p := k.place(a); p.Path != "" && len(k.downloads) < maxWords {
		k.downloads = append(k.downloads, p.Path)
	}
}

// wasFetched reports whether a file, or the archive it may come from, was
// downloaded in this line.
func (k *walker) wasFetched(a arg) bool {
	return len(k.downloads) > 0 && slices.Contains(k.downloads, k.place(a).Path)
}

// fetches notes where a program that fetches leaves what it got: the files
// that its options name, or the last part of each address.
func (k *walker) fetches(v *invocation) {
	if v.entry.Out != program.Download {
		return
	}
	for _, u := range v.used {
		if strings.Contains(u.opt.Effects, "write") {
			k.fetched(u.value)
		}
	}
	for _, a := range v.operands {
		if name := path.Base(a.text); name != "." && name != "/" && !strings.Contains(name, hole) {
			name, _, _ = strings.Cut(name, "?")
			k.fetched(literalArg(name))
		}
	}
}
