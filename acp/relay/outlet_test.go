package relay

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"golang.org/x/sys/unix"
)

// outlets are the kinds of descriptor that a client or agent may stand behind.
func outlets(t *testing.T) map[string]func() (io.ReadCloser, io.WriteCloser) {
	return map[string]func() (io.ReadCloser, io.WriteCloser){
		"a pipe": func() (io.ReadCloser, io.WriteCloser) { r, w := pipe(t); return r, w },
		"a pipe that blocks": func() (io.ReadCloser, io.WriteCloser) {
			var p [2]int
			if err := unix.Pipe(p[:]); err != nil {
				t.Fatal(err)
			}
			r, w := os.NewFile(uintptr(p[0]), "r"), os.NewFile(uintptr(p[1]), "w")
			t.Cleanup(func() { r.Close(); w.Close() })
			return r, w
		},
		"a socket": func() (io.ReadCloser, io.WriteCloser) {
			l, err := net.Listen("unix", filepath.Join(t.TempDir(), "s"))
			if err != nil {
				t.Fatal(err)
			}
			defer l.Close()
			w, err := net.Dial("unix", l.Addr().String())
			if err != nil {
				t.Fatal(err)
			}
			r, err := l.Accept()
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { r.Close(); w.Close() })
			return r, w
		},
		"no descriptor": func() (io.ReadCloser, io.WriteCloser) { return io.Pipe() },
	}
}

// Send returns though nobody reads, and what it took comes whole and in each
// sender's order once somebody does, among what passes.
func TestSendNeverWaitsAndKeepsFramesWhole(t *testing.T) {
	const senders, frames, passes = 8, 300, 300
	for name, open := range outlets(t) {
		t.Run(name, func(t *testing.T) {
			r, w := open()
			out := NewOutlet(w)
			var sent sync.WaitGroup
			for s := range senders {
				sent.Go(func() {
					for i := range frames {
						size := []int{0, 10, 500, 4000, 9000}[(s+i)%5]
						if err := out.Send(fmt.Appendf(nil, "s%d %d %s\n", s, i, strings.Repeat("x", size))); err != nil {
							t.Error(err)
						}
					}
				})
			}
			sent.Wait() // nobody has read a byte: no Send waited for one
			passed := make(chan error, 1)
			go func() {
				for i := range passes {
					if err := out.Pass(fmt.Appendf(nil, "p %d %s\n", i, strings.Repeat("y", i*50))); err != nil {
						passed <- err
						return
					}
				}
				passed <- nil
			}()
			next := map[string]int{}
			in := bufio.NewReaderSize(r, 1<<20)
			for range senders*frames + passes {
				line, err := in.ReadString('\n')
				if err != nil {
					t.Fatal(err)
				}
				var who string
				var i int
				if _, err := fmt.Sscan(line, &who, &i); err != nil || i != next[who] || !whole1(line) {
					t.Fatalf("%v: %.60q, want number %d of %s", err, line, next[who], who)
				}
				next[who]++
			}
			if err := <-passed; err != nil {
				t.Error(err)
			}
		})
	}
}

// whole1 reports whether a frame's filling is of one letter.
func whole1(line string) bool {
	f := strings.Fields(line)
	return len(f) < 3 || strings.Trim(f[2], f[2][:1]) == ""
}

// What is sent and then passed by one goroutine comes in that order, also when
// the frame had to wait.
func TestPassDoesNotOvertakeSend(t *testing.T) {
	for name, open := range outlets(t) {
		t.Run(name, func(t *testing.T) {
			r, w := open()
			out := NewOutlet(w)
			go func() {
				for i := range 200 {
					_ = out.Send(fmt.Appendf(nil, "%d sent %s\n", i, strings.Repeat("x", 8000)))
					_ = out.Pass(fmt.Appendf(nil, "%d passed\n", i))
				}
				w.Close()
			}()
			in := bufio.NewReader(r)
			for i := range 200 {
				for _, what := range []string{"sent", "passed"} {
					line, _ := in.ReadString('\n')
					if !strings.HasPrefix(line, fmt.Sprint(i, " ", what)) {
						t.Fatalf("%.40q, want %d %s", line, i, what)
					}
				}
			}
		})
	}
}

func TestAPeerThatNeverReads(t *testing.T) {
	_, w := pipe(t)
	out := NewOutlet(w)
	frame := bytes.Repeat([]byte("x"), 1<<20)
	var err error
	for n := 0; err == nil; n += len(frame) {
		if n > maxQueued+4*len(frame) {
			t.Fatal("more is kept than may be")
		}
		err = out.Send(frame)
	}
	if !errors.Is(err, ErrStuck) {
		t.Errorf("%v, want %v", err, ErrStuck)
	}
	if err := out.Send([]byte("x\n")); !errors.Is(err, ErrStuck) {
		t.Errorf("then %v, want %v", err, ErrStuck)
	}
}

// One frame alone may be longer than what may wait.
func TestAVeryLongFrame(t *testing.T) {
	r, w := pipe(t)
	out := NewOutlet(w)
	frame := append(bytes.Repeat([]byte("x"), maxQueued+1), '\n')
	if err := out.Send(frame); err != nil {
		t.Fatal(err)
	}
	n, err := io.CopyN(io.Discard, r, int64(len(frame)))
	if err != nil {
		t.Errorf("%d bytes, then %v", n, err)
	}
}

// After half a frame nothing more may come: it would be read as its end.
func TestNothingFollowsAFailure(t *testing.T) {
	half := &halfWriter{}
	out := NewOutlet(half)
	if err := out.Pass([]byte("first line\n")); !errors.Is(err, errHalf) {
		t.Fatalf("%v", err)
	}
	if err := out.Pass([]byte("second\n")); !errors.Is(err, errHalf) {
		t.Errorf("%v", err)
	}
	_ = out.Send([]byte("third\n"))
	if err := out.Pass(nil); !errors.Is(err, errHalf) {
		t.Errorf("%v", err)
	}
	if half.String() != "first " {
		t.Errorf("%q went out", half.String())
	}
}

var errHalf = errors.New("half")

type halfWriter struct{ bytes.Buffer }

func (h *halfWriter) Write(p []byte) (int, error) {
	n, _ := h.Buffer.Write(p[:min(len(p), 6)])
	return n, errHalf
}

func TestThePeerGoesWhileFramesWait(t *testing.T) {
	for name, open := range outlets(t) {
		t.Run(name, func(t *testing.T) {
			r, w := open()
			out := NewOutlet(w)
			for range 300 {
				_ = out.Send(bytes.Repeat([]byte("x"), 4000))
			}
			r.Close()
			if err := out.Pass([]byte("x\n")); err == nil { // waits for what is queued
				t.Error("no error though nobody reads any more")
			}
		})
	}
}

// A reader of a byte at a time holds the relay back; nothing piles up here.
func TestASlowReaderCostsNoMemory(t *testing.T) {
	if residentKB(t) == 0 {
		t.Skip("no /proc: what is resident cannot be read")
	}
	inR, inW := pipe(t)
	outR, outW := pipe(t)
	line := append(bytes.Repeat([]byte("x"), 1000), '\n')
	before := residentKB(t)
	go func() {
		defer inW.Close()
		for range 100_000 { // 100 MB, if somebody took them
			if _, err := inW.Write(line); err != nil {
				return
			}
		}
	}()
	relayed := make(chan error, 1)
	go func() { relayed <- Lines(inR, NewOutlet(outW), func([]byte) bool { return true }) }()
	one := make([]byte, 1)
	for i := range 3000 {
		if _, err := outR.Read(one); err != nil || one[0] != line[i%len(line)] {
			t.Fatalf("byte %d: %q, %v", i, one, err)
		}
	}
	if after := residentKB(t); after > before+32<<10 {
		t.Errorf("%d KiB resident before, %d with a reader that is slow", before, after)
	}
	outR.Close()
	inR.Close()
	<-relayed
}

// What nobody waits for goes out together: each write would wake the client.
func TestSoonWakesThePeerOnce(t *testing.T) {
	counted := &writes{}
	out := NewOutlet(counted)
	long := strings.Repeat("x", maxWrite)
	for _, frame := range []string{"a\n", "b\n", "c\n", long + "\n", "d\n"} {
		if err := out.Soon([]byte(frame)); err != nil {
			t.Fatal(err)
		}
	}
	if err := out.Pass(nil); err != nil {
		t.Fatal(err)
	}
	if want := []string{"a\nb\nc\n", long + "\n", "d\n"}; !slices.Equal(counted.all, want) {
		t.Errorf("%.20q went out", counted.all)
	}
}

type writes struct{ all []string }

func (w *writes) Write(p []byte) (int, error) {
	if len(p) > 0 {
		w.all = append(w.all, string(p))
	}
	return len(p), nil
}
