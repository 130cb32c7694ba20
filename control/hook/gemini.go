package hook

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"strings"

	jsonv2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"guard/policy"
)

// geminiInput is what Gemini CLI writes to a hook's standard input (seen in 0.61).
type geminiInput struct {
	SessionID string         `json:"session_id"`
	Cwd       string         `json:"cwd"`
	Event     string         `json:"hook_event_name"`
	Prompt    string         `json:"prompt"`
	ToolName  string         `json:"tool_name"`
	ToolInput jsontext.Value `json:"tool_input"` // a tool's own, whole
	Response  jsontext.Value `json:"tool_response"`
	MCP       *struct {
		Server string `json:"server_name"`
		Tool   string `json:"tool_name"`
	} `json:"mcp_context"`
}

// Gemini reads an event of Gemini CLI's. Its calls have no id: what a result
// belongs to is told by Twin, which is of session, tool and exact input.
func Gemini(stdin []byte) (Event, error) {
	var in geminiInput
	if err := jsonv2.Unmarshal(stdin, &in); err != nil {
		return Event{}, fmt.Errorf("the hook's input cannot be read with certainty: %w", err)
	}
	e := Event{Session: in.SessionID}
	switch in.Event {
	case "BeforeTool":
	case "AfterTool":
		e.Kind = Result
		e.Output, e.Exit = geminiResult(in.Response)
	case "SessionStart":
		e.Kind = Alive
		return e, nil
	case "BeforeAgent":
		e.Kind, e.Prompt = Alive, in.Prompt
		return e, nil
	case "SessionEnd":
		e.Kind = Ended
		return e, nil
	default:
		return Event{}, fmt.Errorf("an event %q that guard does not know", in.Event)
	}
	if in.ToolName == "" || in.SessionID == "" || in.Cwd == "" {
		return Event{}, fmt.Errorf("a %s event without the tool's name, the session or the folder", in.Event)
	}
	e.Request = geminiRequest(in)
	e.Twin = geminiTwin(in)
	return e, nil
}

// geminiTwin hashes what a call is: a written file's text would be kept whole
// otherwise.
func geminiTwin(in geminiInput) string {
	input := in.ToolInput.Clone()
	_ = input.Canonicalize() // as it came, if it cannot be: then it differs, which is refused
	sum := sha256.Sum256([]byte(strings.Join([]string{in.SessionID, in.Cwd, in.ToolName, string(input)}, "\x00")))
	return hex.EncodeToString(sum[:])
}

// geminiResult is what a tool gave, and its exit status where it tells one.
func geminiResult(response jsontext.Value) (output string, exit *int) {
	var r struct {
		Content jsontext.Value `json:"llmContent"`
		Error   *struct {
			Message string `json:"message"`
		} `json:"error"`
	}
	if jsonv2.Unmarshal(response, &r) != nil {
		return string(response), nil
	}
	if jsonv2.Unmarshal(r.Content, &output) != nil {
		output = string(r.Content) // parts: images and the like
	}
	if r.Error != nil && output == "" {
		output = r.Error.Message
	}
	return output, geminiExit(output)
}

// geminiExit reads the line "Exit Code: N" that Gemini's shell tool puts behind
// the command's output. The last one counts: output stands before it.
func geminiExit(output string) (exit *int) {
	at := strings.LastIndex(output, "\nExit Code: ")
	if at < 0 {
		return nil
	}
	var n int
	if _, err := fmt.Sscanf(output[at:], "\nExit Code: %d", &n); err != nil {
		return nil
	}
	return &n
}

// GeminiAnswer is what the hook writes to standard output. A Call that is
// allowed needs no word. A refusal reaches the model with its reason, and the
// person as a line on their screen, without which it would leave no trace
// there; a cancel also ends the turn.
func GeminiAnswer(out policy.Outcome) []byte {
	if out.Allowed {
		return nil
	}
	reason := "guard: refused: " + out.Reason
	answer := map[string]any{"decision": "deny", "reason": reason, "systemMessage": reason}
	if out.Cancelled {
		answer["continue"], answer["stopReason"] = false, reason
	}
	b, _ := json.Marshal(answer)
	return append(b, '\n')
}
