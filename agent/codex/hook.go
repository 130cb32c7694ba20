package codex

import (
	"encoding/json"
	"path/filepath"
	"strings"

	jsonv2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"guard/control/hook"
	"guard/locale"
	"guard/policy"
)

// Hook is guard's hook in Codex, in its terminal, for an editor and behind an adapter.
// A person who interrupts the turn has Codex end the hooks that wait.
var Hook = hook.Hook{
	Name: "codex", Read: readHook, Answer: answerHook, Context: hook.Context, Replace: replaceResult,
	CallIDs: true, EndsHooks: true,
	Dialog: showsDialog,
}

// hookInput is what Codex 0.169 writes to a hook's standard input.
type hookInput struct {
	SessionID  string         `json:"session_id"`
	TurnID     string         `json:"turn_id"`
	Transcript string         `json:"transcript_path"`
	Cwd        string         `json:"cwd"`
	Event      string         `json:"hook_event_name"`
	Prompt     string         `json:"prompt"`
	ToolName   string         `json:"tool_name"`
	ToolInput  jsontext.Value `json:"tool_input"` // a tool's own, of any shape
	ToolUseID  string         `json:"tool_use_id"`
	AgentID    string         `json:"agent_id"` // of a subagent: the id of its thread (seen)
	Response   jsontext.Value `json:"tool_response"`
}

// readHook makes an event of Codex's input. What cannot be read with certainty is an error.
func readHook(stdin []byte) (hook.Event, error) {
	var in hookInput
	if err := hook.Decode(stdin, &in); err != nil {
		return hook.Event{}, err
	}
	e := hook.Event{Session: in.SessionID, Name: in.Event, Prompt: in.Prompt}
	switch in.Event {
	case "PreToolUse":
	case "PermissionRequest":
		e.Kind = hook.Approval
	case "SessionStart", "UserPromptSubmit":
		e.Kind, e.Begins = hook.SessionStarted, in.Event == "SessionStart"
		return e, nil
	case "PostToolUse":
		e.Kind, e.Output = hook.Result, string(in.Response)
	case "Stop":
		e.Kind = hook.Ended
		return e, nil
	default:
		return hook.Event{}, hook.UnknownEvent(in.Event)
	}
	if in.ToolName == "" || in.SessionID == "" {
		return hook.Event{}, locale.Errorf("a %s event without the tool's name or the session", in.Event)
	}
	e.Request = hookRequest(in)
	e.CallKey, e.Tool, e.Turn, e.Transcript = callKey(in), in.ToolName, in.TurnID, in.Transcript
	return e, nil
}

// callKey is what the two events of an escalated call have in common: session,
// turn, tool, and input but for the model's description, which only the second
// has (seen). The second has no tool_use_id.
//
// A patch that was sent through the shell is told as Bash first, and as
// apply_patch when leave is asked (seen in Zed's adapter 0.16): the patch itself
// is what they share.
func callKey(in hookInput) string {
	if patch, ok := patchOf(in); ok {
		return hook.CallKey(in.SessionID, in.TurnID, in.Cwd, "apply_patch", strings.TrimSpace(patch))
	}
	members := map[string]json.RawMessage{}
	if json.Unmarshal(in.ToolInput, &members) != nil {
		return ""
	}
	if in.ToolName == "Bash" {
		delete(members, "description")
	}
	rest, err := json.Marshal(members) // in the order of the names
	if err != nil {
		return ""
	}
	return hook.CallKey(in.SessionID, in.TurnID, in.Cwd, in.ToolName, string(rest))
}

func hookRequest(in hookInput) policy.Request {
	shell, partial := readShell(in.ToolInput)
	r := policy.Request{Channel: policy.ChannelHook, Session: in.SessionID, Call: in.ToolUseID, Thread: in.AgentID,
		Cwd: in.Cwd, Raw: shell.Command, Partial: partial}
	if in.ToolName == "Bash" { // also where the line is a patch
		if r.Cwd = shell.Workdir; !filepath.IsAbs(r.Cwd) {
			r.Cwd = filepath.Join(in.Cwd, r.Cwd)
		}
	}
	patch, isPatch := patchOf(in)
	switch {
	case isPatch:
		patched(&r, patch)
	case in.ToolName == "Bash":
		r.Tool, r.Command = policy.Shell, shell.Command
		r.Typed = true // by write_stdin, of which no hook tells (0.169, seen)
	case strings.HasPrefix(in.ToolName, "mcp__"):
		r.Tool, r.Args = policy.MCP, policy.Raw(in.ToolInput)
		r.Server, r.Name, _ = strings.Cut(strings.TrimPrefix(in.ToolName, "mcp__"), "__")
		r.Partial = strings.Contains("_"+r.Name, "__") // it may be parted in several ways
		r.Raw = r.Server + "." + r.Name
	case Tools[in.ToolName].Is == policy.Read:
		var image struct {
			Path string `json:"path"`
		}
		r.Tool, r.Raw = policy.Read, in.ToolName
		if r.Partial = jsonv2.Unmarshal(in.ToolInput, &image) != nil || image.Path == ""; !r.Partial {
			r.Paths, r.Raw = []string{image.Path}, in.ToolName+" "+image.Path
		}
	default:
		tool := Tools[in.ToolName]
		r.Tool, r.Name, r.Args, r.Raw = policy.Other, in.ToolName, policy.Raw(in.ToolInput), in.ToolName
		r.Quiet, r.Partial = tool.Quiet || tool.Asks, false
	}
	return r
}

// patchOf is the patch that a call applies, if that is all it does.
func patchOf(in hookInput) (patch string, ok bool) {
	shell, _ := readShell(in.ToolInput)
	switch in.ToolName {
	case "apply_patch":
		return shell.Command, true
	case "Bash":
		return patchInShell(shell.Command)
	}
	return "", false
}

// shellInput is the input of Codex's shell tool. Seen in 0.169: the command
// alone, with the model's description where leave is asked.
type shellInput struct {
	Command string         `json:"command"`
	Workdir string         `json:"workdir"`
	Why     jsontext.Value `json:"description"`
}

// readShell reads it. Partial if a member is there that could change what runs.
func readShell(input jsontext.Value) (in shellInput, partial bool) {
	partial = jsonv2.Unmarshal(input, &in, jsonv2.RejectUnknownMembers(true)) != nil
	if partial {
		in = shellInput{}
		_ = jsonv2.Unmarshal(input, &in)
	}
	return in, partial || in.Command == ""
}

// answerHook is what the hook writes to standard output. A Call that is allowed
// needs no word; a refusal reaches the model with its reason, and the turn
// continues. An Approval that is granted keeps Codex from asking anybody else; one
// that is handed over has Codex ask, below the words. "ask" for a Call would be
// leave to go on (0.169).
func answerHook(k hook.Kind, out policy.Outcome) []byte {
	reason := locale.Fill("guard: refused: {0}", out.Reason)
	var answer map[string]any
	switch {
	case k == hook.Approval && out.Delegated() && !out.Allowed():
		b, _ := json.Marshal(map[string]string{"systemMessage": out.Reason})
		return append(b, '\n')
	case k == hook.Call && out.Delegated() && !out.Allowed():
		return nil
	case k == hook.Approval && out.Allowed():
		answer = map[string]any{"hookEventName": "PermissionRequest",
			"decision": map[string]string{"behavior": "allow"}}
	case k == hook.Approval:
		answer = map[string]any{"hookEventName": "PermissionRequest",
			"decision": map[string]string{"behavior": "deny", "message": reason}}
	case out.Allowed():
		return nil
	default:
		answer = map[string]any{"hookEventName": "PreToolUse", "permissionDecision": "deny",
			"permissionDecisionReason": reason}
	}
	b, _ := json.Marshal(map[string]any{"hookSpecificOutput": answer})
	return append(b, '\n')
}
