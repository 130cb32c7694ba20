package secret

import (
	"path"
	"strings"
)

// values are secrets that were taken out of one JSON value, by what they are. A password is known by
// what stands before it, and what was made of a command repeats it where nothing does: in the paths
// that it would touch, in the reasons for a refusal.
type values struct {
	kinds map[string]string
	order []string
}

// Bounds of what is looked for again: a short value, or one that is a word or a path, stands in texts
// for other reasons, and a record must stay readable.
const (
	leastAgain = 6  // bytes
	mostAgain  = 64 // values
)

func (v *values) add(value, kind string) {
	if v == nil || len(v.order) == mostAgain || !tellsItself(value) || v.kinds[value] != "" {
		return
	}
	if v.kinds == nil {
		v.kinds = map[string]string{}
	}
	v.kinds[value] = kind
	v.order = append(v.order, value)
}

// tellsItself says whether a value is like nothing but itself: long enough, no path, no word alone.
func tellsItself(value string) bool {
	if len(value) < leastAgain || strings.ContainsAny(value[:1], "/.~") || strings.Contains(value, markOpen) ||
		isHost(value) {
		return false
	}
	return strings.Trim(value, "abcdefghijklmnopqrstuvwxyz") != "" &&
		strings.Trim(value, "ABCDEFGHIJKLMNOPQRSTUVWXYZ_") != ""
}

// isHost reports a name such as example.com, which a reader of the record must see: it is reached.
func isHost(value string) bool {
	top := path.Ext(value)
	return len(top) > 2 && strings.Trim(top[1:], "abcdefghijklmnopqrstuvwxyz") == "" &&
		strings.Trim(value, "abcdefghijklmnopqrstuvwxyz0123456789.-") == ""
}

// takeOut replaces the values wherever they stand by themselves.
func (v *values) takeOut(text string) string {
	for _, value := range v.order {
		text = takeOut(text, value, mark(v.kinds[value]))
	}
	return text
}

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
