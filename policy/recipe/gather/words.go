package gather

import "strings"

const MaxAlternatives = 64

func Short(text string) string {
	text, _, _ = strings.Cut(strings.TrimSpace(text), "\n")
	if len(text) > 60 {
		return strings.ToValidUTF8(text[:60], "") + "…"
	}
	return text
}

const Separator = "\x00"

// LooseWords splits a line at blanks and at every character of a shell's
// grammar; an operator is the separator.
func LooseWords(line string) []string {
	line = strings.Map(func(r rune) rune {
		switch r {
		case '"', '\'', '(', ')', '{', '}', '`', '\\', '$':
			return ' '
		}
		return r
	}, line)
	for _, op := range []string{"&&", "||", ";", "|", "&", "\n"} {
		line = strings.ReplaceAll(line, op, " "+Separator+" ")
	}
	return strings.Fields(line)
}

func QuoteAll(words []string) []string {
	for i, w := range words {
		words[i] = Quote(w)
	}
	return words
}

// SplitWords splits as a POSIX shell does, without expanding anything.
func SplitWords(s string) (words []string, ok bool) {
	var w strings.Builder
	in, quoted := false, byte(0)
	for i := 0; i < len(s); i++ {
		c := s[i]
		switch {
		case quoted != 0 && c == quoted:
			quoted = 0
		case quoted == '\'':
			w.WriteByte(c)
		case c == '\\' && i+1 < len(s) && (quoted == 0 || s[i+1] == '"' || s[i+1] == '\\'):
			i++
			w.WriteByte(s[i])
			in = true
		case quoted != 0:
			w.WriteByte(c)
		case c == '\'' || c == '"':
			quoted, in = c, true
		case c == ' ' || c == '\t':
			if in {
				words = append(words, w.String())
			}
			w.Reset()
			in = false
		default:
			w.WriteByte(c)
			in = true
		}
	}
	if in {
		words = append(words, w.String())
	}
	return words, quoted == 0
}
