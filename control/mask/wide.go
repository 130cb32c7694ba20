package mask

import (
	"bytes"
	"slices"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"
)

// A file of secrets may be UTF-16, as PowerShell writes files: it begins with a mark of its order then (RFC 2781,
// section 3.2).

// markOf is the mark with which a text in UTF-16 begins.
func markOf(text []byte) []byte {
	if bytes.HasPrefix(text, []byte{0xff, 0xfe}) || bytes.HasPrefix(text, []byte{0xfe, 0xff}) {
		return slices.Clone(text[:2])
	}
	return nil
}

// narrow is a text in UTF-8 that may be in UTF-16, without its mark.
func narrow(text []byte) string {
	decoded, _, _ := transform.Bytes(unicode.BOMOverride(encoding.Nop.NewDecoder()), text)
	return string(decoded)
}
