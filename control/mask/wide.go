package mask

import (
	"bytes"
	"encoding/binary"
	"unicode/utf16"
)

// A file of secrets may be UTF-16, as PowerShell writes files: it begins with a mark of its order then (RFC 2781,
// section 3.2).

// wideOrder is the order of the bytes of a text in UTF-16; nil: it is none.
func wideOrder(text []byte) binary.ByteOrder {
	switch {
	case bytes.HasPrefix(text, []byte{0xff, 0xfe}):
		return binary.LittleEndian
	case bytes.HasPrefix(text, []byte{0xfe, 0xff}):
		return binary.BigEndian
	}
	return nil
}

// narrow is a text of an order in UTF-8.
func narrow(text []byte, order binary.ByteOrder) string {
	if order == nil {
		return string(text)
	}
	units := make([]uint16, 0, len(text)/2)
	for ; len(text) > 1; text = text[2:] {
		units = append(units, order.Uint16(text))
	}
	return string(utf16.Decode(units))
}
