package process

import (
	"path"
	"regexp"
	"strings"
)

// proc is one row of the process table.
type proc struct {
	parent, group int
	name          string // at most 15 bytes of it (proc_pid_comm(5))
}

// table is the process table by process id.
type table map[int]proc

// own reports a process below an agent, or below the agent's supervisor: that
// is where what has left the agent's own tree is found.
func (t table) own(pid, agent int) bool {
	a, known := t[agent]
	p, there := t[pid]
	if !known || !there || pid == agent || p.group == a.group || a.parent <= 1 {
		return false
	}
	at := p.parent
	for range maxAncestors {
		if at == agent || at == a.parent {
			return true
		}
		next, ok := t[at]
		if !ok || at <= 1 {
			return false
		}
		at = next.parent
	}
	return false
}

// holdsGuard reports a process that is guard, or from which guard descends.
func (t table) holdsGuard(pid int) bool {
	for one := range t {
		if t.below(one, pid) && isGuard(one) {
			return true
		}
	}
	return false
}

// below reports whether a process is another, or descends from it.
func (t table) below(pid, from int) bool {
	for range maxAncestors {
		if pid == from {
			return true
		}
		p, ok := t[pid]
		if !ok || pid <= 1 {
			return false
		}
		pid = p.parent
	}
	return true
}

// matches reports whether a pattern means a process, as pgrep(1) of procps and
// of BusyBox have it. A command line's words are parted by NUL; one without any
// is the kernel's, or a zombie.
func (p proc) matches(expr *regexp.Regexp, line string, full bool) bool {
	words := strings.ReplaceAll(strings.TrimRight(line, "\x00"), "\x00", " ")
	if words == "" {
		return expr.MatchString(p.name) || expr.MatchString("["+p.name+"]")
	}
	if full {
		return expr.MatchString(words)
	}
	program, _, _ := strings.Cut(line, "\x00")
	return expr.MatchString(p.name) || expr.MatchString(path.Base(program))
}
