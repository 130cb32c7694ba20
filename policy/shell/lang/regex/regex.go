// Package regex writes the patterns of searches as Go's regexp reads them.
//
// In comes a pattern and which language it is in; out comes an expression of Go's that matches what the pattern does.
// Go takes many a pattern of another language for one that matches something else: \t is the letter t to grep, {,2} no
// text to anybody else, and [[A-Z]] one letter to ripgrep. Where no expression of Go's is known to match the same,
// that is said, and whoever asks must take it for one that matches.
//
// The package knows no program: which language a program's pattern is in, its callers say.
package regex

import (
	"regexp"
	"strings"
)

// Syntax is the language of a pattern.
type Syntax uint8

// The languages of patterns.
const (
	Fixed    Syntax = iota // the text itself
	Basic                  // POSIX.1-2024, 9.3, with GNU's signs behind a backslash (GNU grep 3.11, 3.6)
	Extended               // the same, 9.4
	Perl                   // of Perl and PCRE2 (pcre2pattern(3), 10.44), and JavaScript
	Rust                   // of ripgrep (docs.rs/regex, 1.11)
)

// Go is the expression of Go's that matches what a pattern does; known is false where it is not known whether one does.
// Grep's languages take a line end for the end of one of several patterns (grep(1)).
func Go(pattern string, s Syntax) (expression string, known bool) {
	if s == Perl || s == Rust {
		return pattern, readAlike(pattern, s)
	}
	all := strings.Split(pattern, "\n")
	for i, one := range all {
		if all[i], known = regexp.QuoteMeta(one), true; s != Fixed {
			t := translation{text: one, basic: s == Basic}
			all[i], known = t.whole()
		}
		if !known {
			return "", false
		}
	}
	if len(all) == 1 {
		return all[0], true
	}
	return "(?:" + strings.Join(all, ")|(?:") + ")", true
}

// Matches reports a text of which a search may find a line; acrossLines: a dot may also stand for a line's end. Whether
// case counts need not be known.
func Matches(pattern string, s Syntax, text []byte, acrossLines bool) bool {
	expression, known := Go(pattern, s)
	if !known {
		return true
	}
	flags := "m"
	if acrossLines {
		flags += "s"
	}
	for _, how := range [...]string{flags, flags + "i"} { // of letters that are left out, either may leave out more
		re, err := regexp.Compile("(?" + how + ")" + expression)
		if err != nil || re.Match(text) {
			return true
		}
	}
	return false
}

// readAlike reports a pattern without what Go reads, but otherwise than its language does: \Q…\E, ends of words, braces
// that count nothing to Go, and what stands for sets of letters in Rust's brackets.
func readAlike(pattern string, s Syntax) bool {
	inBrackets, name := false, false
	for i := 0; i < len(pattern); i++ {
		rest := pattern[i:]
		switch c := pattern[i]; {
		case c == '\\' && i+1 < len(pattern):
			i++
			if strings.IndexByte("QEv<>", pattern[i]) >= 0 || s == Rust && strings.HasPrefix(pattern[i:], "b{") {
				return false
			}
			name = strings.IndexByte("pPx", pattern[i]) >= 0 // a name in braces may follow
			continue
		case inBrackets && s == Rust && (strings.HasPrefix(rest, "&&") || strings.HasPrefix(rest, "--") ||
			strings.HasPrefix(rest, "~~") || c == '[' && !strings.HasPrefix(rest, "[:")):
			return false
		case inBrackets && strings.HasPrefix(rest, "[:"):
			end := strings.Index(rest, ":]")
			if end < 0 {
				return false
			}
			i += end + 1
		case c == '[' && !inBrackets:
			inBrackets = true
			i += len(opening(rest)) - 1
		case c == ']':
			inBrackets = false
		case c == '{' && !inBrackets && !name && countsElsewhere(rest):
			return false
		}
		name = false
	}
	return true
}

// opening is the beginning of a bracket expression: a bracket that stands first is no end of it.
func opening(rest string) string {
	n := 1
	if strings.HasPrefix(rest[n:], "^") {
		n++
	}
	if strings.HasPrefix(rest[n:], "]") {
		n++
	}
	return rest[:n]
}

// countsElsewhere reports braces that say how often the piece before may stand, but not to Go.
func countsElsewhere(rest string) bool {
	inner, _, closed := strings.Cut(rest[1:], "}")
	if !closed || strings.Trim(inner, "0123456789, ") != "" || strings.Trim(inner, ", ") == "" {
		return false
	}
	return strings.Contains(inner, " ") || strings.HasPrefix(inner, ",") || strings.Count(inner, ",") > 1
}
