package interpose

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/creack/pty"
	"golang.org/x/term"

	"guard/internal/screen"
	"guard/interpose/terminal/state"
)

// peerSharer is a guard whose agent has no terminal of its own. It asks on the person's when told by a file "ask",
// until there is a file "answered". What the agent writes on its output it throws away.
func peerSharer(args []string) {
	dir, stdio := args[0], Pipes
	if args[1] == "inherit" {
		stdio = Inherit
		os.Stdin, _ = os.Open(os.DevNull)
	}
	in := func(name string) string { return filepath.Join(dir, name) }
	p, err := Start(Params{Path: args[2], Args: args[3:], Stdio: stdio, Asks: true, Dir: dir})
	if err != nil {
		panic(err)
	}
	go func() {
		waitFor(in("ask"))
		release := p.Hold()
		before, err := term.MakeRaw(2)
		if err != nil {
			panic(err)
		}
		fmt.Fprint(os.Stderr, "QUESTION\r\n")
		touch(in("asked"))
		waitFor(in("answered"))
		fmt.Fprint(os.Stderr, "ANSWER\r\n")
		_ = term.Restore(2, before)
		release()
		touch(in("released"))
	}()
	stop := p.Forward()
	defer stop()
	if p.Stdout != nil {
		_, _ = io.Copy(io.Discard, p.Stdout)
	}
	p.Wait().Mirror()
}

// What an agent without a terminal of its own writes on the person's waits while guard asks there. It finds a terminal
// of the person's size, and no byte of what it writes is changed.
func TestWhatAgentsWriteBesideWaits(t *testing.T) {
	const script = `test -t 2 && stty size <&2 >&2; printf 'a\nb\033[1mc\tä\r\n' >&2; until [ -e asked ]; do sleep 0.01; done
printf 'DURING %s\n' on >&2; : >wrote; until [ -e released ]; do sleep 0.01; done; echo AFTER >&2; exit 5`
	for _, stdio := range []string{"pipes", "inherit"} {
		t.Run(stdio, func(t *testing.T) {
			agent := script
			if stdio == "inherit" {
				agent = "exec 2>&1; " + script // its output is the terminal too
			}
			dir := t.TempDir()
			p := seat(t, "sharer", dir, stdio, "/bin/sh", "-c", agent)
			shown := make(chan string, 1)
			go func() {
				var all strings.Builder
				_, _ = io.Copy(&all, p.master)
				shown <- all.String()
			}()
			hears := func(name string) {
				eventually(t, name, func() bool { _, err := os.Stat(filepath.Join(dir, name)); return err == nil })
			}
			touch(filepath.Join(dir, "ask"))
			hears("wrote")
			touch(filepath.Join(dir, "answered"))
			if ws := p.end(t); ws != 5<<8 {
				t.Errorf("ended with %#x", ws)
			}
			p.slave.Close()
			got := <-shown
			const question, plain, bold = "QUESTION\r\nANSWER\r\n", "\x1b]8;;\x1b\\\x1b[0m", "\x1b[0;1m"
			got = strings.Replace(got, plain+question+bold, question, 1) // it is not bold as what stands before it
			before, after, asked := strings.Cut(got, question)
			if before+after != "33 91\r\na\r\nb\x1b[1mc\tä\r\r\nDURING on\r\nAFTER\r\n" || !asked || strings.Contains(before, "DURING") {
				t.Errorf("saw %q", got)
			}
		})
	}
}

// What an agent has set on the person's terminal, or begun there, hides no question: it is lifted before, and there
// again afterwards.
func TestNothingHidesAQuestionBeside(t *testing.T) {
	for name, sets := range map[string]string{
		"a frame that does not end": "\x1b[?2026h",
		"text that is not shown":    "\x1b[8m",
		"the other screen":          "\x1b[?1049h\x1b[3;3Hmiddle\x1b[?1003h\x1b[>1u",
		"lines that scroll":         "\x1b[2;3r\x1b[?6h\x1b[4h",
		"colours":                   "\x1b]10;black\x07\x1b]4;1;black\x07",
		"a string without an end":   "\x1b]10;black",
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			p := seat(t, "sharer", dir, "pipes", "/bin/sh", "-c",
				`printf %s "$1" >&2; until [ -e released ]; do sleep 0.01; done; echo END >&2`, "sh", sets)
			shown := screen.New(91, 33)
			go shown.Watch(p.master)
			eventually(t, "what it sets", func() bool { return string(shown.Bytes()) == sets })
			touch(filepath.Join(dir, "ask"))
			eventually(t, "a question", func() bool { _, err := os.Stat(filepath.Join(dir, "asked")); return err == nil })
			touch(filepath.Join(dir, "answered"))
			p.end(t)
			eventually(t, "the end", func() bool { return strings.HasSuffix(string(shown.Bytes()), "END\r\n") })
			before, after, _ := strings.Cut(string(shown.Bytes()), "QUESTION\r\n")
			s, alone := state.New(33, 91), state.New(33, 91)
			s.Write([]byte(before))
			if left := s.Reset(); len(left) > 0 {
				t.Errorf("%q still stands before the question", left)
			}
			s.Write([]byte(after))
			alone.Write([]byte(sets + "END\r\n"))
			if got, want := string(s.Reset()), string(alone.Reset()); got != want {
				t.Errorf("afterwards %q is needed to end it, not %q", got, want)
			}
		})
	}
}

// Killed while it asks beside an agent, guard leaves a terminal that a shell can use.
func TestKilledGuardLeavesTheTerminalBeside(t *testing.T) {
	for _, stdio := range []string{"pipes", "inherit"} {
		for _, asks := range []bool{false, true} {
			t.Run(fmt.Sprintf("%s, asks %v", stdio, asks), func(t *testing.T) {
				const sets = "\x1b[?1003h\x1b[2;3r"
				dir := t.TempDir()
				p := seat(t, "sharer", dir, stdio, "/bin/sh", "-c", `printf %s "$1" >&2; sleep 30`, "sh", sets)
				shown := screen.New(91, 33)
				go shown.Watch(p.master)
				eventually(t, "what it sets", func() bool { return string(shown.Bytes()) == sets })
				if asks {
					touch(filepath.Join(dir, "ask"))
					eventually(t, "a question", func() bool { _, err := os.Stat(filepath.Join(dir, "asked")); return err == nil })
				}
				_ = p.cmd.Process.Kill()
				_ = p.cmd.Wait()
				eventually(t, "the modes are as they were", func() bool { return modes(p.slave) == p.before })
				if !asks { // as without guard
					return
				}
				eventually(t, "nothing is left", func() bool {
					s := state.New(33, 91)
					s.Write(shown.Bytes())
					return len(s.Reset()) == 0
				})
			})
		}
	}
}

// The agent learns of the size of the window also where guard holds what it writes.
func TestSizeOfWhatIsShared(t *testing.T) {
	dir := t.TempDir()
	p := seat(t, "sharer", dir, "pipes", "/bin/sh", "-c", `trap 'stty size <&2 >&2' WINCH; echo up >&2; while [ ! -e done ]; do sleep 0.02; done`)
	p.expect(t, "up")
	if err := pty.Setsize(p.master, &pty.Winsize{Rows: 7, Cols: 69}); err != nil {
		t.Fatal(err)
	}
	p.expect(t, "7 69")
	touch(filepath.Join(dir, "done"))
	go func() {
		for p.lines.Scan() {
		}
	}()
	if ws := p.end(t); ws != 0 {
		t.Errorf("ended with %#x", ws)
	}
}
