package terminal

import (
	"io"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/creack/pty"
)

// shown is a display over pipes, and what it has written so far.
func shown(t *testing.T) (d *display, written func() string) {
	t.Helper()
	read, write, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { read.Close(); write.Close() })
	all := ""
	return newDisplay(write, write, nil), func() string {
		_ = read.SetReadDeadline(time.Now().Add(20 * time.Millisecond))
		b, _ := io.ReadAll(read)
		all += string(b)
		return all
	}
}

var notice = Notice{Keep: "<keep>", Give: "<give>", Title: "<told>", Call: "<call>"}

// A notice stands in the title over what the agent makes of it, cuts nothing in two, and leaves the agent's own.
func TestNotice(t *testing.T) {
	const mine, other = "\x1b]2;mine\x07", "\x1b]2;other\x07"
	for _, tt := range []struct {
		name string
		do   func(d *display, r *Relay)
		want string
	}{
		{"it comes and goes", func(d *display, r *Relay) { r.Notify(notice); r.Unnotify() }, "<keep><told><call><give>"},
		{"the agent has a title", func(d *display, r *Relay) {
			_, _ = d.Write([]byte(mine))
			r.Notify(notice)
			r.Unnotify()
		}, mine + "<keep><told><call><give>\x1b]2;mine\x1b\\"},
		{"the agent sets another", func(d *display, r *Relay) {
			r.Notify(notice)
			_, _ = d.Write([]byte("x"))
			_, _ = d.Write([]byte(other))
			_, _ = d.Write([]byte("y"))
			r.Unnotify()
		}, "<keep><told><call>x" + other + "<told>y<give>\x1b]2;other\x1b\\"},
		{"half a sequence", func(d *display, r *Relay) {
			_, _ = d.Write([]byte("\x1b[3"))
			r.Notify(notice)
			_, _ = d.Write([]byte("1m"))
		}, "\x1b[31m<keep><told><call>"},
		{"a frame that is being drawn", func(d *display, r *Relay) {
			_, _ = d.Write([]byte("\x1b[?2026h"))
			r.Notify(notice)
			_, _ = d.Write([]byte("z\x1b[?2026l"))
		}, "\x1b[?2026hz\x1b[?2026l<keep><told><call>"},
		{"a second one", func(d *display, r *Relay) {
			r.Notify(notice)
			r.Notify(Notice{Keep: "<keep>", Give: "<give>", Title: "<two>", Call: "<call>"})
			r.Unnotify()
			r.Unnotify()
		}, "<keep><told><call><two><call><give>"},
		{"a shell gets the terminal", func(d *display, r *Relay) { r.Notify(notice); d.leave() }, "<keep><told><call><give>"},
		{"the agent ends", func(d *display, r *Relay) { r.Notify(notice); d.close(); r.Notify(notice) }, "<keep><told><call><give>"},
		{"a terminal that knows nothing", func(d *display, r *Relay) { d.plain = true; r.Notify(notice) }, ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			d, written := shown(t)
			tt.do(d, &Relay{display: d})
			if got := written(); got != tt.want {
				t.Errorf("wrote %q, want %q", got, tt.want)
			}
		})
	}
}

// While the terminal is lent, nothing is written beside the question; afterwards a notice that came meanwhile is.
func TestNoticeDuringALease(t *testing.T) {
	d, written := shown(t)
	r := &Relay{display: d}
	r.Notify(notice)
	d.lend()
	if got := written(); !strings.Contains(got, "<give>") {
		t.Errorf("the title of before does not stand in a question: %q", got)
	}
	before := written()
	r.Notify(notice)
	if got := written(); got != before {
		t.Errorf("during a lease it wrote %q", got[len(before):])
	}
	d.giveBack()
	if got := written(); !strings.HasSuffix(got, "<keep><told><call>") {
		t.Errorf("afterwards %q", got[len(before):])
	}
}

// A line is written among an agent's lines only.
func TestLine(t *testing.T) {
	master, slave, err := pty.Open()
	if err != nil {
		t.Fatal(err)
	}
	defer master.Close()
	defer slave.Close()
	d, written := shown(t)
	r := &Relay{p: Params{Agent: master}, display: d}
	_, _ = d.Write([]byte("half a line"))
	if !r.Line("one") || !r.Line("two") || written() != "half a line\r\none\r\ntwo\r\n" {
		t.Errorf("wrote %q", written())
	}
	_, _ = d.Write([]byte("\x1b[?1049h"))
	if r.Line("three") {
		t.Error("a line on the alternate screen")
	}
	_, _ = d.Write([]byte("\x1b[?1049l"))
	raw := rawMode{tty: slave}
	raw.enter(func() {})
	if r.Line("four") {
		t.Error("a line where the agent takes single keys")
	}
}
