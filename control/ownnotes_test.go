package control

import (
	"os"
	"path/filepath"
	"testing"

	"guard/agent/gemini"
	"guard/control/hook"
	"guard/policy"
)

// Gemini reads back what it saved, and writes its plans; nothing else below its
// settings passes for notes of its own.
func TestGeminiOwnNotes(t *testing.T) {
	home := t.TempDir()
	tmp := filepath.Join(home, ".gemini", "tmp")
	for _, dir := range []string{"p/tool-outputs/s", "p/s/plans", "p/chats", "bin"} {
		if err := os.MkdirAll(filepath.Join(tmp, dir), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	for link, target := range map[string]string{"p/tool-outputs/s/key": home, "p/tool-outputs/away": home, "p/s/plans/rc.md": filepath.Join(home, ".bashrc"), "linked": filepath.Join(tmp, "p"), "nowhere": filepath.Join(home, "none")} {
		if err := os.Symlink(target, filepath.Join(tmp, link)); err != nil {
			t.Fatal(err)
		}
	}
	h := hookBroker(newRig(Params{HomeOverlay: [2]string{"/overlay", home}, Disk: patientDisk}))
	for _, tt := range []struct {
		name string
		tool policy.Tool
		path string
		own  bool
	}{
		{"an output that was saved", policy.Read, tmp + "/p/tool-outputs/s/o.txt", true},
		{"by the home overlay", policy.Read, "/overlay/.gemini/tmp/p/tool-outputs/s/o.txt", true},
		{"a plan", policy.Edit, tmp + "/p/s/plans/plan.md", true},
		{"an output, written", policy.Edit, tmp + "/p/tool-outputs/s/o.txt", false},
		{"a plan that is no text", policy.Edit, tmp + "/p/s/plans/plan.sh", false},
		{"a plan deeper", policy.Edit, tmp + "/p/s/plans/x/plan.md", false},
		{"a chat", policy.Read, tmp + "/p/chats/c.json", false},
		{"a plan in a folder that is not there", policy.Edit, tmp + "/q/s/plans/plan.md", true},
		{"a plan below a link that leads nowhere", policy.Edit, tmp + "/nowhere/s/plans/plan.md", false},
		{"its programs", policy.Edit, tmp + "/bin/rg", false},
		{"its settings", policy.Edit, home + "/.gemini/settings.json", false},
		{"a file that is a link", policy.Read, tmp + "/p/tool-outputs/s/key", false},
		{"through a link", policy.Read, tmp + "/p/tool-outputs/away/.ssh/id", false},
		{"a plan that is a link", policy.Edit, tmp + "/p/s/plans/rc.md", false},
		{"a project that is a link", policy.Read, tmp + "/linked/tool-outputs/s/o.txt", false},
		{"upwards", policy.Read, tmp + "/p/tool-outputs/../../../settings.json", false},
		{"the folder itself", policy.Read, tmp + "/p/tool-outputs", false},
		{"deleted", policy.Delete, tmp + "/p/s/plans/plan.md", false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r := policy.Request{Tool: tt.tool, Raw: "it", Paths: []string{tt.path}}
			h.toRealHome(&r)
			h.ownNotes(&gemini.Hook, &r)
			if r.Quiet != tt.own || tt.own && r.Tool != policy.Other || !tt.own && r.Tool != tt.tool {
				t.Errorf("quiet %v, tool %s", r.Quiet, r.Tool)
			}
		})
	}
	r := policy.Request{Tool: policy.Read, Paths: []string{tmp + "/p/tool-outputs/s/o.txt", "/etc/passwd"}}
	if h.ownNotes(&gemini.Hook, &r); r.Quiet {
		t.Error("another file beside it counts as its own")
	}
}

// An agent that needs no home overlay keeps its notes below the person's home itself.
func TestOwnNotesWithoutAStandIn(t *testing.T) {
	home := t.TempDir()
	if err := os.MkdirAll(filepath.Join(home, ".agent", "plans"), 0o700); err != nil {
		t.Fatal(err)
	}
	h := hookBroker(newRig(Params{Disk: patientDisk}))
	h.p.World.Home = home
	notes := &hook.Hook{NotesFolder: ".agent", Notes: func(_ policy.Tool, parts []string) bool { return parts[0] == "plans" }}
	for path, own := range map[string]bool{".agent/plans/a.md": true, ".agent/settings.json": false, "plans/a.md": false} {
		r := policy.Request{Tool: policy.Edit, Paths: []string{filepath.Join(home, path)}}
		if h.ownNotes(notes, &r); r.Quiet != own {
			t.Errorf("%s: its own %v", path, r.Quiet)
		}
		unnamed := policy.Request{Tool: policy.Edit, Paths: []string{filepath.Join(home, path)}}
		if h.ownNotes(&hook.Hook{Notes: notes.Notes}, &unnamed); unnamed.Quiet {
			t.Errorf("%s: a hook that names no folder has notes", path)
		}
	}
}
