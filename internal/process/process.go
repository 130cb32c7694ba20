// Package process tells which of the machine's processes a guarded agent
// started. The agent's process id comes in; what the process table says now
// goes out. It ends nothing, signals nothing and reads no environment.
//
// An answer is as old as the look: a number that is free again may be another
// process's when a signal comes to it. Numbers are those of guard's own
// namespace (pid_namespaces(7)): in a sandbox that has one of its own, the same
// number is a process of the sandbox.
package process

import (
	"sync"
	"sync/atomic"
	"time"
)

// Bounds of one look; past them nothing is known.
const (
	maxProcesses = 4096
	maxTime      = time.Second // a full table takes some 50 ms, where the machine does not do much else
	maxAncestors = 1000
	maxCommand   = 256 << 10 // bytes of one command line
)

// fresh is how long a look serves further questions.
const fresh = 20 * time.Millisecond

// Tree is a place.Processes of one agent. The zero value knows no agent, so
// that nothing is its own. Its methods may be called at once from anywhere.
type Tree struct {
	agent  atomic.Int64
	mu     sync.Mutex
	taken  time.Time
	latest table
}

// Follow says which process is the agent: a child of its supervisor, to which
// the kernel hands what outlives its parent.
func (t *Tree) Follow(agent int) { t.agent.Store(int64(agent)) }

// Own implements place.Processes. The agent itself is not its own, nor is what
// shares its process group, which is parts of it, nor guard's hook and the shell
// that runs it.
func (t *Tree) Own(pid int) bool {
	table := t.look()
	return table.own(pid, int(t.agent.Load())) && !table.holdsGuard(pid)
}

// Named implements place.Processes. A pattern is looked for in the name, in that
// of the program as it was called, and with full in the whole command line. One
// that the regular expressions of Go and of pgrep may read differently is not
// looked for.
func (t *Tree) Named(pattern string, full bool) (pids []int, ok bool) {
	expr, ok := compile(pattern)
	table := t.look()
	if !ok || table == nil {
		return nil, false
	}
	until := time.Now().Add(maxTime)
	for pid, p := range table {
		line, ok := commandLine(pid)
		if !ok || time.Now().After(until) {
			return nil, false
		}
		if p.matches(expr, line, full) {
			pids = append(pids, pid)
		}
	}
	return pids, true
}

// look is the process table as it is now, or was a moment ago; nil where it
// cannot be read in time.
func (t *Tree) look() table {
	t.mu.Lock()
	defer t.mu.Unlock()
	if now := time.Now(); t.latest == nil || now.Sub(t.taken) > fresh {
		t.latest, t.taken = read(now.Add(maxTime)), now
	}
	return t.latest
}
