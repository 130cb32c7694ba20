package interpose

import (
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"runtime"
	"syscall"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"guard/internal/screen"
)

func init() { peers["background"], peers["shielded"] = peerBackground, peerShielded }

// peerBackground is a shell with job control and one job, a guard that asks at the terminal: it lets the job go on in
// the background first.
func peerBackground(args []string) {
	before := modes(os.Stdin)
	cmd := exec.Command(self(), peerArgs(args[0], args[1:]...)...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, os.Stdout, os.Stderr
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	if err := cmd.Start(); err != nil {
		panic(err)
	}
	job := cmd.Process.Pid
	_ = unix.IoctlSetPointerInt(0, unix.TIOCSPGRP, job)
	signal.Ignore(syscall.SIGTTOU) // not before: the job would inherit it
	for n := 0; ; n++ {
		var ws syscall.WaitStatus
		if _, err := syscall.Wait4(job, &ws, syscall.WUNTRACED, nil); err != nil {
			panic(err)
		}
		_ = unix.IoctlSetPointerInt(0, unix.TIOCSPGRP, syscall.Getpgrp())
		if !ws.Stopped() {
			fmt.Printf("ended with %d\n", ws.ExitStatus())
			return
		}
		fmt.Printf("stopped by %v, modes restored: %v\n", ws.StopSignal(), modes(os.Stdin) == before)
		if n > 0 {
			_ = unix.IoctlSetPointerInt(0, unix.TIOCSPGRP, job)
		}
		_ = syscall.Kill(-job, syscall.SIGCONT)
	}
}

// peerShielded is a borrower whose question cannot be stopped by the terminal, as package tty has it: a question that
// is in the background has to look where it is.
func peerShielded(args []string) {
	dir := args[0]
	in := func(name string) string { return filepath.Join(dir, name) }
	for group := 0; group != syscall.Getpgrp(); time.Sleep(time.Millisecond) {
		group, _ = unix.IoctlGetInt(0, unix.TIOCGPGRP)
	}
	p, err := Start(Params{Path: args[1], Args: args[2:], Stdio: Terminal, Outer: os.Stdin})
	if err != nil {
		panic(err)
	}
	go func() {
		runtime.LockOSThread()
		var set unix.Sigset_t
		for _, sig := range []syscall.Signal{syscall.SIGTTIN, syscall.SIGTTOU} {
			set.Val[0] |= 1 << (sig - 1)
		}
		if err := unix.PthreadSigmask(unix.SIG_BLOCK, &set, nil); err != nil {
			panic(err)
		}
		waitFor(in("ask"))
		lease, err := p.Borrow()
		if err != nil {
			panic(err)
		}
		fmt.Fprint(lease, "PROMPT")
		lease.Suspend()
		lease.Return(nil)
		touch(in("returned"))
	}()
	exit, err := p.Attach(os.Stdin, os.Stdout)
	if err != nil {
		fmt.Println("attach:", err)
	}
	exit.Mirror()
}

// A guard that was suspended while it asks, and goes on in the background, leaves the shell its terminal.
func TestLeaseInTheBackground(t *testing.T) {
	th := &theatre{t: t, dir: t.TempDir(), Screen: screen.New(91, 33)}
	th.person = seat(t, append([]string{"background", "shielded", th.dir}, actor(t.TempDir(), shows["alternate screen"])...)...)
	go th.Watch(th.master)
	th.await("END")
	th.leave("ask")
	th.await("stopped by stopped, modes restored: true")
	th.await("stopped by stopped (tty output), modes restored: true")
	th.heard("returned")
	th.types("X")
	th.await("ended with 0")
}
