package shell_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/place"
)

// onDisk is a workspace that holds some files, by their names; one that ends in a
// slash is a folder.
func onDisk(t testing.TB, files map[string]string) (place.World, string) {
	t.Helper()
	top, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range files {
		p := filepath.Join(top, name)
		if name[len(name)-1] == '/' {
			err = os.MkdirAll(p, 0o700)
		} else if err = os.MkdirAll(filepath.Dir(p), 0o700); err == nil {
			err = os.WriteFile(p, []byte(text), 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return place.World{Workspace: top, Home: "/home/dev", Disk: disk.New(time.Minute)}, top
}
