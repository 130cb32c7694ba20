package control

import (
	"cmp"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"guard/control/hook"
	"guard/policy"
)

// ownNotes marks what touches nothing but the agent's own notes, as its hook's
// contract tells them: all else in that folder is the agent's settings to policy, or
// lies outside the workspace. A path with a link in it is never one of them.
func (h *HookBroker) ownNotes(known *hook.Hook, r *policy.Request) {
	home := cmp.Or(h.p.HomeOverlay[1], h.p.World.Home)
	if known.Notes == nil || known.NotesFolder == "" || len(r.Paths) != 1 || home == "" {
		return
	}
	folder := filepath.Join(home, known.NotesFolder)
	rel, below := strings.CutPrefix(filepath.Clean(r.Paths[0]), folder+"/")
	if below && straight(folder, rel) && known.Notes(r.Tool, strings.Split(rel, "/")) {
		r.Tool, r.Name, r.Quiet = policy.Other, r.Raw, true
	}
}

// straight reports whether no link stands between a folder and what is below it.
func straight(folder, rel string) bool {
	real, err := filepath.EvalSymlinks(folder)
	if err != nil {
		return false
	}
	parent, err := filepath.EvalSymlinks(filepath.Dir(filepath.Join(folder, rel)))
	if err != nil || parent != filepath.Dir(filepath.Join(real, rel)) {
		return false
	}
	info, err := os.Lstat(filepath.Join(real, rel))
	return os.IsNotExist(err) || err == nil && info.Mode().Type() != fs.ModeSymlink
}
