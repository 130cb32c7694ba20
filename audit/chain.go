package audit

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"strconv"
)

const (
	hexLen  = 2 * sha256.Size
	prevKey = `,"prev":"`
	hashKey = `,"hash":"`
	// sealLen is the length of the line's end that is not hashed, with its newline.
	sealLen = len(hashKey) + hexLen + len("\"}\n")
)

// hexHash is a hash as it is written.
type hexHash [hexLen]byte

// zeroHash is the prev of the first record.
var zeroHash = hexHash(bytes.Repeat([]byte{'0'}, hexLen))

// seal ends an object that is open at its end, `{…`, as a record: prev, hash, brace, newline. It
// returns the line and its hash.
func seal(open []byte, prev hexHash) (line []byte, hash hexHash) {
	open = append(open, prevKey...)
	open = append(open, prev[:]...)
	open = append(open, '"')
	hash = digest(open)
	open = append(open, hashKey...)
	open = append(open, hash[:]...)
	return append(open, "\"}\n"...), hash
}

func digest(b []byte) (hash hexHash) {
	sum := sha256.Sum256(b)
	hex.Encode(hash[:], sum[:])
	return hash
}

// link is what the chain needs of one line, found by position and never by parsing JSON, so that no
// trick of keys or escapes can make it read differently elsewhere.
type link struct {
	seq        uint64
	prev, hash hexHash
	body       []byte // what hash is the hash of
}

// parseLink takes a line with its newline apart.
func parseLink(line []byte) (link, bool) {
	at := len(line) - sealLen
	prevAt := at - 1 - hexLen
	if prevAt < len(prevKey) {
		return link{}, false
	}
	l := link{
		prev: hexHash(line[prevAt : at-1]),
		hash: hexHash(line[at+len(hashKey) : at+len(hashKey)+hexLen]),
		body: line[:at],
	}
	whole := string(line[prevAt-len(prevKey):prevAt]) == prevKey &&
		line[at-1] == '"' &&
		string(line[at:at+len(hashKey)]) == hashKey &&
		string(line[len(line)-3:]) == "\"}\n"
	if !whole {
		return link{}, false
	}
	rest, ok := bytes.CutPrefix(line, []byte(`{"seq":`))
	digits, _, more := bytes.Cut(rest, []byte{','})
	seq, err := strconv.ParseUint(string(digits), 10, 64)
	l.seq = seq
	return l, ok && more && err == nil
}
