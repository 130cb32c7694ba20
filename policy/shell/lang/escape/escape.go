// Package escape reads backslash escapes: those of the shell's $'…', of echo -e, of printf and of awk's strings.
//
// A text as it is written comes in, the text that it stands for goes out: Word(`a\tb\x21`) is "a", a tab,
// "b!". What is no escape stays as it is written; nothing is an error.
package escape

import (
	"strconv"
	"strings"

	"guard/internal/lazy"
)

// Word undoes the escapes of $'…' (bash(1), QUOTING). A null byte ends a word.
func Word(s string) string {
	text, _, _ := strings.Cut(undo(s), "\x00")
	return text
}

// Stream undoes the escapes of a text that a pipe carries on: there a null byte ends a name, as the end of a line does.
func Stream(s string) string { return strings.ReplaceAll(undo(s), "\x00", "\n") }

// octal finds echo's \0NNN (bash(1), echo -e): printf's and C's have no zero before it.
var octal = lazy.Pattern(`\\0([0-7]{0,3})`)

// Echo writes echo's octal escapes as the other ones are written.
func Echo(s string) string {
	return octal().ReplaceAllStringFunc(s, func(o string) string { return `\` + ("000" + o[2:])[len(o)-2:] })
}

const hexadecimal = "0123456789abcdefABCDEF"

func undo(s string) string {
	if !strings.Contains(s, `\`) {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] != '\\' || i+1 == len(s) {
			b.WriteByte(s[i])
			continue
		}
		i++
		if r := strings.IndexByte(`abeEfnrtv\'"?`, s[i]); r >= 0 {
			b.WriteByte("\a\b\x1b\x1b\f\n\r\t\v\\'\"?"[r])
			continue
		}
		i += numeric(&b, s[i:]) - 1
	}
	return b.String()
}

// numeric writes the character of an escape such as x72, 162, u0072 or cA, and
// tells how many bytes of s it took.
func numeric(b *strings.Builder, s string) int {
	switch {
	case s[0] == 'x' || s[0] == 'u' || s[0] == 'U':
		most := map[byte]int{'x': 2, 'u': 4, 'U': 8}[s[0]]
		if s[0] == 'x' && strings.HasPrefix(s, "x{") { // bash 5.2, $'\x{2e}': the last two of any number
			if n := digits(s[2:], len(s), hexadecimal); n > 0 {
				v, _ := strconv.ParseUint(s[2+max(0, n-2):2+n], 16, 8)
				b.WriteByte(byte(v))
				return 2 + n + len(s[2+n:]) - len(strings.TrimPrefix(s[2+n:], "}"))
			}
		}
		n := digits(s[1:], most, hexadecimal)
		v, err := strconv.ParseUint(s[1:1+n], 16, 32)
		switch {
		case err != nil:
			b.WriteString(`\` + s[:1])
			return 1
		case s[0] == 'x':
			b.WriteByte(byte(v))
		default:
			b.WriteRune(rune(v))
		}
		return 1 + n
	case s[0] >= '0' && s[0] <= '7':
		n := digits(s, 3, "01234567")
		v, _ := strconv.ParseUint(s[:n], 8, 16)
		b.WriteByte(byte(v))
		return n
	case s[0] == 'c' && len(s) > 1:
		b.WriteByte(s[1] & 0x1f)
		return 2
	}
	b.WriteString(`\` + s[:1])
	return 1
}

// digits counts the bytes at the start of s, at most so many, that are in set.
func digits(s string, most int, set string) int {
	n := 0
	for n < len(s) && n < most && strings.IndexByte(set, s[n]) >= 0 {
		n++
	}
	return n
}
