package interpose

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/creack/pty"
	"golang.org/x/sys/unix"
	"golang.org/x/term"

	"guard/interpose/terminal"
)

// A person is a terminal with somebody in front of it: a peer leads its session.
type person struct {
	cmd    *exec.Cmd
	master *os.File // what they type and see
	slave  *os.File
	lines  *bufio.Scanner
	before string // the modes at first
}

func modes(f *os.File) string {
	state, err := term.GetState(int(f.Fd()))
	return fmt.Sprintf("%+v %v", state, err)
}

func seat(t *testing.T, peer ...string) *person {
	t.Helper()
	master, slave, err := pty.Open()
	if err != nil {
		t.Fatal(err)
	}
	if err := pty.Setsize(slave, &pty.Winsize{Rows: 33, Cols: 91}); err != nil {
		t.Fatal(err)
	}
	p := &person{master: master, slave: slave, lines: bufio.NewScanner(master), before: modes(slave)}
	p.cmd = exec.Command(self(), peerArgs(peer[0], peer[1:]...)...)
	p.cmd.Stdin, p.cmd.Stdout, p.cmd.Stderr = slave, slave, slave
	p.cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	if err := p.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = p.cmd.Process.Kill()
		_ = p.cmd.Wait()
		master.Close()
		slave.Close()
	})
	return p
}

func (p *person) expect(t *testing.T, want string) {
	t.Helper()
	if !p.lines.Scan() || strings.TrimSpace(p.lines.Text()) != want {
		t.Fatalf("saw %q (%v), want %q", p.lines.Text(), p.lines.Err(), want)
	}
}

func (p *person) end(t *testing.T) syscall.WaitStatus {
	t.Helper()
	_ = p.cmd.Wait()
	if after := modes(p.slave); after != p.before {
		t.Errorf("the terminal was left as %s, was %s", after, p.before)
	}
	return p.cmd.ProcessState.Sys().(syscall.WaitStatus)
}

func TestTerminalSizeFollows(t *testing.T) {
	p := seat(t, append([]string{"terminal", self()}, peerArgs("size")...)...)
	p.expect(t, "33 91")
	for cols := uint16(20); cols < 70; cols++ {
		if err := pty.Setsize(p.master, &pty.Winsize{Rows: 7, Cols: cols}); err != nil {
			t.Fatal(err)
		}
	}
	for p.lines.Scan() && strings.TrimSpace(p.lines.Text()) != "7 69" {
	}
	if _, err := p.master.WriteString("q"); err != nil {
		t.Fatal(err)
	}
	if ws := p.end(t); ws != 0 {
		t.Errorf("ended with %#x", ws)
	}
}

// peerSize says its terminal's size at first and at every change, until a key.
func peerSize([]string) {
	changes := make(chan os.Signal, 1)
	signal.Notify(changes, syscall.SIGWINCH)
	if _, err := term.MakeRaw(0); err != nil {
		panic(err)
	}
	go func() {
		_, _ = os.Stdin.Read(make([]byte, 1))
		os.Exit(0)
	}()
	for {
		size, err := pty.GetsizeFull(os.Stdin)
		if err != nil {
			panic(err)
		}
		fmt.Printf("%d %d\r\n", size.Rows, size.Cols)
		<-changes
	}
}

func TestTerminalStatusAndModes(t *testing.T) {
	for name, c := range map[string]struct {
		script string
		typed  string
		want   syscall.WaitStatus
	}{
		"code":            {"echo up; exit 5", "", 5 << 8},
		"signal":          {"echo up; kill -USR1 $$", "", syscall.WaitStatus(syscall.SIGUSR1)},
		"Ctrl-C travels":  {`trap "exit 4" INT; echo up; while :; do sleep 0.02; done 2>/dev/null`, "\x03", 4 << 8},
		"Ctrl-\\ travels": {`trap "exit 6" QUIT; echo up; while :; do sleep 0.02; done 2>/dev/null`, "\x1c", 6 << 8},
		"Ctrl-D travels":  {`echo up; cat; exit 7`, "\x04", 7 << 8},
		"keys":            {`echo up; read x; test "$x" = "ab c" && exit 8`, "ab c\r", 8 << 8},
		"its own tty":     {`: </dev/tty && echo up; exit 9`, "", 9 << 8},
		"streams closed":  {`exec >/dev/null 2>&1 </dev/null; sleep 0.1; echo up >/dev/tty; exit 3`, "", 3 << 8},
	} {
		t.Run(name, func(t *testing.T) {
			p := seat(t, "terminal", "/bin/sh", "-c", c.script)
			p.expect(t, "up")
			_, _ = p.master.WriteString(c.typed)
			go func() { // drained, so that nobody waits to write
				for p.lines.Scan() {
				}
			}()
			if ws := p.end(t); ws != c.want {
				t.Errorf("ended with %#x, want %#x", ws, c.want)
			}
		})
	}
}

// While the agent runs the terminal is raw; when it is suspended, the terminal
// is the shell's again and the whole job stops; brought back, it goes on.
func TestSuspension(t *testing.T) {
	p := seat(t, "shell", "terminal", "/bin/sh", "-c", `stty -echo; echo up; kill -TSTP $$; echo back; read x; echo "$x"; exit 6`)
	p.expect(t, "up")
	p.expect(t, "stopped, modes restored: true")
	p.expect(t, "back")
	_, _ = p.master.WriteString("typed\r")
	p.expect(t, "typed")
	p.expect(t, "ended with 6, modes restored: true")
}

// peerShell is a shell with job control and one job: guard at the terminal.
func peerShell(args []string) {
	signal.Notify(make(chan os.Signal, 1), syscall.SIGTTOU) // caught, so that it may move the foreground
	signal.Ignore(syscall.SIGTTOU)
	before := modes(os.Stdin)
	cmd := exec.Command(self(), peerArgs(args[0], args[1:]...)...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, os.Stdout, os.Stderr
	cmd.SysProcAttr = &syscall.SysProcAttr{Foreground: true, Ctty: 0}
	if err := cmd.Start(); err != nil {
		panic(err)
	}
	job := cmd.Process.Pid
	for {
		var ws syscall.WaitStatus
		if _, err := syscall.Wait4(job, &ws, syscall.WUNTRACED, nil); err != nil {
			panic(err)
		}
		_ = unix.IoctlSetPointerInt(0, unix.TIOCSPGRP, syscall.Getpgrp())
		if !ws.Stopped() {
			fmt.Printf("ended with %d, modes restored: %v\n", ws.ExitStatus(), modes(os.Stdin) == before)
			return
		}
		fmt.Printf("stopped, modes restored: %v\n", modes(os.Stdin) == before)
		_ = unix.IoctlSetPointerInt(0, unix.TIOCSPGRP, job)
		_ = syscall.Kill(-job, syscall.SIGCONT)
	}
}

func TestPanicRestoresTerminal(t *testing.T) {
	p := seat(t, "panic")
	go func() { _, _ = io.Copy(io.Discard, p.master) }()
	if ws := p.end(t); ws.ExitStatus() != 2 {
		t.Errorf("ended with %#x", ws)
	}
}

func peerPanic([]string) {
	relay, err := terminal.Join(terminal.Params{In: os.Stdin, Out: os.Stdout, Agent: os.Stdin})
	if err != nil {
		panic(err)
	}
	relay.Take()
	go func() {
		defer relay.RestoreOnPanic()
		panic("on purpose")
	}()
	time.Sleep(peerLife)
}

// Guard killed, or its terminal closed: the tree on the agent's terminal dies.
func TestTreeDiesAtTerminal(t *testing.T) {
	for name, end := range map[string]func(*person){
		"guard killed":    func(p *person) { _ = p.cmd.Process.Kill() },
		"terminal closed": func(p *person) { p.slave.Close(); p.master.Close() },
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			p := seat(t, append([]string{"terminal", self()}, peerArgs("nest", dir)...)...)
			p.expect(t, "ready")
			tree := pidFiles(dir)
			end(p)
			awaitGone(t, append(tree, p.cmd.Process.Pid))
		})
	}
}
