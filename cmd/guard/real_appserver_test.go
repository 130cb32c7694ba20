package main

import (
	"encoding/json"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"guard/internal/acpclient"
	"guard/internal/model"
)

// editor is a client of the real Codex's app-server behind guard, as Codex's own
// extensions are.
type editor struct {
	codexRun
	thread string

	mu    sync.Mutex
	asked []string // what the client was asked, as it came
}

// openEditor starts app-server behind guard and opens a thread with settings beside
// the folder. The client answers every approval with answer, a result's text.
func openEditor(t *testing.T, own codexRun, flags []string, answer, settings string) *editor {
	t.Helper()
	e := &editor{codexRun: own}
	e.Client = acpclient.Start(t, acpclient.Params{Path: guardPath, Dir: e.folder, Env: e.env, Args: append(flags, e.cli, "app-server"),
		OnRequest: func(method string, params json.RawMessage) (any, *acpclient.Error) {
			e.mu.Lock()
			defer e.mu.Unlock()
			e.asked = append(e.asked, method+" "+string(params))
			return json.RawMessage(answer), nil
		}})
	e.call(t, "initialize", `{"clientInfo":{"name":"test","version":"0"},"capabilities":{"experimentalApi":true}}`)
	if err := e.Notify("initialized", nil); err != nil {
		t.Fatal(err)
	}
	var opened struct{ Thread struct{ ID string } }
	if err := json.Unmarshal(e.call(t, "thread/start", `{"cwd":"`+e.folder+`",`+settings+`}`), &opened); err != nil {
		t.Fatal(err)
	}
	e.thread = opened.Thread.ID
	return e
}

func (e *editor) call(t *testing.T, method, params string) json.RawMessage {
	t.Helper()
	res, err := e.Call(method, json.RawMessage(params))
	if err != nil {
		t.Fatalf("%s: %v\n%s", method, err, e.Stderr())
	}
	return res
}

// turn runs one turn and returns how it ended.
func (e *editor) turn(t *testing.T, steps ...any) string {
	t.Helper()
	before := len(e.completed())
	words, _ := json.Marshal(model.Prompt(steps...))
	e.call(t, "turn/start", `{"threadId":"`+e.thread+`","input":[{"type":"text","text":`+string(words)+`}]}`)
	patiently(t, func() bool { return len(e.completed()) > before }, "the turn does not end")
	return e.completed()[before]
}

// completed are how the turns ended that have.
func (e *editor) completed() (states []string) {
	for _, p := range e.notices("turn/completed") {
		var of struct{ Turn struct{ Status string } }
		_ = json.Unmarshal(p, &of)
		states = append(states, of.Turn.Status)
	}
	return states
}

// notices are the params of what the client was told by a method.
func (e *editor) notices(method string) (all []json.RawMessage) {
	for _, l := range e.Lines() {
		var m struct {
			Method string
			Params json.RawMessage
		}
		if l.Direction == acpclient.FromAgent && json.Unmarshal(l.Bytes, &m) == nil && m.Method == method {
			all = append(all, m.Params)
		}
	}
	return all
}

func (e *editor) questions() []string {
	e.mu.Lock()
	defer e.mu.Unlock()
	return append([]string(nil), e.asked...)
}

// declined reports whether the client saw a call end as declined with guard's word.
func (e *editor) declined() bool {
	for _, p := range e.notices("item/completed") {
		if s := string(p); strings.Contains(s, `"status":"declined"`) && strings.Contains(s, "guard: ") {
			return true
		}
	}
	return false
}

const (
	editorsOwn = `"approvalPolicy":"on-request","sandbox":"workspace-write"`
	asksForAll = `"approvalPolicy":"untrusted","sandbox":"read-only"`
	asksNobody = `"approvalPolicy":"never","sandbox":"workspace-write"`
)

// Whatever the editor's settings ask for, a refusal reaches the model with its
// reason, is declined for the editor, and the turn goes on; everyday work asks nobody.
func TestRealAppServerSafe(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		name, settings string
		work           func(string) model.Step
	}{
		{"as editors do", editorsOwn, model.Escalated}, {"asking for all", asksForAll, model.Escalated}, {"asking for nothing", asksNobody, model.Sh},
	} {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			e := openEditor(t, realCodex(t), nil, `{"decision":"accept"}`, tt.settings)
			if end := e.turn(t, model.Sh("rm -rf ./tmp_*"), codexEdit("", "made.txt", "hello"), tt.work("touch after"), model.Say("that is all")); end != "completed" {
				t.Errorf("the turn ended with %q", end)
			}
			if !e.there("tmp_one") || !e.there("made.txt") || !e.there("after") {
				t.Errorf("not as it should be; the model was told %+v", e.model.Told())
			}
			if !e.toldOf("guard: refused") || !e.declined() {
				t.Errorf("who was told of the refusal? declined for the editor: %v; the model: %+v", e.declined(), e.model.Told())
			}
			if asked := e.questions(); len(asked) != 0 {
				t.Errorf("the editor was asked: %q", asked)
			}
			e.Close()
			if log := e.record(t); !strings.Contains(log, `"protocol":"app-server"`) || !strings.Contains(log, `"event":"approval_required"`) || !strings.Contains(log, `"event":"session_ended"`) {
				t.Errorf("the record does not tell of the refusal and the end:\n%.2000s", log)
			}
		})
	}
}

// One question a call, in the editor's own dialog with guard's words, escalated or
// not, and whatever Codex itself would ask.
func TestRealAppServerAsks(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		name, settings, answer string
		step                   model.Step
		gone                   bool
		end                    string
	}{
		{"once", editorsOwn, `{"decision":"accept"}`, model.Sh("rm -rf ./tmp_*"), true, "completed"},
		{"once, out of its sandbox", editorsOwn, `{"decision":"accept"}`, model.Escalated("rm -rf ./tmp_*"), true, "completed"},
		{"once, where Codex asks for all", asksForAll, `{"decision":"accept"}`, model.Escalated("rm -rf ./tmp_*"), true, "completed"},
		{"declined", editorsOwn, `{"decision":"decline"}`, model.Sh("rm -rf ./tmp_*"), false, "completed"},
		{"cancelled", editorsOwn, `{"decision":"cancel"}`, model.Sh("rm -rf ./tmp_*"), false, "interrupted"},
		{"no answer that guard knows", editorsOwn, `{"decision":"whatever"}`, model.Sh("rm -rf ./tmp_*"), false, "completed"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			e := openEditor(t, realCodex(t), []string{"--mode", "ask"}, tt.answer, tt.settings)
			if end := e.turn(t, tt.step, model.Sh("ls"), model.Say("that is all")); end != tt.end {
				t.Errorf("the turn ended with %q", end)
			}
			asked := e.questions()
			if len(asked) != 1 {
				t.Fatalf("the editor was asked %d times, want exactly once: %q", len(asked), asked)
			}
			for _, want := range []string{"item/commandExecution/requestApproval ", "guard: HIGH", "tmp_one", "deletes ./tmp_*", e.thread} {
				if !strings.Contains(asked[0], want) {
					t.Errorf("the question does not say %q: %s", want, asked[0])
				}
			}
			if e.there("tmp_one") == tt.gone {
				t.Errorf("tmp_one there is %v; the model was told %+v", !tt.gone, e.model.Told())
			}
			if n := strings.Count(e.record(t), `"event":"approval_requested"`); n != 1 {
				t.Errorf("%d questions in the record", n)
			}
		})
	}
}

func TestRealAppServerUnrestricted(t *testing.T) {
	t.Parallel()
	e := openEditor(t, realCodex(t), []string{"--mode", "unrestricted", "--confirm"}, `{"decision":"accept"}`, editorsOwn)
	if end := e.turn(t, model.Escalated("rm -rf ./tmp_*"), model.Say("that is all")); end != "completed" || e.there("tmp_one") || len(e.questions()) != 0 {
		t.Errorf("ended %q, tmp_one there is %v, asked %q", end, e.there("tmp_one"), e.questions())
	}
	if log := e.record(t); !strings.Contains(log, `"event":"approval_skipped"`) {
		t.Errorf("the record does not tell of what was skipped:\n%.2000s", log)
	}
}

// No setting of an editor's, and none in the person's file, takes guard's hooks away.
func TestRealAppServerKeepsItsHooks(t *testing.T) {
	t.Parallel()
	e := openEditor(t, realCodex(t), nil, `{"decision":"accept"}`, editorsOwn)
	for method, params := range map[string]string{
		"thread/start": `{"config":{"features.hooks":false}}`, "thread/resume": `{"threadId":"` + e.thread + `","config":{"hooks.state":{}}}`,
		"thread/fork": `{"threadId":"` + e.thread + `","config":{"hooks":{}}}`, "turn/start": `{"threadId":"` + e.thread + `","input":[],"approvalPolicy":"never","sandboxPolicy":{"type":"dangerFullAccess"}}`,
		"config/value/write": `{"keyPath":"hooks.state","value":{},"mergeStrategy":"replace"}`,
	} {
		if res, err := e.Call(method, json.RawMessage(params)); err == nil || !strings.Contains(err.Error(), "guard") {
			t.Errorf("%s: %s, %v, want guard's refusal", method, res, err)
		}
	}
	e.Close()

	state := "\n[hooks.state]\n" + `"/<session-flags>/config.toml:pre_tool_use:0:0" = {enabled = false}` + "\n"
	own := realCodex(t)
	write(t, own.config(), string(mustRead(t, own.config()))+state)
	e = openEditor(t, own, nil, `{"decision":"accept"}`, editorsOwn)
	if end := e.turn(t, model.Sh("rm -rf ./tmp_*"), model.Say("that is all")); end != "completed" || !e.there("tmp_one") || !e.toldOf("guard: refused") {
		t.Errorf("ended %q; a setting of the person's file took the hook away; the model was told %+v", end, e.model.Told())
	}
}

// The model of an editor's is told what holds, where the person wants it told.
func TestRealAppServerIsTold(t *testing.T) {
	t.Parallel()
	own := realCodex(t)
	wantsItTold(t, filepath.Dir(own.folder))
	e := openEditor(t, own, nil, `{"decision":"accept"}`, editorsOwn)
	if end := e.turn(t, model.Say("hello")); end != "completed" || heard(e.model, codexAsks, toldFirst) != 1 {
		t.Errorf("ended %q, told %d times", end, heard(e.model, codexAsks, toldFirst))
	}
}

// A subagent works in a thread of its own: its calls are judged in its parent's
// session, and shown in its own.
func TestRealAppServerSubagent(t *testing.T) {
	t.Parallel()
	e := openEditor(t, realCodex(t), []string{"--mode", "ask"}, `{"decision":"accept"}`, editorsOwn)
	script, _ := json.Marshal(map[string]string{"message": model.Prompt(model.Escalated("touch after"), model.Escalated("rm -rf ./tmp_*"), model.Say("that is all"))})
	spawn := model.Call("spawn_agent", json.RawMessage(strings.ReplaceAll(string(script), "@", `\u0040`))) // else it ends the outer script
	e.turn(t, spawn, model.Say("that is all"))
	eventually(t, func() bool { return !e.there("tmp_one") }, "the subagent did nothing")
	asked := e.questions()
	if len(asked) != 2 || !strings.Contains(asked[0], "spawn_agent") || !strings.Contains(asked[1], "tmp_one") || strings.Contains(asked[1], e.thread) {
		t.Errorf("asked %q", asked)
	}
	if log := e.record(t); strings.Contains(log, "hook_dead") {
		t.Errorf("%.3000s", log)
	}
}

// Its end is the editor's: app-server ends with its input, and guard with it.
func TestRealAppServerEnds(t *testing.T) {
	t.Parallel()
	e := openEditor(t, realCodex(t), nil, `{"decision":"accept"}`, editorsOwn)
	start := time.Now()
	if exit := e.Close(); exit.Killed || exit.Code != 0 || time.Since(start) > 10*time.Second {
		t.Errorf("%+v", exit)
	}
}
