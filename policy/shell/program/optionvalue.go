package program

import (
	"strings"

	"guard/policy/shell/lang"
)

// For is the option as it is with one value: effects that are only other
// values' are left out. A value that is not known could fit all but those that
// make a command look milder; one of which no unknown part brings an option behind white space (plain) fits no
// option but those that it shows.
func (o Option) For(value string, known, plain bool) Option {
	if !strings.Contains(o.Effects, "@") {
		return o
	}
	var left []string
	for eff := range strings.SplitSeq(o.Effects, "+") {
		name, only, some := strings.Cut(eff, "@")
		e, _ := EffectNamed(name)
		told := known || plain && ofOptions(only)
		if !some || told && applies(only, value) || !told && e.Mark == 0 {
			left = append(left, name)
		}
	}
	o.Effects = strings.Join(left, "+")
	return o
}

// ofOptions reports a condition on the options for another program that a value holds: -ldflags="-s -o x".
func ofOptions(condition string) bool { return strings.HasPrefix(condition, "-") }

// givesOption reports one of a value's words that is such an option; go's may have the packages before it: all=-o.
func givesOption(pattern, value string) bool {
	for word := range strings.FieldsSeq(value) {
		word = strings.Trim(word, `"'`)
		if at := strings.Index(word, "=-"); at > 0 && word[0] != '-' {
			word = word[at+1:]
		}
		name, _, _ := strings.Cut(word, "=")
		open := strings.HasPrefix(word, lang.Hole) || strings.HasPrefix(word, "-") && strings.Contains(name, lang.Hole)
		if open || fits(pattern, word) {
			return true
		}
	}
	return false
}

// applies reports a value that a condition names: a pattern, one for the options among its words, or one that fits none
// of the patterns behind a "^", which a "|" divides.
func applies(condition, value string) bool {
	if ofOptions(condition) {
		return givesOption(condition, value)
	}
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
