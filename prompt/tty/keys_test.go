package tty

import (
	"reflect"
	"strings"
	"testing"
)

func runes(s string) (keys []Key) {
	for _, r := range s {
		keys = append(keys, Key{Kind: KeyRune, Rune: r})
	}
	return keys
}

func TestDecode(t *testing.T) {
	other := Key{Kind: KeyOther}
	for _, c := range []struct {
		name, in string
		want     []Key
	}{
		{"runes", "oč削", runes("oč削")},
		{"Enter both ways", "\r\n", []Key{{Kind: KeyEnter}, {Kind: KeyEnter}}},
		{"Ctrl-C", "\x03", []Key{{Kind: KeyCtrlC}}},
		{"Ctrl-O is not o", "\x0f", []Key{other}},
		{"backspace both ways", "\x7f\b", []Key{{Kind: KeyBackspace}, {Kind: KeyBackspace}}},
		{"arrows", "\x1b[A\x1b[B\x1bOA", []Key{{Kind: KeyUp}, {Kind: KeyDown}, {Kind: KeyUp}}},
		{"pages and ends", "\x1b[5~\x1b[6~\x1b[H\x1b[4~", []Key{{Kind: KeyPageUp}, {Kind: KeyPageDown}, {Kind: KeyHome}, {Kind: KeyEnd}}},
		{"Alt-o is not o", "\x1bo", []Key{other}},
		{"function key", "\x1b[15;5~", []Key{other}},
		{"keypad letter is not o", "\x1bOo", []Key{other}},
		{"a sequence ending in s", "\x1b[1;2s", []Key{other}},
		{"cursor report is no key", "\x1b[12;40R", nil},
		{"the terminal's name is none", "\x1bP>|xterm(388)\x1b\\d", runes("d")},
		{"a colour is none", "\x1b]11;rgb:dddd/dddd/dddd\ao", runes("o")},
		{"nor is focus", "\x1b[Io\x1b[O", runes("o")},
		{"Ctrl-Z", "\x1a", []Key{{Kind: KeySuspend}}},
		{"keys by their numbers", "\x1b[27u\x1b[99;5u\x1b[99;69u\x1b[27;5;99~\x1b[13u\x1b[127;1u\x1b[27;5;122~",
			[]Key{{Kind: KeyEsc}, {Kind: KeyCtrlC}, {Kind: KeyCtrlC}, {Kind: KeyCtrlC}, {Kind: KeyEnter}, {Kind: KeyBackspace}, {Kind: KeySuspend}}},
		{"no letter by its number", "\x1b[111u\x1b[111;1u\x1b[115;5u\x1b[27;1;111~", []Key{other, other, other, other}},
		{"a key that is let go", "\x1b[27;1:3u\x1b[99;5:3u\x1b[13;1:3u", []Key{other, other, other}},
		{"a click in the oldest way", "\x1b[M oo\x1b[Mo\x1bo", []Key{other, other}},
		{"function keys of Linux' console", "\x1b[[A\x1b[[Do", append([]Key{other, other}, runes("o")...)},
		{"cut sequence", "\x1b[1\x1b[A", []Key{other, {Kind: KeyUp}}},
		{"Alt and an arrow", "\x1b\x1b[A", []Key{{Kind: KeyUp}}},
		{"paste", "\x1b[200~o\ro\x1b[201~d", append([]Key{{Kind: KeyPaste, Pasted: "o\ro"}}, runes("d")...)},
		{"paste holding sequences", "\x1b[200~\x1b[Ao\x1b[200~s\x1b[201~", []Key{{Kind: KeyPaste, Pasted: "\x1b[Ao\x1b[200~s"}}},
		{"paste without end", "\x1b[200~ooooo\rs", nil},
		{"a report by an 8-bit control", "\x9bIo\x9b12;40R", runes("o")},
		{"an arrow and a click so", "\x9bA\x8fB\x9bMood", append([]Key{{Kind: KeyUp}, {Kind: KeyDown}}, other)},
		{"a string so has the end that is certain", "\x9dlo\xe2\x80\x9co\x9co\ad", runes("d")},
		{"a title so", "\x9dLo\x1b\\\x90o\x1b\\d", runes("d")},
		{"a letter that is no control", "\u00dbo", runes("\u00dbo")},
		{"ESC waits", "\x1b", nil},
		{"not UTF-8", "\xffo\xc3o", append(append([]Key{other}, runes("o")...), runes("o")...)},
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

// What the terminal tells is kept for who asked, whole and in order; keys are not.
func TestReplies(t *testing.T) {
	replies := []string{"\x1b[12;40R", "\x1b[?62;22c", "\x1b[>41;388;0c", "\x1b[0n", "\x1b[?997;1n", "\x1b[?5u", "\x1b[?2026;2$y",
		"\x1b]11;rgb:0000/0000/0000\x1b\\", "\x1b]10;rgb:ffff/ffff/ffff\a", "\x1bP>|tmux 3.3a\x1b\\", "\x1b[I", "\x1b[O", "\x1b[8;24;80t", "\x1b[?2;0;640;480S", "\x1b[2;1;1;112;112;1;0x", "\x1b[?1;2#Q",
		"\x1b]52;c;" + strings.Repeat("QUJD", pasteMost) + "\x1b\\", "\x1b]52;c;" + strings.Repeat("QUJD", pasteMost/2) + "\a"}
	keys := []string{"o", "\x1b[A", "\x1b[200~\x1b[1;1R\x1b[201~", "\x1b[5~", "\x1bOP", "\r", "\x1a", "\x1b[97;5u", "\x1b[<0;1;1M"}
	var d decoder
	for i, reply := range replies {
		d.feed([]byte(keys[i%len(keys)]))
		d.feed([]byte(reply))
	}
	if got, want := string(d.replies), strings.Join(replies, ""); got != want {
		t.Errorf("kept %q\nwant %q", got, want)
	}
	if !d.suspended() || d.suspended() {
		t.Error("Ctrl-Z counts once")
	}
	for range 1 << 14 {
		d.feed([]byte("\x1b[12;40R"))
	}
	if len(d.replies) > repliesMost {
		t.Errorf("%d bytes are kept", len(d.replies))
	}
}

// Alt and ] is a key, which nothing follows.
func TestStringThatNeverComes(t *testing.T) {
	var d decoder
	if got := d.feed([]byte("\x1b]")); got != nil || !d.waits() {
		t.Fatalf("%v", got)
	}
	if k, ok := d.expire(); !ok || k.Kind != KeyOther {
		t.Errorf("%v %v", k, ok)
	}
	if got := d.feed([]byte("d")); !reflect.DeepEqual(got, runes("d")) {
		t.Errorf("%v", got)
	}
}

func TestLongPasteIsBounded(t *testing.T) {
	var d decoder
	got := d.feed([]byte("\x1b[200~" + strings.Repeat("o", 1<<20) + "\x1b[201~"))
	if len(got) != 1 || got[0].Kind != KeyPaste || len(got[0].Pasted) != pasteMost {
		t.Fatalf("%d keys, %d bytes kept", len(got), len(got[0].Pasted))
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
			if k.Kind == KeyRune && k.Rune < ' ' {
				t.Fatalf("control character %q as a rune", k.Rune)
			}
		}
	})
}
