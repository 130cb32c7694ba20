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
	case a.Event.CallKey == "" || r.Partial || !slices.Contains(askedTools, r.Tool):
		return locale.Errorf("codex may run %s without a dialog", a.Event.Tool)
	case a.Event.Tool == "Bash" && r.Tool != policy.Shell:
		return errNoResult
	// Codex then asks no more about the file if it is told so, although its PermissionRequest comes (seen in 0.169.0)
	case a.Edited:
		return errEditedBefore
	}
	return mayNotAskAbout(a.Event)
}

// askedTools are the kinds of Codex's own tools about which it asks.
var askedTools = []policy.Tool{policy.Shell, policy.Edit, policy.Delete, policy.Move}

// errNoResult: PostToolUse does not come for a patch through the shell (seen in 0.169.0).
var errNoResult = locale.New("codex does not tell whether a patch through its shell was made")

var errEditedBefore = locale.New("codex may have been told not to ask about this file again")

// maxTranscript is how much of a session Codex may have kept, in bytes, for guard to look into it.
const maxTranscript = 64 << 20

// mayNotAskAbout says why Codex may not ask about a call. In the approval policy "untrusted" it asks about
// every one (seen in 0.169.0: also ls); which policy a turn has stands in the session that it keeps,
// before the first call of the turn. The person can change it by a command.
func mayNotAskAbout(e hook.Event) error {
	all, err := readTranscript(e.Transcript)
	if err != nil {
		return err
	}
	turn, known := lastTurn(all)
	if known && turn.ID == e.Turn && e.Turn != "" && string(turn.Approval) == `"untrusted"` && turn.Reviewer == "user" {
		return nil
	}
	return locale.New("codex asks about some calls only in this turn")
}

// readTranscript reads the session that Codex keeps.
func readTranscript(path string) ([]byte, error) {
	f, err := os.OpenFile(path, os.O_RDONLY|syscall.O_NONBLOCK, 0) // a named pipe would hold the hook up
	if err != nil {
		return nil, locale.Errorf("whether codex asks is not known: %w", err)
	}
	defer f.Close()
	if info, err := f.Stat(); err != nil || !info.Mode().IsRegular() {
		return nil, locale.New("whether codex asks is not known: the session that it keeps cannot be read")
	}
	all, err := io.ReadAll(io.LimitReader(f, maxTranscript+1))
	if err != nil || len(all) > maxTranscript {
		return nil, locale.New("whether codex asks is not known: the session that it keeps cannot be read")
	}
	return all, nil
}

// turnContext is what a transcript says of a turn before its first call.
type turnContext struct {
	ID       string          `json:"turn_id"`
	Approval json.RawMessage `json:"approval_policy"` // a text, or an object
	Reviewer string          `json:"approvals_reviewer"`
}

// lastTurn is the last turn of a transcript; false: it tells of none.
func lastTurn(transcript []byte) (turnContext, bool) {
	for rest := transcript; len(rest) > 0; {
		start := bytes.LastIndexByte(bytes.TrimRight(rest, "\n"), '\n') + 1
		line := rest[start:]
		rest = rest[:start]
		if !bytes.Contains(line, []byte("turn_context")) {
			continue // not worth decoding
		}
		var kept struct {
			Type    string      `json:"type"`
			Payload turnContext `json:"payload"`
		}
		if json.Unmarshal(line, &kept) == nil && kept.Type == "turn_context" {
			return kept.Payload, true
		}
	}
	return turnContext{}, false
}
