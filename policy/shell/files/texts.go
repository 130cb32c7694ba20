package files

import (
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/taint"
)

// fileTexts knows what files hold when the command runs that is judged, and which of
// them the line or the session wrote.
type fileTexts struct {
	orderedFiles

	Blind       []string // files whose text the line changes without showing it
	Diff        DiffFile
	Hidden      []string // files into which the line puts a text that it does not show
	forgets     bool     // the line changes more files than are remembered
	unsettled   []string // files that the line changes in the background
	Stale       bool     // files of the workspace may not be what the disk has, for the line has changed some unseen
	earlier     []string // files that earlier calls wrote
	recalled    bool     // earlier is known
	unseen      []string // files of code that earlier calls may have changed and did not tell of
	searched    bool     // unseen is known
	downloads   []string // files that the line fills with what a host sent
	Builds      bool     // the line has built something
	Outputs     []string // programs that the line builds
	Reviewed    []string // files of code that were read
	Inside      []string // scripts that run each other
	unpacks     []unpack // archives that the line unpacks
	memberLooks int
	follows     int // links of the line that led to the file whose text is asked for
	held        heldTexts
	Relied      []string // folders whose programs were taken for what they are called
}

// Seen is how far the text of a file that runs could be seen.
type Seen uint8

const (
	Unreadable Seen = iota // it could not be read, or the line changes it unseen
	Unseen                 // there is no disk to read it from, or no workspace on it
	Wholly                 // the text is what will run
)

// TextOf is the text of a file as it will stand when the command runs: as the
// line wrote it, as earlier calls did, or as the disk has it.
func (f *fileTexts) TextOf(p place.Place) (string, Seen) {
	if p.Path == "" || f.Wrap.Remote {
		return "", Unreadable
	}
	f.goes(reads, p.Path)
	if q := f.through(p); q.Path != p.Path { // a link of the line
		if q.Path == "" || strings.ContainsAny(q.Path, "*?[") || f.follows == maxFollowed {
			return "", Unreadable
		}
		f.follows++
		defer func() { f.follows-- }()
		return f.TextOf(q)
	}
	if b := f.brought(p.Path); b.other && !f.changedHere(p.Path) {
		if b.open {
			return b.text, Unreadable
		}
		return b.text, Wholly
	}
	text, whole, exact := f.filled(p.Path)
	if !exact || slices.Contains(f.Blind, p.Path) || slices.Contains(f.unsettled, p.Path) || !f.settled(p.Path) {
		return text, Unreadable
	}
	if whole {
		return text, Wholly
	}
	if f.World.Disk == nil {
		return f.recordedText(p.Path, text)
	}
	old, err := f.World.Disk.ReadFile(p.Path, code.MaxText)
	f.InTime(err)
	if len(f.shifts) > 0 {
		if moved, there, one := f.shiftedText(p.Path, string(old), err == nil); there && !one {
			return moved + text, Unreadable
		} else if there {
			old, err = []byte(moved), nil
		}
	}
	switch {
	case err == nil && f.Stale:
		return string(old) + text, Unreadable
	case err == nil:
		return string(old) + text, Wholly
	case text != "":
		return text, Wholly
	case !f.Standing():
		return "", Unseen
	}
	return memberText(f, p.Path), Unreadable
}

// maxFollowed bounds links of the line that lead to links.
const maxFollowed = 8

// recordedText is TextOf where there is no disk: what the session wrote is known,
// what it never touched is the person's own code, and anything else is not known.
func (f *fileTexts) recordedText(p, added string) (string, Seen) {
	if f.World.Past == nil {
		return added, Unreadable
	}
	if old, ok := f.World.Past.Text(p); ok {
		return old + added, Wholly
	}
	if _, made := f.World.Past.Made(p); made || f.OwnBirth(p) {
		return added, Unreadable
	}
	return added, Unseen
}

// filled is what the line itself has put into a file: all of it, or what it
// added. Not exact: other text, which the line does not show, may be there too.
func (f *fileTexts) filled(p string) (text string, whole, exact bool) {
	exact = true
	for _, t := range f.Out.Texts {
		switch {
		case t.Path != p:
		case t.Appends:
			text, exact = text+t.Text, exact && t.Known
		default:
			text, whole, exact = t.Text, true, t.Known
		}
	}
	return text, whole, exact && !f.forgets
}

// Standing reports whether the workspace is on the disk at all.
func (f *fileTexts) Standing() bool {
	root := f.World.Root()
	if root == "" {
		return true
	}
	_, err := f.World.Disk.Lstat(root)
	return err == nil
}

// Binary reports text that is none.
func Binary(text string) bool { return strings.IndexByte(text[:min(len(text), 8000)], 0) >= 0 }

// Compiled reports a program of a machine's own code, of which nothing is text (elf(5); Mach-O; PE).
func Compiled(text string) bool {
	return slices.ContainsFunc(compiled, func(begins string) bool { return strings.HasPrefix(text, begins) })
}

var compiled = []string{"\x7fELF", "\xfe\xed\xfa\xce", "\xfe\xed\xfa\xcf", "\xce\xfa\xed\xfe", "\xcf\xfa\xed\xfe",
	"\xca\xfe\xba\xbe\x00\x00\x00", "MZ\x90\x00"}

// MaxRead bounds the files of one command that are looked at, each by itself.
const MaxRead = 4 * taint.MaxWords

// MaxOwn bounds the strings of a text that are read as code.
const MaxOwn = 60

// ChangedByLine reports a file whose text the line puts there or changes.
func (f *fileTexts) ChangedByLine(file string) bool {
	if f.changedHere(file) {
		return true
	}
	return f.brought(file).other
}

// changedHere is ChangedByLine but for what git brings.
func (f *fileTexts) changedHere(file string) bool {
	return slices.Contains(f.Blind, file) ||
		slices.ContainsFunc(f.Out.Texts, func(t effect.Text) bool { return t.Path == file })
}

// Wrote reports a file that this line, or an earlier call of this session, made
// or changed. Without a session nobody knows, and every file counts.
func (f *fileTexts) Wrote(file string) bool {
	if f.ChangedByLine(file) {
		return true
	}
	if f.World.Past == nil {
		return f.World.Disk != nil
	}
	return earlierWrote(f, file)
}

// touched reports a file that calls may have changed unseen since the session began, as far as git can tell: it is
// neither as git holds it nor ignored, and no tool fills its folder.
func touched(f *fileTexts, file string) bool {
	git := f.World.Git
	return git != nil && f.World.Past.Touched(file) && !git.Ignored(file) && !InFilled(file) &&
		(!git.Restorable(file) || heldBySession(f, file))
}

// PythonModules: importing a.b.c runs a, a.b and a.b.c.
func PythonModules(name string) []string {
	if strings.HasSuffix(name, ".py") || strings.Contains(name, "/") {
		return []string{name}
	}
	var list []string
	rel := ""
	for part := range strings.SplitSeq(strings.TrimLeft(name, "."), ".") {
		rel = path.Join(rel, part)
		list = append(list, rel+".py", rel+"/__init__.py", rel+".pyc", rel+".so", rel+".abi3.so")
	}
	return append(list, rel+"/__main__.py")
}

// Shadows reports a module of the current folder, of this line or session, that
// Python runs in place of the library's (docs.python.org/3/using/cmdline.html, -m:
// the current folder is searched first).
func (f *fileTexts) Shadows(m taint.Word) bool {
	if !m.Known() || f.State.Cwd == "" {
		return false
	}
	for _, rel := range PythonModules(m.Text) {
		p := path.Join(f.State.Cwd, rel)
		_, how := f.TextOf(place.Place{Path: p})
		if f.Wrote(p) && (how == Wholly || f.World.Disk != nil && !f.World.Missing(p)) {
			return true
		}
	}
	return false
}

// maxProject bounds the files of this session that are looked at for one program.
const maxProject = 2_000

// SessionFiles lists the files that this line and earlier calls wrote.
func (f *fileTexts) SessionFiles() []string {
	f.goes(reads, f.World.Root()) // a file that is written later is one of them
	var files []string
	for _, t := range f.Out.Texts {
		files = append(files, t.Path)
	}
	files = append(files, f.Hidden...)
	return append(files, earlierFiles(f)...)
}

// earlierFiles lists the files that earlier calls wrote. Each is looked at on the disk,
// so that is done once for a line.
func earlierFiles(f *fileTexts) []string {
	if root := f.World.Root(); !f.recalled && f.World.Past != nil && root != "" {
		f.earlier, f.recalled = f.World.Past.Wrote(root, maxProject), true
	}
	return f.earlier
}

// Personal reports a file that git holds as it is, and that this session did not
// write.
func (f *fileTexts) Personal(file string) bool {
	if f.Wrote(file) {
		return false
	}
	return f.World.Git == nil || f.World.Git.Restorable(file)
}

// Sealed judges a file into which this line puts a text that it does not show, or that
// this session wrote and the disk does not show: running that is running what nobody
// has seen.
func (f *fileTexts) Sealed(c *effect.Call, file string, how Seen) bool {
	hidden := slices.Contains(f.Hidden, file) || f.World.Disk != nil && !f.World.Missing(file) && f.Wrote(file)
	if how != Unreadable || !hidden {
		return false
	}
	c.Raise(risk.Medium, risk.ExecArbitrary, SayUnread(file))
	return true
}

// HeldByGit reports a file that is the person's, as git holds it.
func (f *fileTexts) HeldByGit(file string) bool {
	if f.World.Past != nil && f.Wrote(file) || f.ChangedByLine(file) {
		return false
	}
	return f.World.Git != nil && f.World.Git.Restorable(file)
}
