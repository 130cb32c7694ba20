// Package wildcard writes a pattern of names, as shells and fnmatch(3) read it, in the way that path.Match reads it.
//
// A pattern comes in (POSIX.1-2024, 2.14; glob(7)), what was quoted in it escaped; out goes one that matches the same
// names, or more of them where it hangs on the locale or on the shell. path.Match knows no "!", no classes and no "]"
// that stands first: without this, [!a] would match "!" and "a" there.
package wildcard

import (
	"strings"
	"unicode/utf8"
)

// classes are the ASCII characters of a bracket's classes, as path.Match has ranges (POSIX.1-2024, 7.3.1). Beyond them
// each locale has its own.
var classes = map[string]string{
	"alpha": "a-zA-Z", "digit": "0-9", "alnum": "a-zA-Z0-9", "upper": "A-Z", "lower": "a-z", "xdigit": "0-9a-fA-F",
	"blank": " \t", "space": " \t-\r", "word": "a-zA-Z0-9_", "ascii": "\x01-\x7f", "cntrl": "\x01-\x1f\x7f",
	"print": " -~", "graph": `\!-~`, "punct": `\!-.:-@\[-` + "`{-~",
}

// beyond are all characters that are no ASCII.
const beyond = "\u0080-\U0010ffff"

// Plain writes a pattern for path.Match. wild: it has a wildcard at all; a "[" that nothing closes is none, and is
// escaped.
func Plain(pattern string) (plain string, wild bool) { return plainly(pattern, false) }

// PlainOfSh is Plain for a shell that may take a ^ in a bracket for itself (dash(1); POSIX leaves it open).
func PlainOfSh(pattern string) (plain string, wild bool) { return plainly(pattern, true) }

func plainly(pattern string, sh bool) (plain string, wild bool) {
	if strings.IndexByte(pattern, '[') < 0 {
		return pattern, hasStar(pattern)
	}
	var b strings.Builder
	for i := 0; i < len(pattern); {
		switch c := pattern[i]; {
		case c == '\\' && i+1 < len(pattern):
			b.WriteString(pattern[i : i+2])
			i += 2
			continue
		case c == '*' || c == '?':
			wild = true
		case c == '[':
			if expr, end := bracket(pattern[i:]); end > 0 {
				if sh && strings.HasPrefix(pattern[i:], "[^") {
					expr = "?"
				}
				b.WriteString(expr)
				i, wild = i+end, true
				continue
			}
			b.WriteByte('\\')
		}
		b.WriteByte(pattern[i])
		i++
	}
	return b.String(), wild
}

// hasStar reports a * or ? that is not escaped.
func hasStar(pattern string) bool {
	for i := 0; i < len(pattern); i++ {
		switch pattern[i] {
		case '\\':
			i++
		case '*', '?':
			return true
		}
	}
	return false
}

// bracket writes the bracket expression that a text begins with, and tells how long that is; 0: it begins with none.
func bracket(text string) (expr string, end int) {
	i, negated := 1, false
	if i < len(text) && (text[i] == '!' || text[i] == '^') {
		i, negated = i+1, true
	}
	var b strings.Builder
	b.WriteByte('[')
	if negated {
		b.WriteByte('^')
	}
	open := false // it may match more than can be written
	for first := i; i < len(text); {
		if text[i] == ']' && i > first {
			if open || b.Len() < 2 || negated && b.Len() < 3 {
				return "?", i + 1
			}
			return b.String() + "]", i + 1
		}
		if strings.HasPrefix(text[i:], "[:") {
			name, _, closed := strings.Cut(text[i+2:], ":]")
			if closed && !strings.Contains(name, "]") {
				chars, known := classes[name]
				b.WriteString(chars)
				if open = open || !known; !negated && name != "digit" && name != "xdigit" && name != "ascii" {
					b.WriteString(beyond)
				}
				i += len(name) + 4
				continue
			}
		}
		from, n := element(text[i:])
		if n == 0 || from == '/' {
			return "", 0 // in a path no bracket holds a slash
		}
		if from == '*' && text[i] == '*' {
			return "*", closing(text) // a part that is not known stands there, or the star itself
		}
		i += n
		writes(&b, from)
		if i+1 < len(text) && text[i] == '-' && text[i+1] != ']' {
			to, m := element(text[i+1:])
			if m == 0 || to == '/' {
				return "", 0
			}
			b.WriteByte('-')
			writes(&b, to)
			i += 1 + m
		}
	}
	return "", 0
}

// closing is the length of a bracket in which a star stands: to the last "]" that may end it.
func closing(text string) int {
	name, _, _ := strings.Cut(text, "/")
	return strings.LastIndexByte(name, ']') + 1
}

// element is the character that a part of a bracket stands for, and the length of that part: [=a=] and [.a.] are a.
func element(text string) (r rune, n int) {
	for _, mark := range [...]string{"=", "."} {
		if rest, ok := strings.CutPrefix(text, "["+mark); ok {
			if inner, _, closed := strings.Cut(rest, mark+"]"); closed && utf8.RuneCountInString(inner) == 1 {
				r, _ = utf8.DecodeRuneInString(inner)
				return r, len(inner) + 4
			}
		}
	}
	if text != "" && text[0] == '\\' {
		r, n = utf8.DecodeRuneInString(text[1:])
		return r, n + 1
	}
	r, n = utf8.DecodeRuneInString(text)
	return r, n
}

// writes puts a character into a bracket that stands for itself.
func writes(b *strings.Builder, r rune) {
	if strings.ContainsRune(`\]-[!^*?`, r) {
		b.WriteByte('\\')
	}
	b.WriteRune(r)
}
