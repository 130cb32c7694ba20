package control

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"guard/policy"
)

// ownNotes marks what touches nothing but Gemini's own notes in its folder for
// temporary things (seen in 0.61): an output that was too long for the model is
// saved there, for it to read; plans are written there, in plan mode. All else in
// that folder is Gemini's settings to policy, or lies outside the workspace.
func (h *HookDesk) ownNotes(r *policy.Request) {
	if len(r.Paths) != 1 || h.p.StandIn[1] == "" {
		return
	}
	tmp := filepath.Join(h.p.StandIn[1], ".gemini", "tmp")
	rel, below := strings.CutPrefix(filepath.Clean(r.Paths[0]), tmp+"/")
	parts := strings.Split(rel, "/") // of PROJECT/tool-outputs/… and PROJECT/SESSION/plans/….md
	switch {
	case !below || !straight(tmp, rel):
	case r.Tool == policy.Read && len(parts) > 2 && parts[1] == "tool-outputs",
		r.Tool == policy.Edit && len(parts) == 4 && parts[2] == "plans" && filepath.Ext(rel) == ".md":
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
