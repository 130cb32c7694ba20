package acp

import (
	"strings"

	jsonv2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"guard/acp/wire"
	"guard/locale"
	"guard/policy"
)

// opening is what a client's request to open a session says.
type opening struct {
	session, cwd string
	loose        loosening
}

// fromClient looks at a line of the client's, and says whether it passes.
func (g *Gate) fromClient(line []byte) bool {
	f := wire.Scan(line)
	switch f.Kind {
	case wire.Response:
		return g.answered(f)
	case wire.Batch:
		return g.passBatch(g.toClient, line)
	}
	if wire.HidesRequest(line, f) && g.speaks.mayLoosen(line) {
		g.refuseLine(g.toClient, f)
		return false
	}
	switch f.Kind {
	case wire.Suspect: // without a method it is an answer, which cannot be read and so allows nothing
		return f.Method != "" || g.answered(wire.Frame{Kind: wire.Response, ID: f.ID, Failed: true})
	case wire.Request:
		if _, known := g.speaks.sentByClient()[f.Method]; !known {
			return g.speaks.unlisted(g, line, f)
		}
		return g.look(g.speaks.sentByClient(), line, f)
	case wire.Notification:
		return g.look(g.speaks.sentByClient(), line, f)
	}
	return true
}

// cancelled passes session/cancel on, and then gives up what waits in that session.
func (g *Gate) cancelled(line []byte, f wire.Frame) bool {
	session := wire.FindText(f.Params, "sessionId")
	_ = g.toAgent.CatchUp()
	_ = g.toAgent.Pass(line)
	g.giveUp(errTurnCancelled, func(h *hold) bool { return h.session == session })
	return false
}

// prompts remembers the person's words, and may put guard's before them.
func (g *Gate) prompts(line []byte, f wire.Frame) bool {
	g.prompted(f.Params)
	return !g.instruct(line, f)
}

// maxSigning bounds how many logins may wait at once. What a further one asks of the
// person is judged as any question is.
const maxSigning = 64

// signsIn remembers that the person has begun to log in: the agent may ask them
// something for it.
func (g *Gate) signsIn(_ []byte, f wire.Frame) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	if len(g.signing) < maxSigning {
		g.signing[wire.Key(f.ID)] = true
	}
	return true
}

// mayWorkIn reports whether a session may be opened in a folder. Where not, the client
// gets an error.
func (g *Gate) mayWorkIn(f wire.Frame, session, cwd string) bool {
	if g.mayOpen == nil || cwd == "" {
		return true
	}
	why := g.mayOpen(cwd)
	if why == nil {
		return true
	}
	g.decider.Note(policy.Note{Event: policy.NoteRefused, Session: session, Text: locale.Fill("a session in {0}: {1}", cwd, why.Error())})
	g.say(g.toClient, wire.NewError(f.ID, codeRefused, locale.Fill("guard: refused: {0}", why.Error())))
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
	if !g.mayWorkIn(f, p.SessionID, p.Cwd) {
		return false
	}
	g.mu.Lock()
	g.opening[wire.Key(f.ID)] = opening{session: p.SessionID, cwd: p.Cwd}
	if p.SessionID != "" {
		g.sessions[p.SessionID] = &session{cwd: p.Cwd}
	}
	g.mu.Unlock()
	for _, s := range p.Servers {
		g.decider.Note(policy.Note{Event: policy.NoteServer, Session: p.SessionID, Text: locale.Fill("the editor has the agent start an MCP server: {0}", string(s))})
	}
	return true
}

// opened learns a session's id from the agent's answer.
func (g *Gate) opened(f wire.Frame) {
	g.mu.Lock()
	o, known := g.opening[wire.Key(f.ID)]
	delete(g.opening, wire.Key(f.ID))
	delete(g.signing, wire.Key(f.ID))
	g.mu.Unlock()
	if !known || f.Failed {
		return
	}
	var res struct {
		SessionID string `json:"sessionId"`
	}
	if f.Kind != wire.Response || len(f.Result) > 0 && string(f.Result) != "null" && jsonv2.Unmarshal(f.Result, &res) != nil {
		return // two parsers could read another id: the session stays unknown
	}
	id := res.SessionID
	if id == "" {
		id = o.session
	}
	g.mu.Lock()
	g.sessions[id] = &session{cwd: o.cwd}
	g.mu.Unlock()
	g.decider.Note(policy.Note{Event: policy.NoteOpened, Session: id, Text: o.cwd})
}

// maxPrompt bounds what is remembered of the person's words, in bytes.
const maxPrompt = 64 << 10

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
	g.mu.Lock()
	defer g.mu.Unlock()
	s := g.sessions[p.SessionID]
	if s == nil {
		s = &session{cwd: g.cwd}
		g.sessions[p.SessionID] = s
	}
	s.prompt = strings.Join(words, "\n")
	s.prompt = s.prompt[:min(len(s.prompt), maxPrompt)]
}

// setMode refuses a mode in which the agent would no longer ask. A mode is set by a
// request of its own, or as the value of an option, which may have any name.
func (g *Gate) setMode(_ []byte, f wire.Frame) bool {
	var p struct {
		SessionID string         `json:"sessionId"`
		Mode      string         `json:"modeId"`
		Value     jsontext.Value `json:"value"`
	}
	err := jsonv2.Unmarshal(f.Params, &p)
	value, _ := wire.Text(p.Value)
	why := ""
	if err != nil {
		why = locale.Fill("its params could not be read with certainty: {0}", err.Error())
	}
	for _, mode := range []string{p.Mode, value} {
		switch {
		case contains(g.dialect.Blinds, mode):
			why = locale.Fill("in the mode {0} the agent would change files without asking anybody, guard included", mode)
		case !g.decider.Unrestricted() && g.loosens(mode):
			why = locale.Fill("in the mode {0} the agent asks less than guard must see; start it with guard --mode unrestricted to allow everything but the absurd", mode)
		}
	}
	if why == "" {
		return true
	}
	g.decider.Note(policy.Note{Event: policy.NoteMode, Session: p.SessionID, Text: why})
	g.say(g.toClient, wire.NewError(f.ID, codeRefused, locale.Fill("guard: refused: {0}", why)))
	return false
}

// loosens reports whether the agent asks less in one of its modes.
func (g *Gate) loosens(mode string) bool {
	return contains(g.dialect.Loosens, mode) || contains(commonLoose, mode)
}

// contains reports whether a list holds s, whatever its case.
func contains(list []string, s string) bool {
	for _, have := range list {
		if strings.EqualFold(have, s) {
			return true
		}
	}
	return false
}
