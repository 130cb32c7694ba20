package wire

import (
	"bytes"
	"encoding/json"
	"strings"
	"unicode/utf8"
)

// Kind is what a line is to JSON-RPC.
type Kind uint8

// The kinds of a line.
const (
	Noise        Kind = iota // no JSON object or array: log output, blank lines
	Notification             // a method, no id
	Request                  // a method and an id
	Response                 // an id, no method
	Batch                    // an array
	Suspect                  // an object that two parsers might read differently
)

// Frame is the top level of one line: the envelope of a message. Its slices
// point into the line, and mean nothing once the line has been overwritten.
type Frame struct {
	Kind   Kind
	Method string
	ID     []byte // raw, as it must be echoed
	Params []byte // raw
	Result []byte // raw
	Failed bool   // a response that carries an error
}

// The members of a JSON-RPC 2.0 message, in the order of the bits below.
var envelope = [...]string{"jsonrpc", "id", "method", "params", "result", "error"}

const (
	hasVersion uint8 = 1 << iota
	hasID
	hasMethod
	hasParams
	hasResult
	hasError
)

// Scan reads the top level of a line, and no deeper than it must to find where
// each value ends. It never fails: what it cannot place is Noise or Suspect.
func Scan(line []byte) Frame {
	i := skipSpace(line, 0)
	switch {
	case i == len(line):
		return Frame{}
	case line[i] == '[':
		return Frame{Kind: Batch}
	case line[i] != '{':
		return Frame{}
	}
	var f Frame
	var has uint8
	odd := false
	end, ok := eachMember(line, i, func(key, value []byte) bool {
		bit, exact := envelopeMember(key)
		if bit == 0 {
			return true
		}
		odd = odd || !exact || has&bit != 0
		has |= bit
		switch bit {
		case hasID:
			f.ID = value
		case hasMethod:
			var isText bool
			f.Method, isText = Text(value)
			odd = odd || !isText || !certainText(f.Method)
		case hasParams:
			f.Params = value
		case hasResult:
			f.Result = value
		}
		return true
	})
	f.Failed = has&hasError != 0
	if !ok || skipSpace(line, end) != len(line) {
		odd = true
	}
	f.Kind = kindOf(has, f.ID, odd)
	return f
}

func kindOf(has uint8, id []byte, odd bool) Kind {
	answers := has&(hasResult|hasError) != 0
	switch {
	case odd || has&hasMethod != 0 && answers:
		return Suspect
	case has&hasMethod == 0:
		return Response
	case has&hasID == 0:
		return Notification
	case !certainID(id):
		return Suspect
	}
	return Request
}

// maxEscaped is more than the bytes of any envelope member with every letter
// escaped: "jsonrpc" has 42.
const maxEscaped = 48

// envelopeMember tells which member of the envelope a raw key is, and whether it
// is spelt exactly so: encoding/json matches without case and folds ſ to s, a key
// may be written with escapes, and some readers drop bytes that are no UTF-8.
func envelopeMember(key []byte) (bit uint8, exact bool) {
	for i, name := range envelope {
		if string(key) == name {
			return 1 << i, true
		}
	}
	s := string(key)
	if !utf8.ValidString(s) {
		s = strings.ToValidUTF8(s, "")
	}
	if len(s) > maxEscaped {
		return 0, true
	}
	if bytes.IndexByte(key, '\\') >= 0 {
		if json.Unmarshal([]byte(`"`+s+`"`), &s) != nil {
			return 0, true
		}
	}
	for i, name := range envelope {
		if strings.EqualFold(s, name) {
			return 1 << i, false
		}
	}
	return 0, true
}
