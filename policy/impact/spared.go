package impact

import (
	"path"
	"strings"

	"guard/locale"
	"guard/policy/place"
	"guard/policy/risk"
)

// Loss is what is done to what lies at a place.
type Loss struct {
	Place   place.Place
	Shown   string
	Pattern bool // the place is a pattern: all that it matches is lost
	Tree    bool // with all that lies below
}

// Spared says why the person loses nothing by a loss, in words: what goes is the
// session's own, or git brings it back. made: it is the session's own, wherever
// it lies. Empty: the person would lose something, or it is not known.
func Spared(w *place.World, l Loss) (why risk.Reason, made bool) {
	p := l.Place.Path
	if p == "" || l.Place.Any(place.Remote|place.Device|place.WorkspaceRoot|place.Root|place.HomeFolder|
		place.TopLevel) {
		return risk.Reason{}, false
	}
	if o, ok := madeHere(w, l); ok {
		return madeReason(l.Shown, o), true
	}
	if l.Pattern || l.Tree && !isFile(w, p) {
		return risk.Reason{}, false
	}
	if w.Git != nil && w.Git.Restorable(p) {
		if !place.Below(p, w.Workspace) { // another work tree of the project
			return risk.Say("git restores it: git -C {0} checkout -- {1}", path.Dir(l.Shown), path.Base(l.Shown)), false
		}
		return risk.Say("git restores it: git checkout -- {0}", l.Shown), false
	}
	if w.Git != nil && w.Git.Merged(p) {
		return risk.Say("git wrote {0} from the commits that it brings together, which hold it", l.Shown), false
	}
	if w.Past != nil {
		if o, ok := w.Past.Edited(p); ok {
			return risk.Say("git restores {0}, and what changed since is this session's own, by `{1}`", l.Shown, o.By),
				false
		}
	}
	return risk.Reason{}, false
}

func madeHere(w *place.World, l Loss) (place.Origin, bool) {
	switch {
	case w.Past == nil:
		return place.Origin{}, false
	case l.Pattern:
		return w.Past.MadeMatching(l.Place.Path, l.Tree)
	case l.Tree:
		return w.Past.MadeAll(l.Place.Path)
	}
	return w.Past.Made(l.Place.Path)
}

// madeReason tells of the call that made something; of what only tools make
// there is none to tell of.
func madeReason(shown string, o place.Origin) risk.Reason {
	if o.By == "" {
		return risk.Say("{0} is what tools make anew by themselves", shown)
	}
	if o.At.IsZero() {
		return risk.Say("{0} was made here by `{1}`", shown, o.By)
	}
	const says locale.Message = "{0} was made here at {1} by `{2}`"
	return risk.Say(says, shown, clock(o), o.By)
}

func clock(o place.Origin) string { return o.At.Local().Format("15:04") }

// isFile reports a regular file, or a link, so that there is nothing below it.
func isFile(w *place.World, p string) bool {
	if w.Disk == nil {
		return false
	}
	info, err := w.Disk.Lstat(p)
	return err == nil && !info.IsDir()
}

// Absent reports that nothing is at a place of the workspace or of a temporary
// folder now. A workspace that does not exist itself tells nothing.
func Absent(w *place.World, p place.Place) bool {
	switch {
	case p.Path == "" || !p.Any(place.Inside|place.Temp) || p.Any(place.WorkspaceRoot|place.TopLevel):
		return false
	case w.Disk == nil:
		return w.Past != nil && !strings.ContainsAny(p.Path, `*?[`) && w.Past.Absent(p.Path)
	case !w.Missing(p.Path):
		return false
	}
	for dir := path.Dir(p.Path); len(dir) > 1; dir = path.Dir(dir) {
		if !w.Missing(dir) {
			return w.At("", dir).Any(place.Inside | place.Temp)
		}
	}
	return false
}

// Nothing reports that a removal removes nothing: the disk shows so, to a session
// whose earlier calls are known.
func Nothing(w *place.World, p place.Place) bool {
	return w.Past != nil && w.Disk != nil && Absent(w, p)
}

// SayNothing says so.
func SayNothing(shown string) risk.Reason { return risk.Say("nothing is at {0} now", shown) }
