package interpose

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// The test binary is guard, agent and descendant too: started with "peer" and
// a name it plays that part.
func TestMain(m *testing.M) {
	if len(os.Args) > 2 && os.Args[1] == "peer" {
		peers[os.Args[2]](os.Args[3:])
		os.Exit(0)
	}
	// Else the race detector has every peer sleep for a second at its end.
	os.Setenv("GORACE", "atexit_sleep_ms=0")
	os.Exit(m.Run())
}

var peers map[string]func(args []string)

func init() {
	peers = map[string]func([]string){
		"guard":    peerGuard,
		"terminal": peerTerminal,
		"shell":    peerShell,
		"nest":     peerNest,
		"launch":   func(a []string) { startPeer(nil, a...) },
		"orbit":    func(a []string) { startPeer(nil, a...); time.Sleep(peerLife) },
		"leaf":     peerLeaf,
		"holder":   peerHolder,
		"comet":    peerComet,
		"deaf":     func([]string) { signal.Ignore(); fmt.Println("deaf"); time.Sleep(peerLife) },
		"environ":  func([]string) { fmt.Println(strings.Join(os.Environ(), "\n")) },
		"size":     peerSize,
		"panic":    peerPanic,
		"borrower": peerBorrower,
		"sharer":   peerSharer,
		"actor":    peerActor,
		"talker":   peerTalker,
	}
}

// peerLife bounds every peer, should a test fail to end it.
const peerLife = 30 * time.Second

func self() string {
	exe, err := os.Executable()
	if err != nil {
		panic(err)
	}
	return exe
}

func peerArgs(name string, args ...string) []string {
	return append([]string{"peer", name}, args...)
}

// startPeer starts a peer that inherits the streams, and does not wait for it.
func startPeer(attr *syscall.SysProcAttr, args ...string) {
	cmd := exec.Command(self(), peerArgs(args[0], args[1:]...)...)
	cmd.Stdout, cmd.Stderr, cmd.SysProcAttr = os.Stdout, os.Stderr, attr
	if err := cmd.Start(); err != nil {
		panic(err)
	}
}

// peerGuard is guard over pipes: it starts its arguments, says the agent's,
// the supervisor's and the watchdog's process ids, and ends as the agent does.
func peerGuard(args []string) {
	p, err := Start(Params{Path: args[0], Args: args[1:], Grace: brief})
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		ExitOf(err).Mirror()
	}
	stop := p.Forward()
	defer stop()
	supervisor := parentOf(p.Pid())
	fmt.Println("pids", p.Pid(), supervisor, parentOf(supervisor))
	_, _ = io.Copy(os.Stdout, p.Stdout)
	exit := p.Wait()
	if exit.Err != nil {
		fmt.Println("lost:", exit.Err)
	}
	exit.Mirror()
}

// peerTerminal is guard at a terminal.
func peerTerminal(args []string) {
	p, err := Start(Params{Path: args[0], Args: args[1:], Stdio: Terminal, Outer: os.Stdin})
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		ExitOf(err).Mirror()
	}
	exit, err := p.Attach(os.Stdin, os.Stdout)
	if err != nil {
		fmt.Println("attach:", err)
	}
	exit.Mirror()
}

// peerNest is an agent with descendants of every kind that is hard to find.
// Each writes its process id into a file of the folder args[0].
func peerNest(args []string) {
	dir := args[0]
	signal.Ignore(syscall.SIGTERM, syscall.SIGINT, syscall.SIGHUP)
	startPeer(nil, "leaf", dir, "child")
	startPeer(&syscall.SysProcAttr{Setpgid: true}, "leaf", dir, "group")
	startPeer(&syscall.SysProcAttr{Setsid: true}, "leaf", dir, "session")
	startPeer(nil, "launch", "launch", "leaf", dir, "orphan")
	startPeer(&syscall.SysProcAttr{Setsid: true}, "launch", "leaf", dir, "daemon")
	for len(pidFiles(dir)) < nestLeaves {
		time.Sleep(5 * time.Millisecond)
	}
	fmt.Println("ready")
	time.Sleep(peerLife)
}

const nestLeaves = 5

func peerLeaf(args []string) {
	signal.Ignore()
	name := filepath.Join(args[0], args[1])
	if err := os.WriteFile(name+".tmp", []byte(strconv.Itoa(os.Getpid())), 0o600); err != nil {
		panic(err)
	}
	if err := os.Rename(name+".tmp", name+".pid"); err != nil {
		panic(err)
	}
	time.Sleep(peerLife)
}

func pidFiles(dir string) []int {
	names, _ := filepath.Glob(filepath.Join(dir, "*.pid"))
	var pids []int
	for _, name := range names {
		if b, err := os.ReadFile(name); err == nil {
			pid, _ := strconv.Atoi(string(b))
			pids = append(pids, pid)
		}
	}
	return pids
}

// peerHolder leaves a grandchild that holds standard output, and exits with 3.
func peerHolder(args []string) {
	startPeer(&syscall.SysProcAttr{Setsid: true}, "leaf", args[0], "holder")
	for len(pidFiles(args[0])) < 1 {
		time.Sleep(5 * time.Millisecond)
	}
	fmt.Println("last words")
	os.Exit(3)
}

// peerComet is replaced by its child over and over, each with a session of its
// own, so that no process id of it lives long. It burns out after args[1] steps.
func peerComet(args []string) {
	left, _ := strconv.Atoi(args[1])
	_ = os.WriteFile(filepath.Join(args[0], "steps"), []byte(args[1]), 0o600)
	if left > 0 {
		startPeer(&syscall.SysProcAttr{Setsid: true}, "comet", args[0], strconv.Itoa(left-1))
	}
}

// look tells the state and the parent of a process; the state "" is one that is gone.
func look(pid int) (state string, parent int) {
	line, _ := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid)) // proc_pid_stat(5)
	line = line[bytes.LastIndexByte(line, ')')+1:]            // the name before may hold anything
	if runtime.GOOS != "linux" {
		line, _ = exec.Command("ps", "-o", "stat=,ppid=", "-p", strconv.Itoa(pid)).Output()
	}
	fields := strings.Fields(string(line))
	if len(fields) < 2 {
		return "", 0
	}
	parent, _ = strconv.Atoi(fields[1])
	return fields[0][:1], parent
}

func parentOf(pid int) int {
	_, parent := look(pid)
	return parent
}

func alive(pid int) bool {
	state, _ := look(pid)
	return state != "" && state != "Z" && state != "X"
}

// brief keeps endings short in tests.
var brief = Grace{Exit: 200 * time.Millisecond, Term: time.Second, Quiet: 50 * time.Millisecond, Drain: 2 * time.Second}

// safety is how long a test waits for what must come.
const safety = 30 * time.Second

func eventually(t *testing.T, what string, ok func() bool) {
	t.Helper()
	for end := time.Now().Add(safety); !ok(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("not so after %v: %s", safety, what)
		}
	}
}

func awaitGone(t *testing.T, pids []int) {
	t.Helper()
	eventually(t, fmt.Sprintf("every process of %v gone", pids), func() bool { return !slices.ContainsFunc(pids, alive) })
}

// fakeGuard is a peer guard as a process of its own.
type fakeGuard struct {
	cmd                         *exec.Cmd
	out                         *bufio.Reader
	agent, supervisor, watchdog int
}

func startGuard(t *testing.T, program string, args ...string) *fakeGuard {
	t.Helper()
	cmd := exec.Command(self(), peerArgs("guard", append([]string{program}, args...)...)...)
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = cmd.Process.Kill(); _ = cmd.Wait() })
	g := &fakeGuard{cmd: cmd, out: bufio.NewReader(out)}
	if _, err := fmt.Fscanf(g.out, "pids %d %d %d\n", &g.agent, &g.supervisor, &g.watchdog); err != nil {
		t.Fatal(err)
	}
	return g
}

func (g *fakeGuard) expect(t *testing.T, want string) {
	t.Helper()
	line, err := g.out.ReadString('\n')
	if strings.TrimSpace(line) != want {
		t.Fatalf("said %q (%v), want %q", line, err, want)
	}
}
