package opened_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"

	"guard/internal/opened"
)

// What a program opens while files are watched is told, by whatever name, and nothing else is.
func TestOpened(t *testing.T) {
	dir := t.TempDir()
	at := func(name string) string { return filepath.Join(dir, name) }
	for _, name := range []string{"a", "b", "c"} {
		if err := os.WriteFile(at(name), []byte("x"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Link(at("b"), at("other")); err != nil {
		t.Fatal(err)
	}
	if err := exec.Command("cat", at("a")).Run(); err != nil {
		t.Fatal(err)
	}
	w := opened.New([]string{at("a"), at("b"), at("c"), at("none")})
	if w == nil {
		t.Fatal("nothing is watched")
	}
	for _, line := range []string{"stat " + at("a"), "ls -l " + dir, "cat " + at("other"), "true < " + at("c")} {
		if err := exec.Command("sh", "-c", line).Run(); err != nil {
			t.Fatal(line, err)
		}
	}
	got := w.End()
	slices.Sort(got)
	if want := []string{at("b"), at("c")}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if w := opened.New([]string{at("none")}); w != nil || w.End() != nil {
		t.Error("what is not there is watched")
	}
}

// Where there are more events than the kernel keeps, each file counts as opened.
func TestOpenedTooOften(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	dir := t.TempDir()
	var paths []string
	for _, name := range []string{"a", "b", "c"} {
		paths = append(paths, filepath.Join(dir, name))
		if err := os.WriteFile(paths[len(paths)-1], nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	w := opened.New(paths)
	for i := range 40_000 { // fs.inotify.max_queued_events is 16,384
		f, err := os.Open(paths[i%2])
		if err != nil {
			t.Fatal(err)
		}
		f.Close()
	}
	if got := w.End(); len(got) != 3 {
		t.Errorf("%q", got)
	}
}
