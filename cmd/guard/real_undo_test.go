package main

import (
	"encoding/json"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"

	"guard/internal/model"
)

// TestRealGeminiUndo: what the real agent deletes and overwrites with nobody asking comes back, from another terminal.
func TestRealGeminiUndo(t *testing.T) {
	t.Parallel()
	h := newHeadless(t)
	source, notes := filepath.Join(h.folder, "src", "a.go"), filepath.Join(h.folder, "notes.md")
	write(t, source, "package a\n")
	write(t, notes, "the person's own words\n")
	h.flags = []string{"--mode", "unrestricted", "--confirm"}
	h.run(t, model.Sh("rm -rf src"), model.Write(notes, "the agent's\n"), model.Say("done"))
	if h.there("src") || string(mustRead(t, notes)) != "the agent's\n" {
		t.Fatalf("it did not run: %s", h)
	}
	guard := func(args ...string) []byte {
		t.Helper()
		cmd := exec.Command(guardPath, append([]string{"undo"}, args...)...)
		cmd.Dir, cmd.Env = h.Home, append(slices.Clone(h.Env), "XDG_STATE_HOME="+h.state)
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("guard undo %q: %v\n%s", args, err, out)
		}
		return out
	}
	var lost []struct {
		ID       string
		Command  string
		Undoable bool
	}
	if err := json.Unmarshal(guard("--json"), &lost); err != nil || len(lost) != 2 {
		t.Fatalf("%v, %+v", err, lost)
	}
	for _, one := range lost {
		if !one.Undoable {
			t.Errorf("%+v", one)
		}
		guard(one.ID, "--yes")
	}
	if got := string(mustRead(t, source)) + string(mustRead(t, notes)); got != "package a\nthe person's own words\n" {
		t.Errorf("%q", got)
	}
}
