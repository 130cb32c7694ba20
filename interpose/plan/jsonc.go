package plan

import "slices"

// WithoutComments blanks // and /* */ comments out of JSON, as Gemini does
// before it reads its settings. Strings are left alone; positions stay.
func WithoutComments(in []byte) []byte {
	out := make([]byte, len(in))
	copy(out, in)
	for i := 0; i < len(out); {
		switch {
		case out[i] == '"':
			i = endOfString(out, i)
		case out[i] == '/' && i+1 < len(out) && (out[i+1] == '/' || out[i+1] == '*'):
			end := endOfComment(out, i)
			for ; i < end; i++ {
				if out[i] != '\n' && out[i] != '\r' {
					out[i] = ' '
				}
			}
		default:
			i++
		}
	}
	return out
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
