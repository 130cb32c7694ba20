package main

import (
	"os"
	"os/exec"
	"slices"
	"syscall"
	"testing"
	"time"

	"github.com/creack/pty"
	"golang.org/x/term"
)

// echoes types single keys at a program that echoes them, and gives how long each
// took to show.
func echoes(b *testing.B, keys int, argv ...string) []time.Duration {
	b.Helper()
	cmd := exec.Command(argv[0], argv[1:]...)
	dir := b.TempDir()
	cmd.Env = append(os.Environ(), "HOME="+dir, "XDG_STATE_HOME="+dir, "XDG_CONFIG_HOME="+dir, "XDG_RUNTIME_DIR=", "TERM=xterm")
	master, slave, err := pty.Open()
	if err != nil {
		b.Fatal(err)
	}
	defer master.Close()
	if _, err := term.MakeRaw(int(slave.Fd())); err != nil { // the echo is the program's
		b.Fatal(err)
	}
	cmd.Stdin, cmd.Stdout = slave, slave
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	if err := cmd.Start(); err != nil {
		b.Fatal(err)
	}
	slave.Close()
	defer func() { _ = cmd.Process.Signal(syscall.SIGTERM); _ = cmd.Wait() }()
	took := make([]time.Duration, 0, keys)
	for buf := make([]byte, 4096); len(took) < keys; {
		start := time.Now()
		if _, err := master.WriteString("k"); err != nil {
			b.Fatal(err)
		}
		for {
			n, err := master.Read(buf)
			if err != nil {
				b.Fatal(err)
			}
			if slices.Contains(buf[:n], 'k') {
				break
			}
		}
		took = append(took, time.Since(start))
		time.Sleep(time.Millisecond) // a person is slower yet
	}
	slices.Sort(took)
	return took
}

// BenchmarkEcho: what guard adds to a key's echo, at the median and at the 99th
// of a hundred, which is at most 1 ms.
func BenchmarkEcho(b *testing.B) {
	echo := []string{"sh", "-c", "stty raw -echo; exec cat"}
	var p50, p99 time.Duration
	for b.Loop() {
		direct := echoes(b, 1000, echo...)
		through := echoes(b, 1000, append([]string{guardPath, "run", "--protocol", "pty", "--"}, echo...)...)
		p50 += through[500] - direct[500]
		p99 += through[990] - direct[990]
	}
	b.ReportMetric(float64(p50.Microseconds())/float64(b.N), "µs-added-p50")
	b.ReportMetric(float64(p99.Microseconds())/float64(b.N), "µs-added-p99")
}
