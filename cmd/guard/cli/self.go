package cli

import (
	"crypto/rand"
	"encoding/hex"

	"guard/control/socket"
)

// AuthorizeSelf says why this process may not loosen what guard protects, or nil: see [socket.AuthorizeSelf].
func AuthorizeSelf() error {
	running, _ := RunFolders() // where none can be, none runs
	return socket.AuthorizeSelf(running...)
}

// NewID is a name for a run or a record: 64 random bits.
func NewID() string {
	var b [8]byte
	_, _ = rand.Read(b[:]) // never fails (crypto/rand, Go 1.24)
	return hex.EncodeToString(b[:])
}
