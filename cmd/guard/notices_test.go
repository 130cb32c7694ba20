package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// others runs a command of guard's as the person does in another terminal.
func (s *seat) others(args ...string) {
	s.t.Helper()
	cmd := exec.Command(guardPath, args...)
	cmd.Env = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + filepath.Dir(s.state), "LANG=C.UTF-8", "XDG_STATE_HOME=" + s.state}
	if out, err := cmd.CombinedOutput(); err != nil {
		s.t.Fatalf("%v: %v: %s", args, err, out)
	}
}

// bytesHold waits until the terminal was sent something.
func (s *seat) bytesHold(want string) {
	s.t.Helper()
	eventually(s.t, func() bool { return strings.Contains(string(s.Bytes()), want) }, "what came: "+want)
}

const nowSafe, nowAsk = "guard: the mode is safe now (it was ask)", "guard: the mode is ask now (it was safe)"

// What happens while an agent draws is told then: in the window's title and by the desktop, with nothing drawn over the
// agent; the next question shows it, and the end does not repeat it.
func TestNoticeOverATUI(t *testing.T) {
	s := fakeSeat(t, 80, 24, "\x1b]2;mine\x1b\\"+onAlternate, []string{"TERM=xterm-ghostty"}, "--mode", "ask")
	before := s.on("END").Look()
	s.others("mode", "safe")
	s.bytesHold("\x1b[22;2t\x1b]2;" + nowSafe + "\x1b\\\x1b]777;notify;guard;" + nowSafe + "\x1b\\")
	s.others("mode", "ask")
	s.bytesHold("\x1b]2;" + nowAsk + "\x1b\\")
	if now := s.Look(); now != before {
		t.Errorf("the agent's screen is another one: %s", now)
	}
	n := s.call("rm -rf ./tmp_*")
	s.on("meanwhile").on("the mode is safe now (it was ask)").on("the mode is ask now (it was safe)").awake()
	s.bytesHold("\x1b[23;2t\x1b]2;mine\x1b\\") // before the question
	if got := s.insists("o", n); got != "<nil> " {
		t.Errorf("answered %q", got)
	}
	s.on("END") // the agent hears the answer before its screen is back
	n = s.call("rm -rf ./tmp_*")
	s.on("rm -rf ./tmp_*").awake()
	if strings.Contains(s.Look(), "meanwhile") {
		t.Errorf("it is told twice: %s", s.Look())
	}
	s.insists("o", n)
	s.on("END").types("X").ended()
	if end := s.Look(); strings.Contains(end, "the mode is") {
		t.Errorf("at the end: %s", end)
	}
}

// What no question has shown is said at the end.
func TestNoticeAtTheEnd(t *testing.T) {
	s := fakeSeat(t, 80, 24, onAlternate, nil, "--mode", "ask")
	s.on("END")
	s.others("mode", "safe")
	s.bytesHold("\x1b]2;" + nowSafe)
	s.types("X").ended()
	s.on(nowSafe)
	if all := string(s.Bytes()); strings.Count(all, "\x1b[22;2t") != strings.Count(all, "\x1b[23;2t") {
		t.Error("the window's title is not given back")
	}
}

// Among an agent's plain lines it is a line, at once, and not said again at the end.
func TestNoticeAmongLines(t *testing.T) {
	s := fakeSeat(t, 80, 24, "working on it\r\nEND", []string{"GUARD_TEST_LINES=1"}, "--mode", "ask")
	s.on("END")
	s.others("mode", "safe")
	s.on(nowSafe)
	s.types("X\r").ended()
	if all := string(s.Bytes()); strings.Count(all, nowSafe) != 1 || !strings.Contains(all, "END\r\n"+nowSafe+"\r\n") {
		t.Errorf("%q", all)
	}
}

// In tmux the line stands as the pane's title, and all else is as it was.
func TestNoticeInTmux(t *testing.T) {
	base := t.TempDir()
	bin, word := filepath.Join(base, "bin"), filepath.Join(base, "word")
	write(t, filepath.Join(word, "show"), "\x1b]2;mine\x1b\\"+onAlternate)
	if err := os.MkdirAll(bin, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(selfPath(t), filepath.Join(bin, "codex")); err != nil {
		t.Fatal(err)
	}
	s := &seat{t: t, dir: word, folder: base, state: filepath.Join(base, "state")}
	m := newTmux(t, base, []string{"PATH=" + bin + ":" + os.Getenv("PATH"), "HOME=" + base, "LANG=C.UTF-8", "XDG_STATE_HOME=" + s.state, tuiFolder + "=" + word,
		"GUARD_TEST_GUARD=" + guardPath}, 80, 24, guardPath, "--mode", "ask", "codex")
	before := m.on("END").look()
	s.others("mode", "safe")
	eventually(t, func() bool { return strings.Contains(m.run("display-message", "-p", "#{pane_title}"), nowSafe) }, "the pane's title")
	if now := m.look(); strings.ReplaceAll(now, nowSafe, "mine") != before {
		t.Errorf("before %q\nnow %q", before, now)
	}
}
