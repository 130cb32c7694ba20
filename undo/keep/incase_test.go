package keep_test

import (
	"os"
	"path/filepath"
	"testing"

	"guard/undo"
	"guard/undo/keep"
	"guard/undo/store"
)

// heldByGit is git that holds some files as they are.
type heldByGit map[string]bool

func (g heldByGit) Blob(p string) (root, id string, ok bool)        { return "/", "1", g[p] }
func (g heldByGit) Tracked(p string) bool                           { return g[p] }
func (heldByGit) Ignored(string) bool                               { return false }
func (heldByGit) Changed(string, int) (files []string, ok bool)     { return nil, true }
func (heldByGit) Uncommitted(string, int) (files []string, ok bool) { return nil, true }
func (heldByGit) Refs(string, string) (root, common string, objects map[string]string, ok bool) {
	return "/", "/.git", nil, true
}
func (heldByGit) StagedAlone(string, int) (files []string, ok bool)     { return nil, true }
func (heldByGit) StagedContent(string) (b []byte, mode uint32, ok bool) { return nil, 0, false }

// Before a call that runs code what git does not hold is kept, each content once.
func TestKeptInCase(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) {
		t.Helper()
		p := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(p), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(p, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range []string{"main.go", "notes.md", "data/rows.csv", "node_modules/x/x.js", ".git/config", "large.bin"} {
		write(name, "text of "+name)
	}
	write("large.bin", string(make([]byte, 5000)))
	if err := os.Symlink("notes.md", filepath.Join(dir, "link")); err != nil {
		t.Fatal(err)
	}
	s, err := store.Open(filepath.Join(t.TempDir(), "undo"))
	if err != nil {
		t.Fatal(err)
	}
	k := keep.Keeper{Store: s, Bounds: keep.Bounds{File: 4000},
		Memory: &keep.Memory{Filled: func(name string) bool { return name == "node_modules" }}}
	git := heldByGit{filepath.Join(dir, "main.go"): true}
	hits := []undo.Hit{{Path: dir, Part: undo.Unsaved}}
	kept := func() (undo.Kept, map[string]undo.Entry) {
		t.Helper()
		call := k.Keep(hits, git)
		call.Settle()
		m, err := s.Manifest(call.Kept().Manifest)
		if err != nil {
			t.Fatal(err)
		}
		all := map[string]undo.Entry{}
		for _, e := range m.Entries {
			rel, _ := filepath.Rel(dir, string(e.Path))
			if !e.Case {
				t.Errorf("%s is said to be taken", rel)
			}
			all[rel] = e
		}
		return call.Kept(), all
	}

	first, all := kept()
	for _, name := range []string{"notes.md", "data/rows.csv", "link"} {
		if _, ok := all[name]; !ok {
			t.Errorf("%s is not kept", name)
		}
	}
	if len(all) != 3 || first.InCase != 3 || first.Files != 0 || first.Undoable() || first.Why != "" {
		t.Errorf("%+v %v", first, all)
	}

	again, _ := kept()
	if again.Manifest != first.Manifest || again.Bytes != 0 {
		t.Errorf("nothing has changed, and %+v is kept once more", again)
	}
	refused := k.Keep(hits, git)
	refused.Release()
	if !s.Keeps(first.Manifest) {
		t.Error("a refused call takes away what another keeps")
	}

	write("data/rows.csv", "other rows")
	write("new.txt", "new")
	if err := os.Remove(filepath.Join(dir, "link")); err != nil {
		t.Fatal(err)
	}
	changed, all := kept()
	if changed.Manifest == first.Manifest || changed.InCase != 3 || all["notes.md"].Object == "" {
		t.Errorf("%+v %v", changed, all)
	}
	if changed.Bytes >= first.Bytes {
		t.Errorf("%d bytes are read once more, %d at first", changed.Bytes, first.Bytes)
	}
	e := all["notes.md"]
	if err := s.Check(changed.Manifest, &e); err != nil {
		t.Error(err)
	}
	m, err := s.Manifest(first.Manifest)
	if err != nil {
		t.Fatal(err)
	}
	for i := range m.Entries {
		if e := &m.Entries[i]; e.Kind == undo.File {
			if err := s.Check(first.Manifest, e); err != nil {
				t.Errorf("%s: %v", e.Path, err)
			}
		}
	}
}

// What a call keeps beside what it hits is newer than what an earlier call kept: no later one passes that for it.
func TestKeptInCaseBesideHits(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) {
		t.Helper()
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("notes.md", "old")
	s, err := store.Open(filepath.Join(t.TempDir(), "undo"))
	if err != nil {
		t.Fatal(err)
	}
	k := keep.Keeper{Store: s, Memory: new(keep.Memory)}
	workspace := undo.Hit{Path: dir, Part: undo.Unsaved}
	k.Keep([]undo.Hit{workspace}, nil)
	write("notes.md", "newer")
	write("hit", "hit")
	k.Keep([]undo.Hit{{Path: filepath.Join(dir, "hit")}, workspace}, nil)
	if err := os.Remove(filepath.Join(dir, "hit")); err != nil {
		t.Fatal(err)
	}
	m, err := s.Manifest(k.Keep([]undo.Hit{workspace}, nil).Kept().Manifest)
	if err != nil {
		t.Fatal(err)
	}
	again, err := s.Manifest(k.Keep([]undo.Hit{workspace}, nil).Kept().Manifest)
	if err != nil || again.Hash != m.Hash {
		t.Errorf("%v, %s after %s", err, again.Hash, m.Hash)
	}
	for _, e := range m.Entries {
		if filepath.Base(string(e.Path)) == "notes.md" && e.Size != int64(len("newer")) {
			t.Errorf("notes.md is kept as it was before: %d bytes", e.Size)
		}
	}
}

// What was kept for a call that is refused stays where another call, which runs, has nothing else.
func TestKeptInCaseForTwo(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "notes.md"), []byte("mine"), 0o644); err != nil {
		t.Fatal(err)
	}
	s, err := store.Open(filepath.Join(t.TempDir(), "undo"))
	if err != nil {
		t.Fatal(err)
	}
	k := keep.Keeper{Store: s, Memory: new(keep.Memory)}
	hits := []undo.Hit{{Path: dir, Part: undo.Unsaved}}
	asked, runs := k.Keep(hits, nil), k.Keep(hits, nil)
	asked.Release()
	if _, err := s.Manifest(runs.Kept().Manifest); err != nil {
		t.Errorf("what runs cannot be undone: %v", err)
	}
	if err := os.WriteFile(filepath.Join(dir, "notes.md"), []byte("later"), 0o644); err != nil {
		t.Fatal(err)
	}
	alone := k.Keep(hits, nil)
	alone.Release()
	if s.Keeps(alone.Kept().Manifest) {
		t.Error("what nobody needs is kept")
	}
	if _, err := s.Manifest(k.Keep(hits, nil).Kept().Manifest); err != nil {
		t.Error(err)
	}
}
