package wire

import "iter"

// Members are the members of an object as it stands, by their decoded names. It
// yields none of what is no object, and stops where an object is malformed.
func Members(object []byte) iter.Seq2[string, []byte] {
	return func(yield func(string, []byte) bool) {
		if len(object) > 0 && object[0] == '{' {
			more := true
			eachMember(object, 0, func(key, value []byte) { more = more && yield(decoded(key), value) })
		}
	}
}

// Items are the items of an array as it stands. It yields none of what is no
// array, and stops where an array is malformed.
func Items(array []byte) iter.Seq[[]byte] {
	return func(yield func([]byte) bool) {
		if len(array) > 0 && array[0] == '[' {
			more := true
			eachItem(array, 0, func(item []byte) { more = more && yield(item) })
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
