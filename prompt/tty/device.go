package tty

import (
	"fmt"
	"io"
	"time"

	"golang.org/x/sys/unix"

	"guard/locale"
)

// device is the controlling terminal, opened for guard alone: its O_NONBLOCK is nobody else's.
type device struct {
	fd     int
	path   string
	silent *unix.Termios // the mode that guard itself has set by Silence; nil: none
}

// openDevice opens the controlling terminal without acquiring one.
func openDevice(path string) (*device, error) {
	fd, err := unix.Open(path, unix.O_RDWR|unix.O_NOCTTY|unix.O_NONBLOCK|unix.O_CLOEXEC, 0)
	if err != nil {
		return nil, locale.Errorf("open %s: %w (%w)", path, ErrNoTerminal, err)
	}
	if fd >= unix.FD_SETSIZE {
		unix.Close(fd)
		return nil, locale.Errorf("open %s: %w (too many open files for select)", path, ErrNoTerminal)
	}
	return &device{fd: fd, path: path}, nil
}

func (t *device) close() { unix.Close(t.fd) }

// mode returns the terminal's mode, or an error that says that it is none.
func (t *device) mode() (unix.Termios, error) {
	m, err := unix.IoctlGetTermios(t.fd, ioctlGetMode)
	if err != nil {
		return unix.Termios{}, fmt.Errorf("%s: %w (%w)", t.path, ErrGone, err)
	}
	return *m, nil
}

func (t *device) setMode(m unix.Termios) error {
	return ignoringEINTR(func() error { return unix.IoctlSetTermios(t.fd, ioctlSetMode, &m) })
}

// foreground returns an error if guard's process group is not in the foreground, which alone may
// read from the terminal.
func (t *device) foreground() error {
	group, err := unix.IoctlGetInt(t.fd, unix.TIOCGPGRP)
	if err != nil {
		return fmt.Errorf("%s: %w (%w)", t.path, ErrGone, err)
	}
	if group != unix.Getpgrp() {
		return fmt.Errorf("%s: %w", t.path, ErrBackground)
	}
	return nil
}

// ours returns an error if guard may not ask here: where the terminal does not give whole lines
// with echo, another program has set it for itself, or guard has (Silence).
func (t *device) ours() error {
	m, err := t.mode()
	if err != nil {
		return err
	}
	if t.silent != nil && m == *t.silent {
		return t.foreground()
	}
	if m.Lflag&unix.ICANON == 0 || m.Lflag&unix.ECHO == 0 {
		return fmt.Errorf("%s: %w", t.path, ErrNotCooked)
	}
	return t.foreground()
}

// keyMode is m changed so that every key is read at once, without echo, and none is a signal
// or flow control. Output is processed as before: other programs write here too.
func keyMode(m unix.Termios) unix.Termios {
	m.Lflag &^= unix.ICANON | unix.ECHO | unix.ECHONL | unix.ISIG | unix.IEXTEN
	m.Iflag &^= unix.IXON | unix.ICRNL | unix.INLCR | unix.IGNCR | unix.ISTRIP
	m.Cc[unix.VMIN], m.Cc[unix.VTIME] = 1, 0
	return m
}

// size returns the size of the window in cells; a terminal that does not know it counts as 80 by 24.
func (t *device) size() (width, rows int) {
	ws, err := unix.IoctlGetWinsize(t.fd, unix.TIOCGWINSZ)
	if err != nil || ws.Col == 0 || ws.Row == 0 {
		return 80, 24
	}
	return int(ws.Col), int(ws.Row)
}

// typed reports whether something typed can be read now.
func (t *device) typed() (bool, error) { return t.wait(0, nil) }

// wait waits until something typed can be read, and reports whether it can. It waits at most that
// long, or until the alarm rings.
func (t *device) wait(most time.Duration, a *alarm) (bool, error) {
	var set unix.FdSet
	set.Set(t.fd)
	last := t.fd
	if a != nil {
		set.Set(a.read)
		last = max(last, a.read)
	}
	tv := unix.NsecToTimeval(max(most, 0).Nanoseconds())
	n, err := unix.Select(last+1, &set, nil, nil, &tv)
	if err == unix.EINTR { // guard was stopped, perhaps, and what was typed meanwhile must not be taken for new
		return t.typed()
	}
	if n > 0 && a != nil && set.IsSet(a.read) {
		a.hush()
	}
	return n > 0 && set.IsSet(t.fd), err
}

// read returns what was typed, or ErrGone at the terminal's end. It looks first whether guard is
// still in the foreground: a read in the background would stop guard.
func (t *device) read(b []byte) (int, error) {
	if err := t.foreground(); err != nil {
		return 0, err
	}
	n, err := unix.Read(t.fd, b)
	switch {
	case err == unix.EAGAIN || err == unix.EINTR:
		return 0, nil
	case err != nil:
		return 0, locale.Errorf("read %s: %w (%w)", t.path, ErrGone, err)
	case n <= 0:
		return 0, locale.Errorf("read %s: %w (%w)", t.path, ErrGone, io.EOF)
	}
	return n, nil
}

// writeMost is how long a terminal may take nothing before it counts as gone.
const writeMost = 2 * time.Second

// Write writes all of b or fails; a terminal that takes nothing does not hold guard up.
func (t *device) Write(b []byte) (int, error) {
	done := 0
	for done < len(b) {
		n, err := unix.Write(t.fd, b[done:])
		switch {
		case err == unix.EINTR:
		case err == unix.EAGAIN:
			if err := t.waitWritable(); err != nil {
				return done, err
			}
		case err != nil:
			return done, locale.Errorf("write %s: %w (%w)", t.path, ErrGone, err)
		default:
			done += n
		}
	}
	return done, nil
}

func (t *device) waitWritable() error {
	for until := time.Now().Add(writeMost); time.Now().Before(until); {
		var set unix.FdSet
		set.Set(t.fd)
		tv := unix.NsecToTimeval(time.Until(until).Nanoseconds())
		n, err := unix.Select(t.fd+1, nil, &set, nil, &tv)
		if n > 0 {
			return nil
		}
		if err != nil && err != unix.EINTR {
			return locale.Errorf("write %s: %w (%w)", t.path, ErrGone, err)
		}
	}
	return locale.Errorf("write %s: %w (it takes no output)", t.path, ErrGone)
}

func ignoringEINTR(call func() error) error {
	for {
		if err := call(); err != unix.EINTR {
			return err
		}
	}
}

// A window smaller than this, in cells, cannot show what is asked, so nothing can be allowed in it.
const leastWidth, leastHeight = 20, 5

// TooSmall reports whether a window of this many cells cannot show a question.
func TooSmall(width, height int) bool { return width < leastWidth || height < leastHeight }
