package access

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/taint"
)

// Present tells which files words stand for that are not known by their text: those that lie on
// the disk now, as long as nothing before on the line may have added to them.
type Present struct{ *Judge }

// MaxPresent bounds the files that are judged one by one.
const MaxPresent = 24

// Matching are the files that a pattern matches, in a folder that is known, or that a program listed.
// Letters in the other case count too, as the shell may have been told.
func (p Present) Matching(c *effect.Call, a taint.Word) []taint.Word {
	dir, pattern := path.Split(a.Glob)
	switch {
	case !p.asFound(c):
		return nil
	case a.Named != nil && a.Named.Now != nil && a.Text == taint.Hole:
		return a.Named.Now()
	case a.Glob == "", a.Dots != nil, p.Dotglob, strings.ContainsAny(dir, `*?[\`+taint.Hole),
		strings.ContainsAny(pattern, `[\`+taint.Hole), strings.Contains(pattern, "**"):
		return nil
	}
	return p.among(path.Clean(dir), false, func(name string) bool {
		return (name[0] != '.' || pattern[0] == '.') && like(pattern, name)
	})
}

// Listed are the files that words name to a program that lists them.
func (p Present) Listed(c *effect.Call, words []taint.Word) *taint.Files {
	return &taint.Files{Now: func() (files []taint.Word) {
		for _, a := range words {
			some := []taint.Word{a}
			if !a.Known() {
				some = p.Matching(c, a)
			}
			if len(some) == 0 || slices.ContainsFunc(some, odd) || a.Known() && p.FolderAt(p.Place(a).Path) {
				return nil
			}
			files = append(files, some...)
		}
		return files
	}}
}

// Below are the files below a folder whose names match one of the patterns; the search follows no links.
func (p Present) Below(dir taint.Word, patterns []string) *taint.Files {
	if !dir.Known() || strings.ContainsAny(strings.Join(patterns, ""), `[\`) {
		return nil
	}
	return &taint.Files{Now: func() []taint.Word {
		return p.among(dir.Text, true, func(name string) bool {
			return slices.ContainsFunc(patterns, func(one string) bool { return like(one, path.Base(name)) })
		})
	}}
}

func like(pattern, name string) bool {
	ok, err := path.Match(strings.ToLower(pattern), strings.ToLower(name))
	return ok && err == nil
}

// among are the entries of a folder that are wanted, by their names from there on; none where one of them
// is a folder, where there are too many, or not all could be seen.
func (p Present) among(dir string, deep bool, wanted func(name string) bool) (words []taint.Word) {
	top := p.Place(taint.Literal(dir))
	if !top.Is(place.Inside) {
		return nil
	}
	all := true
	m := p.World.Found(top.Path, func(at string, folder bool) (counts, enters bool) {
		rest, below := strings.CutPrefix(at, top.Path+"/")
		if below && wanted(rest) {
			all = all && !folder && len(words) < MaxPresent
			if all {
				words = append(words, taint.Literal(path.Join(dir, rest)))
			}
		}
		return false, all && (deep || !below)
	})
	if !all || m.More || slices.ContainsFunc(words, odd) {
		return nil
	}
	return words
}

// odd reports a name that may be an option, or become several words on its way.
func odd(a taint.Word) bool {
	return strings.HasPrefix(a.Text, "-") || strings.ContainsAny(a.Text, " \t\n'\"\\")
}

// asFound reports that nothing before on the line, but runs of the same program that write nothing, may
// have changed what lies on the disk.
func (p Present) asFound(c *effect.Call) bool {
	if p.World.Disk == nil || p.State.Cwd == "" || len(p.State.Maybe) > 0 || len(c.Cmd.Argv) == 0 {
		return false
	}
	for i := range p.Out.Commands {
		one := &p.Out.Commands[i]
		same := len(one.Argv) > 0 && one.Argv[0] == c.Cmd.Argv[0] && one.Level <= risk.Medium && one.Categories == 0
		if one.Level > risk.Low && !same || len(one.Writes)+len(one.Deletes)+len(one.Moves) > 0 {
			return false
		}
	}
	return true
}
