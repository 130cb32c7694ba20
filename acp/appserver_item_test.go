package acp

import (
	"fmt"
	"strings"
	"testing"

	"guard/policy"
	"guard/policy/decision"
)

// Where a hook covers every call, an item that it did not see ends the run; the
// person's own commands are not the model's.
func TestAppServerProofOfLife(t *testing.T) {
	command := `{"type":"commandExecution","id":"c","command":"rm x","cwd":"/srv/project","source":%q,"status":%q}`
	for _, tt := range []struct {
		name, source, status string
		do                   func(*rig)
		hooks                bool
		want                 int
	}{
		{"no sign of life", "agent", "inProgress", func(*rig) {}, true, 1},
		{"the session reported", "agent", "inProgress", func(r *rig) { r.HookStarted("t") }, true, 0},
		{"it reported, and not of what ran", "agent", "completed", func(r *rig) { r.HookStarted("t") }, true, 1},
		{"what did not run", "agent", "declined", func(r *rig) { r.HookStarted("t") }, true, 0},
		{"the call was told of", "unifiedExecStartup", "completed", func(r *rig) { r.HookAnswered(hookCall2("c", "rm x"), policy.Outcome{Result: decision.Allowance}) }, true, 0},
		{"the person's own", "userShell", "completed", func(*rig) {}, true, 0},
		{"words typed into a program", "unifiedExecInteraction", "completed", func(*rig) {}, true, 0},
		{"no hook was put in", "agent", "completed", func(*rig) {}, false, 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r := newAppRig(t, &desk{}, func(p *Params) { p.Hooks = tt.hooks })
			tt.do(r)
			r.tells("item/started", fmt.Sprintf(command, tt.source, "inProgress"))
			r.tells("item/completed", fmt.Sprintf(command, tt.source, tt.status))
			if got := r.desk.noted(policy.NoteHookDead); len(got) != tt.want {
				t.Errorf("noted %q", got)
			}
		})
	}
}

// What was refused and runs all the same is said; so is another command than the
// one that was asked about.
func TestAppServerTellsOfWhatRanAllTheSame(t *testing.T) {
	r := newAppRig(t, &desk{rule: always(policy.Deny)}, withoutHooks)
	r.agentSays(asksToRun("rm x"))
	r.agent.next()
	r.tells("item/started", `{"type":"commandExecution","id":"c","command":"/bin/bash -lc 'rm y'","cwd":"/srv/project","status":"inProgress"}`)
	r.tells("item/completed", `{"type":"commandExecution","id":"c","command":"/bin/bash -lc 'rm y'","cwd":"/srv/project","status":"completed","exitCode":3}`)
	if got := r.desk.noted(policy.NoteUnguarded); len(got) != 1 || !strings.Contains(got[0], "rm y") {
		t.Errorf("%q", got)
	}
	if got := r.desk.noted(policy.NoteFinished); len(got) != 1 || got[0] != "completed, exit 3" {
		t.Errorf("%q", got)
	}
}

// A call that its hook refused is an item that was declined, with the reason.
func TestAppServerShowsWhatAHookRefused(t *testing.T) {
	text := "y\n"
	for _, tt := range []struct {
		is    policy.Request
		wants []string
	}{
		{hookCall2("c", "rm x"), []string{`"command":"rm x"`, `"aggregatedOutput":"guard: refused: no"`, `"type":"commandExecution"`, `"status":"declined"`}},
		{policy.Request{Session: "t", Call: "c", Tool: policy.Delete, Cwd: "/a", Paths: []string{"b", "c"}, Edits: []policy.Change{{Path: "b", New: &text}}},
			[]string{`{"path":"/a/b","kind":{"type":"add","move_path":null},"diff":"y\n"}`, `{"path":"/a/c","kind":{"type":"delete","move_path":null},"diff":""}`, `"type":"fileChange"`, `"status":"declined"`}},
		{policy.Request{Session: "t", Call: "c", Tool: policy.MCP, Server: "lab", Name: "x"}, []string{`"type":"mcpToolCall"`, `"tool":"x"`, `"message":"guard: refused: no"`, `"status":"failed"`}},
	} {
		r := newAppRig(t, &desk{})
		r.HookAnswered(tt.is, policy.Outcome{Reason: "no"})
		if m := r.client.next(); m.Method != "item/started" || !strings.Contains(m.raw, `"turnId":"u"`) || !strings.Contains(m.raw, `"status":"inProgress"`) {
			t.Error(m.raw)
		}
		m := r.client.next()
		for _, want := range tt.wants {
			if m.Method != "item/completed" || !strings.Contains(m.raw, want) {
				t.Errorf("%s is not in %s", want, m.raw)
			}
		}
		other := tt.is
		other.Session = "unknown to the editor"
		r.HookAnswered(other, policy.Outcome{Reason: "no"})
		other = policy.Request{Session: "t", Call: "d", Tool: policy.Other, Name: "update_plan"}
		r.HookAnswered(other, policy.Outcome{Reason: "no"})
		r.nothingFor(r.client)
	}
}

// A hook's question is asked as Codex would ask it, behind the item that shows it.
func TestAppServerHooksDialog(t *testing.T) {
	before, after := "x\n", "y\n"
	for _, tt := range []struct {
		is                   policy.Request
		item, method, answer string
		want                 policy.Answer
	}{
		{hookCall2("c", "rm x"), itemCommand, commandApproval, `{"decision":"accept"}`, policy.Once},
		{hookCall2("c", "rm x"), itemCommand, commandApproval, `{"decision":"acceptForSession"}`, policy.ForSession},
		{hookCall2("c", "rm x"), itemCommand, commandApproval, `{"decision":"decline"}`, policy.Refused},
		{policy.Request{Session: "t", Call: "c", Tool: policy.Edit, Paths: []string{"/a"}, Edits: []policy.Change{{Path: "/a", Old: &before, New: &after}}}, itemChange, "item/fileChange/requestApproval", `{"decision":"accept"}`, policy.Once},
		{policy.Request{Session: "t", Call: "c", Tool: policy.MCP, Server: "lab", Name: "x"}, itemMCP, elicitMethod, `{"action":"accept"}`, policy.Once},
		{policy.Request{Session: "t", Call: "c", Tool: policy.MCP, Server: "lab", Name: "x"}, itemMCP, elicitMethod, `{"action":"decline"}`, policy.Refused},
		{policy.Request{Session: "t", Call: "c", Tool: policy.Other, Name: "new", Raw: "new"}, "", commandApproval, `{"decision":"accept"}`, policy.Once},
	} {
		r := newAppRig(t, &desk{})
		c := &policy.Case{Facts: policy.Facts{Request: tt.is, Parts: []policy.Part{{Kind: policy.CommandPart, Name: "sig", Level: 1}}}}
		c.Facts.Level = 1
		replies := make(chan policy.Reply, 1)
		go func() {
			reply, err := shown(t.Context(), c, r.HookDialog(tt.is))
			if err != nil {
				t.Error(err)
			}
			replies <- reply
		}()
		if tt.item != "" {
			if m := r.client.next(); m.Method != "item/started" || !strings.Contains(m.raw, `"type":"`+tt.item+`"`) {
				t.Error(m.raw)
			}
		}
		m := r.client.next()
		if m.Method != tt.method || !strings.Contains(m.raw, "guard: ") || !strings.Contains(m.raw, `"threadId":"t","turnId":"u"`) {
			t.Fatalf("%s", m.raw)
		}
		r.clientSays(`{"id":` + string(m.ID) + `,"result":` + tt.answer + `}`)
		if reply := <-replies; reply.Answer != tt.want {
			t.Errorf("%s: %+v", tt.answer, reply)
		}
	}
}

// An editor that cancels guard's question wants the turn to end, of which Codex
// knows nothing.
func TestAppServerCancelledQuestionEndsTheTurn(t *testing.T) {
	r := newAppRig(t, &desk{})
	c := &policy.Case{Facts: policy.Facts{Request: hookCall2("c", "rm x")}}
	done := make(chan struct{})
	go func() {
		reply, _ := shown(t.Context(), c, r.HookDialog(c.Facts.Request))
		if reply.Answer != policy.Cancelled {
			t.Errorf("%+v", reply)
		}
		close(done)
	}()
	r.client.next()
	m := r.client.next()
	r.clientSays(`{"id":` + string(m.ID) + `,"result":{"decision":"cancel"}}`)
	if m := r.agent.next(); m.Method != "turn/interrupt" {
		t.Error(m.raw)
	}
	<-done
}

// A turn's id is known to an editor that hears no turn/started, too.
func TestAppServerTurnOfAnAnswer(t *testing.T) {
	r := newAppRig(t, &desk{})
	r.opensThread("t2", `{"cwd":"/b"}`)
	r.clientSays(`{"id":8,"method":"turn/start","params":{"threadId":"t2","input":[]}}`)
	r.agent.next()
	r.agentSays(`{"id":8,"result":{"turn":{"id":"w"}}}`)
	r.client.next()
	h := hookCall("c", "rm x")
	h.Session = "t2"
	r.HookAnswered(h, policy.Outcome{Result: decision.EndTurn})
	if m := r.agent.next(); m.Method != "turn/interrupt" || !strings.Contains(m.raw, `"threadId":"t2","turnId":"w"`) {
		t.Error(m.raw)
	}
}
