package text

import "testing"

func TestTame(t *testing.T) {
	for in, want := range map[string]string{
		"":                             "",
		"guard: a line":                "guard: a line",
		"a\nb\tc":                      "a⏎b⇥c",
		"\x1b[2J\u202e\x07":            `\u{1b}[2J\u{202e}\u{7}`,
		string(Escape("\x1b \\u{1b}")): `\u{1b} \u{5c}u{1b}`, // as it was escaped
		"⏎ stays, \\ too":              "⏎ stays, \\ too",
		"\xff":                         `\x{ff}`,
		"é, 日本":                        "é, 日本",
	} {
		if got := string(Tame(in)); got != want {
			t.Errorf("%q: %q, want %q", in, got, want)
		}
	}
	for r := rune(0); r < 0x11000; r++ {
		for _, c := range string(Tame("-" + string(r) + "b")) {
			if !Visible(c) {
				t.Fatalf("%U came through as %U", r, c)
			}
		}
	}
}
