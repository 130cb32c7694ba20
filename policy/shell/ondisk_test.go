package shell_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell"
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

// TestCopiedLinksLeadOn: what is written through the copy of a link goes where the link
// leads, be it the line's own or one that the disk has.
func TestCopiedLinksLeadOn(t *testing.T) {
	w, top := onDisk(t, map[string]string{"notes.md": "mine\n", "src/a.py": "1\n", "q/": "", "e/": ""})
	if err := os.Symlink("../notes.md", filepath.Join(top, "q/x")); err != nil {
		t.Fatal(err)
	}
	for line, asked := range map[string]bool{
		"ln -s notes.md x && cp -a x y && echo > y": true, "cp -a q r && echo > r/x": true, "mv q q2 && echo > q2/x": true, "cp -P q/x z && tee z < src/a.py": true,
		"cp -a src r && echo > r/b.py": false, "mkdir n && cp src/a.py n/ && echo > n/c.py": false,
	} {
		w.Disk = disk.New(time.Minute)
		r := shell.Read(line, top, w)
		if over := r.Categories.Has(risk.FSDeleteOverwrite); over != asked {
			t.Errorf("%q: %s %s %v", line, r.Level, r.Categories, r.Reasons)
		}
	}
}
