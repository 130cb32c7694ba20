package shell

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"mvdan.cc/sh/v3/syntax"

	"guard/locale"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/expand"
	"guard/policy/shell/taint"
)

// misleading judges the characters of a text: those that a person cannot see,
// or takes for others.
func (w *walker) misleading(text string) {
	ascii := true
	for i := 0; i < len(text); i++ {
		c := text[i]
		if c >= utf8.RuneSelf {
			ascii = false
		} else if c < ' ' && c != '\n' && c != '\t' || c == 0x7f {
			w.Out.Unknown = true
			w.Out.Raise(risk.Critical, risk.ExecArbitrary,
				effect.Say("holds control characters: what is shown need not be what runs"))
		}
	}
	if ascii {
		return
	}
	last, quoted := ' ', onlyQuoted(text)
	for _, r := range text {
		if quoted && unicode.Is(unicode.Co, r) {
			continue
		}
		level, why := risk.Critical, hides(r)
		if emojiJoint(r) && last > 0x2000 {
			level = risk.Medium
		}
		if why != "" {
			w.Out.Unknown = true
			w.Out.Raise(level, risk.ExecArbitrary, effect.Say(why))
		}
		last = r
	}
}

// onlyQuoted reports a line whose characters of private use, the icons of fonts
// for terminals, all stand in quotes or here-documents: they are text there, and
// neither hide nor turn any other.
func onlyQuoted(text string) bool {
	if len(text) > taint.MaxLine || nesting(text) > effect.MaxNest ||
		!strings.ContainsFunc(text, func(r rune) bool { return unicode.Is(unicode.Co, r) }) {
		return false
	}
	p := expand.Parsers.Get().(*syntax.Parser)
	file, err := p.Parse(strings.NewReader(text), "")
	expand.Parsers.Put(p)
	if err != nil {
		return false
	}
	bare := []byte(text)
	blank := func(n syntax.Node) {
		for i := n.Pos().Offset(); i < min(n.End().Offset(), uint(len(bare))); i++ {
			bare[i] = ' '
		}
	}
	texts := func(parts []syntax.WordPart) {
		for _, p := range parts {
			if lit, ok := p.(*syntax.Lit); ok {
				blank(lit)
			}
		}
	}
	syntax.Walk(file, func(n syntax.Node) bool {
		switch n := n.(type) {
		case *syntax.SglQuoted:
			blank(n)
		case *syntax.DblQuoted:
			texts(n.Parts)
		case *syntax.Redirect:
			if n.Hdoc != nil {
				texts(n.Hdoc.Parts)
			}
		}
		return true
	})
	return !strings.ContainsFunc(string(bare), func(r rune) bool { return unicode.Is(unicode.Co, r) })
}

// emojiJoint reports the invisible characters that build one sign out of
// several: after such a sign they hide nothing.
func emojiJoint(r rune) bool { return r == 0x200d || r == 0xfe0e || r == 0xfe0f }

// hides says in which way a character misleads; empty when it does not.
func hides(r rune) locale.Message {
	switch {
	case r < utf8.RuneSelf:
		return "" // judged byte by byte
	case r == utf8.RuneError:
		return "holds bytes that are no text"
	case unicode.Is(unicode.Bidi_Control, r):
		return "holds characters that turn the direction of writing: what is shown is not what runs"
	case unicode.IsControl(r):
		return "holds control characters: what is shown need not be what runs"
	case unicode.In(r, unicode.Cf, unicode.Variation_Selector), r >= 0xe0000 && r < 0xe1000, blankLetter(r):
		return "holds characters that cannot be seen"
	case unicode.IsSpace(r):
		return "holds spaces that the shell does not take for spaces"
	case unicode.Is(unicode.Co, r):
		return "holds characters without a meaning of their own"
	}
	return ""
}

// blankLetter reports letters and signs that show nothing: Hangul fillers, the
// empty Braille pattern, the combining grapheme joiner, Khmer inherent vowels.
func blankLetter(r rune) bool {
	switch r {
	case 0x115f, 0x1160, 0x3164, 0xffa0, 0x2800, 0x034f, 0x17b4, 0x17b5:
		return true
	}
	return false
}
