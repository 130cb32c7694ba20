package acp

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"runtime/debug"
	"strings"
	"testing"
	"testing/iotest"
)

// transparent are lines that none may change, each with its end.
var transparent = []struct{ name, bytes string }{
	{"a notification", `{"jsonrpc":"2.0","method":"session/update","params":{"a":1}}` + "\n"},
	{"space and order of its own", "{ \"params\" : [ ] ,\t\"method\":\"x/y\" }\n"},
	{"escapes", `{"method":"x","params":"\u00e9\u4f60\/\ud83d\ude00\u003c"}` + "\n"},
	{"raw UTF-8 with U+2028", "{\"method\":\"x\",\"params\":\"é你😀\u2028\u2029\"}\n"},
	{"big numbers in an answer", `{"id":12345678901234567890123,"result":1.0E+2}` + "\n"},
	{"an id with a NUL", `{"id":"a\u0000b","result":{}}` + "\n"},
	{"an error without an id", `{"id":null,"error":{"code":-32700,"message":"no"}}` + "\n"},
	{"a method of its own", `{"method":"_vendor.dev/x","params":[1,2]}` + "\n"},
	{"CRLF", `{"method":"x"}` + "\r\n"},
	{"blank lines", "\n\r\n \t\n"},
	{"duplicates below", `{"method":"x","params":{"a":1,"a":2}}` + "\n"},
	{"log output", "Warning: a thing at 12:00 [info] {x}\n"},
	{"a log line that looks like a list", "[12:00:01] calling method with id 7\n"},
	{"cut off", `{"jsonrpc":"2.0","method":"sess` + "\n"},
	{"bad UTF-8", "{\"method\":\"x\",\"params\":\"\xff\xfe\"}\n"},
	{"a batch of notifications", `[{"method":"a"},{"method":"b"}]` + "\n"},
	{"deep", `{"method":"x","params":` + strings.Repeat("[", 5000) + strings.Repeat("]", 5000) + "}\n"},
	{"NUL bytes", "{\"method\":\"x\",\"params\":\"\x00\"}\n\x00\n"},
	{"half a pair", `{"method":"x","params":"\ud800"}` + "\n"},
	{"pretty JSON", "{\n  \"level\": \"info\",\n  \"at\": [\n    1\n  ]\n}\n"},
	{"the last line, without an end", `{"method":"last"}`},
}

func transparentBytes() []byte {
	var all []byte
	for _, c := range transparent {
		all = append(all, c.bytes...)
	}
	return all
}

func TestRelayChangesNothing(t *testing.T) {
	want := transparentBytes()
	sides := map[string]func(*Gate) func([]byte) bool{
		"from the agent":  func(g *Gate) func([]byte) bool { return g.FromAgent },
		"from the client": func(g *Gate) func([]byte) bool { return g.FromClient },
	}
	for name, side := range sides {
		for _, step := range []int{1, 2, 7, 100, len(want)} {
			t.Run(fmt.Sprint(name, " by ", step), func(t *testing.T) {
				var got bytes.Buffer
				g := NewGate(Params{Decider: allowAll{}, ToClient: NewOutlet(io.Discard), ToAgent: NewOutlet(io.Discard)})
				if err := Relay(&chunks{want, step}, NewOutlet(&got), side(g)); err != nil {
					t.Fatal(err)
				}
				if !bytes.Equal(got.Bytes(), want) {
					t.Errorf("%d bytes of %d, or other ones: %s", got.Len(), len(want), firstOther(got.Bytes()))
				}
			})
		}
	}
}

// chunks gives its bytes a few at a time.
type chunks struct {
	rest []byte
	n    int
}

func (c *chunks) Read(p []byte) (int, error) {
	if len(c.rest) == 0 {
		return 0, io.EOF
	}
	n := copy(p, c.rest[:min(c.n, len(c.rest))])
	c.rest = c.rest[n:]
	return n, nil
}

func firstOther(got []byte) string {
	at := 0
	for _, c := range transparent {
		if end := at + len(c.bytes); end > len(got) || string(got[at:end]) != c.bytes {
			return c.name
		}
		at += len(c.bytes)
	}
	return "bytes behind"
}

// Every split point of a corpus gives the same lines.
func TestRelayAtEverySplit(t *testing.T) {
	all := transparentBytes()
	var want []string
	for line := range bytes.Lines(all) {
		want = append(want, string(line))
	}
	for at := 0; at <= len(all); at++ {
		in := io.MultiReader(bytes.NewReader(all[:at]), bytes.NewReader(all[at:]))
		var got []string
		err := Relay(in, NewOutlet(io.Discard), func(line []byte) bool {
			got = append(got, string(line))
			return true
		})
		if err != nil || strings.Join(got, "|") != strings.Join(want, "|") {
			t.Fatalf("split at %d: %v, %d lines of %d", at, err, len(got), len(want))
		}
	}
}

// What passes is what was let pass, in order, and what is sent from within look
// after catchUp stands between.
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
	err := Relay(strings.NewReader(in.String()), out, func(line []byte) bool {
		n++
		if (n-1)%7 != 3 {
			return true
		}
		if err := out.catchUp(); err != nil {
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
			if err := Relay(tt.in, NewOutlet(tt.out), func([]byte) bool { return true }); !errors.Is(err, tt.want) {
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
			err := Relay(io.MultiReader(&zeros{tt.n}, strings.NewReader("\nnext\n")), NewOutlet(&got), func([]byte) bool { return true })
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
		done <- Relay(r, NewOutlet(io.Discard), func(line []byte) bool { seen <- len(line); return true })
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
