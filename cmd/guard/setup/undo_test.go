package setup

import (
	"bytes"
	"path/filepath"
	"strings"
	"testing"

	"guard/setup"
)

// A title may be what an agent's server called its tool, as guard suggest names a rule: a terminal obeys nothing in it.
func TestATitleIsEscaped(t *testing.T) {
	home := t.TempDir()
	c, err := setup.Lines("a\u009b2J\x1b]0;x\a", filepath.Join(home, ".guard.toml"), []byte("b\n"))
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	s := &session{Options: Options{Print: true}, show: newShower(&out), store: setup.In(filepath.Join(home, "state")),
		home: home}
	s.offer(c)
	if _, err := s.store.Write(c); err != nil {
		t.Fatal(err)
	}
	entries, err := s.store.Written()
	if err != nil || len(entries) != 1 {
		t.Fatal(entries, err)
	}
	s.takeBack(entries[0])
	if text := out.String(); strings.ContainsAny(text, "\x1b\a\u009b") || strings.Count(text, ".guard.toml") != 2 {
		t.Errorf("%q", text)
	}
}
