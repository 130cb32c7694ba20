package interpose

import (
	"errors"
	"syscall"
)

// A proc is one row of the system's process table.
type proc struct {
	pid, parent, group, session int
	// ended is set for a zombie, and for a process whose first thread has
	// ended while others run on: it can still matter.
	ended bool
}

// below returns the processes of table that descend from root, which is itself
// left out. One for which cut holds is left out with all that is below it.
func below(table []proc, root int, cut func(proc) bool) []proc {
	children := make(map[int][]proc)
	for _, p := range table {
		children[p.parent] = append(children[p.parent], p)
	}
	var found []proc
	seen := map[int]bool{root: true} // a table read while it changes may hold a ring
	for next := []int{root}; len(next) > 0; next = next[1:] {
		for _, p := range children[next[0]] {
			if seen[p.pid] || (cut != nil && cut(p)) {
				continue
			}
			seen[p.pid] = true
			found = append(found, p)
			next = append(next, p.pid)
		}
	}
	return found
}

// maxFreezes bounds the rounds of freeze: a process that is replaced faster
// than the table can be read is left to the next strike.
const maxFreezes = 8

// freeze stops every process that find returns, until it returns no new one:
// what is stopped neither forks nor starts a killed neighbour again.
func freeze(find func() []proc) []proc {
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

// strike kills every process that find returns, once. It counts the living
// that were struck, and those that could not be (another user's).
func strike(find func() []proc) (struck, refused int) {
	own := syscall.Getpgrp()
	done := map[int]bool{own: true}
	for _, p := range freeze(find) {
		// A group is killed as one: nothing in it forks its way out between
		// the reading of the table and the signal.
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
