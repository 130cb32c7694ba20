package prompt

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/creack/pty"
	"github.com/hinshun/vt10x"
	"golang.org/x/sys/unix"
)

// What guard sends to a terminal, as it stands in package tty.
const (
	bracketsOn, bracketsOff = "\x1b[?2004h", "\x1b[?2004l"
	wrappingOn, wrappingOff = "\x1b[?7h", "\x1b[?7l"
	ringing                 = "\a"
)

// until waits for something that other goroutines or processes bring about. The limit is a
// net; no test depends on how long it takes.
func until(t *testing.T, what string, ok func() bool) {
	t.Helper()
	for end := time.Now().Add(30 * time.Second); !ok(); time.Sleep(2 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("waited in vain: %s", what)
		}
	}
}

// rig is a peer on a controlling terminal of its own, with the test at the keyboard.
type rig struct {
	t      *testing.T
	master *os.File
	slave  *os.File // held open, so that the terminal keeps its mode when the peer ends
	cmd    *exec.Cmd
	stdin  *os.File
	result string
	before unix.Termios
	errs   bytes.Buffer

	mu     sync.Mutex
	screen vt10x.Terminal
	out    []byte
	seen   int
}

// start runs a peer in a window of that size. Text, if any, is on the terminal before it.
func start(t *testing.T, peer string, q Question, width, rows int, env ...string) *rig {
	t.Helper()
	r := &rig{t: t, result: filepath.Join(t.TempDir(), "result"), screen: vt10x.New(vt10x.WithSize(width, rows))}
	master, slave, err := pty.Open()
	if err != nil {
		t.Fatal(err)
	}
	r.master, r.slave = polled(t, master), slave
	r.resize(width, rows)
	r.before = r.mode()
	var lifeline *os.File
	if lifeline, r.stdin, err = os.Pipe(); err != nil {
		t.Fatal(err)
	}
	defer lifeline.Close()
	question, err := encodeQuestion(q)
	if err != nil {
		t.Fatal(err)
	}
	r.cmd = exec.Command(os.Args[0])
	r.cmd.Env = append(os.Environ(), "TERM=xterm", "NO_COLOR=", "GORACE=atexit_sleep_ms=0", peerEnv+"="+peer, peerFile+"="+r.result, peerAsk+"="+question)
	r.cmd.Env = append(r.cmd.Env, env...)
	r.cmd.Stdin, r.cmd.Stdout, r.cmd.Stderr = lifeline, r.slave, &r.errs
	r.cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true, Ctty: 1}
	if err := r.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	go r.read()
	t.Cleanup(r.stop)
	return r
}

// polled is the same file, read through the runtime's poller: a blocked read would hold up Close.
func polled(t *testing.T, f *os.File) *os.File {
	t.Helper()
	defer f.Close()
	fd, err := unix.FcntlInt(f.Fd(), unix.F_DUPFD_CLOEXEC, 0) // a child must not hold it
	if err == nil {
		err = unix.SetNonblock(fd, true)
	}
	if err != nil {
		t.Fatal(err)
	}
	return os.NewFile(uintptr(fd), f.Name())
}

func (r *rig) read() {
	buf := make([]byte, 4096)
	for {
		n, err := r.master.Read(buf)
		r.mu.Lock()
		r.out = append(r.out, buf[:n]...)
		r.screen.Write(buf[:n])
		r.mu.Unlock()
		if err != nil {
			return
		}
	}
}

// stop ends the peer by closing what it waits for, and by its pid if that is not enough.
func (r *rig) stop() {
	r.stdin.Close()
	if r.t.Failed() {
		r.cmd.Process.Kill()
	}
	net := time.AfterFunc(20*time.Second, func() { r.cmd.Process.Kill() })
	err := r.cmd.Wait()
	net.Stop()
	if err != nil {
		r.t.Errorf("the peer ended with %v: %s", err, r.errs.String())
	}
	r.master.Close()
	r.slave.Close()
}

func (r *rig) mode() unix.Termios {
	m, err := unix.IoctlGetTermios(int(r.slave.Fd()), getMode)
	if err != nil {
		r.t.Fatal(err)
	}
	return *m
}

func (r *rig) resize(width, rows int) {
	if err := pty.Setsize(r.slave, &pty.Winsize{Cols: uint16(width), Rows: uint16(rows)}); err != nil {
		r.t.Fatal(err)
	}
	r.mu.Lock()
	r.screen.Resize(width, rows)
	r.mu.Unlock()
}

func (r *rig) types(s string) *rig {
	if _, err := r.master.WriteString(s); err != nil {
		r.t.Fatal(err)
	}
	return r
}

// lines is the screen without trailing blanks.
func (r *rig) lines() []string {
	r.mu.Lock()
	defer r.mu.Unlock()
	lines := strings.Split(strings.TrimRight(r.screen.String(), " \n\x00"), "\n")
	for i := range lines {
		lines[i] = strings.TrimRight(strings.ReplaceAll(lines[i], "\x00", " "), " ")
	}
	return lines
}

// newOutput waits until what was written since the last such wait contains s.
func (r *rig) newOutput(s string) *rig {
	r.t.Helper()
	until(r.t, "output "+s, func() bool {
		r.mu.Lock()
		defer r.mu.Unlock()
		i := bytes.Index(r.out[r.seen:], []byte(s))
		if i >= 0 {
			r.seen += i + len(s)
		}
		return i >= 0
	})
	return r
}

// shown waits for a question, awake until its keys are lit.
func (r *rig) shown() *rig { r.t.Helper(); return r.newOutput(ringing) }
func (r *rig) awake() *rig { r.t.Helper(); return r.newOutput("\x1b[1mo\x1b[0m") }

func (r *rig) on(s string) *rig {
	r.t.Helper()
	until(r.t, "on the screen: "+s, func() bool { return strings.Contains(strings.Join(r.lines(), "\n"), s) })
	return r
}

// ended waits for what the peer reports, and holds that the terminal is as it was.
func (r *rig) ended() result {
	r.t.Helper()
	res := r.reported()
	if got := r.mode(); got != r.before {
		r.t.Errorf("the terminal's mode is %+v, was %+v", got, r.before)
	}
	until(r.t, "the screen's modes are as they were", func() bool {
		r.mu.Lock()
		defer r.mu.Unlock()
		n := func(s string) int { return bytes.Count(r.out, []byte(s)) }
		return n(bracketsOn) == n(bracketsOff) && n(wrappingOn) == n(wrappingOff)
	})
	return res
}

func (r *rig) reported() (res result) {
	r.t.Helper()
	until(r.t, "the peer's result", func() bool { _, err := os.Stat(r.result); return err == nil })
	out, err := os.ReadFile(r.result)
	if err == nil {
		err = json.Unmarshal(out, &res)
	}
	if err != nil {
		r.t.Fatal(err)
	}
	return res
}

func (r *rig) tell() {
	if err := os.WriteFile(r.result+".go", nil, 0o600); err != nil {
		r.t.Fatal(err)
	}
}
