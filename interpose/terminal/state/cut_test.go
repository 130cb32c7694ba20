package state

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"guard/internal/seed"
)

// colouring gives text of the main screen with changes of pen, of which quickly
// takes most and must leave the others to apply.
func colouring(rnd *rand.Rand) (b []byte) {
	numbers := []string{"", "0", "1", "4", "4:3", "21", "22", "24", "31", "38;5;9", "38;2;1;2;3", "38:2::1:2:3", "39", "48", "58;5;3", "97", "107", "255", "256",
		"1000", "00001", "99999999999999999999999999999", "18446744073709551647"}
	between := []string{"text", "\r\n", "\x0e", "\x0f", "漢", "\xe2\x94", "\x1b", "\x1b[", "\x1b7", "\x1b8", "\x1b]8;;http://x/\x07", "\x1b[1 m", "\x1b[>4;1m",
		"\x1b[3\x0e1m", "\x1b[3\x181m", "\x1b[31", "\x1b[\x1b[31m", "\x1b[31é", "\x1b[2K", "\x1b[?25l"}
	for range 1 + rnd.IntN(20) {
		if rnd.IntN(3) == 0 {
			b = append(b, between[rnd.IntN(len(between))]...)
			continue
		}
		b = append(b, "\x1b["...)
		for i := range 1 + rnd.IntN(4) {
			if i > 0 {
				b = append(b, ';')
			}
			b = append(b, numbers[rnd.IntN(len(numbers))]...)
		}
		b = append(b, 'm')
	}
	return b
}

// Where writes cut a stream makes no difference. Byte by byte there is nothing
// that could be taken at once.
func TestCutAnywhere(t *testing.T) {
	for what, some := range map[string]func(*rand.Rand) []byte{"anything": anything(), "colours": colouring} {
		for round := range seed.Each(t, 400) {
			stream := some(rand.New(rand.NewPCG(round, 2)))
			plain := New(rows, cols)
			for i := range stream {
				plain.Write(stream[i : i+1])
			}
			for cut := range stream {
				s := New(rows, cols)
				s.Write(stream[:cut])
				s.Write(stream[cut:])
				d := differs(plain, s)
				if d == "" && fmt.Sprint(plain.saved[mainScreen]) != fmt.Sprint(s.saved[mainScreen]) {
					d = "the place that was saved"
				}
				if d == "" && (plain.changes != s.changes || plain.Exact() != s.Exact()) {
					d = "changes, or exactness"
				}
				if d != "" {
					t.Fatalf("%s, round %d: %q cut at %d: %s", what, round, stream, cut, d)
				}
			}
		}
	}
}

// What is taken at once is what would be taken number by number, and most is.
func TestQuickly(t *testing.T) {
	for seq, quick := range map[string]bool{"m": true, "0m": true, "1;32m": true, "01;31m": true, "4;107;55m": true, ";;7m": true,
		"4:3m": false, "38;5;1m": false, "1;48;5;1m": false, "1": false, "1 m": false, "?1m": false, "1K": false, "256m": false,
		"18446744073709551647m": false, "1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1m": false} {
		before := pen{fore: indexed | 3, attrs: 5, under: 2, link: 7}
		got, want := before, before
		if n := got.quickly([]byte(seq)); (n == len(seq)) != quick || n != 0 && !quick {
			t.Errorf("%q: %d bytes", seq, n)
		}
		if quick {
			want.apply(params(nil).parse([]byte(seq[:len(seq)-1])))
		}
		if got != want {
			t.Errorf("%q: %+v, want %+v", seq, got, want)
		}
	}
}

// A shift in text counts wherever it stands: a program may draw lines so on the
// main screen.
func TestShiftsInText(t *testing.T) {
	for stream, used := range map[string]int{"a\x0eb": 1, "a\x0eb\x0fc": 0, "\x0e\x1b[1mx\x0f": 0, "\x0f\x1b[1mx\x0e": 1, "\x0e\x1b[1mx": 1} {
		s := New(rows, cols)
		s.Write([]byte(stream))
		if s.sets.used != used {
			t.Errorf("%q: G%d", stream, s.sets.used)
		}
	}
}
