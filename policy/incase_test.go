package policy_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy"
	"guard/policy/place"
	"guard/undo"
)

// What runs code has the workspace kept in case; what guard knows whole has not, nor is a home kept.
func TestCodeIsKeptInCaseOf(t *testing.T) {
	home, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	workspace := filepath.Join(home, "project")
	if err := os.Mkdir(workspace, 0o755); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"x.py", "Makefile", "go.mod"} {
		if err := os.WriteFile(filepath.Join(workspace, name), nil, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	look := func() place.Disk { return disk.New(time.Minute) }
	inCase := func(workspace, command string) []undo.Hit {
		facts := policy.Judge{World: place.World{Home: home, Disk: look()}}.Facts(policy.Request{Tool: policy.Shell,
			Command: command, Cwd: workspace, Workspace: workspace})
		return facts.InCase(look)
	}
	for _, command := range []string{"python3 x.py", "make", "npm test", "go test ./...", "./run.sh", "cd . && pytest -q", "node -e 'f()'"} {
		if hits := inCase(workspace, command); len(hits) != 1 || hits[0].Path != workspace || hits[0].Part != undo.Unsaved {
			t.Errorf("%s: %v", command, hits)
		}
		if hits := inCase(home, command); len(hits) != 0 {
			t.Errorf("%s in a home: %v", command, hits)
		}
	}
	if err := os.WriteFile(filepath.Join(home, ".bashrc"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if hits := inCase(workspace, "make"); len(hits) != 2 || hits[1].Path != filepath.Join(home, ".bashrc") {
		t.Errorf("what runs later: %v", hits)
	}
	for _, command := range []string{"ls", "cat x.py", "grep -r a .", "mkdir d", "echo a > b", "git status", "git add x.py", "git commit -m a", "rm x.py"} {
		if hits := inCase(workspace, command); len(hits) != 0 {
			t.Errorf("%s: %v", command, hits)
		}
	}
	for name, kept := range map[string]bool{"execute_code": true, "run_python": true, "frobnicate": true, "list_issues": false,
		"read_file": false, "search_docs": false} {
		facts := policy.Judge{World: place.World{Home: home, Disk: look()}}.Facts(policy.Request{Tool: policy.MCP, Server: "box",
			Name: name, Args: []byte(`{"code":"f()"}`), Cwd: workspace, Workspace: workspace})
		if hits := facts.InCase(look); (len(hits) == 2) != kept || !kept && len(hits) > 0 {
			t.Errorf("the tool %s: %v", name, hits)
		}
	}
}
