package ruby

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// sender handles send, which calls a method by its name. strict says that a computed name cannot be read whatever
// the receiver is, and otherwise only if it is a module.
func sender(strict bool) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		name, ok := c.Arg(0, "")
		if !ok {
			return value.Value{}
		}
		rest := &value.Arguments{Keys: c.Keys, Keyed: c.Keyed, Spread: c.Spread, SpreadKeys: c.SpreadKeys}
		if len(c.Pos) > 1 {
			rest.Pos = c.Pos[1:]
		}
		recv := c.Recv
		var all []value.Value
		name.Each(func(name value.Value) {
			s, ok := name.Literal()
			switch {
			case ok && s != "" && (recv.Kind == value.Unknown || recv.Kind == value.Name && recv.Text == "self"):
				if rule := r.Book.Rules[s]; rule != nil {
					all = append(all, r.CallByRule(&call.Call{Name: s, Rule: rule, Arguments: rest, Line: c.Line}))
				} else {
					all = append(all, r.MethodOf(recv, s, rest, c.Line))
				}
			case ok && s != "":
				all = append(all, r.MethodOf(recv, s, rest, c.Line))
				if rule := r.Book.Rules[s]; rule != nil && rule.Kind != call.None { // every object has these methods
					all = append(all, r.CallByRule(&call.Call{Name: s, Rule: rule, Arguments: rest, Line: c.Line}))
				}
			case strict || recv.Kind == value.Name && r.Risky(recv.Text):
				r.Emit(code.Opaque, c.Name)
			}
		})
		return value.OneOf(all...)
	}
}

// methodByName handles method(:name) and const_get(:Name), which give what they name.
func methodByName(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	name, _ := c.Arg(0, "")
	s, ok := name.Literal()
	if !ok {
		r.Emit(code.Opaque, c.Name)
		return value.Value{}
	}
	if rule := r.Book.Rule(call.Receivers[c.Recv.Kind] + s); rule != nil && call.Receivers[c.Recv.Kind] != "" {
		if rule.Kind != call.None {
			r.Emit(rule.Kind, c.Name, c.Recv)
		}
		return value.Value{}
	}
	s = strings.ReplaceAll(s, "::", ".")
	v := r.Global(s)
	if c.Recv.Kind == value.Name && c.Recv.Text != "self" && c.Recv.Text != "Object" {
		v = r.Attribute(c.Recv, s)
	}
	if !r.At(".") && !r.At("&.") && !r.At("[") { // what is done with the object is not followed
		handedOn(r, v)
	}
	return v
}

// handedOn notes a function of the table that goes where it may be called with anything.
func handedOn(r *call.Calls, v value.Value) {
	if v.Kind != value.Name {
		return
	}
	if rule := r.Book.Find(v.Text); rule != nil && rule.Kind != call.None && !rule.Quiet {
		r.Emit(rule.Kind, v.Text, value.Value{})
	}
}

// symbolCalled handles :name.to_proc, which calls the method of that name of its argument.
func symbolCalled(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if s, ok := c.Recv.Literal(); ok {
		handedOn(r, value.Named(s))
	}
	return value.Value{}
}

// renames handles alias_method :new, :old.
func renames(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	to, _ := c.Arg(0, "")
	from, _ := c.Arg(1, "")
	if s, ok := from.Literal(); ok {
		renamed(r, c.Recv, s)
	}
	if s, ok := from.Literal(); ok && r.Book.Rules[s] != nil {
		r.BindIn(r.Root, to.Text, value.Named(s))
	}
	return value.Value{}
}
