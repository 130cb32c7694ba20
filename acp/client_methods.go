package acp

import (
	"path/filepath"
	"strings"

	"github.com/go-json-experiment/json/jsontext"

	"guard/acp/dialect"
	"guard/acp/wire"
	"guard/locale"
	"guard/policy"
	"guard/policy/risk"
)

// clientMethods handles requests for methods of the client: such as it would carry out for the agent,
// as fs/… and terminal/… are.
type clientMethods struct {
	sessions *sessions
	memory   *callMemory
	link     *link
	judging  *judging
	dialogs  *dialogs
	realPath func(path string) string // the Decider's
}

// terminal handles terminal/create. Some clients run its command as a program with
// arguments, others hand the joined text to a shell: both are judged.
func (h *clientMethods) terminal(line []byte, f wire.Frame) bool {
	t, err := strict[Terminal](line, f)
	if err != nil {
		h.link.RefuseUnread(f, err)
		return false
	}
	r := policy.Request{Session: t.SessionID, Tool: policy.Shell, Cwd: str(t.Cwd), Name: "terminal/create"}
	r.Command = strings.Join(append([]string{t.Command}, t.Args...), " ")
	r.Raw = r.Command
	if len(t.Args) > 0 {
		r.Argv = append([]string{t.Command}, t.Args...)
		r.Raw = dialect.ShellWords(r.Argv)
	}
	// only the client knows against which folder another would resolve (ACP v1: "must be an absolute path")
	r.Partial = r.Cwd != "" && !filepath.IsAbs(r.Cwd)
	for _, e := range t.Env {
		r.Env = append(r.Env, e.Name+"="+e.Value)
	}
	return h.judge(line, f, r)
}

// errNotAbsolute is why a relative path is refused: only the client knows against
// which folder it would resolve it (ACP v1, file system: "all file paths MUST be
// absolute").
var errNotAbsolute = locale.New("its path is not absolute")

// readFile handles fs/read_text_file.
func (h *clientMethods) readFile(line []byte, f wire.Frame) bool {
	p, err := strict[File](line, f)
	if err != nil {
		h.link.RefuseUnread(f, err)
		return false
	}
	if !filepath.IsAbs(p.Path) {
		h.link.RefuseUnread(f, errNotAbsolute)
		return false
	}
	return h.judge(line, f, policy.Request{Session: p.SessionID, Tool: policy.Read, Raw: p.Path,
		Paths: []string{p.Path}, Name: "fs/read_text_file"})
}

// writeFile handles fs/write_text_file. A write that was allowed as an edit just before passes.
func (h *clientMethods) writeFile(line []byte, f wire.Frame) bool {
	p, err := strict[File](line, f)
	if err != nil {
		h.link.RefuseUnread(f, err)
		return false
	}
	if p.Content == nil {
		h.link.RefuseUnread(f, wire.ErrAmbiguous)
		return false
	}
	if !filepath.IsAbs(p.Path) {
		h.link.RefuseUnread(f, errNotAbsolute)
		return false
	}
	if h.memory.useEdit(p.SessionID, p.Path, h.realPath(p.Path), *p.Content) {
		return h.link.Pass(line, f)
	}
	r := policy.Request{Session: p.SessionID, Tool: policy.Edit, Raw: p.Path, Paths: []string{p.Path},
		Edits: []policy.Change{{Path: p.Path, New: p.Content}}, Name: "fs/write_text_file"}
	return h.judge(line, f, r)
}

// unknown handles a request for a method that is in no table: only a person may let
// it through.
func (h *clientMethods) unknown(line []byte, f wire.Frame) bool {
	if !jsontext.Value(line).IsValid() { // what a person would be shown is not what the client reads
		h.link.RefuseUnread(f, wire.ErrAmbiguous)
		return false
	}
	r := policy.Request{Tool: policy.Other, Name: f.Method, Raw: "a request to the editor: " + f.Method, Partial: true}
	if len(f.Params) > 0 {
		r.Args = append(policy.Raw(nil), f.Params...)
	}
	r.Session = h.link.speaks.SessionOf(f.Params)
	return h.judge(line, f, r)
}

// judge has a request decided. It is forwarded as it came, or answered with an error.
func (h *clientMethods) judge(line []byte, f wire.Frame, r policy.Request) bool {
	h.sessions.Place(&r)
	return h.judging.Judge(line, f, &r, risk.Reason{}, clientMethodAnswer{h, r.Session})
}

// clientMethodAnswer answers one request for a client method.
type clientMethodAnswer struct {
	h       *clientMethods
	session string
}

func (a clientMethodAnswer) Keep(*policy.Case) kept { return a }

func (a clientMethodAnswer) Dialog([]byte) policy.Dialog { return a.h.dialogs.OwnDialog(a.session) }

func (a clientMethodAnswer) Done(out reply) bool {
	switch {
	case out.Cancelled():
		a.h.link.Answer(out.Frame.ID, wire.NewError(out.Frame.ID, codeCancelled, locale.Text("guard: cancelled")))
	case !out.Allowed():
		why := locale.Fill("guard: refused: {0}", out.Reason)
		a.h.link.Answer(out.Frame.ID, wire.NewError(out.Frame.ID, codeRefused, why))
	default:
		return a.h.link.Forward(out)
	}
	return false
}
