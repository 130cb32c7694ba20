// Package jsonl appends JSON objects to a line, member by member. Values that are known when the
// program is written come in, bytes go out; encoding/json makes the same of them by reflection in
// several times the time, which an agent would wait for with every answer.
//
// Every member ends with a comma, and [Close] takes the last one away. Empty members are left out
// but for [Member]'s and [Flag]'s. Nothing here fails: bytes that are no UTF-8 become U+FFFD.
package jsonl

import (
	"bytes"
	"encoding/json"

	"github.com/go-json-experiment/json/jsontext"
)

// Close ends the object that was begun with '{'.
func Close(b []byte) []byte {
	if last := len(b) - 1; b[last] == ',' {
		b[last] = '}'
		return b
	}
	return append(b, '}')
}

// Member appends a member that is there even when it is empty. The name needs no escapes.
func Member(b []byte, name, value string) []byte { return append(Quote(Name(b, name), value), ',') }

// Text appends a member that is a string.
func Text(b []byte, name, value string) []byte {
	if value == "" {
		return b
	}
	return Member(b, name, value)
}

// Bool appends a member that is true.
func Bool(b []byte, name string, value bool) []byte {
	if !value {
		return b
	}
	return append(Name(b, name), "true,"...)
}

// Flag appends a member that is there also when it is false.
func Flag(b []byte, name string, value bool) []byte {
	if !value {
		return append(Name(b, name), "false,"...)
	}
	return Bool(b, name, value)
}

// Texts appends a member that is an array of strings.
func Texts(b []byte, name string, list []string) []byte {
	if len(list) == 0 {
		return b
	}
	return append(Array(Name(b, name), list), ',')
}

// Raw appends a member that is JSON already, on one line.
func Raw(b []byte, name string, value []byte) []byte {
	if len(value) == 0 {
		return b
	}
	b = Name(b, name)
	if bytes.ContainsAny(value, "\r\n") {
		var one bytes.Buffer
		if json.Compact(&one, value) != nil {
			return append(b, "null,"...)
		}
		value = one.Bytes()
	}
	return append(append(b, value...), ',')
}

// Name begins a member.
func Name(b []byte, name string) []byte {
	return append(append(append(b, '"'), name...), `":`...)
}

// Array appends an array of strings.
func Array(b []byte, list []string) []byte {
	b = append(b, '[')
	for i, s := range list {
		if i > 0 {
			b = append(b, ',')
		}
		b = Quote(b, s)
	}
	return append(b, ']')
}

// plain are the bytes that need no escape.
var plain = func() (t [256]bool) {
	for c := byte(' '); c <= '~'; c++ {
		t[c] = c != '"' && c != '\\'
	}
	return t
}()

// Quote appends a string.
func Quote(b []byte, s string) []byte {
	for i := 0; i < len(s); i++ {
		if !plain[s[i]] {
			b, _ = jsontext.AppendQuote(b, s) // the error only says that bad UTF-8 was replaced
			return b
		}
	}
	return append(append(append(b, '"'), s...), '"')
}
