package codex

import (
	"fmt"
	"strings"
)

// jsonString writes a string as Rust's serde_json does: quote, backslash and
// control characters escaped, all else raw. encoding/json also escapes U+2028
// and U+2029, which would change the hash of a hook.
func jsonString(s string) string { return quoted(s, func(r rune) bool { return r < ' ' }) }

// tomlString writes a TOML basic string, in which DEL may not stand raw either.
func tomlString(s string) string {
	return quoted(s, func(r rune) bool { return r < ' ' || r == 0x7f })
}

var shortEscapes = map[rune]string{
	'"': `\"`, '\\': `\\`, '\b': `\b`, '\t': `\t`, '\n': `\n`, '\f': `\f`, '\r': `\r`,
}

func quoted(s string, escape func(rune) bool) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, r := range s {
		short, ok := shortEscapes[r]
		switch {
		case ok:
			b.WriteString(short)
		case escape(r):
			fmt.Fprintf(&b, `\u%04x`, r)
		default:
			b.WriteRune(r)
		}
	}
	b.WriteByte('"')
	return b.String()
}
