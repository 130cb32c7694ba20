package records

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"guard/audit"
	"guard/cmd/guard/cli"
	"guard/undo"
	"guard/undo/keep"
)

// What is edited while the person is asked is shown, and asked about once more, before it is overwritten.
func TestEditedWhileAsked(t *testing.T) {
	home, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv("HOME", home)
	t.Setenv("XDG_STATE_HOME", filepath.Join(home, "state"))
	t.Setenv("XDG_CONFIG_HOME", filepath.Join(home, "config"))
	file := filepath.Join(home, "notes")
	write := func(text string) {
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write("then\n")
	s, err := cli.OpenUndo()
	if err != nil {
		t.Fatal(err)
	}
	call := (&keep.Keeper{Store: s}).Keep([]undo.Hit{{Path: file}}, nil)
	write("now\n")
	m := moment{kept: call.Kept(), entry: audit.Entry{Session: "aaaa", Seq: 2}}
	var out bytes.Buffer
	asked := 0
	ask := func(shown, _ string) error {
		if asked++; asked == 1 {
			write("edited while asked\n")
		} else if !strings.Contains(shown, "-edited while asked") {
			t.Errorf("%s", shown)
		}
		return nil
	}
	u := &undoFlags{Flags: &cli.Flags{}}
	if err := u.undo(keptFiles{s}, m, &out, ask); err != nil || asked != 2 {
		t.Errorf("asked %d times, %v", asked, err)
	}
	if b, _ := os.ReadFile(file); string(b) != "then\n" {
		t.Errorf("%q", b)
	}

	// With --yes nobody looks again: nothing is changed.
	write("now\n")
	u.yes, asked = true, 0
	if err := u.undo(keptFiles{s}, m, &out, ask); err == nil || !strings.Contains(err.Error(), "nothing was changed") {
		t.Error(err)
	}
	if b, _ := os.ReadFile(file); string(b) != "edited while asked\n" {
		t.Errorf("%q", b)
	}
}
