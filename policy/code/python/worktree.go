package python

import (
	"strings"

	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// worktree says which calls put what git holds over the files of a work tree, as git commands that do the same:
// GitPython 3.1 (IndexFile.reset and checkout, Head.checkout), dulwich 0.22 (porcelain.checkout,
// Repo.reset_index). No other library has a reset with working_tree.
var worktree = []row{
	{call.None, "1=working_tree", resetsTree, "git.Repo().index.reset"},
	{call.None, "9=working_tree", resetsTree, "?.reset"},
	{call.None, "1=force", checksIndexOut, "git.Repo().index.checkout"},
	{call.None, "0=force", checksOut, "?.checkout"},
	{call.None, "", library.Command("git", "reset", "--hard"),
		"dulwich.repo.Repo().reset_index dulwich.Repo().reset_index " +
			"dulwich.repo.Repo().get_worktree().reset_index"},
}

// resetsTree handles reset(commit, …, working_tree=True, paths=…).
func resetsTree(r *call.Calls, c *call.Call) value.Value {
	words := "reset --hard"
	paths, some := c.Key("paths")
	if some && !value.IsFalse(paths) {
		words = "checkout HEAD --"
	} else if v, ok := library.FirstOf(c, 0, "commit"); ok && v.IsText() {
		paths = v
	}
	return overTree(r, c, c.Rule.Picks[0].At, words, paths)
}

// checksIndexOut handles index.checkout(paths, force=True).
func checksIndexOut(r *call.Calls, c *call.Call) value.Value {
	paths, some := library.FirstOf(c, 0, "paths")
	if !some || value.IsFalse(paths) {
		paths = value.Text(".")
	}
	return overTree(r, c, 1, "checkout --", paths)
}

// checksOut handles checkout(force=True) of a branch; other things that have a checkout do not take True alone.
func checksOut(r *call.Calls, c *call.Call) value.Value {
	at := -1
	if len(c.Pos) == 1 && r.Imported["git"] && value.IsTrue(c.Pos[0]) {
		at = 0
	}
	return overTree(r, c, at, "checkout --force", value.Value{})
}

// overTree notes the git command that a call stands for, where its option, by position or by name, is not false.
func overTree(r *call.Calls, c *call.Call, at int, words string, paths value.Value) value.Value {
	r.NotFollowed(c)
	v, given := c.Arg(at, c.Rule.Picks[0].Keyword)
	if !given || value.IsFalse(v) {
		return r.Result(c)
	}
	var rest []value.Value
	for word := range strings.FieldsSeq(words) {
		rest = append(rest, value.Text(word))
	}
	for _, p := range r.Elements(paths) {
		if p.Kind != value.Unknown || strings.HasSuffix(words, "--") {
			rest = append(rest, p)
		}
	}
	r.Command(c.Name, nil, value.Text("git"), rest...)
	return r.Result(c)
}
