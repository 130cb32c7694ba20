package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
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

	"github.com/creack/pty"
	"golang.org/x/sys/unix"

	"guard/internal/soak"
)

// hardTree is a shell's words that start what is hard to end: a group and
// sessions of their own, orphans, deaf ones, and one that goes on starting others.
const hardTree = `
sleep 60 &
(setsid sleep 60 &)
(trap '' TERM HUP INT; exec sleep 60) &
setsid sh -c 'sleep 60 & exec sleep 60' &
(while :; do sleep 60 & sleep 0.01; done) 2>/dev/null &
`

// askingAgent is an ACP agent that keeps what it is answered in the file $1, and
// asks leave $2 times.
const askingAgent = `
exec 3>>"$1"
i=0
while [ $i -lt $2 ] && read -r line; do
	case $line in
	*'"initialize"'*) printf '{"jsonrpc":"2.0","id":0,"result":{"protocolVersion":1}}\n'; continue ;;
	*'"session/new"'*) printf '{"jsonrpc":"2.0","id":1,"result":{"sessionId":"s1"}}\n'; continue ;;
	*optionId*) echo "answer $i: $line" >&3; i=$((i+1)) ;;
	esac
	printf '{"jsonrpc":"2.0","id":%d,"method":"session/request_permission","params":{"sessionId":"s1","toolCall":{"toolCallId":"c%d","title":"x","rawInput":{"command":"cat README.md"}},"options":[{"optionId":"yes","name":"Allow","kind":"allow_once"},{"optionId":"no","name":"Reject","kind":"reject_once"}]}}\n' $i $i
done
`

const drawingAgent = hardTree + `
while :; do echo "a line that is drawn"; sleep 0.01; done
`

// killerVariable makes the test binary a killer.
const killerVariable = "GUARD_TEST_KILLER"

func init() {
	if os.Getenv(killerVariable) != "" {
		os.Exit(killer())
	}
}

// A deathOrder has a killer start a guard, kill it at a moment, and wait for the
// last process below.
type deathOrder struct {
	Argv, Env []string
	Dir       string
	Terminal  bool
	Heard     string        // where the agent keeps its answers
	Answered  bool          // the moment is counted from the first answer, else from the start
	Moment    time.Duration // after which guard is killed
	Patience  time.Duration // how long its tree may outlive it
}

// A death is what came of it.
type death struct {
	Gone  time.Duration // from the kill until nothing was left
	Left  []string      // what lived on, past all patience
	Error string
}

// deathPatience is how long a soaked tree may outlive its guard until it counts as left.
const deathPatience = 10 * time.Second

// killer carries out orders from its input, one after another. It adopts every
// orphan below, so that no child of its own means no process of the agent's.
func killer() int {
	if err := unix.Prctl(unix.PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); err != nil {
		return complainFake(err)
	}
	orders, out := json.NewDecoder(os.Stdin), json.NewEncoder(os.Stdout)
	for {
		var o deathOrder
		if orders.Decode(&o) != nil {
			return 0
		}
		d, err := o.carryOut()
		if err != nil {
			d.Error = err.Error()
		}
		if out.Encode(d) != nil {
			return 1
		}
	}
}

func (o deathOrder) carryOut() (d death, err error) {
	pid, end, err := o.start()
	if err != nil {
		return d, err
	}
	defer end()
	if o.Answered {
		for stop := time.Now().Add(deathPatience); time.Now().Before(stop); time.Sleep(500 * time.Microsecond) {
			if info, err := os.Stat(o.Heard); err == nil && info.Size() > 0 {
				break
			}
		}
	}
	time.Sleep(o.Moment)
	if err := syscall.Kill(pid, syscall.SIGKILL); err != nil {
		return d, err
	}
	killed := time.Now()
	gone, watched := make(chan struct{}), make(chan []string)
	go func() { watched <- endLeft(o.Patience, gone) }()
	for {
		_, err := syscall.Wait4(-1, nil, 0, nil)
		if errors.Is(err, syscall.ECHILD) {
			break
		}
	}
	d.Gone = time.Since(killed)
	close(gone)
	d.Left = <-watched
	return d, nil
}

// endLeft tells what is below this process after so long, and ends it, and what
// comes of it, until all is gone.
func endLeft(patience time.Duration, gone <-chan struct{}) (left []string) {
	select {
	case <-gone:
		return nil
	case <-time.After(patience):
	}
	for left = below(os.Getpid()); ; {
		for _, one := range below(os.Getpid()) {
			if pid, err := strconv.Atoi(strings.Fields(one)[0]); err == nil {
				_ = syscall.Kill(pid, syscall.SIGKILL)
			}
		}
		select {
		case <-gone:
			return left
		case <-time.After(time.Millisecond):
		}
	}
}

// start starts the order's guard, with a client's first words or at a terminal.
func (o deathOrder) start() (pid int, end func(), err error) {
	var ours, theirs []*os.File
	attr := &syscall.SysProcAttr{Setsid: true}
	if o.Terminal {
		master, slave, err := pty.Open()
		if err != nil {
			return 0, nil, err
		}
		attr.Setctty = true
		ours, theirs = []*os.File{master}, []*os.File{slave, slave, slave}
	} else {
		in, toGuard, err := os.Pipe()
		if err != nil {
			return 0, nil, err
		}
		fromGuard, out, err := os.Pipe()
		if err != nil {
			return 0, nil, err
		}
		for i, method := range []string{"initialize", "session/new", "session/prompt"} {
			params, _ := json.Marshal(map[string]any{"protocolVersion": 1, "cwd": o.Dir, "mcpServers": []string{}, "sessionId": "s1", "prompt": []string{}})
			fmt.Fprintf(toGuard, `{"jsonrpc":"2.0","id":%d,"method":%q,"params":%s}`+"\n", i, method, params)
		}
		ours, theirs = []*os.File{fromGuard, toGuard}, []*os.File{in, out, out}
	}
	pid, err = syscall.ForkExec(o.Argv[0], o.Argv, &syscall.ProcAttr{
		Dir: o.Dir, Env: o.Env, Sys: attr, Files: []uintptr{theirs[0].Fd(), theirs[1].Fd(), theirs[2].Fd()},
	})
	for _, f := range theirs {
		f.Close()
	}
	go io.Copy(io.Discard, ours[0]) //nolint:errcheck // until it is closed
	return pid, func() {
		for _, f := range ours {
			f.Close()
		}
	}, err
}

// below lists the processes below one, each with its name.
func below(root int) (found []string) {
	parents := map[int]int{}
	names := map[int]string{}
	stats, _ := filepath.Glob("/proc/[0-9]*/stat")
	for _, path := range stats {
		b, _ := os.ReadFile(path)
		head, rest, ok := strings.Cut(string(b), ") ")
		if fields := strings.Fields(rest); ok && len(fields) > 1 {
			pid, _ := strconv.Atoi(filepath.Base(filepath.Dir(path)))
			parents[pid], _ = strconv.Atoi(fields[1])
			_, names[pid], _ = strings.Cut(head, "(")
		}
	}
	for pid := range parents {
		up, ok := parents[pid]
		for steps := 0; ok && up != root && steps < len(parents); steps++ {
			up, ok = parents[up]
		}
		if ok && up == root {
			found = append(found, fmt.Sprint(pid, " ", names[pid]))
		}
	}
	return found
}

// aKiller is a killer as the test has it.
type aKiller struct {
	orders *json.Encoder
	deaths *json.Decoder
}

func startKiller(t *testing.T) aKiller {
	t.Helper()
	cmd := exec.Command(selfPath(t))
	cmd.Env = append(os.Environ(), killerVariable+"=1")
	cmd.Stderr = os.Stderr
	in, out := startPiped(t, cmd)
	t.Cleanup(func() { in.Close(); _ = cmd.Wait() })
	return aKiller{json.NewEncoder(in), json.NewDecoder(bufio.NewReader(out))}
}

// kill has one guard start and die.
func (k aKiller) kill(o deathOrder) (d death, err error) {
	if err := k.orders.Encode(o); err != nil {
		return d, err
	}
	if err := k.deaths.Decode(&d); err != nil {
		return d, fmt.Errorf("the killer is gone: %w", err)
	}
	if d.Error != "" {
		return d, errors.New(d.Error)
	}
	if len(d.Left) > 0 {
		return d, fmt.Errorf("%v after the death of guard there live %v", o.Patience, d.Left)
	}
	return d, nil
}

// TestAKillerSeesWhatIsLeft: what outlives a program that is no guard is told, and ended.
func TestAKillerSeesWhatIsLeft(t *testing.T) {
	o := deathOrder{Argv: []string{"/bin/sh", "-c", "setsid sleep 60 & (setsid sleep 60 &) ; wait"}, Env: os.Environ(), Dir: t.TempDir(),
		Moment: 100 * time.Millisecond, Patience: 100 * time.Millisecond}
	k := startKiller(t)
	for range 2 { // and it serves on
		if d, err := k.kill(o); err == nil || len(d.Left) != 2 || !strings.Contains(d.Left[0], "sleep") {
			t.Errorf("%+v, %v", d, err)
		}
	}
}

// TestSoakKills: guard is killed at random moments of its life, before there is
// an agent, in the midst of permissions, at a terminal; no process of the
// agent's is left, and no allow was given that is not in the record.
func TestSoakKills(t *testing.T) {
	part := soak.Begin(t, "kills", soak.Params{Full: 10_000, Share: 330 * time.Second, Few: 9})
	const workers = 3
	var homes [workers]ownHome
	var killers [workers]aKiller
	var startups [workers]time.Duration // how long a start takes there now
	for w := range workers {
		homes[w], killers[w], startups[w] = newHome(t), startKiller(t), 100*time.Millisecond
		work := filepath.Join(homes[w].home, "work")
		if err := os.Mkdir(work, 0o755); err != nil {
			t.Fatal(err)
		}
		write(t, filepath.Join(work, "README.md"), "x")
		write(t, filepath.Join(homes[w].home, "agent"), hardTree+askingAgent)
		write(t, filepath.Join(homes[w].home, "drawing"), drawingAgent)
	}
	var allows, early, left, longest atomic.Int64
	part.Work(workers, func(w, i int) {
		h := homes[w]
		heard := filepath.Join(h.home, "heard")
		_ = os.Remove(heard)
		o := deathOrder{Env: h.env(), Dir: filepath.Join(h.home, "work"), Heard: heard, Patience: deathPatience}
		o.Argv = []string{guardPath, "run", "--protocol", "acp", "--", "sh", filepath.Join(h.home, "agent"), heard, "1000000"}
		switch i % 3 {
		case 0: // at any moment of its start
			o.Moment = rand.N(startups[w])
		case 1: // in the midst of permissions
			o.Answered, o.Moment = true, rand.N(20*time.Millisecond)
		case 2:
			o.Argv = []string{guardPath, "run", "--protocol", "pty", "--", "sh", filepath.Join(h.home, "drawing")}
			o.Terminal, o.Moment = true, rand.N(2*startups[w])
			o.Env = append(o.Env, "TERM=xterm")
		}
		start := time.Now()
		d, err := killers[w].kill(o)
		left.Add(int64(len(d.Left)))
		if err != nil {
			t.Errorf("kill %d, %v after the start (after the first answer: %v) of %v: %v", i, o.Moment, o.Answered, o.Argv, err)
			return
		}
		if o.Answered {
			startups[w] = (9*startups[w] + time.Since(start) - d.Gone) / 10
		}
		answers, _ := os.ReadFile(heard)
		n, err := heldToRecord(h.home, string(answers))
		if err != nil {
			t.Errorf("kill %d: %v", i, err)
		}
		if allows.Add(int64(n)); n == 0 {
			early.Add(1)
		}
		for old := longest.Load(); int64(d.Gone) > old && !longest.CompareAndSwap(old, int64(d.Gone)); old = longest.Load() {
		}
	})
	part.Report("%d processes left, all gone within %v; %d allows heard, each in the record; %d died before the first or at a terminal",
		left.Load(), time.Duration(longest.Load()).Round(time.Millisecond), allows.Load(), early.Load())
}
