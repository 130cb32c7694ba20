package codex

import (
	"bytes"
	"encoding/json"
	"io"
	"os"
	"slices"
	"syscall"

	"guard/control/hook"
	"guard/locale"
	"guard/policy"
)

// showsDialog says why Codex may not show its own dialog for a call. Its hook cannot
// have Codex ask (an "ask" of PreToolUse lets the call run): guard can only let Codex
// go on where it is sure that Codex asks next, and says so by PermissionRequest.
func showsDialog(a hook.OwnDialogCall) error {
	switch r := &a.Event.Request; {
	case a.Event.CallKey == "" || r.Partial || !slices.Contains(asking, r.Tool):
		return locale.Errorf("codex may run %s without a dialog", a.Event.Tool)
	case a.Event.Tool == "Bash" && r.Tool != policy.Shell:
		return errNoResult
	// Codex then asks no more about the file if it is told so, although its PermissionRequest comes (seen in 0.169.0)
	case a.Edited:
		return errEditedBefore
	}
	return asksAboutAll(a.Event)
}

// asking is what Codex's own tools are that ask.
var asking = []policy.Tool{policy.Shell, policy.Edit, policy.Delete, policy.Move}

// errNoResult: PostToolUse does not come for a patch through the shell (seen in 0.169.0).
var errNoResult = locale.New("codex does not tell whether a patch through its shell was made")

var errEditedBefore = locale.New("codex may have been told not to ask about this file again")

// maxTranscript is how much of a session Codex may have kept, in bytes, for guard to look into it.
const maxTranscript = 64 << 20

// asksAboutAll says why Codex may not ask about a call. In the approval policy "untrusted" it asks about
// every one (seen in 0.169.0: also ls); which policy a turn has stands in the session that it keeps,
// before the first call of the turn. The person can change it by a command.
func asksAboutAll(e hook.Event) error {
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
		if kept.Payload.Turn == e.Turn && e.Turn != "" && string(kept.Payload.Approval) == `"untrusted"` &&
			kept.Payload.Reviewer == "user" {
			return nil
		}
		break
	}
	return locale.New("codex asks about some calls only in this turn")
}
