package files

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/policy/impact"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/taint"
)

// ownFiles knows which files the line, or the session, made itself: nobody loses them.
type ownFiles struct {
	places

	Born     []string // what the line makes where nothing was, with the folders above it that it makes for that
	trail    trail
	Carried  []string // where the line moves what is not the session's
	Founded  []string // folders that the line makes bare repositories
	Obscure  bool     // the line has run something that may have made anything
	Fresh    []Fresh  // what the line makes under a name that nothing had, such as mktemp's
	Unpacked bool     // the line has unpacked an archive
	Widened  bool     // patterns match hidden names, or letters of either case: the line may have told its shell so
	folders  []string // that the line makes by mkdir
	landings map[string]landing
	arrivals int
}

// A line's own files: what it makes where nothing was, it may delete, overwrite
// and move again. What it moves somewhere stays what it was.

// Bears remembers that the line makes something at a place where nothing is.
func (o *ownFiles) Bears(p place.Place) {
	for dir := p.Path; len(o.Born) < environment.MaxVars && len(dir) > 1; dir = path.Dir(dir) {
		o.Born = append(o.Born, dir)
		if up := path.Dir(dir); !o.World.Missing(up) || slices.Contains(o.Born, up) {
			return
		}
	}
}

// Carries remembers that something which is not the session's is moved to a
// place: what lies there, or below it, is the person's from now on.
func (o *ownFiles) Carries(from, to place.Place) {
	if to.Path == "" {
		o.Obscure = true
	}
	o.Carried = append(o.Carried, to.Path)
	o.goes(carries, to.Path)
	if from.Path == "" || to.Path == "" || o.World.Disk == nil {
		return
	}
	if info, err := o.World.Disk.Lstat(to.Path); err == nil && info.IsDir() { // into it, under its own name
		o.Carried = append(o.Carried, path.Join(to.Path, path.Base(from.Path)))
	}
}

// Founds remembers a folder that becomes a bare repository: its settings lie right in it, under no name of git's.
func (o *ownFiles) Founds(p place.Place) {
	if p.Path != "" && o.Room(len(o.Founded), environment.MaxVars) {
		o.Founded = append(o.Founded, p.Path)
	}
}

// OwnBirth reports a place that the line itself made, or below one.
func (o *ownFiles) OwnBirth(p string) bool {
	for _, dir := range o.Carried {
		if place.Below(p, dir) || place.Below(dir, p) {
			return false
		}
	}
	for _, dir := range o.Born {
		if place.Below(p, dir) {
			return true
		}
	}
	return false
}

// Spared says why the person loses nothing where what a word names goes; see
// impact.Spared. It holds only for words that are known.
func (o *ownFiles) Spared(a taint.Word, p place.Place, tree bool) (why risk.Reason, made bool) {
	pattern := a.Glob != ""
	if o.Wrap.Remote || p.Path == "" || strings.Contains(a.Text, taint.Hole) || strings.Contains(a.Glob, "..") ||
		o.Touched(Fixed(p.Path, pattern)) || o.rowsBeside(p.Path) ||
		pattern && o.rowsBesideAny(p.Path) {
		return risk.Reason{}, false
	}
	if o.OwnBirth(Fixed(p.Path, pattern)) {
		return effect.Say("{0} was made by this line", a.Show()), true
	}
	if pattern && (o.Widened || a.Dots != nil) {
		return o.matchedSpared(a, p, tree)
	}
	why, made = impact.Spared(&o.World, impact.Loss{Place: p, Shown: a.Show(), Pattern: pattern, Tree: tree})
	if why.Msg == "" && pattern {
		return o.matchedSpared(a, p, tree)
	}
	if why.Msg != "" || o.Obscure || o.Touched(p.Path) || !impact.Nothing(&o.World, p) {
		return why, made
	}
	return impact.SayNothing(a.Show()), true
}

// Touched reports a place at, below or above which the line has moved something.
func (o *ownFiles) Touched(p string) bool {
	for _, dir := range o.Carried {
		if place.Below(p, dir) || place.Below(dir, p) {
			return true
		}
	}
	return false
}

// Fixed is the folder before a pattern's first wildcard, or the path itself.
func Fixed(p string, pattern bool) string {
	if !pattern {
		return p
	}
	cut := strings.IndexAny(p, `*?[\`)
	if cut < 0 {
		return p
	}
	return p[:max(strings.LastIndexByte(p[:cut], '/'), 0)]
}

// OwnLink reports a symlink that this session made: removing it leaves what it
// leads to.
func (o *ownFiles) OwnLink(cwd string, a taint.Word) (place.Place, bool) {
	if o.World.Past == nil || o.World.Disk == nil || !a.Known() || strings.HasSuffix(a.Text, "/") || o.Wrap.Remote {
		return place.Place{}, false
	}
	dir, name := path.Split(a.Text)
	if name == "" || name == "." || name == ".." {
		return place.Place{}, false
	}
	at := o.World.At(cwd, dir+".")
	p := place.Place{Raw: a.Text, Path: path.Join(at.Path, name),
		Kind: at.Kind &^ (place.WorkspaceRoot | place.HomeFolder | place.TopLevel)}
	info, err := o.World.Disk.Lstat(p.Path)
	if at.Path == "" || err != nil || info.Mode()&fs.ModeSymlink == 0 || o.Touched(p.Path) {
		return place.Place{}, false
	}
	_, made := o.World.Past.Made(p.Path)
	return p, made
}

// OwnEdit reports a file that only this session changed since git held it.
func (o *ownFiles) OwnEdit(file string) bool {
	if o.World.Past == nil || o.Touched(file) {
		return false
	}
	if _, ok := o.World.Past.Made(file); ok {
		return true
	}
	_, ok := o.World.Past.Edited(file)
	return ok
}

// OwnFile reports a file that this line, or an earlier call of this session, made.
func (o *ownFiles) OwnFile(p string) bool {
	if p == "" || o.Touched(p) {
		return false
	}
	if o.OwnBirth(p) {
		return true
	}
	if o.World.Past == nil {
		return false
	}
	_, ok := o.World.Past.Made(p)
	return ok
}

// SayUnread says that code which runs could not be read.
func SayUnread(shown string) risk.Reason {
	return effect.Say("guard cannot read the code in {0}", shown)
}

// MadeHere reports a folder that this session, or this line, made, or one below
// such a folder.
func (o *ownFiles) MadeHere(folder string) bool {
	if o.MadeByLine(folder) {
		return true
	}
	if o.World.Past == nil {
		return false
	}
	for ; strings.Count(folder, "/") > 1; folder = path.Dir(folder) {
		if _, made := o.World.Past.Made(folder); made {
			return true
		}
	}
	return false
}

// MadeWhole reports a folder that this session made with everything in it.
func (o *ownFiles) MadeWhole(folder string) bool {
	if o.MadeByLine(folder) {
		return true
	}
	if o.World.Past == nil {
		return false
	}
	_, made := o.World.Past.MadeAll(folder)
	return made
}
