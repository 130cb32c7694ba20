package main

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"guard/internal/model"
)

// killHook has somebody kill an agent's hook whenever it waits for guard: no such call runs.
func killHook(t *testing.T, h *headless, agent string) {
	t.Helper()
	cmd := h.command("-p", model.Prompt(model.Sh("touch started; while [ ! -e go ]; do sleep 0.1; done"), model.Sh("touch ran"), model.Write(filepath.Join(h.folder, "written"), "x")))
	h.waitFor(t, cmd, "started")
	if err := cmd.Process.Signal(syscall.SIGSTOP); err != nil { // guard answers nobody now
		t.Fatal(err)
	}
	write(t, filepath.Join(h.folder, "go"), "")
	patiently(t, func() bool {
		if pid := processOf(guardPath+"\x00hook\x00"+agent, h.state); pid != 0 {
			_ = syscall.Kill(pid, syscall.SIGKILL)
		}
		return len(h.model.Told()) == 3
	}, "the agent does not go on")
	if err := cmd.Process.Signal(syscall.SIGCONT); err != nil {
		t.Fatal(err)
	}
	_ = cmd.Wait()
	if h.there("ran") || h.there("written") {
		t.Errorf("it ran; the model was told %+v", h.model.Told())
	}
}

// processOf finds a process by how its command line begins, and by a folder in
// its environment.
func processOf(cmdline, folder string) int {
	procs, _ := os.ReadDir("/proc")
	for _, p := range procs {
		pid, err := strconv.Atoi(p.Name())
		if err != nil {
			continue
		}
		line, _ := os.ReadFile("/proc/" + p.Name() + "/cmdline")
		env, _ := os.ReadFile("/proc/" + p.Name() + "/environ")
		if strings.HasPrefix(string(line), cmdline) && strings.Contains(string(env), folder) {
			return pid
		}
	}
	return 0
}
