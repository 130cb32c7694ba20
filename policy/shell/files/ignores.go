package files

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
)

// What git's ignore files keep out they keep out only as long as they stand.

// ignoreFile is the name of git's ignore files (gitignore(5)).
const ignoreFile = ".gitignore"

// Unkept reports a file that an ignore file may no longer keep out once the line has come
// here: it took one away, moved it, or wrote it anew.
func (f *fileTexts) Unkept(file string) bool {
	root := f.World.Root()
	for dir := path.Dir(file); len(dir) > 1; dir = path.Dir(dir) {
		if f.loosened(path.Join(dir, ignoreFile)) {
			return true
		}
		if dir == root {
			break
		}
	}
	return false
}

// loosened is Unkept of one ignore file.
func (f *fileTexts) loosened(ignores string) bool {
	if f.Touched(ignores) || f.ChangedByLine(ignores) && !onlyKeepsMore(f, ignores) || f.seeksIgnores() {
		return true
	}
	at := func(p place.Place) bool { return namesFile(p.Path, ignores) }
	holds := func(p place.Place) bool { return at(p) || p.Path != "" && place.Below(ignores, p.Path) }
	return slices.ContainsFunc(f.Out.Commands, func(c effect.Command) bool {
		return !slices.Contains(c.Argv, "--cached") && slices.ContainsFunc(c.Deletes, holds) || // git-rm(1)
			slices.ContainsFunc(c.Writes, at) && !onlyKeepsMore(f, ignores) ||
			slices.ContainsFunc(c.Moves, func(m effect.Move) bool {
				if m.From == m.To { // what git puts aside, or back, as it holds it
					return holds(m.From) && f.World.Git != nil && !f.World.Missing(ignores) &&
						!f.World.Git.Restorable(ignores)
				}
				return !m.Copy && holds(m.From) || at(m.To)
			})
	})
}

// seeksIgnores reports a line that looks for ignore files by their name, and changes files of
// which it is not known which they are: find -name .gitignore -exec mv {} x.
func (f *fileTexts) seeksIgnores() bool {
	sought := false
	seeks := strings.FieldsFuncSeq(f.Text, func(r rune) bool { return strings.ContainsRune(" \t\n'\"();|&", r) })
	for word := range seeks {
		ok, err := path.Match(word, ignoreFile)
		sought = sought || strings.Contains(word, "gitignore") || ok && err == nil && strings.Trim(word, "*") != ""
	}
	return sought && slices.ContainsFunc(f.Out.Commands, changesFound)
}

// starters are programs that start another for each name (find(1), xargs(1), fd(1), parallel(1)).
var starters = strings.Fields("find gfind xargs fd fdfind parallel bfs rush")

// changesFound reports a command that changes files whose names are not known before it runs.
func changesFound(c effect.Command) bool {
	unknown := func(p place.Place) bool { return p.Path == "" || path.Base(p.Path) == "*" }
	moved := func(m effect.Move) bool { return unknown(m.From) && !m.Copy }
	started := len(c.Wrappers) > 0 && slices.Contains(starters, c.Wrappers[len(c.Wrappers)-1])
	return slices.ContainsFunc(c.Writes, unknown) || slices.ContainsFunc(c.Deletes, unknown) ||
		slices.ContainsFunc(c.Moves, moved) || started && c.Level >= risk.Medium
}

// onlyKeepsMore reports a file to which the line only adds patterns, none of which takes
// another back.
func onlyKeepsMore(f *fileTexts, ignores string) bool {
	text, whole, exact := f.filled(ignores)
	return exact && !whole && text != "" && !strings.Contains(text, "!") && !slices.Contains(f.Blind, ignores)
}

// namesFile reports a path, or a pattern of the shell, that is a file's.
func namesFile(p, file string) bool {
	if p == file {
		return true
	}
	base := path.Base(p)
	if base == "" || base[0] != '.' || !strings.ContainsAny(base, "*?[") || path.Dir(p) != path.Dir(file) {
		return false
	}
	ok, err := path.Match(base, path.Base(file))
	return ok || err != nil
}
