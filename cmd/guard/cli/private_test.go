package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestOwnState: guard's state may lie behind a link, but not where others, or the
// agent, could change it.
func TestOwnState(t *testing.T) {
	base, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	folder := func(name string, mode os.FileMode) string {
		path := filepath.Join(base, name)
		if err := os.MkdirAll(path, 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.Chmod(path, mode); err != nil {
			t.Fatal(err)
		}
		return path
	}
	link := func(name, to string) string {
		path := filepath.Join(base, name)
		if err := os.Symlink(to, path); err != nil {
			t.Fatal(err)
		}
		return path
	}
	own, open, project := folder("own", 0o700), folder("open", 0o777), folder("project", 0o755)
	folder("open/below", 0o700)
	sticky := folder("sticky", 0o777|os.ModeSticky)
	folder("sticky/below", 0o700)
	for _, c := range []struct{ name, dir, says string }{
		{"not there", filepath.Join(base, "none"), ""},
		{"a folder", own, ""},
		{"an open folder", open, "others can write"},
		{"a link to a private folder", link("a", own), ""},
		{"a link to an open folder", link("b", open), "others can write"},
		{"a link to a folder in an open one", link("c", filepath.Join(open, "below")),
			"is a link: guard: others can write to " + open},
		{"a link to a folder in a sticky one", link("d", filepath.Join(sticky, "below")), ""},
		{"a link to a sticky folder itself", link("e", sticky), "others can write"},
		{"a link into the workspace", link("f", folder("project/x", 0o700)), "in the folder being worked on"},
		{"a link to nothing", link("g", filepath.Join(base, "none")), "leads nowhere"},
		{"a link to a file", link("h", "/etc/hostname"), "no"},
	} {
		err := OwnState(c.dir, project)
		if c.says == "" && err != nil || c.says != "" && (err == nil || !strings.Contains(err.Error(), c.says)) {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}
