package setup

import (
	"bufio"
	"fmt"
	"os"
	"strings"

	"guard/locale"
	"guard/prompt/tty"
)

// asker asks the person at the controlling terminal, one question after the other. The zero value
// agrees to nothing.
type asker struct {
	terminal  *os.File
	in        *bufio.Reader
	all, quit bool // what was answered for all that follow
}

func newAsker() (*asker, error) {
	terminal, err := os.OpenFile("/dev/tty", os.O_RDWR, 0)
	if err != nil {
		return nil, err
	}
	return &asker{terminal: terminal, in: bufio.NewReader(terminal)}, nil
}

// agrees asks: y is yes, a is yes to this and all that follow, q is no to all of them; anything else,
// and the end of the input, is no. What was typed before the question stood there answers nothing.
func (a *asker) agrees(question string) bool {
	if a.all || a.quit || a.in == nil {
		return a.all
	}
	if err := tty.Discard(int(a.terminal.Fd())); err != nil {
		return false
	}
	a.in.Reset(a.terminal)
	fmt.Fprintf(a.terminal, "guard: %s %s [y/N/a/q] ", question, locale.Text("y yes, n no, a all that follow, q stop"))
	line, err := a.in.ReadString('\n')
	switch strings.ToLower(strings.TrimSpace(line)) {
	case "y", "yes":
		return true
	case "a", "all":
		a.all = true
		return true
	case "q", "quit":
		a.quit = true
	}
	if err != nil {
		a.quit = true
	}
	return false
}
