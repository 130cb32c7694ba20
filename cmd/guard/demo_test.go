package main

import (
	"path/filepath"
	"strings"
	"testing"
)

// TestTheDemoTellsOfUndo: who lets it run loses the thesis there, and is told what guard does about that.
func TestTheDemoTellsOfUndo(t *testing.T) {
	s := &seat{folder: t.TempDir(), cols: 100, rows: 40}
	s.start(t, []string{"HOME=" + s.folder, "TERM=xterm", "LANG=C.UTF-8", "XDG_STATE_HOME=" + filepath.Join(s.folder, "state"),
		"TMPDIR=" + t.TempDir()}, "demo")
	eventually(t, func() bool { return strings.Contains(string(s.Bytes()), "\x1b[1mEsc\x1b[0m") }, "keys that are heard")
	s.types("o")
	s.on("tmp_notes_of_the_thesis.md is gone. Behind guard").on("guard undo brings it back").on("Next: ").ended()
}

// TestEscEndsTheDemosTurn: the demo's agent stops where a real one would, and tries nothing else. The record tells the
// cancelled call in one line.
func TestEscEndsTheDemosTurn(t *testing.T) {
	s := &seat{folder: t.TempDir(), cols: 100, rows: 40}
	s.start(t, []string{"HOME=" + s.folder, "TERM=xterm", "LANG=C.UTF-8", "XDG_STATE_HOME=" + filepath.Join(s.folder, "state"),
		"TMPDIR=" + t.TempDir()}, "demo")
	eventually(t, func() bool { return strings.Contains(string(s.Bytes()), "\x1b[1mEsc\x1b[0m") }, "keys that are heard")
	s.types("\x1b")
	s.on("Next: ").ended()
	all := string(s.Bytes())
	for _, want := range []string{"stopped You ended the agent's turn", "high      rm -rf ./tmp_*  \x1b[2m(cancelled by terminal)"} {
		if !strings.Contains(all, want) {
			t.Errorf("no %q", want)
		}
	}
	for _, not := range []string{"Then only what the build left", "And to be thorough", "guard: cancelled", "step cancelled"} {
		if strings.Contains(all, not) {
			t.Errorf("%q is there", not)
		}
	}
}
