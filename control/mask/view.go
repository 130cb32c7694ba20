package mask

import (
	"bytes"
	"unicode/utf8"
)

// A view is a text read in another way: bytes, and where each stands in what it was made of.
type view struct {
	b        []byte
	made     bool    // of another text
	from, to []int32 // of each byte in that
	base     int     // where the text begins, if not
}

func (v *view) span(from, to int) (int, int) {
	if !v.made {
		return v.base + from, v.base + to
	}
	first, last := from, to-1
	return int(min(v.from[first], v.from[last])), int(max(v.to[first], v.to[last]))
}

func (v *view) reset(room int) {
	if cap(v.b) < room {
		v.b, v.from, v.to = make([]byte, 0, room), make([]int32, 0, room), make([]int32, 0, room)
	}
	v.b, v.from, v.to, v.made = v.b[:0], v.from[:0], v.to[:0], true
}

// add adds a byte that stands for what is from one place of another view to a second.
func (v *view) add(c byte, of *view, from, to int) {
	first, last := of.span(from, to)
	v.b, v.from, v.to = append(v.b, c), append(v.from, int32(first)), append(v.to, int32(last))
}

// addAll adds what stands from one place of another view to a second.
func (v *view) addAll(of *view, from, to int) {
	v.b = append(v.b, of.b[from:to]...)
	if of.made {
		v.from, v.to = append(v.from, of.from[from:to]...), append(v.to, of.to[from:to]...)
		return
	}
	for i := int32(of.base + from); i < int32(of.base+to); i++ {
		v.from, v.to = append(v.from, i), append(v.to, i+1)
	}
}

// fold has the small letter of each letter, and each digit; nothing for what may stand between them.
var fold = func() (of [256]byte) {
	for c := byte('a'); c <= 'z'; c++ {
		of[c], of[c-'a'+'A'] = c, c
	}
	for c := byte('0'); c <= '9'; c++ {
		of[c] = c
	}
	return of
}()

func lettersOf(b []byte) (letters []byte) {
	for _, c := range b {
		if c = fold[c]; c != 0 {
			letters = append(letters, c)
		}
	}
	return letters
}

// letters makes of a view its letters and digits, in one case, without what separates them: spaces, quotes, commas,
// ends of lines. A value is looked for by its own.
func (v *view) letters(of *view) {
	v.reset(len(of.b))
	n := 0
	b, from, to := v.b[:len(of.b)], v.from[:len(of.b)], v.to[:len(of.b)]
	for i, c := range of.b {
		if c = fold[c]; c != 0 {
			b[n] = c
			if !of.made {
				from[n], to[n] = int32(of.base+i), int32(of.base+i+1)
			} else {
				from[n], to[n] = of.from[i], of.to[i]
			}
			n++
		}
	}
	v.b, v.from, v.to = b[:n], from[:n], to[:n]
}

// unescaped makes of a view the text with its escapes decoded: %73, \x73, \u0073, \163, &#115;, &#x73; and =73. It
// says whether there are any.
func (v *view) unescaped(of *view) bool {
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

func isWide(b []byte) bool {
	for _, c := range b {
		if c >= utf8.RuneSelf {
			return true
		}
	}
	return false
}

// characters makes of a view one byte for each character, so that what a constant made of letters stays one of each.
// It says whether any takes more than one byte.
func (v *view) characters(of *view) bool {
	if of.made || !isWide(of.b) {
		return false
	}
	v.reset(len(of.b))
	for i := 0; i < len(of.b); {
		r, n := utf8.DecodeRune(of.b[i:])
		v.add(byte(r), of, i, i+n)
		i += n
	}
	return true
}
