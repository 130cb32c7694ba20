package acp

import (
	"cmp"
	"slices"
	"strings"
	"sync"

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
	hooked  bool // guard's hook sees every call

	mu   sync.Mutex
	told map[string]string // the mode in which a session asks less, as it was last warned of
}

// maxToldModes bounds the sessions whose warnings are remembered.
const maxToldModes = 1024

// set refuses a mode in which the agent would no longer ask. A mode is set by a
// request of its own, or as the value of an option, which may have any name; an option
// that is switched on may be the mode itself.
func (m *modes) set(_ []byte, f wire.Frame) bool {
	var p struct {
		SessionID string         `json:"sessionId"`
		Mode      string         `json:"modeId"`
		Option    string         `json:"configId"`
		Value     jsontext.Value `json:"value"`
	}
	err := jsonv2.Unmarshal(f.Params, &p)
	value := optionMode(p.Option, p.Value)
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

// optionMode is the mode that an option of the agent's puts it into: its value, or its own name where it is switched
// on.
func optionMode(name string, value []byte) string {
	text, isText := wire.Text(value)
	if string(value) == "true" || isText && (text == "true" || text == "on") {
		return name
	}
	return text
}

// optionsTold warns of options by which the agent asks less now: all that it has, with their values.
func (m *modes) optionsTold(session string, options []byte) {
	loose := ""
	for o := range wire.Items(options) {
		name := cmp.Or(wire.FindText(o, "id"), wire.FindText(o, "configId"))
		if mode := optionMode(name, wire.Find(o, "currentValue")); loose == "" && m.loosens(mode) {
			loose = mode
		}
	}
	if len(options) > 0 && loose == "" {
		m.mu.Lock()
		defer m.mu.Unlock()
		delete(m.told, session)
		return
	}
	m.holds(session, loose)
}

// opened warns of a mode in which a session begins.
func (m *modes) opened(session string, result []byte) {
	if mode := wire.FindText(result, "modes", "currentModeId"); mode != "" {
		m.holds(session, mode)
	}
	m.optionsTold(session, wire.Find(result, "configOptions"))
}

// holds warns of a mode in which a session is, once, unless guard sees what the agent does all the same.
func (m *modes) holds(session, mode string) {
	if m.hooked || !m.loosens(mode) {
		return
	}
	m.mu.Lock()
	again := m.told[session] == mode
	if m.told == nil || len(m.told) >= maxToldModes {
		m.told = map[string]string{}
	}
	m.told[session] = mode
	m.mu.Unlock()
	if !again {
		m.changed(session, mode)
	}
}

// loosens reports whether the agent asks less in one of its modes.
func (m *modes) loosens(mode string) bool {
	return contains(m.dialect.Loosens, mode) || contains(commonLoose, mode)
}

// contains reports whether a list holds s, whatever its case and what parts its words.
func contains(list []string, s string) bool {
	bare := withoutParting.Replace(s)
	return slices.ContainsFunc(list, func(have string) bool {
		return strings.EqualFold(withoutParting.Replace(have), bare)
	})
}

var withoutParting = strings.NewReplacer("-", "", "_", "", " ", "")
