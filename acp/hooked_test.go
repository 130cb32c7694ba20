package acp

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"guard/agent/registry"
	"guard/policy"
	"guard/policy/decision"
)

func hookCall(call, command string) policy.Request {
	return policy.Request{Channel: "hook", Session: "s", Call: call, Tool: policy.Shell, Command: command, Raw: command, Cwd: "/srv/project"}
}

// endOfCall is the update by which a call ends.
func endOfCall(session, call string) string {
	return fmt.Sprintf(`{"method":"session/update","params":{"sessionId":%q,"update":{"sessionUpdate":"tool_call_update","toolCallId":%q,"status":"completed"}}}`, session, call)
}

// What a hook was told counts for the agent's own request for the same call: once.
func TestAHooksConsent(t *testing.T) {
	codex := `{"toolCallId":"c","title":"rm x","kind":"execute","rawInput":{"command":"/bin/bash -lc 'rm x'","cwd":"/srv/project"}}`
	tests := []struct {
		name  string
		told  policy.Request
		calls []string
		asked int
	}{
		{"the same line", hookCall("c", "rm x"), []string{`{"toolCallId":"c","rawInput":{"command":"rm x"}}`}, 0},
		{"as Codex runs it, quoted", hookCall("c", "rm x"), []string{codex}, 0},
		{"as a vector", hookCall("c", "rm x"), []string{`{"toolCallId":"c","rawInput":{"command":["/bin/bash","-lc","rm x"]}}`}, 0},
		{"twice", hookCall("c", "rm x"), []string{codex, codex}, 1},
		{"another call", hookCall("d", "rm x"), []string{codex}, 1},
		{"another line", hookCall("c", "rm y"), []string{codex}, 1},
		{"another folder", hookCall("c", "rm x"), []string{`{"toolCallId":"c","rawInput":{"command":"rm x","cwd":"/"}}`}, 1},
		{"with a variable", hookCall("c", "rm x"), []string{`{"toolCallId":"c","rawInput":{"command":"rm x","env":{"LD_PRELOAD":"./y.so"}}}`}, 1},
		{"with an input", hookCall("c", "bash"), []string{`{"toolCallId":"c","rawInput":{"command":"bash","stdin":"rm x"}}`}, 1},
		{"with words about it", hookCall("c", "rm x"), []string{`{"toolCallId":"c","title":"Clean up","kind":"execute","rawInput":{"command":"rm x","description":"Clean up","timeout":5}}`}, 0},
		{"another program", hookCall("c", "import os"), []string{`{"toolCallId":"c","rawInput":{"command":["python3","-c","import os"]}}`}, 1},
		{"of a shell in a shell", hookCall("c", "bash -c 'rm x'"), []string{`{"toolCallId":"c","rawInput":{"command":["bash","-lc","bash -c 'rm x'"]}}`}, 0},
		{"a shell in a shell for its line", hookCall("c", "rm x"), []string{`{"toolCallId":"c","rawInput":{"command":["bash","-lc","bash -c 'rm x'"]}}`}, 1},
		{"no id", hookCall("", "rm x"), []string{`{"toolCallId":"","rawInput":{"command":"rm x"}}`}, 1},
		{"another tool", policy.Request{Session: "s", Call: "c", Tool: policy.Read, Paths: []string{"/a"}}, []string{`{"toolCallId":"c","kind":"delete","locations":[{"path":"/a"}]}`}, 1},
		{"a patch", policy.Request{Session: "s", Call: "c", Tool: policy.Edit, Paths: []string{"a", "/srv/project/b"}, Cwd: "/srv/project"},
			[]string{`{"toolCallId":"c","kind":"edit","locations":[{"path":"/srv/project/b"},{"path":"/srv/project/a"}]}`}, 0},
		{"a patch of one file more", policy.Request{Session: "s", Call: "c", Tool: policy.Edit, Paths: []string{"a"}, Cwd: "/srv/project"},
			[]string{`{"toolCallId":"c","kind":"edit","locations":[{"path":"/srv/project/b"},{"path":"/srv/project/a"}]}`}, 1},
		{"an edit for a deletion", policy.Request{Session: "s", Call: "c", Tool: policy.Edit, Paths: []string{"/a"}},
			[]string{`{"toolCallId":"c","kind":"delete","locations":[{"path":"/a"}]}`}, 1},
		{"a deletion for its patch", policy.Request{Session: "s", Call: "c", Tool: policy.Delete, Paths: []string{"/a"}},
			[]string{`{"toolCallId":"c","kind":"edit","locations":[{"path":"/a"}]}`}, 0},
		{"after the call", hookCall("c", "rm x"), []string{endOfCall("s", "c"), codex}, 1},
		{"after another call", hookCall("c", "rm x"), []string{endOfCall("s", "d"), endOfCall("t", "c"), codex}, 0},
		{"in the next turn", hookCall("c", "rm x"), []string{`{"id":"p","method":"session/prompt","params":{"sessionId":"s","prompt":[]}}`, codex}, 1},
		{"in another session's next turn", hookCall("c", "rm x"), []string{`{"id":"p","method":"session/prompt","params":{"sessionId":"t","prompt":[]}}`, codex}, 0},
		{"after the turn was cancelled", hookCall("c", "rm x"), []string{`{"method":"session/cancel","params":{"sessionId":"s"}}`, codex}, 1},
		{"an MCP tool", policy.Request{Session: "s", Call: "c", Tool: policy.MCP, Server: "lab", Name: "x", Args: policy.Raw(`{"b":1.0,"a":2}`)},
			[]string{`{"toolCallId":"c","rawInput":{"server":"lab","tool":"x","arguments":{"a":2,"b":1}}}`}, 0},
		{"an MCP tool with other arguments", policy.Request{Session: "s", Call: "c", Tool: policy.MCP, Server: "lab", Name: "x", Args: policy.Raw(`{"a":2}`)},
			[]string{`{"toolCallId":"c","rawInput":{"server":"lab","tool":"x","arguments":{"a":3}}}`}, 1},
		{"another MCP server", policy.Request{Session: "s", Call: "c", Tool: policy.MCP, Server: "lab", Name: "x"},
			[]string{`{"toolCallId":"c","rawInput":{"server":"prod","tool":"x"}}`}, 1},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r := newRig(t, &desk{rule: always(policy.Deny)})
			r.opens("/srv/project")
			h := tt.told
			r.Fill(&h)
			r.HookAnswered(h, policy.Outcome{Result: decision.Allowance})
			for i, call := range tt.calls {
				switch {
				case strings.Contains(call, "session/update"):
					r.agentSays(call)
					continue
				case strings.Contains(call, "method"):
					r.clientSays(call)
					r.agent.next()
					continue
				}
				r.agentSays(permissionWith("1", call, optionsPlain))
				want := "yes"
				if i >= len(tt.calls)-tt.asked {
					want = "no"
				}
				if m := r.agent.next(); m.chosen() != want {
					t.Errorf("request %d: %s, want %s", i, m.chosen(), want)
				}
			}
			if got := r.desk.decided(); got != tt.asked {
				t.Errorf("judged %d times, want %d", got, tt.asked)
			}
		})
	}
}

func TestAHooksConsentIsNotEnoughForOddOptions(t *testing.T) {
	d := &desk{rule: always(policy.Deny)}
	r := newRig(t, d)
	r.HookAnswered(hookCall("c", "rm x"), policy.Outcome{Result: decision.Allowance})
	r.agentSays(permissionWith("1", `{"toolCallId":"c","rawInput":{"command":"rm x"}}`, optionsTwoWays))
	if m := r.agent.next(); m.chosen() != "no" || d.doubts[0] == "" {
		t.Errorf("%s, doubt %q", m.raw, d.doubts)
	}
}

// A hook tells the session's folder; the command's stands in the update, where that is the agent's and
// not the model's.
func TestAHooksCallIsFilled(t *testing.T) {
	for dialect, want := range map[string]map[string]string{"codex": {"c": "/etc", "d": "/srv/project"}, "claude": {"c": "/srv/project"}, "": {"c": "/srv/project"}} {
		r := newRig(t, &desk{}, func(p *Params) { p.Dialect = registry.Dialects[dialect] })
		r.opens("/srv/other")
		r.agentSays(updateLine(`{"sessionUpdate":"tool_call","toolCallId":"c","rawInput":{"command":"ls","cwd":"/etc"}}`))
		r.settleAgent()
		for call, cwd := range want {
			h := hookCall(call, "ls")
			r.Fill(&h)
			if h.Cwd != cwd || h.Workspace != "/srv/other" || h.Channel != "hook" || h.Agent != "test" {
				t.Errorf("%q: %+v", dialect, h)
			}
		}
	}
}

func TestAHooksRefusalIsShown(t *testing.T) {
	r := newRig(t, &desk{})
	r.opens("/srv/project")
	r.HookAnswered(hookCall("c", "rm x"), policy.Outcome{Reason: "no"})
	if m := r.client.next(); m.Params.Update.SessionUpdate != "tool_call" || m.Params.Update.Status != "failed" || m.Params.Update.Kind != "execute" || !strings.Contains(m.raw, "refused: no") {
		t.Errorf("%s", m.raw)
	}
	r.agentSays(updateLine(`{"sessionUpdate":"tool_call","toolCallId":"d","status":"in_progress"}`))
	r.client.next()
	r.HookAnswered(hookCall("d", "rm x"), policy.Outcome{Reason: "no"})
	if m := r.client.next(); m.Params.Update.SessionUpdate != "tool_call_update" || m.Params.Update.Status != "failed" {
		t.Errorf("%s", m.raw)
	}
	other := hookCall("e", "rm x")
	other.Session = "unknown to the client"
	r.HookAnswered(other, policy.Outcome{Reason: "no"})
	r.nothingFor(r.client)
}

func TestAHooksDialog(t *testing.T) {
	r := newRig(t, &desk{})
	c := &policy.Case{Facts: policy.Facts{Request: hookCall("c", "rm x")}}
	if _, err := shown(t.Context(), c, r.HookDialog(c.Facts.Request)); err == nil {
		t.Error("asked a client that does not know the session")
	}
	r.opens("/srv/project")
	replies := make(chan policy.Reply, 1)
	go func() {
		reply, err := shown(t.Context(), c, r.HookDialog(c.Facts.Request))
		if err != nil {
			t.Error(err)
		}
		replies <- reply
	}()
	m := r.client.next()
	if !strings.Contains(m.raw, `"toolCallId":"c"`) || kindsAndIDs(m.Params.Options) != "allow_once allow_once, reject_once reject_once" {
		t.Errorf("%s", m.raw)
	}
	r.clientSays(selects(m.ID, "allow_once"))
	if reply := <-replies; reply.Answer != policy.Once {
		t.Errorf("%+v", reply)
	}
}

func TestAHooksQuestionEndsWithItsTurn(t *testing.T) {
	r := newRig(t, &desk{})
	var one, two, other, released policy.Cancellation
	for back, session := range map[*policy.Cancellation]string{&one: "s", &two: "s", &other: "other"} {
		h := hookCall("c", "x")
		h.Session = session
		defer r.Hold(h, back)()
	}
	r.Hold(hookCall("c", "x"), &released)()
	r.clientSays(`{"method":"session/cancel","params":{"sessionId":"s"}}`)
	r.settle()
	if one.Why() == nil || two.Why() == nil {
		t.Error("a question did not end with its turn")
	}
	if other.Why() != nil || released.Why() != nil {
		t.Error("another session's question, or one that was answered, ended")
	}
}

// Where a hook covers every call, one that it did not see ends the run.
func TestProofOfLife(t *testing.T) {
	begins := updateLine(`{"sessionUpdate":"tool_call","toolCallId":"c","kind":"execute","title":"x","status":"in_progress"}`)
	tests := []struct {
		name  string
		hooks bool
		do    func(*rig)
		want  int
	}{
		{"no sign of life", true, func(*rig) {}, 1},
		{"the session reported", true, func(r *rig) { r.HookStarted("s") }, 0},
		{"another session reported", true, func(r *rig) { r.HookStarted("other") }, 1},
		{"the call was told of", true, func(r *rig) { r.HookAnswered(hookCall("c", "x"), policy.Outcome{Result: decision.Allowance}) }, 0},
		{"the agent asked for it", true, func(r *rig) { r.agentSays(permission("1", "c", "x")); r.agent.next() }, 0},
		{"no hook was put in", false, func(*rig) {}, 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r := newRig(t, &desk{rule: always(policy.Allow)}, func(p *Params) { p.Dialect, p.Hooks = registry.Dialects["codex"], tt.hooks })
			tt.do(r)
			r.agentSays(begins, begins)
			r.settleAgent()
			if got := r.desk.noted(policy.NoteHookDead); len(got) != tt.want {
				t.Errorf("noted %q", got)
			}
		})
	}
}

func TestConsentsAreBounded(t *testing.T) {
	c := consents{}
	for i := range 3 * maxCalls {
		h := hookCall(strings.Repeat("x", i%7)+string(rune('a'+i%26))+strings.Repeat("y", i/26), "x")
		c.add(h)
	}
	if len(c) > maxCalls {
		t.Errorf("%d kept", len(c))
	}
}

func TestLiteralWords(t *testing.T) {
	for line, want := range map[string]string{
		`/bin/bash -lc 'rm x'`:      "/bin/bash|-lc|rm x",
		`bash -lc "a \"b\" \$c \d"`: `bash|-lc|a "b" $c \d`,
		`bash -lc a\ b`:             "bash|-lc|a b",
		`bash -lc 'it'\''s'`:        "bash|-lc|it's",
		`bash -lc "it's"`:           "bash|-lc|it's",
		`bash -lc $'a'`:             "",
		`bash -lc "$x"`:             "",
		`bash -lc a; rm x`:          "",
		`bash -lc a > /x`:           "",
		`A=1 bash -lc a`:            "",
		`bash -lc a &`:              "",
		`! bash -lc a`:              "",
		`bash -lc $(x)`:             "",
		`bash -lc '`:                "",
		`b"as"h '-l'c x`:            "bash|-lc|x",
		`b\ash \-c x`:               "bash|-c|x",
		`zsh -c x`:                  "zsh|-c|x",
		`cat x-y`:                   "cat|x-y",
		`push "-c" x`:               "push|-c|x",
	} {
		words := literalWords(line)
		if got := strings.Join(words, "|"); got != want {
			t.Errorf("%s: %q, want %q", line, got, want)
		}
		if starts := shellStart(line); (starts != nil) != isShellLine(words) || starts != nil && !slices.Equal(starts, words) {
			t.Errorf("%s: starts a shell by %q, and its words are %q", line, starts, words)
		}
	}
}

// What goes on under a hook's consent stands in the record too, and without that does not go on.
func TestConsentsAreRecorded(t *testing.T) {
	for _, full := range []bool{false, true} {
		r := newRig(t, &desk{rule: always(policy.Deny), full: full})
		r.opens("/srv/project")
		h := hookCall("c", "rm x")
		r.Fill(&h)
		r.HookAnswered(h, policy.Outcome{Result: decision.Allowance})
		r.agentSays(permissionWith("1", `{"toolCallId":"c","rawInput":{"command":"rm x"}}`, optionsPlain))
		want, records := "yes", 1
		if full {
			want, records = "no", 0
		}
		if m := r.agent.next(); m.chosen() != want {
			t.Errorf("record full %v: %s", full, m.raw)
		}
		if got := r.desk.consented; len(got) != records || !full && (got[0].Command != "rm x" || got[0].Workspace == "") {
			t.Errorf("record full %v: %+v", full, got)
		}
	}
}
