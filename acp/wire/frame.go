package wire

import (
	"bytes"
	"encoding/json"
	"slices"
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
			f.Method, isText = methodName(value)
			odd = odd || !isText || !plainText(f.Method)
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

// methodName reads a method's name; those that come all the time need no copy.
func methodName(value []byte) (string, bool) {
	switch string(value) {
	case `"session/update"`:
		return "session/update", true
	case `"session/request_permission"`:
		return "session/request_permission", true
	}
	return Text(value)
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
// spelt exactly so: encoding/json matches without case and folds ſ to s, a key
// may be written with escapes, and some readers drop bytes that are no UTF-8.
func topMember(key []byte) (bit int, exact bool) {
	for i, name := range topMembers {
		if string(key) == name {
			return 1 << i, true
		}
	}
	s := string(key)
	if !utf8.ValidString(s) {
		s = strings.ToValidUTF8(s, "")
	}
	if len(s) > 48 { // "jsonrpc" with every letter escaped has 42
		return 0, true
	}
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

// MaxID bounds an id, in bytes: guard remembers the ids of unanswered requests.
const MaxID = 1024

// plainID reports whether an id is what ACP allows, an integer, a string or
// null, and comes back from every peer as it was sent: JavaScript makes 0 of -0
// and 1 of 1.0.
func plainID(id []byte) bool {
	if len(id) == 0 || len(id) > MaxID {
		return false
	}
	if id[0] == '"' {
		s, ok := Text(id)
		return ok && plainText(s)
	}
	if string(id) == "null" || string(id) == "0" {
		return true
	}
	digits := bytes.TrimPrefix(id, []byte("-"))
	for _, c := range digits {
		if c < '0' || c > '9' {
			return false
		}
	}
	return len(digits) > 0 && digits[0] != '0'
}

// plainText reports whether every reader makes the same of a decoded string: it
// is UTF-8, and holds no U+FFFD, which stands for what could not be decoded.
func plainText(s string) bool {
	return utf8.ValidString(s) && !strings.ContainsRune(s, utf8.RuneError)
}

// Text reads a JSON string.
func Text(value []byte) (string, bool) {
	if len(value) < 2 || value[0] != '"' {
		return "", false
	}
	if plain := value[1 : len(value)-1]; !slices.ContainsFunc(plain, escapedOrControl) {
		return string(plain), true
	}
	var s string
	err := json.Unmarshal(value, &s)
	return s, err == nil
}

// escapedOrControl tells a byte that a JSON string may not simply hold.
func escapedOrControl(c byte) bool { return c == '\\' || c == '"' || c < ' ' }
