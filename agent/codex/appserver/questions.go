package appserver

import (
	"encoding/json"
	"strings"

	"github.com/go-json-experiment/json/jsontext"

	"guard/acp/dialect"
	"guard/acp/wire"
	"guard/locale"
	"guard/policy"
	"guard/policy/risk"
)

// elicitMethod is what an MCP server asks the person by, and Codex whether one of
// its tools may run.
const (
	elicitMethod = "mcpServer/elicitation/request"
	mcpCall      = "mcp_tool_call"
)

// mcpElicitation is its params.
type mcpElicitation struct {
	ThreadID    string         `json:"threadId"`
	Server      string         `json:"serverName"`
	Message     string         `json:"message"`
	Title       string         `json:"title"`
	Description string         `json:"description"`
	URL         string         `json:"url"`
	Schema      jsontext.Value `json:"requestedSchema"`
	Meta        struct {
		Kind   string         `json:"codex_approval_kind"`
		Tool   string         `json:"tool_name"`
		Args   jsontext.Value `json:"tool_params"`
		Claim  string         `json:"tool_description"`
		Hinted policy.Hints   `json:"tool_annotations"`
	} `json:"_meta"`
}

// toolApproval is the kind of an elicitation by which Codex asks whether a tool of an MCP
// server may run.
var toolApproval = &approvalKind{
	accept:  fixed(map[string]any{"action": "accept", "content": map[string]any{}}),
	decline: func(string) any { return map[string]string{"action": "decline"} },
	cancel:  map[string]string{"action": "cancel"},
	reason:  "message",
}

// elicitMCP handles mcpServer/elicitation/request: an approval is judged as the
// call of the tool, a question as ACP's elicitation/create is.
func (srv *server) elicitMCP(line []byte, f wire.Frame) bool {
	e, err := wire.Params[mcpElicitation](line)
	if err != nil {
		srv.RefuseUnread(f, err)
		return false
	}
	session := srv.sessionOfThread(e.ThreadID)
	if e.Meta.Kind == "" {
		message := strings.TrimSpace(strings.Join([]string{e.Message, e.Title, e.Description}, "\n"))
		return srv.Elicit(line, f, dialect.Elicitation{SessionID: session, Message: message, URL: e.URL,
			Schema: e.Schema})
	}
	r := policy.Request{Session: session, Tool: policy.MCP, Server: e.Server, Name: e.Meta.Tool,
		Args: policy.Raw(e.Meta.Args), Hints: e.Meta.Hinted, Claim: e.Meta.Claim, Raw: e.Server + "." + e.Meta.Tool}
	r.Partial = e.Meta.Kind != mcpCall || e.Meta.Tool == ""
	return srv.approve(line, f, &approvalAnswer{srv: srv, kind: toolApproval, r: r}, risk.Reason{})
}

// userInput is the params of item/tool/requestUserInput.
type userInput struct {
	ThreadID  string `json:"threadId"`
	ItemID    string `json:"itemId"`
	Questions []struct {
		Header   string `json:"header"`
		Question string `json:"question"`
		Secret   bool   `json:"isSecret"`
		Options  []struct {
			Label       string `json:"label"`
			Description string `json:"description"`
		} `json:"options"`
	} `json:"questions"`
}

// askUser handles item/tool/requestUserInput: the person answers it, so that an
// ordinary question passes as it is. What asks for a password, a token or a payment is
// judged, and so is a command in its words that no question may carry.
func (srv *server) askUser(line []byte, f wire.Frame) bool {
	u, err := wire.Params[userInput](line)
	if err != nil {
		srv.RefuseUnread(f, err)
		return false
	}
	r := policy.Request{Session: srv.sessionOfThread(u.ThreadID), Call: u.ItemID, Tool: policy.Other, Name: f.Method}
	form := u.form()
	r.Raw = form.Message
	if asks := form.Asks(); len(asks) > 0 {
		r.Form = form
		srv.Place(&r)
		return srv.Judge(line, f, &r, risk.Reason{}, userAnswer{srv, r.Session, asks})
	}
	if srv.CarriesCommand(&r, u.words()) {
		return srv.Judge(line, f, &r, risk.Reason{}, userAnswer{srv: srv, session: r.Session})
	}
	srv.Note(policy.Note{Event: policy.NoteQuestion, Session: r.Session, Call: r.Call, Text: r.Raw})
	return srv.Pass(line, f)
}

// form is what policy judges of it. A choice gives nothing away.
func (u *userInput) form() *policy.Form {
	form := &policy.Form{}
	var all []string
	for _, q := range u.Questions {
		all = append(all, q.Header, q.Question)
		if len(q.Options) == 0 {
			form.Fields = append(form.Fields, q.Question)
		}
		form.Hidden = form.Hidden || q.Secret
	}
	form.Message = strings.TrimSpace(strings.Join(all, "\n"))
	return form
}

// words are all that the client shows of it.
func (u *userInput) words() (all []string) {
	for _, q := range u.Questions {
		all = append(all, q.Header, q.Question)
		for _, o := range q.Options {
			all = append(all, o.Label, o.Description)
		}
	}
	return all
}

// userAnswer answers one item/tool/requestUserInput that is not passed unjudged.
type userAnswer struct {
	srv     *server
	session string
	asks    []string // what of value it asks for
}

func (a userAnswer) Keep(*policy.Case) dialect.Kept { return a }

func (a userAnswer) Dialog([]byte) policy.Dialog { return a.srv.OwnDialog(a.session) }

// Done answers nothing, or passes it on behind a warning.
func (a userAnswer) Done(out dialect.Reply) bool {
	if !out.Allowed() {
		a.srv.Answer(out.Frame.ID, wire.NewResult(out.Frame.ID, map[string]any{"answers": map[string]any{}}))
		return false
	}
	a.srv.Pass(out.Line, out.Frame)
	params := wire.Rewrite(out.Frame.Params, wire.Edition{"questions": a.warned})
	a.srv.TellClient(wire.NewRequest(out.Frame.ID, out.Frame.Method, params))
	return false
}

func (a userAnswer) warned(old []byte) any {
	list := []any{}
	for item := range wire.Items(old) {
		list = append(list, json.RawMessage(wire.Rewrite(item, wire.Edition{"question": func(q []byte) any {
			own, _ := wire.Text(q)
			if len(a.asks) == 0 {
				return locale.Fill("the agent's own words: {0}", a.srv.Lines(own))
			}
			return locale.Fill("guard: this asks you for {0}; give it only if you know why. The agent's own words: {1}",
				strings.Join(a.asks, ", "), a.srv.Lines(own))
		}})))
	}
	return list
}

// toolCall is the params of item/tool/call: a tool of the client's own, which the
// model calls.
type toolCall struct {
	ThreadID  string         `json:"threadId"`
	CallID    string         `json:"callId"`
	Namespace *string        `json:"namespace"`
	Tool      string         `json:"tool"`
	Arguments jsontext.Value `json:"arguments"`
}

// callTool handles item/tool/call. The hook has told of it before, by its id.
func (srv *server) callTool(line []byte, f wire.Frame) bool {
	t, err := wire.Params[toolCall](line)
	if err != nil {
		srv.RefuseUnread(f, err)
		return false
	}
	r := policy.Request{Session: srv.sessionOfThread(t.ThreadID), Call: t.CallID, Tool: policy.Other, Name: t.Tool,
		Args: policy.Raw(t.Arguments), Raw: t.Tool}
	srv.Earlier(&r)
	srv.Place(&r)
	answer := toolAnswer{srv, r.Session}
	if out, told := srv.Consented(&r); told {
		return answer.Done(dialect.Reply{Outcome: out, Line: line, Frame: f})
	}
	return srv.Judge(line, f, &r, risk.Reason{}, answer)
}

// toolAnswer answers one item/tool/call. A refusal reaches the model with its
// reason.
type toolAnswer struct {
	srv     *server
	session string
}

func (a toolAnswer) Keep(*policy.Case) dialect.Kept { return a }

func (a toolAnswer) Dialog([]byte) policy.Dialog { return a.srv.OwnDialog(a.session) }

func (a toolAnswer) Done(out dialect.Reply) bool {
	if out.Allowed() {
		return a.srv.Forward(out)
	}
	a.srv.Answer(out.Frame.ID, wire.NewResult(out.Frame.ID, map[string]any{"success": false,
		"contentItems": []any{map[string]string{"type": "inputText", "text": dialect.RefusalText(&out.Outcome)}}}))
	return false
}
