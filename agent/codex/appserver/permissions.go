package appserver

import (
	"strings"

	jsonv2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"guard/acp/dialect"
	"guard/acp/wire"
	"guard/locale"
	"guard/policy"
	"guard/policy/risk"
)

// widening is the params of item/permissions/requestApproval: the model wants
// Codex's sandbox wider, for every command until the turn ends.
type widening struct {
	ThreadID string         `json:"threadId"`
	ItemID   string         `json:"itemId"`
	Cwd      string         `json:"cwd"`
	Reason   *string        `json:"reason"`
	Wanted   jsontext.Value `json:"permissions"`
}

// wider is what they are about.
type wider struct {
	Network *struct {
		Enabled bool `json:"enabled"`
	} `json:"network"`
	Files *struct {
		Read    []string `json:"read"`
		Write   []string `json:"write"`
		Entries []struct {
			Access string         `json:"access"`
			Path   jsontext.Value `json:"path"`
		} `json:"entries"`
	} `json:"fileSystem"`
}

// permissionsTool is the model's tool for it, of which the hook told before.
const permissionsTool = "request_permissions"

// approvePermissions handles item/permissions/requestApproval. Every command is
// judged whatever the sandbox; that it grows is the person's to allow, or the mode's.
func (srv *server) approvePermissions(line []byte, f wire.Frame) bool {
	p, err := wire.Params[widening](line)
	if err != nil {
		srv.RefuseUnread(f, err)
		return false
	}
	r := policy.Request{Session: srv.sessionOfThread(p.ThreadID), Call: p.ItemID, Tool: policy.Other, Name: f.Method,
		Cwd: p.Cwd, Args: policy.Raw(p.Wanted), Claim: str(p.Reason)}
	var w wider
	r.Partial = jsonv2.Unmarshal(p.Wanted, &w) != nil
	r.Raw = locale.Fill("a wider sandbox until the turn ends: {0}", strings.Join(w.words(), ", "))
	answer := &approvalAnswer{srv: srv, kind: permissionsApproval, r: r}
	srv.Place(&answer.r)
	if out, told := srv.ToolConsented(&answer.r, permissionsTool); told {
		return answer.Done(dialect.Reply{Outcome: out, Line: line, Frame: f})
	}
	var doubt risk.Reason
	if !srv.Unrestricted() {
		doubt = risk.Say("it would hold for every command until the turn ends")
	}
	return srv.approve(line, f, answer, doubt)
}

// words are what is wanted, one piece each.
func (w *wider) words() (all []string) {
	if w.Network != nil && w.Network.Enabled {
		all = append(all, locale.Text("the network"))
	}
	if w.Files == nil {
		return all
	}
	for _, path := range w.Files.Read {
		all = append(all, locale.Fill("read {0}", path))
	}
	for _, path := range w.Files.Write {
		all = append(all, locale.Fill("write {0}", path))
	}
	for _, e := range w.Files.Entries {
		all = append(all, e.Access+" "+string(e.Path))
	}
	return all
}

// asksAnything reports whether permissions hold anything but emptiness.
func asksAnything(p jsontext.Value) bool {
	var w wider
	return jsonv2.Unmarshal(p, &w) == nil && len(w.words()) > 0
}

// permissionsApproval is the kind of an approval of permissions. It grants what is wanted,
// or what the person left of it, and never for longer than the turn. Codex tells the model
// what it got, which is nothing where it was refused (seen).
var permissionsApproval = &approvalKind{
	accept: func(params []byte, picked string) any {
		grant := jsontext.Value(picked)
		if asDecision(picked) == picked { // not the client's own words
			grant = wire.Find(params, "permissions")
		}
		return map[string]any{"permissions": grant, "scope": "turn"}
	},
	decline: func(string) any { return noPermissions },
	cancel:  noPermissions,
	reason:  "reason",
}

var noPermissions = map[string]any{"permissions": map[string]any{}, "scope": "turn"}
