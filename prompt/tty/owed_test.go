package tty

import (
	"strings"
	"testing"
)

// TestTheRestOfAPasteIsNoKey: what an agent has begun to read when the question comes is handed on to its end, and
// the keys behind it are heard.
func TestTheRestOfAPasteIsNoKey(t *testing.T) {
	for _, c := range []struct{ name, begun, rest, keys string }{
		{"nothing", "", "", "d"},
		{"a paste", "\x1b[200~", "ooo\rsss\x1b[201~", "d"},
		{"a paste at its end", "\x1b[200~\x1b[20", "1~", "d"},
		{"a clipboard", "\x1b]", "o\x1b\\", "d"},
		{"a clipboard at its end", "\x1b]\x1b", "\\", "d"},
		{"a setting", "\x1bP", "ooo\a", "d"},
		{"a key's sequence", "\x1b[1;", "5A", "d"},
		{"an arrow", "\x1b", "[A", "d"},
		{"a click in part", "\x1b[M ", "od", "d"},
		{"an arrow of an application's", "\x1bO", "A", "d"},
		{"a click", "\x1b[", "M oo", "d"},
	} {
		for cut := range len(c.rest) + 1 {
			r := &recorder{does: Changed}
			k, now := open(r)
			k.goOn([]byte(c.begun), now)
			k.Feed([]byte(c.rest[:cut]), now)
			k.Wake(now.Add(EscWait / 2))
			k.Feed([]byte(c.rest[cut:]+c.keys), now.Add(EscWait/2))
			if string(r.keys) != c.keys {
				t.Errorf("%s, cut at %d: heard %q", c.name, cut, string(r.keys))
			}
			if got := string(k.keys.replies); got != c.rest {
				t.Errorf("%s, cut at %d: handed on %q", c.name, cut, got)
			}
		}
	}
}

// TestAPasteThatNeverEnds: keys are heard again after a while, and no piece of it cancels.
func TestAPasteThatNeverEnds(t *testing.T) {
	for _, begun := range []string{"\x1b[200~", "\x1b]", "\x1b[", "\x1b"} {
		r := &recorder{does: Finished}
		k, now := open(r)
		k.goOn([]byte(begun), now)
		if now = now.Add(ReplyWait); k.Wake(now) || len(r.keys) > 0 {
			t.Errorf("%q: heard %q", begun, string(r.keys))
		}
		if now = now.Add(QuietTime); k.Wake(now) || !k.Feed([]byte("d"), now) {
			t.Errorf("%q: no key is heard any more", begun)
		}
	}
}

// TestALongPasteEnds: of what does not fit the end is handed on, or the agent would wait for it.
func TestALongPasteEnds(t *testing.T) {
	var d decoder
	d.owe([]byte("\x1b[200~"))
	d.feed([]byte(strings.Repeat("o", 2*repliesMost) + "\x1b[201~d"))
	if got := string(d.replies); len(got) > repliesMost || !strings.HasSuffix(got, "o\x1b[201~") || d.owed {
		t.Errorf("%d bytes, ending in %q", len(got), got[max(0, len(got)-20):])
	}
}

// TestWhatIsCutByTheAnswer: a reply or a paste whose rest comes after the answer is handed on from its beginning.
func TestWhatIsCutByTheAnswer(t *testing.T) {
	for typed, want := range map[string]string{
		"o\x1b]11;rgb:00": "\x1b]11;rgb:00", "o\x1b[12;4": "\x1b[12;4", "o\x1b[200~ls\x1b[20": "\x1b[200~ls\x1b[20",
		"o": "", "o\x1b": "", "o\x1b[12;4R\x1b[5": "\x1b[12;4R\x1b[5",
	} {
		var d decoder
		d.feed([]byte(typed))
		if d.giveUp(); string(d.replies) != want {
			t.Errorf("%q: %q", typed, d.replies)
		}
	}
}
