package gemini

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	jsonv2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"guard/control/hook"
	"guard/locale"
	"guard/policy"
)

// Hook is guard's hook in Gemini's own terminal. Its calls have no ids; hooks of
// other extensions run behind guard's and may rewrite a call (seen in 0.61.0).
var Hook = hook.Hook{
	Name: "gemini", Read: readHook, Answer: answerHook, Context: hook.Context, Replace: replaceResult,
	RewritesCalls: true, HidesReplaced: true,
	NotesFolder: ".gemini/tmp", Notes: ownNotes,
	Dialog: showsDialog,
}

// hookInput is what Gemini CLI writes to a hook's standard input (seen in 0.61).
type hookInput struct {
	SessionID string         `json:"session_id"`
	Cwd       string         `json:"cwd"`
	Event     string         `json:"hook_event_name"`
	Prompt    string         `json:"prompt"`
	ToolName  string         `json:"tool_name"`
	ToolInput jsontext.Value `json:"tool_input"` // a tool's own, whole
	Response  jsontext.Value `json:"tool_response"`
	Details   struct {       // of a dialog
		Command string `json:"command"`
		File    string `json:"filePath"`
	} `json:"details"`
	MCP *struct {
		Server string `json:"server_name"`
		Tool   string `json:"tool_name"`
	} `json:"mcp_context"`
}

// readHook reads an event of Gemini CLI's. Its calls have no id: what a result
// belongs to is told by its key, which is of session, tool and exact input.
func readHook(stdin []byte) (hook.Event, error) {
	var in hookInput
	if err := hook.Decode(stdin, &in); err != nil {
		return hook.Event{}, err
	}
	e := hook.Event{Session: in.SessionID, Name: in.Event}
	switch in.Event {
	case "BeforeTool":
	case "AfterTool":
		e.Kind = hook.Result
		e.Output, e.Exit = hookResult(in)
		e.Runs = strings.HasPrefix(e.Output, movedToBackground)
		e.Planning = planning(in.ToolName, e.Output)
	case "Notification": // Gemini has no other than that of its permission dialog
		e.Kind, e.About = hook.DialogShown, in.Details.Command+in.Details.File
		return e, nil
	case "SessionStart":
		e.Kind, e.Begins = hook.SessionStarted, true
		return e, nil
	case "BeforeAgent":
		e.Kind, e.Prompt = hook.SessionStarted, in.Prompt
		return e, nil
	case "SessionEnd":
		e.Kind = hook.Ended
		return e, nil
	default:
		return hook.Event{}, hook.UnknownEvent(in.Event)
	}
	if in.ToolName == "" || in.SessionID == "" || in.Cwd == "" {
		return hook.Event{}, locale.Errorf("a %s event without the tool's name, the session or the folder", in.Event)
	}
	e.Request = hookRequest(in)
	e.CallKey, e.Tool = hook.CallKey(in.SessionID, in.Cwd, in.ToolName, hook.Canonical(in.ToolInput)), in.ToolName
	return e, nil
}

// hookResult is what a tool gave, and the exit status of a command.
func hookResult(in hookInput) (output string, exit *int) {
	var r struct {
		Content jsontext.Value `json:"llmContent"`
		Error   *struct {
			Message string `json:"message"`
		} `json:"error"`
	}
	if jsonv2.Unmarshal(in.Response, &r) != nil {
		return string(in.Response), nil
	}
	if jsonv2.Unmarshal(r.Content, &output) != nil {
		output = string(r.Content) // parts: images and the like
	}
	if r.Error != nil && output == "" {
		output = r.Error.Message
	}
	if Tools[in.ToolName].Is != policy.Shell || r.Error != nil {
		return output, nil
	}
	return output, exitStatus(output)
}

// movedToBackground begins the result of a command that goes on running.
const movedToBackground = "Command moved to background"

// exitStatus reads the lines that Gemini's shell tool puts behind a command's
// output: "Exit Code: N" is left out for 0, and there is none of a command that
// was killed, cancelled or sent to the background.
func exitStatus(output string) (exit *int) {
	n := 0
	lines := strings.Split(strings.TrimPrefix(output, "<untrusted_context>\n"), "\n")
	if !strings.HasPrefix(lines[0], "Output: ") {
		return nil
	}
	for _, line := range slices.Backward(lines) {
		switch name, value, _ := strings.Cut(line, ": "); name {
		case "</untrusted_context>", "Process Group PGID", "Background PIDs":
		case "Signal":
			return nil
		case "Exit Code":
			if _, err := fmt.Sscan(value, &n); err != nil {
				return nil
			}
			return &n
		default:
			return &n
		}
	}
	return &n
}

// answerHook is what the hook writes to standard output. A Call that is
// allowed needs no word; one that is handed over has Gemini ask, in a dialog
// that shows the words. A refusal reaches the model with its reason, and the
// person as a line on their screen, without which it would leave no trace
// there; a cancel also ends the turn.
func answerHook(_ hook.Kind, out policy.Outcome) []byte {
	if out.Allowed() {
		return nil
	}
	if out.Delegated() {
		b, _ := json.Marshal(map[string]any{"decision": "ask", "systemMessage": out.Reason})
		return append(b, '\n')
	}
	reason := locale.Fill("guard: refused: {0}", out.Reason)
	answer := map[string]any{"decision": "deny", "reason": reason, "systemMessage": reason}
	if out.Cancelled() {
		answer["continue"], answer["stopReason"] = false, reason
	}
	b, _ := json.Marshal(answer)
	return append(b, '\n')
}
