package control

import (
	"errors"
	"path/filepath"
	"strings"

	"guard/control/hook"
	"guard/policy"
)

// completed is a call as guard judges it, with what the agent's hook alone does not tell.
func (h *HookBroker) completed(known *hook.Hook, e hook.Event) policy.Request {
	call := e.Request
	call.CallKey = e.CallKey
	h.toRealHome(&call)
	h.ownNotes(known, &call)
	return call
}

// toRealHome turns paths below the agent's home overlay into the paths of the real
// home that they stand for. Others that lie in guard's own folder are guard's own.
func (h *HookBroker) toRealHome(r *policy.Request) {
	overlay, home := h.p.HomeOverlay[0], h.p.HomeOverlay[1]
	if overlay == "" {
		return
	}
	turn := func(path *string) {
		if rest, below := strings.CutPrefix(filepath.Clean(*path), overlay+"/"); below {
			*path = filepath.Join(home, rest)
		}
	}
	for i := range r.Paths {
		turn(&r.Paths[i])
	}
	for i := range r.Edits {
		turn(&r.Edits[i].Path)
	}
}

// maxOld is how much of a file that a call would replace is read, in bytes.
const maxOld = 16 << 20

// showOld adds what a whole new file would replace, which the hook does not
// tell: seen by the person and by policy, as ACP shows it.
func (h *HookBroker) showOld(r *policy.Request) {
	for i, c := range r.Edits {
		if c.Old != nil || c.New == nil {
			continue
		}
		if old, err := h.old(r, c.Path); err == nil {
			r.Edits[i].Old = &old
		}
	}
}

var errNoDisk = errors.New("guard looks at no disk")

// old is what stands in a file that a call names.
func (h *HookBroker) old(r *policy.Request, path string) (string, error) {
	if h.p.Disk == nil {
		return "", errNoDisk
	}
	text, err := h.p.Disk().ReadFile(against(r.Cwd, path), maxOld)
	return string(text), err
}
