package acp

import (
	"path/filepath"
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

// opensThread handles thread/start, thread/resume and thread/fork.
func (g *Gate) opensThread(line []byte, f wire.Frame) bool {
	t, ok := g.bounds(line, f)
	if !ok || !g.mayWorkIn(f, t.ThreadID, t.Cwd) {
		return false
	}
	g.mu.Lock()
	g.opening[wire.Key(f.ID)] = opening{cwd: t.Cwd, loose: t.loosens()}
	g.mu.Unlock()
	g.tellServers(t)
	return true
}

// startsTurn handles turn/start.
func (g *Gate) startsTurn(line []byte, f wire.Frame) bool {
	if !g.setsThread(line, f) {
		return false
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	g.beginning.set(wire.Key(f.ID), threadOf(f.Params))
	return true
}

// setsThread handles what changes a thread's settings.
func (g *Gate) setsThread(line []byte, f wire.Frame) bool {
	t, ok := g.bounds(line, f)
	ok = ok && g.mayWorkIn(f, t.ThreadID, t.Cwd)
	if ok {
		g.keeps(t)
	}
	return ok
}

// steersTurn handles turn/steer: more words of the person's.
func (g *Gate) steersTurn(_ []byte, f wire.Frame) bool {
	var t threadSettings
	if jsonv2.Unmarshal(f.Params, &t) == nil {
		g.keeps(t)
	}
	return true
}

// keeps remembers where a thread works now, the person's words, and how loose it is.
func (g *Gate) keeps(t threadSettings) {
	var words []string
	for _, in := range t.Input {
		if in.Type == "text" {
			words = append(words, in.Text)
		}
	}
	now := t.loosens()
	g.mu.Lock()
	defer g.mu.Unlock()
	s := g.sessions[t.ThreadID]
	if s == nil {
		return
	}
	s.loose = now.over(s.loose)
	if filepath.IsAbs(t.Cwd) {
		s.cwd = t.Cwd
	}
	if len(words) > 0 {
		s.prompt = strings.Join(words, "\n")
		s.prompt = s.prompt[:min(len(s.prompt), maxPrompt)]
	}
}

// tellServers notes the MCP servers that the client has Codex start.
func (g *Gate) tellServers(t threadSettings) {
	for key, value := range t.Config {
		if segments(key)[0] == "mcp_servers" {
			g.decider.Note(policy.Note{Event: policy.NoteServer, Session: t.ThreadID,
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
func (g *Gate) threadOpened(f wire.Frame) {
	g.mu.Lock()
	o, known := g.opening[wire.Key(f.ID)]
	delete(g.opening, wire.Key(f.ID))
	g.mu.Unlock()
	var res openedThread
	if !known || f.Failed || jsonv2.Unmarshal(f.Result, &res) != nil || res.Thread.ID == "" {
		return // two parsers could read another id: the thread stays unknown
	}
	cwd := o.cwd
	if cwd == "" { // as it was, or Codex's own
		cwd = res.Cwd
	}
	now := threadSettings{Approval: res.Approval, SandboxPolicy: res.Sandbox} // with what the person's own file says
	g.mu.Lock()
	s := &session{cwd: within(g.cwd, cwd)}
	if was := g.sessions[res.Thread.ID]; was != nil { // one that runs is not changed by being opened again (seen)
		s.loose, s.prompt = was.loose, was.prompt
	}
	s.loose = now.loosens().over(o.loose.over(s.loose))
	g.sessions[res.Thread.ID] = s
	g.mu.Unlock()
	g.decider.Note(policy.Note{Event: policy.NoteOpened, Session: res.Thread.ID, Text: cwd})
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
func (g *Gate) turnBegun(f wire.Frame) {
	g.mu.Lock()
	defer g.mu.Unlock()
	k := wire.Key(f.ID)
	thread, known := g.beginning.of[k]
	delete(g.beginning.of, k)
	var t turnTold
	if known && !f.Failed && jsonv2.Unmarshal(f.Result, &t) == nil && t.Turn.ID != "" {
		g.turns.set(thread, t.Turn.ID)
	}
}

func (g *Gate) turnStarted(_ []byte, f wire.Frame) bool {
	var t turnTold
	if jsonv2.Unmarshal(f.Params, &t) == nil {
		g.mu.Lock()
		defer g.mu.Unlock()
		g.turns.set(t.ThreadID, t.Turn.ID)
	}
	return true
}

func (g *Gate) turnCompleted(_ []byte, f wire.Frame) bool {
	var t turnTold
	if jsonv2.Unmarshal(f.Params, &t) == nil {
		g.mu.Lock()
		defer g.mu.Unlock()
		if g.turns.of[t.ThreadID] == t.Turn.ID {
			delete(g.turns.of, t.ThreadID)
		}
	}
	return true
}

// interrupts passes turn/interrupt on, then answers what guard holds for it.
func (g *Gate) interrupts(line []byte, f wire.Frame) bool {
	_ = g.toAgent.CatchUp()
	_ = g.toAgent.Pass(line)
	thread := threadOf(f.Params)
	g.giveUp(errTurnCancelled, func(h *hold) bool { return h.session == thread })
	return false
}
