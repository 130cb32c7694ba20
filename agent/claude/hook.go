package claude

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"strings"

	jsonv2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"guard/control/hook"
	"guard/locale"
	"guard/policy"
)

// Hook is guard's hook in Claude, in its terminal, headless and behind the adapter. A
// hook that fails or is killed refuses its call (onFailure, 2.1.330, seen), and a person
// who interrupts the turn has Claude end the hooks that wait. Hooks of others run beside
// guard's, and may rewrite a call: its result tells what ran (seen).
var Hook = hook.Hook{
	Name: "claude", Read: readHook, Answer: answerHook, Context: hook.Context, Replace: replaceResult,
	RewritesCalls: true, EndsHooks: true, HidesReplaced: true, AsksByOwnRules: true,
	NotesFolder: ".claude", Notes: ownNotes,
}

// ownNotes: plans are written there in plan mode, and an output that was too long for the
// model is saved there, for it to read (2.1.330).
func ownNotes(tool policy.Tool, parts []string) bool {
	switch tool {
	case policy.Edit: // plans/NAME.md
		return len(parts) == 2 && parts[0] == "plans" && filepath.Ext(parts[1]) == ".md"
	case policy.Read: // also projects/FOLDER/SESSION/tool-results/…
		return len(parts) == 2 && parts[0] == "plans" ||
			len(parts) > 4 && parts[0] == "projects" && parts[3] == "tool-results"
	}
	return false
}

// hookInput is what Claude writes to a hook's standard input (seen in 2.1.330).
type hookInput struct {
	SessionID string         `json:"session_id"`
	Cwd       string         `json:"cwd"`
	Event     string         `json:"hook_event_name"`
	Prompt    string         `json:"prompt"`
	ToolName  string         `json:"tool_name"`
	ToolInput jsontext.Value `json:"tool_input"` // a tool's own, of any shape
	ToolUseID string         `json:"tool_use_id"`
	AgentID   string         `json:"agent_id"` // of a sub-agent
	Response  jsontext.Value `json:"tool_response"`
	Failure   string         `json:"error"` // of a call that ran and failed
	MCP       struct {
		Name string `json:"name"`
	} `json:"mcp_server"`
}

func readHook(stdin []byte) (hook.Event, error) {
	var in hookInput
	if err := hook.Decode(stdin, &in); err != nil {
		return hook.Event{}, err
	}
	e := hook.Event{Session: in.SessionID, Name: in.Event}
	switch in.Event {
	case "PreToolUse":
	case "PermissionRequest":
		e.Kind = hook.Approval
	case "PostToolUse", "PostToolUseFailure":
		e.Kind = hook.Result
		e.Output, e.Exit, e.Runs = hookResult(in)
	case "SessionStart":
		e.Kind, e.Begins = hook.SessionStarted, true
		return e, nil
	case "UserPromptSubmit":
		e.Kind, e.Prompt = hook.SessionStarted, in.Prompt
		return e, nil
	case "Stop", "SessionEnd":
		e.Kind = hook.Ended
		return e, nil
	default:
		return hook.Event{}, hook.UnknownEvent(in.Event)
	}
	if in.ToolName == "" || in.SessionID == "" || in.Cwd == "" {
		return hook.Event{}, locale.Errorf("a %s event without the tool's name, the session or the folder", in.Event)
	}
	e.Request = hookRequest(in)
	e.CallKey, e.Tool = callKey(in), in.ToolName
	return e, nil
}

// callKey is what all events of one call have in common: the session, the tool and its
// input. PermissionRequest has no tool_use_id, and the folder of a result is the one that
// the command went to (seen). What the person answers to a question is put into its input.
func callKey(in hookInput) string {
	parts := []string{in.SessionID, in.ToolName}
	if !Tools[in.ToolName].Asks {
		parts = append(parts, hook.Canonical(in.ToolInput))
	}
	return hook.CallKey(parts...)
}

// hookResult is what a tool gave, and the exit status of a command: that of one that
// succeeded is not told, and is 0; of one that is still running in the background there
// is none.
func hookResult(in hookInput) (output string, exit *int, runs bool) {
	isCommand, status := Tools[in.ToolName].Is == policy.Shell, 0
	if in.Event == "PostToolUseFailure" {
		if _, err := fmt.Sscanf(in.Failure, "Exit code %d", &status); err == nil && isCommand {
			exit = &status
		}
		return in.Failure, exit, false
	}
	var ran struct {
		Stdout      string `json:"stdout"`
		Stderr      string `json:"stderr"`
		Interrupted bool   `json:"interrupted"`
		Background  string `json:"backgroundTaskId"`
	}
	if !isCommand || jsonv2.Unmarshal(in.Response, &ran) != nil {
		return string(in.Response), nil, false
	}
	if !ran.Interrupted && ran.Background == "" {
		exit = &status
	}
	return strings.TrimSuffix(ran.Stdout+"\n"+ran.Stderr, "\n"), exit, ran.Background != ""
}

// answerHook is what the hook writes to standard output. An allowed call is allowed in so
// many words, and Claude then asks only where the person's own rules, or plan mode, have
// it ask (seen); what is handed over is left to that. A refusal reaches the model with its
// reason; a cancel also ends the turn.
func answerHook(k hook.Kind, out policy.Outcome) []byte {
	var answer map[string]any
	reason := locale.Fill("guard: refused: {0}", out.Reason)
	switch {
	case out.Delegated() && !out.Allowed():
		return nil
	case k == hook.Approval && out.Allowed():
		answer = map[string]any{"decision": map[string]any{"behavior": "allow"}}
	case k == hook.Approval:
		answer = map[string]any{"decision": map[string]any{"behavior": "deny", "message": reason,
			"interrupt": out.Cancelled()}}
	case out.Allowed():
		answer = map[string]any{"permissionDecision": "allow"}
	default:
		answer = map[string]any{"permissionDecision": "deny", "permissionDecisionReason": reason}
	}
	whole := map[string]any{"hookSpecificOutput": answer}
	if answer["hookEventName"] = "PermissionRequest"; k == hook.Call {
		answer["hookEventName"] = "PreToolUse"
		if out.Cancelled() && !out.Allowed() {
			whole["continue"], whole["stopReason"] = false, reason
		}
	}
	b, _ := json.Marshal(whole)
	return append(b, '\n')
}
