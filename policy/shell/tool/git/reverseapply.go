package git

import (
	"slices"
	"strings"

	"guard/policy/shell/effect"
	"guard/policy/shell/option"
)

// backwards judges git diff | git apply -R: the tracked files become as the index has them, as by git checkout -- .
// (git-apply(1)). What the patch names nobody can see before it runs, but it can name nothing else.
type backwards struct{ *Judge }

// plainDiff are options of git diff with which its patch is still all that changed, for git apply to read.
var plainDiff = strings.Fields("-p --patch --binary --full-index --no-color --no-ext-diff")

// shown is the folder of a git diff of the work tree against the index; empty: it is another.
func (j backwards) shown(v *option.Invocation) string {
	if v.Name == "git diff" && onlyOptions(v, plainDiff) && (v.Rest == 0 || len(v.Operands) == 0) {
		return j.State.Cwd
	}
	return ""
}

// takes reports a git apply that takes such a patch back, from its input or a file that the line has just put it into.
func (j backwards) takes(c *effect.Call, v *option.Invocation) bool {
	if v.Name != "git apply" || j.State.Cwd == "" || !v.Has("-R", "--reverse") || !onlyOptions(v, reverses) {
		return false
	}
	switch {
	case len(v.Operands) == 0 || len(v.Operands) == 1 && v.Operands[0].Text == "-":
		return c.In.Diff == j.State.Cwd
	case len(v.Operands) == 1 && v.Operands[0].Known():
		return j.Diff.In(j.Place(v.Operands[0]).Path, j.Out.Commands) == j.State.Cwd
	}
	return false
}

// reverses are options of git apply with which it changes the work tree alone, by the names in the patch.
var reverses = strings.Fields("-R --reverse -v --verbose -q --quiet")

// judge judges it.
func (j backwards) judge(c *effect.Call, v *option.Invocation) {
	for _, a := range v.Operands {
		j.Reads(c, a)
	}
	j.throwsAway(c, v, nil, true)
	j.BlindsAll() // which of them change is not known
}

// onlyOptions reports a command of a repository's own, with no options but those of a list.
func onlyOptions(v *option.Invocation, allowed []string) bool {
	return len(v.Chain) == 2 && len(v.Unknown)+len(v.Unlisted) == 0 && v.Number == "" &&
		!slices.ContainsFunc(v.Used, func(u option.Used) bool { return !slices.Contains(allowed, u.Name) })
}
