package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"
)

// sleeps counts how often the threads of a process have gone to sleep, which is how
// often they woke (proc(5), voluntary_ctxt_switches).
func sleeps(t *testing.T, pid int) (n int) {
	t.Helper()
	threads, err := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/status", pid))
	if err != nil || len(threads) == 0 {
		t.Fatalf("process %d: %v %v", pid, threads, err)
	}
	for _, thread := range threads {
		text, _ := os.ReadFile(thread) // one that has ended counts no more
		for line := range strings.Lines(string(text)) {
			if count, ok := strings.CutPrefix(line, "voluntary_ctxt_switches:"); ok {
				one, err := strconv.Atoi(strings.TrimSpace(count))
				if err != nil {
					t.Fatal(err)
				}
				n += one
			}
		}
	}
	return n
}

// TestWaitingCostsNothing: while a question stands, guard watch that shows it, the run
// that waits for it and guard log --follow all sleep.
func TestWaitingCostsNothing(t *testing.T) {
	h := newHome(t)
	requests, work := filepath.Join(h.home, "requests.jsonl"), filepath.Join(h.home, "work")
	write(t, requests, fmt.Sprintf(removing, 0))
	agent := filepath.Join(h.home, "fakeagent")
	if err := os.Symlink(selfPath(t), agent); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(work, 0o755); err != nil {
		t.Fatal(err)
	}
	watch, _, seen := h.inTerminal("watch")
	follow, _, _ := h.inTerminal("log", "--follow")
	h.asking(work, agent, requests)
	for shown := ""; !strings.Contains(shown, "rm -rf ./tmp_*"); {
		select {
		case s := <-seen:
			shown += s
		case <-time.After(20 * time.Second):
			t.Fatalf("the question is not shown: %q", shown)
		}
	}
	idle := map[string]int{"watch": watch, "log --follow": follow, "the run": h.runs(t)}
	time.Sleep(2 * time.Second) // what goes on behind a start is over
	before := map[string]int{}
	for name, pid := range idle {
		before[name] = sleeps(t, pid)
	}
	// After each time that guard wakes the Go runtime (1.26) looks round some 50 times more. A poll of
	// 20 a second comes to 700.
	const seconds, most = 3, 150
	time.Sleep(seconds * time.Second)
	for name, pid := range idle {
		if n := sleeps(t, pid) - before[name]; n > most {
			t.Errorf("%s woke %d times in %d seconds", name, n, seconds)
		}
	}
}

// runs is the process of the one run that there is.
func (h ownHome) runs(t *testing.T) int {
	t.Helper()
	children, err := filepath.Glob("/proc/self/task/*/children")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range children {
		text, _ := os.ReadFile(file)
		for child := range strings.FieldsSeq(string(text)) {
			line, _ := os.ReadFile("/proc/" + child + "/cmdline")
			if strings.Contains(string(line), "fakeagent") && strings.Contains(string(line), h.home) {
				pid, err := strconv.Atoi(child)
				if err != nil {
					t.Fatal(err)
				}
				return pid
			}
		}
	}
	t.Fatal("no run was found")
	return 0
}
