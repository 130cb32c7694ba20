package terminal

import (
	"os"

	"golang.org/x/sys/unix"

	"guard/internal/patient"
)

// A Notice is told beside the agent's screen, by control sequences that draw nothing on it.
type Notice struct {
	Keep, Give string // put the window's title on the terminal's stack, and take it back
	Title      string // makes the notice the title
	Call       string // has the desktop show it, once
}

// Notify shows a notice, in place of another that stands, as soon as it cuts no sequence of the agent's in two. It
// stands until Unnotify, also when the agent gives the window another title meanwhile, or until the terminal is
// borrowed or the agent ends.
func (r *Relay) Notify(n Notice) {
	r.display.mu.Lock()
	defer r.display.mu.Unlock()
	if r.display.plain || r.display.closed {
		return
	}
	r.display.notice, r.display.called = &n, false
	r.display.sayNotice()
}

// Unnotify takes the notice away, and gives the window the agent's title.
func (r *Relay) Unnotify() {
	r.display.mu.Lock()
	defer r.display.mu.Unlock()
	r.display.endNotice()
}

// Line writes a line among the agent's own, and reports whether it could: not where the agent draws on the screen, or
// takes single keys and may.
func (r *Relay) Line(text string) bool {
	if !hasMode(r.p.Agent, unix.ICANON) {
		return false
	}
	d := r.display
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.lent || d.away || d.closed || d.state.OnAlternate() || !d.state.Settled() {
		return false
	}
	if d.last != '\n' && d.last != 0 {
		text = "\r\n" + text
	}
	_, err := d.show([]byte(text + "\r\n"))
	return err == nil
}

// sayNotice writes what is due of the notice, where that cuts nothing in two. With mu held.
func (d *display) sayNotice() {
	if d.notice == nil || d.lent || d.away || !d.state.Settled() {
		return
	}
	title, _ := d.state.Title()
	var text string
	switch {
	case !d.called:
		if !d.kept {
			text = d.notice.Keep
		}
		text += d.notice.Title + d.notice.Call
		d.called, d.kept = true, true
	case title != d.titleThen: // the agent has set another one over it
		text = d.notice.Title
	}
	d.titleThen = title
	_, _ = patient.Write(d.out, []byte(text)) // an error shows at the agent's next writing
}

// endNotice takes the notice away, if one stands. With mu held.
func (d *display) endNotice() {
	if d.kept && d.notice != nil && !d.away {
		text := d.notice.Give
		if title, set := d.state.Title(); set {
			text += "\x1b]2;" + title + "\x1b\\"
		}
		_, _ = patient.Write(d.out, []byte(text))
	}
	d.notice, d.kept = nil, false
}

// hasMode reports whether a terminal has a local mode (termios, c_lflag).
func hasMode(terminal *os.File, mode uint32) (yes bool) {
	conn, err := terminal.SyscallConn()
	if err != nil {
		return false
	}
	_ = conn.Control(func(fd uintptr) {
		modes, err := unix.IoctlGetTermios(int(fd), ioctlGetModes)
		yes = err == nil && uint32(modes.Lflag)&mode != 0
	})
	return yes
}
