package acp

import (
	"strings"

	"github.com/go-json-experiment/json/jsontext"

	"guard/acp/wire"
	"guard/locale"
	"guard/policy"
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

// elicits is how an elicitation is answered that is an approval.
var elicits = &verdictWords{
	yes:    said(map[string]any{"action": "accept", "content": map[string]any{}}),
	no:     func(string) any { return map[string]string{"action": "decline"} },
	end:    map[string]string{"action": "cancel"},
	reason: "message",
}

// elicitMCP handles mcpServer/elicitation/request: an approval is judged as the
// call of the tool, a question as ACP's elicitation/create is.
func (g *Gate) elicitMCP(line []byte, f wire.Frame) bool {
	e, err := wire.Params[mcpElicitation](line)
	if err != nil {
		g.refuseUnread(f, err)
		return false
	}
	session := g.sessionOfThread(e.ThreadID)
	if e.Meta.Kind == "" {
		message := strings.TrimSpace(strings.Join([]string{e.Message, e.Title, e.Description}, "\n"))
		return g.elicited(line, f, elicitation{SessionID: session, Message: message, URL: e.URL, Schema: e.Schema})
	}
	r := policy.Request{Session: session, Tool: policy.MCP, Server: e.Server, Name: e.Meta.Tool,
		Args: policy.Raw(e.Meta.Args), Hints: e.Meta.Hinted, Claim: e.Meta.Claim, Raw: e.Server + "." + e.Meta.Tool}
	r.Partial = e.Meta.Kind != mcpCall || e.Meta.Tool == ""
	return g.approve(line, f, &decision{g: g, words: elicits, r: r}, "")
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
// ordinary question passes as it is. What asks for a password, a token or a payment
// is judged, and so is a command in its words that no question may carry.
func (g *Gate) askUser(line []byte, f wire.Frame) bool {
	u, err := wire.Params[userInput](line)
	if err != nil {
		g.refuseUnread(f, err)
		return false
	}
	r := policy.Request{Session: g.sessionOfThread(u.ThreadID), Call: u.ItemID, Tool: policy.Other, Name: f.Method}
	form := u.form()
	r.Raw = form.Message
	if asks := form.Asks(); len(asks) > 0 {
		r.Form = form
		g.place(&r)
		return g.judge(line, f, &r, "", userAnswer{clientMethodAnswer{g, r.Session}, asks})
	}
	if g.carriesCommandIn(&r, u.words()) {
		return g.judge(line, f, &r, "", userAnswer{clientMethodAnswer: clientMethodAnswer{g, r.Session}})
	}
	g.decider.Note(policy.Note{Event: policy.NoteQuestion, Session: r.Session, Call: r.Call, Text: r.Raw})
	return g.pass(line, f)
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
	clientMethodAnswer
	asks []string // what of value it asks for
}

func (a userAnswer) keep(*policy.Case) kept { return a }

// done answers nothing, or passes it on behind a warning.
func (a userAnswer) done(out reply) bool {
	if !out.Allowed {
		a.g.answer(out.f.ID, wire.NewResult(out.f.ID, map[string]any{"answers": map[string]any{}}))
		return false
	}
	a.g.pass(out.line, out.f)
	params := rewrite(out.f.Params, edition{"questions": a.warned})
	a.g.say(a.g.toClient, wire.NewRequest(out.f.ID, out.f.Method, params))
	return false
}

func (a userAnswer) warned(old []byte) any {
	list := []any{}
	for item := range wire.Items(old) {
		list = append(list, rawJSON(rewrite(item, edition{"question": func(q []byte) any {
			own, _ := wire.Text(q)
			if len(a.asks) == 0 {
				return locale.Fill("the agent's own words: {0}", a.g.lines(own))
			}
			return locale.Fill("guard: this asks you for {0}; give it only if you know why. The agent's own words: {1}",
				strings.Join(a.asks, ", "), a.g.lines(own))
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
func (g *Gate) callTool(line []byte, f wire.Frame) bool {
	t, err := wire.Params[toolCall](line)
	if err != nil {
		g.refuseUnread(f, err)
		return false
	}
	r := policy.Request{Session: g.sessionOfThread(t.ThreadID), Call: t.CallID, Tool: policy.Other, Name: t.Tool,
		Args: policy.Raw(t.Arguments), Raw: t.Tool}
	g.seen(&r, func(*call) {})
	g.place(&r)
	if g.useConsent(&r) {
		return g.pass(line, f)
	}
	return g.judge(line, f, &r, "", toolAnswer{clientMethodAnswer{g, r.Session}})
}

// toolAnswer answers one item/tool/call. A refusal reaches the model with its
// reason.
type toolAnswer struct{ clientMethodAnswer }

func (a toolAnswer) keep(*policy.Case) kept { return a }

func (a toolAnswer) done(out reply) bool {
	if out.Allowed {
		return a.clientMethodAnswer.done(out)
	}
	a.g.answer(out.f.ID, wire.NewResult(out.f.ID, map[string]any{"success": false,
		"contentItems": []any{map[string]string{"type": "inputText", "text": refusalText(&out.Outcome)}}}))
	return false
}
