package policy

import (
	"testing"

	"guard/policy/place"
)

// TestNobodysSession: in a session that nobody opened nothing is known work,
// with paths or without, and neither a rule nor a grant speaks for it.
func TestNobodysSession(t *testing.T) {
	everything := Rule{Name: "all", Action: Allow}
	for _, r := range []Request{
		{Tool: Shell, Command: "make", Cwd: "/srv/other"},
		{Tool: Shell, Command: "make", Cwd: "/"},
		{Tool: Shell, Command: "echo hi", Cwd: "/srv/project"},
		{Tool: Shell, Argv: []string{"go", "test", "./..."}, Cwd: "/srv/project"},
		{Tool: Read, Paths: []string{"/etc/hosts"}},
		{Tool: Edit, Paths: []string{"/srv/project/a.go"}},
		{Tool: MCP, Server: "docs", Name: "search"},
		{Tool: Other, Name: "write_todos", Quiet: true},
	} {
		r.Workspace, r.Stray = "/", true
		j := Judge{World: place.World{Workspace: "/srv/project", Home: "/home/eve", User: "eve"}}
		f := j.Facts(r)
		if f.Parts != nil {
			t.Errorf("%s %s: for this session is offered", r.Tool, r.Name)
		}
		for mode, want := range map[Mode]Action{Safe: Deny, Asking: Ask} {
			s := Settings{Mode: mode, Rules: []Rule{everything}, Grants: Grants{{Categories: f.Categories}}}
			if v := Decide(f, s); v.Action != want {
				t.Errorf("%s %s%q%v in %s: %s, want %s (%s)", r.Tool, r.Name, r.Command, r.Argv, mode, v.Action, want, v.Reason)
			}
		}
	}
}

// TestWithoutAWorkspace: where the session's folder is no workspace, a request
// that begins in another folder works outside.
func TestWithoutAWorkspace(t *testing.T) {
	for cwd, want := range map[string]Action{"/home/eve": Allow, "/home/eve/project": Deny, "/srv/other": Deny} {
		j := Judge{World: place.World{Home: "/home/eve", User: "eve"}}
		f := j.Facts(Request{Tool: Shell, Command: "make", Cwd: cwd, Workspace: "/home/eve"})
		if v := Decide(f, Settings{Mode: Safe}); v.Action != want {
			t.Errorf("make in %s: %s, want %s (%s)", cwd, v.Action, want, v.Reason)
		}
	}
}
