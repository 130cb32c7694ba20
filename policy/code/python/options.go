package python

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// parsedArguments is what argparse reads the program's arguments into.
const parsedArguments = "argparse.ArgumentParser().parse_args()"

// otherArguments are words by which argparse gives a name something else than what one option says, or by which a text
// gives it that.
var otherArguments = map[string]bool{"set_defaults": true, "parse_known_args": true, "parse_intermixed_args": true,
	"parse_known_intermixed_args": true, "add_subparsers": true, "Namespace": true, "fromfile_prefix_chars": true,
	"prefix_chars": true, "parents": true, "argument_default": true, "argv": true, "vars": true, "setattr": true,
	"__dict__": true, "namespace": true, "globals": true, "locals": true}

// plainOption are the words of an option that takes one value, and gives it to one name.
var plainOption = map[string]bool{"default": true, "help": true, "type": true, "metavar": true, "required": true,
	"choices": true, "dest": true}

// parsesArguments handles parse_args(): what it returns has a member for each option.
func parsesArguments(r *call.Calls, c *call.Call) value.Value {
	r.NoteArguments(c.Arguments, true)
	if len(c.Pos) > 0 || len(c.Keys) > 0 || c.Spread || c.SpreadKeys {
		return value.Value{}
	}
	for i := range r.Toks {
		if t := &r.Toks[i]; t.Kind == token.Name && otherArguments[t.Text] && !r.Start.Objects {
			return value.Value{}
		}
	}
	return value.Named(parsedArguments)
}

// declaresOption handles add_argument("--out", "-o", default="x"). An option of another parser, or of a group, has the
// same names.
func declaresOption(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	var flags []string
	for _, v := range c.Pos {
		s, ok := v.Literal()
		if !ok {
			c.Spread = true
		}
		flags = append(flags, s)
	}
	if c.Spread || c.SpreadKeys || len(flags) == 0 {
		r.Offers("", value.Value{})
		return value.Value{}
	}
	dest := strings.TrimLeft(flags[0], "-")
	for _, f := range flags {
		if strings.HasPrefix(f, "--") {
			dest = f[2:]
			break
		}
	}
	if v, given := c.Key("dest"); given {
		s, ok := v.Literal()
		if !ok {
			r.Offers("", value.Value{})
			return value.Value{}
		}
		dest = s
	}
	r.Offers(strings.ReplaceAll(dest, "-", "_"), optionValue(r, c, flags))
	return value.Value{}
}

// optionValue returns what an option may give to its name: the default, or what the program's arguments say.
func optionValue(r *call.Calls, c *call.Call, flags []string) value.Value {
	if r.Start.Objects && !strings.HasPrefix(flags[0], "-") {
		return typed(c, positional(r, c))
	}
	all, known := r.OptionValues(flags)
	if !known || !strings.HasPrefix(flags[0], "-") {
		return value.Value{}
	}
	for _, key := range c.Keys {
		if !plainOption[key] {
			return value.Value{}
		}
	}
	if len(all) == 0 {
		v, given := c.Key("default")
		if !given {
			return value.Absent
		}
		all = append(all, v)
	}
	return typed(c, value.OneOf(all...))
}

// typed returns what an argument is as the type that its declaration names.
func typed(c *call.Call, v value.Value) value.Value {
	kind, given := c.Key("type")
	if !given {
		return v
	}
	return v.Mapped(func(v value.Value) value.Value {
		switch {
		case kind.Kind != value.Name:
		case kind.Text == "str":
			return v
		case kind.Text == "pathlib.Path" && v.IsText() && v.Source == code.Plain:
			v.Kind = value.Path
			return v
		case kind.Text == "int" || kind.Text == "float":
			return value.ACount
		}
		return value.Value{}
	})
}
