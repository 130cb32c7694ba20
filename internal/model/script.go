package model

import (
	"bytes"
	"encoding/json"
	"fmt"
	"regexp"
)

// Step is what the model does in a turn, or one of several things at once. Exactly one of Sh, Write,
// Patch, Call, Custom and Text is set; what an agent has no such call for becomes a text that says so.
type Step struct {
	Sh     string          `json:"sh,omitempty"`     // a shell command
	Write  []string        `json:"write,omitempty"`  // path and content (Gemini, Claude)
	Patch  string          `json:"patch,omitempty"`  // in apply_patch's format (Codex)
	Call   string          `json:"call,omitempty"`   // any function by name, with Args
	Custom string          `json:"custom,omitempty"` // a custom tool by name, with Input (Codex)
	Text   string          `json:"text,omitempty"`   // said to the person; ends the turn
	Args   json.RawMessage `json:"args,omitempty"`
	Input  string          `json:"input,omitempty"`
	Why    string          `json:"why,omitempty"`   // Gemini's description of a shell command
	Extra  map[string]any  `json:"extra,omitempty"` // more arguments of a shell command
}

// Sh runs a shell command.
func Sh(command string) Step { return Step{Sh: command} }

// Escalated runs a shell command outside Codex's sandbox, which Codex asks for.
func Escalated(command string) Step {
	return Step{Sh: command, Extra: map[string]any{"sandbox_permissions": "require_escalated",
		"justification": "need it"}}
}

// Write writes a file.
func Write(path, content string) Step { return Step{Write: []string{path, content}} }

// Patch applies a patch in Codex's format.
func Patch(patch string) Step { return Step{Patch: patch} }

// Call calls a function; args is anything that marshals to a JSON object.
func Call(name string, args any) Step {
	b, err := json.Marshal(args)
	if err != nil {
		panic(fmt.Sprintf("model: arguments of %s: %v", name, err))
	}
	return Step{Call: name, Args: b}
}

// Say ends the turn with a text.
func Say(text string) Step { return Step{Text: text} }

// turn is the steps of one turn. In a script it is one object, or an array of parallel calls.
type turn []Step

func (t *turn) UnmarshalJSON(b []byte) error {
	if bytes.HasPrefix(b, []byte{'['}) {
		return json.Unmarshal(b, (*[]Step)(t))
	}
	*t = make(turn, 1)
	return json.Unmarshal(b, &(*t)[0])
}

// Prompt writes a script as a prompt, `@@[…]@@`: each argument is a turn, a [Step] or a []Step made in
// parallel. After the last one the model says "done".
func Prompt(turns ...any) string {
	for i, t := range turns {
		switch t.(type) {
		case Step, []Step:
		default:
			panic(fmt.Sprintf("model: turn %d is a %T, not a Step or []Step", i, t))
		}
	}
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false) // the prompt is read by people, in records and in dialogs
	if err := e.Encode(turns); err != nil {
		panic(fmt.Sprintf("model: script: %v", err))
	}
	return "@@" + string(bytes.TrimSpace(b.Bytes())) + "@@"
}

var scripted = regexp.MustCompile(`(?s)@@(\[.*?\])@@`)

// script finds the last script in a text.
func script(text string) (turns []turn, found bool) {
	all := scripted.FindAllStringSubmatch(text, -1)
	if len(all) == 0 {
		return nil, false
	}
	err := json.Unmarshal([]byte(all[len(all)-1][1]), &turns)
	return turns, err == nil
}

// at returns the steps of a turn, "done" past the end.
func at(turns []turn, n int) turn {
	if n < len(turns) {
		return turns[n]
	}
	return turn{Say("done")}
}
