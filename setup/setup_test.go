package setup

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"

	"guard/setup/client"
)

// machine is a home with acpx and a shell.
func machine(t *testing.T) (Machine, Store) {
	t.Helper()
	home := t.TempDir()
	at := func(name string) string { return filepath.Join(home, name) }
	return Machine{
		Place: client.Place{Home: home, Config: at(".config"), Data: at(".local/share")}, Shell: "bash",
		OnPath: func(name string) bool { return name == "acpx" },
		Agents: []client.Agent{{Title: "Gemini", Known: map[string]string{"acpx": "gemini"}, Guard: "/bin/guard",
			Args: []string{"gemini", "--acp"}}},
	}, In(at("state"))
}

func put(t *testing.T, path, text string, mode os.FileMode) {
	t.Helper()
	if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, []byte(text), mode)); err != nil {
		t.Fatal(err)
	}
}

func text(t *testing.T, path string) string {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

func change(t *testing.T, p Plan, title string) Change {
	t.Helper()
	for _, c := range p.Changes {
		if c.Title == title {
			return c
		}
	}
	t.Fatalf("no change for %s in %+v", title, p)
	return Change{}
}

// What is not any more as it was shown is not written.
func TestWriteOnlyWhatWasShown(t *testing.T) {
	m, store := machine(t)
	rc := filepath.Join(m.Home, ".bashrc")
	put(t, rc, "a\n", 0o600)
	c := change(t, For(m), "bash")
	put(t, rc, "b\n", 0o600)
	if _, err := store.Write(c); !errors.Is(err, ErrMeanwhile) {
		t.Error(err)
	}
	if text(t, rc) != "b\n" {
		t.Error("it was written")
	}
	acpx := change(t, For(m), "acpx") // of a file that is not there yet
	put(t, acpx.Path, "{}", 0o600)
	if _, err := store.Write(acpx); !errors.Is(err, ErrMeanwhile) || text(t, acpx.Path) != "{}" {
		t.Error(err)
	}
}

// A file keeps its mode, and the copy of it is the person's alone to read.
func TestWriteKeepsTheFile(t *testing.T) {
	m, store := machine(t)
	rc := filepath.Join(m.Home, ".bashrc")
	put(t, rc, "secret", 0o640)
	backup, err := store.Write(change(t, For(m), "bash"))
	if err != nil {
		t.Fatal(err)
	}
	for path, mode := range map[string]os.FileMode{rc: 0o640, backup: 0o600, store.journal(): 0o600} {
		if info, err := os.Stat(path); err != nil || info.Mode().Perm() != mode {
			t.Errorf("%s: %v, %v", path, info.Mode(), err)
		}
	}
	if text(t, backup) != "secret" || !strings.HasPrefix(text(t, rc), "secret\n\n# Agents") {
		t.Errorf("%q", text(t, rc))
	}
	left, err := filepath.Glob(filepath.Join(m.Home, ".guard-*"))
	if err != nil || left != nil {
		t.Error(left, err)
	}
}

// Two runs of init on one file are taken back one after the other.
func TestTakeBackTwo(t *testing.T) {
	m, store := machine(t)
	path := filepath.Join(m.Home, ".acpx", "config.json")
	put(t, path, "{\n}\n", 0o644)
	for _, name := range []string{"gemini", "qwen"} {
		m.Agents = append(m.Agents, client.Agent{Known: map[string]string{"acpx": name}, Guard: "/bin/guard", Args: []string{name}})
		if _, err := store.Write(change(t, For(m), "acpx")); err != nil {
			t.Fatal(err)
		}
	}
	for range 2 {
		entries, err := store.Written()
		if err != nil || len(entries) == 0 {
			t.Fatal(entries, err)
		}
		r, err := store.Reverse(entries[len(entries)-1])
		if err == nil {
			err = store.TakeBack(r)
		}
		if err != nil || r.Left != "" {
			t.Fatal(r.Left, err)
		}
	}
	if text(t, path) != "{\n}\n" || has(store.folder) {
		t.Errorf("%q", text(t, path))
	}
}

// A change that was noted and never written, because the machine stopped, leaves nothing to take back.
func TestReverseWhatWasNeverWritten(t *testing.T) {
	m, store := machine(t)
	rc := filepath.Join(m.Home, ".bashrc")
	put(t, rc, "a\n", 0o600)
	if _, err := store.Write(change(t, For(m), "bash")); err != nil {
		t.Fatal(err)
	}
	put(t, rc, "a\n", 0o600)
	entries, _ := store.Written()
	r, err := store.Reverse(entries[0])
	if err != nil || !r.Nothing() || r.Left != "" {
		t.Errorf("%+v %v", r, err)
	}
	if err := store.TakeBack(r); err != nil || has(store.folder) || text(t, rc) != "a\n" {
		t.Error(err)
	}
}

// A copy that somebody changed is not put in the file's place.
func TestReverseByATrueCopyOnly(t *testing.T) {
	m, store := machine(t)
	rc := filepath.Join(m.Home, ".bashrc")
	put(t, rc, "a\n", 0o600)
	backup, err := store.Write(change(t, For(m), "bash"))
	if err != nil {
		t.Fatal(err)
	}
	put(t, backup, "evil\n", 0o600)
	entries, _ := store.Written()
	if _, err := store.Reverse(entries[0]); !errors.Is(err, ErrMeanwhile) {
		t.Error(err)
	}
}

// What a new file in its place would change is left to the person.
func TestFilesThatAreNotReplaced(t *testing.T) {
	for name, make := range map[string]func(path string) error{
		"a second name": func(path string) error {
			return errors.Join(os.WriteFile(path, nil, 0o600), os.Link(path, path+"2"))
		},
		"a folder":          func(path string) error { return os.Mkdir(path, 0o700) },
		"a link to nowhere": func(path string) error { return os.Symlink("nowhere", path) },
	} {
		m, _ := machine(t)
		if err := make(filepath.Join(m.Home, ".bashrc")); err != nil {
			t.Fatal(err)
		}
		p := For(m)
		if len(p.Changes) != 1 || len(p.Advice) != 1 || p.Advice[0].Why == "" || p.Advice[0].Text != "eval \"$(guard alias bash)\"\n" {
			t.Errorf("%s: %+v", name, p)
		}
	}
}

// Where no agent is one that a client can start, the client is named and nothing is written for it.
func TestIdleClients(t *testing.T) {
	m, _ := machine(t)
	m.Agents[0].Known = nil
	p := For(m)
	if len(p.Changes) != 1 || len(p.Idle) != 1 || p.Idle[0] != "acpx" {
		t.Errorf("%+v", p)
	}
}

// A file that the person has moved behind a link since, as into a folder of dotfiles, is taken back where it lies: the
// link stays.
func TestTakeBackBehindALink(t *testing.T) {
	for _, before := range []string{"", "a\n"} {
		m, store := machine(t)
		rc, moved := filepath.Join(m.Home, ".bashrc"), filepath.Join(m.Home, "dotfiles", "bashrc")
		if before != "" {
			put(t, rc, before, 0o600)
		}
		if _, err := store.Write(change(t, For(m), "bash")); err != nil {
			t.Fatal(err)
		}
		if err := errors.Join(os.Mkdir(filepath.Dir(moved), 0o755), os.Rename(rc, moved), os.Symlink(moved, rc)); err != nil {
			t.Fatal(err)
		}
		entries, _ := store.Written()
		r, err := store.Reverse(entries[0])
		if err == nil {
			err = store.TakeBack(r)
		}
		if err != nil {
			t.Fatal(err)
		}
		if to, err := os.Readlink(rc); to != moved {
			t.Errorf("%q: the link is gone: %v", before, err)
		}
		if text(t, moved) != before {
			t.Errorf("%q is left", text(t, moved))
		}
	}
}

// What was taken back is, whatever else lies in guard's folder and whether the copy is still there.
func TestTakeBackWithoutTheCopy(t *testing.T) {
	m, store := machine(t)
	rc := filepath.Join(m.Home, ".bashrc")
	put(t, rc, "a\n", 0o600)
	backup, err := store.Write(change(t, For(m), "bash"))
	if err != nil {
		t.Fatal(err)
	}
	put(t, rc, text(t, rc)+"b\n", 0o600)
	put(t, filepath.Join(store.folder, "1-.bashrc"), "of a run that was killed", 0o600)
	if err := os.Remove(backup); err != nil {
		t.Fatal(err)
	}
	entries, _ := store.Written()
	r, err := store.Reverse(entries[0])
	if err == nil {
		err = store.TakeBack(r)
	}
	if left, _ := store.Written(); err != nil || text(t, rc) != "a\nb\n" || left != nil {
		t.Errorf("%q, %v, %v", text(t, rc), left, err)
	}
}

// Two guards that write at once, init in one terminal and suggest in another, both leave what takes their change back.
func TestWriteAtOnce(t *testing.T) {
	m, store := machine(t)
	var all sync.WaitGroup
	const writers = 20
	for i := range writers {
		path := filepath.Join(m.Home, fmt.Sprint(i))
		put(t, path, "a\n", 0o600)
		c, err := Lines("x", path, []byte("b\n"))
		if err != nil {
			t.Fatal(err)
		}
		all.Go(func() {
			if _, err := store.Write(c); err != nil {
				t.Error(err)
			}
		})
	}
	all.Wait()
	entries, err := store.Written()
	if err != nil || len(entries) != writers {
		t.Fatal(len(entries), err)
	}
	for _, e := range entries {
		all.Go(func() {
			r, err := store.Reverse(e)
			if err == nil {
				err = store.TakeBack(r)
			}
			if err != nil {
				t.Error(err)
			}
		})
	}
	all.Wait()
	if entries, err := store.Written(); err != nil || len(entries) != 0 || has(store.folder) {
		t.Error(len(entries), err)
	}
}

// A new file is as open to others as the person has their files.
func TestANewFileHasThePersonsMode(t *testing.T) {
	for mask, want := range map[int]os.FileMode{0o077: 0o600, 0o022: 0o644, 0o002: 0o664} {
		m, store := machine(t)
		before := syscall.Umask(mask)
		_, err := store.Write(change(t, For(m), "bash"))
		syscall.Umask(before)
		if err != nil {
			t.Fatal(err)
		}
		if info, err := os.Stat(filepath.Join(m.Home, ".bashrc")); err != nil || info.Mode().Perm() != want {
			t.Errorf("umask %04o: %v, %v", mask, info.Mode(), err)
		}
	}
}
