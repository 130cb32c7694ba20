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
	lines   func(name string) (lines []string, ok bool) // returns the lines of a task itself
	around  func(name string) []string                  // returns the tasks that run with a task, and the task itself
	before  func(name string) []string                  // returns the tasks on which a task depends
	names   []string
	runners []runner
	doing   []string        // the tasks that are being read, the outermost first
	done    map[string]bool // the tasks that were read without arguments
}

// runner is a program with which a script runs other tasks of its file.
type runner struct {
	program string
	verb    string // the words that stand before the task, such as "run"; empty: none does
	prefix  string // what stands before the name of a task: "npm:"
	many    bool   // every operand is a task, or a pattern for tasks
}

// task lists what a task runs; false: the file has no such task.
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

// needs lists what the tasks run on which a task depends.
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

// runLines adds the lines of a task, and what the tasks run that they name.
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

// named returns the tasks of the same file that a line runs.
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

// runs returns the tasks that a runner's words name. A word that names another folder or package names no task of
// this file; the line with it is listed all the same.
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

// matching returns the tasks that a pattern names: build:*, build:**.
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
