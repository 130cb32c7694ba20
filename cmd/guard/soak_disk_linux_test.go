package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"guard/audit"
	"guard/internal/soak"
)

// onSmallDisk is a shell's words that run a guard whose record lies on a disk of
// its own, of $0 bytes less $1, and bring the record to the folder $2.
const onSmallDisk = `
size=$0 fill=$1 out=$2; shift 2
mount -t tmpfs -o size="$size" none "$XDG_STATE_HOME" || exit 99
head -c "$fill" /dev/zero >"$XDG_STATE_HOME/fill"
"$@"
cp "$XDG_STATE_HOME"/guard/log/* "$out"
`

// smallDisk is how large such a disk is, in bytes.
const smallDisk = 1 << 20

// inOwnDisks has a program run where it may mount disks that nobody else sees.
func inOwnDisks() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{
		Cloneflags:  syscall.CLONE_NEWUSER | syscall.CLONE_NEWNS,
		UidMappings: []syscall.SysProcIDMap{{HostID: os.Getuid(), Size: 1}},
		GidMappings: []syscall.SysProcIDMap{{HostID: os.Getgid(), Size: 1}},
	}
}

// maySmallDisk reports whether this system lets its users mount.
func maySmallDisk(t *testing.T) bool {
	cmd := exec.Command("sh", "-c", "mount -t tmpfs none "+t.TempDir())
	cmd.SysProcAttr = inOwnDisks()
	return cmd.Run() == nil
}

// diskAsks is how often the agent asks before it ends.
const diskAsks = 60

// onDisk runs a guard that has room for so many bytes of record: as a limit to
// its files, where a write fails within a line, or on a small disk, where it is
// cut short at a page.
func (h ownHome) onDisk(room int, small bool) (heard string, records []string, err error) {
	kept := filepath.Join(h.home, "kept")
	state := filepath.Join(h.home, "state")
	_ = errors.Join(os.RemoveAll(kept), os.RemoveAll(state), os.Mkdir(kept, 0o700), os.Mkdir(state, 0o700))
	argv := []string{guardPath, "run", "--protocol", "acp", "--", "sh", filepath.Join(h.home, "agent"), "/dev/stderr", strconv.Itoa(diskAsks)}
	if small {
		argv = append([]string{"sh", "-c", onSmallDisk, strconv.Itoa(smallDisk), strconv.Itoa(smallDisk - room), kept}, argv...)
	}
	cmd := exec.Command(argv[0], argv[1:]...)
	cmd.Dir, cmd.Env = filepath.Join(h.home, "work"), h.env()
	if small {
		cmd.SysProcAttr = inOwnDisks()
	}
	var told bytes.Buffer
	cmd.Stderr = &told
	in, err := cmd.StdinPipe()
	if err != nil {
		return "", nil, err
	}
	defer in.Close()
	if err := cmd.Start(); err != nil {
		return "", nil, err
	}
	if !small {
		most := unix.Rlimit{Cur: uint64(room), Max: uint64(room)}
		if err := unix.Prlimit(cmd.Process.Pid, unix.RLIMIT_FSIZE, &most, nil); err != nil {
			return "", nil, err
		}
	}
	for i, method := range []string{"initialize", "session/new", "session/prompt"} {
		params, _ := json.Marshal(map[string]any{"protocolVersion": 1, "cwd": cmd.Dir, "mcpServers": []string{}, "sessionId": "s1", "prompt": []string{}})
		_, _ = fmt.Fprintf(in, `{"jsonrpc":"2.0","id":%d,"method":%q,"params":%s}`+"\n", i, method, params)
	}
	patience := time.AfterFunc(time.Minute, func() { _ = cmd.Process.Kill() })
	defer patience.Stop()
	_ = cmd.Wait() // a guard that could not record its end may say so
	if small {
		records, _ = filepath.Glob(filepath.Join(kept, "*"))
	} else {
		records, _ = filepath.Glob(filepath.Join(state, "guard", "log", "*"))
	}
	if strings.Contains(told.String(), "panic") || strings.Contains(told.String(), "goroutine ") {
		err = fmt.Errorf("guard broke: %s", told.String())
	}
	return told.String(), records, err
}

// soundlyFull holds what an agent heard to a record that may have found no room:
// no allow but those recorded, and none after the first refusal.
func soundlyFull(heard string, records []string) (allows int, full bool, err error) {
	calls := map[string]bool{}
	for _, file := range records {
		var end error
		if calls, end, err = allowed(file); err != nil {
			return 0, false, err
		}
		if full = end != nil; full && !errors.Is(end, audit.ErrNotEnded) {
			err = errors.Join(err, end)
		}
	}
	refused := false
	for line := range strings.Lines(heard) {
		if !strings.HasPrefix(line, "answer ") {
			continue
		}
		one := answered.FindStringSubmatch(line)
		switch {
		case one == nil:
			refused = true
		case refused:
			err = errors.Join(err, fmt.Errorf("allowed after a refusal for want of a record: %s", line))
		case !calls["c"+one[1]]:
			err = errors.Join(err, fmt.Errorf("call %s was allowed and is not recorded", one[1]))
		default:
			allows++
		}
	}
	return allows, full, err
}

// TestSoakFullDisks: whatever the byte at which the record finds no more room,
// nothing is allowed that does not stand in it whole.
func TestSoakFullDisks(t *testing.T) {
	part := soak.Begin(t, "full disks", soak.Params{Full: 3_000, Share: 90 * time.Second, Few: 4})
	const workers = 3
	var homes [workers]ownHome
	for w := range workers {
		homes[w] = newHome(t)
		if err := os.Mkdir(filepath.Join(homes[w].home, "work"), 0o755); err != nil {
			t.Fatal(err)
		}
		write(t, filepath.Join(homes[w].home, "work", "README.md"), "x")
		write(t, filepath.Join(homes[w].home, "agent"), askingAgent)
	}
	heard, records, err := homes[0].onDisk(smallDisk, false)
	if n, full, held := soundlyFull(heard, records); err != nil || held != nil || full || n != diskAsks || len(records) != 1 {
		t.Fatalf("with room for all: %d allows, full: %v, %v, %v\n%s", n, full, err, held, heard)
	}
	whole := len(mustRead(t, records[0]))
	small := maySmallDisk(t)
	var allows, fulls, smalls atomic.Int64
	part.Work(workers, func(w, i int) {
		room, onSmall := rand.IntN(whole), small && i%4 == 3
		heard, records, err := homes[w].onDisk(room, onSmall)
		n, full, held := soundlyFull(heard, records)
		if err = errors.Join(err, held); err != nil {
			t.Errorf("room for %d of %d bytes (a small disk: %v): %v\n%.2000s", room, whole, onSmall, err, heard)
		}
		allows.Add(int64(n))
		if full || len(records) == 0 {
			fulls.Add(1)
		}
		if onSmall {
			smalls.Add(1)
		}
	})
	if part.Done() > 0 && fulls.Load() == 0 {
		t.Error("no disk was full")
	}
	part.Report("%d were full before the end, %d of all by a disk of their own; %d allows, each in the record, none after", fulls.Load(), smalls.Load(), allows.Load())
}
