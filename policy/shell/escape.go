package shell

import (
	"strconv"
	"strings"
)

// unescape undoes the escapes of $'…' (bash(1) QUOTING).
func unescape(s string) string {
	text, _, _ := strings.Cut(unescapeAll(s), hole)
	return text
}

// unescapeStream is unescape of text that a pipe carries on: a null byte ends a name
// there, as a line's end does.
func unescapeStream(s string) string { return strings.ReplaceAll(unescapeAll(s), hole, "\n") }

func unescapeAll(s string) string {
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
		n := digits(s[1:], most, "0123456789abcdefABCDEF")
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

func digits(s string, most int, set string) int {
	n := 0
	for n < len(s) && n < most && strings.IndexByte(set, s[n]) >= 0 {
		n++
	}
	return n
}
