package call

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/value"
)

// A text may give a function of the language's or of a library another meaning: path.join = f. What the function
// gives from then on is not known, under whatever name it is called.

// workings are members by which Python calls and computes: what a function does and is given where it is called without
// arguments (Python 3.13, Data model).
var workings = map[string]bool{"__code__": true, "__defaults__": true, "__kwdefaults__": true}

// Replaces notes base.key = v where that gives a known function another meaning.
func Replaces(r *Calls, base, key value.Value) {
	name, ok := key.Literal()
	if !ok {
		return
	}
	base.Each(func(b value.Value) {
		if b.Kind == value.Function && r.Lang == code.Python && workings[name] {
			r.Emit(code.Opaque, name)
		}
		if b.Kind != value.Name {
			return
		}
		full := r.Canonical(b.Text + "." + name)
		if !strings.HasSuffix(b.Text, ".prototype") && r.Book.Rules[full] == nil && !r.isModule(b.Text) {
			return
		}
		switch {
		case r.Lang == code.Python && strings.HasPrefix(name, "__"):
			r.Emit(code.Opaque, full)
		case strings.HasSuffix(b.Text, ".prototype") && prototypeMethods[name]:
			r.Emit(code.Opaque, full)
		default:
			replace(&r.names, lastPart(full))
		}
	})
}

// prototypeMethods are methods of JavaScript's own objects whose results are computed.
var prototypeMethods = map[string]bool{"join": true, "concat": true, "trim": true, "slice": true, "toString": true,
	"replace": true, "replaceAll": true, "split": true, "map": true, "filter": true, "valueOf": true, "substring": true,
	"toLowerCase": true, "padStart": true, "repeat": true, "reverse": true, "call": true, "apply": true, "bind": true}

// replace says that the functions whose names end in last may be others.
func replace(r *names, last string) {
	if r.replaced == nil {
		r.replaced = map[string]bool{}
	}
	if !r.replaced[last] {
		r.replaced[last], r.Changed = true, true
	}
}

// replacedResult returns what a call by a rule gives, as one of several values where the function may be another.
func replacedResult(r *names, name string, v value.Value) value.Value {
	if len(r.replaced) > 0 && r.replaced[lastPart(name)] {
		return value.OneOf(v, value.Value{})
	}
	return v
}

// lastPart is what stands behind the last dot of a name.
func lastPart(name string) string { return name[strings.LastIndexByte(name, '.')+1:] }
