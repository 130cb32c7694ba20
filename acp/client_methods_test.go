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

// Every request that makes the client act is judged by what it would do, and
// what has no entry goes nowhere unseen.
func TestClientMethods(t *testing.T) {
	text := "x"
	tests := []struct {
		name, method, params string
		want                 policy.Request
	}{
		{"a command line", "terminal/create", `{"sessionId":"s","command":"rm -rf x"}`,
			policy.Request{Tool: policy.Shell, Command: "rm -rf x", Raw: "rm -rf x", Cwd: "/srv/project"}},
		{"a vector, which some clients hand to a shell", "terminal/create", `{"sessionId":"s","command":"sh","args":["-c","a; b"],"cwd":"/srv/project/sub","env":[{"name":"A","value":"1"}]}`,
			policy.Request{Tool: policy.Shell, Command: "sh -c a; b", Argv: []string{"sh", "-c", "a; b"}, Raw: "sh -c 'a; b'", Env: []string{"A=1"}, Cwd: "/srv/project/sub"}},
		{"a folder that only the client can resolve", "terminal/create", `{"sessionId":"s","command":"rm -rf x","cwd":"sub"}`,
			policy.Request{Tool: policy.Shell, Command: "rm -rf x", Raw: "rm -rf x", Partial: true, Cwd: "/srv/project/sub"}},
		{"a write", "fs/write_text_file", `{"sessionId":"s","path":"/etc/x","content":"x"}`,
			policy.Request{Tool: policy.Edit, Paths: []string{"/etc/x"}, Edits: []policy.Change{{Path: "/etc/x", New: &text}}, Raw: "/etc/x", Cwd: "/srv/project"}},
		{"a read", "fs/read_text_file", `{"sessionId":"s","path":"/etc/x","line":1}`,
			policy.Request{Tool: policy.Read, Paths: []string{"/etc/x"}, Raw: "/etc/x", Cwd: "/srv/project"}},
		{"a method that guard does not know", "proxy/successor", `{"sessionId":"s","method":"fs/write_text_file","params":{}}`,
			policy.Request{Tool: policy.Other, Name: "proxy/successor", Partial: true, Raw: "a request to the editor: proxy/successor", Cwd: "/srv/project"}},
		{"an extension's", "_vendor/run", `{"x":1}`,
			policy.Request{Tool: policy.Other, Name: "_vendor/run", Partial: true, Raw: "a request to the editor: _vendor/run", Cwd: "/srv/project"}},
	}
	for _, tt := range tests {
		line := fmt.Sprintf(`{"jsonrpc":"2.0","id":4,"method":%q,"params":%s}`, tt.method, tt.params)
		t.Run(tt.name+", allowed", func(t *testing.T) {
			r := newRig(t, &desk{rule: always(policy.Allow)})
			r.agentSays(line)
			if m := r.client.next(); m.raw != line {
				t.Errorf("the client was sent %s", m.raw)
			}
			got := r.desk.last()
			if got.Tool != tt.want.Tool || got.Command != tt.want.Command || !slices.Equal(got.Argv, tt.want.Argv) || !slices.Equal(got.Env, tt.want.Env) ||
				!slices.Equal(got.Paths, tt.want.Paths) || got.Raw != tt.want.Raw || got.Cwd != tt.want.Cwd || got.Partial != tt.want.Partial ||
				len(got.Edits) != len(tt.want.Edits) || tt.want.Name != "" && got.Name != tt.want.Name {
				t.Errorf("judged %+v", got)
			}
		})
		t.Run(tt.name+", refused", func(t *testing.T) {
			r := newRig(t, &desk{rule: always(policy.Deny)})
			r.agentSays(line)
			if m := r.agent.next(); m.chosen() != "error -32001" || !strings.Contains(m.raw, "the rule says no") {
				t.Errorf("%s", m.raw)
			}
			r.nothingFor(r.client)
		})
		t.Run(tt.name+", asked", func(t *testing.T) {
			for _, out := range []policy.Outcome{{Result: decision.Allowance}, {Reason: "no"}, {Result: decision.Cancel}} {
				r := newRig(t, &desk{rule: always(policy.Ask), person: func(context.Context, *policy.Case, policy.Dialog) policy.Outcome { return out }})
				r.agentSays(line)
				switch {
				case out.Allowed():
					if m := r.client.next(); m.raw != line {
						t.Errorf("%s", m.raw)
					}
				case out.Cancelled():
					if m := r.agent.next(); m.chosen() != "error -32800" {
						t.Errorf("%s", m.raw)
					}
				default:
					if m := r.agent.next(); m.chosen() != "error -32001" {
						t.Errorf("%s", m.raw)
					}
				}
			}
		})
	}
}

// A method that guard does not know is asked about by what stands in its line: one way to read it.
func TestAnUnknownMethodIsReadInOneWay(t *testing.T) {
	for _, params := range []string{`{"path":"/a","path":"/b"}`, `{"path":tru}`, "{\"path\":\"\xff\"}", `[01]`} {
		r := newRig(t, &desk{rule: always(policy.Allow)})
		r.agentSays(`{"id":4,"method":"_vendor/run","params":` + params + `}`)
		if m := r.agent.next(); m.chosen() != "error -32602" || r.desk.decided() != 0 {
			t.Errorf("%s: %s", params, m.raw)
		}
		r.nothingFor(r.client)
	}
}

// What concerns a terminal that was judged, or is the person's to answer, passes.
func TestRequestsThatPass(t *testing.T) {
	for _, method := range []string{"terminal/output", "terminal/wait_for_exit", "terminal/kill", "terminal/release", "elicitation/create"} {
		r := newRig(t, &desk{})
		line := fmt.Sprintf(`{"id":4,"method":%q,"params":{"terminalId":"t"}}`, method)
		r.agentSays(line)
		if m := r.client.next(); m.raw != line || r.desk.decided() != 0 {
			t.Errorf("%s: %s", method, m.raw)
		}
		r.clientSays(`{"id":4,"result":{"x":1}}`)
		if m := r.agent.next(); m.raw != `{"id":4,"result":{"x":1}}` {
			t.Errorf("%s: %s", method, m.raw)
		}
	}
}

// An edit that was allowed is not asked again when it is written: once, for
// exactly those bytes, that path and that session, until its call ends.
func TestConsentToAnEdit(t *testing.T) {
	edit := func(id, call, path, text string) string {
		return permissionWith(id, fmt.Sprintf(`{"toolCallId":%q,"title":"Edit","kind":"edit","content":[{"type":"diff","path":%q,"oldText":"a","newText":%q}]}`, call, path, text), optionsPlain)
	}
	write := func(session, path, text string) string {
		return fmt.Sprintf(`{"id":"w","method":"fs/write_text_file","params":{"sessionId":%q,"path":%q,"content":%q}}`, session, path, text)
	}
	ended := `{"method":"session/update","params":{"sessionId":"s","update":{"sessionUpdate":"tool_call_update","toolCallId":"c","status":"completed"}}}`
	tests := []struct {
		name  string
		lines []string
		asked int // how often a write was judged
	}{
		{"the same", []string{edit("1", "c", "/a", "new"), write("s", "/a", "new")}, 0},
		{"twice", []string{edit("1", "c", "/a", "new"), write("s", "/a", "new"), write("s", "/a", "new")}, 1},
		{"two edits, two writes", []string{edit("1", "c", "/a", "new"), edit("2", "d", "/a", "new"), write("s", "/a", "new"), write("s", "/a", "new")}, 0},
		{"other bytes", []string{edit("1", "c", "/a", "new"), write("s", "/a", "new\n")}, 1},
		{"another path", []string{edit("1", "c", "/a", "new"), write("s", "/b", "new")}, 1},
		{"the path spelt otherwise", []string{edit("1", "c", "/a", "new"), write("s", "/x/../a", "new")}, 1},
		{"a path against a folder is refused unjudged", []string{edit("1", "c", "a", "new"), write("s", "a", "new")}, 0},
		{"another session", []string{edit("1", "c", "/a", "new"), write("t", "/a", "new")}, 1},
		{"after the call", []string{edit("1", "c", "/a", "new"), ended, write("s", "/a", "new")}, 1},
		{"of another call that goes on", []string{edit("1", "c", "/a", "new"), edit("2", "d", "/a", "new"), ended, write("s", "/a", "new")}, 0},
		{"without one", []string{write("s", "/a", "new")}, 1},
		{"in the next turn", []string{edit("1", "c", "/a", "new"), `{"id":"p","method":"session/prompt","params":{"sessionId":"s","prompt":[]}}`, write("s", "/a", "new")}, 1},
		{"in the next turn, of words that were cut in a character", []string{edit("1", "c", "/a", "new"), `{"id":"p","method":"session/prompt","params":{"sessionId":"s","prompt":[{"type":"text","text":"go on \ud83d"}]}}`, write("s", "/a", "new")}, 1},
		{"after the turn was cancelled", []string{edit("1", "c", "/a", "new"), `{"method":"session/cancel","params":{"sessionId":"s"}}`, write("s", "/a", "new")}, 1},
		{"in another session's next turn", []string{edit("1", "c", "/a", "new"), `{"id":"p","method":"session/prompt","params":{"sessionId":"t","prompt":[]}}`, write("s", "/a", "new")}, 0},
		{"through a link", []string{edit("1", "c", "/link", "new"), write("s", "/link", "new")}, 0},
		{"through a link that was made since", []string{edit("1", "c", "/a", "new"), "/a", write("s", "/a", "new")}, 1},
		{"through a link that leads elsewhere now", []string{edit("1", "c", "/link", "new"), "/link", write("s", "/link", "new")}, 1},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			asked := 0
			r := newRig(t, &desk{rule: func(q policy.Request) policy.Action {
				if q.Name == "fs/write_text_file" {
					asked++
				}
				return policy.Allow
			}})
			r.desk.links = map[string]string{"/link": "/srv/project/a"}
			for _, line := range tt.lines {
				if strings.HasPrefix(line, "/") {
					r.settle()
					r.desk.lead(line, "/home/eve/.profile")
					continue
				}
				if strings.Contains(line, "session/prompt") || strings.Contains(line, "session/cancel") {
					r.clientSays(line)
				} else {
					r.agentSays(line)
				}
				if strings.Contains(line, "write_text") {
					r.settle()
					r.clientSays(`{"id":"w","result":{}}`)
				}
				r.settle()
			}
			if asked != tt.asked {
				t.Errorf("asked %d times, want %d", asked, tt.asked)
			}
		})
	}
}

// Where the person ends the turn at guard's own prompt, what was allowed in it and not used is over too.
func TestConsentsEndWithTheTurnThatAPersonEnds(t *testing.T) {
	d := &desk{rule: func(q policy.Request) policy.Action {
		switch q.Name {
		case "fs/write_text_file":
			return policy.Deny
		case "terminal/create":
			return policy.Ask
		}
		return policy.Allow
	}, person: func(context.Context, *policy.Case, policy.Dialog) policy.Outcome {
		return policy.Outcome{Result: decision.EndTurn}
	}}
	r := newRig(t, d)
	r.agentSays(permissionWith("1", `{"toolCallId":"c","kind":"edit","content":[{"type":"diff","path":"/a","newText":"new"}]}`, optionsPlain))
	if m := r.agent.next(); m.chosen() != "yes" {
		t.Fatalf("the edit: %s", m.raw)
	}
	r.agentSays(`{"id":2,"method":"terminal/create","params":{"sessionId":"s","command":"rm"}}`)
	for _, want := range []string{"cancelled", "session/cancel"} {
		if m := r.agent.next(); !strings.Contains(m.raw, want) {
			t.Fatalf("%s, want %s", m.raw, want)
		}
	}
	r.settle()
	r.agentSays(`{"id":3,"method":"fs/write_text_file","params":{"sessionId":"s","path":"/a","content":"new"}}`)
	if m := r.agent.next(); m.chosen() != "error -32001" {
		t.Errorf("%s", m.raw)
	}
}

func TestConsentToAnEditNeedsAnAllowance(t *testing.T) {
	r := newRig(t, &desk{rule: always(policy.Deny)})
	r.agentSays(permissionWith("1", `{"toolCallId":"c","kind":"edit","content":[{"type":"diff","path":"/a","newText":"new"}]}`, optionsPlain),
		`{"id":2,"method":"fs/write_text_file","params":{"sessionId":"s","path":"/a","content":"new"}}`)
	r.agent.next()
	if m := r.agent.next(); m.chosen() != "error -32001" {
		t.Errorf("%s", m.raw)
	}
}

func TestQuestionsPass(t *testing.T) {
	gemini := func(p *Params) { p.Dialect = registry.Dialects["gemini"] }
	plain := func(*Params) {}
	two := `[{"optionId":"pg","kind":"allow_once"},{"optionId":"my","kind":"allow_once"}]`
	plan := `[{"optionId":"bypass","kind":"allow_always"},{"optionId":"default","kind":"allow_once"},{"optionId":"plan","kind":"reject_once"}]`
	tests := []struct {
		name, earlier, call, options string
		change                       func(*Params)
		want                         bool
	}{
		{"a choice", "", `{"toolCallId":"c","title":"Which?","kind":"other"}`, two, plain, true},
		{"a choice without a kind", "", `{"toolCallId":"c","title":"Which?"}`, two, plain, true},
		{"of kind other with nothing behind it", "", `{"toolCallId":"c","title":"Go on?","kind":"other"}`, optionsPlain, plain, true},
		{"a change of mode", "", `{"toolCallId":"c","title":"Ready?","kind":"switch_mode"}`, plan, plain, true},
		{"a choice about a command", "", `{"toolCallId":"c","title":"Which?","kind":"other","rawInput":{"command":"rm"}}`, two, plain, false},
		{"several ways to run one", "", `{"toolCallId":"c","title":"rm","kind":"execute"}`, two, plain, false},
		{"a tool without arguments", "", `{"toolCallId":"c","title":"wipe","kind":"other","rawInput":{}}`, optionsPlain, plain, false},
		{"a tool with a name", "", `{"toolCallId":"c","title":"wipe","name":"wipe","kind":"other"}`, optionsPlain, plain, false},
		{"a tool told of before", `{"sessionUpdate":"tool_call","toolCallId":"c","rawInput":{"x":1}}`, `{"toolCallId":"c","title":"wipe","kind":"other"}`, optionsPlain, plain, false},
		{"a tool of which what was told could not be read", `{"sessionUpdate":"tool_call","toolCallId":"c","title":"a","title":"b"}`, `{"toolCallId":"c","title":"wipe","kind":"other"}`, optionsPlain, plain, false},
		{"with files", "", `{"toolCallId":"c","title":"Which?","kind":"other","locations":[{"path":"/a"}]}`, two, plain, false},
		{"Gemini asks the person", "", `{"toolCallId":"ask_user__1","title":"Asking user: x","kind":"other"}`, optionsPlain, gemini, true},
		{"Gemini's tool of kind other", "", `{"toolCallId":"activate_skill__1","title":"x","kind":"other"}`, optionsPlain, gemini, false},
		{"Gemini's MCP tool posing as a choice", "", `{"toolCallId":"mcp_lab_run__1","title":"Which?","kind":"other"}`, two, gemini, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			d := &desk{rule: always(policy.Deny), unrestricted: true}
			r := newRig(t, d, tt.change)
			if tt.earlier != "" {
				r.agentSays(`{"method":"session/update","params":{"sessionId":"s","update":` + tt.earlier + `}}`)
				r.client.next()
			}
			line := permissionWith("1", tt.call, tt.options)
			r.agentSays(line)
			r.settleAgent()
			if passed := d.decided() == 0; passed != tt.want {
				t.Fatalf("passed %v, want %v", passed, tt.want)
			}
			if notes := d.noted(policy.NoteQuestion); (len(notes) == 1) != tt.want {
				t.Errorf("noted %v", notes)
			}
		})
	}
}

// settleAgent returns when the agent's relay has dealt with all that was said.
func (r *rig) settleAgent() {
	r.t.Helper()
	r.agentSays(`{"method":"_mark"}`)
	r.client.until("_mark")
}

// A question's answer goes to the agent as it is; what would lift later
// questions is taken out of it unless nothing is asked anyway.
func TestAQuestionLosesWhatWouldLiftOthers(t *testing.T) {
	// The same bytes twice: only those of the params may change.
	options := `[{"optionId":"bypass","name":"B","kind":"allow_always"},{"optionId":"x","name":"X","kind":"allow_in_future"},{"optionId":"ok","name":"O","kind":"allow_once"},{"optionId":"no","name":"N","kind":"reject_once"}]`
	params := `{"sessionId":"s","toolCall":{"toolCallId":"c","title":"Ready?","kind":"switch_mode"},"options":` + options + `}`
	line := `{"jsonrpc":"2.0","x":` + params + `,"id":1,"method":"session/request_permission","params":` + params + `}`
	for unrestricted, want := range map[bool]string{
		true:  "allow_always bypass, allow_in_future x, allow_once ok, reject_once no",
		false: "allow_once ok, reject_once no",
	} {
		r := newRig(t, &desk{unrestricted: unrestricted})
		r.agentSays(`{"method":"_before"}`, line, `{"method":"_after"}`)
		r.client.until("_before")
		m := r.client.next()
		if got := kindsAndIDs(m.Params.Options); got != want || string(m.ID) != "1" {
			t.Errorf("%s, want %s", m.raw, want)
		}
		if m := r.client.next(); m.Method != "_after" {
			t.Errorf("%s", m.raw)
		}
		r.clientSays(selects(m.ID, "ok"))
		if m := r.agent.next(); m.chosen() != "ok" {
			t.Errorf("%s", m.raw)
		}
	}
}
