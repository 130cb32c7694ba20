package call

import (
	"guard/policy/code"
	"guard/policy/code/value"
)

// Where objects are followed, what a parameter has instead counts only if a call does not give it: a folder of the
// home's that stands behind root or, for who gives no root.

// Defaults notes what a parameter has where a call does not give it; nil: nothing.
func Defaults(r *Calls, fn *value.Func, name string, v *value.Value) {
	if v == nil || name == "" || !r.Start.Objects {
		return
	}
	if fn.Defaults == nil {
		fn.Defaults = map[string]value.Value{}
	}
	fn.Defaults[name] = *v
}

// WithoutArguments gives the parameters of a function what they have where nobody gives them anything.
func WithoutArguments(r *Calls, fn *value.Func) {
	for p, v := range fn.Defaults {
		r.BindIn(fn.Scope, p, v)
	}
}

// notGiven gives a parameter what it has where a call does not give it.
func notGiven(r *Calls, fn *value.Func, name string) {
	if v, has := fn.Defaults[name]; has {
		r.BindIn(fn.Scope, name, v)
	} else if r.Start.Objects && r.Lang == code.JavaScript {
		r.BindIn(fn.Scope, name, value.Absent)
	}
}

// Either returns which of two values there is by a condition: the first where it holds. Of a parameter the calls tell.
func Either(r *Calls, condition, first, other value.Value) value.Value {
	if !r.Start.Objects || !condition.Called {
		return value.OneOf(first, other)
	}
	switch holds, fails := Given(condition); {
	case holds && fails:
		return value.OneOf(first, other)
	case fails:
		return other
	case holds:
		return first
	}
	return value.Value{}
}

// Given reports whether calls give a parameter something, and whether some give it nothing.
func Given(v value.Value) (something, nothing bool) {
	v.Each(func(v value.Value) {
		empty := v.Kind == value.Number && !value.IsTrue(v) || v.Kind == value.String && v.Known && v.Text == "" &&
			v.Source == code.Plain
		nothing = nothing || empty
		something = something || !empty && v.Kind != value.Unknown
	})
	return something, nothing
}
