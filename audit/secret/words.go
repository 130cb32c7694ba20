package secret

// Bounds of one command, in bytes and words.
const (
	mostCommand = 8 << 10
	mostWords   = 512
	mostQuoted  = 2 << 10 // one with quotes round it

	mostDocument = 16 << 10 // a here-document behind it
)

// piece is a word of a command, with its quotes.
type piece struct{ from, to int }

func (t piece) in(s string) string { return s[t.from:t.to] }

// bare is a token without quotes round all of it.
func (t piece) bare(s string) piece {
	for t.to-t.from >= 2 && (s[t.from] == '"' || s[t.from] == '\'') && s[t.to-1] == s[t.from] {
		t.from, t.to = t.from+1, t.to-1
	}
	return t
}

// wordsAt returns the words from a place to the end of its command or of the quotes round it.
func wordsAt(s string, at int, quote byte, separated bool) (words []piece, end int) {
	var open [256]bool
	most := min(len(s), at+mostCommand)
	for at < most && len(words) < mostWords {
		c := s[at]
		switch {
		case c == ' ' || c == '\t' || c == '\f' || c == '\r':
			at++
		case c == '\\' && at+1 < most && (s[at+1] == '\n' || s[at+1] == 'n'):
			at += 2
		case !separated && (c == '\n' || c == '|' || c == ';' || c == '&' || c == ')' || c == quote && quote != 0):
			return words, at
		default:
			next := wordEnd(s, at, most, quote, separated, &open)
			words = append(words, piece{at, next})
			at = max(next, at+1)
		}
	}
	return words, at
}

// wordEnd is where a word ends. Quotes that nothing closes are letters; open keeps which those are.
func wordEnd(s string, at, most int, outer byte, separated bool, open *[256]bool) int {
	if separated {
		for at < most && s[at] != '\f' && !(s[at] == ' ' || s[at] == '\n') {
			at++
		}
		return at
	}
	depth := 0
	for at < most {
		switch c := s[at]; {
		case c == '\\' && at+1 < most:
			at++
		case c == outer && outer != 0:
			return at
		case c == '"' || c == '\'':
			if open[c] {
				break
			}
			if n := quoteEnd(s, at, most); n > at {
				at = n
			} else {
				open[c] = true
			}
		case c == '(':
			depth++
		case c == ')' && depth > 0:
			depth--
		case c == '\n':
			return at
		case depth > 0:
		case c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '|' || c == ';' || c == '&' || c == ')':
			return at
		}
		at++
	}
	return most
}

func quoteEnd(s string, at, most int) int {
	for i := at + 1; i < min(most, at+mostQuoted); i++ {
		switch {
		case s[i] == s[at]:
			return i
		case s[i] == '\\' && s[at] == '"':
			i++
		}
	}
	return at
}

func isEcho(word string) bool { return word == "echo" || word == "printf" || word == "print" }
