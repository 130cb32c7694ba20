package acp

import (
	"bytes"
	"unicode/utf8"
)

// A plain reader goes through JSON once, where strict goes through it three times. It vouches for
// what it has read as strict does: RFC 8259, no member twice, UTF-8, and every name as guard knows
// it. What it cannot vouch for at a glance (escapes in names, surrogates, large objects) is not
// wrong but only not plain: ok is false, and strict decides.
type plain struct {
	b    []byte
	i    int
	ok   bool
	kept bool // b stays as it is: what is raw may point into it
}

const (
	plainDepth   = 32
	plainMembers = 16 // of one object, which are compared with each other
)

func (p *plain) fail() { p.ok = false }

// peek is the byte at which the next value begins; 0 at the end.
func (p *plain) peek() byte {
	p.i = skipSpace(p.b, p.i)
	if p.i >= len(p.b) {
		return 0
	}
	return p.b[p.i]
}

// take goes past a byte that must come next.
func (p *plain) take(c byte) {
	if p.peek() != c {
		p.fail()
		return
	}
	p.i++
}

// end reports whether the whole was read and vouched for.
func (p *plain) end() bool { return p.ok && p.peek() == 0 && p.i >= len(p.b) }

// object yields each member's name; yield reads the value, or skips it.
func (p *plain) object(depth int, yield func(name []byte)) {
	var names [plainMembers][]byte
	p.take('{')
	if depth > plainDepth {
		p.fail()
	}
	for n := 0; p.ok && (n > 0 || p.peek() != '}'); n++ {
		name, escaped := p.text()
		p.take(':')
		if !p.ok || escaped || n == plainMembers || !ascii(name) {
			p.fail()
			return
		}
		for _, other := range names[:n] {
			if string(other) == string(name) {
				p.fail()
			}
		}
		names[n] = name
		yield(name)
		if p.peek() != ',' {
			break
		}
		p.i++
	}
	p.take('}')
}

// array calls item for each item, to read it.
func (p *plain) array(item func()) {
	p.take('[')
	for first := true; p.ok && (!first || p.peek() != ']'); first = false {
		item()
		if p.peek() != ',' {
			break
		}
		p.i++
	}
	p.take(']')
}

// skip goes past a value of any kind, with whatever names.
func (p *plain) skip(depth int) {
	if depth > plainDepth {
		p.fail()
		return
	}
	switch p.peek() {
	case '"':
		p.text()
	case '{':
		p.object(depth, func([]byte) { p.skip(depth + 1) })
	case '[':
		p.array(func() { p.skip(depth + 1) })
	case 't':
		p.word("true")
	case 'f':
		p.word("false")
	case 'n':
		p.word("null")
	default:
		p.number()
	}
}

// raw is a value as it stands, in bytes that stay.
func (p *plain) raw() []byte {
	p.peek()
	start := p.i
	p.skip(0)
	if !p.ok {
		return nil
	}
	if p.kept {
		return p.b[start:p.i:p.i]
	}
	return bytes.Clone(p.b[start:p.i])
}

func (p *plain) word(w string) {
	if !bytes.HasPrefix(p.b[p.i:], []byte(w)) {
		p.fail()
		return
	}
	p.i += len(w)
}

// number reads an integer; other numbers are rare.
func (p *plain) number() {
	start := p.i
	if p.i < len(p.b) && p.b[p.i] == '-' {
		p.i++
	}
	first := p.i
	for p.i < len(p.b) && '0' <= p.b[p.i] && p.b[p.i] <= '9' {
		p.i++
	}
	if p.i == first || p.b[first] == '0' && p.i > first+1 || p.i-start > 18 {
		p.fail()
	}
	if p.i < len(p.b) && scalar[p.b[p.i]] {
		p.fail()
	}
}

// str is a string, decoded.
func (p *plain) str() string {
	s, escaped := p.text()
	switch {
	case !p.ok:
		return ""
	case escaped:
		return p.unescape(s)
	}
	return string(s)
}

// maybe is a string, kept in room, or null.
func (p *plain) maybe(room *string) *string {
	if p.peek() == 'n' {
		p.word("null")
		return nil
	}
	*room = p.str()
	return room
}

// text is what stands between the quotes of a string, and whether it holds escapes.
func (p *plain) text() (s []byte, escaped bool) {
	if p.peek() != '"' {
		p.fail()
		return nil, false
	}
	start, end, met := p.i+1, p.i+1, uint8(0)
	for ; end < len(p.b) && p.b[end] != '"'; end++ {
		one := textBytes[p.b[end]]
		met |= one
		if one == escapeByte {
			end++ // a quote behind it is none
		}
	}
	if end >= len(p.b) {
		p.fail()
		return nil, false
	}
	s, p.i = p.b[start:end], end+1
	if met == 0 {
		return s, false
	}
	escaped = met&escapeByte != 0
	if met&controlByte != 0 || met&wideByte != 0 && !utf8.Valid(s) || escaped && !escapesWell(s) {
		p.fail()
	}
	return s, escaped
}

// What a byte is in a string, where it is more than itself.
const (
	escapeByte uint8 = 1 << iota
	controlByte
	wideByte
)

var textBytes = func() (t [256]uint8) {
	for c := range ' ' {
		t[c] = controlByte
	}
	for c := utf8.RuneSelf; c < len(t); c++ {
		t[c] = wideByte
	}
	t['\\'] = escapeByte
	return t
}()

// escapesWell reports whether every escape is one that unescape knows.
func escapesWell(s []byte) bool {
	for j := 0; j < len(s); j++ {
		if s[j] != '\\' {
			continue
		}
		if j++; j == len(s) || escapes[s[j]] == 0 {
			return false
		}
		if s[j] == 'u' {
			if _, ok := codePoint(s[j+1:]); !ok {
				return false
			}
		}
	}
	return true
}

// codePoint reads the four digits of \u. Surrogates are left to strict: two of them can be one
// character, and one alone is none.
func codePoint(s []byte) (r rune, ok bool) {
	if len(s) < 4 {
		return 0, false
	}
	for _, c := range s[:4] {
		switch {
		case '0' <= c && c <= '9':
			c -= '0'
		case 'a' <= c && c <= 'f':
			c -= 'a' - 10
		case 'A' <= c && c <= 'F':
			c -= 'A' - 10
		default:
			return 0, false
		}
		r = r<<4 | rune(c)
	}
	return r, r < 0xD800 || r > 0xDFFF
}

// escapes are what may follow a backslash, and what it stands for (RFC 8259, section 7).
var escapes = [256]byte{'"': '"', '\\': '\\', '/': '/', 'b': '\b', 'f': '\f', 'n': '\n', 'r': '\r', 't': '\t', 'u': 'u'}

func (p *plain) unescape(s []byte) string {
	out := make([]byte, 0, len(s))
	for j := 0; j < len(s); j++ {
		c := s[j]
		if c != '\\' {
			out = append(out, c)
			continue
		}
		if j++; s[j] != 'u' {
			out = append(out, escapes[s[j]])
			continue
		}
		r, _ := codePoint(s[j+1:])
		out = utf8.AppendRune(out, r)
		j += 4
	}
	return string(out)
}

func ascii(s []byte) bool {
	for _, c := range s {
		if c >= utf8.RuneSelf {
			return false
		}
	}
	return true
}
