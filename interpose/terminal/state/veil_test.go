package state

import (
	"strings"
	"testing"
)

// veils are what a program could write so that what is drawn afterwards is not seen as it is drawn, what has to stand
// before guard draws, and what brings the program's own back.
var veils = []struct {
	name, program   string
	before, restore string
}{
	{"to a printer", "\x1b[5i", "\x1b[4i", "\x1b[5i"},
	{"to a printer, with a zero", "\x1b[05i", "\x1b[4i", "\x1b[5i"},
	{"a VT52", "\x1b[?2l", "\x1b<", "\x1b[?2l"},
	{"a keyboard that is locked", "\x1b[2h", "\x1b[2l", "\x1b[2h"},
	{"controls that are only shown", "\x1b[3h", "\x1b[3l", "\x1b[3h"},
	{"keys that the terminal shows", "\x1b[12l", "\x1b[12h", "\x1b[12l"},
	{"Esc as another key", "\x1b[?7727h", "\x1b[?7727l", "\x1b[?7727h"},
	{"another window of the terminal's", "\x1b[?38h", "\x1b\x03", "\x1b[?38h"},
	{"margins", "\x1b[?69h\x1b[3;5s", "\x1b[?69l", "\x1b[3;5s"},
	{"margins on the alternate screen", "\x1b[?1049h\x1b[?69h\x1b[3;5s", "\x1b[?69l", "\x1b[3;5s"},
	{"text that stays when it is erased", "\x1b[1\"q", "\x1b[0\"q", "\x1b[1\"q"},
	{"the same by ISO 6429", "\x1bV", "\x1b[0\"q", "\x1bV"},
	{"8-bit controls for keys", "\x1b G", "\x1b F", "\x1b G"},
	{"no UTF-8", "\x1b%@", "\x1b%G", "\x1b%@"},
	{"a colour of the palette", "\x1b]4;1;#000000\x07", "\x1b]104;1\x1b\\", "\x1b]4;1;#000000\x1b\\"},
	{"several of them", "\x1b]4;201;red;2;rgb:0/0/0\x1b\\", "\x1b]104;2\x1b\\\x1b]104;201\x1b\\", "\x1b]4;201;red\x1b\\"},
	{"a special colour", "\x1b]5;0;black\x07", "\x1b]105;0\x1b\\", "\x1b]5;0;black\x1b\\"},
	{"text as the background", "\x1b]10;#000;#111\x07", "\x1b]110\x1b\\\x1b]111\x1b\\", "\x1b]10;#000\x1b\\\x1b]11;#111\x1b\\"},
	{"the background", "\x1b]011;black\x07", "\x1b]111\x1b\\", "\x1b]11;black\x1b\\"},
	{"a colour in a long string", "\x1b]4;1;black;" + strings.Repeat("9;?;", keep) + "\x07", "\x1b]104\x1b\\", ""},
	{"colours as kitty sets them", "\x1b]21;foreground=black\x1b\\", "\x1b]104\x1b\\", ""},
	{"and iTerm2", "\x1b]1337;SetColors=fg=000\x07", "\x1b]110\x1b\\", ""},
	{"and a terminal of DEC's", "\x1bP2$p1;2;0;0;0\x1b\\", "\x1b]104\x1b\\", ""},
	{"colours from a stack", "\x1b[#P\x1b[#Q", "\x1b]104\x1b\\", ""},
	{"a colour in a string that CAN ends", "\x1b]4;1;black\x18", "\x1b]104;1\x1b\\", "\x1b]4;1;black\x1b\\"},
	{"a colour in a string that another sequence ends", "\x1b]10;black\x1b[m", "\x1b]110\x1b\\", "\x1b]10;black\x1b\\"},
	{"a colour in a string that has no end", "\x1b]10;black", "\x18\x1b\\\x1b]110\x1b\\", "\x1b]10;black"},
	{"a colour in a string that has half an end", "\x1b]10;black\x1b", "\x18\x1b\\\x1b]110\x1b\\", "\x1b]10;black\x1b"},
	{"colours from kitty's stack", "\x1b]30101\x1b\\", "\x1b]104\x1b\\", ""},
	{"colours as mintty sets them", "\x1b]7704;7;#000000\x07", "\x1b]104\x1b\\", ""},
	{"the text's colour as rxvt sets it", "\x1b]39;#000000\x07", "\x1b]110\x1b\\", ""},
	{"the background as rxvt sets it", "\x1b]49;#ffffff\x1b\\", "\x1b]111\x1b\\", ""},
	{"a font of symbols", "\x1b]50;-*-symbol-*\x07", "\x1b]50;#0\x1b\\", "\x1b]50;-*-symbol-*\x1b\\"},
	{"a font by its number, not ended", "\x1b]50;#+1", "\x1b]50;#0\x1b\\", ""},
	{"a colour of Linux' console, which ends by itself", "\x1b]P7000000", "\x1b]R\x1b\\", ""},
	{"the colours of text on Linux' console", "\x1b[30;40m\x1b[8]", "\x1b[37;40m\x1b[8]", ""},
	{"letters of its own", "\x1bP1;1;1{B????\x1b\\", "\x1bP0;0;2{ @\x1b\\", ""},
	{"letters of its own, ended by another sequence", "\x1bP1;1;1{B????\x1b[m", "\x1bP0;0;2{ @\x1b\\", ""},
	{"letters of its own, not ended", "\x1bP1;1;1{B????", "\x1bP0;0;2{ @\x1b\\", ""},
	{"the status line", "\x1b[1$}", "\x1b[0$}", "\x1b[1$}"},
	{"the status line behind a soft reset", "\x1b[1$}\x1b[!p", "\x1b[0$}", ""},
	{"text in the status line", "\x1b[2$~\x1b[1$}text\x1b[0$}", "\x1b[0$~", "\x1b[2$~"},
	{"a page that is not shown", "\x1b[?64l\x1b[2 P", "\x1b[?64h", "\x1b[?64l"},
	{"text that was protected by ISO 6429", "\x1bVtext\x1bW", "\x1b[0\"q", "\x1bV\x1bW"},
	{"from right to left", "\x1b[2 k", "\x1b[0 k", "\x1b[2 k"},
	{"no other screen", "\x1b[?1046l", "\x1b[?1046h", "\x1b[?1046l"},
	{"a mode around DEL", "\x1b\x7f[\x7f?1003\x7fh", "\x1b[?1003l", "\x1b[?1003h"},
	{"a mode in the upper half of Latin-1", "\x1b[\u00bf\u00b1003\u00e8", "\x1b[?1003l", "\x1b[?1003h"},
	{"a control sequence in the upper half", "\x1b\u00db?1003h", "\x1b[?1003l", "\x1b[?1003h"},
	{"a string that BEL does not end everywhere", "\x1bPx\x07", "\x18\x1b\\", ""},
	{"a title of screen's", "\x1bkx", "\x18\x1b\\", ""},
	{"a hyperlink", "\x1b]8;;http://x/\x1b\\there", "\x1b]8;;\x1b\\", "\x1b]8;;http://x/\x1b\\"},
	{"a hyperlink that is too long", "\x1b]8;;http://x/" + strings.Repeat("y", 2*linksMost) + "\x1b\\there", "\x1b]8;;\x1b\\", ""},
	{"a mode that was saved", "\x1b[?1003h\x1b[?1003s\x1b[?1003l\x1b[?1003r", "\x1b[?1003l", "\x1b[?1003h"},
	{"a mode behind a hundred", "\x1b[?" + strings.Repeat("7;", 100) + "1003h", "\x1b[?1003l", "\x1b[?1003h"},
	{"a mode behind thousands of zeros", "\x1b[?" + strings.Repeat("0", 2*keep) + "1003h", "\x1b[?1003l", "\x1b[?1003h"},
	{"a mode behind a huge number", "\x1b[?" + strings.Repeat("9", 2*keep) + ";1003h", "\x1b[?1003l", "\x1b[?1003h"},
	{"a mode by an 8-bit control", "\u009b?1003h", "\x1b[?1003l", "\x1b[?1003h"},
	{"a string by 8-bit controls", "\u009d4;1;black\u009c", "\x18\x1b\\\x1b]104;1\x1b\\", "\x1b]4;1;black\x1b\\"},
	{"a string that only some terminals end", "\x1b]0;x\u009c", "\x18\x1b\\", ""},
}

// Whatever of that a program sets, in one write or byte by byte, it is lifted before guard draws, is there again
// afterwards, and is not left to a shell: not after a kill either.
func TestNothingHidesWhatIsDrawn(t *testing.T) {
	for _, v := range veils {
		t.Run(v.name, func(t *testing.T) {
			whole, s := New(rows, cols), New(rows, cols)
			whole.Write([]byte(v.program))
			early := s.Changes()
			for i := range len(v.program) {
				s.Write([]byte(v.program[i : i+1]))
			}
			clear, restore := string(s.Clear()), string(s.Restore())
			if got := string(whole.Clear()); got != clear {
				t.Errorf("in one write cleared by %q, byte by byte by %q", got, clear)
			}
			i := strings.Index(clear, v.before)
			if i < 0 || i > strings.LastIndex(clear, "\x1b[2J") {
				t.Errorf("%q does not stand before what clears the screen in %q", v.before, clear)
			}
			if !strings.Contains(restore, v.restore) {
				t.Errorf("%q does not hold %q", restore, v.restore)
			}
			if !strings.Contains(string(s.Reset()), v.before) && v.before != breakOff {
				t.Errorf("a shell is left with it: %q", s.Reset())
			}
			if abandon := string(s.Abandon(false)); !strings.Contains(abandon, v.before) || s.Changes() == early && v.before != breakOff {
				t.Errorf("a killed guard leaves it: %q", abandon)
			}
			left := New(rows, cols)
			left.Write([]byte(v.program))
			left.Write(s.Reset())
			if again := left.Reset(); len(again) > 0 && !left.anything {
				t.Errorf("after a reset %q is needed", again)
			}
		})
	}
}

// What a macro of the terminal's has set is not known, nor what 8-bit controls have where text is not UTF-8: all is
// lifted, and nothing of it is put down that was not seen to be there.
func TestAnythingIsLifted(t *testing.T) {
	for _, program := range []string{"\x1bP0;0;1!z1B5B357B\x1b\\\x1b[0*z", "\x1b%@\x9b5i\x1b%G"} {
		s := New(rows, cols)
		s.Write([]byte(program))
		clear, restore, reset := string(s.Clear()), string(s.Restore()), string(s.Reset())
		for _, off := range []string{"\x1b[4i", "\x1b[0$}", "\x1b[?1003l", "\x1b[?64h", "\x1b[2l", "\x1b[12h", "\x1b]104\x1b\\", "\x1bP0;0;2{ @\x1b\\"} {
			if !strings.Contains(clear, off) || !strings.Contains(reset, off) {
				t.Errorf("%q: no %q in %q, or in %q", program, off, clear, reset)
			}
		}
		for _, on := range []string{"\x1b[5i", "\x1b[1$}", "\x1b[?1003h", "\x1b]4"} {
			if strings.Contains(restore, on) {
				t.Errorf("%q: %q puts down %q", program, restore, on)
			}
		}
		if strings.Contains(clear, "\x1b[>0u") != strings.Contains(restore, "\x1b[<1u") {
			t.Errorf("%q: keys are set by %q and given back by %q", program, clear, restore)
		}
		if s.Write([]byte("\x1bc")); s.anything {
			t.Error("after a reset all is known")
		}
	}
}

// What no program has set is not touched: not every terminal knows it.
func TestNothingIsLiftedInVain(t *testing.T) {
	for _, program := range []string{"", "text in \x1b[31mcolour\x1b[0m", "\x1b]4;1;?\x07\x1b]10;?\x07\x1b]11;?\x1b\\", "© é ü «\u00a0»", "\x1b]0;a title\x07",
		"\x1b[?1049h\x1b[?25l\x1b[2;3r\x1b[s\x1b[u", "\x1b]8;;http://x/\x1b\\here\x1b]8;;\x1b\\", "\x1b]4;1;red\x07\x1b]104\x07", "\x1b]11;red\x07\x1b]111\x07",
		"\x1b]4;7;red;8;red\x07\x1b]104;7;8\x07", "\x1b[?1001s\x1b[?1001r", "\x1b[0i\x1b[4i", "\x1b[0$}\x1b[1$~\x1b[0$~", "\x1b[?64h\x1b[2 P", "\x1b[0 k\x1b[1 k", "\x1b[?1046h", "\x1bP$qm\x1b\\\x1bP+q544e\x1b\\",
		"\x1b_Gi=1;AAAA\x1b\\", "\x1b]0;a title", "\x1b]10;?", "\x1bktitle\x1b\\", "\x1b[0\"q\x1bW", "\x1b%G\x1b F\x1b<",
		"\x1b]50;?\x07\x1b]50;CursorShape=1\x07\x1b]50;#1\x07\x1b]50;#0\x07"} {
		s := New(rows, cols)
		s.Write([]byte(program))
		lifted := new(strings.Builder)
		if unveil(s, lifted); lifted.Len() > 0 {
			t.Errorf("%q: %q", program, lifted)
		}
	}
}

// What is kept of colours is bounded.
func TestColoursAreBounded(t *testing.T) {
	s := New(rows, cols)
	for i := range 1 << 12 {
		s.Write([]byte("\x1b]4;" + digits(i) + ";" + strings.Repeat("x", i) + "\x07\x1b]" + digits(i) + ";red\x07"))
	}
	if n := len(s.Clear()); n > 1<<16 || len(s.colours.set) > highestColour+textLast {
		t.Errorf("%d bytes, %d colours", n, len(s.colours.set))
	}
}
