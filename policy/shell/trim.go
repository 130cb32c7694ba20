package shell

import (
	"strings"
	"unicode/utf8"

	"mvdan.cc/sh/v3/syntax"
)

// Bounds of what is worked out: every beginning and end of a value is tried.
const (
	maxTrimmed = 512 // bytes of the value
	maxStars   = 3   // in the pattern
)

// trimmed works out ${name%pattern} and its like where the value and the
// pattern are known (bash(1), Parameter Expansion).
func trimmed(op syntax.ParExpOperator, v []arg, word arg, bare bool) (arg, bool) {
	if len(v) != 1 || !v[0].known() || len(v[0].text) > maxTrimmed || strings.Contains(word.text, hole) || !utf8.ValidString(v[0].text) {
		return arg{}, false
	}
	pattern := word.glob
	if pattern == "" {
		pattern = escapeGlob(word.text)
	}
	if strings.Count(pattern, "*") > maxStars || strings.Contains(pattern, "[") && !strings.Contains(pattern, `\[`) {
		return arg{}, false
	}
	text, out := v[0].text, v[0]
	switch op {
	case syntax.RemSmallSuffix:
		text = cutEnd(text, pattern, false)
	case syntax.RemLargeSuffix:
		text = cutEnd(text, pattern, true)
	case syntax.RemSmallPrefix:
		text = cutBeginning(text, pattern, false)
	case syntax.RemLargePrefix:
		text = cutBeginning(text, pattern, true)
	case syntax.UpperAll, syntax.LowerAll, syntax.UpperFirst, syntax.LowerFirst:
		if !bare {
			return arg{}, false
		}
		text = inCase(op, text)
	default:
		return arg{}, false
	}
	out.text, out.computed = text, true
	return out, true
}

func inCase(op syntax.ParExpOperator, text string) string {
	_, first := utf8.DecodeRuneInString(text)
	switch op {
	case syntax.UpperAll:
		return strings.ToUpper(text)
	case syntax.LowerAll:
		return strings.ToLower(text)
	case syntax.UpperFirst:
		return strings.ToUpper(text[:first]) + text[first:]
	}
	return strings.ToLower(text[:first]) + text[first:]
}

// cutEnd takes the shortest, or longest, end off that a pattern matches.
func cutEnd(text, pattern string, longest bool) string {
	for i := range len(text) + 1 {
		at := len(text) - i
		if longest {
			at = i
		}
		if shellMatch(pattern, text[at:]) {
			return text[:at]
		}
	}
	return text
}

// cutBeginning takes the shortest, or longest, beginning off.
func cutBeginning(text, pattern string, longest bool) string {
	for i := range len(text) + 1 {
		at := i
		if longest {
			at = len(text) - i
		}
		if shellMatch(pattern, text[:at]) {
			return text[at:]
		}
	}
	return text
}

// shellMatch matches a pattern of *, ? and escaped characters; unlike in paths,
// a * reaches over slashes.
func shellMatch(pattern, text string) bool {
	for pattern != "" {
		switch c := pattern[0]; {
		case c == '*':
			for i := range len(text) + 1 {
				if shellMatch(pattern[1:], text[i:]) {
					return true
				}
			}
			return false
		case text == "":
			return false
		case c == '?':
			_, n := utf8.DecodeRuneInString(text)
			pattern, text = pattern[1:], text[n:]
			continue
		case c == '\\' && len(pattern) > 1:
			pattern = pattern[1:]
		}
		if pattern[0] != text[0] {
			return false
		}
		pattern, text = pattern[1:], text[1:]
	}
	return text == ""
}
