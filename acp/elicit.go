package acp

import (
	"cmp"
	"slices"
	"strings"

	jsonv2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"guard/acp/dialect"
	"guard/acp/wire"
	"guard/locale"
	"guard/policy"
	"guard/policy/decision"
	"guard/policy/risk"
)

// elicitations handles the forms and links by which the agent asks the person for something.
type elicitations struct {
	sessions *sessions
	link     *link
	judging  *judging
	dialogs  *dialogs
	escape   escaper
}

// field is one property of a form's schema.
type field struct {
	Type        string `json:"type"`
	Title       string `json:"title"`
	Description string `json:"description"`
	Format      string `json:"format"`
	WriteOnly   bool   `json:"writeOnly"`
	choice
	Items choice `json:"items"` // of a list
}

// choice is what is chosen of values that the agent names.
type choice struct {
	Enum  []jsontext.Value `json:"enum"`
	OneOf []jsontext.Value `json:"oneOf"`
	AnyOf []jsontext.Value `json:"anyOf"`
}

// named reports that each value is named: what is not may be any text.
func (c *choice) named() bool {
	each := slices.Concat(c.OneOf, c.AnyOf)
	return len(c.Enum)+len(each) > 0 &&
		!slices.ContainsFunc(each, func(one jsontext.Value) bool { return wire.Find(one, "const") == nil })
}

// takesText reports a field into which the person may write anything.
func (f *field) takesText() bool {
	switch f.Type {
	case "boolean":
		return false
	case "array":
		return !f.Items.named()
	}
	return !f.named()
}

// How much of a form is looked at.
const (
	maxFormBytes  = 64 << 10
	maxFormFields = 256
)

// elicit handles elicitation/create, by which the agent asks the person something. An
// ordinary question passes as it is. One that asks for a password, a token or a payment
// is judged, and goes on with a warning.
func (h *elicitations) elicit(line []byte, f wire.Frame) bool {
	e, err := wire.Params[dialect.Elicitation](line)
	if err == nil {
		err = readInOneCase(f.Params)
	}
	if err != nil {
		h.link.RefuseUnread(f, err)
		return false
	}
	return h.Elicit(line, f, e)
}

// What guard reads of an elicitation, and of each field of its form, whose names are the agent's own.
var (
	elicited = wire.NewNames([]string{"sessionId", "toolCallId", "requestId", "message", "url", "requestedSchema"},
		"requestedSchema", "_meta")
	fielded = wire.NewNames([]string{"title", "description", "properties", "type", "format", "writeOnly", "enum",
		"oneOf", "anyOf", "items", "const"}, "properties", "enum", "default")
)

// readInOneCase reports what a peer that folds the case of names would read otherwise.
func readInOneCase(params []byte) error {
	schema := wire.Find(params, "requestedSchema")
	err := cmp.Or(elicited.Check(params), fielded.Check(schema))
	for _, one := range wire.Members(wire.Find(schema, "properties")) {
		err = cmp.Or(err, fielded.Check(one))
	}
	return err
}

// Elicit has a form or a link judged that asks for something of value, and passes any other.
func (h *elicitations) Elicit(line []byte, f wire.Frame, e dialect.Elicitation) bool {
	form := formOf(&e)
	if asks := form.Asks(); len(asks) > 0 {
		return h.demanded(line, f, e, form, asks)
	}
	h.passes(&e)
	return h.link.Pass(line, f)
}

// passes notes what goes on to the person unjudged.
func (h *elicitations) passes(e *dialect.Elicitation) {
	h.link.note(policy.Note{Event: policy.NoteQuestion, Session: e.SessionID, Call: e.CallID, Text: wordsAndLink(e)})
}

// demanded has a form judged that asks for a password, a token or a payment, unless it belongs to a login.
func (h *elicitations) demanded(line []byte, f wire.Frame, e dialect.Elicitation, form *policy.Form,
	asks []string) bool {
	a := elicitAnswer{h, e.SessionID, asks, e.Message}
	if h.ofALogin(e) {
		h.passes(&e)
		return a.Done(reply{Outcome: policy.Outcome{Result: decision.Allowance}, Line: line, Frame: f})
	}
	r := policy.Request{Session: e.SessionID, Call: e.CallID, Tool: policy.Other, Name: f.Method,
		Raw: wordsAndLink(&e), Form: form}
	h.sessions.Place(&r)
	return h.judging.Judge(line, f, &r, risk.Reason{}, a)
}

// wordsAndLink is what an elicitation says.
func wordsAndLink(e *dialect.Elicitation) string {
	if e.URL == "" {
		return e.Message
	}
	return strings.TrimSpace(e.Message + "\n" + e.URL)
}

// ofALogin reports whether a question belongs to a login that the person has begun.
func (h *elicitations) ofALogin(e dialect.Elicitation) bool {
	if e.SessionID != "" || len(e.RequestID) == 0 {
		return false
	}
	return h.sessions.signsIn(wire.Key(e.RequestID))
}

// formOf is what policy judges of an elicitation: its words, and the fields that take any
// text. A choice among values that the agent names gives nothing away.
func formOf(e *dialect.Elicitation) *policy.Form {
	form := &policy.Form{Message: e.Message, URL: e.URL}
	if !dialect.Tells(e.Schema) {
		return form
	}
	var schema struct {
		Title       string           `json:"title"`
		Description string           `json:"description"`
		Properties  map[string]field `json:"properties"`
	}
	if len(e.Schema) > maxFormBytes || jsonv2.Unmarshal(e.Schema, &schema) != nil ||
		len(schema.Properties) > maxFormFields {
		form.Partial = true
		return form
	}
	form.Message = strings.TrimSpace(form.Message + "\n" + schema.Title + "\n" + schema.Description)
	for name, f := range schema.Properties {
		form.Partial = form.Partial || f.Type == "object" // it has fields of its own
		if !f.takesText() {
			continue
		}
		form.Hidden = form.Hidden || f.WriteOnly || f.Format == "password"
		for _, s := range []string{name, f.Title, f.Description} {
			if s != "" {
				form.Fields = append(form.Fields, s)
			}
		}
	}
	slices.Sort(form.Fields)
	return form
}

// elicitAnswer answers one elicitation/create that asks for something of value.
type elicitAnswer struct {
	h       *elicitations
	session string
	asks    []string
	message string
}

func (a elicitAnswer) Keep(*policy.Case) kept { return a }

func (a elicitAnswer) Dialog([]byte) policy.Dialog { return a.h.dialogs.OwnDialog(a.session) }

// Done declines the elicitation, or passes it on with a warning in front of the agent's words.
func (a elicitAnswer) Done(out reply) bool {
	switch {
	case out.Cancelled():
		a.h.link.Answer(out.Frame.ID, wire.NewResult(out.Frame.ID, map[string]any{"action": "cancel"}))
	case !out.Allowed():
		a.h.link.Answer(out.Frame.ID, wire.NewResult(out.Frame.ID, map[string]any{"action": "decline"}))
	default:
		words := locale.Fill("guard: this asks you for {0}; give it only if you know why. The agent's own words: {1}",
			strings.Join(a.asks, ", "), a.h.escape.Lines(a.message))
		params := wire.Rewrite(out.Frame.Params, wire.Edition{"message": func([]byte) any { return words }}, "message")
		a.h.link.Pass(out.Line, out.Frame)
		a.h.link.TellClient(wire.NewRequest(out.Frame.ID, out.Frame.Method, params))
	}
	return false
}
