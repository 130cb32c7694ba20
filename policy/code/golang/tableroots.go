package golang

import (
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// rootRows are objects that work below a folder, and what is done to the files that they name (Go 1.26: os.Root,
// os.DirFS, net/http.Dir), and templates, which show what the files hold that they are made of (text/template).
var rootRows = []row{
	{call.None, "", opensRoot("os.OpenRoot()", code.Enters), "os.OpenRoot os.OpenRoot().OpenRoot"},
	{call.None, "", opensRoot("os.DirFS()", code.Lists), "os.DirFS"},
	{call.None, "", opensRoot("net/http.Dir()", code.Lists), "net/http.Dir"},
	{code.Reads, "", opensIn, "os.OpenInRoot"},
	{code.Deletes, "0", library.BelowEach(code.Deletes, 0, 1), "os.OpenRoot().Remove"},
	{code.DeletesTree, "0", library.BelowEach(code.DeletesTree, 0, 1), "os.OpenRoot().RemoveAll"},
	{code.Writes, "0", library.BelowEach(code.Writes, 0, 1),
		"os.OpenRoot().Create os.OpenRoot().WriteFile os.OpenRoot().OpenFile"},
	{code.Makes, "0", library.BelowEach(code.Makes, 0, 1), "os.OpenRoot().Mkdir os.OpenRoot().MkdirAll"},
	{code.Moves, "0 1", library.BelowBoth(code.Moves), "os.OpenRoot().Rename"},
	{code.Links, "0 1", library.BelowBoth(code.Links), "os.OpenRoot().Symlink os.OpenRoot().Link"},
	{code.Mode, "0", library.BelowEach(code.Mode, 0, 1),
		"os.OpenRoot().Chmod os.OpenRoot().Chown os.OpenRoot().Lchown os.OpenRoot().Chtimes"},
	{code.Reads, "0", library.BelowEach(code.Reads, 0, 1), "os.OpenRoot().ReadFile os.OpenRoot().Open " +
		"os.OpenRoot().Readlink net/http.Dir().Open os.DirFS().Open"},
	{code.Reads, "0", library.BelowEach(code.Reads, 0, manyFiles), "text/template.ParseFiles " +
		"html/template.ParseFiles ?.ParseFiles"},
	{code.Reads, "0", readsMatches(0), "text/template.ParseGlob html/template.ParseGlob ?.ParseGlob"},
	{code.Reads, "1", readsMatches(1), "text/template.ParseFS html/template.ParseFS ?.ParseFS"},
	{code.Reads, "2", nil, "net/http.ServeFile"},
}

// manyFiles is more than any call names.
const manyFiles = 100

// opensRoot makes a How for what opens a folder: the names that the object is given count from there. A folder in the
// folder of another object lies below that one.
func opensRoot(class string, kind code.Kind) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		dir, _ := c.Arg(0, "")
		dir = library.Below(c.Recv, dir)
		r.Emit(kind, c.Name, dir)
		return library.Rooted(r, class, dir)
	}
}

// opensIn handles os.OpenInRoot(dir, name).
func opensIn(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	dir, _ := c.Arg(0, "")
	name, _ := c.Arg(1, "")
	r.Emit(code.Reads, c.Name, value.Join(dir, name, false))
	return value.Value{}
}

// readsMatches makes a How for what reads the files that patterns match: from the first of them on, below the object
// before it.
func readsMatches(first int) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		var fs value.Value
		if first > 0 {
			fs, _ = c.Arg(0, "")
		}
		for i, v := range c.Pos {
			if i < first {
				continue
			}
			v = library.Below(fs, v)
			if s, ok := v.Literal(); ok {
				v = value.Value{Kind: value.String, Text: s, Known: true, Source: code.Glob}
			}
			r.Emit(code.Reads, c.Name, v)
		}
		return value.Value{}
	}
}
