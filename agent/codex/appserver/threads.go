package appserver

import (
	"strings"

	jsonv2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"guard/acp/wire"
	"guard/locale"
	"guard/policy"
)

// threadSettings are the params of the client's requests that open a thread, begin
// a turn or change either, as far as guard reads them.
type threadSettings struct {
	ThreadID      string                    `json:"threadId"`
	Cwd           string                    `json:"cwd"`
	Config        map[string]jsontext.Value `json:"config"`
	Approval      jsontext.Value            `json:"approvalPolicy"`
	Reviewer      string                    `json:"approvalsReviewer"`
	Sandbox       string                    `json:"sandbox"`
	SandboxPolicy sandboxPolicy             `json:"sandboxPolicy"`
	Permissions   string                    `json:"permissions"`
	Input         []struct {
		Type string `json:"type"`
		Text string `json:"text"`
	} `json:"input"`
}

// sandboxPolicy is one in its long form.
type sandboxPolicy struct {
	Type string `json:"type"`
}

// opening is what a client's request to open a thread says.
type opening struct {
	cwd   string
	loose loosening
}

// opensThread handles thread/start, thread/resume and thread/fork.
func (e editor) opensThread(line []byte, f wire.Frame) bool {
	t, ok := e.bounds(line, f)
	if !ok || !e.MayWorkIn(f, t.ThreadID, t.Cwd) {
		return false
	}
	e.mu.Lock()
	e.opening[wire.Key(f.ID)] = opening{cwd: t.Cwd, loose: t.loosens()}
	e.mu.Unlock()
	e.noteServers(t)
	return true
}

// startsTurn handles turn/start.
func (e editor) startsTurn(line []byte, f wire.Frame) bool {
	if !e.setsThread(line, f) {
		return false
	}
	e.mu.Lock()
	defer e.mu.Unlock()
	e.beginning.set(wire.Key(f.ID), threadOf(f.Params))
	return true
}

// setsThread handles what changes a thread's settings.
func (e editor) setsThread(line []byte, f wire.Frame) bool {
	t, ok := e.bounds(line, f)
	ok = ok && e.MayWorkIn(f, t.ThreadID, t.Cwd)
	if ok {
		e.remember(t)
	}
	return ok
}

// steersTurn handles turn/steer: more words of the person's.
func (e editor) steersTurn(_ []byte, f wire.Frame) bool {
	var t threadSettings
	if jsonv2.Unmarshal(f.Params, &t) == nil {
		e.remember(t)
	}
	return true
}

// remember keeps where a thread works now, the person's words, and how loose it is.
func (e editor) remember(t threadSettings) {
	var words []string
	for _, in := range t.Input {
		if in.Type == "text" {
			words = append(words, in.Text)
		}
	}
	now := t.loosens()
	e.mu.Lock()
	defer e.mu.Unlock()
	if was, known := e.loose[t.ThreadID]; known {
		e.loose[t.ThreadID] = now.over(was)
		e.ChangeSession(t.ThreadID, t.Cwd, strings.Join(words, "\n"))
	}
}

// noteServers records the MCP servers that the client has Codex start.
func (e editor) noteServers(t threadSettings) {
	for key, value := range t.Config {
		if segments(key)[0] == "mcp_servers" {
			e.Note(policy.Note{Event: policy.NoteServer, Session: t.ThreadID,
				Text: locale.Fill("the editor has the agent start an MCP server: {0}", key+" = "+string(value))})
		}
	}
}

// openedThread is a thread as Codex tells of it.
type openedThread struct {
	Thread struct {
		ID string `json:"id"`
	} `json:"thread"`
	Cwd      string         `json:"cwd"`
	Approval jsontext.Value `json:"approvalPolicy"`
	Sandbox  sandboxPolicy  `json:"sandbox"`
}

// threadOpened learns a thread's id and folder from the answer that opens it.
func (srv *server) threadOpened(f wire.Frame) {
	srv.mu.Lock()
	o, known := srv.opening[wire.Key(f.ID)]
	delete(srv.opening, wire.Key(f.ID))
	srv.mu.Unlock()
	var res openedThread
	if !known || f.Failed || jsonv2.Unmarshal(f.Result, &res) != nil || res.Thread.ID == "" {
		return // two parsers could read another id: the thread stays unknown
	}
	cwd := o.cwd
	if cwd == "" { // as it was, or Codex's own
		cwd = res.Cwd
	}
	now := threadSettings{Approval: res.Approval, SandboxPolicy: res.Sandbox} // with what the person's own file says
	srv.mu.Lock()
	// One that runs is not changed by being opened again (seen).
	srv.loose[res.Thread.ID] = now.loosens().over(o.loose.over(srv.loose[res.Thread.ID]))
	srv.mu.Unlock()
	srv.OpenSession(res.Thread.ID, cwd)
	srv.Note(policy.Note{Event: policy.NoteOpened, Session: res.Thread.ID, Text: cwd})
}

// turnTold is the params of turn/started and turn/completed.
type turnTold struct {
	ThreadID string `json:"threadId"`
	Turn     struct {
		ID string `json:"id"`
	} `json:"turn"`
}

// turnBegun learns a turn's id from the answer to its beginning: an editor may want to
// hear no turn/started.
func (srv *server) turnBegun(f wire.Frame) {
	srv.mu.Lock()
	defer srv.mu.Unlock()
	k := wire.Key(f.ID)
	thread, known := srv.beginning.of[k]
	delete(srv.beginning.of, k)
	var t turnTold
	if known && !f.Failed && jsonv2.Unmarshal(f.Result, &t) == nil && t.Turn.ID != "" {
		srv.turns.set(thread, t.Turn.ID)
	}
}

func (srv *server) turnStarted(_ []byte, f wire.Frame) bool {
	var t turnTold
	if jsonv2.Unmarshal(f.Params, &t) == nil {
		srv.mu.Lock()
		defer srv.mu.Unlock()
		srv.turns.set(t.ThreadID, t.Turn.ID)
	}
	return true
}

func (srv *server) turnCompleted(_ []byte, f wire.Frame) bool {
	var t turnTold
	if jsonv2.Unmarshal(f.Params, &t) == nil {
		srv.mu.Lock()
		defer srv.mu.Unlock()
		if srv.turns.of[t.ThreadID] == t.Turn.ID {
			delete(srv.turns.of, t.ThreadID)
		}
	}
	return true
}

// interrupts passes turn/interrupt on, then answers what guard holds for it.
func (e editor) interrupts(line []byte, f wire.Frame) bool {
	e.PassToAgent(line)
	e.CancelTurn(threadOf(f.Params))
	return false
}
