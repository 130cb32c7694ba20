package control

import (
	"path"
	"slices"
	"strings"

	"guard/control/mask"
	"guard/policy"
	"guard/policy/place"
)

// What a file holds beside a name for a secret is hidden as it stands. Where a line hands the file to a program that
// may show it in another form, it is looked for in every form.

// Bounds of the files that a call may show in another form.
const (
	maxTurned     = 8
	maxTurnedFile = 256 << 10 // bytes of each
)

// showsAsIs are programs that show of a file what stands in it, as it stands there.
var showsAsIs = strings.Fields("cat head tail less more bat nl ls wc stat file grep egrep fgrep rg ag cd echo diff")

// turns lists files that a call hands to programs which may show them in another form.
func turns(f *policy.Facts) (paths []string) {
	other := false
	for i := range f.Commands {
		argv := f.Commands[i].Argv
		other = other || len(argv) > 0 && !slices.Contains(showsAsIs, path.Base(argv[0]))
	}
	for _, p := range f.Reads {
		if other && p.Path != "" && !p.Is(place.Remote) && len(paths) < maxTurned && !slices.Contains(paths, p.Path) {
			paths = append(paths, p.Path)
		}
	}
	return paths
}

// add adds to the secrets what stands in the files that were turned and git does not hold.
func (s seen) add(secrets mask.Secrets, w *place.World) mask.Secrets {
	for _, p := range s.turned {
		st, err := w.Disk.Stamp(p)
		if err != nil || !st.Mode.IsRegular() || st.Size > maxTurnedFile || w.Git != nil && w.Git.Restorable(p) {
			continue
		}
		if text, err := w.Disk.ReadFile(p, maxTurnedFile); err == nil {
			secrets = secrets.And(path.Base(p), string(text))
		}
	}
	return secrets.Opened(s.opened)
}
