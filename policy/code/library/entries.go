package library

import (
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// Names of files that nobody knows before the program runs, though it is known what they cannot be: they hold no
// slash, and lead nowhere up.

// Entries handles os.listdir(folder) and fs.readdirSync(folder, {withFileTypes}): the names of what lies there, or
// where objects is true or the option says so, an object with the name and the path of each.
func Entries(objects bool) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		dir, ok := c.Arg(0, "path")
		if !ok {
			dir = value.Text(".")
			r.Emit(code.Lists, c.Name)
		} else {
			r.EmitEach(code.Lists, c.Name, []value.Value{dir})
		}
		name := value.AName
		if call.Replaced(r, c.Name) || r.Given("name") || r.Given("path") || r.Given("parentPath") {
			return value.Value{}
		}
		if deep, given := c.Option("recursive"); given && !value.IsFalse(deep) {
			name = value.Like(value.String, code.Plain, "**")
		}
		if typed, given := c.Option("withFileTypes"); objects || given && value.IsTrue(typed) {
			name = entry(r, dir, name)
		} else if given && !value.IsFalse(typed) {
			return value.Value{}
		}
		return value.Value{Kind: value.List, List: &value.Elements{Items: []value.Value{name}, At: r.Place(r.Pos - 1)}}
	}
}

// entry is an object that stands for an entry of a folder: os.DirEntry, whose path is its own (Python 3.13, os), and
// fs.Dirent, whose path is the folder (Node.js 22, fs).
func entry(r *call.Calls, dir, name value.Value) value.Value {
	at := dir
	if r.Lang == code.Python {
		at = value.Join(dir, name, false)
	}
	return value.Value{Kind: value.Dict, List: &value.Elements{Keys: []string{"name", "path", "parentPath"},
		Items: []value.Value{name, at, dir}, At: r.Place(r.Pos - 1)}}
}

// Counted handles range(3): whole numbers.
func Counted(r *call.Calls, c *call.Call) value.Value {
	r.NoteArguments(c.Arguments, true)
	if call.Replaced(r, c.Name) {
		return value.Value{}
	}
	return value.Value{Kind: value.List, List: &value.Elements{Items: []value.Value{value.ACount},
		At: r.Place(r.Pos - 1)}}
}

// Numbered handles enumerate(list): pairs of a number and an element.
func Numbered(r *call.Calls, c *call.Call) value.Value {
	r.NoteArguments(c.Arguments, true)
	v, _ := c.Arg(0, "iterable")
	if call.Replaced(r, c.Name) {
		return value.Value{}
	}
	return r.Element(v).Mapped(func(e value.Value) value.Value {
		return value.ListOf(value.ListOf(value.ACount, e))
	})
}

// Paired handles zip(a, b): lists with an element of each. Which ones stand beside each other is not followed.
func Paired(r *call.Calls, c *call.Call) value.Value {
	r.NoteArguments(c.Arguments, true)
	if call.Replaced(r, c.Name) || c.Spread || len(c.Pos) == 0 {
		return value.Value{}
	}
	var each []value.Value
	for _, v := range c.Pos {
		each = append(each, r.Element(v))
	}
	return value.ListOf(value.ListOf(each...))
}

// Named handles a call that gives a number or a name that nobody knows, unless the text puts a function of its own in
// the place of the table's.
func Named(v value.Value) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.NoteArguments(c.Arguments, true)
		if call.Replaced(r, c.Name) {
			return value.Value{}
		}
		return v
	}
}

// OfNames reports a list of names of which nobody knows how many there are, such as a folder's entries: some of them,
// or all in another order, are such a list too, for none of them is told apart from the others.
func OfNames(v value.Value) bool {
	if v.Kind != value.List || v.List.More || len(v.List.Items) != 1 || v.IsDecoded() {
		return false
	}
	name := v.List.Items[0]
	if name.Kind == value.Dict && len(name.List.Items) > 0 && len(name.List.Keys) > 0 && name.List.Keys[0] == "name" {
		name = name.List.Items[0] // with its type
	}
	return name.Pattern != "" && name.Source == code.Plain
}
