package control

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"os"
	"syscall"

	"guard/control/hook"
	"guard/locale"
	"guard/policy"
)

// codexDialog is Codex's own dialog. Its hook cannot have Codex ask (an "ask" of
// PreToolUse lets the call run): guard can only let Codex go on where it is sure
// that Codex asks next, and says so by PermissionRequest.
func (h *HookDesk) codexDialog(e hook.Event) *ownDialog {
	if h.Dialog == nil {
		return nil
	}
	return h.dialogFor(e, e.Request, func() error {
		switch r := &e.Request; {
		case e.Twin == "" || r.Partial || r.Tool != policy.Shell && r.Tool != policy.Edit && r.Tool != policy.Delete && r.Tool != policy.Move:
			return locale.Errorf("codex may run %s without a dialog", e.Tool)
		case e.Tool == "Bash" && r.Tool != policy.Shell:
			return errNoResult
		case h.handed.edited(e):
			return errEditedBefore
		}
		return codexAsks(e)
	})
}

// errNoResult: PostToolUse does not come for a patch through the shell (seen in 0.169.0).
var errNoResult = locale.New("codex does not tell whether a patch through its shell was made")

var errEditedBefore = locale.New("codex may have been told not to ask about this file again")

// codexLeave answers Codex where it is about to ask: a call that was left to its dialog has the dialog
// now, and one that its hook told of for the first time may have it.
func (h *HookDesk) codexLeave(ctx context.Context, e hook.Event) policy.Outcome {
	if c := h.handed.leave(e.Twin); c != nil {
		return policy.Outcome{Handed: true, Reason: c.words, Verdict: c.q.asked.Verdict}
	}
	return h.leave(ctx, e.Request, e.Twin, h.codexDialog(e))
}

// leave marks the call that Codex now asks about; it may ask once more, to run it without its sandbox.
func (h *handed) leave(twin string) *handedCall {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, c := range h.calls {
		if c.twin == twin && twin != "" {
			c.shown = true
			return c
		}
	}
	return nil
}

// edited reports whether a file of a call has been edited before, after a dialog.
func (h *handed) edited(e hook.Event) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, path := range e.Request.Paths {
		if h.files[e.Session+"\x00"+against(e.Request.Cwd, path)] {
			return true
		}
	}
	return false
}

// edit remembers the files of a call that was left to a dialog: Codex then asks no more about them if it
// is told so, although its PermissionRequest comes (seen in 0.169.0).
func (h *handed) edit(e hook.Event) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.files == nil {
		h.files = map[string]bool{}
	}
	for _, path := range e.Request.Paths {
		h.files[e.Session+"\x00"+against(e.Request.Cwd, path)] = true
	}
}

// maxTranscript is how much of a session Codex may have kept, in bytes, for guard to look into it.
const maxTranscript = 64 << 20

// codexAsks says why Codex may not ask about a call. In the approval policy "untrusted" it asks about
// every one (seen in 0.169.0: also ls); which policy a turn has stands in the session that it keeps,
// before the first call of the turn. The person can change it by a command.
func codexAsks(e hook.Event) error {
	f, err := os.OpenFile(e.Transcript, os.O_RDONLY|syscall.O_NONBLOCK, 0) // a named pipe would hold the hook up
	if err != nil {
		return locale.Errorf("whether codex asks is not known: %w", err)
	}
	defer f.Close()
	if info, err := f.Stat(); err != nil || !info.Mode().IsRegular() {
		return locale.New("whether codex asks is not known: the session that it keeps cannot be read")
	}
	all, err := io.ReadAll(io.LimitReader(f, maxTranscript+1))
	if err != nil || len(all) > maxTranscript {
		return locale.New("whether codex asks is not known: the session that it keeps cannot be read")
	}
	for len(all) > 0 {
		i := bytes.LastIndexByte(bytes.TrimRight(all, "\n"), '\n')
		line := all[i+1:]
		all = all[:i+1]
		if !bytes.Contains(line, []byte("turn_context")) {
			continue
		}
		var kept struct {
			Type    string `json:"type"`
			Payload struct {
				Turn     string          `json:"turn_id"`
				Approval json.RawMessage `json:"approval_policy"`
				Reviewer string          `json:"approvals_reviewer"`
			} `json:"payload"`
		}
		if json.Unmarshal(line, &kept) != nil || kept.Type != "turn_context" {
			continue
		}
		if kept.Payload.Turn == e.Turn && e.Turn != "" && string(kept.Payload.Approval) == `"untrusted"` && kept.Payload.Reviewer == "user" {
			return nil
		}
		break
	}
	return locale.New("codex asks about some calls only in this turn")
}
