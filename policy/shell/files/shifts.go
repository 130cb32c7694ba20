package files

import (
	"path"
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/shell/taint"
)

// A folder that the line moves or copies takes its files along: what stands under the new name was
// elsewhere, whatever the disk has under that name now.

// shift is a folder that comes to another name, or into a folder of that name.
type shift struct{ from, to string }

// maxShifts bounds the folders that are followed, and how often one is in turn.
const (
	maxShifts = 64
	maxTurns  = 3
)

// Shifts remembers a folder that is moved or copied, or what a pattern names in one.
func (f *orderedFiles) Shifts(a taint.Word, from, to place.Place) {
	dir := Fixed(from.Path, !a.Known() || a.Glob != "")
	if dir == "" || to.Path == "" || dir == to.Path || f.Wrap.Remote ||
		f.World.Disk != nil && !f.FolderAt(dir) && !f.World.Missing(dir) || !f.Room(len(f.shifts), maxShifts) {
		return
	}
	f.shifts = append(f.shifts, shift{dir, to.Path})
	f.goes(hides, to.Path)
}

// shifted lists where the line may bring a file from.
func (f *orderedFiles) shifted(p string, turns int) (from []string) {
	for _, s := range f.shifts {
		for _, at := range [...]string{s.to, path.Join(s.to, path.Base(s.from))} {
			rest, below := strings.CutPrefix(p, at+"/")
			if !below || turns == 0 {
				continue
			}
			q := path.Join(s.from, rest)
			if from = append(from, q); len(from) < maxShifts {
				from = append(from, f.shifted(q, turns-1)...)
			}
		}
	}
	return from
}

// shiftedText is the text that a file gets with a folder, as the disk has it there. Where several
// stand to choose, which one it is hangs on what ran.
func (f *fileTexts) shiftedText(p, here string, there bool) (text string, any, one bool) {
	text, any, one = here, there, true
	for _, q := range f.shifted(p, maxTurns) {
		for _, other := range f.textsAt(q) {
			one = one && (!any || other == text)
			if any && other != text {
				text += "\n" + other
			} else {
				text = other
			}
			any = true
		}
	}
	return text, any, one
}

// textsAt are the texts that a file may have: the disk's, and the line's.
func (f *fileTexts) textsAt(p string) (all []string) {
	old, err := f.World.Disk.ReadFile(p, code.MaxText)
	if f.InTime(err); err == nil {
		all = append(all, string(old))
	}
	if text, _, _ := f.filled(p); text != "" {
		all = append(all, text)
	}
	return all
}
