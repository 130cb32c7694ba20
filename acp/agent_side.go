package acp

import (
	"path/filepath"
	"strings"

	"github.com/go-json-experiment/json/jsontext"

	"guard/policy"
)

// permission handles session/request_permission.
func (g *Gate) permission(line []byte, f Frame) bool {
	var p Permission
	if err := strict(line, f.Params, &p); err != nil {
		g.refuseUnread(f, err)
		return false
	}
	line, f = keepLine(line)
	id := callID(p)
	g.mu.Lock()
	seen := g.calls.at(p.SessionID, id)
	r := permissionRequest(g.dialect, p, seen)
	seen.requested = true
	g.mu.Unlock()
	if isQuestion(g.dialect, p, r) {
		g.decider.Note(policy.Note{Event: policy.NoteQuestion, Session: p.SessionID, Call: id, Text: r.Raw})
		return g.question(line, f, p)
	}
	g.place(&r)
	a := &permissionAnswer{g: g, f: f, p: p, r: r}
	if g.useConsent(callKey{p.SessionID, id}, r) {
		return a.done(policy.Outcome{Allowed: true})
	}
	_, plain := chooseAllow(p.Options)
	doubt := ""
	if !plain {
		doubt = "the agent does not offer exactly one way to allow this once and a way to refuse it"
	}
	return g.ask(f, r, doubt, a.dialog, a.done)
}

// permissionAnswer answers one session/request_permission, once.
type permissionAnswer struct {
	g       *Gate
	f       Frame
	p       Permission
	r       policy.Request
	shown   bool   // the client was asked
	picked  string // the client's option, where several allow once
	cancels bool
}

// done sends the answer to the agent, then shows the call to the client where
// nothing else has: one frame at most.
func (a *permissionAnswer) done(out policy.Outcome) bool {
	g := a.g
	choice := chooseReject(a.p.Options)
	if out.Allowed {
		if allow, ok := chooseAllow(a.p.Options); ok {
			choice = allow
		} else if a.picked != "" {
			choice = Choice{ID: a.picked}
		} else {
			out = policy.Outcome{Reason: "the agent offers no way to allow this once"}
		}
		if out.Allowed {
			g.rememberEdits(a.r)
		}
	}
	if out.Cancelled {
		choice = Choice{Cancelled: true}
	}
	_ = g.toAgent.Send(answerFrame(a.f.ID, choice))
	g.announce(a.p.SessionID, callOf(a.p), out, a.shown)
	return false
}

// isQuestion reports whether a "permission" is a question to the person: a
// choice among several ways on, or something of kind "other" with no tool
// behind it, or a change of the agent's mode.
func isQuestion(d *Dialect, p Permission, r policy.Request) bool {
	tc := callOf(p)
	if p.Subject != nil && p.Subject.Type != "tool_call" || tells(tc.RawInput) || hasDiff(tc) || tc.Locations != nil && len(*tc.Locations) > 0 {
		return false
	}
	if _, known := d.Tools[toolName(d, tc)]; known {
		return false
	}
	switch str(tc.Kind) {
	case "switch_mode":
		return true
	case "", "other", "think":
		if countKind(p.Options, "allow_once") > 1 {
			return true
		}
	}
	return str(tc.Kind) == "other" && r.Tool == policy.Other && !r.Partial && len(r.Paths) == 0 && !tells(jsontext.Value(r.Args))
}

// question passes a question on. Options that would lift later questions are
// taken away unless the mode is unrestricted.
func (g *Gate) question(line []byte, f Frame, p Permission) bool {
	if g.decider.Unrestricted() || countKind(p.Options, "allow_always") == 0 {
		return g.pass(line, f)
	}
	g.pass(line, f)
	_ = g.toClient.Pass(withOptions(line, f, keepKinds(p.Options, "allow_always")))
	return false
}

// terminal handles terminal/create: some clients run the command as a program
// with arguments, some hand the joined text to a shell. Both are judged.
func (g *Gate) terminal(line []byte, f Frame) bool {
	var t Terminal
	if err := strict(line, f.Params, &t); err != nil {
		g.refuseUnread(f, err)
		return false
	}
	r := policy.Request{Session: t.SessionID, Tool: policy.Shell, Cwd: str(t.Cwd), Name: "terminal/create"}
	r.Command = strings.Join(append([]string{t.Command}, t.Args...), " ")
	r.Raw = r.Command
	if len(t.Args) > 0 {
		r.Argv = append([]string{t.Command}, t.Args...)
	}
	for _, e := range t.Env {
		r.Env = append(r.Env, e.Name+"="+e.Value)
	}
	return g.sideDoor(line, f, r)
}

func (g *Gate) readFile(line []byte, f Frame) bool {
	var p File
	if err := strict(line, f.Params, &p); err != nil {
		g.refuseUnread(f, err)
		return false
	}
	return g.sideDoor(line, f, policy.Request{Session: p.SessionID, Tool: policy.Read, Raw: p.Path, Paths: []string{p.Path}, Name: "fs/read_text_file"})
}

func (g *Gate) writeFile(line []byte, f Frame) bool {
	var p File
	if err := strict(line, f.Params, &p); err != nil {
		g.refuseUnread(f, err)
		return false
	}
	if p.Content == nil {
		g.refuseUnread(f, errAmbiguous)
		return false
	}
	if g.useEdit(p.SessionID, p.Path, *p.Content) {
		return g.pass(line, f)
	}
	r := policy.Request{Session: p.SessionID, Tool: policy.Edit, Raw: p.Path, Paths: []string{p.Path},
		Edits: []policy.Change{{Path: p.Path, New: p.Content}}, Name: "fs/write_text_file"}
	return g.sideDoor(line, f, r)
}

// unknown handles a request that guard has no entry for: a person may let it
// through, nobody else.
func (g *Gate) unknown(line []byte, f Frame) bool {
	r := policy.Request{Tool: policy.Other, Name: f.Method, Raw: "a request to the editor: " + f.Method, Partial: true}
	if len(f.Params) > 0 {
		r.Args = append(policy.Raw(nil), f.Params...)
	}
	r.Session = stringMember(f.Params, "sessionId")
	return g.sideDoor(line, f, r)
}

// sideDoor decides a request that the client would carry out, and forwards it
// as it came or answers it with an error.
func (g *Gate) sideDoor(line []byte, f Frame, r policy.Request) bool {
	g.place(&r)
	kept, kf := line, f
	settled := false
	done := func(out policy.Outcome) bool {
		switch {
		case out.Allowed && !settled: // still inside FromAgent: the line passes in its place
			return g.pass(kept, kf)
		case out.Allowed:
			g.forward(kept, kf)
		case out.Cancelled:
			_ = g.toAgent.Send(errorFrame(kf.ID, codeCancelled, "guard: cancelled"))
		default:
			_ = g.toAgent.Send(errorFrame(kf.ID, codeRefused, "guard: refused: "+out.Reason))
		}
		return false
	}
	out, c := g.decider.Decide(r, "")
	if c == nil {
		return done(out)
	}
	kept, kf = keepLine(line)
	settled = true
	g.hold(kf, r, c, g.ownDialog(r.Session), done)
	return false
}

func (g *Gate) refuseUnread(f Frame, err error) {
	why := "guard: " + f.Method + " was refused: " + err.Error()
	g.decider.Note(policy.Note{Event: policy.NoteRefused, Text: why})
	_ = g.toAgent.Send(errorFrame(f.ID, codeParams, why))
}

// keepLine copies a line out of the relay's buffer.
func keepLine(line []byte) ([]byte, Frame) {
	kept := append([]byte(nil), line...)
	return kept, Scan(kept)
}

func callOf(p Permission) ToolCall {
	switch {
	case p.ToolCall != nil:
		return *p.ToolCall
	case p.Subject != nil && p.Subject.ToolCall != nil:
		return *p.Subject.ToolCall
	}
	return ToolCall{}
}

func callID(p Permission) string { return callOf(p).ToolCallID }

// within resolves a working directory against the session's.
func within(base, dir string) string {
	switch {
	case dir == "":
		return base
	case filepath.IsAbs(dir):
		return filepath.Clean(dir)
	case base == "":
		return ""
	}
	return filepath.Join(base, dir)
}
