package acp

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"guard/agent/registry"
	"guard/policy"
	"guard/policy/decision"
)

func updateLine(update string) string {
	return `{"jsonrpc":"2.0","method":"session/update","params":{"sessionId":"s","update":` + update + `}}`
}

// story is what the client is shown of calls, one word an update.
func story(messages []message) string {
	var all []string
	for _, m := range messages {
		if u := m.Params.Update; m.Method == "session/update" {
			all = append(all, u.SessionUpdate+" "+u.ToolCallID+" "+u.Status)
		} else {
			all = append(all, m.Method)
		}
	}
	return strings.Join(all, ", ")
}

// Each card in the editor begins once and ends once, in this order, whoever tells of it.
func TestAnnouncements(t *testing.T) {
	told := updateLine(`{"sessionUpdate":"tool_call","toolCallId":"c","status":"pending","title":"x","kind":"execute"}`)
	done := updateLine(`{"sessionUpdate":"tool_call_update","toolCallId":"c","status":"completed"}`)
	failed := updateLine(`{"sessionUpdate":"tool_call_update","toolCallId":"c","status":"failed"}`)
	request := permission("1", "c", "x")
	person := func(out policy.Outcome) func(context.Context, *policy.Case, policy.Dialog) policy.Outcome {
		return func(context.Context, *policy.Case, policy.Dialog) policy.Outcome { return out }
	}
	tests := []struct {
		name   string
		rule   policy.Action
		person policy.Outcome
		lines  []string // in one write; after "answer" the agent has its answer
		want   string
	}{
		{"allowed, not told of", policy.Allow, policy.Outcome{}, []string{request, done}, "tool_call c pending, tool_call_update c completed"},
		{"allowed, told of", policy.Allow, policy.Outcome{}, []string{told, request, done}, "tool_call c pending, tool_call_update c completed"},
		{"refused, not told of", policy.Deny, policy.Outcome{}, []string{request}, "tool_call c failed"},
		{"refused, told of in the same write", policy.Deny, policy.Outcome{}, []string{told, request}, "tool_call c pending, tool_call_update c failed"},
		{"refused, and the agent says so too", policy.Deny, policy.Outcome{}, []string{told, request, failed}, "tool_call c pending, tool_call_update c failed, tool_call_update c failed"},
		{"asked twice for one call", policy.Allow, policy.Outcome{}, []string{request, strings.Replace(request, `"id":1`, `"id":2`, 1), done}, "tool_call c pending, tool_call_update c completed"},
		{"refused twice", policy.Deny, policy.Outcome{}, []string{request, strings.Replace(request, `"id":1`, `"id":2`, 1)}, "tool_call c failed"},
		{"a person allows", policy.Ask, policy.Outcome{Result: decision.Allowance}, []string{request, "answer", done}, "tool_call c pending, tool_call_update c completed"},
		{"a person refuses", policy.Ask, policy.Outcome{}, []string{told, request, "answer"}, "tool_call c pending, tool_call_update c failed"},
		{"a person cancels", policy.Ask, policy.Outcome{Result: decision.Cancel}, []string{request, "answer"}, "tool_call c failed"},
		{"no id", policy.Deny, policy.Outcome{}, []string{permission("1", "", "x")}, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r := newRig(t, &desk{rule: always(tt.rule), person: person(tt.person)})
			for len(tt.lines) > 0 {
				n := slices.Index(tt.lines, "answer")
				if n < 0 {
					r.agentSays(tt.lines...)
					break
				}
				r.agentSays(tt.lines[:n]...)
				r.agent.next()
				tt.lines = tt.lines[n+1:]
			}
			r.agentSays(`{"method":"_mark"}`)
			if got := story(r.client.until("_mark")); got != tt.want {
				t.Errorf("%s, want %s", got, tt.want)
			}
		})
	}
}

func TestARefusalIsShownWithItsReason(t *testing.T) {
	r := newRig(t, &desk{rule: always(policy.Deny)})
	r.agentSays(permissionWith("1", `{"toolCallId":"c","title":"Writing","kind":"edit","content":[{"type":"diff","path":"/a","newText":"x"}],"locations":[{"path":"/a"}]}`, optionsPlain))
	m := r.client.next()
	if !strings.Contains(m.raw, "guard: refused: the rule says no") || !strings.Contains(m.raw, `"title":"Writing"`) || !strings.Contains(m.raw, `"locations":[{"path":"/a"}]`) {
		t.Errorf("%s", m.raw)
	}
}

// The content of an announced call is whole, or not there at all.
func TestAnnouncedContent(t *testing.T) {
	for _, n := range []int{10, maxAnnounced + 1} {
		r := newRig(t, &desk{rule: always(policy.Allow)})
		r.agentSays(permissionWith("1", fmt.Sprintf(`{"toolCallId":"c","title":"Writing","kind":"edit","content":[{"type":"diff","path":"/a","newText":%q}]}`, strings.Repeat("x", n)), optionsPlain))
		m := r.client.next()
		switch content := m.Params.Update.Content; {
		case n > maxAnnounced:
			if len(content) != 0 {
				t.Errorf("%d bytes announced", len(m.raw))
			}
		case len(content) != 1 || content[0].Type != "diff" || len(str(content[0].NewText)) != n:
			t.Errorf("%s", m.raw)
		}
	}
}

func TestWhatIsNotedOfCalls(t *testing.T) {
	tests := []struct {
		name     string
		lines    []string
		event    policy.NoteEvent
		contains string
		times    int
	}{
		{"run without asking", []string{updateLine(`{"sessionUpdate":"tool_call","toolCallId":"c","title":"rm x","kind":"execute"}`), updateLine(`{"sessionUpdate":"tool_call_update","toolCallId":"c","status":"completed"}`)}, policy.NoteUnguarded, "rm x", 1},
		{"and told twice", []string{updateLine(`{"sessionUpdate":"tool_call","toolCallId":"c","title":"rm x","kind":"execute","status":"completed"}`), updateLine(`{"sessionUpdate":"tool_call_update","toolCallId":"c","status":"completed"}`)}, policy.NoteUnguarded, "", 1},
		{"an edit without asking", []string{updateLine(`{"sessionUpdate":"tool_call","toolCallId":"c","status":"completed","content":[{"type":"diff","path":"/a","newText":"x"}]}`)}, policy.NoteUnguarded, "", 1},
		{"failed without asking", []string{updateLine(`{"sessionUpdate":"tool_call","toolCallId":"c","kind":"execute","status":"failed"}`)}, policy.NoteUnguarded, "", 0},
		{"a read without asking", []string{updateLine(`{"sessionUpdate":"tool_call","toolCallId":"c","kind":"read","status":"completed"}`)}, policy.NoteUnguarded, "", 0},
		{"asked for", []string{permission("1", "c", "x"), updateLine(`{"sessionUpdate":"tool_call_update","toolCallId":"c","kind":"execute","status":"completed","rawOutput":{"exit_code":3}}`)}, policy.NoteFinished, "completed, exit 3", 1},
		{"an end whose output was cut in a character", []string{permission("1", "c", "x"), updateLine(`{"sessionUpdate":"tool_call_update","rawOutput":"x \ud83d","toolCallId":"c","status":"completed"}`)}, policy.NoteFinished, "completed", 1},
		{"an end that is told twice in one", []string{permission("1", "c", "x"), updateLine(`{"sessionUpdate":"tool_call_update","rawOutput":1,"rawOutput":2,"toolCallId":"c","status":"completed"}`)}, policy.NoteFinished, "", 0},
		{"another call under an id that was asked for, without asking", []string{permission("1", "c", "x"), endOfCall("s", "c"), updateLine(`{"sessionUpdate":"tool_call","toolCallId":"c","title":"rm y","kind":"execute","status":"in_progress"}`), endOfCall("s", "c")}, policy.NoteUnguarded, "rm y", 1},
		{"another call under an id that was asked for, asked for too", []string{permission("1", "c", "x"), endOfCall("s", "c"), permission("2", "c", "y"), updateLine(`{"sessionUpdate":"tool_call","toolCallId":"c","title":"y","kind":"execute","status":"in_progress"}`), endOfCall("s", "c")}, policy.NoteUnguarded, "", 0},
		{"a call told of once more behind its end", []string{permission("1", "c", "x"), endOfCall("s", "c"), updateLine(`{"sessionUpdate":"tool_call_update","toolCallId":"c","content":[{"type":"diff","path":"/a","newText":"x"}]}`), endOfCall("s", "c")}, policy.NoteUnguarded, "", 0},
		{"a mode that asks less", []string{updateLine(`{"sessionUpdate":"current_mode_update","currentModeId":"bypassPermissions"}`)}, policy.NoteUnguarded, "bypassPermissions", 1},
		{"an option that has it ask less", []string{updateLine(`{"sessionUpdate":"config_option_update","configOptions":[{"id":"model","type":"select","currentValue":"o1"},{"id":"mode","type":"select","currentValue":"auto-edit"}]}`)}, policy.NoteUnguarded, "auto-edit", 1},
		{"a switch that has it ask less, told twice", []string{updateLine(`{"sessionUpdate":"config_option_update","configOptions":[{"configId":"auto_approve","type":"boolean","currentValue":true}]}`),
			updateLine(`{"sessionUpdate":"config_option_update","configOptions":[{"configId":"auto_approve","type":"boolean","currentValue":true}]}`)}, policy.NoteUnguarded, "auto_approve", 1},
		{"there and back", []string{updateLine(`{"sessionUpdate":"config_option_update","configOptions":[{"id":"mode","currentValue":"yolo"}]}`), updateLine(`{"sessionUpdate":"config_option_update","configOptions":[{"id":"mode","currentValue":"plan"}]}`),
			updateLine(`{"sessionUpdate":"config_option_update","configOptions":[{"id":"mode","currentValue":"yolo"}]}`)}, policy.NoteUnguarded, "yolo", 2},
		{"options that do not", []string{updateLine(`{"sessionUpdate":"config_option_update","configOptions":[{"id":"yolo","type":"boolean","currentValue":false},{"id":"mode","currentValue":"plan"},7]}`)}, policy.NoteUnguarded, "", 0},
		{"a mode that does not", []string{updateLine(`{"sessionUpdate":"current_mode_update","currentModeId":"plan"}`)}, policy.NoteUnguarded, "", 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r := newRig(t, &desk{rule: always(policy.Allow)})
			r.agentSays(tt.lines...)
			r.settleAgent()
			got := r.desk.noted(tt.event)
			if len(got) != tt.times || tt.times > 0 && !strings.Contains(got[0], tt.contains) {
				t.Errorf("noted %q", got)
			}
		})
	}
}

// What is remembered of calls is bounded, and what was forgotten makes a request
// stricter.
func TestCallsAreForgottenInOrder(t *testing.T) {
	c := newCalls()
	text := strings.Repeat("x", maxCallBytes/4)
	for i := range 20 {
		c.update(c.at("s", fmt.Sprint(i)), ToolCall{Content: &[]Content{{Type: "diff", NewText: &text}}})
	}
	if c.bytes > maxCallBytes {
		t.Errorf("%d bytes kept", c.bytes)
	}
	if first, last := c.peek("s", "0"), c.peek("s", "19"); !first.unclear || first.Content != nil || last.unclear || last.Content == nil {
		t.Errorf("first %+v, last %+v", first, last)
	}
	for i := range 2 * maxCalls {
		c.at("t", fmt.Sprint(i))
	}
	if len(c.byID) != maxCalls || c.bytes != 0 {
		t.Errorf("%d calls, %d bytes", len(c.byID), c.bytes)
	}
}

func TestAPersonsWordsAndFolderAreTold(t *testing.T) {
	r := newRig(t, &desk{rule: always(policy.Deny)})
	r.opens("/srv/other")
	r.clientSays(`{"id":1,"method":"session/prompt","params":{"sessionId":"s","prompt":[{"type":"text","text":"delete"},{"type":"image","data":"x"},{"type":"text","text":"it"}]}}`)
	r.agent.next()
	r.agentSays(permission("1", "c", "x"))
	r.agent.next()
	if q := r.desk.last(); q.Prompt != "delete\nit" || q.Workspace != "/srv/other" || q.Cwd != "/srv/other" || q.Agent != "test" || q.Channel != "acp" {
		t.Errorf("%+v", q)
	}
	if r.desk.last().Stray {
		t.Error("of nobody's session")
	}
	for _, other := range []string{`"sessionId":"unknown"`, `"sessionId":""`, `"_x":1`} { // nobody opened it: nothing lies inside
		r.agentSays(strings.Replace(permission("2", "c", "x"), `"sessionId":"s"`, other, 1))
		r.agent.next()
		if q := r.desk.last(); q.Prompt != "" || q.Workspace != "/" || !q.Stray {
			t.Errorf("%s: %+v", other, q)
		}
	}
}

func TestModesThatAskLessAreRefused(t *testing.T) {
	tests := []struct {
		name, dialect, line string
		safe, unrestricted  bool // passes
	}{
		{"Gemini's yolo", "gemini", `{"id":1,"method":"session/set_mode","params":{"sessionId":"s","modeId":"yolo"}}`, false, true},
		{"in capitals", "gemini", `{"id":1,"method":"session/set_mode","params":{"sessionId":"s","modeId":"YOLO"}}`, false, true},
		{"Gemini's autoEdit, where no policy is asked", "gemini", `{"id":1,"method":"session/set_mode","params":{"sessionId":"s","modeId":"autoEdit"}}`, false, false},
		{"Gemini's plan", "gemini", `{"id":1,"method":"session/set_mode","params":{"sessionId":"s","modeId":"plan"}}`, true, true},
		{"Codex's full access", "codex", `{"id":1,"method":"session/set_mode","params":{"sessionId":"s","modeId":"agent-full-access"}}`, false, true},
		{"as an option", "codex", `{"id":1,"method":"session/set_config_option","params":{"sessionId":"s","configId":"mode","value":"full-access"}}`, false, true},
		{"an option of a switch", "codex", `{"id":1,"method":"session/set_config_option","params":{"sessionId":"s","configId":"x","type":"boolean","value":true}}`, true, true},
		{"a switch that is the mode itself", "", `{"id":1,"method":"session/set_config_option","params":{"sessionId":"s","configId":"auto_approve","type":"boolean","value":true}}`, false, true},
		{"the same, by a word", "", `{"id":1,"method":"session/set_config_option","params":{"sessionId":"s","configId":"yolo","value":"on"}}`, false, true},
		{"the same, switched off", "", `{"id":1,"method":"session/set_config_option","params":{"sessionId":"s","configId":"yolo","type":"boolean","value":false}}`, true, true},
		{"Qwen Code's auto-edit", "", `{"id":1,"method":"session/set_mode","params":{"sessionId":"s","modeId":"auto-edit"}}`, false, true},
		{"goose's auto", "goose", `{"id":1,"method":"session/set_mode","params":{"sessionId":"s","modeId":"auto"}}`, false, true},
		{"goose's approve", "goose", `{"id":1,"method":"session/set_mode","params":{"sessionId":"s","modeId":"smart_approve"}}`, true, true},
		{"an option's model", "codex", `{"id":1,"method":"session/set_config_option","params":{"sessionId":"s","configId":"model","value":"o1"}}`, true, true},
		{"another agent's", "", `{"id":1,"method":"session/set_mode","params":{"sessionId":"s","modeId":"bypassPermissions"}}`, false, true},
		{"behind an escape", "", `{"id":1,"method":"session\/set_mode","params":{"sessionId":"s","modeId":"y\u006flo"}}`, false, true},
		{"both", "", `{"id":1,"method":"session/set_mode","params":{"modeId":"plan","value":"yolo"}}`, false, true},
		{"twice", "", `{"id":1,"method":"session/set_mode","params":{"modeId":"plan","modeId":"yolo"}}`, false, false},
		{"under an id of 1.0", "", `{"id":1.0,"method":"session/set_mode","params":{"modeId":"yolo"}}`, false, false},
		{"under two methods", "", `{"id":1,"method":"x","Method":"session/set_mode","params":{"modeId":"yolo"}}`, false, false},
		{"a request that is not gated, under an id of 1.0", "", `{"id":1.0,"method":"session/prompt","params":{}}`, true, true},
	}
	for _, tt := range tests {
		for _, unrestricted := range []bool{false, true} {
			want := map[bool]bool{false: tt.safe, true: tt.unrestricted}[unrestricted]
			t.Run(fmt.Sprint(tt.name, ", unrestricted ", unrestricted), func(t *testing.T) {
				r := newRig(t, &desk{unrestricted: unrestricted}, func(p *Params) { p.Dialect = registry.Dialects[tt.dialect] })
				r.clientSays(tt.line)
				if want {
					if m := r.agent.next(); m.raw != tt.line {
						t.Errorf("%s", m.raw)
					}
					return
				}
				if m := r.client.next(); m.Error == nil || m.Error.Code == -32000 || m.Error.Code == -32002 || !strings.HasPrefix(m.Error.Message, "guard: ") {
					t.Errorf("%s", m.raw)
				}
				r.nothingFor(r.agent)
			})
		}
	}
}

// A mode in which a session begins is warned of as one that the agent goes to, unless guard's hook sees all.
func TestModesInWhichSessionsBegin(t *testing.T) {
	for _, tt := range []struct {
		name, result string
		hooked       bool
		noted        int
	}{
		{"a mode that asks less", `"modes":{"currentModeId":"yolo","availableModes":[]}`, false, 1},
		{"the same as an option", `"configOptions":[{"id":"mode","currentValue":"yolo"}]`, false, 1},
		{"both", `"modes":{"currentModeId":"yolo"},"configOptions":[{"id":"mode","currentValue":"yolo"}]`, false, 1},
		{"one that does not", `"modes":{"currentModeId":"default"}`, false, 0},
		{"with guard's hook", `"modes":{"currentModeId":"yolo"}`, true, 0},
	} {
		r := newRig(t, &desk{}, func(p *Params) { p.Hooks, p.Dialect = tt.hooked, &Dialect{HookCovers: true} })
		r.clientSays(`{"id":1,"method":"session/new","params":{"cwd":"/srv/project"}}`)
		r.agent.next()
		r.agentSays(`{"id":1,"result":{"sessionId":"s",` + tt.result + `}}`)
		r.client.next()
		r.settle()
		if told := r.desk.noted(policy.NoteUnguarded); len(told) != tt.noted {
			t.Errorf("%s: %q", tt.name, told)
		}
	}
}

// What an agent says it runs after it was let run something else is told.
func TestAnotherCommandThanTheOneAskedAbout(t *testing.T) {
	for name, tt := range map[string]struct {
		update string
		told   int
	}{
		"the same":             {`"rawInput":{"command":"ls"}`, 0},
		"the same in a shell":  {`"rawInput":{"command":["/bin/bash","-lc","ls"]}`, 0},
		"nothing":              {`"status":"completed"`, 0},
		"another":              {`"rawInput":{"command":"rm -rf x"}`, 1},
		"another, in a vector": {`"rawInput":{"command":["rm","-rf","x"]}`, 1},
		"another, beside something of another type": {`"rawInput":{"command":"rm -rf x","cwd":5}`, 1},
	} {
		r := newRig(t, &desk{rule: always(policy.Allow)})
		r.agentSays(permission("1", "c", "ls"))
		r.agent.next()
		for range 2 { // said once
			r.agentSays(updateLine(`{"sessionUpdate":"tool_call_update","toolCallId":"c",` + tt.update + `}`))
		}
		r.settleAgent()
		if told := r.desk.noted(policy.NoteUnguarded); len(told) != tt.told {
			t.Errorf("%s: %q", name, told)
		}
	}
}
