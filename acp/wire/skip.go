package wire

import "bytes"

// eachMember yields the raw keys and values of the object that begins at i, until
// yield returns false. It returns where the object ends and whether its own level
// is well-formed.
func eachMember(b []byte, i int, yield func(key, value []byte) bool) (end int, ok bool) {
	i = skipSpace(b, i+1)
	if i < len(b) && b[i] == '}' {
		return i + 1, true
	}
	for more := true; more; {
		key, v, ok := memberAt(b, i)
		if !ok {
			return v, false
		}
		e := skipValue(b, v)
		if e <= v {
			return len(b), false
		}
		if !yield(key, b[v:e]) {
			return e, false
		}
		if i, more, ok = behind(b, e, '}'); !ok {
			return i, false
		}
	}
	return i, true
}

// eachItem yields the raw items of the array that begins at i, until yield returns
// false. It returns where the array ends and whether its own level is well-formed.
func eachItem(b []byte, i int, yield func(item []byte) bool) (end int, ok bool) {
	i = skipSpace(b, i+1)
	if i < len(b) && b[i] == ']' {
		return i + 1, true
	}
	for more := true; more; {
		e := skipValue(b, i)
		if e <= i {
			return len(b), false
		}
		if !yield(b[i:e]) {
			return e, false
		}
		if i, more, ok = behind(b, e, ']'); !ok {
			return i, false
		}
	}
	return i, true
}

// findMember returns where the value of a member begins, or -1, reading no
// further than that. The name may be written with escapes.
func findMember(b []byte, i int, name string) int {
	if i >= len(b) || b[i] != '{' {
		return -1
	}
	i = skipSpace(b, i+1)
	for more := true; more; {
		key, v, ok := memberAt(b, i)
		switch {
		case !ok || v == len(b):
			return -1
		case string(key) == name || bytes.IndexByte(key, '\\') >= 0 && decoded(key) == name:
			return v
		}
		e := skipValue(b, v)
		if e <= v {
			return -1
		}
		if i, more, ok = behind(b, e, '}'); !ok {
			return -1
		}
	}
	return -1
}

// memberAt reads the raw key of the member that begins at i, and returns where its
// value begins; where there is no member, how far it came.
func memberAt(b []byte, i int) (key []byte, value int, ok bool) {
	if i >= len(b) || b[i] != '"' {
		return nil, i, false
	}
	k := skipString(b, i)
	if k < 0 {
		return nil, len(b), false
	}
	colon := skipSpace(b, k)
	if colon >= len(b) || b[colon] != ':' {
		return nil, colon, false
	}
	return b[i+1 : k-1], skipSpace(b, colon+1), true
}

// behind goes past what follows a value at i: a comma, and then more is true and
// next where the next value begins, or the end of the object or array.
func behind(b []byte, i int, closing byte) (next int, more, ok bool) {
	i = skipSpace(b, i)
	switch {
	case i < len(b) && b[i] == ',':
		return skipSpace(b, i+1), true, true
	case i < len(b) && b[i] == closing:
		return i + 1, false, true
	}
	return i, false, false
}

// skipSpace skips JSON's white space (RFC 8259, section 2).
func skipSpace(b []byte, i int) int {
	for i < len(b) && (b[i] == ' ' || b[i] == '\n' || b[i] == '\r' || b[i] == '\t') {
		i++
	}
	return i
}

// skipValue returns where the value at i ends, or -1 when it does not.
func skipValue(b []byte, i int) int {
	if i >= len(b) {
		return -1
	}
	switch b[i] {
	case '"':
		return skipString(b, i)
	case '{', '[':
		return skipNested(b, i)
	}
	for i < len(b) && scalar[b[i]] {
		i++
	}
	return i
}

// scalar holds the bytes that numbers, true, false and null are made of.
var scalar = func() (t [256]bool) {
	for _, c := range "0123456789+-.eEtrufalsn" {
		t[c] = true
	}
	return t
}()

// What skipNested makes of a byte outside strings. The zero value is a byte that
// JSON does not have there.
const (
	foreign uint8 = iota
	inner
	opens
	closes
	quotes
)

var structural = func() (t [256]uint8) {
	for c, ok := range scalar {
		if ok {
			t[c] = inner
		}
	}
	for _, c := range " \t\r\n,:" {
		t[c] = inner
	}
	t['{'], t['['], t['}'], t[']'], t['"'] = opens, opens, closes, closes, quotes
	return t
}()

// skipNested skips an object or array by counting brackets outside strings. A
// mismatched pair is no JSON to anyone, so counting is enough. Bytes that JSON
// has only in strings end it: a reader that ends lines at U+2028 or a vertical
// tab would find a line of its own behind one.
func skipNested(b []byte, i int) int {
	depth := 0
	for i < len(b) {
		switch structural[b[i]] {
		case foreign:
			return -1
		case opens:
			depth++
		case closes:
			if depth--; depth == 0 {
				return i + 1
			}
		case quotes:
			if i = skipString(b, i); i < 0 {
				return -1
			}
			continue
		}
		i++
	}
	return -1
}

// skipString returns the position after the string that begins at i, or -1.
// Each quote is found by a vector search, and counted as the end unless an odd
// run of backslashes stands before it; runs never overlap, so this is linear.
func skipString(b []byte, i int) int {
	start := i + 1
	for at := start; ; {
		n := bytes.IndexByte(b[at:], '"')
		if n < 0 {
			return -1
		}
		q := at + n
		back := q
		for back > at && b[back-1] == '\\' {
			back--
		}
		if (q-back)%2 == 0 {
			return q + 1
		}
		at = q + 1
	}
}
