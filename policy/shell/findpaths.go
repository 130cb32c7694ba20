package shell

import (
	"path"
	"strings"

	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/lang"
	"guard/policy/shell/lang/find"
	"guard/policy/shell/taint"
)

// mayFind are all files that a search may find now, as far as its tests of names tell.
func (j finder) mayFind(s *search, words []lang.Word) func() []taint.Word {
	tests, tops := find.PathTests(words), s.starts
	cwd := j.State.Cwd
	return func() (all []taint.Word) {
		for i, sweep := range j.found(s, effect.Sweep{}) {
			top := j.World.At(cwd, tops[i].Text).Path
			if !tops[i].Known() || top == "" {
				continue
			}
			j.World.Found(top, func(at string, folder bool) (counts, enters bool) {
				name, rest := path.Base(at), strings.TrimPrefix(at, top)
				if at != top && effect.Bears(sweep.Skips, top, at, name) {
					return false, false
				}
				named := len(sweep.Names) == 0 || effect.Bears(sweep.Names, top, at, name)
				if named && tests.Pass(strings.TrimSuffix(tops[i].Text, "/")+rest, strings.Count(rest, "/"), folder) {
					all = append(all, taint.Literal(at))
				}
				return false, true
			})
		}
		return all
	}
}

// listsLinks tells what a search does with symlinks (find(1), -P, -L).
func listsLinks(s *search, words []lang.Word) access.Lists {
	tests := find.PathTests(words)
	switch {
	case s.Follows && tests.OnlyFiles():
		return access.ThroughLinks
	case s.Follows:
		return access.WholeLinks
	case tests.OnlyFiles():
		return access.NoLinks
	}
	return access.NamesLinks
}

// mayKeep reports a file that a write is refused to and that the search may find.
func (j finder) mayKeep(s *search, words []lang.Word) func(at, printed string) bool {
	tests, sweeps := find.PathTests(words), j.found(s, effect.Sweep{})
	passesGit := find.PassesOver(words, ".git")
	return func(at, printed string) bool {
		for i, top := range s.starts {
			dir := j.Place(top).Path
			rest, below := strings.CutPrefix(at, strings.TrimSuffix(dir, "/")+"/")
			if !below || strings.TrimSuffix(top.Text, "/")+"/"+rest != printed {
				continue
			}
			sweep := sweeps[i]
			for up := at; len(up) > len(dir); up = path.Dir(up) {
				if effect.Bears(sweep.Skips, dir, up, path.Base(up)) || passesGit && path.Base(up) == ".git" {
					return false
				}
			}
			return (len(sweep.Names) == 0 || effect.Bears(sweep.Names, dir, at, path.Base(at))) &&
				tests.Pass(printed, strings.Count(rest, "/")+1, j.FolderAt(j.World.At("", at).Path))
		}
		return false
	}
}
