package cli

import (
	"os"
	"regexp"
	"strings"
	"sync"

	"golang.org/x/term"

	"guard/prompt"
)

// Columns is how many cells a line has where a file leads; 0: it is no terminal, and a line is as long as it is.
func Columns(f *os.File) int {
	if columns, _, err := term.GetSize(int(f.Fd())); err == nil {
		return columns
	}
	return 0
}

// leastRoom is how many cells of text stand in a line at least, however narrow a window is.
const leastRoom = 20

// Wrapped sets a sentence in lines of at most room cells, which break at spaces only; room 0: one line. What is to be
// copied stays whole, however long it is: a word, a quotation, a setting, a command of guard's up to its first word.
func Wrapped(s string, room int) []string {
	if room <= 0 || prompt.Cells(s) <= room {
		return []string{s}
	}
	room = max(room, leastRoom)
	var lines []string
	line := ""
	for _, one := range piece().FindAllString(s, -1) {
		if line != "" && prompt.Cells(line)+prompt.Cells(one) > room {
			lines, line = append(lines, strings.TrimRight(line, " ")), ""
		}
		if line == "" {
			one = strings.TrimLeft(one, " ")
		}
		line += one
	}
	if line != "" {
		lines = append(lines, line)
	}
	return lines
}

// Hung is Wrapped behind a head, with further lines below its text; in a narrow window two cells from the edge.
func Hung(head, s string, columns int) string {
	const narrow = 60
	indent := prompt.Cells(head)
	if columns < narrow {
		indent = min(indent, 2)
	}
	room := 0
	if columns > 0 {
		room = max(columns-indent, leastRoom)
	}
	if indent == prompt.Cells(head) {
		return head + strings.Join(Wrapped(s, room), "\n"+strings.Repeat(" ", indent))
	}
	return strings.Join(Wrapped(head+s, room), "\n"+strings.Repeat(" ", indent))
}

// piece is what no line breaks within, with the spaces before it: a word, with what is quoted in it; a setting; a
// command of guard's with its options and its first word; a sign of a script that sets no spaces, with what closes
// it.
var piece = sync.OnceValue(func() *regexp.Regexp {
	const (
		quoted  = `"[^"]*"|` + "`[^`]*`" + `|“[^”]*”|«[^»]*»`
		setting = `[\w.-]+ = (?:"[^"]*"|[^ ])+`
		command = `\bguard(?: --?[\w-]+(?: [\w:-]+)?)*(?: [\w-]+)?`
		wide    = `\p{Han}\p{Hiragana}\p{Katakana}ー、。，：；！？「」『』（）`
		closing = `[ー、。，：；！？」』）]*`
	)
	return regexp.MustCompile(` *(?:(?:` + quoted + `|` + setting + `|` + command + `|[^ ` + wide + `])+` + closing +
		`|[` + wide + `]` + closing + `)| +`)
})
