package acp

import (
	"path/filepath"
	"strings"

	"guard/acp/dialect"
	"guard/acp/wire"
	"guard/locale"
	"guard/policy"
	"guard/policy/risk"
)

// terminal handles terminal/create. Some clients run its command as a program with
// arguments, others hand the joined text to a shell: both are judged.
func (g *Gate) terminal(line []byte, f wire.Frame) bool {
	t, err := strict[Terminal](line, f)
	if err != nil {
		g.RefuseUnread(f, err)
		return false
	}
	r := policy.Request{Session: t.SessionID, Tool: policy.Shell, Cwd: str(t.Cwd), Name: "terminal/create"}
	r.Command = strings.Join(append([]string{t.Command}, t.Args...), " ")
	r.Raw = r.Command
	if len(t.Args) > 0 {
		r.Argv = append([]string{t.Command}, t.Args...)
		r.Raw = dialect.ShellWords(r.Argv)
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

// readFile handles fs/read_text_file.
func (g *Gate) readFile(line []byte, f wire.Frame) bool {
	p, err := strict[File](line, f)
	if err != nil {
		g.RefuseUnread(f, err)
		return false
	}
	if !filepath.IsAbs(p.Path) {
		g.RefuseUnread(f, errNotAbsolute)
		return false
	}
	return g.judgeClientMethod(line, f, policy.Request{Session: p.SessionID, Tool: policy.Read, Raw: p.Path,
		Paths: []string{p.Path}, Name: "fs/read_text_file"})
}

// writeFile handles fs/write_text_file. A write that was allowed as an edit just before passes.
func (g *Gate) writeFile(line []byte, f wire.Frame) bool {
	p, err := strict[File](line, f)
	if err != nil {
		g.RefuseUnread(f, err)
		return false
	}
	if p.Content == nil {
		g.RefuseUnread(f, wire.ErrAmbiguous)
		return false
	}
	if !filepath.IsAbs(p.Path) {
		g.RefuseUnread(f, errNotAbsolute)
		return false
	}
	if g.useEdit(p.SessionID, p.Path, *p.Content) {
		return g.Pass(line, f)
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
	r.Session = g.speaks.SessionOf(f.Params)
	return g.judgeClientMethod(line, f, r)
}

// judgeClientMethod decides a request for a client method: one that the client would
// carry out for the agent, as fs/… and terminal/… are. It forwards the request as it
// came, or answers it with an error.
func (g *Gate) judgeClientMethod(line []byte, f wire.Frame, r policy.Request) bool {
	g.Place(&r)
	return g.Judge(line, f, &r, risk.Reason{}, clientMethodAnswer{g, r.Session})
}

// clientMethodAnswer answers one request for a client method.
type clientMethodAnswer struct {
	g       *Gate
	session string
}

func (a clientMethodAnswer) Keep(*policy.Case) kept { return a }

func (a clientMethodAnswer) Dialog([]byte) policy.Dialog { return a.g.OwnDialog(a.session) }

func (a clientMethodAnswer) Done(out reply) bool {
	switch {
	case out.Cancelled():
		a.g.Answer(out.Frame.ID, wire.NewError(out.Frame.ID, codeCancelled, locale.Text("guard: cancelled")))
	case !out.Allowed():
		why := locale.Fill("guard: refused: {0}", out.Reason)
		a.g.Answer(out.Frame.ID, wire.NewError(out.Frame.ID, codeRefused, why))
	default:
		return a.g.Forward(out)
	}
	return false
}

// RefuseUnread refuses a request whose params could not be read with certainty.
func (g *Gate) RefuseUnread(f wire.Frame, err error) {
	why := locale.Fill("guard: {0} was refused: {1}", f.Method, err.Error())
	g.decider.Note(policy.Note{Event: policy.NoteRefused, Text: why})
	g.Answer(f.ID, wire.NewError(f.ID, wire.CodeInvalidParams, why))
}
