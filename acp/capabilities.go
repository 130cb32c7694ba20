package acp

import (
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

// Learn adds what the agent tells of a call, and notes what that shows.
func (g *Gate) Learn(session string, tc ToolCall, begins, unclear bool) {
	u := update{SessionID: session}
	u.Update.ToolCall = tc
	if begins {
		u.Update.Kind = "tool_call"
	}
	for _, n := range g.callMemory.learn(u, unclear) {
		g.decider.Note(n)
	}
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
