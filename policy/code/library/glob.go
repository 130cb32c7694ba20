package library

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// Globs handles glob.glob(pattern) and Path.glob. The value is a list of what the pattern matches, of the given
// kind.
func Globs(kind value.Kind) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		pattern, _ := c.Arg(0, "")
		if c.Recv.IsText() && strings.HasPrefix(c.Name, "Path()") {
			if c.Name == "Path().rglob" {
				pattern = value.Concat(value.Text("**/"), pattern)
			}
			pattern = value.Join(c.Recv, pattern, false)
			pattern.Kind = value.String
		}
		if root, ok := c.Key("root_dir"); ok {
			pattern = value.Join(root, pattern, false)
		}
		r.EmitEach(code.Lists, c.Name, []value.Value{pattern})
		if s, ok := pattern.Literal(); ok {
			return value.Value{Kind: value.List, List: &value.Elements{Items: []value.Value{{Kind: kind, Text: s,
				Known: true, Source: code.Glob}}}}
		}
		if v, ok := below(kind, pattern); ok {
			return value.ListOf(v)
		}
		return value.Value{Kind: value.List, List: &value.Elements{Items: []value.Value{{Kind: kind}},
			More: kind == value.String}}
	}
}

// Children handles Path.iterdir: the paths in the receiver.
func Children(r *call.Calls, c *call.Call) value.Value {
	r.Line = c.Line
	r.EmitEach(code.Lists, c.Name, []value.Value{c.Recv})
	v := value.Join(c.Recv, value.Text("*"), false)
	if s, ok := v.Literal(); ok || v.Kind == value.Path && v.Known && v.Source == code.Plain {
		if !ok {
			s = v.Text
		}
		return value.ListOf(value.Value{Kind: value.Path, Text: s, Known: true, Source: code.Glob})
	}
	if pattern := value.Join(c.Recv, value.Text("*"), false); pattern.Known {
		if v, ok := below(value.Path, pattern); ok {
			return value.ListOf(v)
		}
	}
	return value.Value{Kind: value.List, List: &value.Elements{Items: []value.Value{{Kind: value.Path}}}}
}

// below is what a pattern matches that counts from the person's home or from the folder of the text itself: its name
// is not known, but where it lies is.
func below(kind value.Kind, pattern value.Value) (value.Value, bool) {
	if !pattern.Known || pattern.Decoded || pattern.Source != code.Home && pattern.Source != code.Script {
		return value.Value{}, false
	}
	wild := strings.IndexAny(pattern.Text, `*?[{`)
	if wild < 0 {
		wild = len(pattern.Text)
	}
	dir := pattern.Text[:strings.LastIndexByte(pattern.Text[:wild], '/')+1]
	if dir == "" && pattern.Source == code.Home {
		return value.Value{}, false
	}
	if pattern.Source == code.Script && !strings.ContainsAny(pattern.Text, `\{}`) {
		return value.Like(kind, code.Script, strings.ReplaceAll(pattern.Text, "[!", "[^")), true
	}
	return value.Value{Kind: kind, Text: dir, Source: pattern.Source}, true
}

// Globbed are the texts of a value, those that are patterns as such.
func Globbed(r *call.Calls, v value.Value) (all []value.Value) {
	for _, one := range v.Choices() {
		for _, w := range r.Elements(one) {
			s, known := w.Literal()
			switch {
			case known && strings.HasPrefix(s, "!"):
				continue
			case known && strings.ContainsAny(s, "*?[{"):
				w.Source, w.Text = code.Glob, strings.TrimSuffix(s, "/**")
				if !strings.ContainsAny(w.Text, "*?[{") {
					w.Source = code.Plain
				}
			}
			all = append(all, w)
		}
	}
	return all
}
