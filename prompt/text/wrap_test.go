package text

import (
	"guard/internal/hostile"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"
)

// checkWrap: the lines are as narrow as asked, and put together they are the text.
func checkWrap(t *testing.T, s string, width int) {
	t.Helper()
	var all strings.Builder
	for _, text := range Wrap(s, width, false) {
		if n := Cells(text); n > width {
			t.Fatalf("%+q: a line of %d cells, want at most %d: %+q", s, n, width, text)
		}
		hostile.Check(t, string(text))
		all.WriteString(string(text))
	}
	if all.String() != string(Escape(s)) {
		t.Fatalf("%+q wraps to %+q", s, all.String())
	}
	for _, f := range []func(string, int) Safe{Fit, FitEnds, FitTail} {
		checkFit(t, s, string(f(s, width)), width)
	}
}

var counted = regexp.MustCompile(`…\+([0-9]+)`)

// checkFit: one line says how many runes of the text are not in it.
func checkFit(t *testing.T, s, line string, width int) {
	t.Helper()
	hostile.Check(t, line)
	if n := Cells(Escape(line)); n > width && Cells(Safe(line)) > width {
		t.Fatalf("%+q: %d cells, want at most %d: %+q", s, n, width, line)
	}
	if line == string(Escape(s)) {
		return
	}
	for _, m := range counted.FindAllStringSubmatchIndex(line, -1) {
		n, _ := strconv.Atoi(line[m[2]:m[3]])
		head, tail := unescape(line[:m[0]]), unescape(strings.TrimPrefix(line[m[1]:], "…"))
		left := utf8.RuneCountInString(s) - utf8.RuneCountInString(head) - utf8.RuneCountInString(tail)
		if n == left && strings.HasPrefix(s, head) && strings.HasSuffix(s, tail) {
			return
		}
	}
	t.Fatalf("%+q is cut to %+q, which does not say by how much", s, line)
}

func TestFit(t *testing.T) {
	for _, c := range []struct {
		name string
		f    func(string, int) Safe
		in   string
		w    int
		want string
	}{
		{"fits", Fit, "abcdef", 6, "abcdef"},
		{"cut", Fit, "abcdefghijkl", 8, "abcd…+8"},
		{"cut before a wide rune", Fit, "削除削除削除", 9, "削除削…+3"},
		{"never inside an escape", Fit, "abcd\x1befghijklmnop", 9, "abcd…+13"},
		{"both ends", FitEnds, "echo aaaaaaaaaaaaaaaaaaaaaaaaaaaa; rm -rf ~", 24, "echo aaaa…+24…; rm -rf ~"},
		{"end only", FitTail, "abcdefghijkl", 8, "…+9…jkl"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := string(c.f(c.in, c.w)); got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}

func TestWrapKeepsWords(t *testing.T) {
	var got []string
	for _, l := range Wrap("clean up what the build\nleft", 12, true) {
		got = append(got, string(l))
	}
	want := []string{"clean up ", "what the ", "build⏎", "left"}
	if strings.Join(got, "|") != strings.Join(want, "|") {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestLongTextShowsItsEnd(t *testing.T) {
	s := "echo " + strings.Repeat("a ", 5000) + "; rm -rf ~"
	lines, cut := Block(s, 60, 4, true, true)
	if !cut || len(lines) != 4 || !strings.HasSuffix(string(lines[3]), "; rm -rf ~") || !strings.Contains(string(lines[3]), "…+") {
		t.Errorf("cut %v: %q", cut, lines)
	}
}
