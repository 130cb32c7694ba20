package terminal

import (
	"testing"
	"time"
)

// What was begun and has not ended is told, however it was cut, and for as long as its rest may be expected.
func TestBegun(t *testing.T) {
	now := time.Unix(1e9, 0)
	for typed, want := range map[string]string{
		"":                                      "",
		"text\r":                                "",
		"\x1b[A\x1bOB\x1bx\x1b[<0;1;1M":         "",
		"\x1b[200~ls":                           "\x1b[200~",
		"\x1b[200~ls\x1b[20":                    "\x1b[200~\x1b[20",
		"\x1b[200~a\x1b\x1b[201~":               "",
		"\x1b[200~a\x1b[200~":                   "\x1b[200~",
		"\x1b]11;rgb:00":                        "\x1b]",
		"\x1b]11;rgb:00\x1b":                    "\x1b]\x1b",
		"\x1b]11;rgb:00\x1b\\":                  "",
		"\x1bP1$r0m\a":                          "",
		"\x1bP1$r\x1b\x1bx":                     "\x1bP",
		"o\x1b[1;2":                             "\x1b[1;2",
		"\x1b[12\x1b":                           "\x1b",
		"\x1bO":                                 "\x1bO",
		"\x1bOA\x1b[M o!\x1b[Mo\x1bo":           "",
		"\x1b[[":                                "\x1b[[",
		"\x1b[[A\x1b[[B":                        "",
		"\x1b[M":                                "\x1b[M",
		"\x1b[M\x1bo":                           "\x1b[M\x1bo",
		"\x1b[200~one\x1b[201~two\x1b[200~thre": "\x1b[200~",
	} {
		for cut := range len(typed) + 1 {
			var g begun
			g.follow([]byte(typed[:cut]), now)
			g.follow([]byte(typed[cut:]), now)
			if got := string(g.head(now)); got != want {
				t.Errorf("%q cut at %d: %q, want %q", typed, cut, got, want)
			}
			if late := g.head(now.Add(answerWait + 1)); late != nil {
				t.Errorf("%q: after a while still %q", typed, late)
			}
		}
	}
	var g begun
	if g.follow([]byte("\x1b"), now); g.head(now.Add(sequenceWait+1)) != nil {
		t.Error("the key Esc is the beginning of nothing")
	}
}
