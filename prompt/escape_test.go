package prompt

import (
	"go/ast"
	"go/parser"
	"go/token"
	"math/rand/v2"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/bidi"
)

func TestEscape(t *testing.T) {
	for _, c := range []struct{ name, in, want string }{
		{"plain", "rm -rf ./tmp_*", "rm -rf ./tmp_*"},
		{"accents", "příliš žluťoučký kůň", "příliš žluťoučký kůň"},
		{"wide", "削除する 파일", "削除する 파일"},
		{"decomposed", "e\u0301a\u0300\u0323", "e\u0301a\u0300\u0323"},
		{"line feed", "a\nb", "a⏎b"},
		{"its own sign", "a⏎b", `a\u{23ce}b`},
		{"tab", "a\tb", "a⇥b"},
		{"carriage return", "rm x\recho", `rm x\u{d}echo`},
		{"ANSI", "\x1b[2J\x1b]0;t\a", `\u{1b}[2J\u{1b}]0;t\u{7}`},
		{"C1 as a rune", "\u009b2J", `\u{9b}2J`},
		{"C1 as a byte", "\x9b2J", `\x{9b}2J`},
		{"DEL", "a\x7f", `a\u{7f}`},
		{"NUL", "\x00", `\u{0}`},
		{"bidi override", "a\u202etxt", `a\u{202e}txt`},
		{"bidi isolate", "\u2066", `\u{2066}`},
		{"right to left letters", "rm א", `rm \u{5d0}`},
		{"Arabic digits", "\u0660", `\u{660}`},
		{"zero width", "r\u200bm\ufeff", `r\u{200b}m\u{feff}`},
		{"joiner", "\u200d", `\u{200d}`},
		{"tags", "\U000e0041", `\u{e0041}`},
		{"variation selector", "☃\ufe0f", `☃\u{fe0f}`},
		{"soft hyphen", "a\u00adb", `a\u{ad}b`},
		{"no-break space", "a\u00a0b", `a\u{a0}b`},
		{"ideographic space", "\u3000", `\u{3000}`},
		{"Hangul filler", "\u3164", `\u{3164}`},
		{"braille blank", "\u2800", `\u{2800}`},
		{"grapheme joiner on a letter", "a\u034f", `a\u{34f}`},
		{"private use", "\ue000", `\u{e000}`},
		{"unassigned", "\u0378", `\u{378}`},
		{"not a character", "\uffff", `\u{ffff}`},
		{"line separator", "\u2028", `\u{2028}`},
		{"three marks", "a\u0300\u0301\u0302", "a\u0300\u0301" + `\u{302}`},
		{"mark alone", "\u0301", `\u{301}`},
		{"mark on a sign", "=\u0338", `=\u{338}`},
		{"enclosing mark", "a\u20dd", `a\u{20dd}`},
		{"flag", "\U0001f1e8", `\u{1f1e8}`},
		{"broken UTF-8", "a\xff\xc3", `a\x{ff}\x{c3}`},
		{"surrogate", "\xed\xa0\x80", `\x{ed}\x{a0}\x{80}`},
		{"overlong", "\xc0\xaf", `\x{c0}\x{af}`},
		{"replacement character itself", "\ufffd", "\ufffd"},
		{"what looks like an escape", `\u{1b} \x{1b}`, `\u{5c}u{1b} \u{5c}x{1b}`},
		{"other backslashes", `\n \u1b \\`, `\n \u1b \\`},
		{"empty", "", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := Escape(c.in); got != c.want {
				t.Errorf("Escape(%+q) = %+q, want %+q", c.in, got, c.want)
			}
		})
	}
}

func TestWidth(t *testing.T) {
	for _, c := range []struct {
		in   string
		want int
	}{{"abc", 3}, {"削除", 4}, {"파일", 4}, {"ａ", 2}, {"e\u0301", 1}, {"🗑", 1}, {"📁", 2}, {"\x1b", 6}, {"…", 1}, {"กำ", 2}} {
		if got := cells(escape(c.in)); got != c.want {
			t.Errorf("%+q takes %d cells, want %d", c.in, got, c.want)
		}
	}
}

// harmless says, without the escaper's own predicates, what a terminal can only print: it is
// checked against Unicode's categories and blocks written out by hand.
func harmless(t *testing.T, out string) {
	t.Helper()
	if !utf8.ValidString(out) {
		t.Fatalf("not UTF-8: %+q", out)
	}
	inARow := 0
	for _, r := range out {
		if unicode.Is(unicode.Mn, r) {
			inARow++
		} else {
			inARow = 0
		}
		switch {
		case r != ' ' && !unicode.IsGraphic(r), unicode.Is(unicode.Zs, r) && r != ' ',
			unicode.In(r, unicode.C, unicode.Me, unicode.Zl, unicode.Zp),
			unicode.In(r, unicode.Hebrew, unicode.Arabic, unicode.Syriac, unicode.Thaana, unicode.Nko),
			r >= 0xfe00 && r <= 0xfe0f, r >= 0xe0000 && r <= 0xe0fff, r == 0x3164, r == 0xffa0, r == 0x115f,
			inARow > maxMarks:
			t.Fatalf("%U in %+q", r, out)
		}
	}
}

var escapeSequence = regexp.MustCompile(`\\([ux])\{([0-9a-f]+)\}`)

var signs = strings.NewReplacer("⏎", "\n", "⇥", "\t")

// unescape is the way back.
func unescape(s string) string {
	s = signs.Replace(s)
	if !strings.Contains(s, `\`) {
		return s
	}
	return escapeSequence.ReplaceAllStringFunc(s, func(e string) string {
		m := escapeSequence.FindStringSubmatch(e)
		n, _ := strconv.ParseUint(m[2], 16, 32)
		if m[1] == "x" {
			return string([]byte{byte(n)})
		}
		return string(rune(n))
	})
}

func checkEscape(t *testing.T, s string) {
	t.Helper()
	out := Escape(s)
	harmless(t, out)
	if back := unescape(out); back != s {
		t.Fatalf("%+q is shown as %+q, which also stands for %+q", s, out, back)
	}
}

func FuzzEscape(f *testing.F) {
	for _, s := range []string{"rm -rf /", "\x1b[2J", "a\u0300\u0301\u0302", `\u{1b}`, `\\u{`, "⏎⇥", "\xff\u202e", "\U000e0041"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		checkEscape(t, s)
		for _, width := range []int{20, 33, 80} {
			checkWrap(t, s, width)
		}
	})
}

func TestEveryRuneEscapes(t *testing.T) {
	step := rune(1)
	for r := rune(0); r <= unicode.MaxRune; r += step {
		if step = 1; unicode.In(r, unicode.Han, unicode.Hangul, unicode.Co) || r >= 0x40000 && r < 0xe0000 {
			step = 17 // long runs of one kind
		}
		if utf8.ValidRune(r) {
			checkEscape(t, "a"+string(r)+"b")
		}
	}
	for b := range 256 {
		checkEscape(t, "a"+string([]byte{byte(b)})+"b")
	}
}

// TestRightToLeft holds the blocks against Unicode's own class for every rune.
func TestRightToLeft(t *testing.T) {
	for r := rune(0); r <= unicode.MaxRune; r++ {
		p, _ := bidi.LookupRune(r)
		switch p.Class() {
		case bidi.R, bidi.AL, bidi.AN:
			if visible(r) {
				t.Errorf("%U moves its neighbours", r)
			}
		}
	}
}

// hostileText is a random mixture of what has misled terminals before.
func hostileText(rnd *rand.Rand, most int) string {
	parts := []string{"\x1b[2J", "\x1b[1;1H", "\x1b]0;t\x07", "\x1bc", "\x1b[?1049h", "\u009b31m", "\x9b", "\r", "\n", "\b\b\b", "\t",
		"\u202e", "\u2066", "\u200b", "\u0301", "\u0301\u0301\u0301\u0301", "\U000e0041", "削除", "📁", "א", "\xff", "\x00", "\x0e", "\x7f",
		"a", "guard", " ", "o allow once", `\u{1b}`, strings.Repeat("x", 50), strings.Repeat(" ", 90), strings.Repeat("\n", 30)}
	var b strings.Builder
	for range rnd.IntN(most + 1) {
		b.WriteString(parts[rnd.IntN(len(parts))])
	}
	return b.String()
}

// TestOneEscaper holds the package to its promise that only the escaper makes screen text.
func TestOneEscaper(t *testing.T) {
	set := token.NewFileSet()
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		if name == "escape.go" || strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(set, name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			if call, ok := n.(*ast.CallExpr); ok {
				if id, ok := call.Fun.(*ast.Ident); ok && id.Name == "safe" {
					if lit, ok := call.Args[0].(*ast.BasicLit); !ok || lit.Kind != token.STRING {
						t.Errorf("%s makes screen text without the escaper", set.Position(call.Pos()))
					}
				}
			}
			return true
		})
	}
}

// TestCellsAreOfTextAsItIs: what is escaped already is not escaped again to be measured.
func TestCellsAreOfTextAsItIs(t *testing.T) {
	for text, want := range map[string]int{"": 0, "a\nb": 3, "\x1b[2J": 9, "削除": 4, "e\u0301": 1} {
		if got := Cells(Escape(text)); got != want {
			t.Errorf("%q takes %d cells, want %d", text, got, want)
		}
	}
}
