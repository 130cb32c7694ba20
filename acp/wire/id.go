package wire

import (
	"bytes"
	"math"
	"strconv"
)

// MaxID bounds an id, in bytes: guard remembers the ids of unanswered requests.
const MaxID = 1024

// certainID reports whether an id is an integer, a string or null, and comes
// back from every peer as it was sent: JavaScript makes 0 of -0 and 1 of 1.0.
func certainID(id []byte) bool {
	if len(id) == 0 || len(id) > MaxID {
		return false
	}
	if id[0] == '"' {
		s, ok := Text(id)
		return ok && certainText(s)
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

// Key is the identity of an id, to be compared and remembered: two ids that a
// peer takes for the same have the same key, however their strings and numbers are spelt.
func Key(id []byte) string {
	if s, ok := Text(id); ok {
		return "s" + s
	}
	if bytes.ContainsAny(id, ".eE") || string(id) == "-0" {
		if n, err := strconv.ParseFloat(string(id), 64); err == nil && n == math.Trunc(n) && math.Abs(n) < 1<<53 {
			return "n" + strconv.FormatInt(int64(n), 10)
		}
	}
	return "n" + string(id)
}
