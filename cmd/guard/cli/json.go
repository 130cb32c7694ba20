package cli

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"guard/policy"
	"guard/prompt"
)

// WriteJSON writes one value a line. People look at what is for programs too: no character in it hides or moves text.
func WriteJSON(w io.Writer, v any) {
	b, err := json.Marshal(v)
	if err != nil {
		b, _ = json.Marshal(policy.ErrorReport(err))
	}
	fmt.Fprintf(w, "%s\n", VisibleJSON(b))
}

// VisibleJSON is JSON in which no character hides or moves text: each that the escaper would not print as it is stands
// as \uXXXX, which means the same.
func VisibleJSON(text []byte) string {
	var b strings.Builder
	for _, r := range string(text) {
		switch one := string(r); {
		case r < utf8.RuneSelf && r != 0x7f || prompt.Escape(one) == one:
			b.WriteString(one)
		case r > 0xffff:
			high, low := utf16.EncodeRune(r)
			fmt.Fprintf(&b, `\u%04x\u%04x`, high, low)
		default:
			fmt.Fprintf(&b, `\u%04x`, r)
		}
	}
	return b.String()
}
