package acp

import (
	"bytes"
	"io"
	"testing"

	"guard/acp/relay"
)

// FuzzSplits: however a stream is split, the relay sees the same lines, and what is
// let pass goes on byte for byte.
func FuzzSplits(f *testing.F) {
	f.Add(transparentBytes(), []byte{1, 2, 7, 100})
	f.Add([]byte("{\"method\":\"x\"}\r\n\n{"), []byte{0, 1})
	f.Fuzz(func(t *testing.T, all, cuts []byte) {
		if len(all) > 64<<10 {
			return
		}
		whole, pieces := passed(t, bytes.NewReader(all)), passed(t, &cutting{all, cuts, 0})
		if !bytes.Equal(whole, all) || !bytes.Equal(pieces, all) {
			t.Errorf("%q in pieces of %v came out as %q", all, cuts, pieces)
		}
	})
}

func passed(t *testing.T, in io.Reader) []byte {
	t.Helper()
	var out bytes.Buffer
	var lines [][]byte
	if err := relay.Lines(in, relay.NewOutlet(&out), func(line []byte) bool { lines = append(lines, bytes.Clone(line)); return true }); err != nil {
		t.Fatal(err)
	}
	if seen := bytes.Join(lines, nil); !bytes.Equal(seen, out.Bytes()) {
		t.Errorf("shown %q, passed %q", seen, out.Bytes())
	}
	return out.Bytes()
}

// cutting gives its bytes in pieces of the sizes that it is told, again and again.
type cutting struct {
	rest, sizes []byte
	at          int
}

func (c *cutting) Read(p []byte) (int, error) {
	if len(c.rest) == 0 {
		return 0, io.EOF
	}
	size := 1
	if len(c.sizes) > 0 {
		size = max(int(c.sizes[c.at%len(c.sizes)]), 1)
		c.at++
	}
	n := copy(p, c.rest[:min(size, len(c.rest))])
	c.rest = c.rest[n:]
	return n, nil
}

// FuzzOptionChoice: whatever options an agent offers, guard allows and refuses only by
// those that say so.
func FuzzOptionChoice(f *testing.F) {
	kinds := []string{"allow_once", "allow_always", "reject_once", "reject_always", "allow_for_ever", "ALLOW_ONCE", "", "allow_once "}
	ids := []string{"a", "b", "c", "", "allow_once", "a ", "\x00", "é"}
	f.Add([]byte{0, 2, 0, 2})
	f.Fuzz(func(t *testing.T, picks []byte) {
		var opts []Option
		for i := 0; i+1 < len(picks) && len(opts) < 32; i += 2 {
			opts = append(opts, Option{ID: ids[int(picks[i])%len(ids)], Kind: kinds[int(picks[i+1])%len(kinds)], Name: "x"})
		}
		checkOptions(t, opts)
	})
}
