package shell

import (
	"slices"
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/lang/bash"
)

// trait is what a declaration made of a variable (bash(1), declare).
type trait uint8

const (
	refers   trait = 1 << iota // another name for the variable that its value names: -n
	altered                    // what is assigned to it is changed on the way: -i, -l, -u, -c
	readOnly                   // it is read-only: what is assigned to it may stay out
	exported                   // programs that start see it
)

// localVariable is one that a function has declared for itself, and what it was
// outside.
type localVariable struct {
	name   string
	traits trait
}

// selfSet are variables that the shell changes by itself, so that what a line
// assigns to them says nothing (bash(1), Shell Variables).
var selfSet = strings.Fields("_ PWD OLDPWD DIRSTACK FUNCNAME GROUPS PIPESTATUS OPTARG REPLY MAPFILE COPROC COMP_* BASH_* READLINE_*")

func setsItself(name string) bool {
	for _, s := range selfSet {
		if head, star := strings.CutSuffix(s, "*"); s == name || star && strings.HasPrefix(name, head) {
			return true
		}
	}
	return false
}

// give adds traits to a variable.
func (s *state) give(name string, t trait) {
	v, ok := s.vars[name]
	if t == 0 || !ok && len(s.vars) >= maxVars {
		return
	}
	if !ok {
		s.forget(name)
		v = s.vars[name]
	}
	v.traits |= t
	s.vars[name] = v
}

// refer makes a variable another name for the one that target names. It reports
// whether that could be kept.
func (s *state) refer(name string, target arg) bool {
	s.forget(name)
	v, ok := s.vars[name]
	if !ok {
		return false
	}
	v.traits, v.values = v.traits&exported|refers, nil
	if target.known() && variableName(target.text) {
		v.values = []arg{target}
	}
	s.vars[name] = v
	return true
}

// maxReferences bounds names for names.
const maxReferences = 8

// meant is the variable that a name stands for; false: any may be.
func (s *state) meant(name string) (string, bool) {
	for range maxReferences {
		v := s.vars[name]
		if v.traits&refers == 0 {
			return name, true
		}
		if len(v.values) != 1 {
			return name, false
		}
		name = v.values[0].text
	}
	return name, false
}

// makeLocal notes that the function which is walked has a variable of its own.
func (s *state) makeLocal(name string) {
	s.locals = append(slices.Clip(s.locals), localVariable{name, s.vars[name].traits})
	if v, ok := s.vars[name]; ok {
		v.traits = 0
		s.vars[name] = v
	}
	s.forget(name)
}

// dropLocals ends a function: what its own variables hid is not kept, so it is
// not known any more.
func (s *state) dropLocals() {
	for _, l := range slices.Backward(s.locals) {
		s.forget(l.name)
		if v, ok := s.vars[l.name]; ok {
			v.traits = l.traits
			s.vars[l.name] = v
		}
	}
}

// unexported forgets what another shell does not see: variables that the line
// sets and does not export. Whether the environment has one is not known.
func (s *state) unexported() {
	for name, v := range s.vars {
		if v.traits&exported == 0 {
			s.forget(name)
		}
		v = s.vars[name]
		v.traits &= exported
		s.vars[name] = v
	}
}

// variableName reports a word that can name a variable.
func variableName(s string) bool { return isAssignment(s + "=") }

// sets judges and records that a variable is given a value, by whatever means:
// name may have a subscript, stand for another variable, or not be known.
func (k *expander) sets(c *call, name string, values ...arg) {
	name, _, element := strings.Cut(strings.TrimSuffix(name, "+"), "[")
	target, known := k.state.meant(name)
	if !known || !variableName(target) {
		k.setsAny(c)
		return
	}
	value := arg{text: hole, src: "…", from: fromUnknown, computed: true}
	switch len(values) {
	case 0:
	case 1:
		value = values[0]
	default:
		value = k.merged(values)[0]
	}
	k.evaluates = k.evaluates || bash.Integer(target)
	k.environment(c, target, value)
	k.setsTable(c, target)
	if slices.Contains(k.state.evals, target) {
		k.state.disownAll() // it may be another name for any variable
		k.subscript(value)
	}
	if element {
		values = nil
	}
	k.state.set(target, values...)
}

// setsAny judges that a variable is set, nobody knows which.
func (k *lineState) setsAny(c *call) {
	c.unknown(say("a declaration that is not known before it runs"))
	for name := range k.state.vars {
		k.state.forget(name)
	}
}

// setsAside is sets where no command of the line stands for it: in an
// expansion, an expression, a redirection.
func (k *expander) setsAside(name string, value arg) {
	c := k.begin(nothing)
	c.cmd.Assigns = append(c.cmd.Assigns, strings.ReplaceAll(name, hole, "…")+"="+value.show())
	c.aside = true
	k.sets(c, name, value)
	if c.level() > risk.Low {
		k.finish(c)
	}
}

// number is a value that is digits, nobody knows which.
var number = arg{text: hole, src: "…", from: fromNumber, computed: true}
