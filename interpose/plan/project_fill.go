package plan

import (
	"bytes"
	"regexp"
	"strings"
	"sync"
)

// fills are the marks in a text for which an agent sets the value of a variable or a file's content, before it reads
// the text as JSON (opencode 1.18.33, seen). A mark goes on to the next brace, over quotes and all.
var fills = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`\{(?:env|file):[^}]+\}`) })

// fillsFile is a mark for a file that comes to be when those for variables are gone.
var fillsFile = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`\{f?i?l?e?(?:\{env:[^}]+\}f?i?l?e?)+:`)
})

// changing reports whether a text could be other settings once its marks are filled in: where one takes quotes with
// it, or a line's end, or stands in a comment that what it stands for could end.
func changing(text []byte) bool {
	if fillsFile().Match(text) {
		return true
	}
	for _, mark := range fills().FindAll(text, -1) {
		if bytes.ContainsFunc(mark, func(r rune) bool { return r == '"' || r == '\\' || r < ' ' }) {
			return true
		}
	}
	for from, to := range comments(text) {
		if text[from+1] == '*' && fills().Match(text[from:to]) {
			return true
		}
	}
	return false
}

// filledName reports a name, somewhere in a value, that a mark is part of.
func filledName(value any) bool {
	switch v := value.(type) {
	case map[string]any:
		for name, in := range v {
			if strings.Contains(name, "{env:") || strings.Contains(name, "{file:") || filledName(in) {
				return true
			}
		}
	case []any:
		for _, in := range v {
			if filledName(in) {
				return true
			}
		}
	}
	return false
}
