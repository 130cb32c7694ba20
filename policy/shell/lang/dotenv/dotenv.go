// Package dotenv reads files of variables, a line NAME=VALUE each. A text comes in; whether every line of it is such a
// one, so that what stands before its first = is a name and no part of a value, goes out. It never looks at values but
// to tell that they end where their line does.
package dotenv

import (
	"strings"
	"unicode/utf8"

	"guard/internal/lazy"
)

// Bounds of a text that is read, in bytes.
const (
	maxText = 64 << 10
	maxName = 60
	maxBare = 15 // of a name without _ in which digits stand
)

// NamesApart reports a text of which nothing but names, comments of plain words and blank lines is left once all from
// the first = of each line on is dropped. A value that goes on in the next line (a key in PEM) makes it none.
func NamesApart(text string) bool {
	if len(text) > maxText || !utf8.ValidString(text) || strings.ContainsAny(text, "\x00\x1b\u2028\u2029\u0085") {
		return false
	}
	for line := range strings.SplitSeq(text, "\n") {
		line = strings.TrimSuffix(line, "\r")
		if strings.Contains(line, "\r") || !nameApart(line) {
			return false
		}
	}
	return true
}

// Setting is a variable that a line sets.
type Setting struct{ Name, Value string }

// Settings are the variables that a text sets, quotes taken off; false where NamesApart does not hold of it. What is
// put out of use by # is among them.
func Settings(text string) (all []Setting, ok bool) {
	if !NamesApart(text) {
		return nil, false
	}
	for line := range strings.Lines(text) {
		name, value, sets := strings.Cut(strings.TrimLeft(strings.TrimSpace(line), "# \t"), "=")
		if !sets {
			continue
		}
		value = strings.TrimSpace(value)
		if n := len(value); n > 1 && value[0] == value[n-1] && (value[0] == '"' || value[0] == '\'') {
			value = value[1 : n-1]
		}
		name = strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(name), "export "))
		all = append(all, Setting{name, value})
	}
	return all, true
}

// nameApart is NamesApart of a line.
func nameApart(line string) bool {
	before, value, sets := strings.Cut(line, "=")
	comment := strings.HasPrefix(strings.TrimSpace(line), "#")
	switch {
	case strings.TrimSpace(line) == "":
		return true
	case sets && !ascii(value): // sed's "." matches no byte that is no character of the locale
		return false
	case comment:
		return sets && plainName(strings.TrimLeft(before, "# \t")) || plainComment(before)
	}
	return sets && plainName(before) && endsHere(value)
}

func ascii(s string) bool { return strings.IndexFunc(s, func(r rune) bool { return r > '~' }) < 0 }

// namePattern is how a variable's name is written; a shell's word before it.
var namePattern = lazy.Pattern(`^[ \t]*(?:export[ \t]+)?([A-Z_][A-Z0-9_]*|[a-z_][a-z0-9_.-]*)[ \t]*$`)

// plainName reports a name that is no line of a value in base64 or base32 before its padding.
func plainName(s string) bool {
	m := namePattern().FindStringSubmatch(s)
	if m == nil || len(m[1]) > maxName {
		return false
	}
	return strings.Contains(m[1], "_") || len(m[1]) <= maxBare ||
		!strings.ContainsAny(m[1], "0123456789") && len(m[1]) <= 2*maxBare
}

// endsHere reports a value that ends in its own line: no quote is left open, no backslash stands at its end, and it is
// not the padding of what stands before.
func endsHere(value string) bool {
	if strings.HasPrefix(value, "=") || strings.HasSuffix(value, `\`) {
		return false
	}
	for _, quote := range []string{`"`, "'", "`"} {
		if strings.Count(value, quote)%2 != 0 {
			return false
		}
	}
	return !strings.Contains(value, "-----BEGIN")
}

var (
	// plainWords is a comment of words: no token, no address, nothing that a colon gives a value.
	plainWords = lazy.Pattern(`^\s*#[#=*\s-]*` +
		`(?:[("'` + "`" + `]*(?:[\pL'-]{1,20}|\d{1,2})[)"',.!?` + "`" + `/&+…–—-]*[\s/&+–—-]*)*$`)
	// tellingWord is one behind which a value may stand.
	tellingWord = lazy.Pattern(`(?i)\b(?:pass\w*|pwd|secrets?|tokens?|keys?|credentials?|pin|login|auth)\b`)
	// headingEnds is such a word at the end of a heading, with words before it that name whose it is.
	headingEnds = lazy.Pattern(`(?i)^(?:\W*\w+){0,3}?` +
		`\W*\b(?:passwords?|secrets?|tokens?|keys?|credentials|auth|login)\W*$`)
)

// plainComment reports a comment that holds no value, as far as what stands before its first = goes.
func plainComment(s string) bool {
	return plainWords().MatchString(s) && (!tellingWord().MatchString(s) || headingEnds().MatchString(s))
}
