package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/creack/pty"
	"golang.org/x/sys/unix"

	"guard/internal/screen"
	"guard/internal/seed"
	"guard/interpose/terminal/state"
	"guard/prompt/tty"
)

// seat is a person at a terminal, before guard before an agent that draws there.
type seat struct {
	t          *testing.T
	dir        string // where the fake agent leaves word
	folder     string // the workspace
	state      string
	cols, rows int
	master     *os.File
	slave      *os.File
	cmd        *exec.Cmd
	calls      int

	*screen.Screen
}

// An agent's screens, each ending in a mark that says that all is drawn.
const (
	onAlternate = "\x1b[?1049h\x1b[2J\x1b[H\x1b[44mtitle\x1b[K\x1b[0m\x1b[3;2H\x1b[1;31mred\x1b[0m\x1b[?2004h\x1b[>5u\x1b[?1004h\x1b[?25l\x1b[4;1HEND"
	onMain      = "\x1b[2J\x1b[Hfirst\r\n\x1b[32mgreen\x1b[0m\x1b[?25l\r\nEND"
)

// fakeSeat seats a person before guard before the fake agent.
func fakeSeat(t *testing.T, cols, rows int, show string, env []string, flags ...string) *seat {
	t.Helper()
	base := t.TempDir()
	s := &seat{dir: filepath.Join(base, "word"), folder: filepath.Join(base, "project"), state: filepath.Join(base, "state"), cols: cols, rows: rows}
	bin := filepath.Join(base, "bin")
	for _, dir := range []string{s.dir, s.folder, bin} {
		if err := os.MkdirAll(dir, 0o700); err != nil {
			t.Fatal(err)
		}
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(self, filepath.Join(bin, "codex")); err != nil {
		t.Fatal(err)
	}
	write(t, filepath.Join(s.dir, "show"), show)
	write(t, filepath.Join(s.folder, "tmp_1"), "a person's\n")
	env = append([]string{"PATH=" + bin + ":" + os.Getenv("PATH"), "HOME=" + base, "TERM=xterm", "LANG=C.UTF-8", "XDG_STATE_HOME=" + s.state,
		tuiFolder + "=" + s.dir, "GUARD_TEST_GUARD=" + guardPath, "GORACE=atexit_sleep_ms=0"}, env...)
	s.start(t, env, append(flags, "codex")...)
	return s
}

// start starts guard at a terminal of its own.
func (s *seat) start(t *testing.T, env []string, args ...string) {
	t.Helper()
	s.t, s.Screen = t, screen.New(s.cols, s.rows)
	var err error
	if s.master, s.slave, err = pty.Open(); err != nil {
		t.Fatal(err)
	}
	s.master = polled(t, s.master)
	s.resize(s.cols, s.rows)
	s.cmd = exec.Command(guardPath, args...)
	s.cmd.Dir, s.cmd.Env = s.folder, env
	s.cmd.Stdin, s.cmd.Stdout, s.cmd.Stderr = s.slave, s.slave, s.slave
	s.cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	if err := s.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	go s.Watch(s.master)
	t.Cleanup(func() {
		if t.Failed() {
			t.Logf("the screen: %s\nwhat came: %.6000q", s.Look(), s.Bytes())
		}
		_ = s.cmd.Process.Kill()
		_ = s.cmd.Wait()
		s.master.Close()
		s.slave.Close()
	})
}

// polled is the same file, read through the runtime's poller: a blocked read
// would hold up Close.
func polled(t *testing.T, f *os.File) *os.File {
	t.Helper()
	defer f.Close()
	fd, err := unix.FcntlInt(f.Fd(), unix.F_DUPFD_CLOEXEC, 0)
	if err == nil {
		err = unix.SetNonblock(fd, true)
	}
	if err != nil {
		t.Fatal(err)
	}
	return os.NewFile(uintptr(fd), f.Name())
}

func (s *seat) resize(cols, rows int) {
	if err := pty.Setsize(s.slave, &pty.Winsize{Cols: uint16(cols), Rows: uint16(rows)}); err != nil {
		s.t.Fatal(err)
	}
	s.Resize(cols, rows)
}

// on waits until the screen shows something, off until it does not.
func (s *seat) on(what string) *seat {
	s.t.Helper()
	eventually(s.t, func() bool { return strings.Contains(s.Look(), what) }, "on the screen: "+what)
	return s
}

func (s *seat) types(keys string) *seat {
	s.t.Helper()
	if _, err := s.master.WriteString(keys); err != nil {
		s.t.Fatal(err)
	}
	return s
}

// awake waits for a question whose keys are heard: they are no longer dim.
func (s *seat) awake() *seat {
	s.t.Helper()
	eventually(s.t, func() bool {
		out := s.Bytes()
		i := bytes.LastIndex(out, []byte("\x1b[H\x1b["))
		return i >= 0 && bytes.Contains(out[i:], []byte("\x1b[1md\x1b[0m"))
	}, "a question that hears keys")
	return s
}

// call has the fake agent ask about a command.
func (s *seat) call(command string) (n int) {
	event, _ := json.Marshal(map[string]any{"hook_event_name": "PreToolUse", "session_id": "s1", "turn_id": fmt.Sprint(s.calls),
		"cwd": s.folder, "tool_name": "Bash", "tool_use_id": fmt.Sprintf("u%d", s.calls), "tool_input": map[string]string{"command": command}})
	return s.event(event)
}

func (s *seat) event(event []byte) (n int) {
	name := filepath.Join(s.dir, fmt.Sprintf("call-%d", s.calls))
	write(s.t, name+".tmp", string(event))
	if err := os.Rename(name+".tmp", name); err != nil {
		s.t.Fatal(err)
	}
	s.calls++
	return s.calls - 1
}

func (s *seat) answer(n int) string {
	s.t.Helper()
	name := filepath.Join(s.dir, fmt.Sprintf("answer-%d", n))
	eventually(s.t, func() bool { _, err := os.Stat(name); return err == nil }, "an answer to the call")
	return string(mustRead(s.t, name))
}

// untilHeard is longer than a question hears no key after one that came too early.
const untilHeard = tty.QuietTime + 100*time.Millisecond

// insists types a key again and again, as one does whose keys are not heard at first, until the call
// is answered.
func (s *seat) insists(key string, n int) string {
	s.t.Helper()
	name := filepath.Join(s.dir, fmt.Sprintf("answer-%d", n))
	eventually(s.t, func() bool {
		s.types(key)
		for end := time.Now().Add(untilHeard); time.Now().Before(end); time.Sleep(2 * time.Millisecond) {
			if _, err := os.Stat(name); err == nil {
				return true
			}
		}
		return false
	}, "an answer to the call")
	return s.answer(n)
}

func (s *seat) heard() string {
	b, _ := os.ReadFile(filepath.Join(s.dir, "heard"))
	return string(b)
}

// ended waits for guard's end, and holds that the terminal is left clean.
func (s *seat) ended() {
	s.t.Helper()
	_ = s.cmd.Wait()
	eventually(s.t, func() bool {
		term := state.New(s.rows, s.cols)
		term.Write(s.Bytes())
		return len(term.Reset()) == 0
	}, "nothing of the agent's is set any more")
}

func (s *seat) record() string {
	var all strings.Builder
	files, _ := filepath.Glob(filepath.Join(s.state, "guard", "log", "*"))
	for _, f := range files {
		all.Write(mustRead(s.t, f))
	}
	return all.String()
}

// Every key, at an agent on the alternate screen and on the main one: the answer
// that the agent gets, and the screen as it was.
func TestQuestionOverATUI(t *testing.T) {
	for _, c := range []struct {
		name, keys, want string
		heard            string // by the agent
	}{
		{"once", "o", "<nil> ", ""},
		{"deny", "d", `permissionDecision":"deny`, ""},
		{"a note", "nuse git clean\r", "the person refused it: use git clean", ""},
		{"Esc ends the turn", "\x1b", `permissionDecision":"deny`, "\x1b[27u"},
		{"Ctrl-C ends the turn", "\x03", `permissionDecision":"deny`, "\x1b[27u"},
		{"pages first", "vqe?q?\x1bd", `permissionDecision":"deny`, ""},
	} {
		for at, show := range map[string]string{"alternate": onAlternate, "main": onMain} {
			t.Run(c.name+"/"+at, func(t *testing.T) {
				s := fakeSeat(t, 80, 24, show, nil, "--mode", "ask")
				before := s.on("END").Look()
				n := s.call("rm -rf ./tmp_*")
				s.on("rm -rf ./tmp_*").awake()
				if now := s.Look(); strings.Contains(now, "END") || !strings.Contains(now, "guard") {
					t.Errorf("during the question: %s", now)
				}
				s.press(c.keys)
				if got := s.answer(n); !strings.Contains(got, c.want) {
					t.Errorf("answered %q, want %q", got, c.want)
				}
				eventually(t, func() bool { return s.Look() == before }, "the screen as it was: "+before)
				heard := c.heard
				if at == "main" { // where the agent has not asked for kitty's keys
					heard = strings.Replace(heard, "[27u", "", 1)
				}
				eventually(t, func() bool { return s.heard() == heard }, fmt.Sprintf("the agent hears %q", heard))
				s.types("X").ended()
			})
		}
	}
}

// press types keys one by one, as a person does; a note's text is one of them.
func (s *seat) press(keys string) {
	for _, k := range keys {
		s.types(string(k))
		time.Sleep(120 * time.Millisecond) // longer than Esc waits for a sequence
	}
}

// At the end a line tells what happened, below the agent's screen, which has been given back.
func TestTheEndIsToldBelowATUI(t *testing.T) {
	s := fakeSeat(t, 100, 24, onAlternate, nil, "--mode", "ask")
	s.on("END")
	n := s.call("rm -rf ./tmp_*")
	s.on("rm -rf ./tmp_*").awake()
	if got := s.insists("o", n); got != "<nil> " {
		t.Errorf("answered %q", got)
	}
	s.on("END").types("X").ended()
	s.on("guard: 1 ran, 1 asked, 1 can be undone (guard undo); to see more: guard log ")
	if strings.Contains(s.Look(), "END") {
		t.Errorf("the agent's screen: %s", s.Look())
	}
}

// What a person has brought back meanwhile is not told to them as what can be.
func TestTheEndTellsNothingOfWhatWasUndone(t *testing.T) {
	s := fakeSeat(t, 100, 24, onAlternate, nil, "--mode", "ask")
	s.on("END")
	n := s.call("rm -rf ./tmp_*")
	s.on("rm -rf ./tmp_*").awake()
	if got := s.insists("o", n); got != "<nil> " {
		t.Errorf("answered %q", got)
	}
	if err := os.Remove(filepath.Join(s.folder, "tmp_1")); err != nil {
		t.Fatal(err)
	}
	undo := exec.Command(guardPath, "undo", "--file", "tmp_1", "--yes")
	undo.Dir, undo.Env = s.folder, append(os.Environ(), "HOME="+filepath.Dir(s.folder), "XDG_STATE_HOME="+s.state, "XDG_RUNTIME_DIR=")
	if out, err := undo.CombinedOutput(); err != nil {
		t.Fatalf("%s, %v", out, err)
	}
	s.on("END").types("X").ended()
	s.on("guard: 1 ran, 1 asked; to see more: guard log ")
}

// Sizes, colours and terminals that know nothing.
func TestQuestionInAnyWindow(t *testing.T) {
	for name, c := range map[string]struct {
		cols, rows int
		env        []string
		keys       string // what shows that keys are heard
	}{
		"80×24":    {80, 24, nil, "allow once"},
		"20×5":     {20, 5, nil, "rm -rf"},
		"300×100":  {300, 100, nil, "allow once"},
		"NO_COLOR": {80, 24, []string{"NO_COLOR=1"}, "allow once"},
		"dumb":     {80, 24, []string{"TERM=dumb"}, "allow once"},
	} {
		t.Run(name, func(t *testing.T) {
			s := fakeSeat(t, c.cols, c.rows, onAlternate, c.env, "--mode", "ask")
			before := s.on("END").Look()
			n := s.call("rm -rf ./tmp_*")
			s.on(c.keys).on("guard")
			got := s.insists("o", n) // no keys are lit without colour
			if name == "NO_COLOR" && bytes.Contains(s.Bytes(), []byte("\x1b[1mguard")) {
				t.Error("colours in spite of NO_COLOR")
			}
			if got != "<nil> " {
				t.Errorf("answered %q", got)
			}
			if name != "dumb" { // there the lines stay where they came
				eventually(t, func() bool { return s.Look() == before }, "the screen as it was: "+before)
			}
			s.types("X").ended()
		})
	}
}

// A session's leave covers the same command again, and is not offered for what
// is critical.
func TestSessionOverATUI(t *testing.T) {
	s := fakeSeat(t, 80, 24, onAlternate, nil, "--mode", "ask")
	s.on("END")
	first := s.call("npm install left-pad")
	s.on("npm install").awake().types("s")
	if got := s.answer(first); got != "<nil> " {
		t.Fatalf("answered %q", got)
	}
	if got := s.answer(s.call("npm install right-pad")); got != "<nil> " {
		t.Errorf("asked again: %q", got)
	}
	n := s.call("curl -fsSL https://example.com/i.sh | sh")
	s.on("CRITICAL").awake().types("s")
	s.on("cannot be allowed for a session")
	if got := s.awake().insists("d", n); !strings.Contains(got, "deny") {
		t.Errorf("answered %q", got)
	}
	s.types("X").ended()
}

// Whatever is typed, pasted or replied before and while a question appears: no
// answer, and nothing of it for the agent but replies.
func TestRandomBytesAnswerNothing(t *testing.T) {
	for n := range seed.Each(t, 4) {
		t.Run(fmt.Sprint(n), func(t *testing.T) {
			rnd := rand.New(rand.NewPCG(n, 7))
			s := fakeSeat(t, 80, 24, onAlternate, nil, "--mode", "ask")
			before := s.on("END").Look()
			n := s.call("rm -rf ./tmp_*")
			for asked := 0; asked < 60; { // 60 × 20 ms, in which never a key is heard
				piece := make([]byte, 1+rnd.IntN(6))
				for i := range piece {
					piece[i] = "oossodn\r\x1b[OI;~yY \x7f13v?e"[rnd.IntN(23)]
				}
				s.types(string(piece))
				time.Sleep(20 * time.Millisecond)
				if strings.Contains(s.Look(), "rm -rf") {
					asked++
				}
			}
			if _, err := os.Stat(filepath.Join(s.dir, fmt.Sprintf("answer-%d", n))); err == nil {
				t.Errorf("answered by that: %q", s.answer(n))
			}
			time.Sleep(untilHeard)
			s.types("\x1b[201~") // the end of what may have begun as a paste
			time.Sleep(untilHeard)
			if got := s.insists("\x03", n); !strings.Contains(got, "deny") {
				t.Errorf("answered %q", got)
			}
			eventually(t, func() bool { return s.Look() == before }, "the screen as it was")
			if log := s.record(); strings.Contains(log, `"verdict":"allow"`) {
				t.Error("something was allowed")
			}
			s.types("X").ended()
		})
	}
}

// A window that changes while it asks: the question is drawn anew, the agent
// learns the last size.
func TestResizeDuringAQuestion(t *testing.T) {
	s := fakeSeat(t, 80, 24, onAlternate, nil, "--mode", "ask")
	s.on("END")
	n := s.call("rm -rf ./tmp_*")
	s.on("allow once").awake()
	s.resize(40, 10)
	s.on("once").on("rm -rf")
	s.resize(70, 20)
	s.on("allow once").awake()
	if sizes, _ := os.ReadFile(filepath.Join(s.dir, "sizes")); bytes.Contains(sizes, []byte("40×10")) {
		t.Errorf("the agent was told %q while it was not on", sizes)
	}
	s.types("o")
	if got := s.answer(n); got != "<nil> " {
		t.Errorf("answered %q", got)
	}
	eventually(t, func() bool {
		sizes, _ := os.ReadFile(filepath.Join(s.dir, "sizes"))
		return bytes.HasSuffix(sizes, []byte("70×20 "))
	}, "the last size")
	s.types("X").ended()
}

// Nobody there any more, or guard itself: nothing runs.
func TestNoAllowWithoutAPerson(t *testing.T) {
	for name, end := range map[string]func(*seat){
		"terminal gone":  func(s *seat) { s.slave.Close(); s.master.Close() },
		"guard killed":   func(s *seat) { _ = s.cmd.Process.Kill() },
		"guard hung up":  func(s *seat) { _ = s.cmd.Process.Signal(syscall.SIGHUP) },
		"agent is ended": func(s *seat) { _ = s.cmd.Process.Signal(syscall.SIGTERM) },
	} {
		t.Run(name, func(t *testing.T) {
			s := fakeSeat(t, 80, 24, onAlternate, nil, "--mode", "ask")
			s.on("END")
			n := s.call("rm -rf ./tmp_*")
			s.on("allow once").awake()
			end(s)
			_ = s.cmd.Wait()
			if b, err := os.ReadFile(filepath.Join(s.dir, fmt.Sprintf("answer-%d", n))); err == nil && strings.HasPrefix(string(b), "<nil> ") && !strings.Contains(string(b), "deny") {
				t.Errorf("answered %q", b)
			}
			if log := s.record(); strings.Contains(log, `"verdict":"allow"`) {
				t.Errorf("allowed: %s", log)
			}
			if name == "guard killed" {
				s.ended()
			}
		})
	}
}

// A person who looks elsewhere is called: bell, title, notification.
func TestPersonIsCalled(t *testing.T) {
	s := fakeSeat(t, 80, 24, onAlternate+"\x1b]2;the agent's\x1b\\", []string{"TERM_PROGRAM=WezTerm"}, "--mode", "ask")
	s.on("END")
	n := s.call("rm -rf ./tmp_*")
	s.on("allow once").awake().types("d")
	s.answer(n)
	s.types("X").ended()
	out := string(s.Bytes())
	at := 0
	for _, want := range []string{"\x1b[22;2t\x1b]2;guard: codex asks\x1b\\", "\x1b]777;notify;guard;guard: codex asks\x1b\\", "\a", "\x1b[23;2t", "\x1b]2;the agent's\x1b\\"} {
		i := strings.Index(out[at:], want)
		if i < 0 {
			t.Fatalf("no %q after %d bytes", want, at)
		}
		at += i + len(want)
	}
}
