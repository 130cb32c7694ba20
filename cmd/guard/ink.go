package main

import (
	"os"

	"golang.org/x/term"
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

// colours tells whether a file takes colours: a terminal that nobody has asked
// to be plain (no-color.org).
func colours(f *os.File) bool {
	return os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb" && term.IsTerminal(int(f.Fd()))
}
