package acp

import "guard/acp/wire"

// A treatment is what guard does with one method of the protocol, requests and
// notifications alike. The tables below are the ones that it goes by.
type treatment struct {
	is handling
	// handle looks at a line, and says whether it passes; nil: it passes.
	handle func(*Gate, []byte, wire.Frame) bool
	notice bool   // it is a notification; under the other form a method is unknown
	why    string // of what passes
}

// handling is the kind of a treatment.
type handling string

const (
	judged   handling = "judged"   // by policy: it passes, is answered, or a person is asked
	bounded  handling = "bounded"  // it passes unless it would lift the agent's questions
	observed handling = "observed" // it passes, and guard remembers what it tells
	relayed  handling = "relayed"  // it passes as it is
)

// sentByAgent has an entry for every method that an agent may send (schema v1 and
// the v2 draft). A request that has none is asked or refused; a notification
// passes.
var sentByAgent = map[string]treatment{
	"session/request_permission": {is: judged, handle: (*Gate).permission},
	"terminal/create":            {is: judged, handle: (*Gate).terminal},
	"fs/write_text_file":         {is: judged, handle: (*Gate).writeFile},
	"fs/read_text_file":          {is: judged, handle: (*Gate).readFile},
	"elicitation/create":         {is: judged, handle: (*Gate).elicit},

	"terminal/output": {is: relayed, handle: (*Gate).pass,
		why: "of a terminal that was judged when it was created"},
	"terminal/wait_for_exit": {is: relayed, handle: (*Gate).pass,
		why: "of a terminal that was judged when it was created"},
	"terminal/kill":    {is: relayed, handle: (*Gate).pass, why: "of a terminal that was judged when it was created"},
	"terminal/release": {is: relayed, handle: (*Gate).pass, why: "of a terminal that was judged when it was created"},

	"session/update":       {is: observed, notice: true, handle: (*Gate).updated},
	"$/cancel_request":     {is: observed, notice: true, handle: (*Gate).withdrawn},
	"elicitation/complete": {is: relayed, notice: true, why: "the end of a question that was judged"},
}

// sentByClient has an entry for every method that a client may send. The client
// is the person's own: what has none passes.
var sentByClient = map[string]treatment{
	"session/set_mode":          {is: bounded, handle: (*Gate).setMode},
	"session/set_config_option": {is: bounded, handle: (*Gate).setMode},

	"session/new":    {is: observed, handle: (*Gate).opens},
	"session/load":   {is: observed, handle: (*Gate).opens},
	"session/resume": {is: observed, handle: (*Gate).opens},
	"session/fork":   {is: observed, handle: (*Gate).opens}, // in the SDK, in neither schema
	"session/prompt": {is: observed, handle: (*Gate).prompts},
	"session/cancel": {is: observed, notice: true, handle: (*Gate).cancelled},
	"authenticate":   {is: observed, handle: (*Gate).signsIn},
	"auth/login":     {is: observed, handle: (*Gate).signsIn},

	"initialize":       {is: relayed, why: "what both can"},
	"logout":           {is: relayed, why: "the person's own"},
	"auth/logout":      {is: relayed, why: "the person's own"},
	"session/list":     {is: relayed, why: "it only tells"},
	"session/close":    {is: relayed, why: "it only ends something"},
	"session/delete":   {is: relayed, why: "the person's own"},
	"terminal/cancel":  {is: relayed, why: "it only ends something"},
	"tool_call/cancel": {is: relayed, why: "it only ends something"},
	"$/cancel_request": {is: relayed, notice: true,
		why: "what guard holds is the agent's to withdraw; an answer still comes"},
}

// handler is what treats a line of a kind; nil: its method is not in the table, or
// it passes.
func handler(table map[string]treatment, f wire.Frame) func(*Gate, []byte, wire.Frame) bool {
	if t := table[f.Method]; t.notice == (f.Kind == wire.Notification) {
		return t.handle
	}
	return nil
}

// look has a line treated as a table says; what it does not name passes.
func (g *Gate) look(table map[string]treatment, line []byte, f wire.Frame) bool {
	if handle := handler(table, f); handle != nil {
		return handle(g, line, f)
	}
	return true
}
