package supervise

import (
	"errors"
	"syscall"
)

// maxFreezes bounds the rounds of freeze. A process that replaces itself faster than
// the table can be read is left to the next strike.
const maxFreezes = 8

// freeze stops every process that find returns, until find returns no new one. A
// stopped process neither forks nor starts a killed neighbour again.
func freeze(find func() []process) []process {
	stopped := make(map[int]bool)
	for range maxFreezes {
		found, fresh := find(), false
		for _, p := range found {
			if !stopped[p.pid] {
				stopped[p.pid], fresh = true, true
				_ = syscall.Kill(p.pid, syscall.SIGSTOP)
			}
		}
		if !fresh {
			return found
		}
	}
	return find()
}

// strike kills every process that find returns, once. It counts the living processes
// that it killed, and those that it may not signal (another user's).
func strike(find func() []process) (struck, refused int) {
	own := syscall.Getpgrp()
	done := map[int]bool{own: true}
	for _, p := range freeze(find) {
		// A group is killed as one, so that nothing in it can fork between the reading
		// of the table and the signal.
		if p.group > 1 && !done[p.group] {
			done[p.group] = true
			_ = syscall.Kill(-p.group, syscall.SIGKILL)
		}
		err := syscall.Kill(p.pid, syscall.SIGKILL)
		switch {
		case errors.Is(err, syscall.EPERM):
			refused++
		case !p.ended:
			struck++
		}
	}
	return struck, refused
}
