package setup

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/rogpeppe/go-internal/diff"
	"golang.org/x/term"

	"guard/cmd/guard/cli"
	"guard/prompt"
)

// shower shows changes and lines to paste.
type shower struct {
	cli.Ink
	out      io.Writer
	terminal bool
}

func newShower(out io.Writer) shower {
	s := shower{out: out}
	if f, ok := out.(*os.File); ok {
		s.Ink, s.terminal = cli.NewInk(f), term.IsTerminal(int(f.Fd()))
	}
	return s
}

// change shows what would become of a file.
func (s shower) change(title, name string, before, after []byte) {
	fmt.Fprintf(s.out, "\n%s: %s\n", s.In(cli.Bold, prompt.Escape(title)), name)
	text := diff.Diff("", before, "", after)
	for i := 0; i < 3; i++ { // the names, which stand above
		_, text, _ = bytes.Cut(text, []byte("\n"))
	}
	for line := range strings.Lines(string(text)) {
		fmt.Fprintln(s.out, s.In(lineInk[line[0]], escapeLine(line)))
	}
}

var lineInk = map[byte]string{'+': cli.Green, '-': cli.Red, '@': cli.Faint}

// advice shows lines for the person to paste.
func (s shower) advice(head, text string) {
	fmt.Fprintf(s.out, "\n%s\n", head)
	for line := range strings.Lines(text) {
		fmt.Fprintln(s.out, "    "+escapeLine(line))
	}
}

// escapeLine is a line as a terminal can only print it, its tabs as they are.
func escapeLine(line string) string {
	parts := strings.Split(strings.TrimRight(line, "\r\n"), "\t")
	for i, p := range parts {
		parts[i] = prompt.Escape(p)
	}
	return strings.Join(parts, "\t")
}
