package library

import (
	"path"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// Rooted returns an object of a library's class that works below a folder: its names count from there.
func Rooted(r *call.Calls, class string, dir value.Value) value.Value {
	v := value.Named(class)
	v.List = &value.Elements{Items: []value.Value{dir}, At: r.Place(r.Pos - 1)}
	return v
}

// Below is a name as the object fs has it: below the folder that it works in, if it has one.
func Below(fs, name value.Value) value.Value {
	if fs.Kind != value.Name || fs.List == nil || len(fs.List.Items) == 0 {
		return name
	}
	dir, known := fs.List.Items[0].Literal()
	s, ok := name.Literal()
	if !known || !ok {
		return value.Value{}
	}
	v := value.Text(path.Join(dir, s))
	v.Source = fs.List.Items[0].Source
	return v
}

// BelowEach makes a How for what is done to each file that the arguments name, below the folder of the object. first is
// the first of them.
func BelowEach(kind code.Kind, from, to int) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		for i, v := range c.Pos {
			if i < from || i >= to {
				continue
			}
			for _, name := range r.Elements(v) {
				r.EmitEach(kind, c.Name, []value.Value{Below(c.Recv, name)})
			}
		}
		return value.Value{}
	}
}

// BelowBoth makes a How for what moves or copies one such file to another.
func BelowBoth(kind code.Kind) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		from, _ := c.Arg(0, "")
		to, _ := c.Arg(1, "")
		r.Emit(kind, c.Name, Below(c.Recv, from), Below(c.Recv, to))
		return value.Value{}
	}
}

// OldLogs notes that a library deletes older logs, whose names fit a pattern.
func OldLogs(r *call.Calls, c *call.Call, of, pattern string) {
	v := value.Text(pattern)
	v.Source = code.Glob
	r.EmitOf(of, code.Deletes, c.Name, v)
}
