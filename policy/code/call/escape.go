package call

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/value"
)

// Escape notes that a value goes where it is no longer followed. A function of the table, or one that the text
// defines, counts as called with unknown arguments.
func (r *names) Escape(v value.Value) {
	v.Each(func(v value.Value) {
		switch v.Kind {
		case value.Function:
			r.Expose(v.Func)
		case value.Name:
			if r.Lang == code.Ruby && strings.IndexByte(v.Text, '.') < 0 && !r.IsEnvironment(v) {
				return // it is a call without arguments, perhaps of a method that the text defines
			}
			if rule := r.Book.Find(v.Text); rule != nil && rule.Kind != None && !rule.Quiet {
				kind := rule.Kind
				if kind == code.Loads || kind == code.RunsFile {
					kind = code.Opaque
				}
				if kind == code.Environment {
					r.Emit(kind, v.Text, value.Text(""))
					return
				}
				r.Emit(kind, v.Text, value.Value{})
			}
		case value.Dict:
			for _, w := range v.List.Items {
				r.Escape(w)
			}
		}
	})
}

// EscapeModule notes that a module goes where it is no longer followed.
func (r *names) EscapeModule(v value.Value) {
	v.Each(func(v value.Value) {
		if v.Kind == value.Name && r.Book.Dangerous[v.Text] {
			r.Emit(code.Opaque, v.Text)
		}
	})
}

// Expose says that fn may be called with any arguments.
func (r *names) Expose(fn *value.Func) {
	if fn.Exposed {
		return
	}
	fn.Exposed = true
	r.Changed = true
	r.BindIn(fn.Scope, fn.Rest, value.Value{})
	r.BindIn(fn.Scope, fn.Names, value.Value{})
	for _, p := range fn.Params {
		r.BindIn(fn.Scope, p, value.Value{})
	}
	for p, v := range fn.Defaults {
		r.BindIn(fn.Scope, p, v)
	}
}
