package secret

import "sync"

// set is a set of shapes, a bit each by its place in the table.
type set [maxShapes / 64]uint64

// maxShapes is how many shapes there may be.
const maxShapes = 5 * 64

func (s *set) add(i int)     { s[i>>6] |= 1 << (i & 63) }
func (s set) has(i int) bool { return s[i>>6]&(1<<(i&63)) != 0 }
func (s set) empty() bool    { return s == set{} }
func (s set) with(more set) set {
	for i := range s {
		s[i] |= more[i]
	}
	return s
}

// hint is a text that makes a shape worth looking for.
type hint struct {
	text  string
	shape int
	least int // bytes of a key that stand behind it at least, where the shape goes by names
}

// table holds the hints by the three bytes that they begin with, so that a text is looked through once
// for all of them: most records hold no hint, and each must be quick to pass.
type table struct {
	some    [1 << 15 / 64]uint64 // a bit for each three bytes that have a bucket: the processor holds all of it near
	in      [1 << 15]uint16      // which bucket has the hints that begin with these three bytes; 0: none
	buckets [][]hint
	needs   [maxShapes]*need // what must stand somewhere, too; nil: nothing
}

// need is a text without which a text holds no secret of some shapes.
type need struct {
	text string // lower case
	of   set
}

// hints is made when a text first needs it: not every command of guard's keeps a record.
var hints = sync.OnceValue(func() *table {
	t := &table{buckets: make([][]hint, 1, 400)}
	needed := map[string]*need{}
	for i := range shapes() {
		if isCovered(i) {
			continue
		}
		for _, h := range shapes()[i].hints {
			t.add(hint{h, i, leastBehind()[h]})
		}
		if text := needs[shapes()[i].kind]; text != "" {
			if needed[text] == nil {
				needed[text] = &need{text: text}
			}
			needed[text].of.add(i)
			t.needs[i] = needed[text]
		}
	}
	return t
})

func (t *table) add(h hint) {
	two := squeeze(squeeze(0, h.text[0]), h.text[1])
	for third := range 1 << 5 {
		three := two<<5 | third
		if len(h.text) > 2 && squeeze(two, h.text[2]) != three {
			continue
		}
		if t.in[three] == 0 {
			t.in[three] = uint16(len(t.buckets))
			t.some[three>>6] |= 1 << (three & 63)
			t.buckets = append(t.buckets, nil)
		}
		t.buckets[t.in[three]] = append(t.buckets[t.in[three]], h)
	}
}

// squeeze puts one more byte behind others, in five bits, a letter of either case the same; what else
// shares them costs a second look and nothing more.
func squeeze(p int, c byte) int { return p<<5 | int(c&0x1f) }

// hinted returns the shapes that the text may hold a secret of.
func hinted[T string | []byte](text T) (found set) {
	hintsIn(text, func(shape, _ int) bool {
		found.add(shape)
		return false
	})
	return found
}

// hintsIn calls for each hint in a text, as long as the shape's calls want more.
func hintsIn[T string | []byte](text T, call func(shape, at int) (more bool)) {
	t, p := hints(), 0
	enough, asked := set{}, set{}
	for i := range len(text) {
		p = squeeze(p, text[i]) & (len(t.in) - 1)
		if t.some[p>>6]&(1<<(p&63)) == 0 || i < 2 {
			continue
		}
		from := text[i-2:]
		for _, h := range t.buckets[t.in[p]] {
			last := len(h.text) - 1
			if last >= len(from) || lower(from[last]) != h.text[last] || enough.has(h.shape) {
				continue
			}
			if !hasPrefixFold(from, h.text) || !leads(h, text, i-2) {
				continue
			}
			if n := t.needs[h.shape]; n != nil && !asked.has(h.shape) {
				asked = asked.with(n.of)
				if !containsFold(text, n.text) {
					enough = enough.with(n.of)
					continue
				}
			}
			if !call(h.shape, i-2) {
				enough.add(h.shape)
			}
		}
	}
}

// leads says whether what follows a hint could be of its shape.
func leads[T string | []byte](h hint, text T, at int) bool {
	from := text[at:]
	switch s := &shapes()[h.shape]; {
	case s.word:
		n := len(h.text)
		return (at == 0 || beforeWord[text[at-1]]) && (n == len(from) || afterWord[from[n]])
	case s.whole && follows[s.kind] != "":
		i := over(from, len(h.text), mostOfWord, &before)
		return hasPrefixFold(from[i:], follows[s.kind])
	case s.named:
		return assigns(from[len(h.text):])
	case s.ends && endOfName[h.text[len(h.text)-1]]:
		return h.least == 0 || keyBegins(from[len(h.text):], h.least)
	case s.ends:
		i := over(from, len(h.text), mostOfWord, &letters)
		return i == len(from) || endOfName[from[i]]
	case len(from) < s.run:
		return false
	default:
		for i := range s.run {
			if !keys[from[i]] {
				return false
			}
		}
		return true
	}
}

// The bytes that keys are made of, and those between a name and the operator that assigns to it, and
// between that and the value: where JSON escapes them too, with a backslash and a letter.
var (
	keys     = bytesOf("_-.~+/=abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
	signed   = bytesOf("%_-.+/=abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
	behind   = bytesOf("_-. \t\r\n\v\f'\"\\abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
	operator = bytesOf("=>:|?,")
	double   = bytesOf("|?") // only || and ?= are operators
	before   = bytesOf("=>:|?, \t\r\n\v\f'\"`\\")
)

// mostOfWord is how much of a word its hint leaves out at most, in bytes; a folder named secret-things
// must not make every record slow.
const mostOfWord = 10

var (
	letters   = bytesOf("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
	endOfName = bytesOf("=: \t\r\n\v\f\"'\\,>|(<&%*\x1b")

	beforeWord = bytesOf(" \t\r\n\v\f\"'`/\\|&;({!@-")
	afterWord  = bytesOf(" \t\r\n\v\f\"'\\.|;&)<")
)

func bytesOf(s string) (t [256]bool) {
	for _, c := range []byte(s) {
		t[c] = true
	}
	return t
}

// Bounds of what gitleaks' rules take behind a name and an operator, in bytes, with room for escapes,
// and the least that they take for a value.
const (
	mostBehind = 100
	mostBefore = 20
	leastValue = 5
)

// assigns says whether the text goes on as it does behind a name that a key is assigned to.
func assigns[T string | []byte](text T) bool {
	i := over(text, 0, mostBehind, &behind)
	if i == len(text) || !operator[text[i]] || double[text[i]] && (i+1 == len(text) || !operator[text[i+1]]) {
		return false
	}
	i = over(text, i, mostBefore, &before)
	return over(text, i, leastValue, &keys) == i+leastValue
}

// mostGap is more than stands between a name and its value: quotes, blanks and an operator, in bytes.
const mostGap = 40

// keyBegins says whether a key of so many bytes begins soon.
func keyBegins[T string | []byte](text T, least int) bool {
	for i := 0; i < min(len(text), mostGap); i++ {
		end := over(text, i, least, &signed)
		if end == i+least {
			return true
		}
		i = end
	}
	return false
}

// over returns where the first of the bytes ends that are not among those given, after so many at most.
func over[T string | []byte](text T, i, most int, these *[256]bool) int {
	end := min(len(text), i+most)
	for i < end && these[text[i]] {
		i++
	}
	return i
}

func containsFold[T string | []byte](text T, part string) bool {
	for i := range len(text) - len(part) + 1 {
		if lower(text[i]) == part[0] && hasPrefixFold(text[i:], part) {
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

func isLower(c byte) bool { return 'a' <= c && c <= 'z' }

func isLetter(c byte) bool { return isLower(c | 0x20) }
