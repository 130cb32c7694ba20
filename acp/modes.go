package acp

import (
	"strings"

	jsonv2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"guard/acp/wire"
	"guard/locale"
	"guard/policy"
)

// modes keeps the agent out of those of its modes in which it asks less than guard must see.
type modes struct {
	dialect *Dialect
	decider Decider
	link    *link
}

// set refuses a mode in which the agent would no longer ask. A mode is set by a
// request of its own, or as the value of an option, which may have any name.
func (m *modes) set(_ []byte, f wire.Frame) bool {
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
		case contains(m.dialect.Blinds, mode):
			why = locale.Fill("in the mode {0} the agent would change files without asking anybody, guard included",
				mode)
		case !m.decider.Unrestricted() && m.loosens(mode):
			why = locale.Fill("in the mode {0} the agent asks less than guard must see; start it with guard --mode "+
				"unrestricted to allow everything but the absurd", mode)
		}
	}
	if why == "" {
		return true
	}
	m.decider.Note(policy.Note{Event: policy.NoteMode, Session: p.SessionID, Text: why})
	m.link.RefuseClient(f, why)
	return false
}

// changed warns of a mode of the agent's in which it asks less.
func (m *modes) changed(session, mode string) {
	if m.decider.Unrestricted() || !m.loosens(mode) {
		return
	}
	m.decider.Note(policy.Note{Event: policy.NoteUnguarded, Session: session,
		Text: locale.Fill("the agent went to its mode {0}, in which it asks less: what it does unasked from now on "+
			"guard cannot stop", mode)})
}

// loosens reports whether the agent asks less in one of its modes.
func (m *modes) loosens(mode string) bool {
	return contains(m.dialect.Loosens, mode) || contains(commonLoose, mode)
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
