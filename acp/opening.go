package acp

import (
	"cmp"
	"slices"

	jsonv2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"guard/acp/dialect"
	"guard/acp/wire"
	"guard/locale"
	"guard/policy"
)

// openings follows how the client opens sessions, and logs in.
type openings struct {
	link     *link
	sessions *sessions
	modes    *modes
	dialect  *Dialect
	mayOpen  func(cwd string) error // Params.Opens
}

// MayWorkIn reports whether a session may be opened in a folder. Where not, the client
// gets an error.
func (h *openings) MayWorkIn(f wire.Frame, session, cwd string) bool {
	if h.mayOpen == nil || cwd == "" {
		return true
	}
	why := h.mayOpen(cwd)
	if why == nil {
		return true
	}
	h.link.note(policy.Note{Event: policy.NoteRefused, Session: session,
		Text: locale.Fill("a session in {0}: {1}", cwd, why.Error())})
	h.link.RefuseClient(f, why.Error())
	return false
}

// opens remembers in which folder a new session will work, until the agent's answer
// tells its id.
func (h *openings) opens(_ []byte, f wire.Frame) bool {
	var p struct {
		SessionID string         `json:"sessionId"`
		Cwd       string         `json:"cwd"`
		Servers   jsontext.Value `json:"mcpServers"`
		// Further folders: an agent may take settings of theirs, or skills.
		Further []string `json:"additionalDirectories"`
		Meta    struct {
			Roots []string `json:"additionalRoots"`
		} `json:"_meta"`
	}
	if err := jsonv2.Unmarshal(f.Params, &p); err != nil {
		if h.mayOpen != nil { // which folder the agent reads of it is not known
			h.link.RefuseClient(f, locale.Fill("its params could not be read with certainty: {0}", err.Error()))
		}
		return h.mayOpen == nil
	}
	own, err := h.options(f.Params)
	if err != nil {
		h.link.RefuseClient(f, locale.Fill("its params could not be read with certainty: {0}", err.Error()))
		return false
	}
	further := slices.Concat(p.Further, p.Meta.Roots, own.Further, []string{own.Root})
	for _, folder := range append([]string{p.Cwd}, within(p.Cwd, further)...) {
		if !h.MayWorkIn(f, p.SessionID, folder) {
			return false
		}
	}
	named := p.SessionID
	if f.Method == "session/fork" { // which it names goes on as it was; the answer tells the new one
		named = ""
	}
	h.sessions.awaitAnswer(wire.Key(f.ID), opening{session: named, cwd: p.Cwd})
	servers := func(one string) {
		h.link.note(policy.Note{Event: policy.NoteServer, Session: p.SessionID,
			Text: locale.Fill("the editor has the agent start an MCP server: {0}", one)})
	}
	for s := range wire.Items(p.Servers) {
		servers(string(s))
	}
	for name, s := range wire.Members(own.Servers) {
		servers(name + ": " + string(s))
	}
	return true
}

// agentOptions are options of an agent's own that a client gives for a session, as far as they name what is to be
// looked at: folders of which the agent takes settings, and servers.
type agentOptions struct {
	Further []string       `json:"additionalDirectories"`
	Root    string         `json:"projectConfigRoot"`
	Servers jsontext.Value `json:"mcpServers"`
}

// options reads the options that a client gives where the dialect says.
func (h *openings) options(params []byte) (own agentOptions, err error) {
	if h.dialect.Options == nil {
		return own, nil
	}
	if raw := wire.Find(params, h.dialect.Options...); dialect.Tells(raw) {
		err = jsonv2.Unmarshal(raw, &own)
	}
	return own, err
}

// within are folders as an agent that works in one takes them; an empty name is none.
func within(cwd string, folders []string) (all []string) {
	for _, folder := range folders {
		if folder != "" {
			all = append(all, dialect.Within(cwd, folder))
		}
	}
	return all
}

// closes remembers which session the client ends: once the agent has said so, it is nobody's.
func (h *openings) closes(_ []byte, f wire.Frame) bool {
	if id := wire.FindText(f.Params, "sessionId"); id != "" {
		h.sessions.awaitEnd(wire.Key(f.ID), id)
	}
	return true
}

// opened learns a session's id from the agent's answer.
func (h *openings) opened(f wire.Frame) {
	o, known := h.sessions.answered(wire.Key(f.ID))
	if !known || f.Failed {
		if f.Result == nil {
			h.sessions.notOpened(o)
		}
		return
	}
	if o.closes {
		h.sessions.end(o.session)
		return
	}
	var res struct {
		SessionID string `json:"sessionId"`
	}
	if f.Kind != wire.Response || len(f.Result) > 0 && string(f.Result) != "null" &&
		jsonv2.Unmarshal(f.Result, &res) != nil {
		return // two parsers could read another id: the session stays unknown
	}
	id := cmp.Or(res.SessionID, o.session)
	if id == "" { // what names no session is nobody's
		return
	}
	h.sessions.begin(id, o.cwd)
	h.link.note(policy.Note{Event: policy.NoteOpened, Session: id, Text: o.cwd})
	h.modes.opened(id, f.Result)
}

// signsIn remembers that the person has begun to log in: the agent may ask them
// something for it.
func (h *openings) signsIn(_ []byte, f wire.Frame) bool {
	h.sessions.signIn(wire.Key(f.ID))
	return true
}
