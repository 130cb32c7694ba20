package state

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/hinshun/vt10x"

	"guard/internal/seed"
)

const (
	rows = 6
	cols = 14
)

// junk is what a prompt might do between Clear and Restore.
const junk = "\x1b[H\x1b[1;41m guard \x1b[0m asks\x1b[K\r\nto run a command that is far too long for the window\r\n\r\n\r\n\r\n\r\n\r\nkeys\x1b[2;2H\x1b[J"

// programs are what programs send; each is left in the midst of it.
var programs = map[string]string{
	"nothing":            "",
	"lines":              "one\r\ntwo\r\nthree",
	"scrolled":           strings.Repeat("a line\r\n", 20) + "prompt$ ",
	"colours":            "\x1b[1;31mred\x1b[38;5;120mgreen\x1b[48;2;1;2;3mback",
	"hidden cursor":      "text\x1b[?25l",
	"alternate":          "main\x1b[?1049h\x1b[2J\x1b[Halt\x1b[3;4Hmiddle",
	"alternate, colours": "\x1b[?1049h\x1b[1;7mtitle\x1b[K\x1b[0m\x1b[3;1H\x1b[44m\x1b[J\x1b[32min blue",
	"a frame":            "\x1b[?1049h\x1b(0lqqqk\x1b[2;1Hx   x\x1b[3;1Hmqqqj\x1b(B done",
	"a region":           "\x1b[?1049h\x1b[Ha\r\nb\r\nc\r\nd\x1b[2;4r\x1b[4;1H\n\n\x1b[3;3Hx",
	"origin":             "\x1b[?1049h\x1b[2;4r\x1b[?6h\x1b[2;2Hx",
	"last column":        "\x1b[?1049h\x1b[2;1H12345678901234",
	"insert":             "\x1b[?1049h\x1b[Habcdef\x1b[1;3H\x1b[4hXY",
	"no wrapping":        "\x1b[?1049h\x1b[?7l\x1b[H12345678901234567",
	"saved":              "\x1b[?1049h\x1b[2;3H\x1b[31m\x1b7\x1b[0m\x1b[5;5Hx",
	"keys":               "\x1b[>5u\x1b[>4;2m\x1b[?1h\x1b=\x1b[?2004h",
	"mouse":              "\x1b[?1049h\x1b[?1002h\x1b[?1006h\x1b[?1004h",
	"synchronized":       "\x1b[?1049h\x1b[?2026h\x1b[Hhalf",
	"back from there":    "main\x1b[?1049h\x1b[31mred\x1b[?1049l",
	"47":                 "main\x1b[?47h\x1b[2;2Halt",
	"deleted":            "\x1b[?1049h\x1b[Habcdefghij\x1b[1;3H\x1b[2P\x1b[2@\x1b[2L\x1b[M\x1b[4;4H",
	"half a sequence":    "\x1b[?1049h\x1b[Hx\x1b[3",
	"half a string":      "x\x1b]0;a title",
	"half a rune":        "x\xe2\x94",
	"title":              "\x1b]2;my title\x07",
	"link":               "\x1b[?1049h\x1b[H\x1b]8;;http://x/\x1b\\here\x1b]8;;\x1b\\ there",
	"tabs":               "\x1b[?1049h\x1b[H\x1b[3g\x1b[1;5H\x1bH\ra\tb",
	"erased":             "\x1b[?1049h\x1b[Habc\x1b[2;1Hdef\x1b[44m\x1b[1K\x1b[2;2H\x1b[1J\x1b[3X",
	"wide":               "\x1b[?1049h\x1b[H漢字a\x1b[2;1He\u0301漢\b",
	"a region of lines":  "\x1b[2;3rtext",
	"stops of its own":   "\x1b[3g\x1b[1;5H\x1bHtext",
	"colours of its own": "\x1b]4;1;#123456\x07\x1b]11;black\x07\x1b]5;0;red\x1b\\text",
	"margins":            "\x1b[?69h\x1b[3;9stext",
	"protected":          "\x1b[?1049h\x1b[H\x1b[1\"qstays\x1b[2;2H",
	"underlines":         "\x1b[?1049h\x1b[4:3;58:2::9:8:7mcurly\x1b[4m single\x1b[21mdouble",
}

// more continues a program, so that what was left open shows.
const more = "5;2H\x1b[?25h\x1b\\ then\r\n\tmore\x1b8saved\n\n\x1b[32mx\x1b[5Cy\x1b[2;3Hend"

func TestRestoreByItself(t *testing.T) {
	for name, program := range programs {
		for _, rest := range []string{"", more} {
			plain, asked := New(rows, cols), New(rows, cols)
			plain.Write([]byte(program))
			limit(plain)
			plain.Write([]byte(rest))
			asked.Write([]byte(program))
			interrupt(asked)
			asked.Write([]byte(rest))
			if d := differs(plain, asked); d != "" {
				t.Errorf("%s, then %q: %s", name, rest, d)
			}
		}
	}
}

// limit does what a question on the main screen cannot but do: the terminal
// saves the cursor for the state, where the program may have saved its own.
func limit(s *State) {
	if !s.alt {
		s.saveOrLoad(true)
	}
}

// interrupt feeds the terminal that s stands for with what clears it and with
// what restores it, while a second state follows the program alone.
func interrupt(terminal *State) {
	program := *terminal
	program.parser.seq = append([]byte(nil), terminal.seq...)
	program.parser.part = append([]byte(nil), terminal.part...)
	program.modes = map[mode]bool{}
	for m := range terminal.modes {
		program.modes[m] = true
	}
	program.grid = terminal.grid.copy()
	program.keys = [2]keyboard{terminal.keys[0].copy(), terminal.keys[1].copy()}
	terminal.Write(program.Clear())
	terminal.Write([]byte(junk))
	terminal.Write(program.Restore())
}

func (g grid) copy() grid {
	var out grid
	for _, l := range g.lines {
		out.lines = append(out.lines, append([]cell(nil), l...))
	}
	return out
}

func (k keyboard) copy() keyboard {
	return keyboard{k.base, append([]int(nil), k.stack...)}
}

// followed is what can be brought back of a veil.
func followed(v veil) string {
	v.colours.mixed, v.colours.altered, v.altered = 0, 0, 0
	v.everThere, v.letters, v.inked = false, false, false
	return fmt.Sprint(v)
}

// differs says in what two states differ that a program or person could see.
// The main screen's cursor and its cells are the terminal's own affair.
func differs(a, b *State) string {
	for _, c := range []struct {
		what string
		a, b any
	}{
		{"modes", a.modes, b.modes}, {"pen", a.pen, b.pen}, {"charsets", a.sets, b.sets}, {"region", a.region, b.region},
		{"tabs", a.tabs, b.tabs}, {"margins", a.sides, b.sides}, {"veil", followed(a.veil), followed(b.veil)}, {"keys", fmt.Sprint(a.keys), fmt.Sprint(b.keys)}, {"others", a.others, b.others}, {"keypad", a.keypad, b.keypad},
		{"shape", a.shape, b.shape}, {"alt", a.alt, b.alt}, {"title", a.title, b.title},
		{"what was begun", string(a.begun()), string(b.begun())},
	} {
		if !reflect.DeepEqual(c.a, c.b) {
			return fmt.Sprintf("%s: %v, and asked %v", c.what, c.a, c.b)
		}
	}
	if !a.alt {
		return ""
	}
	if a.cursor.row != b.cursor.row || a.cursor.col != b.cursor.col || a.cursor.wrap != b.cursor.wrap {
		return fmt.Sprintf("cursor: %+v, and asked %+v", a.cursor, b.cursor)
	}
	for r := range a.grid.lines {
		for c := range a.grid.lines[r] {
			x, y := a.grid.lines[r][c], b.grid.lines[r][c]
			x.pen.link, y.pen.link = 0, 0
			if x.char == 0 { // an erased cell and a written blank look the same
				x.char = ' '
			}
			if y.char == 0 {
				y.char = ' '
			}
			if x.width == 0 && y.width == 0 {
				continue
			}
			if x != y {
				return fmt.Sprintf("cell %d,%d: %+v, and asked %+v", r, c, x, y)
			}
		}
	}
	return ""
}

// unknown is what vt10x does not know, or has wrong: widths, sequences cut in
// two, insertion, margins at the sides, ED 1 in the second line, colons in SGR. Real tmux does know
// them (TestRestoreInTmux).
var unknown = map[string]bool{"wide": true, "half a sequence": true, "half a string": true, "half a rune": true,
	"insert": true, "margins": true, "deleted": true, "erased": true, "underlines": true}

// An emulator that is not ours sees the same screen before and after.
func TestRestoreByAnEmulator(t *testing.T) {
	for name, program := range programs {
		if unknown[name] {
			continue
		}
		t.Run(name, func(t *testing.T) {
			term := vt10x.New(vt10x.WithSize(cols, rows))
			s := New(rows, cols)
			send := func(b []byte) { _, _ = term.Write(b) }
			s.Write([]byte(program))
			send([]byte(program))
			before := look(term)
			send(s.Clear())
			if during := look(term); strings.TrimSpace(strings.Join(during.lines, "")) != "" {
				t.Errorf("not clear: %q", during.lines)
			}
			send([]byte(junk))
			send(s.Restore())
			if after := look(term); !reflect.DeepEqual(before, after) {
				t.Errorf("before %+v\nafter  %+v", before, after)
			}
		})
	}
}

// view is all that the emulator tells of its screen.
type looks struct {
	lines  []string
	colour []vt10x.Color
	row    int
	col    int
	shown  bool
	mode   vt10x.ModeFlag
}

func look(term vt10x.Terminal) looks {
	l := looks{row: term.Cursor().Y, col: term.Cursor().X, shown: term.CursorVisible(), mode: term.Mode()}
	for y := range rows {
		var b strings.Builder
		for x := range cols {
			c := term.Cell(x, y)
			if c.Char == 0 {
				c.Char = ' '
			}
			b.WriteRune(c.Char)
			if c.Char != ' ' {
				l.colour = append(l.colour, c.FG)
			}
			l.colour = append(l.colour, c.BG)
		}
		l.lines = append(l.lines, strings.TrimRight(b.String(), " "))
	}
	return l
}

// anything gives streams of everything that a state follows, in any order.
func anything() func(*rand.Rand) []byte {
	var parts []string
	for _, name := range slices.Sorted(maps.Keys(programs)) {
		parts = append(parts, programs[name])
	}
	for _, f := range slices.Sorted(maps.Keys(functions)) {
		for _, n := range []string{"", "2", "3;5", "1;4", "0", "31;42"} {
			mark := f[:leading([]byte(f))]
			parts = append(parts, "\x1b["+mark+n+f[len(mark):])
		}
	}
	for _, r := range rules {
		parts = append(parts, r.mode.sequence(true), r.mode.sequence(false))
	}
	parts = append(parts, "\x1bM", "\x1bD", "\x1bE", "\x1bH", "\x1b7", "\x1b8", "\x1b(0", "\x1b(B", "\x0e", "\x0f", "\t", "\b", "\r\n", "\n", "text", "漢字", "e\u0301", "lqqk", "\x1b[?1049h")
	return func(rnd *rand.Rand) (b []byte) {
		for range 1 + rnd.IntN(30) {
			b = append(b, parts[rnd.IntN(len(parts))]...)
		}
		return b[:len(b)-rnd.IntN(min(4, len(b)+1))]
	}
}

// Whatever a program sends, cut wherever it may be: restored is as before, and
// goes on as if nothing had happened.
func TestRestoreOfAnything(t *testing.T) {
	some := anything()
	for round := range seed.Each(t, 300) {
		rnd := rand.New(rand.NewPCG(round, 1))
		first, rest := some(rnd), some(rnd)
		plain, asked := New(rows, cols), New(rows, cols)
		plain.Write(first)
		limit(plain)
		plain.Write(rest)
		for _, c := range first { // cut everywhere
			asked.Write([]byte{c})
		}
		interrupt(asked)
		asked.Write(rest)
		if d := differs(plain, asked); d != "" {
			t.Fatalf("round %d: %q then %q: %s", round, first, rest, d)
		}
	}
}

// Half of a wide character is none.
func TestHalvesOfWideCharacters(t *testing.T) {
	for program, want := range map[string]string{
		"漢字":                "漢字          ",
		"漢字\x1b[1;2Hx":      " x字          ",
		"漢字\x1b[1;3Hx":      "漢x           ",
		"漢字\x1b[1;2H字":      " 字           ",
		"漢字\x1b[1;2H\x1b[P": " 字           ",
		"漢字\x1b[1;3H\x1b[X": "漢            ",
		"漢字\x1b[1;2H\x1b[@": "   字         ",
		"1234567890123漢":    "123456789012漢",
		"123456789012漢":     "123456789012漢",
	} {
		s := New(1, cols)
		s.Write([]byte("\x1b[?1049h\x1b[?7l" + program))
		var b strings.Builder
		for _, c := range s.grid.lines[0] {
			if c.width > 0 {
				c.write(&b)
			}
		}
		if b.String() != want {
			t.Errorf("%q: %q, want %q", program, b.String(), want)
		}
	}
}

func TestResetIsComplete(t *testing.T) {
	for name, program := range programs {
		terminal := New(rows, cols)
		terminal.Write([]byte(program))
		reset := terminal.Reset()
		terminal.Write(reset)
		if slices.Equal(terminal.tabs, usualTabs(cols)) {
			terminal.tabs = nil
		}
		if again := terminal.Reset(); len(again) != 0 {
			t.Errorf("%s: after %q still %q", name, reset, again)
		}
		if program == "" && len(reset) != 0 {
			t.Errorf("nothing was set, and is reset by %q", reset)
		}
	}
}

// Whatever a program has set, nothing of it is left, whether the terminal was
// cleared or not.
func TestAbandon(t *testing.T) {
	for name, program := range programs {
		for _, cleared := range []bool{false, true} {
			s, terminal := New(rows, cols), New(rows, cols)
			s.Write([]byte(program))
			terminal.Write([]byte(program))
			if cleared {
				terminal.Write(s.Clear())
				terminal.Write([]byte(junk))
				if s.titled {
					terminal.Write([]byte("\x1b]2;guard: gemini asks\x1b\\"))
				}
			}
			terminal.Write(s.Abandon(cleared))
			if slices.Equal(terminal.tabs, usualTabs(cols)) {
				terminal.tabs = nil
			}
			if terminal.title != s.title {
				t.Errorf("%s, cleared %v: the title is %q", name, cleared, terminal.title)
			}
			if left := terminal.Reset(); len(left) != 0 {
				t.Errorf("%s, cleared %v: %q is left", name, cleared, left)
			}
		}
	}
}

// Frames that draw, hide the cursor and show it again leave Abandon as it was.
func TestFramesAreNoChanges(t *testing.T) {
	s := New(rows, cols)
	s.Write([]byte("\x1b[?1049h\x1b[?2004h"))
	was, before := s.Changes(), string(s.Abandon(false))
	s.Write([]byte("\x1b[?2026h\x1b[?25l\x1b[2;1H\x1b[1;31mframe\x1b[0m\x1b[?25h\x1b[?2026l"))
	if s.Changes() != was || string(s.Abandon(false)) != before {
		t.Error("a frame is a change")
	}
	early := s.Abandon(false)
	s.Write([]byte("\x1b="))
	if s.Changes() != was {
		t.Error("the keypad's mode is a change")
	}
	if s.Write(early); s.keypad {
		t.Error("the keypad's mode stays")
	}
	s.Write([]byte("\x1b[?2004l"))
	if s.Changes() == was {
		t.Error("a change is none")
	}
}

func TestReturnFromReset(t *testing.T) {
	for name, program := range programs {
		if name == "origin" { // its cursor is not known on the main screen
			continue
		}
		plain, suspended := New(rows, cols), New(rows, cols)
		plain.Write([]byte(program))
		suspended.Write([]byte(program))
		reset, back := plain.Reset(), plain.Return()
		suspended.Write(reset)
		suspended.Write([]byte("\x1b[0m$ fg\r\n"))
		suspended.Write(back)
		if d := differs(plain, suspended); d != "" {
			t.Errorf("%s: reset %q, back %q: %s", name, reset, back, d)
		}
	}
}

// What Codex leaves behind when it is killed (agents' notes, 0.169).
func TestResetOfCodex(t *testing.T) {
	s := New(24, 80)
	s.Write([]byte("\x1b[?2004h\x1b[>4;0m\x1b[>5u\x1b[?1004h\x1b[?1049h\x1b[?1007h\x1b[?25l\x1b[>4;2m"))
	reset := string(s.Reset())
	for _, want := range []string{"\x1b[<1u", "\x1b[?1007l", "\x1b[?1049l", "\x1b[?2004l", "\x1b[?1004l", "\x1b[>4;0m", "\x1b[?25h"} {
		if !strings.Contains(reset, want) {
			t.Errorf("%q lacks %q", reset, want)
		}
	}
}

func TestResize(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	for _, size := range [][2]int{{1, 1}, {3, 5}, {20, 100}, {0, 0}, {1 << 30, 1 << 30}} {
		for name, program := range programs {
			s := New(rows, cols)
			s.Write([]byte(program))
			s.Resize(size[0], size[1])
			s.Write([]byte(more + program + strings.Repeat("漢x", 40)))
			if s.alt && (len(s.grid.lines) != s.rows || len(s.grid.lines[0]) != s.cols) {
				t.Errorf("%s %v: %d lines of %d", name, size, len(s.grid.lines), len(s.grid.lines[0]))
			}
			s.Restore()
		}
	}
}

func TestExact(t *testing.T) {
	for program, want := range map[string]bool{
		"x\x1b[?69h":                            true, // not on the alternate screen
		"\x1b[?1049h\x1b[?2004h\x1b[6n\x1b[c":   true,
		"\x1b[?1049h\x1b[?69h":                  false,
		"\x1b[?1049h\x1bPq#0~\x1b\\":            false,
		"\x1b[?1049h\x1bP+q544e\x1b\\":          true,
		"\x1b[?1049h\x1b_Ga=T;AAAA\x1b\\":       false,
		"\x1b[?1049h\x1b[1;1;2;2$z":             false,
		"\x1b[?1049h\x1b[?69h\x1b[?1049l":       true,
		"\x1b[?1049h\x1b]1337;File=a:AA\x07":    false,
		"\x1b[?1049h\x1b]1337;CurrentDir=/\x07": true,
	} {
		s := New(rows, cols)
		s.Write([]byte(program))
		if s.Exact() != want {
			t.Errorf("%q: exact %v", program, !want)
		}
	}
}

func FuzzState(f *testing.F) {
	for _, p := range programs {
		f.Add([]byte(p), []byte(more))
	}
	f.Fuzz(func(t *testing.T, first, rest []byte) {
		whole, cut := New(rows, cols), New(rows, cols)
		whole.Write(append(append([]byte(nil), first...), rest...))
		for _, c := range first {
			cut.Write([]byte{c})
		}
		cut.Write(rest)
		if d := differs(whole, cut); d != "" {
			t.Fatalf("cut: %s", d)
		}
		if len(cut.seq) > keep || len(cut.part) > 3 {
			t.Fatal("unbounded")
		}
		interrupt(whole)
		if whole.Clean() != cut.Clean() {
			t.Fatal("what was begun was not begun again")
		}
	})
}
