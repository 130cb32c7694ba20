package acp

import (
	"bytes"
	"fmt"
	"io"
	"strings"
	"testing"

	"guard/acp/relay"
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
				g := NewGate(Params{Decider: allowAll{}, ToClient: relay.NewOutlet(io.Discard), ToAgent: relay.NewOutlet(io.Discard)})
				if err := relay.Lines(&chunks{want, step}, relay.NewOutlet(&got), side(g)); err != nil {
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
		err := relay.Lines(in, relay.NewOutlet(io.Discard), func(line []byte) bool {
			got = append(got, string(line))
			return true
		})
		if err != nil || strings.Join(got, "|") != strings.Join(want, "|") {
			t.Fatalf("split at %d: %v, %d lines of %d", at, err, len(got), len(want))
		}
	}
}
