package library

import (
	"strings"

	"guard/policy/code/call"
	"guard/policy/code/value"
)

// Applied handles f.call(this, a), f.apply(this, [a]) and Ruby's f.call(a). skip is the number of arguments before
// those of f, and list says that the arguments of f are the elements of a list.
func Applied(skip int, list bool) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		args := &value.Arguments{Keys: c.Keys, Keyed: c.Keyed, Spread: c.Spread, SpreadKeys: c.SpreadKeys}
		args.Pos = c.Pos[min(skip, len(c.Pos)):]
		for _, v := range c.Pos[:min(skip, len(c.Pos))] { // f.call.call(g, …) calls g
			r.Escape(v)
		}
		if list {
			v := value.Value{}
			if len(args.Pos) > 0 {
				v = args.Pos[0]
			}
			args.Pos, args.Spread = nil, true
			if v.Kind == value.List {
				args.Pos, args.Spread = v.List.Items, r.MayHoldMore(v.List)
			}
		}
		return r.Call(c.Recv, args, c.Line)
	}
}

// Bound handles f.bind(this, …) and partial(f, …). They give f, which counts as called where arguments of f are
// given already. skip is the number of arguments before those of f.
func Bound(skip int) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		f := c.Recv
		args := c.Pos
		if skip == 0 && !strings.HasPrefix(c.Name, "Name()") && len(args) > 0 &&
			r.Book.Rules["Name()."+c.Name[strings.LastIndexByte(c.Name, '.')+1:]] == nil {
			f, args = args[0], args[1:]
		}
		if len(args) > skip || len(c.Keys) > 0 || c.Spread || c.SpreadKeys {
			r.CallWith(f, args[min(skip, len(args)):], c)
			if skip == 0 && f.Kind == value.Name {
				return partial(f, args, c)
			}
			return value.Value{}
		}
		return f
	}
}

// Caller handles addCleanup(f, a, b) and submit(f, a), which call one argument with those after it; at is the
// position of f.
func Caller(at int) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		if at < len(c.Pos) {
			f := c.Pos[at]
			for _, v := range c.Pos[:at] {
				r.Escape(v)
			}
			r.Call(f, &value.Arguments{Pos: c.Pos[at+1:], Keys: c.Keys, Keyed: c.Keyed, Spread: c.Spread,
				SpreadKeys: c.SpreadKeys},
				c.Line)
		} else {
			r.NoteArguments(c.Arguments, true)
		}
		return value.Value{}
	}
}

// partial returns the value of functools.partial(f, a, key=b): f with its first arguments (Python 3.13, functools).
func partial(f value.Value, args []value.Value, c *call.Call) value.Value {
	l := &value.Elements{Items: append([]value.Value{f}, args...), Keys: make([]string, 1+len(args))}
	l.Items, l.Keys = append(l.Items, c.Keyed...), append(l.Keys, c.Keys...)
	l.More = c.Spread || c.SpreadKeys
	return value.Value{Kind: value.Partial, List: l}
}

// CallLater handles setTimeout(f, time, a) and the like, which call the first argument with those after the second.
func CallLater(r *call.Calls, c *call.Call) value.Value {
	if len(c.Pos) == 0 {
		return value.Value{}
	}
	var rest []value.Value
	if len(c.Pos) > 1 { // of xpcall, this is the function that is called with an error
		r.Escape(c.Pos[1])
	}
	if len(c.Pos) > 2 {
		rest = c.Pos[2:]
	}
	return r.Call(c.Pos[0], &value.Arguments{Pos: rest, Spread: c.Spread}, c.Line)
}
