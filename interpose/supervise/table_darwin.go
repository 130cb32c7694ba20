package supervise

import (
	"bytes"
	"os"
	"slices"
	"strconv"
	"sync"
	"time"

	"golang.org/x/sys/unix"
)

// stateZombie is SZOMB of <sys/proc.h>.
const stateZombie = 5

// processes reads the process table.
func processes() []process {
	rows, err := unix.SysctlKinfoProcSlice("kern.proc.all")
	if err != nil {
		return nil
	}
	table := make([]process, 0, len(rows))
	for _, row := range rows {
		pid := int(row.Proc.P_pid)
		session, _ := unix.Getsid(pid)
		table = append(table, process{
			pid: pid, parent: int(row.Eproc.Ppid), group: int(row.Eproc.Pgid),
			session: session, ended: row.Proc.P_stat == stateZombie,
		})
	}
	return table
}

// runVariable marks the processes of one run: macOS gives orphans to launchd,
// so descent alone does not find them.
const runVariable = "GUARD_RUN"

// runMarker is the run's entry in the environment. The watchdog and the
// supervisor take over guard's, a guard inside a guarded agent makes its own.
var runMarker = sync.OnceValue(func() string {
	if run := os.Getenv(runVariable); run != "" && os.Getenv(roleVariable) != "" {
		return runVariable + "=" + run
	}
	return runVariable + "=" + strconv.Itoa(os.Getpid()) + "." + strconv.FormatInt(time.Now().UnixNano(), 36)
})

// runEnv is what a run's processes must carry in their environment.
func runEnv() []string { return []string{runMarker()} }

// strays returns the processes of the run that do not descend from root. They are
// known by the marker in the environment they were started with.
func strays(root int) []process {
	table := processes()
	tree := below(table, root, nil)
	marker := append(append([]byte{0}, runMarker()...), 0)
	var found []process
	for _, p := range table {
		in := func(q process) bool { return q.pid == p.pid }
		if p.parent != 1 || p.ended || p.pid == root || slices.ContainsFunc(tree, in) {
			continue
		}
		// Arguments and environment, each ended by NUL.
		if args, err := unix.SysctlRaw("kern.procargs2", p.pid); err == nil && bytes.Contains(args, marker) {
			found = append(found, p)
		}
	}
	return found
}
