package control

import (
	"cmp"
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
	if below && h.straight(folder, rel) && known.Notes(r.Tool, strings.Split(rel, "/")) {
		r.Tool, r.Name, r.Quiet = policy.Other, r.Raw, true
	}
}

// straight reports whether no link stands between a folder and what is below it.
func (h *HookBroker) straight(folder, rel string) bool {
	if h.p.Disk == nil {
		return false
	}
	real := h.RealPath(folder)
	return real != "" && h.RealPath(filepath.Join(folder, rel)) == filepath.Join(real, rel)
}
