package bash

import (
	"strings"
	"unicode/utf8"

	"mvdan.cc/sh/v3/syntax"
)

// Bounds of what is worked out: every beginning and end of a value is tried.
const (
	maxValue = 512 // bytes of the value
	maxStars = 3   // in the pattern
)

// Change works out what ${name%pattern} and its like make of a value (bash(1), Parameter Expansion). In the
// pattern, what was quoted is escaped; bare means that there is none. False: there is too much to try, or the
// operator does something else.
func Change(op syntax.ParExpOperator, value, pattern string, bare bool) (string, bool) {
	class := strings.Contains(pattern, "[") && !strings.Contains(pattern, `\[`)
	if class || len(value) > maxValue || !utf8.ValidString(value) || strings.Count(pattern, "*") > maxStars {
		return "", false
	}
	if strings.Contains(pattern, "?") && utf8.RuneCountInString(value) < len(value) {
		return "", false // one character or one byte, by LC_CTYPE
	}
	switch op {
	case syntax.RemSmallSuffix:
		return cutEnd(value, pattern, false), true
	case syntax.RemLargeSuffix:
		return cutEnd(value, pattern, true), true
	case syntax.RemSmallPrefix:
		return cutBeginning(value, pattern, false), true
	case syntax.RemLargePrefix:
		return cutBeginning(value, pattern, true), true
	case syntax.UpperAll, syntax.LowerAll, syntax.UpperFirst, syntax.LowerFirst:
		return inCase(op, value), bare
	}
	return "", false
}

// inCase changes the case of a value, or of its first letter.
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
		if match(pattern, text[at:]) {
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
		if match(pattern, text[:at]) {
			return text[at:]
		}
	}
	return text
}

// match matches a pattern of *, ? and escaped characters; unlike in paths,
// a * reaches over slashes. Where it fails behind a *, only the last * takes up
// more: what one before it could take, that one can too.
func match(pattern, text string) bool {
	behind, taken := "", "" // the pattern behind the last *, and the text where that began
	starred := false
	for {
		if p, t, ok := matchOne(pattern, text); ok {
			pattern, text = p, t
			continue
		}
		switch {
		case pattern == "" && text == "":
			return true
		case pattern != "" && pattern[0] == '*':
			behind, taken, starred = pattern[1:], text, true
			pattern = behind
		case !starred || taken == "":
			return false
		default:
			taken = taken[1:]
			pattern, text = behind, taken
		}
	}
}

// matchOne takes one character of the text by what the pattern begins with, unless that is a star.
func matchOne(pattern, text string) (restOfPattern, restOfText string, ok bool) {
	if pattern == "" || text == "" || pattern[0] == '*' {
		return "", "", false
	}
	switch {
	case pattern[0] == '?':
		_, n := utf8.DecodeRuneInString(text)
		return pattern[1:], text[n:], true
	case pattern[0] == '\\' && len(pattern) > 1:
		pattern = pattern[1:]
	}
	return pattern[1:], text[1:], pattern[0] == text[0]
}
