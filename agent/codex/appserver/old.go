package appserver

import (
	"maps"
	"slices"

	"guard/acp/dialect"
	"guard/acp/wire"
	"guard/policy"
	"guard/policy/risk"
)

// oldApproval is the params of execCommandApproval and applyPatchApproval, which
// Codex's first app-servers send.
type oldApproval struct {
	ThreadID  string             `json:"conversationId"`
	CallID    string             `json:"callId"`
	Command   []string           `json:"command"`
	Cwd       string             `json:"cwd"`
	Reason    *string            `json:"reason"`
	GrantRoot *string            `json:"grantRoot"`
	Changes   map[string]oldFile `json:"fileChanges"`
}

// oldFile is one file of a patch.
type oldFile struct {
	Type    string  `json:"type"`
	Content string  `json:"content"`
	Diff    string  `json:"unified_diff"`
	Move    *string `json:"move_path"`
}

// oldKind is their kind. A refusal reaches the model with its reason.
var oldKind = &approvalKind{
	accept: fixed(map[string]string{"decision": "approved"}),
	decline: func(reason string) any {
		return map[string]any{"decision": map[string]any{"denied": map[string]string{"rejection": reason}}}
	},
	cancel: map[string]string{"decision": "abort"},
	reason: "reason",
}

// approveOldCommand handles execCommandApproval.
func (srv *server) approveOldCommand(line []byte, f wire.Frame) bool {
	a, err := wire.Params[oldApproval](line)
	if err != nil {
		srv.RefuseUnread(f, err)
		return false
	}
	r := a.request(srv)
	r.Tool, r.Argv, r.Cwd, r.Raw = policy.Shell, a.Command, a.Cwd, dialect.ShellWords(a.Command)
	r.Partial = len(a.Command) == 0
	_, unclear := srv.Earlier(&r)
	r.Partial = r.Partial || unclear
	return srv.approve(line, f, &approvalAnswer{srv: srv, kind: oldKind, r: r}, risk.Reason{})
}

// approveOldPatch handles applyPatchApproval.
func (srv *server) approveOldPatch(line []byte, f wire.Frame) bool {
	a, err := wire.Params[oldApproval](line)
	if err != nil {
		srv.RefuseUnread(f, err)
		return false
	}
	r := a.request(srv)
	var changes []fileChange
	for _, path := range slices.Sorted(maps.Keys(a.Changes)) {
		old := a.Changes[path]
		c := fileChange{Path: path, Diff: old.Content}
		if old.Type == "update" {
			c.Diff = old.Diff
		}
		c.Kind.Type, c.Kind.Move = old.Type, old.Move
		changes = append(changes, c)
	}
	readChanges(&r, changes)
	_, unclear := srv.Earlier(&r)
	r.Partial = r.Partial || unclear
	var doubt risk.Reason
	if str(a.GrantRoot) != "" {
		doubt = lasting(*a.GrantRoot)
	}
	return srv.approve(line, f, &approvalAnswer{srv: srv, kind: oldKind, r: r}, doubt)
}

func (a *oldApproval) request(srv *server) policy.Request {
	return policy.Request{Session: srv.sessionOfThread(a.ThreadID), Call: a.CallID, Claim: str(a.Reason)}
}
