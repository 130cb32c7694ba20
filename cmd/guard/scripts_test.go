package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

// TestScripts runs the command line in empty homes. Beside testscript's own commands and
// conditions a script has status, until, atterminal, and [mounts]: it may mount something for itself.
func TestScripts(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	root, err := filepath.Abs("../..")
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
			for name, target := range map[string]string{"guard": guardPath, "fakeagent": self, "demoagent": self, "fakeclient": self, "took": self, "answers": self} {
				if err := os.Symlink(target, filepath.Join(bin, name)); err != nil {
					return err
				}
			}
			if err := os.WriteFile(filepath.Join(bin, "atterminal"), []byte(atTerminal), 0o755); err != nil {
				return err
			}
			home := filepath.Join(env.WorkDir, "home")
			if err := os.MkdirAll(home, 0o700); err != nil {
				return err
			}
			env.Setenv("HOME", home)
			env.Setenv("XDG_STATE_HOME", filepath.Join(home, "state"))
			env.Setenv("XDG_CONFIG_HOME", filepath.Join(home, "config"))
			env.Setenv("PATH", bin+string(os.PathListSeparator)+os.Getenv("PATH"))
			env.Setenv("REPOSITORY", root) // whose examples and documents a script tries
			return nil
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){"status": statusCmd, "until": untilCmd},
		Condition: func(cond string) (bool, error) {
			if cond != "mounts" {
				return false, fmt.Errorf("no condition %q", cond)
			}
			return exec.Command("unshare", "--map-root-user", "--mount", "true").Run() == nil, nil
		},
	})
}

// atTerminal runs a program that ttyin gives a terminal. Testscript drops what it has not read of a terminal when the
// program ends (go-internal 1.16, exec), so that a script on a busy machine would miss the last words.
const atTerminal = `#!/bin/sh
"$@"
status=$?
sleep 0.05
exit $status
`

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

// untilCmd is `until PATTERN COMMAND…`: the command is run until a line of its standard output
// matches the pattern (grep -E), at most half a minute or so. It waits for what a guard in the
// background does. Of all its runs the last one's output is there.
func untilCmd(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: until PATTERN COMMAND…")
	}
	const rounds = `i=0
while ! { out=$("$@" 2>/dev/null); printf '%s\n' "$out" | grep -Eq -e "$0"; }; do
	i=$((i + 1))
	if [ $i -ge 600 ]; then "$@"; exit 1; fi
	sleep 0.02
done
printf '%s\n' "$out"`
	if err := ts.Exec("sh", append([]string{"-c", rounds}, args...)...); err != nil {
		ts.Fatalf("%s never printed %s: %v", args[1], args[0], err)
	}
}
