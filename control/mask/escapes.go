package mask

import "bytes"

// takeUnescaped makes of a view the text with its escapes decoded: %73, \x73, \u0073, \163, &#115;, &#x73; and =73. It
// says whether there are any.
func (v *view) takeUnescaped(of *view) bool {
	done := 0
	for i := 0; i < len(of.b); i++ {
		if !escapes[of.b[i]] {
			continue
		}
		c, n := unescape(of.b[i:])
		if n == 0 {
			continue
		}
		if done == 0 {
			v.reset(len(of.b))
		}
		v.addAll(of, done, i)
		v.add(c, of, i, i+n)
		done = i + n
		i = done - 1
	}
	if done > 0 {
		v.addAll(of, done, len(of.b))
	}
	return done > 0
}

// escapes begin one.
var escapes = [256]bool{'%': true, '\\': true, '&': true, '=': true}

// named are escapes of one letter, as Python and Go show bytes.
var named = [256]byte{'n': '\n', 'r': '\r', 't': '\t', 'a': '\a', 'b': '\b', 'f': '\f', 'v': '\v',
	'\\': '\\', '\'': '\'', '"': '"'}

// unescape decodes the escape that a text begins with. A line that goes on behind its end, as in quoted-printable,
// goes on.
func unescape(b []byte) (c byte, n int) {
	number := func(from, to, base int) (byte, int) {
		if from >= to || to > len(b) {
			return 0, 0
		}
		digits, of := b[from:to], map[int]byte{8: base8, 10: base10, 16: base16}[base]
		for _, c := range digits {
			if classes[c]&of == 0 {
				return 0, 0
			}
		}
		return byte(number(digits, base)), to
	}
	switch {
	case len(b) < 3:
	case b[0] == '%', b[0] == '=' && b[1] != '\n':
		return number(1, 3, 16)
	case b[0] == '\\' && b[1] == 'x':
		return number(2, 4, 16)
	case b[0] == '\\' && b[1] == 'u' && b[2] != '{':
		return number(2, 6, 16)
	case b[0] == '\\' && b[1] == 'u':
		if end := bytes.IndexByte(b[:min(12, len(b))], '}'); end > 0 {
			c, n = number(3, end, 16)
			return c, min(n+1, n*2)
		}
	case b[0] == '\\' && '0' <= b[1] && b[1] <= '3':
		return number(1, 4, 8)
	case b[0] == '\\' && named[b[1]] != 0:
		return named[b[1]], 2
	case b[0] == '&' && b[1] == '#':
		if end := bytes.IndexByte(b[:min(12, len(b))], ';'); end > 0 {
			from, base := 2, 10
			if b[2] == 'x' || b[2] == 'X' {
				from, base = 3, 16
			}
			c, n = number(from, end, base)
			return c, min(n+1, n*2)
		}
	}
	return 0, 0
}
