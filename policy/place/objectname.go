package place

import (
	"crypto/sha1"
	"strconv"
)

// ObjectName is git's name of an object: the SHA-1 of its kind, its size in bytes and what it holds
// (gitformat-pack(5), "loose objects").
func ObjectName(kind string, data []byte) [sha1.Size]byte {
	h := sha1.New()
	h.Write(append(strconv.AppendInt(append([]byte(kind), ' '), int64(len(data)), 10), 0))
	h.Write(data)
	return [sha1.Size]byte(h.Sum(nil))
}
