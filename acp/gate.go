package acp

import (
	"context"
	"fmt"
	"sync"

	"guard/policy"
)

// Gate is one connection's state and the two looks at its lines. Its methods
// may be called from both relays and from a hook's connection at once.
type Gate struct {
	agent    string
	dialect  *Dialect
	decider  Decider
	toClient *Outlet
	toAgent  *Outlet
	cwd      string // where guard was started

	mu       sync.Mutex
	sessions map[string]*session
	opening  map[string]opening // the client's session/new and the like, by id
	held     map[string]*hold   // the agent's requests that wait for a person
	passed   map[string]bool    // the agent's requests that went on to the client as they were
	asked    map[string]*asked  // what guard asked the client
	late     map[string]bool    // what guard asked and no longer waits for
	calls    *calls
	edits    edits
	consents map[callKey]policy.Request // allowed by a hook, not yet asked for by the agent
	alive    map[string]bool            // sessions from which guard's hook has reported
	hooks    bool
	serial   int
	tag      string
	describe func(*policy.Case) string
}

// session is one ACP session.
type session struct {
	cwd    string
	prompt string
}

// hold is a request of the agent that waits for a person.
type hold struct {
	session string
	cancel  context.CancelCauseFunc
}

// Params of a Gate. Dialect may be nil: read by the protocol alone.
type Params struct {
	Agent    string // the name shown and matched by rules
	Dialect  *Dialect
	Decider  Decider
	ToClient *Outlet
	ToAgent  *Outlet
	Cwd      string                    // where guard was started: the workspace until a session names its own
	Describe func(*policy.Case) string // a case in words for the client's dialog, escaped
	Hooks    bool                      // guard's hook was put into the agent and must report
	Tag      string                    // makes the ids of guard's own requests unlike any other's
}

// NewGate makes a Gate.
func NewGate(p Params) *Gate {
	if p.Dialect == nil {
		p.Dialect = Dialects[""]
	}
	return &Gate{agent: p.Agent, dialect: p.Dialect, decider: p.Decider, toClient: p.ToClient, toAgent: p.ToAgent,
		cwd: p.Cwd, tag: p.Tag, describe: p.Describe, hooks: p.Hooks, sessions: map[string]*session{}, opening: map[string]opening{}, held: map[string]*hold{},
		passed: map[string]bool{}, asked: map[string]*asked{}, late: map[string]bool{}, calls: newCalls(),
		consents: map[callKey]policy.Request{}, alive: map[string]bool{}}
}

// Why a held request is given up.
var (
	errTurnCancelled = fmt.Errorf("the turn was cancelled")
	errWithdrawn     = fmt.Errorf("the agent withdrew its request")
	errClosed        = fmt.Errorf("the connection ended")
)

// FromAgent looks at a line of the agent's and says whether it passes.
func (g *Gate) FromAgent(line []byte) bool {
	f := Scan(line)
	if hides(line, f) {
		g.refuseLine(g.toAgent, f, "guard: a line that two parsers could read differently was not passed on")
		return false
	}
	switch f.Kind {
	case Notification:
		g.observe(f)
	case Response:
		g.opened(f)
	case Batch:
		return g.passBatch(g.toAgent, line)
	case Request:
		return g.agentRequest(line, f)
	}
	return true
}

// passBatch refuses a batch that holds a request: the official SDK refuses all
// batches, and its parts could not be answered one by one.
func (g *Gate) passBatch(back *Outlet, line []byte) bool {
	asks, ids := batchAsks(line)
	if !asks {
		return true
	}
	const why = "guard: a batch that holds a request was not passed on: send requests one by one"
	g.decider.Note(policy.Note{Event: policy.NoteRefused, Text: why})
	for _, id := range ids {
		_ = back.Send(errorFrame(id, codeInvalid, why))
	}
	if len(ids) == 0 {
		_ = back.Send(errorFrame(nil, codeInvalid, why))
	}
	return false
}

func (g *Gate) refuseLine(back *Outlet, f Frame, why string) {
	g.decider.Note(policy.Note{Event: policy.NoteRefused, Text: why})
	id := f.ID
	if !plainID(id) || f.Kind == Suspect {
		id = nil
	}
	_ = back.Send(errorFrame(id, codeInvalid, why))
}

// handlers has an entry for every request that an agent may send (schema v1 and
// the v2 draft). What has none is asked or refused.
var handlers = map[string]func(*Gate, []byte, Frame) bool{
	"session/request_permission": (*Gate).permission,
	"terminal/create":            (*Gate).terminal,
	"fs/write_text_file":         (*Gate).writeFile,
	"fs/read_text_file":          (*Gate).readFile,
	// About a terminal that was judged when it was created.
	"terminal/output":        (*Gate).pass,
	"terminal/wait_for_exit": (*Gate).pass,
	"terminal/kill":          (*Gate).pass,
	"terminal/release":       (*Gate).pass,
	// A question to the person, answered by the person.
	"elicitation/create": (*Gate).pass,
}

func (g *Gate) agentRequest(line []byte, f Frame) bool {
	k := key(f.ID)
	g.mu.Lock()
	twice := g.held[k] != nil || g.passed[k] || g.asked[k] != nil
	delete(g.late, k)
	g.mu.Unlock()
	if twice {
		g.decider.Note(policy.Note{Event: policy.NoteRefused, Text: "guard: a second request under the id " + string(f.ID) + " of one that is unanswered was not passed on"})
		return false
	}
	if handle := handlers[f.Method]; handle != nil {
		return handle(g, line, f)
	}
	return g.unknown(line, f)
}

// pass lets a request go on as it is.
func (g *Gate) pass(_ []byte, f Frame) bool {
	g.mu.Lock()
	g.passed[key(f.ID)] = true
	g.mu.Unlock()
	return true
}

// ask decides r, at once or by a person, and then calls done exactly once. It
// reports what done reported, false while a person is being asked.
func (g *Gate) ask(f Frame, r policy.Request, doubt string, dialog policy.Dialog, done func(policy.Outcome) bool) bool {
	out, c := g.decider.Decide(r, doubt)
	if c == nil {
		return done(out)
	}
	g.hold(f, r, c, dialog, done)
	return false
}

// hold keeps a request until a person has answered.
func (g *Gate) hold(f Frame, r policy.Request, c *policy.Case, dialog policy.Dialog, done func(policy.Outcome) bool) {
	ctx, cancel := context.WithCancelCause(context.Background())
	k := key(f.ID)
	g.mu.Lock()
	g.held[k] = &hold{session: r.Session, cancel: cancel}
	g.mu.Unlock()
	go func() {
		out := g.decider.Ask(ctx, c, dialog)
		cancel(nil)
		g.mu.Lock()
		delete(g.held, k)
		g.mu.Unlock()
		done(out)
	}()
}

// forward sends a line on after a person allowed it; until then it was kept.
func (g *Gate) forward(line []byte, f Frame) {
	g.pass(line, f)
	_ = g.toClient.Send(line)
}

// Close gives up every request that waits.
func (g *Gate) Close() {
	g.giveUp(errClosed, func(*hold) bool { return true })
}

func (g *Gate) giveUp(why error, which func(*hold) bool) {
	g.mu.Lock()
	var gone []*hold
	for _, h := range g.held {
		if which(h) {
			gone = append(gone, h)
		}
	}
	g.mu.Unlock()
	for _, h := range gone {
		h.cancel(why)
	}
}

// place fills in where and in what session a request is made.
func (g *Gate) place(r *policy.Request) {
	r.Agent = g.agent
	if r.Channel == "" {
		r.Channel = "acp"
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	r.Workspace = g.cwd
	if s := g.sessions[r.Session]; s != nil {
		r.Workspace, r.Prompt = s.cwd, s.prompt
	}
	r.Cwd = within(r.Workspace, r.Cwd)
}
