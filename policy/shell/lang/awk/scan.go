package awk

import (
	"strings"

	"guard/policy/shell/lang/escape"
)

// argument is the one string constant that stands next; empty when it is
// something else, or more than that one.
func argument(text string) string {
	text = strings.TrimLeft(text, " \t(")
	if !strings.HasPrefix(text, `"`) {
		return ""
	}
	s, end := quoted(text, 0)
	rest := strings.TrimLeft(text[end:], " \t")
	if rest != "" && strings.IndexByte(");\n}|", rest[0]) < 0 {
		return ""
	}
	return s
}

// lastString is the string constant that ends a text.
func lastString(text string) string {
	text = strings.TrimRight(text, " \t")
	if !strings.HasSuffix(text, `"`) {
		return ""
	}
	i := strings.LastIndexByte(text[:len(text)-1], '"')
	if i < 0 {
		return ""
	}
	return text[i+1 : len(text)-1]
}

func quoted(text string, i int) (string, int) {
	start := i + 1
	for i++; i < len(text) && text[i] != '"'; i++ {
		if text[i] == '\\' {
			i++
		}
	}
	end := min(i, len(text))
	return escape.Word(text[start:end]), min(end+1, len(text))
}

func pattern(text string, i int) int {
	for i++; i < len(text) && text[i] != '/' && text[i] != '\n'; i++ {
		if text[i] == '\\' {
			i++
		}
	}
	return min(i+1, len(text))
}

func letter(c byte) bool {
	return c|0x20 >= 'a' && c|0x20 <= 'z' || c == '_' || c == '@'
}

func name(s string) string {
	n := 1
	for n < len(s) && (letter(s[n]) || s[n] >= '0' && s[n] <= '9') {
		n++
	}
	return s[:n]
}

// operandEnds reports whether a slash after this token divides.
func operandEnds(c byte) bool {
	return c == ')' || c == ']' || c == '"' || c == 'a' || c >= '0' && c <= '9' || c == '$'
}
