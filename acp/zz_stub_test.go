package acp

import (
	"golang.org/x/sys/unix"
	"io"
	"os"
	"os/exec"
	"testing"
)

func TestStub(t *testing.T) {
	if os.Getenv("STUB") == "" {
		t.Skip()
	}
	args := []string{}
	for i, a := range os.Args {
		if a == "--" {
			args = os.Args[i+1:]
		}
	}
	cmd := exec.Command(args[0], args[1:]...)
	ir, iw, _ := os.Pipe()
	or, ow, _ := os.Pipe()
	for _, f := range []*os.File{ir, ow} {
		if os.Getenv("PSZ") != "" {
			unix.FcntlInt(f.Fd(), unix.F_SETPIPE_SZ, 1<<20)
		}
	}
	cmd.Stdin, cmd.Stdout, cmd.Stderr = ir, ow, os.Stderr
	cmd.Start()
	ir.Close()
	ow.Close()
	look := func(l []byte) bool { f := Scan(l); return !(f.Kind == Batch && false) && !hides(l, f) }
	go func() { Relay(os.Stdin, NewOutlet(iw), look); iw.Close() }()
	Relay(or, NewOutlet(os.Stdout), look)
	cmd.Wait()
	_ = io.EOF
	os.Exit(0)
}
