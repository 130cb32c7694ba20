package wire

import (
	"bytes"
	"encoding/json"
	"iter"
	"strings"
	"unicode/utf8"
)

// Members are the members of an object as it stands, by their decoded names. It
// yields none of what is no object, and stops where an object is malformed.
func Members(object []byte) iter.Seq2[string, []byte] {
	return func(yield func(string, []byte) bool) {
		if len(object) > 0 && object[0] == '{' {
			eachMember(object, 0, func(key, value []byte) bool { return yield(decoded(key), value) })
		}
	}
}

// EachMember yields the members of an object as it stands, by their names as they are written,
// until yield returns false. It reports whether yield never did, and the value is an object whose
// own level is well-formed.
func EachMember(object []byte, yield func(name, value []byte) bool) bool {
	if len(object) == 0 || object[0] != '{' {
		return false
	}
	_, ok := eachMember(object, 0, yield)
	return ok
}

// EachItem yields the items of an array as [EachMember] does the members of an object.
func EachItem(array []byte, yield func(item []byte) bool) bool {
	if len(array) == 0 || array[0] != '[' {
		return false
	}
	_, ok := eachItem(array, 0, yield)
	return ok
}

// Items are the items of an array as it stands. It yields none of what is no
// array, and stops where an array is malformed.
func Items(array []byte) iter.Seq[[]byte] {
	return func(yield func([]byte) bool) {
		if len(array) > 0 && array[0] == '[' {
			eachItem(array, 0, yield)
		}
	}
}

// Find is the raw value to which a path of member names leads, or nil. It reads
// no further than to the end of that value: a long line stays cheap.
func Find(object []byte, path ...string) []byte {
	at := 0
	for _, name := range path {
		if at = findMember(object, at, name); at < 0 {
			return nil
		}
	}
	if end := skipValue(object, at); end > at {
		return object[at:end]
	}
	return nil
}

// FindText is the string to which a path of member names leads, or nothing.
func FindText(object []byte, path ...string) string {
	s, _ := Text(Find(object, path...))
	return s
}

// Text decodes a raw JSON string, and reports whether it is one.
func Text(value []byte) (string, bool) {
	if len(value) < 2 || value[0] != '"' {
		return "", false
	}
	if inner := value[1 : len(value)-1]; standsForItself(inner) {
		return string(inner), true
	}
	var s string
	err := json.Unmarshal(value, &s)
	return s, err == nil
}

// standsForItself reports text without a byte that a JSON string may not simply hold.
func standsForItself(text []byte) bool {
	for _, c := range text {
		if c == '\\' || c == '"' || c < ' ' {
			return false
		}
	}
	return true
}

// certainText reports whether every reader makes the same of a decoded string: it
// is UTF-8, and holds no U+FFFD, which stands for what could not be decoded.
func certainText(s string) bool {
	return utf8.ValidString(s) && !strings.ContainsRune(s, utf8.RuneError)
}

// decoded is the name that a raw key spells.
func decoded(key []byte) string {
	if bytes.IndexByte(key, '\\') >= 0 {
		if s, ok := Text(append(append([]byte{'"'}, key...), '"')); ok {
			return s
		}
	}
	return string(key)
}
