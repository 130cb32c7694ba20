package acp

import (
	"maps"
	"slices"

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

// oldDecides is how they are answered. A refusal reaches the model with its reason.
var oldDecides = &verdictWords{
	yes: said(map[string]string{"decision": "approved"}),
	no: func(reason string) any {
		return map[string]any{"decision": map[string]any{"denied": map[string]string{"rejection": reason}}}
	},
	end:    map[string]string{"decision": "abort"},
	reason: "reason",
}

// approveOldCommand handles execCommandApproval.
func (g *Gate) approveOldCommand(line []byte, f wire.Frame) bool {
	a, err := wire.Params[oldApproval](line)
	if err != nil {
		g.refuseUnread(f, err)
		return false
	}
	r := a.request(g)
	r.Tool, r.Argv, r.Cwd, r.Raw = policy.Shell, a.Command, a.Cwd, shellWords(a.Command)
	r.Partial = len(a.Command) == 0
	g.seen(&r, func(c *call) { r.Partial = r.Partial || c.unclear })
	return g.approve(line, f, &approvalAnswer{g: g, words: oldDecides, r: r}, risk.Reason{})
}

// approveOldPatch handles applyPatchApproval.
func (g *Gate) approveOldPatch(line []byte, f wire.Frame) bool {
	a, err := wire.Params[oldApproval](line)
	if err != nil {
		g.refuseUnread(f, err)
		return false
	}
	r := a.request(g)
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
	g.seen(&r, func(c *call) { r.Partial = r.Partial || c.unclear })
	var doubt risk.Reason
	if str(a.GrantRoot) != "" {
		doubt = lasting(*a.GrantRoot)
	}
	return g.approve(line, f, &approvalAnswer{g: g, words: oldDecides, r: r}, doubt)
}

func (a *oldApproval) request(g *Gate) policy.Request {
	return policy.Request{Session: g.sessionOfThread(a.ThreadID), Call: a.CallID, Claim: str(a.Reason)}
}
