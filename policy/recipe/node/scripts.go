package node

import (
	"path"
	"slices"
	"strings"

	"guard/policy/recipe/gather"
)

// scripts are the tasks of one file by name, and how they name each other.
type scripts struct {
	gather.Gathering
	lines   func(name string) (lines []string, ok bool) // what a task's own lines are
	around  func(name string) []string                  // the tasks that run with it, itself among them
	before  func(name string) []string                  // the tasks that it needs
	names   []string
	runners []runner
	doing   []string        // tasks being read, outermost first
	done    map[string]bool // tasks read without arguments
}

// runner is a program by which a script runs other tasks of its file.
type runner struct {
	program string
	verb    string // "run"; empty: the task follows at once
	prefix  string // before a task's name: "npm:"
	many    bool   // every operand is a task, perhaps a pattern
}

// task lists what a task runs.
func (s *scripts) task(name string, args []string) bool {
	found := false
	for _, one := range s.around(name) {
		lines, ok := s.lines(one)
		if !ok {
			continue
		}
		found = true
		if slices.Contains(s.doing, one) || s.done[one] {
			continue
		}
		if len(s.doing) >= gather.MaxDepth {
			s.Unread("tasks nested too deeply")
			return true
		}
		var own []string
		if one == name {
			own = args
		}
		s.doing = append(s.doing, one)
		s.needs(one)
		s.runLines(one, lines, own)
		s.doing = s.doing[:len(s.doing)-1]
		if s.done == nil {
			s.done = map[string]bool{}
		}
		s.done[one] = len(own) == 0
	}
	return found
}

func (s *scripts) needs(name string) {
	if s.before == nil {
		return
	}
	for _, n := range s.before(name) {
		if !s.task(n, nil) {
			s.Unread("a task that is not in the file: " + gather.Short(n))
		}
	}
}

func (s *scripts) runLines(name string, lines, args []string) {
	for _, l := range lines {
		if len(s.Reading.Unread) > 0 {
			return
		}
		for _, other := range s.named(l) {
			s.task(other, nil)
		}
		s.Run(name, gather.WithArguments(l, args))
	}
}

// named finds the tasks of the same file that a line runs.
func (s *scripts) named(line string) (out []string) {
	words := gather.LooseWords(line)
	for i, w := range words {
		for _, r := range s.runners {
			if path.Base(w) != r.program {
				continue
			}
			for _, n := range s.runs(r, words[i+1:]) {
				if !slices.Contains(out, n) {
					out = append(out, n)
				}
			}
		}
	}
	return out
}

// runs returns the tasks that a runner's words name. A word of another folder or
// package names none of this file: the runner's line stays and tells it.
func (s *scripts) runs(r runner, words []string) (out []string) {
	for i, w := range words {
		switch {
		case w == gather.Separator:
			return out
		case strings.HasPrefix(w, "-"):
			continue
		case r.verb != "" && slices.Contains(strings.Fields(r.verb), w):
			return s.runs(runner{program: r.program}, words[i+1:])
		case r.many:
			name, ok := strings.CutPrefix(w, r.prefix)
			if ok {
				out = append(out, s.matching(name)...)
			}
		case r.verb == "":
			if out = s.matching(w); len(out) > 0 || i > 2 {
				return out
			}
		}
	}
	return out
}

// matching lists the tasks that a pattern names: build:*, build:**.
func (s *scripts) matching(pattern string) (out []string) {
	if slices.Contains(s.names, pattern) {
		return []string{pattern}
	}
	if !strings.Contains(pattern, "*") {
		return nil
	}
	for _, n := range s.names {
		if gather.MayMeet(pattern, n) {
			out = append(out, n)
		}
	}
	return out
}
