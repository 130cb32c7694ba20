package shell

import (
	"unicode"
	"unicode/utf8"

	"guard/policy/risk"
)

// misleading judges the characters of a text: those that a person cannot see,
// or takes for others.
func (k *walker) misleading(text string) {
	ascii := true
	for i := 0; i < len(text); i++ {
		c := text[i]
		if c >= utf8.RuneSelf {
			ascii = false
		} else if c < ' ' && c != '\n' && c != '\t' || c == 0x7f {
			k.out.Unknown = true
			k.out.Raise(risk.Critical, risk.ExecArbitrary, say("holds control characters: what is shown need not be what runs"))
		}
	}
	if ascii {
		return
	}
	for _, r := range text {
		if why := hides(r); why != "" {
			k.out.Unknown = true
			k.out.Raise(risk.Critical, risk.ExecArbitrary, say(why))
		}
	}
}

// hides says in which way a character misleads; empty when it does not.
func hides(r rune) string {
	switch {
	case r == utf8.RuneError:
		return "holds bytes that are no text"
	case unicode.Is(unicode.Bidi_Control, r):
		return "holds characters that turn the direction of writing: what is shown is not what runs"
	case unicode.Is(unicode.Cf, r), unicode.Is(unicode.Variation_Selector, r), r >= 0xe0000 && r < 0xe1000,
		r == 0x115f, r == 0x1160, r == 0x3164, r == 0xffa0, r == 0x2800, r == 0x034f, r == 0x17b4, r == 0x17b5:
		return "holds characters that cannot be seen"
	case unicode.IsControl(r):
		return "holds control characters: what is shown need not be what runs"
	case unicode.IsSpace(r):
		return "holds spaces that the shell does not take for spaces"
	case unicode.Is(unicode.Co, r):
		return "holds characters without a meaning of their own"
	}
	return ""
}

// lookAlike reports whether a program's or option's name has letters that are
// not ASCII: `сat` with a Cyrillic с is another program.
func lookAlike(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] >= utf8.RuneSelf {
			return true
		}
	}
	return false
}
