package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"guard/internal/load"
)

// guardPath is the program under test, built once: the real one, because it
// starts itself again (its supervisor, its hook).
var guardPath string

func TestMain(m *testing.M) {
	if os.Getenv("GUARD_TEST_LOAD_AGENT") != "" {
		os.Exit(load.Main())
	}
	if what := os.Getenv(pourVariable); what != "" {
		os.Exit(pour(what))
	}
	switch filepath.Base(os.Args[0]) { // started below a script
	case "demoagent":
		os.Exit(demoAgent())
	case "fakeagent":
		os.Exit(fakeAgent())
	case "codex":
		os.Exit(fakeTUI())
	case "rogue":
		os.Exit(rogueAgent())
	case "fakeclient":
		os.Exit(fakeClient())
	case "took":
		os.Exit(took())
	case "answers":
		os.Exit(answers())
	}
	os.Setenv("LC_ALL", "C") // what is compared is English, whoever runs it
	dir, err := os.MkdirTemp("", "guard-test-")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	guardPath = filepath.Join(dir, "guard")
	if err := buildGuard(guardPath, raceEnabled); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	code := m.Run()
	os.RemoveAll(dir)
	os.Exit(code)
}

// buildGuard builds guard as it is shipped (Makefile), but for the race detector, which needs C.
func buildGuard(path string, race bool) error {
	build := exec.Command("go", "build", "-ldflags=-w", "-o", path, fmt.Sprintf("-race=%v", race), ".") // without what a debugger reads
	if !race {
		build.Env = append(os.Environ(), "CGO_ENABLED=0")
	}
	if out, err := build.CombinedOutput(); err != nil {
		return fmt.Errorf("building guard: %w\n%s", err, out)
	}
	return nil
}
