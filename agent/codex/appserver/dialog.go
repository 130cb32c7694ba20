package appserver

import (
	"strings"
	"time"

	jsonv2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"guard/acp/dialect"
	"guard/acp/wire"
	"guard/policy"
)

// Question is a question of guard's own, as Codex would ask it of such a call: with the
// item in front of it that shows the call, where Codex has told of none.
func (srv *server) Question(id []byte, _, callID string, c *policy.Case) (own dialect.Question, err error) {
	r := &c.Facts.Request
	if callID == "" {
		callID, _ = wire.Text(id)
	}
	own.Options, own.Session = decisionsFor(c)
	thread := threadFor(r)
	own.Where = thread
	params := map[string]any{"threadId": thread, "turnId": srv.turnOf(thread), "itemId": callID,
		"startedAtMs": time.Now().UnixMilli(),
		"reason":      srv.Describe(c)}
	method := "item/commandExecution/requestApproval"
	switch kindOfItem(r) {
	case itemChange:
		method = "item/fileChange/requestApproval"
	case itemMCP:
		method = elicitMethod
		params = map[string]any{"threadId": thread, "turnId": srv.turnOf(thread),
			"serverName": r.Server, "mode": "form",
			"message":         srv.Describe(c),
			"requestedSchema": map[string]any{"type": "object", "properties": map[string]any{}},
			"_meta": map[string]any{"codex_approval_kind": mcpCall, "tool_name": r.Name,
				"tool_params": orEmpty(r.Args)}}
	default:
		params["kind"], params["command"], params["cwd"], params["availableDecisions"] = approveLine, r.Raw, r.Cwd,
			idsOf(own.Options)
	}
	own.Frame = append(srv.unseenItem(r, callID), wire.NewRequest(id, method, asJSON(params))...)
	return own, nil
}

// unseenItem begins the item of a call, where the client has seen none.
func (srv *server) unseenItem(r *policy.Request, callID string) []byte {
	known := srv.Show(r.Session, callID)
	if card := itemCard(r, callID, "inProgress"); card != nil && !known {
		return srv.itemFrame("item/started", r, card)
	}
	return nil
}

// Picked reads the answer to an approval of any kind: the decision of an item's,
// the action of an elicitation's, or what an approval of permissions grants, which
// stands there as it is. Wider than once is once: what lasts is guard's to grant.
func (srv *server) Picked(f wire.Frame) string {
	var res struct {
		Decision    jsontext.Value `json:"decision"`
		Action      string         `json:"action"`
		Permissions jsontext.Value `json:"permissions"`
	}
	if f.Failed || jsonv2.Unmarshal(f.Result, &res) != nil {
		return "?"
	}
	name, isText := wire.Text(res.Decision)
	switch {
	case len(res.Permissions) > 0:
		return permissionsPicked(res.Permissions)
	case len(res.Decision) > 0 && !isText:
		return amendmentPicked(res.Decision)
	case name == "":
		name = res.Action
	}
	switch name {
	case "":
		return "?"
	case decideCancel, "abort":
		return ""
	case "approved":
		return decideAccept
	case "approved_for_session":
		return decideSession
	}
	return name
}

// amendmentPicked reads a decision that is an object: the person allowed it and wanted a
// rule for it besides, or refused it.
func amendmentPicked(decision []byte) string {
	picked := "?"
	for name := range wire.Members(decision) {
		switch name {
		case "acceptWithExecpolicyAmendment", "approved_execpolicy_amendment":
			picked = decideAccept
		case "denied":
			picked = decideDecline
		}
	}
	return picked
}

// permissionsStart is how a pick begins that holds permissions, a JSON object.
const permissionsStart = "{"

// permissionsPicked is the pick of the permissions that an answer grants; none at all is a
// refusal.
func permissionsPicked(permissions jsontext.Value) string {
	if !asksAnything(permissions) {
		return decideDecline
	}
	return string(permissions)
}

// asDecision is a pick as one of the decisions.
func asDecision(picked string) string {
	if strings.HasPrefix(picked, permissionsStart) {
		return decideAccept
	}
	return picked
}
