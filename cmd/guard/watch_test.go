package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestWatchSaysWhatRuns: with nothing to ask guard watch says what runs and whether it asks, also of what starts later;
// keys between questions are not shown, and the terminal is as before at the end.
func TestWatchSaysWhatRuns(t *testing.T) {
	watch := &seat{folder: t.TempDir(), cols: 100, rows: 24}
	state := filepath.Join(watch.folder, "state")
	env := []string{"HOME=" + watch.folder, "TERM=xterm", "LANG=C.UTF-8", "XDG_STATE_HOME=" + state, "PATH=/usr/bin:/bin"}
	watch.start(t, env, "watch")
	watch.on("guard: watching for questions, which appear here; Ctrl-C ends it").on("no guard is running")
	work := filepath.Join(watch.folder, "w")
	if err := os.Mkdir(work, 0o700); err != nil {
		t.Fatal(err)
	}
	runs := func(args ...string) {
		t.Helper()
		cmd := exec.Command(guardPath, append(args, "sleep", "60")...)
		cmd.Dir, cmd.Env = work, env
		stdin, err := cmd.StdinPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() {
			stdin.Close()
			_ = cmd.Process.Kill()
			_ = cmd.Wait()
		})
	}
	runs("run", "--protocol", "acp", "--")
	watch.on("guard: sleep in ~/w runs in the mode safe, which asks nothing; guard mode ask has it ask")
	runs("--mode", "ask", "run", "--protocol", "acp", "--")
	watch.on("guard: sleep in ~/w runs in the mode ask")
	runs("run", "--protocol", "plain", "--")
	watch.on("guard: sleep in ~/w is not judged, so nothing is asked")
	watch.types("typed\x03").ended()
	if all := string(watch.Bytes()); strings.Contains(all, "typed") || strings.Contains(all, "^C") {
		t.Errorf("keys are shown: %q", all)
	}
	again, err := exec.Command("stty", "-a", "-F", watch.slave.Name()).Output()
	if err != nil || !strings.Contains(string(again), " echo ") {
		t.Errorf("the terminal is left without echo: %s, %v", again, err)
	}
}
