package environment

import (
	"maps"
	"slices"

	"guard/policy/shell/taint"
)

// maxAmong bounds the values that a variable may have behind branches; of more nobody knows which it is.
const maxAmong = 4

// Each are the values that are judged where a variable stands for something: all of an array, or each of those of which
// it has one.
func (v Variable) Each() []taint.Word {
	if len(v.Values) == 0 {
		return v.Among
	}
	return v.Values
}

// Empty reports a variable that is known to be empty.
func (v Variable) Empty() bool {
	return len(v.Values) == 1 && v.Values[0].Known() && v.Values[0].Text == ""
}

// oneOf sets a variable that has one of two values, as one branch or the other ran.
func (s *State) oneOf(name string, a, b Variable) {
	among := eitherValue(a, b)
	s.Forget(name)
	v, ok := s.Vars[name]
	if !ok || v.Traits&^Exported != 0 || setsItself(name) {
		return
	}
	switch len(among) {
	case 0:
		return
	case 1:
		v.Values = among
	default:
		v.Among, s.Several = among, true
	}
	s.Vars[name] = v
}

// eitherValue lists the values of two branches; none: one of them is not known, or a program that starts would see it
// in one branch only.
func eitherValue(a, b Variable) []taint.Word {
	if a.Traits != b.Traits || len(a.Values) > 1 || len(b.Values) > 1 {
		return nil
	}
	one, other := a.Each(), b.Each()
	if len(one) == 0 || len(other) == 0 {
		return nil
	}
	all := slices.Clone(one)
	for _, w := range other {
		if !slices.ContainsFunc(all, func(have taint.Word) bool { return sameValue(have, w) }) {
			all = append(all, w)
		}
	}
	if len(all) > maxAmong {
		return nil
	}
	return all
}

// sameValue reports words that are judged alike.
func sameValue(a, b taint.Word) bool {
	a.Src, b.Src = "", ""
	return a == b
}

// Takes gives a variable one of its values, as long as nothing else sets it.
func (s *State) Takes(name string, value taint.Word) {
	v := s.Vars[name]
	v.Values, v.Among = []taint.Word{value}, nil
	s.Vars[name] = v
}

// TakesBack ends Takes: what was not set meanwhile has one of its values again.
func (s *State) TakesBack(name string, of Variable) {
	if v, ok := s.Vars[name]; ok && v.Change == of.Change {
		v.Values, v.Among = of.Values, of.Among
		s.Vars[name] = v
	}
}

// Branch makes s what holds when it or another branch ran; begins is what held before either of them.
func (s *State) Branch(begins, other State) {
	for _, dir := range begins.Folders() { // a cd in them may have failed
		s.MayAlsoBe(dir)
	}
	s.Known = s.Known && begins.Known && s.ParamsChange == begins.ParamsChange
	s.Errexit = s.Errexit && begins.Errexit
	s.ShadowsOnly(begins.Shadows)
	s.Absorb(other)
}

// OneOf makes s what holds when it or another way of the same command ran. A cd that led to one of several folders led
// to none that is known where one of them was not there.
func (s *State) OneOf(begins, other State) {
	moved, unseen := s.Cwd != other.Cwd, s.Unseen || other.Unseen
	s.Absorb(other)
	switch {
	case moved && (unseen || s.Cwd == "" || other.Cwd == ""):
		s.Cwd, s.Names, s.Maybe, s.Unseen, s.Within = "", "", nil, false, false
	case moved:
		s.Names = ""
	}
	if moved {
		s.Splits = begins.Splits + 1
	}
}

// Keeps has the variables be those of another branch, where s ended the shell or the function.
func (s *State) Keeps(other State) {
	s.Vars, s.Several = maps.Clone(other.Vars), other.Several
}
