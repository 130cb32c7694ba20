package escape

import "testing"

// TestWord: what bash 5.2 makes of $'…'.
func TestWord(t *testing.T) {
	for written, want := range map[string]string{
		"plain":            "plain",
		`a\tb\n`:           "a\tb\n",
		`\x41\x7`:          "A\a",
		`\101\0`:           "A",
		`\u00e9\U0001F600`: "é😀",
		`\cA`:              "\x01",
		`\\ \' \" \?`:      `\ ' " ?`,
		`\e[0m`:            "\x1b[0m",
		`\q\`:              `\q\`,
		`\xg`:              `\xg`,
		`a\x00b`:           "a",
	} {
		if got := Word(written); got != want {
			t.Errorf("%q: %q, want %q", written, got, want)
		}
	}
}

// TestStream: a null byte parts names, as the end of a line does.
func TestStream(t *testing.T) {
	if got := Stream(`a\0b\nc`); got != "a\nb\nc" {
		t.Errorf("%q", got)
	}
}

// TestEcho: \0NNN has a zero that the other escapes do not have.
func TestEcho(t *testing.T) {
	for written, want := range map[string]string{`\0101`: "A", `\041`: "!", `\0`: "", `\x41`: "A", `\t`: "\t"} {
		if got := Word(Echo(written)); got != want {
			t.Errorf("%q: %q, want %q", written, got, want)
		}
	}
}

// TestPrintf: what bash 5.2's printf makes of its words.
func TestPrintf(t *testing.T) {
	for _, c := range []struct {
		format string
		words  []string
		want   string
		ok     bool
	}{
		{"%s\\n", []string{"a", "b"}, "a\nb\n", true},
		{"%s-%s ", []string{"a", "b", "c"}, "a-b c- ", true},
		{"100%%", nil, "100%", true},
		{"plain", []string{"x"}, "plain", true},
		{"%b", []string{`\x41`}, "A", true},
		{"%", nil, "%", true},
		{"%d", []string{"1"}, "", false},
		{"%q", []string{"x"}, "", false},
	} {
		if got, ok := Printf(c.format, c.words); got != c.want || ok != c.ok {
			t.Errorf("%q %q: %q %v, want %q %v", c.format, c.words, got, ok, c.want, c.ok)
		}
	}
}
