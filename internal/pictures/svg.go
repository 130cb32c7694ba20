package main

import (
	"bytes"
	"fmt"
	"html"
	"strings"
	"unicode/utf8"

	"github.com/hinshun/vt10x"
)

// theme gives a picture its colours.
type theme struct {
	ground, text, frame string
	palette             [16]string // ECMA-48's eight colours, and the bright ones
	grounds             [8]string  // the eight behind a text
}

var (
	light = theme{"#ffffff", "#24292f", "#d0d7de", [16]string{
		"#24292f", "#b3202c", "#116329", "#7d4e00", "#0550ae", "#8250df", "#1b7c83", "#6e7781",
		"#57606a", "#cf222e", "#1a7f37", "#9a6700", "#0969da", "#8250df", "#1b7c83", "#24292f"}, grounds}
	dark = theme{"#0d1117", "#e6edf3", "#30363d", [16]string{
		"#8b949e", "#ff7b72", "#56d364", "#e3b341", "#79c0ff", "#d2a8ff", "#56d4dd", "#b1bac4",
		"#8b949e", "#ffa198", "#7ee787", "#f2cc60", "#a5d6ff", "#e2c5ff", "#76e3ea", "#ffffff"}, grounds}
)

// grounds are light enough for the dark ink that guard writes on them.
var grounds = [8]string{"#24292f", "#ff8182", "#6fdd8b", "#f2cc60", "#80ccff", "#d8b9ff", "#76e3ea", "#ffffff"}

// onGround is that ink.
const onGround = "#1f2328"

// A cell and the margin, in pixels.
const (
	cellWidth  = 8.4
	cellHeight = 18
	margin     = 16
)

// The bits of vt10x.Glyph's Mode that are drawn.
const (
	reversed = 1 << iota
	underlined
	bold
)

// svg draws a screen without the empty rows below.
func (t theme) svg(screen [][]vt10x.Glyph) []byte {
	for len(screen) > 0 && strings.TrimSpace(words(screen[len(screen)-1])) == "" {
		screen = screen[:len(screen)-1]
	}
	width, height := columns*cellWidth+2*margin, float64(len(screen)*cellHeight+2*margin)
	var b bytes.Buffer
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %.0f %.0f" role="img" `+
		`font-family="ui-monospace,SFMono-Regular,Menlo,Consolas,monospace" font-size="14">`+"\n", width, height)
	fmt.Fprintf(&b, "<title>guard asks about rm -rf ./tmp_*</title>\n")
	fmt.Fprintf(&b, `<rect x=".5" y=".5" width="%.0f" height="%.0f" rx="8" fill="%s" stroke="%s"/>`+"\n",
		width-1, height-1, t.ground, t.frame)
	for y, row := range screen {
		t.row(&b, y, row)
	}
	b.WriteString("</svg>\n")
	return b.Bytes()
}

// row draws pieces of one style each.
func (t theme) row(b *bytes.Buffer, y int, row []vt10x.Glyph) {
	for from := 0; from < len(row); {
		to := from + 1
		for to < len(row) && style(row[to]) == style(row[from]) {
			to++
		}
		t.piece(b, from, y, row[from:to])
		from = to
	}
}

type look struct {
	mode   int16
	fg, bg vt10x.Color
}

func style(g vt10x.Glyph) look { return look{g.Mode & (reversed | underlined | bold), g.FG, g.BG} }

func (t theme) piece(b *bytes.Buffer, x, y int, piece []vt10x.Glyph) {
	s, said := style(piece[0]), words(piece)
	ink, ground := t.text, ""
	if s.fg < vt10x.Color(len(t.palette)) {
		ink = t.palette[s.fg]
	}
	switch {
	case s.mode&reversed != 0:
		ink, ground = t.ground, ink
	case s.bg < vt10x.Color(len(t.grounds)):
		ink, ground = onGround, t.grounds[s.bg]
	}
	left, top, width := margin+float64(x)*cellWidth, margin+y*cellHeight, float64(len(piece))*cellWidth
	if ground != "" {
		fmt.Fprintf(b, `<rect x="%.1f" y="%d" width="%.1f" height="%d" rx="3" fill="%s"/>`+"\n",
			left, top, width, cellHeight, ground)
	} else {
		said = strings.TrimRight(said, " ")
		width = float64(utf8.RuneCountInString(said)) * cellWidth
	}
	if strings.TrimSpace(said) == "" {
		return
	}
	more := ""
	if s.mode&bold != 0 {
		more += ` font-weight="bold"`
	}
	if s.mode&underlined != 0 {
		more += ` text-decoration="underline"`
	}
	fmt.Fprintf(b, `<text x="%.1f" y="%d" textLength="%.1f" fill="%s"%s xml:space="preserve">%s</text>`+"\n",
		left, top+cellHeight-5, width, ink, more, html.EscapeString(said))
}

// words are what cells show.
func words(row []vt10x.Glyph) string {
	var s strings.Builder
	for _, g := range row {
		if g.Char == 0 {
			s.WriteByte(' ')
		} else {
			s.WriteRune(g.Char)
		}
	}
	return s.String()
}
