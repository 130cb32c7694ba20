package acp

import (
	"bytes"
	"encoding/json"
	"strings"
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

// Frame is the top level of one line. The slices point into the line.
type Frame struct {
	Kind   Kind
	Method string
	ID     []byte // raw, as it must be echoed
	Params []byte // raw
	Result []byte // raw
	Failed bool   // a response that carries an error
}

// the members of a JSON-RPC 2.0 message, in the order of seen's bits.
var topMembers = [...]string{"jsonrpc", "id", "method", "params", "result", "error"}

const (
	seenID     = 1 << 1
	seenMethod = 1 << 2
	seenResult = 1 << 4
	seenError  = 1 << 5
)

// Scan reads the top level of a line, and no deeper than it must to find its
// end. It never fails: what it cannot place is Noise or Suspect.
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
	seen, odd := 0, false
	end, ok := eachMember(line, i, func(key, value []byte) {
		bit, exact := topMember(key)
		if bit == 0 {
			return
		}
		odd = odd || !exact || seen&bit != 0
		seen |= bit
		switch bit {
		case seenID:
			f.ID = value
		case seenMethod:
			var isText bool
			f.Method, isText = text(value)
			odd = odd || !isText
		case 1 << 3:
			f.Params = value
		case seenResult:
			f.Result = value
		}
	})
	f.Failed = seen&seenError != 0
	if !ok || skipSpace(line, end) != len(line) {
		odd = true
	}
	f.Kind = kindOf(seen, f.ID, odd)
	return f
}

func kindOf(seen int, id []byte, odd bool) Kind {
	answer := seen&(seenResult|seenError) != 0
	switch {
	case odd || seen&seenMethod != 0 && answer:
		return Suspect
	case seen&seenMethod == 0:
		return Response
	case seen&seenID == 0:
		return Notification
	case !plainID(id):
		return Suspect
	}
	return Request
}

// topMember tells which member of the envelope a raw key is, and whether it is
// spelt exactly so: encoding/json matches without case and folds ſ to s, and a
// key may be written with escapes.
func topMember(key []byte) (bit int, exact bool) {
	for i, name := range topMembers {
		if string(key) == name {
			return 1 << i, true
		}
	}
	if len(key) > 48 { // "jsonrpc" with every letter escaped has 42
		return 0, true
	}
	s := string(key)
	if bytes.IndexByte(key, '\\') >= 0 {
		if json.Unmarshal([]byte(`"`+s+`"`), &s) != nil {
			return 0, true
		}
	}
	for i, name := range topMembers {
		if strings.EqualFold(s, name) {
			return 1 << i, false
		}
	}
	return 0, true
}

// plainID reports whether an id is what ACP allows: an integer, a string or null.
func plainID(id []byte) bool {
	if len(id) == 0 {
		return false
	}
	if id[0] == '"' || string(id) == "null" {
		return true
	}
	digits := bytes.TrimPrefix(id, []byte("-"))
	for _, c := range digits {
		if c < '0' || c > '9' {
			return false
		}
	}
	return len(digits) > 0 && (len(digits) == 1 || digits[0] != '0')
}

// text reads a JSON string.
func text(value []byte) (string, bool) {
	if len(value) < 2 || value[0] != '"' {
		return "", false
	}
	if bytes.IndexByte(value, '\\') < 0 {
		return string(value[1 : len(value)-1]), true
	}
	var s string
	err := json.Unmarshal(value, &s)
	return s, err == nil
}

// eachMember yields the raw keys and values of the object that begins at i. It
// returns where the object ends and whether its own level is well-formed.
func eachMember(b []byte, i int, yield func(key, value []byte)) (end int, ok bool) {
	i = skipSpace(b, i+1)
	if i < len(b) && b[i] == '}' {
		return i + 1, true
	}
	for {
		if i >= len(b) || b[i] != '"' {
			return i, false
		}
		k := skipString(b, i)
		if k < 0 {
			return len(b), false
		}
		v := skipSpace(b, k)
		if v >= len(b) || b[v] != ':' {
			return v, false
		}
		v = skipSpace(b, v+1)
		e := skipValue(b, v)
		if e <= v {
			return len(b), false
		}
		yield(b[i+1:k-1], b[v:e])
		i = skipSpace(b, e)
		switch {
		case i < len(b) && b[i] == ',':
			i = skipSpace(b, i+1)
		case i < len(b) && b[i] == '}':
			return i + 1, true
		default:
			return i, false
		}
	}
}

// eachItem yields the raw items of the array that begins at i.
func eachItem(b []byte, i int, yield func(item []byte)) (end int, ok bool) {
	i = skipSpace(b, i+1)
	if i < len(b) && b[i] == ']' {
		return i + 1, true
	}
	for {
		e := skipValue(b, i)
		if e <= i {
			return len(b), false
		}
		yield(b[i:e])
		i = skipSpace(b, e)
		switch {
		case i < len(b) && b[i] == ',':
			i = skipSpace(b, i+1)
		case i < len(b) && b[i] == ']':
			return i + 1, true
		default:
			return i, false
		}
	}
}

// skipSpace skips JSON's white space (RFC 8259, section 2).
func skipSpace(b []byte, i int) int {
	for i < len(b) && (b[i] == ' ' || b[i] == '\n' || b[i] == '\r' || b[i] == '\t') {
		i++
	}
	return i
}

// skipValue returns where the value at i ends, or -1 when it does not.
func skipValue(b []byte, i int) int {
	if i >= len(b) {
		return -1
	}
	switch b[i] {
	case '"':
		return skipString(b, i)
	case '{', '[':
		return skipNested(b, i)
	}
	for i < len(b) && scalar[b[i]] {
		i++
	}
	return i
}

// scalar holds the bytes that numbers, true, false and null are made of.
var scalar = func() (t [256]bool) {
	for _, c := range "0123456789+-.eEtrufalsn" {
		t[c] = true
	}
	return t
}()

// structural holds the bytes at which skipNested must stop.
var structural = [256]int8{'{': 1, '[': 1, '}': -1, ']': -1, '"': 2}

// skipNested skips an object or array by counting brackets outside strings. A
// mismatched pair is no JSON to anyone, so counting is enough.
func skipNested(b []byte, i int) int {
	depth := 0
	for i < len(b) {
		switch structural[b[i]] {
		case 1:
			depth++
		case -1:
			if depth--; depth == 0 {
				return i + 1
			}
		case 2:
			if i = skipString(b, i); i < 0 {
				return -1
			}
			continue
		}
		i++
	}
	return -1
}

// skipString returns the position after the string that begins at i, or -1.
// Each quote is found by a vector search, and counted as the end unless an odd
// run of backslashes stands before it; runs never overlap, so this is linear.
func skipString(b []byte, i int) int {
	start := i + 1
	for at := start; ; {
		n := bytes.IndexByte(b[at:], '"')
		if n < 0 {
			return -1
		}
		q := at + n
		back := q
		for back > at && b[back-1] == '\\' {
			back--
		}
		if (q-back)%2 == 0 {
			return q + 1
		}
		at = q + 1
	}
}
