package cli

import (
	"fmt"
	"io"
	"os"
	"strings"

	"golang.org/x/term"

	"guard/locale"
	"guard/prompt"
	"guard/prompt/tty"
)

// Ink colours text where colours are wanted. The zero value writes it plain.
type Ink struct{ Colour bool }

// NewInk colours what goes to a file that takes colours.
func NewInk(f *os.File) Ink { return Ink{colours(f)} }

// The colours, of the sixteen of the person's own theme (ECMA-48, SGR).
const (
	Green  = "32"
	Red    = "31"
	Yellow = "33"
	Bold   = "1"
	Faint  = "2"
)

// In is a text in a colour.
func (i Ink) In(sgr, text string) string {
	if !i.Colour || text == "" {
		return text
	}
	return "\x1b[" + sgr + "m" + text + "\x1b[0m"
}

// Column pads text to a width in terminal cells.
func Column(text string, width int) string {
	return text + strings.Repeat(" ", max(0, width-prompt.Cells(text)))
}

// Label is what stands before a line of a report, in a column as wide as the language needs.
func Label(name string) string {
	if locale.Spoken() == locale.English {
		return Column(name, 11)
	}
	return Column(name, 15)
}

// PrintTable sets columns by the cells that texts take: tabwriter counts characters, and some are two
// cells wide.
func PrintTable(w io.Writer, rows [][]string) {
	var widths []int
	for _, row := range rows {
		for i, cell := range row {
			if i == len(widths) {
				widths = append(widths, 0)
			}
			widths[i] = max(widths[i], prompt.Cells(cell)+2)
		}
	}
	for _, row := range rows {
		var line strings.Builder
		for i, cell := range row {
			line.WriteString(Column(cell, widths[i]))
		}
		fmt.Fprintln(w, strings.TrimRight(line.String(), " "))
	}
}

// colours tells whether a file takes colours: a terminal that nobody has asked to be plain
// (no-color.org), or whatever somebody has asked to have them (bixense.com/clicolors).
func colours(f *os.File) bool {
	switch {
	case getenv("NO_COLOR") != "":
		return false
	case tty.Forced(getenv):
		return true
	}
	return getenv("TERM") != "dumb" && term.IsTerminal(int(f.Fd()))
}

// Mark is a column of ok and FAIL.
func (i Ink) Mark(ok bool) string {
	if ok {
		return i.In(Green, "ok  ")
	}
	return i.In(Red, "FAIL")
}
