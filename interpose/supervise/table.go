package supervise

// A process is one row of the system's process table.
type process struct {
	pid, parent, group, session int
	// ended is set for a zombie, and for a process whose first thread has ended while
	// others run on: that one can still do something.
	ended bool
}

// below returns the processes of table that descend from root, without root itself. A
// process for which cut reports true is left out, with all that is below it.
func below(table []process, root int, cut func(process) bool) []process {
	children := make(map[int][]process)
	for _, p := range table {
		children[p.parent] = append(children[p.parent], p)
	}
	var found []process
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
