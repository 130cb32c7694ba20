package main

import (
	"fmt"
	"io"
	"os"
	"strings"

	"golang.org/x/term"

	"guard/locale"
	"guard/prompt"
)

// ink colours text where colours are wanted. The zero value writes it plain.
type ink struct{ colour bool }

// The colours, of the sixteen of the person's own theme (ECMA-48, SGR).
const (
	green  = "32"
	red    = "31"
	yellow = "33"
	bold   = "1"
	faint  = "2"
)

func (i ink) in(sgr, text string) string {
	if !i.colour || text == "" {
		return text
	}
	return "\x1b[" + sgr + "m" + text + "\x1b[0m"
}

// column pads text to a width in terminal cells.
func column(text string, width int) string {
	return text + strings.Repeat(" ", max(0, width-prompt.Cells(text)))
}

// label is what stands before a line of a report, in a column as wide as the language needs.
func label(name string) string {
	if locale.Spoken() == locale.English {
		return column(name, 11)
	}
	return column(name, 15)
}

// printTable sets columns by the cells that texts take: tabwriter counts characters, and some are two
// cells wide.
func printTable(w io.Writer, rows [][]string) {
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
			line.WriteString(column(cell, widths[i]))
		}
		fmt.Fprintln(w, strings.TrimRight(line.String(), " "))
	}
}

// colours tells whether a file takes colours: a terminal that nobody has asked
// to be plain (no-color.org).
func colours(f *os.File) bool {
	return os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb" && term.IsTerminal(int(f.Fd()))
}

// mark is a column of ok and FAIL.
func (i ink) mark(ok bool) string {
	if ok {
		return i.in(green, "ok  ")
	}
	return i.in(red, "FAIL")
}
