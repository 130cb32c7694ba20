package policy_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy"
	"guard/policy/place"
	"guard/policy/repository"
)

// TestSecretFiles: those of the workspace and of the home; a workspace that is a home is not looked through.
func TestSecretFiles(t *testing.T) {
	home := t.TempDir()
	for _, name := range []string{"project/.env", "project/app/secrets.yml", "project/app/main.go", "project/node_modules/x/.env", "other/.env"} {
		file := filepath.Join(home, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte("x"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	names := func(workspace string) (all []string) {
		for _, f := range policy.SecretFiles(place.World{Home: home, Workspace: workspace, Disk: disk.New(time.Minute)}) {
			all = append(all, f.Name)
		}
		return all
	}
	got := names(filepath.Join(home, "project"))
	for name, want := range map[string]bool{".env": true, "app/secrets.yml": true, "~/.aws/credentials": true,
		"app/main.go": false, "node_modules/x/.env": false} {
		if slices.Contains(got, name) != want {
			t.Errorf("%s among %q: %v", name, got, !want)
		}
	}
	if got := names(home); slices.Contains(got, "project/.env") {
		t.Errorf("a home is looked through: %q", got)
	}
}

// TestCommitted: of several texts, those count that a file holds as git has it; those beyond the bound only with others.
func TestCommitted(t *testing.T) {
	p := atHome(t)
	d := disk.New(time.Minute)
	w := place.World{Home: p.home, Workspace: p.project, Disk: d, Git: repository.New(p.home, "").For(d)}
	got := policy.Committed(w, []string{"def add(a, b)", "only here", "\"lint\"", "nowhere at all", "", "not committed"})
	for text, want := range map[string]bool{"def add(a, b)": true, "\"lint\"": true, "only here": false, "nowhere at all": false, "": false, "not committed": false} {
		if got[text] != want {
			t.Errorf("%q is in git: %v", text, !want)
		}
	}
	if many := append(slices.Repeat([]string{"nowhere"}, 64), "def add(a, b)"); policy.Committed(w, many)["def add(a, b)"] {
		t.Error("there is no bound")
	}
	if many := append(slices.Repeat([]string{"nowhere"}, 64), "return a + b"); !policy.Committed(w, slices.Insert(many, 0, "def add(a, b)"))["return a + b"] {
		t.Error("a file that holds one of them is not looked through for all")
	}
	if w.Workspace = p.home; len(policy.Committed(w, strings.Fields("def add"))) > 0 {
		t.Error("a home is looked through")
	}
}
