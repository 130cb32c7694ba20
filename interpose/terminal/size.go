package terminal

import (
	"os"

	"github.com/creack/pty"
	"golang.org/x/sys/unix"
)

// resize follows the person's terminal to another size. While the display is lent, the
// agent is not told: it learns the last size at the end.
func (d *display) resize(size *pty.Winsize) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.size = size
	if d.lent || d.away {
		return
	}
	d.follow()
	d.tellSize()
}

// follow takes over the newest size, and reports whether that is another one.
func (d *display) follow() bool {
	if d.size == nil {
		return false
	}
	return d.state.Resize(int(d.size.Rows), int(d.size.Cols))
}

// tellSize sets the size of the agent's terminal; the kernel signals the agent.
func (d *display) tellSize() {
	if d.size != nil {
		setSize(d.agents, *d.size)
		d.pretended = false
	}
}

// pretend gives the agent's terminal that many rows more than there are.
func (d *display) pretend(rows int) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.size == nil || d.lent {
		return
	}
	size := *d.size
	d.pretended = rows != 0
	size.Rows = uint16(max(int(size.Rows)+rows, 1))
	setSize(d.agents, size)
}

func setSize(terminal *os.File, size pty.Winsize) {
	conn, err := terminal.SyscallConn()
	if err != nil {
		return
	}
	// Not by Fd, which must not be called while another thread reads.
	_ = conn.Control(func(fd uintptr) {
		_ = unix.IoctlSetWinsize(int(fd), unix.TIOCSWINSZ,
			&unix.Winsize{Row: size.Rows, Col: size.Cols, Xpixel: size.X, Ypixel: size.Y})
	})
}
