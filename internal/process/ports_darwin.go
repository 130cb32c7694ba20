package process

import "time"

// socketsAt is not known here.
func socketsAt(int, table, time.Time) (pids []int, ok bool) { return nil, false }
