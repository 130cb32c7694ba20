package soak

import (
	"bytes"
	"slices"
	"sync/atomic"
	"testing"
	"time"
)

func TestPart(t *testing.T) {
	p := Params{Full: 1000, Share: 10 * time.Minute, Few: 3}
	for _, c := range []struct {
		asked string
		want  int
		ends  time.Duration
	}{
		{"", 3, time.Hour},
		{"20m", 1000, 10 * time.Minute},
		{"2m", 100, time.Minute},
		{"1s", 3, 500 * time.Millisecond},
	} {
		t.Setenv(variable, c.asked)
		part := Begin(t, "x", p)
		if ends := part.until.Sub(part.began); part.Want() != c.want || ends != c.ends {
			t.Errorf("%q: %d in %v, want %d in %v", c.asked, part.Want(), ends, c.want, c.ends)
		}
	}
}

func TestWorkTakesEachOnce(t *testing.T) {
	t.Setenv(variable, "")
	part := Begin(t, "x", Params{Few: 1000})
	var seen [1000]atomic.Int64
	part.Work(4, func(_, i int) { seen[i].Add(1) })
	for i := range seen {
		if n := seen[i].Load(); n != 1 {
			t.Fatalf("%d was taken %d times", i, n)
		}
	}
	if part.Done() != 1000 {
		t.Errorf("%d done", part.Done())
	}
}

func TestNoTimeIsLeft(t *testing.T) {
	t.Setenv(variable, "1ms")
	part := Begin(t, "x", Params{Full: 1 << 60, Share: Full, Few: 1 << 30})
	for {
		if _, more := part.Next(); !more {
			break
		}
	}
	if part.Done() == 0 {
		t.Error("nothing was done")
	}
}

func TestPatternShowsWhatIsLost(t *testing.T) {
	var whole bytes.Buffer
	piece := make([]byte, Piece)
	for words := NewPattern(); whole.Len() < 3*Piece; {
		_, _ = words.Read(piece)
		whole.Write(piece)
	}
	for name, c := range map[string]struct {
		text []byte
		same bool
	}{
		"whole":   {whole.Bytes(), true},
		"short":   {whole.Bytes()[:3*Piece-1], false},
		"lost":    {slices.Delete(bytes.Clone(whole.Bytes()), Piece, Piece+1), false},
		"a piece": {slices.Delete(bytes.Clone(whole.Bytes()), 0, Piece), false},
	} {
		if err := NewPattern().Same(bytes.NewReader(c.text), 3); (err == nil) != c.same {
			t.Errorf("%s: %v", name, err)
		}
	}
}
