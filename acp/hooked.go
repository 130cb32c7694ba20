package acp

import (
	"context"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy"
)

// Fill completes a call that an agent's hook told of before the agent did
// (Codex's PreToolUse) with what the connection knows. Session and call are the
// same ids as in ACP.
func (g *Gate) Fill(r *policy.Request) { g.place(r) }

// HookAlive notes that guard's hook reports from a session.
func (g *Gate) HookAlive(session string) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.alive[session] = true
}

// HookDialog asks about a hook's call through the client's own dialog.
func (g *Gate) HookDialog(h policy.Request) policy.Dialog {
	return func(ctx context.Context, c *policy.Case) (policy.Reply, error) {
		g.mu.Lock()
		known := g.sessions[h.Session] != nil
		g.mu.Unlock()
		if !known {
			return policy.Reply{}, errNoDialog
		}
		g.mu.Lock()
		g.calls.at(h.Session, h.Call).announced = true // a permission request shows the card
		g.mu.Unlock()
		return g.askOwn(ctx, h.Session, h.Call, c)
	}
}

// Hold ties a hook's waiting question to its session, so that session/cancel
// ends it. The returned function lets go.
func (g *Gate) Hold(h policy.Request, cancel context.CancelCauseFunc) (release func()) {
	k := "hook " + h.Session + " " + h.Call
	g.mu.Lock()
	g.held[k] = &hold{session: h.Session, cancel: cancel}
	g.mu.Unlock()
	return func() {
		g.mu.Lock()
		delete(g.held, k)
		g.mu.Unlock()
	}
}

// HookSettled remembers what a hook was told: an allowed call is not judged
// again when the agent asks for it, a refused one is shown to the client.
func (g *Gate) HookSettled(h policy.Request, out policy.Outcome) {
	k := callKey{h.Session, h.Call}
	g.mu.Lock()
	c := g.calls.at(h.Session, h.Call)
	c.requested = true
	if out.Allowed {
		if len(g.consents) > maxCalls {
			g.consents = map[callKey]policy.Request{}
		}
		g.consents[k] = h
	}
	g.mu.Unlock()
	if out.Allowed {
		return
	}
	title, kind := h.Raw, kindOfTool(h.Tool)
	g.announce(h.Session, ToolCall{ToolCallID: h.Call, Title: &title, Kind: &kind}, out, false)
}

// useConsent uses up a hook's consent when the agent asks for the very same
// call. Codex asks once more where it wants to leave its own sandbox; that
// alone is no new question.
func (g *Gate) useConsent(k callKey, r policy.Request) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	told, ok := g.consents[k]
	if !ok || !sameCall(told, r) {
		return false
	}
	delete(g.consents, k)
	return true
}

// sameCall compares what a hook told with what the agent asks for. The id is
// the agent program's own, so the content only guards against a mix-up.
func sameCall(told, r policy.Request) bool {
	switch {
	case told.Tool == policy.Shell && r.Tool == policy.Shell:
		return bareLine(told) == bareLine(r)
	case told.Tool == policy.MCP && r.Tool == policy.MCP:
		return told.Server == r.Server && (r.Name == "" || told.Name == r.Name)
	}
	if len(told.Paths) == 0 || len(told.Paths) != len(r.Paths) {
		return false
	}
	for _, p := range r.Paths {
		if !containsExact(told.Paths, within(told.Cwd, p)) {
			return false
		}
	}
	return true
}

func containsExact(list []string, s string) bool {
	for _, have := range list {
		if have == s {
			return true
		}
	}
	return false
}

// bareLine is the line inside "bash -lc LINE", which is how Codex runs every
// command, told as a vector or as one quoted line.
func bareLine(r policy.Request) string {
	argv := r.Argv
	if len(argv) == 0 {
		if words, err := syntax.NewParser().Parse(strings.NewReader(r.Command), ""); err == nil {
			argv = literalWords(words)
		}
	}
	if len(argv) == 3 && (argv[1] == "-lc" || argv[1] == "-c") {
		return argv[2]
	}
	return r.Command
}

// literalWords are the words of a file that is one simple command of literals.
func literalWords(f *syntax.File) []string {
	if len(f.Stmts) != 1 || len(f.Stmts[0].Redirs) > 0 {
		return nil
	}
	call, ok := f.Stmts[0].Cmd.(*syntax.CallExpr)
	if !ok || len(call.Assigns) > 0 {
		return nil
	}
	var out []string
	for _, w := range call.Args {
		s := ""
		for _, part := range w.Parts {
			switch p := part.(type) {
			case *syntax.Lit:
				s += p.Value
			case *syntax.SglQuoted:
				s += p.Value
			case *syntax.DblQuoted:
				for _, q := range p.Parts {
					lit, ok := q.(*syntax.Lit)
					if !ok {
						return nil
					}
					s += lit.Value
				}
			default:
				return nil
			}
		}
		out = append(out, s)
	}
	return out
}
