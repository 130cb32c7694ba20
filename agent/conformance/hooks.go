package conformance

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"guard/control/hook"
	"guard/policy"
	"guard/policy/decision"
)

// tools: every tool that was ever seen stands in the table, and is one thing.
func (p Params) tools(t *testing.T) {
	for name, tool := range p.Agent.Tools {
		kinds := 0
		for _, is := range []bool{tool.Is != "", tool.Quiet, tool.Asks} {
			if is {
				kinds++
			}
		}
		if kinds != 1 {
			t.Errorf("%s is not one thing: %+v", name, tool)
		}
	}
	for _, d := range p.Agent.Dialects {
		for name, tool := range d.Tools {
			if is := p.Agent.Tools[name]; tool.Is != is.Is || tool.Quiet != is.Quiet || d.Asks[name] != is.Asks {
				t.Errorf("%s is another thing over %s: %+v, in the table %+v", name, d.Name, tool, is)
			}
		}
		for name := range d.Asks {
			if !p.Agent.Tools[name].Asks {
				t.Errorf("%s asks the person over %s, and not in the table", name, d.Name)
			}
		}
	}
	for _, name := range p.Recorded {
		if _, known := p.Agent.Tools[name]; !known && p.Unlisted[name] == "" {
			t.Errorf("%s was recorded and stands in no table", name)
		}
	}
}

// event is a hook's input.
func (p Params) event(kind hook.Kind, tool, input string) []byte {
	if p.Event != nil {
		return p.Event(p.Events[kind], tool, input)
	}
	id, result := `,"tool_use_id":"c1"`, ""
	switch kind {
	case hook.Result:
		result = `,"tool_response":"done"`
	case hook.Approval:
		id = ""
	}
	return fmt.Appendf(nil,
		`{"session_id":"s","turn_id":"t","cwd":"/ws","hook_event_name":%q,"tool_name":%q,"tool_input":%s%s%s}`,
		p.Events[kind], tool, input, id, result)
}

// calls: each tool's call becomes the facts that policy judges, its result is known
// again as the same call, and the agent is told what was decided.
func (p Params) calls(t *testing.T) {
	h := p.Agent.Hook
	for name, tool := range p.Agent.Tools {
		if tool.Is != "" && !slices.ContainsFunc(p.Calls, func(c Call) bool { return c.Tool == name }) {
			t.Errorf("there is no sample of a call of %s", name)
		}
	}
	for _, c := range p.Calls {
		e, err := h.Read(p.event(hook.Call, c.Tool, c.Input))
		r := e.Request
		if err != nil || e.Kind != hook.Call || r.Partial || r.Tool != c.Want.Tool || r.Command != c.Want.Command ||
			r.Quiet != c.Want.Quiet ||
			!slices.Equal(r.Paths, c.Want.Paths) || !slices.Equal(r.URLs, c.Want.URLs) || e.Tool != c.Tool ||
			r.Cwd != "/ws" {
			t.Errorf("%s %s: %+v, %v", c.Tool, c.Input, e, err)
		}
		if is := p.Agent.Tools[c.Tool].Is; is != "" && r.Tool != is {
			t.Errorf("%s is %s to the hook, %s in the table", c.Tool, r.Tool, is)
		}
		result, err := h.Read(p.event(hook.Result, c.Tool, c.Input))
		if err != nil || result.Kind != hook.Result || e.CallKey == "" || result.CallKey != e.CallKey ||
			h.CallIDs && (r.Call == "" || result.Request.Call != r.Call) {
			t.Errorf("the result of %s is not known again: %q, %q, %v", c.Tool, e.CallKey, result.CallKey, err)
		}
		if p.Events[hook.Approval] != "" {
			if leave, err := h.Read(p.event(hook.Approval, c.Tool, c.Input)); err != nil ||
				leave.Kind != hook.Approval || leave.CallKey != e.CallKey {
				t.Errorf("leave for %s is not known as the same call: %v", c.Tool, err)
			}
		}
	}
	for _, kind := range []hook.Kind{hook.Call, hook.Approval} {
		allowed, refused := h.Answer(kind, policy.Outcome{Result: decision.Allowance}),
			h.Answer(kind, policy.Outcome{Reason: "too far"})
		if kind == hook.Approval && p.Events[hook.Approval] == "" {
			continue
		}
		if strings.Contains(string(allowed), "deny") || !strings.Contains(string(refused), "deny") ||
			!strings.Contains(string(refused), "too far") {
			t.Errorf("answers: %q and %q", allowed, refused)
		}
	}
}

// events: a sign of life is one, and what cannot be read with certainty is refused.
func (p Params) events(t *testing.T) {
	h, input := p.Agent.Hook, `{"command":"ls"}`
	e, err := h.Read(p.event(hook.SessionStarted, "", "{}"))
	if err != nil || e.Kind != hook.SessionStarted {
		t.Errorf("a sign of life: %+v, %v", e, err)
	}
	if h.Context != nil && !strings.Contains(string(h.Context(e, "what holds")), "what holds") {
		t.Error("the model is not told")
	}
	good := string(p.event(hook.Call, p.Calls[0].Tool, input))
	for name, text := range map[string]string{
		"cut":             good[:len(good)-1],
		"nothing":         "",
		"another event":   strings.Replace(good, p.Events[hook.Call], "NoSuchEvent", 1),
		"no tool":         string(p.event(hook.Call, "", input)),
		"a member twice":  strings.Replace(good, `"command":"ls"`, `"command":"ls","command":"rm"`, 1),
		"something after": good + "{}",
	} {
		if _, err := h.Read([]byte(text)); err == nil {
			t.Errorf("%s was taken: %s", name, text)
		}
	}
}
