package prompt

import (
	"reflect"
	"strings"
	"testing"
)

func runes(s string) (keys []key) {
	for _, r := range s {
		keys = append(keys, key{kind: keyRune, r: r})
	}
	return keys
}

func TestDecode(t *testing.T) {
	other := key{kind: keyOther}
	for _, c := range []struct {
		name, in string
		want     []key
	}{
		{"runes", "oč削", runes("oč削")},
		{"Enter both ways", "\r\n", []key{{kind: keyEnter}, {kind: keyEnter}}},
		{"Ctrl-C", "\x03", []key{{kind: keyCtrlC}}},
		{"Ctrl-O is not o", "\x0f", []key{other}},
		{"backspace both ways", "\x7f\b", []key{{kind: keyBackspace}, {kind: keyBackspace}}},
		{"arrows", "\x1b[A\x1b[B\x1bOA", []key{{kind: keyUp}, {kind: keyDown}, {kind: keyUp}}},
		{"pages and ends", "\x1b[5~\x1b[6~\x1b[H\x1b[4~", []key{{kind: keyPageUp}, {kind: keyPageDown}, {kind: keyHome}, {kind: keyEnd}}},
		{"Alt-o is not o", "\x1bo", []key{other}},
		{"function key", "\x1b[15;5~", []key{other}},
		{"keypad letter is not o", "\x1bOo", []key{other}},
		{"a sequence ending in s", "\x1b[1;2s", []key{other}},
		{"cursor report", "\x1b[12;40R", []key{other}},
		{"cut sequence", "\x1b[1\x1b[A", []key{other, {kind: keyUp}}},
		{"Alt and an arrow", "\x1b\x1b[A", []key{{kind: keyUp}}},
		{"paste", "\x1b[200~o\ro\x1b[201~d", append([]key{{kind: keyPaste, text: "o\ro"}}, runes("d")...)},
		{"paste holding sequences", "\x1b[200~\x1b[Ao\x1b[200~s\x1b[201~", []key{{kind: keyPaste, text: "\x1b[Ao\x1b[200~s"}}},
		{"paste without end", "\x1b[200~ooooo\rs", nil},
		{"ESC waits", "\x1b", nil},
		{"not UTF-8", "\xffo\xc3o", append(append([]key{other}, runes("o")...), runes("o")...)},
	} {
		t.Run(c.name, func(t *testing.T) {
			var d decoder
			if got := d.feed([]byte(c.in)); !reflect.DeepEqual(got, c.want) {
				t.Errorf("got %v, want %v", got, c.want)
			}
			for cut := range len(c.in) {
				var d decoder
				got := append(d.feed([]byte(c.in[:cut])), d.feed([]byte(c.in[cut:]))...)
				if !reflect.DeepEqual(got, c.want) {
					t.Errorf("cut at %d: got %v, want %v", cut, got, c.want)
				}
			}
		})
	}
}

func TestLongPasteIsBounded(t *testing.T) {
	var d decoder
	got := d.feed([]byte("\x1b[200~" + strings.Repeat("o", 1<<20) + "\x1b[201~"))
	if len(got) != 1 || got[0].kind != keyPaste || len(got[0].text) != pasteMost {
		t.Fatalf("%d keys, %d bytes kept", len(got), len(got[0].text))
	}
	if cap(d.tail) > 1024 {
		t.Errorf("the tail grew to %d bytes", cap(d.tail))
	}
}

// FuzzDecode: the same keys whatever the pieces, and no control character as a rune.
func FuzzDecode(f *testing.F) {
	f.Add([]byte("o\x1b[200~o\x1b[201~"), 3)
	f.Add([]byte("\x1b[1;5A\x1bOo\xc3\xa9"), 2)
	f.Fuzz(func(t *testing.T, in []byte, cut int) {
		if cut < 0 || cut > len(in) {
			return
		}
		var whole, parts decoder
		want := whole.feed(in)
		got := append(parts.feed(in[:cut]), parts.feed(in[cut:])...)
		if !reflect.DeepEqual(got, want) {
			t.Fatalf("cut at %d of %q: %v, want %v", cut, in, got, want)
		}
		for _, k := range want {
			if k.kind == keyRune && k.r < ' ' {
				t.Fatalf("control character %q as a rune", k.r)
			}
		}
	})
}
