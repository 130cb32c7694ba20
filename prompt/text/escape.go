package text

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/width"
)

// Safe is text that may be put on the screen as it is. Only this file turns a string into
// one (a test holds every package to that). Everywhere else it comes from [Escape], from a
// table of words, or from a constant.
type Safe string

// maxMarks is how many combining marks a letter may carry: Vietnamese, Thai and Hebrew need
// two. What comes after them is shown as text, so that marks cannot pile up over other lines.
const maxMarks = 2

// Signs that stand for a line feed and a tab. When they occur themselves they are escaped,
// as is a backslash that would begin an escape: what is shown has exactly one source.
const (
	newline = '⏎'
	tab     = '⇥'
)

// glyph is the smallest part of shown text that is never cut apart.
type glyph struct {
	text  Safe
	width int  // in terminal cells
	ends  bool // it stands for a line feed
}

// scanner turns untrusted text into glyphs, one at a time, so that a text of any length
// costs no more than the part that is drawn.
type scanner struct {
	rest  string
	lines bool // for text set in lines: a tab takes four cells
}

func (sc *scanner) next() (glyph, bool) {
	if sc.rest == "" {
		return glyph{}, false
	}
	r, n := utf8.DecodeRuneInString(sc.rest)
	if text, hidden := sc.reveal(r, n); hidden {
		sc.rest = sc.rest[n:]
		return glyph{text: text, width: utf8.RuneCountInString(string(text)), ends: r == '\n'}, true
	}
	if unicode.IsLetter(r) {
		n += marks(sc.rest[n:])
	}
	text := Safe(sc.rest[:n])
	sc.rest = sc.rest[n:]
	return glyph{text: text, width: runeCells(r)}, true
}

// marks is the length in bytes of the combining marks at the start of s, as many as a letter
// may carry.
func marks(s string) int {
	n := 0
	for range maxMarks {
		r, size := utf8.DecodeRuneInString(s[n:])
		if !unicode.Is(unicode.Mn, r) || ignorable(r) || unicode.Is(rightToLeft, r) {
			break
		}
		n += size
	}
	return n
}

// reveal returns what stands for a rune that must not reach the screen itself. It looks at
// the rest of the text only to see whether a backslash begins what looks like an escape.
func (sc *scanner) reveal(r rune, n int) (Safe, bool) {
	switch {
	case r == utf8.RuneError && n == 1:
		return Safe(fmt.Sprintf(`\x{%02x}`, sc.rest[0])), true
	case r == '\n':
		return Safe(newline), true
	case r == '\t' && sc.lines:
		return Safe(tab) + "   ", true
	case r == '\t':
		return Safe(tab), true
	case r == '\\' && len(sc.rest) > 2 && (sc.rest[1] == 'u' || sc.rest[1] == 'x') && sc.rest[2] == '{',
		r == newline, r == tab, !Visible(r):
		return Safe(fmt.Sprintf(`\u{%x}`, r)), true
	}
	return "", false
}

// Visible reports whether a rune shows itself, takes the cells it is said to take, and leaves
// its neighbours where they are.
func Visible(r rune) bool {
	if r < utf8.RuneSelf {
		return r >= ' ' && r < 0x7f
	}
	return unicode.IsPrint(r) && !unicode.In(r, unicode.Mn, unicode.Me) && !ignorable(r) && !unicode.Is(rightToLeft, r)
}

// unsteady are runes that are blank, or whose width depends on what stands beside them or on
// the terminal: conjoining jamo, regional indicators, emoji modifiers; braille and musical
// blanks.
var unsteady = &unicode.RangeTable{
	R16: []unicode.Range16{{Lo: 0x1160, Hi: 0x11ff, Stride: 1}, {Lo: 0x2800, Hi: 0x2800, Stride: 1},
		{Lo: 0xd7b0, Hi: 0xd7ff, Stride: 1}},
	R32: []unicode.Range32{{Lo: 0x1d159, Hi: 0x1d159, Stride: 1}, {Lo: 0x1f1e6, Hi: 0x1f1ff, Stride: 1},
		{Lo: 0x1f3fb, Hi: 0x1f3ff, Stride: 1}},
}

// underlines are marks that draw a line below their letter. guard itself underlines what is dangerous.
var underlines = &unicode.RangeTable{
	R16: []unicode.Range16{{Lo: 0x0332, Hi: 0x0333, Stride: 1}, {Lo: 0x0347, Hi: 0x0347, Stride: 1},
		{Lo: 0x035f, Hi: 0x035f, Stride: 1}},
}

func ignorable(r rune) bool {
	return unicode.In(r, unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector, unsteady, underlines)
}

// rightToLeft are the blocks whose letters, digits and marks move their neighbours on a
// terminal that follows the bidirectional algorithm (UAX #9), even without a control
// character. They are the defaults of Unicode's DerivedBidiClass.txt.
var rightToLeft = &unicode.RangeTable{
	R16: []unicode.Range16{{Lo: 0x0590, Hi: 0x08ff, Stride: 1}, {Lo: 0xfb1d, Hi: 0xfdff, Stride: 1},
		{Lo: 0xfe70, Hi: 0xfeff, Stride: 1}},
	R32: []unicode.Range32{{Lo: 0x10800, Hi: 0x10fff, Stride: 1}, {Lo: 0x1e800, Hi: 0x1efff, Stride: 1}},
}

// runeCells is how many cells a visible rune takes: two for what Unicode calls wide or
// fullwidth (UAX #11), none for a mark on a letter. Ambiguous ones are narrow; where a
// terminal draws them wide, the line is cut at its edge, because guard turns wrapping off.
func runeCells(r rune) int {
	if r < utf8.RuneSelf {
		return 1
	}
	if unicode.Is(unicode.Mn, r) {
		return 0
	}
	switch width.LookupRune(r).Kind() {
	case width.EastAsianWide, width.EastAsianFullwidth:
		return 2
	}
	return 1
}

// Cells is the width of escaped text in terminal cells.
func Cells[S ~string](s S) int {
	n := 0
	for _, r := range string(s) {
		n += runeCells(r)
	}
	return n
}

// Escape returns s as one line that a terminal can only print: a line feed is ⏎, a tab is ⇥,
// and all that is not visible is \u{…}, or \x{…} for a byte that is not UTF-8. No two texts
// come out the same.
func Escape(s string) Safe {
	var b strings.Builder
	sc := scanner{rest: s}
	for g, ok := sc.next(); ok; g, ok = sc.next() {
		b.WriteString(string(g.text))
	}
	return Safe(b.String())
}

// Tame returns s, of which parts may be escaped, as one line that a terminal can only print: what stands for something
// already stays as it is. Who can tell the parts apart escapes those that are not guard's own.
func Tame(s string) Safe {
	var b strings.Builder
	for sc := (scanner{rest: s}); sc.rest != ""; {
		if r, n := utf8.DecodeRuneInString(sc.rest); r == '\\' || r == newline || r == tab {
			b.WriteString(sc.rest[:n])
			sc.rest = sc.rest[n:]
			continue
		}
		g, _ := sc.next()
		b.WriteString(string(g.text))
	}
	return Safe(b.String())
}

// Num is a number in decimal.
func Num[N int | int64](n N) Safe { return Safe(strconv.FormatInt(int64(n), 10)) }

// Spaces are n spaces, none for a negative n.
func Spaces(n int) Safe { return repeat(" ", n) }

func repeat(s Safe, n int) Safe { return Safe(strings.Repeat(string(s), max(n, 0))) }

// ByteSize is a size in the decimal units that ls -H and file managers use.
func ByteSize(n int64) Safe {
	units := []string{"kB", "MB", "GB", "TB", "PB", "EB"}
	if n < 1000 {
		return Num(n) + " B"
	}
	f, i := float64(n)/1000, 0
	for f >= 999.95 && i < len(units)-1 {
		f, i = f/1000, i+1
	}
	return Safe(strconv.FormatFloat(f, 'f', 1, 64) + " " + units[i])
}

// Fill replaces each {name} in text by its value; what a value holds is not looked at again.
func Fill(text Safe, pairs []Safe) Safe {
	if len(pairs) == 0 {
		return text
	}
	args := make([]string, len(pairs))
	for i := range pairs {
		args[i] = string(pairs[i])
		if i%2 == 0 {
			args[i] = "{" + args[i] + "}"
		}
	}
	return Safe(strings.NewReplacer(args...).Replace(string(text)))
}

// Clip is s, or its beginning and an ellipsis if it takes more than width cells.
func Clip(s Safe, width int) Safe {
	if Cells(s) <= width {
		return s
	}
	if width < 1 {
		return ""
	}
	for i, r := range string(s) {
		if width -= runeCells(r); width < 1 {
			return s[:i] + "…"
		}
	}
	return s
}
