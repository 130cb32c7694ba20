package library

import (
	"path"
	"regexp"
	"strings"
	"sync"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// Gives is a call whose value is always v.
func Gives(v value.Value) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Given(c.Arguments, true)
		return v
	}
}

// Same is a call that gives its first argument, or what it is called on.
func Same(r *call.Calls, c *call.Call) value.Value {
	r.Given(c.Arguments, true)
	if c.Recv.IsText() {
		return c.Recv
	}
	v, _ := c.Arg(0, "")
	return v
}

// SameText is str(x): a path becomes its text.
func SameText(r *call.Calls, c *call.Call) value.Value {
	v := Same(r, c)
	return v.Mapped(func(v value.Value) value.Value {
		if !v.IsText() {
			v = value.Value{Text: v.Text, Known: v.Kind == value.Number}
		}
		if !v.Known && v.Source == code.Plain && v.Kind == value.Unknown {
			v.Text = ""
		}
		v.Kind = value.String
		return v
	})
}

// SamePath is expanduser, resolve and their like, which give a path again.
func SamePath(r *call.Calls, c *call.Call) value.Value {
	v := Same(r, c)
	return v.Mapped(func(v value.Value) value.Value {
		if v.Kind != value.Path && v.Kind != value.String {
			v = value.Value{Kind: value.Path}
		}
		return v
	})
}

// Expanded is os.path.expanduser: ~ is the person's home.
func Expanded(r *call.Calls, c *call.Call) value.Value {
	v := SamePath(r, c)
	return v.Mapped(func(v value.Value) value.Value {
		if v.Source == code.Plain && (v.Text == "~" || strings.HasPrefix(v.Text, "~/")) {
			v.Source = code.Home
		} else if v.Source == code.Plain && strings.HasPrefix(v.Text, "~") || v.Text == "" {
			v.Known = false
		}
		return v
	})
}

// expandedName is a variable in a text, as a shell and os.path.expandvars take it.
var expandedName = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`\$\{?([A-Za-z_][A-Za-z0-9_]*)`) })

// VariablesExpanded is os.path.expandvars: only text without $ stays, the variables
// in it are read.
func VariablesExpanded(r *call.Calls, c *call.Call) value.Value {
	v := SamePath(r, c)
	r.Line = c.Line
	v.Each(func(v value.Value) {
		for _, m := range expandedName().FindAllStringSubmatch(v.Text, value.MaxChoices) {
			r.Emit(code.Environment, c.Name, value.Text(m[1]))
		}
	})
	if strings.ContainsAny(v.Text, "$%") {
		v.Known = false
	}
	if rest, ok := strings.CutPrefix(v.Text, "$HOME"); ok && !strings.Contains(rest, "$") && v.Source == code.Plain {
		v.Text, v.Known, v.Source = "~"+rest, true, code.Home
	}
	return v
}

// Joins is os.path.join and Path(a, b): reset says that an absolute part begins
// anew, kind what comes of it.
func Joins(kind value.Kind, reset bool) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Given(c.Arguments, true)
		parts := c.Pos
		if c.Recv.Kind == value.Path {
			parts = append([]value.Value{c.Recv}, parts...)
		}
		if len(parts) == 0 {
			v := value.Value{Kind: kind, Text: ".", Known: !c.Spread}
			return v
		}
		v := parts[0]
		if kind == value.Path {
			v = asPath(v)
		}
		for _, p := range parts[1:] {
			v = value.Join(v, p, reset)
		}
		if c.Spread {
			v = value.Join(v, value.Value{}, reset)
		}
		return v
	}
}

func asPath(v value.Value) value.Value {
	return v.Mapped(func(v value.Value) value.Value {
		if !v.IsText() {
			v = value.Value{Decoded: v.Decoded}
		}
		v.Kind = value.Path
		return v
	})
}

// Upward is dirname.
func Upward(r *call.Calls, c *call.Call) value.Value {
	r.Given(c.Arguments, true)
	v, _ := c.Arg(0, "")
	return value.Parent(v)
}

// LastPart is basename.
func LastPart(r *call.Calls, c *call.Call) value.Value {
	r.Given(c.Arguments, true)
	v, _ := c.Arg(0, "")
	if s, ok := v.Literal(); ok && len(c.Pos) == 1 {
		return value.Text(path.Base(s))
	}
	return value.Value{Kind: value.String}
}
