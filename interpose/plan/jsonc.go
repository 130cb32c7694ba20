package plan

import (
	"bytes"
	"iter"
	"slices"

	"guard/locale"
)

var errTwoWays = locale.New("two parsers could read it differently")

// PlainJSON is JSON with comments, as agents' settings are, without them, and without a mark of byte order, which
// Claude Code takes too (2.1.330, seen). For some parsers a carriage return alone ends a // comment, for others it
// does not (strip-json-comments, which Gemini has): what one finds there the other passes over.
func PlainJSON(text []byte) ([]byte, error) {
	text = bytes.TrimPrefix(text, []byte("\ufeff"))
	for from, to := range comments(text) {
		if text[from+1] == '/' && to < len(text) && text[to] == '\r' && !bytes.HasPrefix(text[to:], []byte("\r\n")) {
			return nil, errTwoWays
		}
	}
	return WithoutComments(text), nil
}

// WithoutComments blanks // and /* */ comments out of JSON, as Gemini does
// before it reads its settings. Strings are left alone; positions stay.
func WithoutComments(in []byte) []byte {
	out := slices.Clone(in)
	for from, to := range comments(in) {
		for i := from; i < to; i++ {
			if out[i] != '\n' && out[i] != '\r' {
				out[i] = ' '
			}
		}
	}
	return out
}

// comments are where each stands, [from, to).
func comments(in []byte) iter.Seq2[int, int] {
	return func(yield func(from, to int) bool) {
		for i := 0; i < len(in); {
			switch {
			case in[i] == '"':
				i = endOfString(in, i)
			case in[i] == '/' && i+1 < len(in) && (in[i+1] == '/' || in[i+1] == '*'):
				end := endOfComment(in, i)
				if !yield(i, end) {
					return
				}
				i = end
			default:
				i++
			}
		}
	}
}

func endOfString(b []byte, i int) int {
	for i++; i < len(b) && b[i] != '"'; i++ {
		if b[i] == '\\' {
			i++
		}
	}
	return min(i+1, len(b))
}

func endOfComment(b []byte, start int) int {
	line := b[start+1] == '/'
	for i := start + 2; i < len(b); i++ {
		if line && (b[i] == '\n' || b[i] == '\r') {
			return i
		}
		if !line && b[i] == '/' && b[i-1] == '*' && i > start+2 {
			return i + 1
		}
	}
	return len(b)
}

// withoutLastCommas blanks commas that stand before a closing bracket, in JSON
// without comments.
func withoutLastCommas(in []byte) []byte {
	out := slices.Clone(in)
	comma := -1
	for i := 0; i < len(out); {
		switch c := out[i]; {
		case c == '"':
			comma, i = -1, endOfString(out, i)
			continue
		case c == ',':
			comma = i
		case (c == ']' || c == '}') && comma >= 0:
			out[comma], comma = ' ', -1
		case c != ' ' && c != '\t' && c != '\n' && c != '\r':
			comma = -1
		}
		i++
	}
	return out
}
