package mask

import "unicode/utf8"

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

// takeLetters makes of a view its letters and digits, in one case, without what separates them: spaces, quotes, commas,
// ends of lines. A value is looked for by its own.
func (v *view) takeLetters(of *view) {
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

func isWide(b []byte) bool {
	for _, c := range b {
		if c >= utf8.RuneSelf {
			return true
		}
	}
	return false
}

// takeCharacters makes of a view one byte for each character, so that what a constant made of letters stays one of
// each. It says whether any takes more than one byte.
func (v *view) takeCharacters(of *view) bool {
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
