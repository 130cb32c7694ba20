package process

import "time"

// AtPort implements place.Processes. What holds a socket that cannot be told is not known.
func (t *Tree) AtPort(port int) (pids []int, ok bool) {
	table := t.look()
	if table == nil {
		return nil, false
	}
	return socketsAt(port, table, time.Now().Add(maxTime))
}
