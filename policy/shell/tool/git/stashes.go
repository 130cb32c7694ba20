package git

import (
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// bringsBefore notes what a stash leaves behind: each file that it takes is as HEAD has it, or the index
// (git-stash(1), "push").
func bringsBefore(j *Judge, v *option.Invocation) {
	paths := v.Operands
	switch v.Name {
	case "git stash", "git stash push":
	case "git stash save": // its words are a message
		paths = nil
	default:
		return
	}
	if j.World.Git == nil || j.Wrap.Remote || j.State.Cwd == "" {
		return
	}
	if v.Has("-k", "--keep-index") {
		j.BringsIndex(paths, taint.Word{})
		return
	}
	j.Bring(files.BroughtTree{Folder: j.State.Cwd, TreeChange: files.TreeChange{To: "HEAD"}, Paths: paths,
		Guess: v.Has("-p", "--patch", "-S", "--staged", "--pathspec-from-file")})
}
