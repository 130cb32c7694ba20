// Package library has the functions that the tables of several languages share: how calls open files, run commands,
// join paths, decode texts and connect to services. Each is a How of the package call, or makes one: the state of
// the reading and a call go in; acts are recorded, and the value that the call gives goes out.
//
// For example, Opener(0, 1) handles open("a", "w") of Python, Ruby and Lua alike: it records that "a" is written.
// What only one language has stands in the package of that language.
//
// No function here reads the grammar of a language, touches a file or runs anything.
package library

import (
	"strconv"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// Gives makes a How for a call whose value is always v.
func Gives(v value.Value) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.NoteArguments(c.Arguments, true)
		return v
	}
}

// Same handles a call that gives its first argument, or what it is called on.
func Same(r *call.Calls, c *call.Call) value.Value {
	r.NoteArguments(c.Arguments, true)
	if c.Recv.IsText() {
		return c.Recv
	}
	v, _ := c.Arg(0, "")
	return v
}

// SameText handles str(x), which makes a path a text.
func SameText(r *call.Calls, c *call.Call) value.Value {
	v := Same(r, c)
	return v.Mapped(func(v value.Value) value.Value {
		v = r.Printed(v, "")
		if v.Kind == value.Count {
			v.Kind = value.String
		}
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

// SamePath handles expanduser, resolve and the like, which give a path for a path.
func SamePath(r *call.Calls, c *call.Call) value.Value {
	v := Same(r, c)
	return v.Mapped(func(v value.Value) value.Value {
		if v.Kind != value.Path && v.Kind != value.String {
			v = value.Value{Kind: value.Path}
		}
		return v.Whole()
	})
}

// Expanded handles os.path.expanduser, for which ~ is the person's home folder.
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

// expandedName matches a variable in a text, as the shell and os.path.expandvars read it.
var expandedName = lazy.Pattern(`\$\{?([A-Za-z_][A-Za-z0-9_]*)`)

// VariablesExpanded handles os.path.expandvars. The variables in the text are read, and only a text without $ stays
// known.
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

// Joins handles os.path.join and Path(a, b). reset says that an absolute part replaces those before it, and kind is
// the kind of the result.
func Joins(kind value.Kind, reset bool) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.NoteArguments(c.Arguments, true)
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

// asPath makes a value a path.
func asPath(v value.Value) value.Value {
	return v.Mapped(func(v value.Value) value.Value {
		if !v.IsText() {
			v = value.Value{Decoded: v.Decoded}
		}
		v.Kind = value.Path
		return v
	})
}

// Upward handles os.path.dirname and the like.
func Upward(r *call.Calls, c *call.Call) value.Value {
	r.NoteArguments(c.Arguments, true)
	v, _ := c.Arg(0, "")
	return value.Parent(v)
}

// UpwardOf handles Pathname#parent and the like, of the path that they are called on.
func UpwardOf(r *call.Calls, c *call.Call) value.Value {
	r.NoteArguments(c.Arguments, true)
	return value.Parent(c.Recv)
}

// UpwardLevels handles dirname of PHP, which goes up as many folders as its second argument says (PHP 8.4, dirname).
func UpwardLevels(r *call.Calls, c *call.Call) value.Value {
	r.NoteArguments(c.Arguments, true)
	v, _ := c.Arg(0, "")
	levels, given := c.Arg(1, "levels")
	if !given {
		return value.Parent(v)
	}
	n, err := strconv.Atoi(levels.Text)
	if err != nil || n < 1 || n > maxLevels {
		return value.Value{Kind: value.Path}
	}
	for range n {
		v = value.Parent(v)
	}
	return v
}

// maxLevels bounds how far up it is followed.
const maxLevels = 16

// LastPart handles os.path.basename and the like.
func LastPart(r *call.Calls, c *call.Call) value.Value {
	r.NoteArguments(c.Arguments, true)
	v, _ := c.Arg(0, "")
	if ending, given := c.Arg(1, ""); given && r.Lang == code.JavaScript {
		s, ok := ending.Literal()
		if !ok || s == "" {
			return value.Value{Kind: value.String}
		}
		return value.StemOf(v, s)
	}
	if len(c.Pos) != 1 {
		return value.Value{Kind: value.String}
	}
	return value.NameOf(v)
}
