package program

import "strings"

// For is the option as it is with one value: effects that are only other
// values' are left out. A value that is not known could fit all but those that
// make a command look milder.
func (o Option) For(value string, known bool) Option {
	if !strings.Contains(o.Effects, "@") {
		return o
	}
	var left []string
	for eff := range strings.SplitSeq(o.Effects, "+") {
		name, only, some := strings.Cut(eff, "@")
		e, _ := EffectNamed(name)
		if !some || known && applies(only, value) || !known && e.Mark == 0 {
			left = append(left, name)
		}
	}
	o.Effects = strings.Join(left, "+")
	return o
}

// applies reports a value that a condition names: a pattern, or one that fits none of
// the patterns behind a "^", which a "|" divides.
func applies(condition, value string) bool {
	others, negated := strings.CutPrefix(condition, "^")
	if !negated {
		return fits(condition, value)
	}
	for pattern := range strings.SplitSeq(others, "|") {
		if fits(pattern, value) {
			return false
		}
	}
	return true
}

// fits reports whether a pattern matches all of a text; * is any text. Each piece
// between two is looked for once, so that the work is bounded by the text.
func fits(pattern, text string) bool {
	head, rest, star := strings.Cut(pattern, "*")
	if !star {
		return pattern == text
	}
	text, ok := strings.CutPrefix(text, head)
	for ok {
		piece, more, another := strings.Cut(rest, "*")
		if !another {
			return strings.HasSuffix(text, piece)
		}
		_, text, ok = strings.Cut(text, piece)
		rest = more
	}
	return false
}
