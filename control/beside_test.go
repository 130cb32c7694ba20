package control

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"guard/control/controltest"
	"guard/internal/disk"
	"guard/policy"
	"guard/policy/place"
	"guard/policy/risk"
)

// besides is a broker of a workspace that holds files.
func besides(t *testing.T, files map[string]string) (b *Broker, ws string) {
	t.Helper()
	home, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	ws = filepath.Join(home, "project")
	if err := os.Mkdir(ws, 0o700); err != nil {
		t.Fatal(err)
	}
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(ws, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	b = NewBroker(Params{Session: "test", Mode: policy.Safe, Record: new(controltest.Memory), Dir: ws,
		World: place.World{Home: home}, Disk: func() place.Disk { return disk.New(time.Minute) }, Clock: disk.Clock})
	return b, ws
}

// TestCallsBesideEachOther: what one call writes while another runs is judged as that will meet it.
func TestCallsBesideEachOther(t *testing.T) {
	b, ws := besides(t, map[string]string{"x.sh": "echo hi\n", "notes.md": "mine\n"})
	try := func(what string, r policy.Request, want bool) {
		t.Helper()
		r.Session, r.Cwd, r.Workspace = cmp.Or(r.Session, "s"), ws, ws
		if r.Call == "" {
			r.Call = what
		}
		if out, _ := b.Decide(r, risk.Reason{}); out.Allowed() != want {
			t.Errorf("%s: allowed %v: %s", what, out.Allowed(), out.Reason)
		}
	}
	edit := func(text string) policy.Request {
		old := "echo hi"
		return policy.Request{Tool: policy.Edit, Paths: []string{"x.sh"}, Edits: []policy.Change{{Path: "x.sh", Old: &old, New: &text}}}
	}
	line := policy.Request{Tool: policy.Shell, Command: "sleep 9; sh x.sh", Call: "runs"}
	try("a call", line, true)
	try("another beside it", edit("rm notes.md"), false)
	try("a line beside it", policy.Request{Tool: policy.Shell, Command: "echo 'rm notes.md' > x.sh"}, false)
	try("a harmless one", edit("echo ho"), true)
	try("the same line once more", policy.Request{Tool: policy.Shell, Command: line.Command}, true)
	b.Note(policy.Note{Event: policy.NoteFinished, Session: "s", Call: "runs"})
	b.Note(policy.Note{Event: policy.NoteFinished, Session: "s", Call: "the same line once more"})
	try("when both have ended", edit("rm notes.md"), true)
	line.Call = "stays"
	try("a call that is sent to the background", line, true)
	b.stays(runningCall{"s", "stays"})
	b.Note(policy.Note{Event: policy.NoteFinished, Session: "s", Call: "stays"})
	try("an edit while it runs on", edit("rm notes.md"), false)
	try("a harmless one while it runs on", edit("echo ho"), true)
	elsewhere := edit("rm notes.md")
	elsewhere.Session = "t"
	try("an edit of another session", elsewhere, false)
	b.Note(policy.Note{Event: policy.NoteOpened, Session: "s"})
	try("an edit once the session is loaded anew", edit("rm notes.md"), false)
	try("a harmless one then", edit("echo ho"), true)
}

// TestManyCallsBesideEachOther: however many run, and though the end of none is told, none is left out silently.
func TestManyCallsBesideEachOther(t *testing.T) {
	b, ws := besides(t, map[string]string{"x.sh": "echo hi\n", "y.sh": "echo hi\n", "notes.md": "mine\n"})
	allowed := func(r policy.Request) bool {
		r.Session, r.Cwd, r.Workspace = "s", ws, ws
		out, _ := b.Decide(r, risk.Reason{})
		return out.Allowed()
	}
	line := func(call, line string) bool {
		return allowed(policy.Request{Tool: policy.Shell, Command: line, Call: call})
	}
	edit := func(text string) bool {
		old := "echo hi"
		return allowed(policy.Request{Tool: policy.Edit, Paths: []string{"x.sh"}, Edits: []policy.Change{{Path: "x.sh", Old: &old, New: &text}}})
	}
	if !line("first", "sleep 9; sh x.sh") {
		t.Fatal("the first is asked")
	}
	for i := range 3 * place.MaxJobs {
		if !line(fmt.Sprint("same ", i), "sleep 9; sh y.sh") {
			t.Fatal("a harmless line is asked")
		}
	}
	for i := range place.MaxJobs {
		line(fmt.Sprint("more ", i), fmt.Sprintf("sleep 9%d; sh y.sh", i))
	}
	if edit("rm notes.md") || !edit("echo ho") {
		t.Error("the first is forgotten beside others, or asked about without need")
	}
	for i := range 2 * place.MaxJobs {
		line(fmt.Sprint("too many ", i), fmt.Sprint("sleep 8", i, "; sh y.sh"))
	}
	if edit("rm notes.md") {
		t.Error("the first is forgotten beside many")
	}
	for i := range 2 * place.MaxJobs {
		b.Note(policy.Note{Event: policy.NoteFinished, Session: "s", Call: fmt.Sprint("too many ", i)})
	}
	if !edit("echo ho") {
		t.Error("a harmless edit is asked when they have ended")
	}
}
