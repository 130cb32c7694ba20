package prompt

import (
	"os"
	"strings"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"guard/internal/seed"
	"guard/policy/decision"
	"guard/prompt/text"
	"guard/prompt/tty"
)

// first is a result's only answer.
func (r result) first(t *testing.T) (Answer, string) {
	t.Helper()
	if len(r.Answers) != 1 {
		t.Fatalf("%d answers: %+v", len(r.Answers), r)
	}
	return r.Answers[0], r.Errs[0]
}

func TestAnswersAtATerminal(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, keys string
		want       Answer
		left       string
	}{
		{"once", "o", Answer{Kind: decision.Once}, "guard  allowed once  rm -rf ./tmp_*"},
		{"for the session", "s", Answer{Kind: decision.ForSession}, "guard  allowed for this session  rm -rf ./tmp_*"},
		{"deny", "d", Answer{Kind: decision.Refused}, "guard  denied  rm -rf ./tmp_*"},
		{"Esc", "\x1b", Answer{Kind: decision.Cancelled}, "guard  cancelled  rm -rf ./tmp_*"},
		{"Ctrl-C", "\x03", Answer{Kind: decision.Cancelled}, "guard  cancelled  rm -rf ./tmp_*"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			r := start(t, "ask", offered, 80, 24).awake().types(c.keys)
			if got, errText := r.ended().first(t); got != c.want || errText != "" {
				t.Errorf("got %+v %s", got, errText)
			}
			if lines := r.on(c.left).lines(); len(lines) != 1 || lines[0] != c.left {
				t.Errorf("left on the screen: %q", lines)
			}
		})
	}
}

func TestDenyWithNoteAtATerminal(t *testing.T) {
	t.Parallel()
	r := start(t, "ask", deletion, 80, 24).awake().types("n").on("Enter deny").types("use trásh\r")
	if got, _ := r.ended().first(t); got != (Answer{Kind: decision.Refused, Note: "use trásh"}) {
		t.Errorf("got %+v", got)
	}
}

// TestNoAnswer: what is typed leaves the question where it is; then it is denied.
func TestNoAnswer(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, keys, sign string }{
		{"Enter", "\r\r", ""},
		{"paste", "\x1b[200~o\r\x1b[201~", "pasted text"},
		{"paste without brackets", "only\r", "pasted text"},
		{"arrow keys", "\x1b[A\x1b[B", "pasted text"},
		{"an arrow key", "\x1b[A", "does nothing"},
		{"s that is not offered", "s", "not for a session"},
		{"Ctrl-Z, Ctrl-S and Ctrl-backslash", "\x1a\x13\x1c", "pasted text"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			r := start(t, "ask", deletion, 80, 24).awake().types(c.keys)
			switch c.sign {
			case "":
				r.types("x").on("does nothing").awake()
			case "not for a session":
				r.on("only once").awake()
			default:
				r.on(c.sign).awake()
			}
			if got, _ := r.types("d").ended().first(t); got.Kind != decision.Refused {
				t.Errorf("got %+v", got)
			}
		})
	}
}

// TestTypeAhead: what is typed before the question, and in its dead time, does not answer it.
func TestTypeAhead(t *testing.T) {
	t.Parallel()
	rnd := seed.Rand(t, 7, 8)
	for range 4 {
		before, during := make([]byte, 200), make([]byte, 20)
		for i := range before {
			before[i] = "os\r\n yd\x1bx"[rnd.IntN(9)]
		}
		for i := range during {
			during[i] = "os\ryD"[rnd.IntN(5)]
		}
		t.Run("", func(t *testing.T) {
			t.Parallel()
			r := start(t, "ask", offered, 80, 24).types(string(before)).shown()
			r.types(string(during)).awake()
			if got, _ := r.types("d").ended().first(t); got.Kind != decision.Refused {
				t.Errorf("got %+v", got)
			}
		})
	}
}

func TestTwoAsksOneReader(t *testing.T) {
	t.Parallel()
	r := start(t, "two", offered, 100, 30).awake().on("1 of 2").on("number 1").types("o")
	r.shown().types("oo") // too early for the second question
	r.awake().on("2 of 2").on("number 2").types("d")
	res := r.ended()
	if res.Answers[0].Kind != decision.Once || res.Answers[1].Kind != decision.Refused {
		t.Errorf("got %+v", res)
	}
	if got := strings.Join(r.on("denied").lines(), "|"); got != "guard  allowed once  rm -rf ./tmp_* number 1|guard  denied  rm -rf ./tmp_* number 2" {
		t.Errorf("left on the screen: %q", got)
	}
}

func TestDenyAllAtATerminal(t *testing.T) {
	t.Parallel()
	r := start(t, "three", offered, 100, 30).awake().on("1 of 3").types("D")
	for i, a := range r.ended().Answers {
		if a.Kind != decision.Refused {
			t.Errorf("question %d: %+v", i+1, a)
		}
	}
	if lines := r.on("denied all 3").lines(); len(lines) != 1 {
		t.Errorf("left on the screen: %q", lines)
	}
}

func TestWithdrawnAtATerminal(t *testing.T) {
	t.Parallel()
	r := start(t, "withdrawn", deletion, 80, 24).awake()
	r.tell()
	if got, errText := r.ended().first(t); got.Kind != decision.Withdrawn || !strings.Contains(errText, tty.ErrWithdrawn.Error()) {
		t.Errorf("got %+v %q", got, errText)
	}
	if lines := r.on("no longer asked").lines(); len(lines) != 1 {
		t.Errorf("left on the screen: %q", lines)
	}
}

func TestTerminalClosed(t *testing.T) {
	t.Parallel()
	r := start(t, "ask", deletion, 80, 24).awake()
	r.slave.Close()
	r.master.Close()
	got, errText := r.reported().first(t)
	if got.Allows() || got.Kind != decision.Withdrawn || errText == "" {
		t.Errorf("got %+v %q", got, errText)
	}
}

func TestPanicGivesTheTerminalBack(t *testing.T) {
	t.Parallel()
	r := start(t, "panic", deletion, 80, 24)
	res := r.ended()
	if res.Note != "broken" || res.Errs[0] != "" {
		t.Errorf("got %+v", res)
	}
	if got := strings.Join(r.on("gone").lines(), "|"); got != "guard  gone" {
		t.Errorf("left on the screen: %q", got)
	}
}

// TestTaken: another program sets the mode while guard asks; guard gives way and leaves it.
func TestTaken(t *testing.T) {
	t.Parallel()
	r := start(t, "stolen", deletion, 80, 24).awake()
	r.tell()
	got, errText := r.reported().first(t)
	if got.Kind != decision.Withdrawn || !strings.Contains(errText, tty.ErrNotCooked.Error()) {
		t.Errorf("got %+v %q", got, errText)
	}
	if want := r.before.Cc[0] ^ 1; r.mode().Cc[0] != want {
		t.Error("the other program's mode was undone")
	}
}

func TestAvailable(t *testing.T) {
	t.Parallel()
	change := func(r *rig, by func(*unix.Termios)) {
		m := r.mode()
		by(&m)
		if err := unix.IoctlSetTermios(int(r.slave.Fd()), setMode, &m); err != nil {
			r.t.Fatal(err)
		}
	}
	for _, c := range []struct {
		name, peer  string
		width, rows int
		env         []string
		change      func(*unix.Termios)
		want        error
	}{
		{name: "a cooked terminal", peer: "available", width: 80, rows: 24},
		{name: "no echo", peer: "available later", width: 80, rows: 24, change: func(m *unix.Termios) { m.Lflag &^= unix.ECHO }, want: tty.ErrNotCooked},
		{name: "no lines", peer: "available later", width: 80, rows: 24, change: func(m *unix.Termios) { m.Lflag &^= unix.ICANON }, want: tty.ErrNotCooked},
		{name: "behind another group", peer: "background", width: 80, rows: 24, want: tty.ErrBackground},
		{name: "a window too small", peer: "available", width: 19, rows: 5, want: tty.ErrTooSmall},
		{name: "a window of unknown size", peer: "available", width: 0, rows: 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			r := start(t, c.peer, deletion, c.width, c.rows, c.env...)
			if c.change != nil {
				change(r, c.change)
				r.tell()
			}
			_, errText := r.reported().first(t)
			if c.want == nil && errText != "" || c.want != nil && !strings.Contains(errText, c.want.Error()) {
				t.Errorf("got %q, want %v", errText, c.want)
			}
		})
	}
}

func TestNoTerminal(t *testing.T) {
	got, err := New(tty.Options{Path: t.TempDir() + "/none"}).Ask(t.Context(), deletion)
	if got.Allows() || !tty.Unavailable(err) {
		t.Errorf("got %+v, %v", got, err)
	}
	if _, err := New(tty.Options{Path: "/dev/null"}).Ask(t.Context(), deletion); !tty.Unavailable(err) {
		t.Errorf("/dev/null: %v", err)
	}
}

func TestConfirmAtATerminal(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, keys, want string }{
		{"the word", "unrestricted\r", ""},
		{"another word", "yes\r", ErrDeclined.Error()},
		{"Ctrl-C", "\x03", ErrDeclined.Error()},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			r := start(t, "confirm", Question{}, 80, 24).types("unrestricted\r").newOutput("\x1b[1m> \x1b[0m").on("read credentials").types(c.keys)
			if _, errText := r.ended().first(t); errText != c.want {
				t.Errorf("got %q, want %q", errText, c.want)
			}
			lines := r.on("guard  unrestricted mode").lines()
			if strings.TrimPrefix(lines[0], "unrestricted") == "" { // the kernel's echo, from before guard asked
				lines = lines[1:]
			}
			if len(lines) != 1 {
				t.Errorf("left on the screen: %q", lines)
			}
		})
	}
}

func TestTrustAtATerminal(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, keys, want string }{
		{"the word", "trust\r", ""},
		{"the word of another dialog", "unrestricted\r", ErrDeclined.Error()},
		{"Enter", "\r", ErrDeclined.Error()},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			r := start(t, "trust", Question{}, 80, 24).newOutput("\x1b[1m> \x1b[0m").on("app/.guard.toml: it says 3 things").types(c.keys)
			if _, errText := r.ended().first(t); errText != c.want {
				t.Errorf("got %q, want %q", errText, c.want)
			}
		})
	}
}

// TestHostileTextStaysInItsBox: whatever the question holds, the emulated terminal shows
// guard's lines and what stood above them, and afterwards one line.
func TestHostileTextStaysInItsBox(t *testing.T) {
	t.Parallel()
	for _, size := range sizes {
		for _, name := range []string{"hostile", "long"} {
			t.Run(name, func(t *testing.T) {
				t.Parallel()
				q := questions[name]
				r := start(t, "ask", q, size.width, size.rows).awake()
				box := Draw(q, size.width, Height(q, size.width, size.rows), State{Awake: true})
				if size.width >= wideWidth && strings.ContainsAny(strings.Join(box, ""), "削除") {
					box = nil // the emulator draws wide runes in one cell
				}
				lines := r.lines()
				if !strings.HasPrefix(lines[0], "guard ") || len(lines) != Height(q, size.width, size.rows) {
					t.Errorf("%d lines on the screen: %q", len(lines), lines)
				}
				for i, l := range box {
					want := strings.TrimRight(strings.NewReplacer("[", " ", "]", " ").Replace(l), " ")
					if got := strings.NewReplacer("[", " ", "]", " ").Replace(lines[i]); strings.TrimRight(got, " ") != want {
						t.Errorf("line %d is %q, want %q", i, got, want)
					}
				}
				r.types("d").ended()
				if lines := r.on("denied").lines(); len(lines) != 1 || !strings.HasPrefix(lines[0], "guard  denied") {
					t.Errorf("left on the screen: %q", lines)
				}
			})
		}
	}
}

func TestResize(t *testing.T) {
	t.Parallel()
	r := start(t, "ask", offered, 80, 24).awake()
	r.resize(120, 30)
	r.newOutput("o\x1b[0m allow once").on("s for this session")
	if got, _ := r.types("o").ended().first(t); got.Kind != decision.Once {
		t.Errorf("got %+v", got)
	}
}

// TestPlain: without colours nothing but the box's own modes is sent, and to a dumb terminal
// nothing at all.
func TestPlain(t *testing.T) {
	t.Parallel()
	for env, allowed := range map[string]string{"NO_COLOR=1": "\x1b[", "TERM=dumb": ""} {
		t.Run(env, func(t *testing.T) {
			t.Parallel()
			r := start(t, "ask", deletion, 80, 24, env).shown().on("? help")
			until(t, "an answer", func() bool { // there is no sign of the gate without colours
				r.types("d")
				time.Sleep(tty.QuietTime + 100*time.Millisecond)
				_, err := os.Stat(r.result)
				return err == nil
			})
			if got, _ := r.ended().first(t); got.Kind != decision.Refused {
				t.Errorf("got %+v", got)
			}
			r.on("guard  denied")
			if text.Uncoloured(string(r.out)) != string(r.out) || allowed == "" && strings.Contains(string(r.out), "\x1b") {
				t.Errorf("sent: %q", r.out)
			}
		})
	}
}
