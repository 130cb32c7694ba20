package acp

import (
	"path/filepath"

	"github.com/go-json-experiment/json/jsontext"

	"guard/acp/dialect"
	"guard/acp/wire"
	"guard/locale"
	"guard/policy"
)

// What follows is what a protocol of an agent's own can have a Gate do (dialect.Gate).
var _ dialect.Gate = (*Gate)(nil)

// Unrestricted reports whether the mode lets agents stop asking.
func (g *Gate) Unrestricted() bool { return g.decider.Unrestricted() }

// Hooks reports whether guard's hook was put into the agent.
func (g *Gate) Hooks() bool { return g.hooks }

// Note records an event that is no decision, and shows it to the person.
func (g *Gate) Note(n policy.Note) { g.decider.Note(n) }

// Describe is a case in words for the client's dialog.
func (g *Gate) Describe(c *policy.Case) string { return g.describe(c) }

// TellClient sends the client lines of guard's own.
func (g *Gate) TellClient(frames []byte) { g.say(g.toClient, frames) }

// TellAgent sends the agent lines of guard's own.
func (g *Gate) TellAgent(frames []byte) { g.say(g.toAgent, frames) }

// PassToAgent sends a line of the client's at once, after the lines before it.
func (g *Gate) PassToAgent(line []byte) {
	_ = g.toAgent.CatchUp()
	_ = g.toAgent.Pass(line)
}

// RefuseClient answers a request of the client's that passes no further.
func (g *Gate) RefuseClient(f wire.Frame, why string) {
	g.say(g.toClient, wire.NewError(f.ID, codeRefused, locale.Fill("guard: refused: {0}", why)))
}

// UseToolConsent uses up a hook's consent for a call of a tool of the agent's own.
func (g *Gate) UseToolConsent(session, call, tool string) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.consents.useTool(session, call, tool)
}

// OpenSession notes where a session works; of one that is known, the person's words stay.
func (g *Gate) OpenSession(id, cwd string) {
	g.mu.Lock()
	defer g.mu.Unlock()
	s := &session{cwd: dialect.Within(g.cwd, cwd)}
	if was := g.sessions[id]; was != nil {
		s.prompt = was.prompt
	}
	g.sessions[id] = s
}

// ChangeSession notes where a session works now and the person's last words.
func (g *Gate) ChangeSession(id, cwd, prompt string) {
	g.mu.Lock()
	defer g.mu.Unlock()
	s := g.sessions[id]
	if s == nil {
		return
	}
	if filepath.IsAbs(cwd) {
		s.cwd = cwd
	}
	if prompt != "" {
		s.prompt = prompt[:min(len(prompt), maxPrompt)]
	}
}

// Learn adds what the agent tells of a call, and notes what that shows.
func (g *Gate) Learn(session string, tc ToolCall, begins, unclear bool) {
	u := update{SessionID: session}
	u.Update.ToolCall = tc
	if begins {
		u.Update.Kind = "tool_call"
	}
	for _, n := range g.learn(u, unclear) {
		g.decider.Note(n)
	}
}

// Complete makes a request of a call, with what was told of it before.
func (g *Gate) Complete(r *policy.Request, told ToolCall) {
	g.mu.Lock()
	defer g.mu.Unlock()
	c := g.calls.at(r.Session, r.Call)
	in, was := readInput(told.RawInput), readInput(c.RawInput)
	r.Partial = c.unclear || otherInput(in, was)
	whole := merged(c.ToolCall, told)
	readGeneric(r, &whole, latest(in, was))
	c.asked(r)
}

// Earlier is the input of a request's call as told before.
func (g *Gate) Earlier(r *policy.Request) (input jsontext.Value, unclear bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	c := g.calls.at(r.Session, r.Call)
	c.asked(r)
	return c.RawInput, c.unclear
}

// asked notes that the agent asked leave for a call.
func (c *call) asked(r *policy.Request) {
	c.requested = true
	if r.Tool == policy.Shell {
		c.line = asLine(r.Command, r.Argv)
	}
}

// Show notes that the client sees a call, and reports whether it did before.
func (g *Gate) Show(session, id string) (before bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	c := g.calls.at(session, id)
	before, c.announced = c.announced, true
	return before
}

// NoteRefused notes that a call was refused.
func (g *Gate) NoteRefused(session, id string) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.calls.at(session, id).refused = true
}

// Forward passes what was allowed; after a person was asked, by itself, since the line's
// place has gone by.
func (g *Gate) Forward(out dialect.Reply) bool {
	if !out.Later { // FromAgent has not returned: the line passes in its place
		return g.Pass(out.Line, out.Frame)
	}
	g.Pass(out.Line, out.Frame)
	_ = g.toClient.Send(out.Line)
	return false
}
