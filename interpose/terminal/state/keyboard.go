package state

import (
	"fmt"
	"strings"
)

// keyboard is one screen's stack of kitty's keyboard flags; the last counts.
type keyboard struct {
	base  int // set without a push
	stack []int
}

// keyboardMost is how deep the stack is kept. A terminal drops the oldest flags beyond a
// depth of its own choice.
const keyboardMost = 64

func (k keyboard) flags() int {
	if len(k.stack) == 0 {
		return k.base
	}
	return k.stack[len(k.stack)-1]
}

func (k *keyboard) push(flags int) {
	if len(k.stack) == keyboardMost {
		k.stack = append(k.stack[:0], k.stack[1:]...)
	}
	k.stack = append(k.stack, flags)
}

func (k *keyboard) pop(n int) {
	if n > len(k.stack) {
		k.base = 0
	}
	k.stack = k.stack[:max(len(k.stack)-n, 0)]
}

// set changes the flags at the top of the stack: how is 1 to replace all, 2 to set some,
// 3 to reset some.
func (k *keyboard) set(flags, how int) {
	now := &k.base
	if len(k.stack) > 0 {
		now = &k.stack[len(k.stack)-1]
	}
	switch how {
	case 1:
		*now = flags
	case 2:
		*now |= flags
	case 3:
		*now &^= flags
	}
}

// used reports whether anything of it is set.
func (k keyboard) used() bool { return k.base != 0 || len(k.stack) > 0 }

// reset empties the stack in the terminal, fill brings it back.
func (k keyboard) reset(b *strings.Builder) {
	if len(k.stack) > 0 {
		fmt.Fprintf(b, "\x1b[<%du", len(k.stack))
	}
	if k.base != 0 {
		b.WriteString("\x1b[=0;1u")
	}
}

func (k keyboard) fill(b *strings.Builder) {
	if k.base != 0 {
		fmt.Fprintf(b, "\x1b[=%d;1u", k.base)
	}
	for _, flags := range k.stack {
		fmt.Fprintf(b, "\x1b[>%du", flags)
	}
}

// keyboard is that of the screen that is shown.
func (s *State) keyboard() *keyboard {
	s.changes++
	return &s.keys[s.screen()]
}

// setOthers is xterm's XTMODKEYS; only modifyOtherKeys is followed.
func (s *State) setOthers(p params) {
	if p.first() != 4 {
		return
	}
	s.changes++
	if s.others = digits(p.at(1, 0)); s.others == "0" {
		s.others = ""
	}
}
