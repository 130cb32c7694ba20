package acp

import (
	"strings"

	jsonv2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"guard/acp/wire"
	"guard/locale"
	"guard/policy"
)

// fromClient looks at a line of the client's, and says whether it passes.
func (g *Gate) fromClient(line []byte) bool {
	f := wire.Scan(line)
	switch f.Kind {
	case wire.Response:
		return g.answered(f)
	case wire.Batch:
		return g.passBatch(g.toClient, line)
	}
	if wire.HidesRequest(line, f) && g.speaks.MayLoosen(line) {
		g.refuseLine(g.toClient, f)
		return false
	}
	switch f.Kind {
	case wire.Suspect: // without a method it is an answer, which cannot be read and so allows nothing
		return f.Method != "" || g.answered(wire.Frame{Kind: wire.Response, ID: f.ID, Failed: true})
	case wire.Request:
		if _, known := g.speaks.SentByClient()[f.Method]; !known {
			return g.speaks.Unlisted(line, f)
		}
		return g.look(g.speaks.SentByClient(), line, f)
	case wire.Notification:
		return g.look(g.speaks.SentByClient(), line, f)
	}
	return true
}

// cancelled passes session/cancel on, and then gives up what waits in that session.
func (g *Gate) cancelled(line []byte, f wire.Frame) bool {
	session := wire.FindText(f.Params, "sessionId")
	g.PassToAgent(line)
	g.CancelTurn(session)
	return false
}

// prompts remembers the person's words, and may put guard's before them.
func (g *Gate) prompts(line []byte, f wire.Frame) bool {
	g.prompted(f.Params)
	return !g.instruct(line, f)
}

// signsIn remembers that the person has begun to log in: the agent may ask them
// something for it.
func (g *Gate) signsIn(_ []byte, f wire.Frame) bool {
	g.sessions.signIn(wire.Key(f.ID))
	return true
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
			why = locale.Fill("in the mode {0} the agent would change files without asking anybody, guard included",
				mode)
		case !g.decider.Unrestricted() && g.loosens(mode):
			why = locale.Fill("in the mode {0} the agent asks less than guard must see; start it with guard --mode "+
				"unrestricted to allow everything but the absurd", mode)
		}
	}
	if why == "" {
		return true
	}
	g.decider.Note(policy.Note{Event: policy.NoteMode, Session: p.SessionID, Text: why})
	g.RefuseClient(f, why)
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
