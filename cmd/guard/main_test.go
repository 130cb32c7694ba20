package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

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
	case "fakeagent":
		os.Exit(fakeAgent())
	case "codex":
		os.Exit(fakeTUI())
	case "rogue":
		os.Exit(rogueAgent())
	case "fakeclient":
		os.Exit(fakeClient())
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

func buildGuard(path string, race bool) error {
	if out, err := exec.Command("go", "build", "-o", path, fmt.Sprintf("-race=%v", race), ".").CombinedOutput(); err != nil {
		return fmt.Errorf("building guard: %w\n%s", err, out)
	}
	return nil
}

// TestScripts runs the command line in empty homes.
func TestScripts(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	bins := t.TempDir()
	testscript.Run(t, testscript.Params{
		Dir: "testdata/script",
		Setup: func(env *testscript.Env) error {
			bin := filepath.Join(bins, filepath.Base(env.WorkDir)) // not in the workspace, whose programs guard does not run
			if err := os.MkdirAll(bin, 0o755); err != nil {
				return err
			}
			for name, target := range map[string]string{"guard": guardPath, "fakeagent": self, "fakeclient": self} {
				if err := os.Symlink(target, filepath.Join(bin, name)); err != nil {
					return err
				}
			}
			home := filepath.Join(env.WorkDir, "home")
			if err := os.MkdirAll(home, 0o700); err != nil {
				return err
			}
			env.Setenv("HOME", home)
			env.Setenv("XDG_STATE_HOME", filepath.Join(home, "state"))
			env.Setenv("XDG_CONFIG_HOME", filepath.Join(home, "config"))
			env.Setenv("PATH", bin+string(os.PathListSeparator)+os.Getenv("PATH"))
			return nil
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){"status": statusCmd},
	})
}

// statusCmd is `status N COMMAND…`: the command's exit status, as a shell sees
// it, must be N. What it printed is there for stdout and stderr.
func statusCmd(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: status N COMMAND…")
	}
	err := ts.Exec("sh", append([]string{"-c", `"$@"; s=$?; [ "$s" = "$0" ] || { echo "exit status $s, not $0" >&2; exit 1; }`}, args...)...)
	if err != nil {
		ts.Fatalf("%s: %v", args[1], err)
	}
}
