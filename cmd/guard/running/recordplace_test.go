package running

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"syscall"
	"testing"
)

// TestNoPlaceForTheRecord: where a home cannot be written in, as in many containers, the error says what helps.
func TestNoPlaceForTheRecord(t *testing.T) {
	for err, helps := range map[error]bool{
		&fs.PathError{Op: "mkdir", Path: "/home", Err: syscall.EROFS}: true, fmt.Errorf("x: %w", syscall.ENOSPC): true,
		syscall.EACCES: true, errors.New("open to other users: chmod 700 it"): false,
	} {
		said := unopened(err)
		if got := strings.HasSuffix(said.Error(), "\nset XDG_STATE_HOME to a folder of yours"); got != helps || !errors.Is(said, err) {
			t.Errorf("%v: %v", err, said)
		}
	}
}
