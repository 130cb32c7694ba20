package gather

import "strings"

// MaxAlternatives is the most ways in which one text is read.
const MaxAlternatives = 64

// Short returns the first line of a text, shortened for a message.
func Short(text string) string {
	text, _, _ = strings.Cut(strings.TrimSpace(text), "\n")
	if len(text) > 60 {
		return strings.ToValidUTF8(text[:60], "") + "…"
	}
	return text
}

// Separator stands among the words of LooseWords for an operator.
const Separator = "\x00"

// LooseWords splits a line at blanks and at every character of the shell's grammar. An operator becomes Separator.
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

// QuoteAll quotes each of the words.
func QuoteAll(words []string) []string {
	for i, w := range words {
		words[i] = Quote(w)
	}
	return words
}

// SplitWords splits a line into words as a POSIX shell does, without expanding anything; false: a quote is not
// closed.
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
