package secret

// set is a set of shapes, a bit each by its place in the table.
type set uint64

func (s set) has(i int) bool { return s&(1<<i) != 0 }

// hint is a text that makes some shapes worth looking for.
type hint struct {
	text   string
	shapes set
}

// byPair holds every hint under its first two bytes, so that a text is looked through once for all of
// them: most records hold no hint, and each must be quick to pass.
var byPair = func() (table [1 << 10][]hint) {
	for i := range shapes {
		for _, h := range shapes[i].hints {
			at := pair(h[0], h[1])
			table[at] = append(table[at], hint{h, 1 << i})
		}
	}
	return table
}()

// begins tells which pairs begin a hint at all: small enough to stay in the nearest cache.
var begins = func() (table [1 << 10]bool) {
	for i, hints := range byPair {
		table[i] = len(hints) > 0
	}
	return table
}()

// withAt are the shapes that also need an @ somewhere.
var withAt = func() (s set) {
	for i := range shapes {
		if shapes[i].kind == userinfo {
			s |= 1 << i
		}
	}
	return s
}()

// pair maps two bytes to ten bits, a letter of either case to the same; what else shares them costs a
// second look and nothing more.
func pair(a, b byte) int { return int(a&0x1f)<<5 | int(b&0x1f) }

// hinted returns the shapes that the text may hold a secret of.
func hinted[T string | []byte](text T) (found set) {
	p := 0
	for i := range len(text) {
		p = (p<<5 | int(text[i]&0x1f)) & (len(begins) - 1) // pair(text[i-1], text[i])
		if !begins[p] || i == 0 {
			continue
		}
		for _, h := range byPair[p] {
			if found&h.shapes == 0 && hasPrefixFold(text[i-1:], h.text) {
				found |= h.shapes
			}
		}
	}
	if found&withAt != 0 && !contains(text, '@') {
		found &^= withAt
	}
	return found
}

func contains[T string | []byte](text T, c byte) bool {
	for i := range len(text) {
		if text[i] == c {
			return true
		}
	}
	return false
}

func hasPrefixFold[T string | []byte](text T, prefix string) bool {
	if len(text) < len(prefix) {
		return false
	}
	for i := range len(prefix) {
		if lower(text[i]) != prefix[i] {
			return false
		}
	}
	return true
}

func lower(c byte) byte {
	if 'A' <= c && c <= 'Z' {
		return c | 0x20
	}
	return c
}
