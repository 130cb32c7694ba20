package acp

import (
	"strings"

	jsonv2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"guard/acp/wire"
	"guard/locale"
	"guard/policy"
)

// MayWorkIn reports whether a session may be opened in a folder. Where not, the client
// gets an error.
func (g *Gate) MayWorkIn(f wire.Frame, session, cwd string) bool {
	if g.mayOpen == nil || cwd == "" {
		return true
	}
	why := g.mayOpen(cwd)
	if why == nil {
		return true
	}
	g.decider.Note(policy.Note{Event: policy.NoteRefused, Session: session,
		Text: locale.Fill("a session in {0}: {1}", cwd, why.Error())})
	g.RefuseClient(f, why.Error())
	return false
}

// opens remembers in which folder a new session will work, until the agent's answer
// tells its id.
func (g *Gate) opens(_ []byte, f wire.Frame) bool {
	var p struct {
		SessionID string           `json:"sessionId"`
		Cwd       string           `json:"cwd"`
		Servers   []jsontext.Value `json:"mcpServers"`
	}
	if jsonv2.Unmarshal(f.Params, &p) != nil {
		return true
	}
	if !g.MayWorkIn(f, p.SessionID, p.Cwd) {
		return false
	}
	g.sessions.awaitAnswer(wire.Key(f.ID), opening{session: p.SessionID, cwd: p.Cwd})
	for _, s := range p.Servers {
		g.decider.Note(policy.Note{Event: policy.NoteServer, Session: p.SessionID,
			Text: locale.Fill("the editor has the agent start an MCP server: {0}", string(s))})
	}
	return true
}

// opened learns a session's id from the agent's answer.
func (g *Gate) opened(f wire.Frame) {
	o, known := g.sessions.answered(wire.Key(f.ID))
	if !known || f.Failed {
		return
	}
	var res struct {
		SessionID string `json:"sessionId"`
	}
	if f.Kind != wire.Response || len(f.Result) > 0 && string(f.Result) != "null" &&
		jsonv2.Unmarshal(f.Result, &res) != nil {
		return // two parsers could read another id: the session stays unknown
	}
	id := res.SessionID
	if id == "" {
		id = o.session
	}
	g.sessions.begin(id, o.cwd)
	g.decider.Note(policy.Note{Event: policy.NoteOpened, Session: id, Text: o.cwd})
}

// prompted remembers the person's words, as what a session's requests are for.
func (g *Gate) prompted(params []byte) {
	var p struct {
		SessionID string `json:"sessionId"`
		Prompt    []struct {
			Type string `json:"type"`
			Text string `json:"text"`
		} `json:"prompt"`
	}
	if jsonv2.Unmarshal(params, &p) != nil {
		return
	}
	var words []string
	for _, b := range p.Prompt {
		if b.Type == "text" {
			words = append(words, b.Text)
		}
	}
	g.sessions.prompted(p.SessionID, strings.Join(words, "\n"))
}
