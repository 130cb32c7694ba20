package tty

import (
	"golang.org/x/sys/unix"

	"guard/locale"
)

// held is a terminal while guard reads keys from it, with the mode that it was in and the mode
// that guard has set, as the terminal reports it.
type held struct {
	tty    *device
	before unix.Termios
	ours   unix.Termios
}

// hold checks that guard may use the terminal, sets it to give single keys, and throws away what
// was typed before.
func hold(t *device) (*held, error) {
	if err := t.ours(); err != nil {
		return nil, err
	}
	before, err := t.mode()
	if err != nil {
		return nil, err
	}
	h := &held{tty: t, before: before}
	if err := t.setMode(keyMode(before)); err != nil {
		return nil, locale.Errorf("set the mode of %s: %w", t.path, err)
	}
	if h.ours, err = t.mode(); err == nil {
		err = Discard(t.fd)
	}
	if err != nil {
		t.setMode(before)
		return nil, err
	}
	return h, nil
}

// still returns an error if the terminal is not as guard has set it any more, or guard is not in
// front. Another program that takes the terminal does not tell, so guard has to look.
func (h *held) still() error {
	if err := h.unchanged(); err != nil {
		return err
	}
	return h.tty.foreground()
}

func (h *held) unchanged() error {
	m, err := h.tty.mode()
	if err != nil {
		return err
	}
	if m != h.ours {
		return locale.Errorf("%s: %w while guard was asking", h.tty.path, ErrNotCooked)
	}
	return nil
}

// restore gives the terminal back as it was, without what was typed meanwhile: keys meant for
// guard are not for the program behind it. A mode that another program has set since stays.
func (h *held) restore() {
	if h.unchanged() != nil {
		return
	}
	Discard(h.tty.fd)
	h.tty.setMode(h.before)
}
