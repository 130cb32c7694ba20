package terminal

import (
	"os"
	"strings"
	"testing"

	"github.com/creack/pty"

	"guard/interpose/terminal/state"
)

// A lease that ends while a shell has the terminal leaves it to the shell: the agent's screen comes back with the
// agent.
func TestALeaseEndsBehindAShell(t *testing.T) {
	const agents = "\x1b[?1049h\x1b[3;3Hmiddle\x1b[?1003h"
	d, written := shown(t)
	_, _ = d.Write([]byte(agents))
	d.lend()
	d.leave()
	left := written()
	returned := make(chan struct{})
	go func() {
		defer close(returned)
		d.giveBack()
	}()
	if now := written(); now != left {
		t.Errorf("the shell sees %q", strings.TrimPrefix(now, left))
	}
	d.back()
	<-returned
	s, alone := state.New(24, 80), state.New(24, 80)
	s.Write([]byte(written()))
	alone.Write([]byte(agents))
	if got, want := string(s.Reset()), string(alone.Reset()); got != want {
		t.Errorf("the agent's terminal needs %q to be left, not %q", got, want)
	}
}

// An agent that was told a false size so that it draws anew learns the true one, also when another question comes in
// between.
func TestAFalseSizeIsTakenBack(t *testing.T) {
	master, slave, err := pty.Open()
	if err != nil {
		t.Fatal(err)
	}
	defer master.Close()
	defer slave.Close()
	null, err := os.OpenFile(os.DevNull, os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer null.Close()
	d := newDisplay(null, master, nil)
	d.resize(&pty.Winsize{Rows: 24, Cols: 80})
	d.pretend(-1)
	d.lend()
	d.pretend(0)
	d.giveBack()
	if rows, cols, err := pty.Getsize(slave); rows != 24 || cols != 80 || err != nil {
		t.Errorf("the agent's terminal is %d×%d, %v", rows, cols, err)
	}
}
