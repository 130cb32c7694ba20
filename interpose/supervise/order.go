package supervise

import (
	"encoding/binary"
	"io"
	"strconv"
	"strings"

	"guard/locale"
)

// An Order says what program the supervisor is to start. It travels over their socket,
// never through arguments or environment, where others could read it.
type Order struct {
	Path     string   // the program, absolute
	Dir      string   // where it starts: absolute, or empty for the supervisor's own folder
	Terminal bool     // standard input is a terminal, which the agent is to control
	Args     []string // with argv[0]
	Env      []string // the whole environment; variables of guard's own are left out
}

// maxOrder bounds what a supervisor reads, in bytes. Linux refuses to execute
// more than 6 MiB of arguments and environment (fs/exec.c, bprm_stack_limits).
const maxOrder = 8 << 20

// headStrings is how many strings come before the arguments.
const headStrings = 4

func (o Order) strings() []string {
	terminal := ""
	if o.Terminal {
		terminal = "tty"
	}
	all := []string{o.Path, o.Dir, terminal, strconv.Itoa(len(o.Args))}
	return append(append(all, o.Args...), o.Env...)
}

// check reports a string that no program could be given.
func (o Order) check() error {
	for _, s := range o.strings() {
		if strings.ContainsRune(s, 0) {
			return &StartError{Path: o.Path, Err: locale.Errorf("%q holds a NUL byte", s)}
		}
	}
	return nil
}

// marshal writes o as a length (4 bytes, big-endian) and its strings, each
// ended by NUL: arguments and environment may hold any other byte.
func (o Order) marshal() []byte {
	body := strings.Join(o.strings(), "\x00") + "\x00"
	return append(binary.BigEndian.AppendUint32(nil, uint32(len(body))), body...)
}

func readOrder(r io.Reader) (Order, error) {
	var head [4]byte
	if _, err := io.ReadFull(r, head[:]); err != nil {
		return Order{}, err
	}
	size := binary.BigEndian.Uint32(head[:])
	if size > maxOrder {
		return Order{}, locale.Errorf("order of %d bytes", size)
	}
	body := make([]byte, size)
	if _, err := io.ReadFull(r, body); err != nil {
		return Order{}, err
	}
	return parseOrder(string(body))
}

var errOrder = locale.New("malformed order")

func parseOrder(body string) (Order, error) {
	body, whole := strings.CutSuffix(body, "\x00")
	words := strings.Split(body, "\x00")
	if !whole || len(words) < headStrings {
		return Order{}, errOrder
	}
	rest := words[headStrings:]
	args, err := strconv.Atoi(words[headStrings-1])
	if err != nil || args < 0 || args > len(rest) {
		return Order{}, errOrder
	}
	return Order{
		Path:     words[0],
		Dir:      words[1],
		Terminal: words[2] == "tty",
		Args:     rest[:args:args],
		Env:      rest[args:],
	}, nil
}
