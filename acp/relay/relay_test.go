package relay

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"strings"
	"testing"
	"testing/iotest"
)

// What passes is what was let pass, in order, and what is sent from within look
// after CatchUp stands between.
func TestRelayKeepsOrderAroundWhatItHolds(t *testing.T) {
	var in, want strings.Builder
	for i := range 1000 {
		fmt.Fprintf(&in, "%d\n", i)
		switch {
		case i%7 == 3:
			fmt.Fprintf(&want, "held %d\n", i)
		default:
			fmt.Fprintf(&want, "%d\n", i)
		}
	}
	var got bytes.Buffer
	out := NewOutlet(&got)
	n := 0
	err := Lines(strings.NewReader(in.String()), out, func(line []byte) bool {
		n++
		if (n-1)%7 != 3 {
			return true
		}
		if err := out.CatchUp(); err != nil {
			t.Error(err)
		}
		_ = out.Pass(fmt.Appendf(nil, "held %s", line))
		return false
	})
	if err != nil || got.String() != want.String() {
		t.Errorf("%v; %d bytes, want %d", err, got.Len(), want.Len())
	}
}

func TestRelayEnds(t *testing.T) {
	broken := errors.New("broken")
	tests := []struct {
		name string
		in   io.Reader
		out  io.Writer
		want error
	}{
		{"at the end of the input", strings.NewReader("a\nb"), io.Discard, nil},
		{"when reading fails", io.MultiReader(strings.NewReader("a\n"), iotest.ErrReader(broken)), io.Discard, broken},
		{"when writing fails", strings.NewReader("a\nb\n"), failing{broken}, broken},
		{"when writing the last line fails", strings.NewReader("a"), failing{broken}, broken},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if err := Lines(tt.in, NewOutlet(tt.out), func([]byte) bool { return true }); !errors.Is(err, tt.want) {
				t.Errorf("%v, want %v", err, tt.want)
			}
		})
	}
}

type failing struct{ err error }

func (f failing) Write([]byte) (int, error) { return 0, f.err }

// zeros gives n bytes that are no line end.
type zeros struct{ n int }

func (z *zeros) Read(p []byte) (int, error) {
	if z.n == 0 {
		return 0, io.EOF
	}
	n := min(len(p), z.n)
	clear(p[:n])
	z.n -= n
	return n, nil
}

func TestLongLines(t *testing.T) {
	for _, tt := range []struct {
		name string
		n    int
		want error
	}{{"64 MiB", 64 << 20, nil}, {"the longest", MaxLine - 1, nil}, {"over the longest", MaxLine + 1, ErrLineTooLong}} {
		t.Run(tt.name, func(t *testing.T) {
			var got counter
			err := Lines(io.MultiReader(&zeros{tt.n}, strings.NewReader("\nnext\n")), NewOutlet(&got), func([]byte) bool { return true })
			if !errors.Is(err, tt.want) {
				t.Fatalf("%v, want %v", err, tt.want)
			}
			if want := tt.n + 6; tt.want == nil && int(got) != want {
				t.Errorf("%d bytes, want %d", got, want)
			}
		})
	}
}

type counter int

func (c *counter) Write(p []byte) (int, error) { *c += counter(len(p)); return len(p), nil }

func TestBufferGrowsWithoutAddressSpace(t *testing.T) {
	b := &lineBuffer{mem: make([]byte, 4*chunk)} // what there is where mmap failed
	want := bytes.Repeat([]byte("0123456789abcde\n"), 3<<20/16)
	for rest := want; len(rest) > 0; {
		n := copy(b.space(), rest)
		b.fill(n)
		rest = rest[n:]
	}
	if !bytes.Equal(b.pending(), want) {
		t.Fatal("not what was put in")
	}
	b.take(len(want))
	if len(b.mem) != 4*chunk || len(b.pending()) != 0 {
		t.Errorf("%d bytes kept after a long line", len(b.mem))
	}
}

// The pages of a long line are given back: the process does not stay as large.
func TestMemoryOfALongLineIsGivenBack(t *testing.T) {
	if residentKB(t) == 0 {
		t.Skip("no /proc: what is resident cannot be read")
	}
	r, w := pipe(t)
	seen := make(chan int)
	done := make(chan error, 1)
	go func() {
		done <- Lines(r, NewOutlet(io.Discard), func(line []byte) bool { seen <- len(line); return true })
	}()
	send := func(n int) {
		go func() { _, _ = io.Copy(w, io.MultiReader(&zeros{n}, strings.NewReader("\n"))) }()
		if got := <-seen; got != n+1 {
			t.Fatalf("a line of %d bytes, want %d", got, n+1)
		}
	}
	send(10)
	debug.FreeOSMemory()
	before := residentKB(t)
	send(64 << 20)
	send(10)
	send(10) // the relay has taken the long line by now
	debug.FreeOSMemory()
	if after := residentKB(t); after > before+16<<10 {
		t.Errorf("%d KiB resident before a line of 64 MiB, %d after", before, after)
	}
	w.Close()
	if err := <-done; err != nil {
		t.Error(err)
	}
}

// pipe makes a pipe that goes with the test.
func pipe(t testing.TB) (r, w *os.File) {
	t.Helper()
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { r.Close(); w.Close() })
	return r, w
}

// residentKB is how much memory of this process is resident; 0 where that is not told.
func residentKB(t testing.TB) (kb int) {
	t.Helper()
	status, err := os.ReadFile("/proc/self/status")
	if err != nil {
		return 0
	}
	if _, rest, ok := strings.Cut(string(status), "VmRSS:"); ok {
		_, _ = fmt.Sscan(rest, &kb)
	}
	return kb
}
