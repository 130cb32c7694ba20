package supervise

import (
	"fmt"
	"os"
	"os/exec"
	"slices"
	"syscall"
	"testing"
	"time"
)

func TestProcessesHoldsThisOne(t *testing.T) {
	table := processes()
	i := slices.IndexFunc(table, func(p process) bool { return p.pid == os.Getpid() })
	if i < 0 || table[i].parent != os.Getppid() {
		t.Errorf("found at %d", i)
	}
}

func TestBelow(t *testing.T) {
	table := []process{
		{pid: 1}, {pid: 2, parent: 1}, {pid: 3, parent: 2}, {pid: 4, parent: 3}, {pid: 5, parent: 2, session: 9},
		{pid: 6, parent: 5}, {pid: 7, parent: 1}, {pid: 8, parent: 9}, {pid: 9, parent: 8}, // a ring
	}
	pids := func(found []process) (pids []int) {
		for _, p := range found {
			pids = append(pids, p.pid)
		}
		slices.Sort(pids)
		return pids
	}
	for name, c := range map[string]struct {
		root int
		cut  func(process) bool
		want []int
	}{
		"all":     {2, nil, []int{3, 4, 5, 6}},
		"cut":     {2, func(p process) bool { return p.session == 9 }, []int{3, 4}},
		"ring":    {8, nil, []int{9}},
		"nothing": {99, nil, nil},
	} {
		if got := pids(below(table, c.root, c.cut)); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}

func startPlain(t *testing.T, program string, args ...string) (pid int) {
	t.Helper()
	cmd := exec.Command(program, args...)
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = cmd.Process.Kill(); _ = cmd.Wait() })
	return cmd.Process.Pid
}

func alive(pid int) bool {
	return slices.ContainsFunc(processes(), func(p process) bool { return p.pid == pid && !p.ended })
}

// awaitGone waits until none of the processes is alive. The limit is a net.
func awaitGone(t *testing.T, pids []int) {
	t.Helper()
	for end := time.Now().Add(10 * time.Second); slices.ContainsFunc(pids, alive); time.Sleep(2 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("of the processes %v some are alive", pids)
		}
	}
}

// Every process is stopped before the table is read again, so that none that
// was seen can start another.
func TestFreezeStopsBeforeItLooksAgain(t *testing.T) {
	first, second := startPlain(t, "/bin/sleep", "30"), startPlain(t, "/bin/sleep", "30")
	stops := func(pid int) bool {
		var ws syscall.WaitStatus
		_, err := syscall.Wait4(pid, &ws, syscall.WUNTRACED, nil)
		return err == nil && ws.Stopped()
	}
	looks := 0
	found := freeze(func() []process {
		looks++
		switch looks {
		case 1:
			return []process{{pid: first}}
		case 2:
			if !stops(first) {
				t.Error("the first was not stopped")
			}
		}
		return []process{{pid: first}, {pid: second}}
	})
	if looks != 3 || len(found) != 2 || !stops(second) {
		t.Errorf("%d looks, found %v", looks, found)
	}
}

// What the table missed dies with its group; guard's own group is spared.
func TestStrikeKillsGroups(t *testing.T) {
	cmd := exec.Command("/bin/sh", "-c", "sleep 30 & echo $!; wait")
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	defer func() { _ = cmd.Wait() }()
	var missed int
	if _, err := fmt.Fscan(out, &missed); err != nil {
		t.Fatal(err)
	}
	seen := []process{{pid: cmd.Process.Pid, group: cmd.Process.Pid}}
	if struck, refused := strike(func() []process { return seen }); struck != 1 || refused != 0 {
		t.Errorf("%d struck, %d refused", struck, refused)
	}
	awaitGone(t, []int{missed})

	child := startPlain(t, "/bin/sleep", "30")
	strike(func() []process { return []process{{pid: child, group: syscall.Getpgrp()}} })
	awaitGone(t, []int{child})
}
