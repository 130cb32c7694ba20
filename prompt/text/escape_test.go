package text

import (
	"go/ast"
	"go/parser"
	"go/token"
	"guard/internal/hostile"
	"io/fs"
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
			if got := string(Escape(c.in)); got != c.want {
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
		if got := Cells(Escape(c.in)); got != c.want {
			t.Errorf("%+q takes %d cells, want %d", c.in, got, c.want)
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
	out := string(Escape(s))
	hostile.Check(t, out)
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
			if Visible(r) {
				t.Errorf("%U moves its neighbours", r)
			}
		}
	}
}

// TestOneEscaper holds every package to the promise that only the escaper makes screen text.
func TestOneEscaper(t *testing.T) {
	seen := 0
	err := filepath.WalkDir("../..", func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && (d.Name() == "testdata" || len(d.Name()) > 2 && d.Name()[0] == '.'):
			return filepath.SkipDir
		case !strings.HasSuffix(path, ".go"), strings.HasSuffix(path, "_test.go"), path == "../../prompt/text/escape.go":
			return nil
		}
		seen++
		makesNoScreenText(t, path)
		return nil
	})
	if err != nil || seen < 100 {
		t.Errorf("%d files were read, %v", seen, err)
	}
}

// makesNoScreenText looks for a conversion to Safe, in this package or in one that imports it,
// of anything but a literal.
func makesNoScreenText(t *testing.T, path string) {
	t.Helper()
	set := token.NewFileSet()
	f, err := parser.ParseFile(set, path, nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(f, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok || len(call.Args) != 1 || !namesSafe(call.Fun, f.Name.Name == "text") {
			return true
		}
		if lit, ok := call.Args[0].(*ast.BasicLit); !ok || lit.Kind != token.STRING {
			t.Errorf("%s makes screen text without the escaper", set.Position(call.Pos()))
		}
		return true
	})
}

// namesSafe reports whether an expression is Safe, in the package itself, or text.Safe.
func namesSafe(e ast.Expr, inside bool) bool {
	switch e := e.(type) {
	case *ast.Ident:
		return inside && e.Name == "Safe"
	case *ast.SelectorExpr:
		x, ok := e.X.(*ast.Ident)
		return ok && x.Name == "text" && e.Sel.Name == "Safe"
	}
	return false
}

// TestCellsAreOfTextAsItIs: what is escaped already is not escaped again to be measured.
func TestCellsAreOfTextAsItIs(t *testing.T) {
	for text, want := range map[string]int{"": 0, "a\nb": 3, "\x1b[2J": 9, "削除": 4, "e\u0301": 1} {
		if got := Cells(Escape(text)); got != want {
			t.Errorf("%q takes %d cells, want %d", text, got, want)
		}
	}
}
