package files

import (
	"slices"

	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// Fills remembers what is put into a file, so that running it later in the line
// runs that text; exact: s is all that goes there.
func (f *fileTexts) Fills(a taint.Word, s taint.Stream, appends, exact bool) {
	if s.Known && exact && !appends {
		f.unblinds(a)
	}
	p := f.Place(a)
	if p.Path == "" {
		return
	}
	if s.Diff != "" && exact && !appends && a.Known() {
		f.Diff = DiffFile{path: p.Path, folder: s.Diff, from: len(f.Out.Commands)}
	}
	if !s.Known && !appends && f.Room(len(f.Hidden), environment.MaxVars) {
		f.Hidden = append(f.Hidden, p.Path)
	}
	if f.forgets = f.forgets || len(f.Out.Texts) == environment.MaxVars; a.Known() && s.Text != "" && !f.forgets {
		f.Out.Texts = append(f.Out.Texts,
			effect.Text{Path: p.Path, Text: s.Text, Appends: appends, Known: s.Known && exact})
	}
}

// DiffFile is a file into which the line has put what git diff tells of the work tree, and how many commands there had
// been before.
type DiffFile struct {
	path, folder string
	from         int
}

// In is the folder in which git diff has told what a file holds, by the commands of the line; empty: it holds something
// else, or may, for they did more than look since.
func (d DiffFile) In(file string, commands []effect.Command) string {
	if file == "" || file != d.path {
		return ""
	}
	since := commands[min(d.from+1, len(commands)):] // the first of them is git diff itself
	if slices.ContainsFunc(since, func(c effect.Command) bool { return c.Level > risk.Low }) {
		return ""
	}
	return d.folder
}

// Blinds remembers a file whose text the line changes without showing it.
func (f *fileTexts) Blinds(a taint.Word) {
	f.BlindsAt(f.Place(a).Path)
}

// Edited remembers a file that a program edits in place.
func (f *fileTexts) Edited(v *option.Invocation, a taint.Word) {
	if first, _ := v.Words(); !program.Reformats(first) {
		f.Blinds(a)
	}
}

// BlindsAt is Blinds of a path.
func (f *fileTexts) BlindsAt(p string) {
	if f.forgets = f.forgets || len(f.Blind) == environment.MaxVars; p != "" && !f.forgets {
		f.Blind = append(f.Blind, p)
		f.goes(hides, p)
	}
}

// BlindsAll forgets what files hold: the line writes one, nobody knows which.
func (f *fileTexts) BlindsAll() { f.forgets = true }

// unblinds notes that the whole text of a file is known again.
func (f *fileTexts) unblinds(a taint.Word) {
	p := f.Place(a).Path
	f.Blind = slices.DeleteFunc(f.Blind, func(name string) bool { return name == p })
	f.shows(p)
}

// Unsettles notes the files that a part of the line changes in the background, by what came
// to be known since: when it does so nobody knows, and what else the line writes there may
// be gone when it is run. again: only those of whose text another part has written, too, since
// the part may not run at all.
func (f *fileTexts) Unsettles(blind, texts int, again bool) {
	for _, name := range f.Blind[min(blind, len(f.Blind)):] {
		if !again && f.Room(len(f.unsettled), 2*environment.MaxVars) {
			f.unsettled = append(f.unsettled, name)
		}
	}
	for i := min(texts, len(f.Out.Texts)); i < len(f.Out.Texts); i++ {
		name := f.Out.Texts[i].Path
		written := func(t effect.Text) bool { return t.Path == name }
		if again && !slices.ContainsFunc(f.Out.Texts[:i], written) {
			continue
		}
		if f.Room(len(f.unsettled), 2*environment.MaxVars) {
			f.unsettled = append(f.unsettled, name)
		}
	}
}

// Tees remembers what tee puts into its files.
func (f *fileTexts) Tees(c *effect.Call, v *option.Invocation) {
	if v.Name != "tee" {
		return
	}
	for _, a := range v.Operands {
		f.Fills(a, c.In, v.Has("-a", "--append"), true)
	}
}
