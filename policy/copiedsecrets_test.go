package policy_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy"
	"guard/policy/past"
	"guard/policy/place"
	"guard/policy/repository"
	"guard/policy/risk"
)

// TestCopiesOfNamedSecrets: a copy that an earlier call made of a file which git ignores shows its password as the file
// does, wherever the copy lies. A text of the session's own is its own, with a password as without.
func TestCopiesOfNamedSecrets(t *testing.T) {
	const secret, own = "server: db\npassword: Herbst99Zz\n", "server: db\npassword: Winter98Qq\n"
	p := atHome(t)
	p.holds(t, map[string]string{"project/local/a.yml": secret, "project/.gitignore": "local\n"})
	p.git(t, "add", ".")
	p.git(t, "commit", "-qm", "first")
	time.Sleep(30 * time.Millisecond)
	temp, err := os.MkdirTemp("/tmp", "guard-copies-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(temp) })
	s := past.New(disk.Clock())
	repos := repository.New(p.project, "")
	look := func() (place.Disk, place.Git) { d := disk.New(time.Minute); return d, repos.For(d) }
	s.Began(past.Call{ID: "a", At: disk.Clock(), Builds: true,
		Writes: []string{filepath.Join(p.project, "own.yml"), filepath.Join(temp, "own.yml")}}, look)
	p.holds(t, map[string]string{"project/l2/a.yml": secret, "project/own.yml": own})
	for name, text := range map[string]string{"a.yml": secret, "own.yml": own} {
		if err := os.WriteFile(filepath.Join(temp, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	d, _ := look()
	s.Ended("a", time.Now(), d)
	time.Sleep(30 * time.Millisecond)
	d, g := look()
	w := place.World{Workspace: p.project, Home: "/home/eve", User: "eve", Disk: d, Git: g, Past: s.For(d, g)}
	for line, shown := range map[string]bool{
		"cat l2/a.yml": true, "cat " + temp + "/a.yml": true, "head -3 l2/*": true, "cat local/*": true,
		"cat own.yml": false, "cat " + temp + "/own.yml": false, "ls l2": false,
	} {
		f := policy.Judge{World: w}.Facts(policy.Request{Tool: policy.Shell, Command: line, Cwd: p.project})
		if f.Categories.Has(risk.FSConfigSecrets) != shown {
			t.Errorf("%s: %s %s %v", line, f.Level, f.Categories, f.Reasons)
		}
	}
}
