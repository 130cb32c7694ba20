package state

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"
	"time"
)

// pane is a window of a tmux of our own, that shows what is sent to it.
type pane struct {
	t      *testing.T
	socket string
	in     *os.File
	marks  int
}

func newPane(t *testing.T) *pane {
	t.Helper()
	if _, err := exec.LookPath("tmux"); err != nil {
		t.Skip("tmux is not installed")
	}
	dir, err := os.MkdirTemp("", "pane") // short: it holds a socket
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	p := &pane{t: t, socket: filepath.Join(dir, "s")}
	fifo := filepath.Join(dir, "in")
	if err := syscall.Mkfifo(fifo, 0o600); err != nil {
		t.Fatal(err)
	}
	p.tmux("-f", "/dev/null", "new-session", "-d", "-x", fmt.Sprint(cols), "-y", fmt.Sprint(rows), "stty raw -echo; exec cat "+fifo, ";", "set", "status", "off")
	t.Cleanup(func() { _ = p.command("kill-server").Run() })
	if p.in, err = os.OpenFile(fifo, os.O_WRONLY, 0); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.in.Close() })
	return p
}

func (p *pane) tmux(args ...string) string {
	p.t.Helper()
	out, err := p.command(args...).CombinedOutput()
	if err != nil {
		p.t.Fatalf("tmux %v: %v: %s", args, err, out)
	}
	return string(out)
}

func (p *pane) command(args ...string) *exec.Cmd {
	cmd := exec.Command("tmux", append([]string{"-u", "-S", p.socket}, args...)...)
	cmd.Env = append(os.Environ(), "TMUX=", "LC_ALL=C.UTF-8", "SHELL=/bin/sh")
	return cmd
}

// send waits until tmux has taken it: until a title that follows it is set.
func (p *pane) send(b []byte) {
	p.t.Helper()
	p.marks++
	mark := fmt.Sprintf("mark-%d", p.marks)
	if _, err := p.in.Write(append(b, "\x1b]2;"+mark+"\x1b\\"...)); err != nil {
		p.t.Fatal(err)
	}
	for end := time.Now().Add(30 * time.Second); p.ask("#{pane_title}") != mark; time.Sleep(2 * time.Millisecond) {
		if time.Now().After(end) {
			p.t.Fatalf("tmux does not say that it has taken %q", b)
		}
	}
}

func (p *pane) ask(format string) string {
	return strings.TrimSpace(p.tmux("display-message", "-p", format))
}

// flags is everything else that tmux 3.3 tells of a pane's screen.
var flags = []string{"cursor_x", "cursor_y", "cursor_flag", "alternate_on", "insert_flag", "keypad_flag", "keypad_cursor_flag",
	"mouse_any_flag", "mouse_button_flag", "mouse_all_flag", "mouse_sgr_flag", "mouse_utf8_flag", "origin_flag", "scroll_region_upper", "scroll_region_lower",
	"wrap_flag", "pane_tabs"}

func (p *pane) look() string {
	var all []string
	for _, f := range flags {
		all = append(all, f+"=#{"+f+"}")
	}
	shown := lines.ReplaceAllStringFunc(p.tmux("capture-pane", "-p", "-e", "-S", "-"), drawn)
	return tails.ReplaceAllString(shown, "") + p.ask(strings.Join(all, " "))
}

// tails are blanks at the end of a line, which tmux tells or not, by how they
// came there.
var tails = regexp.MustCompile(`(?m)(\x1b\[[0-9;:]*m| )+$`)

// lines are drawn by a character set or by Unicode, with the same look.
var lines = regexp.MustCompile("\x0e[^\x0f]*\x0f?")

func drawn(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == 0x0e || r == 0x0f:
			return -1
		case r >= '`' && r <= '~':
			return drawing[r-'`']
		}
		return r
	}, s)
}

// A real terminal of today, the strictest that can be asked what it shows.
func TestRestoreInTmux(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	for name, program := range programs {
		if strings.HasPrefix(name, "half") { // the mark would be part of it
			continue
		}
		t.Run(name, func(t *testing.T) {
			p, s := newPane(t), New(rows, cols)
			s.Write([]byte(program))
			p.send([]byte(program))
			before := p.look()
			p.send(s.Clear())
			if shown := p.tmux("capture-pane", "-p"); strings.TrimSpace(shown) != "" {
				t.Errorf("not clear: %q", shown)
			}
			p.send([]byte(junk))
			p.send(s.Restore())
			if after := p.look(); after != before {
				t.Errorf("before\n%q\nafter\n%q", before, after)
			}
			p.send(s.Reset())
			fresh := newPane(t)
			fresh.send(nil)
			if got, want := p.flags(), fresh.flags(); got != want {
				t.Errorf("reset %s\nfresh %s", got, want)
			}
		})
	}
}

// flags is what a shell finds, but for where the cursor is.
func (p *pane) flags() string {
	_, rest, _ := strings.Cut(p.look(), "cursor_flag")
	return rest
}

// Where a terminal keeps the place that 1049 saves apart from DECSC's, a
// question loses neither. Others (xterm) have one for both: there the program's
// is lost, for nothing but an answer of the terminal could tell where it was.
func TestSavedPlaceInTmux(t *testing.T) {
	for name, program := range map[string]string{
		"on the main screen":      "one\r\n\x1b[3;5H\x1b[31m\x1b7\x1b[1;2H\x1b[0m",
		"on the alternate screen": "\x1b[?1049h\x1b[2J\x1b[3;5H\x1b[31m\x1b7\x1b[1;2H\x1b[0m",
		"on both":                 "\x1b[2;2H\x1b7\x1b[?1049h\x1b[2J\x1b[3;5H\x1b[31m\x1b7\x1b[1;2H\x1b[0m",
	} {
		t.Run(name, func(t *testing.T) {
			looks := map[bool]string{}
			for _, asked := range []bool{false, true} {
				p, s := newPane(t), New(rows, cols)
				s.Write([]byte(program))
				p.send([]byte(program))
				if asked {
					p.send(s.Clear())
					p.send([]byte(junk))
					p.send(s.Restore())
				}
				p.send([]byte("now\x1b8then"))
				looks[asked] = p.look()
			}
			if looks[true] != looks[false] {
				t.Errorf("not asked\n%q\nasked\n%q", looks[false], looks[true])
			}
		})
	}
}
