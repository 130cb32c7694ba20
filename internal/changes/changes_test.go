package changes_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"guard/internal/changes"
)

// patience ends a test that hangs; it is below what a look at times would take.
const patience = 30 * time.Second

func heard(t *testing.T, w *changes.Watcher, what string) {
	t.Helper()
	select {
	case <-w.C:
	case <-time.After(patience):
		t.Fatalf("%s: nothing was told", what)
	}
}

// drain takes the signals of what was done so far.
func drain(w *changes.Watcher) {
	for {
		select {
		case <-w.C:
		case <-time.After(100 * time.Millisecond):
			return
		}
	}
}

// TestWatch: what comes, changes, is replaced and goes is told, be it that its folders
// came later, and be it through a link.
func TestWatch(t *testing.T) {
	root := t.TempDir()
	file := filepath.Join(root, "a", "b", "settings.json")
	real := filepath.Join(root, "elsewhere", "real.json")
	link := filepath.Join(root, "link.json")
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	must(os.Mkdir(filepath.Dir(real), 0o700))
	must(os.WriteFile(real, nil, 0o600))
	must(os.Symlink(real, link))
	w := changes.Watch(func() []string { return []string{file, link} })
	defer w.Close()
	for _, step := range []struct {
		what string
		do   func() error
	}{
		{"a folder comes", func() error { return os.Mkdir(filepath.Join(root, "a"), 0o700) }},
		{"one in it", func() error { return os.Mkdir(filepath.Dir(file), 0o700) }},
		{"the file comes", func() error { return os.WriteFile(file, []byte("1"), 0o600) }},
		{"it changes", func() error { return os.WriteFile(file, []byte("22"), 0o600) }},
		{"it is replaced", func() error {
			if err := os.WriteFile(file+".new", []byte("333"), 0o600); err != nil {
				return err
			}
			return os.Rename(file+".new", file)
		}},
		{"it changes again", func() error { return os.WriteFile(file, []byte("4444"), 0o600) }},
		{"it goes", func() error { return os.Remove(file) }},
		{"it comes back", func() error { return os.WriteFile(file, []byte("1"), 0o600) }},
		{"what a link leads to changes", func() error { return os.WriteFile(real, []byte("1"), 0o600) }},
		{"its folder goes", func() error { return os.RemoveAll(filepath.Join(root, "a")) }},
	} {
		must(step.do())
		heard(t, w, step.what)
		drain(w)
	}
}

// TestWatchFolder: what is written in a folder is told.
func TestWatchFolder(t *testing.T) {
	dir := t.TempDir()
	w := changes.Watch(func() []string { return []string{dir} })
	defer w.Close()
	f, err := os.Create(filepath.Join(dir, "x"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	heard(t, w, "a file comes")
	drain(w)
	if _, err := f.WriteString("line\n"); err != nil {
		t.Fatal(err)
	}
	heard(t, w, "it grows")
	w.Close()
	w.Close()
}
