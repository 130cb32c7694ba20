package ruby

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// open handles Kernel#open: of a path, of a command after |, or with open-uri of a URL.
func open(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, ok := c.Arg(0, "")
	if !ok {
		return value.Value{}
	}
	v.Each(func(v value.Value) {
		line, isCommand := strings.CutPrefix(strings.TrimLeft(v.Text, " "), "|")
		switch {
		case strings.HasPrefix(c.Name, "URI") || strings.HasPrefix(c.Name, "OpenURI") || call.IsURL(v.Text):
			r.Emit(code.Network, c.Name, v)
		case isCommand:
			v.Text = line
			r.ShellLine(c.Name, nil, v)
		case !v.Known && v.Text == "":
			r.ShellLine(c.Name, nil, value.Value{})
			fallthrough
		default:
			library.Opener(0, 1)(r, &call.Call{Name: c.Name, Rule: c.Rule,
				Arguments: &value.Arguments{Pos: append([]value.Value{v}, c.Pos[min(1, len(c.Pos)):]...), Keys: c.Keys,
					Keyed: c.Keyed}, Line: c.Line})
		}
	})
	return value.Named("open()")
}

// expandPath handles File.expand_path(path, dir), where ~ is the home folder, and the path is relative to dir.
func expandPath(r *call.Calls, c *call.Call) value.Value {
	r.NoteArguments(c.Arguments, true)
	v, _ := c.Arg(0, "")
	if dir, ok := c.Arg(1, ""); ok {
		if dir.Source == code.ScriptFile { // "../x" from the file itself
			if s, known := v.Literal(); known {
				if rest, up := strings.CutPrefix(s, "../"); up {
					return value.Value{Kind: value.String, Text: rest, Known: true, Source: code.Script}
				}
				if s == ".." {
					return value.From(code.Script)
				}
			}
			return value.Value{Kind: value.String}
		}
		return value.Join(dir, v, true)
	}
	return library.Expanded(r, c)
}

// erb handles ERB.new(text). A template is code, unless it has no marks.
func erb(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, _ := c.Arg(0, "")
	if s, ok := v.Literal(); !ok || strings.Contains(s, "<%") {
		r.Emit(code.Opaque, c.Name)
	}
	return value.Value{}
}

// autoloader handles autoload(:Name, path).
func autoloader(r *call.Calls, c *call.Call) value.Value {
	if len(c.Pos) < 2 {
		return value.Value{}
	}
	return library.Loader(r, &call.Call{Name: c.Name, Rule: c.Rule, Arguments: &value.Arguments{Pos: c.Pos[1:]},
		Line: c.Line})
}

// pipe handles IO.read(name) and the like. A name after | is a command (Ruby 3.3, IO).
func pipe(kind code.Kind) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		v, _ := c.Arg(0, "")
		v.Each(func(v value.Value) {
			if line, isCommand := strings.CutPrefix(v.Text, "|"); isCommand && v.IsText() {
				v.Text = line
				r.ShellLine(c.Name, nil, v)
				return
			}
			r.EmitEach(kind, c.Name, []value.Value{v})
		})
		return value.Value{}
	}
}

// trapped handles trap(signal, code). A string is run as code, except for the words that mean what the system does
// by default.
func trapped(r *call.Calls, c *call.Call) value.Value {
	v, ok := c.Arg(1, "")
	s, known := v.Literal()
	switch {
	case !ok || v.Kind == value.Number:
	case known && (s == "" || s == "EXIT" || strings.HasSuffix(s, "DEFAULT") || strings.HasSuffix(s, "DFL") ||
		strings.HasSuffix(s, "IGNORE") || strings.HasSuffix(s, "IGN")):
	case known:
		return library.Evaluate(r, &call.Call{Name: c.Name, Rule: c.Rule,
			Arguments: &value.Arguments{Pos: []value.Value{v}}, Line: c.Line})
	default:
		r.NoteArguments(c.Arguments, true)
	}
	return value.Value{}
}

// emptiesModel handles User.delete_all of a model, but not of what belongs to a record.
func emptiesModel(r *call.Calls, c *call.Call) value.Value {
	r.NotFollowed(c)
	if c.Name != "" && token.IsUpper(c.Name) && !strings.Contains(c.Name, "where(") {
		r.Emit(code.Empties, c.Name)
	}
	return r.Result(c)
}

// relativeLoader handles require_relative, which counts from the folder of the file.
func relativeLoader(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, _ := c.Arg(0, "")
	if s, ok := v.Literal(); ok {
		v.Source = code.Script
		r.Module(s)
		r.Emit(code.RunsFile, c.Name, v)
		return value.Value{}
	}
	r.Opaque(c.Name, c.Line)
	return value.Value{}
}

// popen handles IO.popen(line or list, mode).
func popen(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	library.Redirects(r, c)
	args := c.Pos
	if len(args) > 0 && args[0].Kind == value.Dict {
		r.SetEnvironment(c.Name, args[0])
		args = args[1:]
	}
	v, dir := value.Value{}, c.Folder("chdir")
	if len(args) > 0 {
		v = args[0]
	}
	if v.Kind == value.List {
		r.CommandList(c.Name, dir, v)
	} else {
		r.ShellLine(c.Name, dir, v)
	}
	return value.Value{}
}

// pipeline handles Open3.pipeline(command, command …), each of which reads what the one before it writes.
func pipeline(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if c.Spread || len(c.Pos) == 0 {
		r.ShellLine(c.Name, nil, value.Value{})
	}
	dir := c.Folder("chdir")
	for i, v := range c.Pos {
		if i > 0 {
			r.Feeds()
		}
		switch v.Kind {
		case value.Dict:
		case value.List:
			r.CommandList(c.Name, dir, v)
		default:
			r.ShellLine(c.Name, dir, v)
		}
	}
	return value.Value{}
}
