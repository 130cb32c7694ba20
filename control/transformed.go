package control

import (
	"path"
	"slices"
	"strings"

	"guard/policy"
	"guard/policy/place"
)

// What a file holds beside a name for a secret is hidden as it stands. Where a line hands the file to a program that
// may show it in another form, it is looked for in every form.

// Bounds of the files that a call may show in another form.
const (
	maxTransformed     = 8
	maxTransformedFile = 256 << 10 // bytes of each
)

// showsAsIs are programs that show of a file what stands in it, as it stands there.
var showsAsIs = strings.Fields("cat head tail less more bat nl ls wc stat file grep egrep fgrep rg ag cd echo diff")

// mayTransform lists files that a call hands to programs which may show them in another form.
func mayTransform(f *policy.Facts) (paths []string) {
	other := false
	for i := range f.Commands {
		other = other || !showsAsItIs(f.Commands[i].Argv)
	}
	if !other {
		return nil
	}
	for _, p := range f.Reads {
		if len(paths) < maxTransformed && p.Path != "" && !p.Is(place.Remote) && !slices.Contains(paths, p.Path) {
			paths = append(paths, p.Path)
		}
	}
	return paths
}

// showsAsItIs reports a command that shows a file as it is, or starts nothing.
func showsAsItIs(argv []string) bool {
	return len(argv) == 0 || slices.Contains(showsAsIs, path.Base(argv[0]))
}
