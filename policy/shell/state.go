package shell

import (
	"maps"
	"slices"

	"mvdan.cc/sh/v3/syntax"
)

// maxVars bounds how many variables of a line are kept.
const maxVars = 100

// maxFolders bounds in how many folders a command may be said to run.
const maxFolders = 16

// toldByWorld are variables that would be known although the line changed them.
var toldByWorld = []string{"HOME", "PWD", "USER", "LOGNAME", "TMPDIR", "TEMP", "TMP", "CDPATH"}

// state is what earlier parts of a line leave behind for later ones.
type state struct {
	cwd     string   // where the next command runs; empty: not known
	maybe   []string // where it runs if an earlier cd failed
	within  bool     // cwd is not known, but lies in the workspace
	strayed bool     // the line has been in a folder that does not, or may not
	vars    map[string]variable
	funcs   map[string]*syntax.Stmt
	aliases map[string]string
	params  []arg // $1, $2 …; meaningful only when known
	known   bool  // params are what the shell would have
	netFDs  map[string]bool
	changes *int            // counts assignments, to tell whether a variable changed
	args    int             // how often params was set, by that count
	locals  []localVariable // what the function that is walked has declared for itself
	calls   []string
	zsh     bool     // the text is zsh's
	undoes  bool     // echo undoes backslashes, or may
	roams   bool     // a trap changes the folder at any time
	jobs    bool     // it has started something in the background: "$!" is set
	evals   []string // variables declared so that what is assigned to them is evaluated (declare -i, -n)
}

// variable is what is known of a shell variable.
type variable struct {
	values []arg // several for an array; none: not known
	change int
	traits trait
}

func (s *state) clone() state {
	c := *s
	c.vars = maps.Clone(s.vars)
	c.funcs = maps.Clone(s.funcs)
	c.aliases = maps.Clone(s.aliases)
	c.netFDs = maps.Clone(s.netFDs)
	c.maybe = slices.Clip(s.maybe)
	return c
}

func (s *state) set(name string, values ...arg) {
	if s.vars == nil {
		s.vars = make(map[string]variable, 4)
	}
	old := s.vars[name]
	if len(s.vars) >= maxVars && old.change == 0 && !slices.Contains(toldByWorld, name) {
		return // a variable that is not kept is not known
	}
	if old.traits&(altered|readOnly) != 0 || setsItself(name) {
		values = nil
	}
	s.vars[name] = variable{values, s.count(), old.traits}
}

// count is the number of the next change; no two changes of a line share one.
func (s *state) count() int {
	*s.changes++
	return *s.changes
}

// forget marks a variable as changed to nobody knows what.
func (s *state) forget(name string) { s.set(name) }

// setParams sets $1, $2 ….
func (s *state) setParams(words []arg, known bool) {
	s.params, s.known, s.args = words, known, s.count()
}

// disown forgets a variable that held numbers of processes, and was set in a way
// that is not followed further: by arithmetic, through another name.
func (s *state) disown(name string) {
	for _, a := range s.vars[name].values {
		if a.job || a.own {
			s.forget(name)
			return
		}
	}
}

// disownAll is disown of every variable.
func (s *state) disownAll() {
	for name := range s.vars {
		s.disown(name)
	}
}

// either makes s what holds whether or not the commands since before ran:
// variables that they changed are not known any more, and the folder is one of
// two.
func (s *state) either(before state) {
	for name, v := range s.vars {
		if old, ok := before.vars[name]; !ok || old.change != v.change {
			s.forget(name)
		}
	}
	if s.cwd != before.cwd {
		s.mayAlsoBe(before.cwd)
		for _, dir := range before.maybe {
			s.mayAlsoBe(dir)
		}
	}
	s.known = s.known && before.known && s.args == before.args
}

func (s *state) mayAlsoBe(dir string) {
	if len(s.maybe) >= maxFolders {
		s.cwd, s.maybe = "", nil // one of too many
		return
	}
	if dir != s.cwd && !slices.Contains(s.maybe, dir) {
		s.maybe = append(slices.Clip(s.maybe), dir)
	}
}

// folders lists every folder that the next command may run in.
func (s *state) folders() []string {
	if len(s.maybe) == 0 {
		return []string{s.cwd}
	}
	return append([]string{s.cwd}, s.maybe...)
}

// absorb adds what holds when another branch ran instead.
func (s *state) absorb(other state) {
	for name, v := range other.vars {
		if mine, ok := s.vars[name]; !ok || mine.change != v.change {
			s.forget(name)
			s.give(name, v.traits)
		}
	}
	s.known = s.known && other.known && s.args == other.args
	s.locals = append(slices.Clip(s.locals), other.locals...)
	s.mayAlsoBe(other.cwd)
	for _, dir := range other.maybe {
		s.mayAlsoBe(dir)
	}
	for name, body := range other.funcs {
		s.define(name, body)
	}
	for name, text := range other.aliases {
		s.alias(name, text)
	}
}

func (s *state) define(name string, body *syntax.Stmt) {
	if s.funcs == nil {
		s.funcs = make(map[string]*syntax.Stmt, 2)
	}
	s.funcs[name] = body
}

func (s *state) alias(name, text string) {
	if s.aliases == nil {
		s.aliases = make(map[string]string, 2)
	}
	s.aliases[name] = text
}
