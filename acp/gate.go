package acp

import (
	"strconv"
	"sync"

	"guard/locale"
	"guard/policy"
)

// Gate is one connection's state and the two looks at its lines. Its methods
// may be called from both relays and from a hook's connection at once.
type Gate struct {
	agent    string
	dialect  *Dialect
	speaks   protocol
	decider  Decider
	toClient *Outlet
	toAgent  *Outlet
	cwd      string // where guard was started

	describe func(*policy.Case) string
	escape   func(string) string
	hooks    bool

	tells   func() policy.Mode
	mayOpen func(cwd string) error

	own    string // what the ids of guard's own requests begin with
	stream stream // the agent's relay alone touches it

	mu       sync.Mutex
	flight   flight
	sessions map[string]*session
	// Of app-server: the sessions that subagents' threads belong to, the turn that runs
	// in each thread, and the threads in which the client begins one, by its request's id.
	subthreads, turns, beginning threadNotes
	opening                      map[string]opening // the client's session/new and the like, by id
	signing                      map[string]bool    // the client's logins that the agent has not answered, by id
	calls                        *calls
	edits                        edits
	consents                     consents
	alive                        map[string]bool // sessions from which guard's hook has reported
	serial                       int
	closed                       bool
}

// session is one ACP session.
type session struct {
	cwd    string
	prompt string
	told   policy.Told // of guard, to the model
	loose  looseness   // what was taken away of the agent's own protection
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
	Escape   func(string) string       // one line of the agent's words as a person may be shown it; nil: quoted
	// Tells is the mode of which a prompt tells the model what holds in it, where it was not told;
	// nil: nothing is added.
	Tells func() policy.Mode
	// Opens says why a session may not work in a folder; nil, or nil from it, that it may.
	Opens func(cwd string) error
	Hooks bool   // guard's hook was put into the agent and must report
	Tag   string // makes the ids of guard's own requests unlike any other's
}

// NewGate makes a Gate.
func NewGate(p Params) *Gate {
	if p.Dialect == nil {
		p.Dialect = protocolOnly
	}
	if p.Escape == nil {
		p.Escape = strconv.QuoteToGraphic
	}
	own := "guard-" + p.Tag + "-"
	speaks := protocols[p.Dialect.Speaks]
	return &Gate{agent: p.Agent, dialect: p.Dialect, speaks: speaks, decider: p.Decider, toClient: p.ToClient, toAgent: p.ToAgent,
		cwd: p.Cwd, own: own, describe: p.Describe, escape: p.Escape, tells: p.Tells, mayOpen: p.Opens, hooks: p.Hooks, flight: newFlight(own),
		sessions: map[string]*session{}, opening: map[string]opening{}, signing: map[string]bool{}, calls: newCalls(), edits: edits{},
		consents: consents{}, alive: map[string]bool{}}
}

// Why a held request is given up.
var (
	errTurnCancelled = locale.New("the turn was cancelled")
	errWithdrawn     = locale.New("the agent withdrew its request")
	errClosed        = locale.New("the connection ended")
)

func (g *Gate) fromAgent(line []byte) bool {
	f, plain := plainRequest(line)
	if !plain {
		f = Scan(line)
	}
	if f.Kind == Batch && !g.passBatch(g.toAgent, line) {
		return false
	}
	if !plain && hides(line, f) || g.stream.asks(line, f) {
		g.refuseLine(g.toAgent, f)
		return false
	}
	switch f.Kind {
	case Notification:
		return g.look(g.speaks.agentMethods(), line, f)
	case Response:
		return g.speaks.replied(g, f)
	case Request:
		_ = g.toClient.catchUp() // what comes of it comes after the lines before it
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
	why := locale.Text("guard: a batch that holds a request was not passed on: send requests one by one")
	g.decider.Note(policy.Note{Event: policy.NoteRefused, Text: why})
	for _, id := range ids {
		g.say(back, errorFrame(id, codeInvalid, why))
	}
	if len(ids) == 0 {
		g.say(back, errorFrame(nil, codeInvalid, why))
	}
	return false
}

// refuseLine answers a line that could be read in two ways. Its id could be,
// too, so the answer names none, unless it is plain.
func (g *Gate) refuseLine(back *Outlet, f Frame) {
	why := locale.Text("guard: a line that two parsers could read differently was not passed on")
	g.decider.Note(policy.Note{Event: policy.NoteRefused, Text: why})
	id := f.ID
	if f.Kind != Request {
		id = nil
	}
	g.say(back, errorFrame(id, codeInvalid, why))
}

func (g *Gate) agentRequest(line []byte, f Frame) bool {
	k := key(f.ID)
	g.mu.Lock()
	why := g.flight.admits(k)
	if why == "" {
		g.flight.settled.forget(k)
	}
	g.mu.Unlock()
	if why != "" {
		// Not answered: the answer would count for the earlier request too.
		g.decider.Note(policy.Note{Event: policy.NoteRefused, Text: locale.Fill("guard: a request under the id {0} was not passed on: {1}", string(f.ID), why)})
		return false
	}
	if handle := handler(g.speaks.agentMethods(), f); handle != nil {
		return handle(g, line, f)
	}
	return g.unknown(line, f)
}

// pass lets a request go on as it is.
func (g *Gate) pass(_ []byte, f Frame) bool {
	g.mu.Lock()
	g.flight.passed[key(f.ID)] = true
	g.mu.Unlock()
	return true
}

// say sends frames of guard's own.
func (g *Gate) say(to *Outlet, frames []byte) { _ = to.Send(g.speaks.spelt(frames)) }

// answer sends the agent what guard says to a request.
func (g *Gate) answer(id, frame []byte) {
	g.mu.Lock()
	g.flight.settled.add(key(id))
	g.mu.Unlock()
	g.say(g.toAgent, frame)
}

// placed is r with where and in what session it is made.
func (g *Gate) placed(r policy.Request) policy.Request {
	g.place(&r)
	return r
}

// place tells r where and by whom it is made. A session that nobody opened, or
// none, where others were opened, works nowhere: nothing lies inside its
// workspace, and nothing in it is known work.
func (g *Gate) place(r *policy.Request) {
	r.Agent = g.agent
	if r.Channel == "" {
		r.Channel = g.speaks.channel()
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	r.Workspace = g.cwd
	if s := g.sessions[r.Session]; s != nil {
		r.Workspace, r.Prompt = s.cwd, s.prompt
	} else if len(g.sessions) > 0 {
		r.Workspace, r.Stray = "/", true // no workspace (policy.Judge)
	}
	r.Cwd = within(r.Workspace, r.Cwd)
}
