package policy_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy"
	"guard/policy/place"
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
