package environment

import (
	"slices"
	"strings"

	"guard/policy/shell/taint"
)

// Trait is what a declaration made of a variable (bash(1), declare).
type Trait uint8

const (
	Refers   Trait = 1 << iota // another name for the variable that its value names: -n
	Altered                    // what is assigned to it is changed on the way: -i, -l, -u, -c
	ReadOnly                   // it is read-only: what is assigned to it may stay out
	Exported                   // programs that start see it
)

// localVariable is one that a function has declared for itself, and what it was
// outside.
type localVariable struct {
	name   string
	traits Trait
}

// selfSet are variables that the shell changes by itself, so that what a line
// assigns to them says nothing (bash(1), Shell Variables).
var selfSet = strings.Fields("_ PWD OLDPWD DIRSTACK FUNCNAME GROUPS PIPESTATUS OPTARG REPLY MAPFILE COPROC COMP_* " +
	"BASH_* READLINE_*")

func setsItself(name string) bool {
	for _, s := range selfSet {
		if head, star := strings.CutSuffix(s, "*"); s == name || star && strings.HasPrefix(name, head) {
			return true
		}
	}
	return false
}

// Give adds traits to a variable.
func (s *State) Give(name string, t Trait) {
	v, ok := s.Vars[name]
	if t == 0 || !ok && len(s.Vars) >= MaxVars {
		return
	}
	if !ok {
		s.Forget(name)
		v = s.Vars[name]
	}
	if v.Traits |= t; v.Traits&^Exported != 0 {
		v.Among = nil
	}
	s.Vars[name] = v
}

// Refer makes a variable another name for the one that target names. It reports
// whether that could be kept.
func (s *State) Refer(name string, target taint.Word) bool {
	s.Forget(name)
	v, ok := s.Vars[name]
	if !ok {
		return false
	}
	v.Traits, v.Values, v.Among = v.Traits&Exported|Refers, nil, nil
	if target.Known() && VariableName(target.Text) {
		v.Values = []taint.Word{target}
	}
	s.Vars[name] = v
	return true
}

// maxReferences bounds names for names.
const maxReferences = 8

// Meant is the variable that a name stands for; false: any may be.
func (s *State) Meant(name string) (string, bool) {
	for range maxReferences {
		v := s.Vars[name]
		if v.Traits&Refers == 0 {
			return name, true
		}
		if len(v.Values) != 1 {
			return name, false
		}
		name = v.Values[0].Text
	}
	return name, false
}

// MakeLocal notes that the function which is walked has a variable of its own.
func (s *State) MakeLocal(name string) {
	s.Locals = append(slices.Clip(s.Locals), localVariable{name, s.Vars[name].Traits})
	if v, ok := s.Vars[name]; ok {
		v.Traits = 0
		s.Vars[name] = v
	}
	s.Forget(name)
}

// DropLocals ends a function: what its own variables hid is not kept, so it is
// not known any more.
func (s *State) DropLocals() {
	for _, l := range slices.Backward(s.Locals) {
		s.Forget(l.name)
		if v, ok := s.Vars[l.name]; ok {
			v.Traits = l.traits
			s.Vars[l.name] = v
		}
	}
}

// Unexported forgets what another shell does not see: variables that the line
// sets and does not export. Whether the environment has one is not known.
func (s *State) Unexported() {
	for name, v := range s.Vars {
		if v.Traits&Exported == 0 {
			s.Forget(name)
		}
		v = s.Vars[name]
		v.Traits &= Exported
		s.Vars[name] = v
	}
}

// Withhold has programs that start see a variable no more.
func (s *State) Withhold(name string) {
	s.Forget(name)
	if v, ok := s.Vars[name]; ok {
		v.Traits &^= Exported
		s.Vars[name] = v
	}
}

// VariableName reports a word that can name a variable.
func VariableName(s string) bool { return IsAssignment(s + "=") }

// Subscripted is a name without its subscript.
func Subscripted(name string) string {
	base, _, _ := strings.Cut(name, "[")
	return base
}

// IsAssignment reports NAME=value.
func IsAssignment(s string) bool {
	name, _, ok := strings.Cut(s, "=")
	if !ok || name == "" {
		return false
	}
	for i := 0; i < len(name); i++ {
		c := name[i] | 0x20
		if !(c >= 'a' && c <= 'z' || name[i] == '_' || i > 0 && name[i] >= '0' && name[i] <= '9') {
			return false
		}
	}
	return true
}
