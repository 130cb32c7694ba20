package project

import (
	"path"
	"slices"

	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/source"
	"guard/policy/shell/table"
)

// testsOfPackage judges the tests of a package of Go once more from where they run, which is the package's own folder
// (go help test, Go 1.26): what they name lies elsewhere than it does for who starts them.
func testsOfPackage(j *Judge, c *effect.Call, t *source.ProgramText, v *option.Invocation, file string) {
	first, sub := v.Words()
	dir := path.Dir(file)
	if path.Ext(file) != ".go" || dir == j.State.Cwd || !table.HasWord("gotestsum ginkgo", first) &&
		(first != "go" || sub != "test") {
		return
	}
	cwd, reviewed := j.State.Cwd, j.Reviewed
	j.State.Cwd = dir
	j.Reviewed = slices.DeleteFunc(slices.Clone(reviewed), func(one string) bool { return one == file })
	j.StartsFile(c, t, v.Name, file)
	j.State.Cwd, j.Reviewed = cwd, reviewed
}
