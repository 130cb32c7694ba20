package tty

import "golang.org/x/sys/unix"

// Silence has the terminal show no keys between dialogs, until loud gives it back as it was, without what was typed
// meanwhile. It does nothing where guard may not ask, and takes nothing back that another program has set since.
func (t *Terminal) Silence() (loud func()) {
	nothing := func() {}
	tty, err := t.open()
	if err != nil {
		return nothing
	}
	defer tty.close()
	before, err := tty.mode()
	if err != nil {
		return nothing
	}
	silent := before
	silent.Lflag &^= unix.ECHO | unix.ECHONL
	if tty.setMode(silent) != nil {
		return nothing
	}
	if silent, err = tty.mode(); err != nil {
		tty.setMode(before)
		return nothing
	}
	t.silent.Store(&silent)
	return func() {
		t.silent.Store(nil)
		tty, err := openDevice(t.path)
		if err != nil {
			return
		}
		defer tty.close()
		defer shield()()
		if m, err := tty.mode(); err == nil && m == silent && tty.foreground() == nil {
			Discard(tty.fd)
			tty.setMode(before)
		}
	}
}
