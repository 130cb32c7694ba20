// Package filelock locks what several guards change, one at a time.
//
// In goes an open file, or a folder; the lock (flock(2)) goes with it when it is closed, or the process ends. For
// example
//
//	f, err := os.OpenFile(filepath.Join(folder, "lock"), os.O_RDWR|os.O_CREATE, 0o600)
//	err = filelock.Take(f) // no other guard is at it now
//
// Whoever may open a file can lock it, and a program of an agent's may. So none is waited for without an end.
package filelock

import (
	"os"
	"time"

	"golang.org/x/sys/unix"

	"guard/locale"
)

// patience is longer than any guard needs what it has locked.
var patience = 15 * time.Second

// pause is the time between two tries.
const pause = 5 * time.Millisecond

// ErrHeld is what others hold for too long.
var ErrHeld = locale.New("another program holds its lock and does not let go")

// Take locks a file for this process alone, once those who have it let go.
func Take(f *os.File) error {
	for until := time.Now().Add(patience); ; {
		err := unix.Flock(int(f.Fd()), unix.LOCK_EX|unix.LOCK_NB)
		switch {
		case err == unix.EINTR:
		case err != unix.EWOULDBLOCK:
			return err
		case time.Now().After(until):
			return ErrHeld
		default:
			time.Sleep(pause)
		}
	}
}
