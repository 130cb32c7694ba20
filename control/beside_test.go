package control

import (
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

// TestCallsBesideEachOther: what one call writes while another runs is judged as that will meet it.
func TestCallsBesideEachOther(t *testing.T) {
	home, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	ws := filepath.Join(home, "project")
	if err := os.Mkdir(ws, 0o700); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{"x.sh": "echo hi\n", "notes.md": "mine\n"} {
		if err := os.WriteFile(filepath.Join(ws, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	b := NewBroker(Params{Session: "test", Mode: policy.Safe, Record: new(controltest.Memory), Dir: ws,
		World: place.World{Home: home}, Disk: func() place.Disk { return disk.New(time.Minute) }, Clock: disk.Clock})
	n := 0
	try := func(what string, r policy.Request, want bool) {
		t.Helper()
		n++
		r.Session, r.Cwd, r.Workspace = "s", ws, ws
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
	b.stays("s", "stays")
	b.Note(policy.Note{Event: policy.NoteFinished, Session: "s", Call: "stays"})
	try("an edit while it runs on", edit("rm notes.md"), false)
	try("a harmless one while it runs on", edit("echo ho"), true)
}
