package secret

import "strings"

// takenOut are secrets that were taken out of one JSON value, by what they are. A password is known by
// what stands before it, and what was made of a command repeats it where nothing does: in the paths
// that it would touch, in the reasons for a refusal.
type takenOut struct {
	kinds map[string]string
	order []string
}

// mostAgain bounds the values that are looked for again.
const mostAgain = 64

// add notes a value that tells itself: a record must stay readable.
func (v *takenOut) add(value, kind string) {
	if v == nil || len(v.order) == mostAgain || !tellsItself(value) || v.kinds[value] != "" {
		return
	}
	if v.kinds == nil {
		v.kinds = map[string]string{}
	}
	v.kinds[value] = kind
	v.order = append(v.order, value)
}

// takeOut replaces the values wherever they stand by themselves.
func (v *takenOut) takeOut(text string) string {
	for _, value := range v.order {
		text = takeOut(text, value, mark(v.kinds[value]))
	}
	return text
}

// takeOut puts a mark in the place of a value that stands in no longer word.
func takeOut(text, value, mark string) string {
	var b strings.Builder
	rest := text
	for at := 0; ; {
		i := strings.Index(rest[at:], value)
		if i < 0 {
			break
		}
		from, to := at+i, at+i+len(value)
		if from > 0 && inWord(rest[from-1]) && inWord(value[0]) ||
			to < len(rest) && inWord(rest[to]) && inWord(value[len(value)-1]) {
			at = from + 1
			continue
		}
		b.WriteString(rest[:from])
		b.WriteString(mark)
		rest, at = rest[to:], 0
	}
	if b.Len() == 0 {
		return text
	}
	return b.String() + rest
}
