package preprocess

import "strings"

// kind says what a token is.
type kind uint8

const (
	other kind = iota
	word
	quoted
	space
)

// token is a piece of a source.
type token struct {
	text string
	kind kind
	from []string // the macros that it comes from
}

// tokens takes a text apart. Comments are spaces.
func tokens(text string) (all []token) {
	for at := 0; at < len(text); {
		n, k := first(text[at:])
		piece := text[at : at+n]
		if k == space {
			piece = strings.Repeat("\n", strings.Count(piece, "\n"))
			if piece == "" {
				piece = " "
			}
		}
		all = append(all, token{text: piece, kind: k})
		at += n
	}
	return all
}

// first is the length of the first token, and what it is.
func first(text string) (int, kind) {
	c := text[0]
	switch {
	case strings.HasPrefix(text, "//"):
		return end(text, strings.IndexByte(text, '\n'), 0), space
	case strings.HasPrefix(text, "/*"):
		return end(text, strings.Index(text[2:], "*/"), 4), space
	case strings.IndexByte(" \t\r\n\f\v", c) >= 0:
		return len(text) - len(strings.TrimLeft(text, " \t\r\n\f\v")), space
	case strings.HasPrefix(text, `R"`):
		if open := strings.IndexByte(text, '('); open > 0 && open < 20 {
			closing := ")" + text[2:open] + `"`
			return end(text, strings.Index(text, closing), len(closing)), quoted
		}
		return 1, word
	case c == '"' || c == '\'':
		return quotedLength(text, c), quoted
	case letter(c):
		n := 1
		for n < len(text) && (letter(text[n]) || text[n] >= '0' && text[n] <= '9') {
			n++
		}
		return n, word
	case strings.HasPrefix(text, "..."):
		return 3, other
	case strings.HasPrefix(text, "##"):
		return 2, other
	}
	return 1, other
}

// end is a position behind what ends a token, or all of the text where nothing does.
func end(text string, at, more int) int {
	if at < 0 {
		return len(text)
	}
	return min(at+more, len(text))
}

// quotedLength is the length of a string or a character; a mark that begins none stands for itself.
func quotedLength(text string, mark byte) int {
	for i := 1; i < len(text); i++ {
		switch text[i] {
		case '\\':
			i++
		case mark:
			return i + 1
		case '\n':
			return 1
		}
	}
	return 1
}

// trimmed is without spaces around.
func trimmed(all []token) []token {
	for len(all) > 0 && all[0].kind == space {
		all = all[1:]
	}
	for len(all) > 0 && all[len(all)-1].kind == space {
		all = all[:len(all)-1]
	}
	return all
}

func letter(c byte) bool { return c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' }
