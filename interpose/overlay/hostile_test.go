package overlay

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"testing"
	"time"

	"golang.org/x/sys/unix"
)

// TestPipesAtTheEnd: what a program has put in the place of the person's files keeps the end of a run waiting for
// nothing.
func TestPipesAtTheEnd(t *testing.T) {
	p := params(t)
	usual.plant(t, p.Home)
	s := start(t, p)
	for _, name := range []string{".p/login.json", ".p/registry.json"} {
		path := filepath.Join(p.Home, name)
		if err := errors.Join(os.Remove(path), unix.Mkfifo(path, 0o600)); err != nil {
			t.Fatal(err)
		}
	}
	renames(".p/login.json", "mine")(t, s.Path)
	renames(".p/registry.json", `{"x":1}`)(t, s.Path)
	if err := unix.Mkfifo(filepath.Join(s.Path, ".p", "pipe"), 0o600); err != nil {
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- s.Close() }()
	select {
	case err := <-ended:
		if err != nil {
			t.Fatal(err)
		}
	case <-time.After(20 * time.Second):
		t.Fatal("the end waits for a pipe")
	}
	if got := harvest(t, p.Home); got[".p/login.json"] != "mine" || got[".p/registry.json"] != "{\n  \"x\": 1\n}" {
		t.Errorf("%q, %q", got[".p/login.json"], got[".p/registry.json"])
	}
}

// TestAHugeFileComesHome: however large a file is that a program has made, it costs no memory.
func TestAHugeFileComesHome(t *testing.T) {
	p := params(t)
	usual.plant(t, p.Home)
	s := start(t, p)
	const size = 96 << 20
	path := filepath.Join(s.Path, ".p", "huge")
	if err := errors.Join(os.WriteFile(path, []byte("begin"), 0o600), os.Truncate(path, size)); err != nil {
		t.Fatal(err)
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	runtime.ReadMemStats(&after)
	if used := after.TotalAlloc - before.TotalAlloc; used > 16<<20 {
		t.Errorf("%d MiB", used>>20)
	}
	if info, err := os.Stat(filepath.Join(p.Home, ".p", "huge")); err != nil || info.Size() != size {
		t.Errorf("%v, %v", info, err)
	}
}

// TestPipesAmongWhatIsLeft: what stands in the place of an earlier run's own files keeps no start waiting, and no link of
// its is written to.
func TestPipesAmongWhatIsLeft(t *testing.T) {
	base, beside := t.TempDir(), filepath.Join(t.TempDir(), "beside")
	for _, id := range []string{"pipe", "link"} {
		if err := os.Mkdir(filepath.Join(base, id), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	if err := errors.Join(unix.Mkfifo(filepath.Join(base, "pipe", manifestName), 0o600), os.WriteFile(beside, []byte("kept"), 0o600),
		os.Symlink(beside, filepath.Join(base, "link", "owner"))); err != nil {
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- Recover(base) }()
	select {
	case err := <-ended:
		if err == nil {
			t.Error("a pipe was taken for what an earlier run left")
		}
	case <-time.After(20 * time.Second):
		t.Fatal("the start waits for a pipe")
	}
	if text, err := os.ReadFile(beside); string(text) != "kept" {
		t.Errorf("%q, %v", text, err)
	}
}

// TestALinkInThePlaceOfAFolder: where a program has put a link in the place of one of the overlay's own folders, nothing
// comes home through it, and nothing counts as deleted for not being there.
func TestALinkInThePlaceOfAFolder(t *testing.T) {
	p := params(t)
	usual.plant(t, p.Home)
	before := harvest(t, p.Home)
	s := start(t, p)
	other := t.TempDir()
	tree{"settings.json": "planted", "planted": "x"}.plant(t, other)
	own := filepath.Join(s.Path, ".p")
	if err := errors.Join(os.RemoveAll(own), os.Symlink(other, own)); err != nil {
		t.Fatal(err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	same(t, harvest(t, p.Home), before)
	if got := harvest(t, other); got["planted"] != "x" {
		t.Errorf("%v", got)
	}
}
