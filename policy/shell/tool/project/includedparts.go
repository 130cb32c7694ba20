package project

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/recipe"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
)

// Parts of a makefile that it takes in by a pattern, and the folders and files that it works on by one. Of those that
// this session put there the person knows nothing when they write the pattern.

// maxParts bounds the files of the session's that one pattern takes in.
const maxParts = 2_000

// added are the files that this session put where a pattern finds them, and the folders that hold such.
func (t *task) added(pattern string) (names []string) {
	for _, a := range (access.Present{Judge: t.project.Judge}).OfSession(pattern, access.MaxPresent) {
		names = append(names, a.Text)
	}
	return names
}

// partsOf are those that say more than what an object is made of.
func (t *task) partsOf(pattern string) (names []string) {
	for _, a := range (access.Present{Judge: t.project.Judge}).OfSession(pattern, maxParts) {
		file := t.project.Place(a).Path
		text, how := t.project.TextOf(place.Place{Path: file})
		if t.project.FolderAt(file) || how == files.Wholly && dependencies().MatchString(text) {
			continue
		}
		names = append(names, a.Text)
		if !slices.Contains(t.parts, a.Text) {
			t.parts = append(t.parts, a.Text)
		}
	}
	return names
}

// maxTheirParts bounds the files of one folder that a pattern takes in beside those.
const maxTheirParts = 100

// theirParts are those that were there: what they add to a task runs with it.
func (t *task) theirParts(pattern string) (names []string) {
	dir, base := path.Split(pattern)
	if strings.ContainsAny(dir, "*?[") || t.project.World.Disk == nil {
		return nil
	}
	folder := path.Join(path.Dir(t.file), dir)
	if path.IsAbs(dir) {
		folder = path.Clean(dir)
	}
	t.project.InTime(t.project.World.Disk.ReadDir(folder, func(e fs.DirEntry) bool {
		fits, _ := path.Match(base, e.Name())
		if fits && e.Type().IsRegular() && t.project.Personal(path.Join(folder, e.Name())) {
			names = append(names, dir+e.Name())
		}
		return len(names) < maxTheirParts
	}))
	slices.Sort(names)
	return names
}

// dependencies is what a compiler notes for make beside an object (gcc -MMD -MP): it runs nothing.
var dependencies = lazy.Pattern(`^(?:[ \t]*(?:#[^\n]*)?\n|[\w./+@-]+\.\w+(?:[ \t]+[\w./+@-]+\.\w+)*[ \t]*:` +
	`(?:[ \t]|\\\n|[\w./+@-]*[./][\w./+@-]+)*\n)*$`)

// withParts judges what a makefile runs only because of such parts: that is the session's, as the rest is not.
func (t *task) withParts(c *effect.Call, v *option.Invocation, text string, without recipe.Reading) {
	if len(t.parts) == 0 {
		return
	}
	t.takesParts = true
	r, _ := t.read(v, text)
	more := recipe.Reading{Found: r.Found}
	for _, line := range r.Lines {
		same := func(other recipe.Line) bool { return other.Shell() == line.Shell() }
		if !slices.ContainsFunc(without.Lines, same) {
			more.Lines = append(more.Lines, line)
		}
	}
	for _, why := range r.Unread {
		if !slices.Contains(without.Unread, why) {
			more.Unread = append(more.Unread, why)
		}
	}
	part := &task{project: t.project, file: path.Join(path.Dir(t.file), t.parts[0])}
	part.judge(c, v, more)
}
