package policy_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/internal/stall/stalltest"
	"guard/policy"
	"guard/policy/place"
	"guard/policy/repository"
)

// TestFileSystemThatDoesNotAnswer: what touches it is not known, in time, and what does not is judged as ever.
func TestFileSystemThatDoesNotAnswer(t *testing.T) {
	home := t.TempDir()
	dead, project := filepath.Join(home, "dead"), filepath.Join(home, "project")
	if !stalltest.Mount(t, dead) {
		return
	}
	if err := os.Mkdir(project, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(project, "a.txt"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(dead, filepath.Join(project, "link")); err != nil {
		t.Fatal(err)
	}
	repositories := repository.New(home, "")
	for name, c := range map[string]struct {
		r    policy.Request
		want policy.Action
	}{
		"a line":           {policy.Request{Tool: policy.Shell, Command: "cat link/notes.md"}, policy.Ask},
		"a deletion":       {policy.Request{Tool: policy.Shell, Command: "rm -rf " + dead}, policy.Ask},
		"a script":         {policy.Request{Tool: policy.Shell, Command: "bash link/run.sh"}, policy.Ask},
		"a folder to be":   {policy.Request{Tool: policy.Shell, Command: "cd link && touch x"}, policy.Ask},
		"a read":           {policy.Request{Tool: policy.Read, Paths: []string{project + "/link/notes.md"}}, policy.Ask},
		"an edit":          {policy.Request{Tool: policy.Edit, Paths: []string{project + "/link/notes.md"}}, policy.Ask},
		"another file":     {policy.Request{Tool: policy.Shell, Command: "cat a.txt"}, policy.Allow},
		"the folder of it": {policy.Request{Tool: policy.Shell, Command: "ls"}, policy.Allow},
		"another read":     {policy.Request{Tool: policy.Read, Paths: []string{project + "/a.txt"}}, policy.Allow},
		"another edit":     {policy.Request{Tool: policy.Edit, Paths: []string{project + "/a.txt"}}, policy.Allow},
	} {
		began, d := time.Now(), disk.New(disk.LookBudget)
		c.r.Cwd = project
		w := place.World{Workspace: project, Home: home, User: "eve", Disk: d, Git: repositories.For(d)}
		f := policy.Judge{World: w}.Facts(c.r)
		f.Hits(func() place.Disk { return disk.New(disk.LookBudget) })
		v := policy.Decide(f, policy.Settings{Mode: policy.Asking, Now: time.Now()})
		if v.Action != c.want {
			t.Errorf("%s: %s: %s", name, v.Action, v.Reason)
		}
		if took := time.Since(began); took > 8*time.Second {
			t.Errorf("%s took %s", name, took)
		}
	}
}
