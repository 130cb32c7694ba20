package acp

import (
	"path/filepath"
	"strings"

	"guard/acp/wire"
	"guard/locale"
	"guard/policy"
)

// terminal handles terminal/create. Some clients run its command as a program with
// arguments, others hand the joined text to a shell: both are judged.
func (g *Gate) terminal(line []byte, f wire.Frame) bool {
	t, err := strict[Terminal](line, f)
	if err != nil {
		g.refuseUnread(f, err)
		return false
	}
	r := policy.Request{Session: t.SessionID, Tool: policy.Shell, Cwd: str(t.Cwd), Name: "terminal/create"}
	r.Command = strings.Join(append([]string{t.Command}, t.Args...), " ")
	r.Raw = r.Command
	if len(t.Args) > 0 {
		r.Argv = append([]string{t.Command}, t.Args...)
		r.Raw = shellWords(r.Argv)
	}
	for _, e := range t.Env {
		r.Env = append(r.Env, e.Name+"="+e.Value)
	}
	return g.judgeClientMethod(line, f, r)
}

// errNotAbsolute is why a relative path is refused: only the client knows against
// which folder it would resolve it (ACP v1, file system: "all file paths MUST be
// absolute").
var errNotAbsolute = locale.New("its path is not absolute")

func (g *Gate) readFile(line []byte, f wire.Frame) bool {
	p, err := strict[File](line, f)
	if err != nil {
		g.refuseUnread(f, err)
		return false
	}
	if !filepath.IsAbs(p.Path) {
		g.refuseUnread(f, errNotAbsolute)
		return false
	}
	return g.judgeClientMethod(line, f, policy.Request{Session: p.SessionID, Tool: policy.Read, Raw: p.Path,
		Paths: []string{p.Path}, Name: "fs/read_text_file"})
}

func (g *Gate) writeFile(line []byte, f wire.Frame) bool {
	p, err := strict[File](line, f)
	if err != nil {
		g.refuseUnread(f, err)
		return false
	}
	if p.Content == nil {
		g.refuseUnread(f, wire.ErrAmbiguous)
		return false
	}
	if !filepath.IsAbs(p.Path) {
		g.refuseUnread(f, errNotAbsolute)
		return false
	}
	if g.useEdit(p.SessionID, p.Path, *p.Content) {
		return g.pass(line, f)
	}
	r := policy.Request{Session: p.SessionID, Tool: policy.Edit, Raw: p.Path, Paths: []string{p.Path},
		Edits: []policy.Change{{Path: p.Path, New: p.Content}}, Name: "fs/write_text_file"}
	return g.judgeClientMethod(line, f, r)
}

// unknown handles a request for a method that is in no table: only a person may let
// it through.
func (g *Gate) unknown(line []byte, f wire.Frame) bool {
	r := policy.Request{Tool: policy.Other, Name: f.Method, Raw: "a request to the editor: " + f.Method, Partial: true}
	if len(f.Params) > 0 {
		r.Args = append(policy.Raw(nil), f.Params...)
	}
	r.Session = g.speaks.sessionOf(g, f.Params)
	return g.judgeClientMethod(line, f, r)
}

// judgeClientMethod decides a request for a client method: one that the client would
// carry out for the agent, as fs/… and terminal/… are. It forwards the request as it
// came, or answers it with an error.
func (g *Gate) judgeClientMethod(line []byte, f wire.Frame, r policy.Request) bool {
	g.place(&r)
	return g.judge(line, f, &r, "", clientMethodAnswer{g, r.Session})
}

// clientMethodAnswer answers one request for a client method.
type clientMethodAnswer struct {
	g       *Gate
	session string
}

func (a clientMethodAnswer) keep(*policy.Case) kept { return a }

func (a clientMethodAnswer) dialog([]byte) policy.Dialog { return a.g.ownDialog(a.session) }

func (a clientMethodAnswer) done(out reply) bool {
	switch {
	case out.Cancelled:
		a.g.answer(out.f.ID, wire.NewError(out.f.ID, codeCancelled, locale.Text("guard: cancelled")))
	case !out.Allowed:
		a.g.answer(out.f.ID, wire.NewError(out.f.ID, codeRefused, locale.Fill("guard: refused: {0}", out.Reason)))
	case !out.later: // FromAgent has not returned: the line passes in its place
		return a.g.pass(out.line, out.f)
	default:
		a.g.pass(out.line, out.f)
		_ = a.g.toClient.Send(out.line)
	}
	return false
}

// refuseUnread refuses a request whose params could not be read with certainty.
func (g *Gate) refuseUnread(f wire.Frame, err error) {
	why := locale.Fill("guard: {0} was refused: {1}", f.Method, err.Error())
	g.decider.Note(policy.Note{Event: policy.NoteRefused, Text: why})
	g.answer(f.ID, wire.NewError(f.ID, wire.CodeInvalidParams, why))
}

// callOf is the tool call that a permission is about; an empty one where it names none.
func callOf(p *Permission) *ToolCall {
	switch {
	case p.ToolCall != nil:
		return p.ToolCall
	case p.Subject != nil && p.Subject.ToolCall != nil:
		return p.Subject.ToolCall
	}
	return &ToolCall{}
}

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
