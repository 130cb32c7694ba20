package lua

import (
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// inputOrFile handles dofile(path), which runs standard input where it is given no path.
func inputOrFile(r *call.Calls, c *call.Call) value.Value {
	if len(c.Pos) == 0 && !c.Spread {
		r.Emit(code.RunsInput, c.Name)
		return value.Value{}
	}
	return library.FileLoader(r, c)
}

// tableOf handles pairs(t) and the like. Of a library, they give every function under a computed name.
func tableOf(r *call.Calls, c *call.Call) value.Value {
	for _, v := range c.Pos {
		r.Escape(v)
		r.EscapeModule(v)
	}
	if len(c.Pos) > 0 {
		r.MarkChanged(c.Pos[0])
	}
	return value.Value{}
}

// moves handles table.move(list, from, to, at, other), which gives the elements of the other list new values.
func moves(r *call.Calls, c *call.Call) value.Value {
	for _, v := range c.Pos {
		r.Escape(v)
		r.EscapeModule(v)
		r.MarkOverwritten(v)
	}
	return value.Value{}
}

// rawGet handles rawget(table, name).
func rawGet(r *call.Calls, c *call.Call) value.Value {
	if len(c.Pos) < 2 {
		return value.Value{}
	}
	return r.Index(c.Pos[0], c.Pos[1], c.Line)
}

// concatTable handles table.concat(list, sep).
func concatTable(r *call.Calls, c *call.Call) value.Value {
	r.NoteArguments(c.Arguments, true)
	if len(c.Pos) == 0 {
		return value.Value{}
	}
	sep := value.Text("")
	if len(c.Pos) > 1 {
		sep = c.Pos[1]
	}
	return r.Joined(c.Pos[0], sep)
}

// passwordEntry handles getpasswd() and getpwuid(n) of luaposix 36, a table whose dir and pw_dir are the home.
func passwordEntry(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	home := value.TextFrom(code.Home, "~")
	return value.Value{Kind: value.Dict, List: &value.Elements{Items: []value.Value{home, home},
		Keys: []string{"dir", "pw_dir"}}}
}
