package git

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/shell/access"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// listsFew are options of git ls-files by which it does not list all that the index holds (git-ls-files(1), git 2.47).
var listsFew = strings.Fields("-d --deleted -m --modified -o --others -i --ignored -u --unmerged -k --killed")

// KeptNames tells which files that a write is refused to are among the names that git lists of what it holds: hooks,
// agents' settings, what other tools run.
func KeptNames(a *access.Judge, v *option.Invocation) (taint.Origin, *taint.Files) {
	j := &Judge{Judge: a}
	_, sub := v.Words()
	words := v.Operands
	switch {
	case j.World.Git == nil || j.Wrap.Remote || j.State.Cwd == "":
		return 0, nil
	case sub == "grep":
		if len(words) > 0 && !v.Has("-e") {
			words = words[1:]
		}
	case sub != "ls-files" || v.Gave(listsFew...):
		return 0, nil
	}
	texts := access.NewSearch(&j.Folders, v, sub == "grep")
	specs := access.Pathspecs{Judge: a, Words: words}
	links := access.NamesLinks
	if sub == "grep" {
		links = access.NoLinks // it looks into what git holds: the link's own text
	}
	return access.KeptNames{Folders: &j.Folders, Links: links}.Among([]taint.Word{{}}, func(at, printed string) bool {
		if slices.Contains(strings.Split(printed, "/"), ".git") || !specs.Take(at) {
			return false
		}
		_, held := j.World.Committed(at)
		_, _, link := j.World.Git.Link(path.Dir(at), "HEAD", at)
		return (held || link || j.staged(at)) && texts(at)
	})
}

// staged reports a file that the index holds and HEAD does not.
func (j *Judge) staged(at string) bool {
	files, ok := j.World.Git.Uncommitted(at, place.Limit)
	return !ok || slices.Contains(files, at)
}
