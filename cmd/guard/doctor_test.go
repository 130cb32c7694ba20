package main

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// Who breaks guard doctor off leaves neither an agent nor a home of one behind.
func TestDoctorBrokenOff(t *testing.T) {
	t.Parallel()
	work, err := os.MkdirTemp("", "gd") // short, so that it is where agents are tried
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(work) })
	write(t, filepath.Join(work, "npm/package.json"), `{"name":"@google/gemini-cli","version":"0.61.0"}`)
	agent := filepath.Join(work, "npm/gemini")
	write(t, agent, "#!/bin/sh\necho $$ >"+work+"/started\nexec sleep 300\n")
	if err := os.Chmod(agent, 0o700); err != nil {
		t.Fatal(err)
	}
	for _, dir := range []string{"tmp", "home", "project"} {
		if err := os.Mkdir(filepath.Join(work, dir), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	cmd := exec.Command(guardPath, "doctor")
	cmd.Dir = filepath.Join(work, "project")
	cmd.Env = []string{"HOME=" + filepath.Join(work, "home"), "TMPDIR=" + filepath.Join(work, "tmp"),
		"PATH=" + filepath.Join(work, "npm") + ":/usr/bin:/bin", "LC_ALL=C", "GORACE=halt_on_error=1 atexit_sleep_ms=0"}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	pid := ""
	eventually(t, func() bool {
		b, _ := os.ReadFile(filepath.Join(work, "started"))
		pid = strings.TrimSpace(string(b))
		return pid != ""
	}, "the agent is never started")
	if err := cmd.Process.Signal(syscall.SIGINT); err != nil {
		t.Fatal(err)
	}
	var ended *exec.ExitError
	if err := cmd.Wait(); !errors.As(err, &ended) || ended.ExitCode() != 130 {
		t.Errorf("it ended with %v, not as by the signal", err)
	}
	if left, _ := filepath.Glob(filepath.Join(work, "tmp", "guard-doctor-*")); len(left) > 0 {
		t.Errorf("there is left %v", left)
	}
	eventually(t, func() bool { return !alive(pid) }, "the agent outlives guard doctor")
}
