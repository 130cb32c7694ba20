package interpose

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/creack/pty"
	"golang.org/x/term"

	"guard/internal/screen"
	"guard/interpose/terminal/state"
)

// A theatre is a person at a terminal with a guard that borrows it when the test
// says so, in a folder where all of them leave word.
type theatre struct {
	*person
	t   *testing.T
	dir string
	*screen.Screen
}

// stagePlay seats a person before a borrower before an agent.
func stagePlay(t *testing.T, agent ...string) *theatre {
	t.Helper()
	return stageBefore(t, nil, agent...)
}

// stageBefore is stagePlay with a peer that starts the borrower.
func stageBefore(t *testing.T, before []string, agent ...string) *theatre {
	t.Helper()
	th := &theatre{t: t, dir: t.TempDir(), Screen: screen.New(91, 33)}
	th.person = seat(t, append(append([]string(nil), before...), append([]string{"borrower", th.dir}, agent...)...)...)
	go th.Watch(th.master)
	return th
}

func (th *theatre) await(what string) {
	th.t.Helper()
	eventually(th.t, what, func() bool { return bytes.Contains(th.Last(awaitMost), []byte(what)) })
}

// awaitMost is how far back await looks, in bytes.
const awaitMost = 64 << 10

// leave puts word into the folder, heard waits for it.
func (th *theatre) leave(name string) { touch(filepath.Join(th.dir, name)) }

func (th *theatre) heard(name string) []byte {
	th.t.Helper()
	path := filepath.Join(th.dir, name)
	eventually(th.t, name, func() bool { _, err := os.Stat(path); return err == nil })
	b, _ := os.ReadFile(path)
	return b
}

func (th *theatre) types(s string) {
	th.t.Helper()
	if _, err := th.master.WriteString(s); err != nil {
		th.t.Fatal(err)
	}
}

func touch(path string) {
	if err := os.WriteFile(path+".tmp", nil, 0o600); err != nil {
		panic(err)
	}
	_ = os.Rename(path+".tmp", path)
}

func waitFor(path string) {
	for {
		if _, err := os.Stat(path); err == nil {
			return
		}
		time.Sleep(time.Millisecond)
	}
}

// peerBorrower is a guard that borrows its agent's terminal when told by a file
// "ask", draws, and keeps it until the key q. What it read goes into "read".
func peerBorrower(args []string) {
	dir := args[0]
	in := func(name string) string { return filepath.Join(dir, name) }
	p, err := Start(Params{Path: args[1], Args: args[2:], Stdio: Terminal, Outer: os.Stdin})
	if err != nil {
		panic(err)
	}
	go func() {
		waitFor(in("ask"))
		lease, err := p.Borrow()
		if err != nil {
			panic(err)
		}
		fmt.Fprint(lease, "\x1b[1mPROMPT\x1b[0m\r\nsecond line")
		touch(in("asked"))
		var read []byte
		for b := make([]byte, 1); !bytes.HasSuffix(read, []byte("q")); {
			if _, err := os.Stdin.Read(b); err != nil {
				panic(err)
			}
			if read = append(read, b...); b[0] == 0x1a {
				lease.Suspend()
			}
		}
		_ = os.WriteFile(in("read"), read, 0o600)
		lease.Return([]byte("\x1b[12;40R"))
		touch(in("returned"))
	}()
	exit, err := p.Attach(os.Stdin, os.Stdout)
	if err != nil {
		fmt.Println("attach:", err)
	}
	exit.Mirror()
}

// peerActor is an agent that shows args[1] and then writes what it reads into a
// file "heard" of the folder args[0], and its sizes into "sizes".
func peerActor(args []string) {
	if _, err := term.MakeRaw(0); err != nil {
		panic(err)
	}
	changes := make(chan os.Signal, 16)
	signal.Notify(changes, syscall.SIGWINCH)
	go func() {
		f, _ := os.Create(filepath.Join(args[0], "sizes"))
		for range changes {
			rows, cols, _ := pty.Getsize(os.Stdin)
			fmt.Fprintf(f, "%d×%d ", rows, cols)
		}
	}()
	fmt.Print(args[1])
	f, _ := os.Create(filepath.Join(args[0], "heard"))
	for b := make([]byte, 64); ; {
		n, err := os.Stdin.Read(b)
		if err != nil {
			return
		}
		_, _ = f.Write(b[:n])
		if bytes.ContainsRune(b[:n], 'X') {
			return
		}
	}
}

func actor(dir, shows string) []string {
	return append([]string{self()}, peerArgs("actor", dir, shows)...)
}

var shows = map[string]string{
	"main screen":      "one\r\ntwo\r\n\x1b[1;31mthree\x1b[?25l END",
	"alternate screen": "\x1b[?1049h\x1b[2J\x1b[H\x1b[44mtitle\x1b[K\x1b[0m\x1b[5;7Hmiddle\x1b[10;1H\x1b[?1h\x1b[?1002h\x1b[?1006h END",
	"colours":          "\x1b]4;1;#000000\x07\x1b]10;#000000\x1b\\\x1b[?1049h\x1b[5;7Hmiddle END",
	"synchronized":     "\x1b[?1049h\x1b[H\x1b[?2026h\x1b[3;3Hhalf END",
}

// The screen before and after a lease is the same to an emulator, and shows
// nothing of the agent meanwhile.
func TestLeaseScreen(t *testing.T) {
	for name, show := range shows {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			th := stagePlay(t, actor(dir, show)...)
			th.await("END")
			before := th.Look()
			th.leave("ask")
			th.heard("asked")
			th.await("second line")
			if during := th.Look(); strings.Contains(during, "END") || !strings.Contains(during, "PROMPT") {
				t.Errorf("during the lease: %s", during)
			}
			th.types("abcq")
			th.heard("returned")
			eventually(t, "the screen as it was", func() bool { return th.Look() == before })
			th.types("X")
			th.end(t)
			if read := string(th.heard("read")); !strings.HasSuffix("abcq", read) || !strings.HasSuffix(read, "q") {
				t.Errorf("the lease read %q", read)
			}
			if heard, _ := os.ReadFile(filepath.Join(dir, "heard")); string(heard) != "\x1b[12;40RX" {
				t.Errorf("the agent heard %q", heard)
			}
			th.isReset()
		})
	}
}

// isReset holds that the terminal is left without anything set.
func (th *theatre) isReset() {
	th.t.Helper()
	var left []byte
	defer func() {
		if len(left) > 0 {
			th.t.Logf("what would still be needed: %q\nafter %q", left, th.Bytes())
		}
	}()
	eventually(th.t, "nothing is set any more", func() bool {
		s := state.New(33, 91)
		s.Write(th.Bytes())
		left = s.Reset()
		return len(left) == 0
	})
}

// heldMost is what the relay keeps of the agent's output during a lease, in bytes.
const heldMost = 1 << 20

// An agent that writes on is held, at first by guard and then by its terminal;
// nothing of it is lost.
func TestLeaseHoldsOutput(t *testing.T) {
	dir := t.TempDir()
	th := stagePlay(t, append([]string{self()}, peerArgs("talker", dir)...)...)
	th.await("line 3\r\n")
	th.leave("ask")
	th.heard("asked")
	asked := len(th.Bytes())
	eventually(t, "the agent goes on", func() bool { return written(dir) > heldMost/2 })
	at := 0
	eventually(t, "what was written before has come", func() bool { // the test reads the terminal late on a busy machine
		before := len(th.Bytes())
		time.Sleep(100 * time.Millisecond)
		at = len(th.Bytes())
		return at == before
	})
	eventually(t, "the agent has to wait", func() bool {
		before := written(dir)
		time.Sleep(200 * time.Millisecond)
		return written(dir) == before
	})
	if n := at - asked; n > heldMost/8 { // more than a terminal holds that was written to before
		t.Errorf("%d bytes of the agent's output showed on", n)
	}
	if n := written(dir); n > 2*heldMost {
		t.Errorf("%d bytes were taken while the terminal was lent", n)
	}
	if now := th.Bytes(); bytes.Contains(now[at:], []byte("line")) {
		t.Error("the agent's output showed on")
	}
	th.types("q")
	th.await(lastLine)
	want := new(strings.Builder)
	talk(want, nil)
	if got := unclear(th.Bytes()); got != want.String() {
		t.Errorf("%d bytes came, want %d", len(got), want.Len())
	}
	th.types("X")
	th.end(t)
}

// unclear takes what guard itself showed out of what came.
func unclear(b []byte) string {
	before, rest, _ := bytes.Cut(b, []byte("\x1b[?1049h"))
	_, after, _ := bytes.Cut(rest, []byte("\x1b[?1049l"))
	return string(before) + strings.TrimPrefix(string(after), "\x1b[0m")
}

const talkLines = 150_000

var lastLine = fmt.Sprintf("line %d\r\n", talkLines-1)

func talk(w io.Writer, each func(n int)) {
	total := 0
	for i := range talkLines {
		n, _ := fmt.Fprintf(w, "line %d\r\n", i)
		if total += n; each != nil && i%100 == 0 {
			each(total)
		}
	}
}

func peerTalker(args []string) {
	if _, err := term.MakeRaw(0); err != nil {
		panic(err)
	}
	count, _ := os.Create(filepath.Join(args[0], "count"))
	talk(os.Stdout, func(n int) { _, _ = count.WriteAt([]byte(fmt.Sprintf("%12d", n)), 0) })
	_, _ = os.Stdin.Read(make([]byte, 1))
}

func written(dir string) int {
	b, _ := os.ReadFile(filepath.Join(dir, "count"))
	n, _ := strconv.Atoi(strings.TrimSpace(string(b)))
	return n
}

// Of a storm of sizes the agent learns the last one, once the lease is over.
func TestLeaseResize(t *testing.T) {
	dir := t.TempDir()
	th := stagePlay(t, actor(dir, "\x1b[?1049h\x1b[HEND")...)
	th.await("END")
	th.leave("ask")
	th.heard("asked")
	sizes := func() string { b, _ := os.ReadFile(filepath.Join(dir, "sizes")); return string(b) }
	before := sizes()
	for cols := uint16(30); cols <= 60; cols++ {
		if err := pty.Setsize(th.master, &pty.Winsize{Rows: 9, Cols: cols}); err != nil {
			t.Fatal(err)
		}
	}
	th.types("q")
	th.heard("returned")
	eventually(t, "the last size", func() bool { return strings.HasSuffix(sizes(), "9×60 ") })
	if got := strings.TrimPrefix(sizes(), before); strings.Count(got, "9×60") == 0 || strings.Contains(got, "9×59") {
		t.Errorf("sizes %q", got)
	}
	th.types("X")
	th.end(t)
}

// A screen that cannot be brought back is drawn anew by the agent itself.
func TestLeaseRedraw(t *testing.T) {
	dir := t.TempDir()
	th := stagePlay(t, actor(dir, "\x1b[?1049h\x1b[?69h\x1b[HEND")...)
	th.await("END")
	th.leave("ask")
	th.heard("asked")
	th.types("q")
	eventually(t, "another size and the right one", func() bool {
		b, _ := os.ReadFile(filepath.Join(dir, "sizes"))
		return strings.HasSuffix(string(b), "32×91 33×91 ")
	})
	th.types("X")
	th.end(t)
}

// Suspended while it asks: the shell has its terminal as it was, and afterwards
// the lease goes on.
func TestLeaseSuspended(t *testing.T) {
	for name, show := range shows {
		t.Run(name, func(t *testing.T) {
			th := stageBefore(t, []string{"shell"}, actor(t.TempDir(), show)...)
			th.await("END")
			before := th.Look()
			th.leave("ask")
			th.heard("asked")
			th.types("\x1a")
			th.await("stopped, modes restored: true")
			s := state.New(33, 91)
			all := th.Bytes()
			s.Write(all[:bytes.Index(all, []byte("stopped, "))])
			if left := s.Reset(); len(left) != 0 {
				t.Errorf("the shell found what would need %q", left)
			}
			th.types("q")
			th.heard("returned")
			if name != "main screen" { // there the shell has written, too
				eventually(t, "the screen as it was", func() bool { return th.Look() == before })
			}
			th.types("X")
			th.await("ended with 0, modes restored: true")
		})
	}
}

// Killed at any time, guard leaves a terminal that a shell can use.
func TestKilledGuardLeavesTheTerminal(t *testing.T) {
	for name, show := range shows {
		for _, lent := range []bool{false, true} {
			t.Run(fmt.Sprintf("%s, lent %v", name, lent), func(t *testing.T) {
				th := stagePlay(t, actor(t.TempDir(), "\x1b[?2004h\x1b[>5u\x1b[?1004h"+show)...)
				th.await("END")
				if lent {
					th.leave("ask")
					th.heard("asked")
				}
				_ = th.cmd.Process.Kill()
				_ = th.cmd.Wait()
				eventually(t, "the modes are as they were", func() bool { return modes(th.slave) == th.before })
				th.isReset()
			})
		}
	}
}

// An agent that is killed leaves its modes behind; guard does not.
func TestKilledAgentLeavesTheTerminal(t *testing.T) {
	th := stagePlay(t, "/bin/sh", "-c", `stty raw -echo; printf '\033[?2004h\033[>4;2m\033[>5u\033[?1004h\033[?1049h\033[?1007h\033[?25l END'; kill -9 $$`)
	th.await("END")
	if ws := th.end(t); ws.Signal() != syscall.SIGKILL {
		t.Errorf("ended with %#x", ws)
	}
	th.isReset()
	for _, want := range []string{"\x1b[<1u", "\x1b[?1007l", "\x1b[?1049l", "\x1b[?2004l", "\x1b[?1004l", "\x1b[>4;0m", "\x1b[?25h"} {
		if !bytes.Contains(th.Bytes(), []byte(want)) {
			t.Errorf("no %q", want)
		}
	}
}
