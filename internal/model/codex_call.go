package model

import (
	"encoding/json"
	"fmt"
)

// tool is one that Codex offers: a function, a custom tool, or a namespace of more (MCP servers).
type tool struct {
	Type  string `json:"type"`
	Name  string `json:"name"`
	Tools []tool `json:"tools"`

	namespace string
}

// toolsOf is what a request offers, by name.
func toolsOf(r responsesRequest) map[string]tool {
	all := map[string]tool{}
	add := func(tools []tool) {
		for _, t := range tools {
			if t.Type != "namespace" {
				all[t.Name] = t
			}
			for _, inner := range t.Tools {
				inner.namespace = t.Name
				all[inner.Name] = inner
			}
		}
	}
	add(r.Tools)
	for _, it := range r.Input {
		if it.Type == "additional_tools" {
			add(it.Tools)
		}
	}
	return all
}

// message, outputText and call are output items of the Responses API.
type message struct {
	Type    string       `json:"type"`
	ID      string       `json:"id"`
	Role    string       `json:"role"`
	Status  string       `json:"status"`
	Content []outputText `json:"content"`
}

type outputText struct {
	Type        string `json:"type"`
	Text        string `json:"text"`
	Annotations []any  `json:"annotations"`
}

type call struct {
	Type      string  `json:"type"`
	ID        string  `json:"id"`
	CallID    string  `json:"call_id"`
	Name      string  `json:"name"`
	Namespace string  `json:"namespace,omitempty"`
	Arguments *string `json:"arguments,omitempty"`
	Input     *string `json:"input,omitempty"`
	Status    string  `json:"status"`
}

// codexOutput turns the steps of a turn into output items, in terms of the tools that this model
// version is offered.
func codexOutput(steps turn, tools map[string]tool, n int64) []any {
	output := []any{}
	for i, s := range steps {
		s = inTools(s, tools)
		id := fmt.Sprintf("%d_%d", n, i)
		switch {
		case s.Call != "":
			args := string(orEmpty(s.Args))
			output = append(output, call{"function_call", "fc_" + id, "call_" + id, s.Call, tools[s.Call].namespace,
				&args, nil, "completed"})
		case s.Custom != "":
			output = append(output, call{"custom_tool_call", "ct_" + id, "call_" + id, s.Custom, "", nil, &s.Input,
				"completed"})
		default:
			output = append(output, message{"message", "msg_" + id, "assistant", "completed",
				[]outputText{{"output_text", s.Text, []any{}}}})
		}
	}
	return output
}

// inTools puts a shell command or a patch into the tool that this Codex has for it. In code mode the
// only tool, exec, takes JavaScript.
func inTools(s Step, tools map[string]tool) Step {
	has := func(name string) bool { _, ok := tools[name]; return ok }
	switch {
	case s.Sh != "" && has("exec_command"):
		return Call("exec_command", with(s.Extra, "cmd", s.Sh))
	case s.Sh != "" && has("shell_command"):
		return Call("shell_command", with(s.Extra, "command", s.Sh))
	case s.Sh != "" && has("shell"):
		return Call("shell", with(s.Extra, "command", []string{"bash", "-lc", s.Sh}))
	case s.Sh != "" && has("exec"):
		return inCode("exec_command", with(s.Extra, "cmd", s.Sh))
	case s.Patch != "" && tools["apply_patch"].Type == "custom":
		return Step{Custom: "apply_patch", Input: s.Patch}
	case s.Patch != "" && has("apply_patch"):
		return Call("apply_patch", map[string]string{"input": s.Patch})
	case s.Patch != "" && has("exec"):
		return inCode("apply_patch", s.Patch)
	case s.Patch != "": // what a model does that has no patch tool
		return inTools(Sh("apply_patch <<'EOF'\n"+s.Patch+"\nEOF"), tools)
	case s.Call != "" || s.Custom != "" || s.Text != "":
		return s
	default:
		return Say(fmt.Sprintf("Codex has no call for %+v", s))
	}
}

func with(extra map[string]any, name string, value any) map[string]any {
	args := map[string]any{name: value}
	for k, v := range extra {
		args[k] = v
	}
	return args
}

func inCode(function string, args any) Step {
	b, err := json.Marshal(args)
	if err != nil {
		return Say(err.Error())
	}
	return Step{Custom: "exec", Input: fmt.Sprintf("const r = await tools.%s(%s); text(JSON.stringify(r));", function,
		b)}
}
