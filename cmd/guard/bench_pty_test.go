package main

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"hash"
	"math/rand/v2"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/creack/pty"
	"golang.org/x/term"
)

// pourVariable makes the test binary a program that pours bytes onto its
// terminal: "KIND BYTES".
const pourVariable = "GUARD_TEST_POUR"

// kinds of what is poured, in pieces of 64 KiB.
var pours = map[string]func() []byte{
	"text": func() []byte {
		return bytes.Repeat([]byte("a line as a build prints it, of 63 characters and a line feed.\r\n"), 1<<10)
	},
	"colours": func() []byte {
		return bytes.Repeat([]byte("\x1b[1;32mok\x1b[0m   \x1b[34mguard/interpose\x1b[0m   11.2s of 60 characters..\r\n"), 900)
	},
	"random": func() []byte {
		b := make([]byte, 1<<16)
		_, _ = rand.NewChaCha8([32]byte{1}).Read(b)
		return bytes.ReplaceAll(b, []byte{0x1b, 'c'}, []byte("..")) // no reset of the terminal
	},
}

func pour(what string) int {
	kind, size, _ := strings.Cut(what, " ")
	left, _ := strconv.Atoi(size)
	if _, err := term.MakeRaw(1); err != nil {
		fmt.Fprintln(os.Stderr, "pour:", err)
		return 1
	}
	for piece := pours[kind](); left > 0; left -= len(piece) {
		if _, err := os.Stdout.Write(piece[:min(left, len(piece))]); err != nil {
			return 1
		}
	}
	return 0
}

// drained is what came through a terminal.
type drained struct {
	sum   []byte
	bytes int
	took  time.Duration
}

// drain runs a command at a terminal and reads all that it shows, but for the
// last bytes, by which the relay leaves the terminal.
func drain(t testing.TB, kind string, size int, argv ...string) drained {
	t.Helper()
	cmd := exec.Command(argv[0], argv[1:]...)
	dir := t.TempDir()
	cmd.Env = append(os.Environ(), pourVariable+"="+kind+" "+strconv.Itoa(size), "HOME="+dir, "XDG_STATE_HOME="+dir, "XDG_CONFIG_HOME="+dir, "XDG_RUNTIME_DIR=", "TERM=xterm")
	master, slave, err := pty.Open()
	if err != nil {
		t.Fatal(err)
	}
	defer master.Close()
	if _, err := term.MakeRaw(int(slave.Fd())); err != nil {
		t.Fatal(err)
	}
	cmd.Stdin, cmd.Stdout = slave, slave
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	start := time.Now()
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	slave.Close()
	d := drained{}
	d.read(master, sha256.New(), size)
	d.took = time.Since(start)
	go func() { // what else comes, so that nobody waits to write
		for buf := make([]byte, 1<<16); ; {
			if _, err := master.Read(buf); err != nil {
				return
			}
		}
	}()
	_ = cmd.Wait()
	return d
}

func (d *drained) read(master *os.File, h hash.Hash, size int) {
	for buf := make([]byte, 1<<16); d.bytes < size; {
		n, err := master.Read(buf)
		n = min(n, size-d.bytes)
		h.Write(buf[:n])
		d.bytes += n
		if err != nil {
			break
		}
	}
	d.sum = h.Sum(nil)
}

func poured(kind string, size int) []byte {
	h := sha256.New()
	for piece := pours[kind](); size > 0; size -= len(piece) {
		h.Write(piece[:min(size, len(piece))])
	}
	return h.Sum(nil)
}

func guardPour(t testing.TB) []string {
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	return []string{guardPath, "run", "--protocol", "pty", "--", exe}
}

// What an agent shows goes through byte for byte: 32 MiB, or 1 GiB with
// GUARD_TEST_FULL.
func TestTerminalIsByteIdentical(t *testing.T) {
	size := 32 << 20
	if os.Getenv("GUARD_TEST_FULL") != "" {
		size = 1 << 30
	}
	for kind := range pours {
		t.Run(kind, func(t *testing.T) {
			d := drain(t, kind, size, guardPour(t)...)
			if want := poured(kind, size); d.bytes != size || !bytes.Equal(d.sum, want) {
				t.Errorf("%d of %d bytes came, sha256 %x, want %x", d.bytes, size, d.sum, want)
			}
		})
	}
}

// BenchmarkTerminal: at least 0.9 of script(1), in the same run.
func BenchmarkTerminal(b *testing.B) {
	script, err := exec.LookPath("script")
	if err != nil {
		b.Skip("script(1) is not installed")
	}
	const size = 256 << 20
	for kind := range pours {
		b.Run(kind, func(b *testing.B) {
			guard := guardPour(b)
			var g, s time.Duration
			for b.Loop() {
				g += drain(b, kind, size, guard...).took
				s += drain(b, kind, size, script, "-q", "-e", "-c", guard[len(guard)-1], os.DevNull).took
			}
			b.ReportMetric(s.Seconds()/g.Seconds(), "of-script")
			b.ReportMetric(float64(size)*float64(b.N)/g.Seconds()/1e6, "MB/s")
		})
	}
}
