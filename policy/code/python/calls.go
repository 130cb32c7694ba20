package python

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// compiled handles compile(source, …). Code that stands in the text counts as run; other code is noticed where it is
// run.
func compiled(r *call.Calls, c *call.Call) value.Value {
	mode, _ := c.Arg(2, "mode")
	if len(c.Pos) < 2 {
		r.NoteArguments(c.Arguments, true)
		return value.Value{}
	}
	if s, ok := mode.Literal(); ok && s != "exec" && s != "eval" && s != "single" {
		return value.Value{}
	}
	for _, k := range c.Pos {
		if k.Kind == value.Name && strings.Contains(k.Text, "PyCF_ONLY_AST") {
			return value.Value{}
		}
	}
	if _, ok := c.Pos[0].Literal(); !ok {
		return value.Value{}
	}
	library.Evaluate(r, c)
	return value.Value{Kind: value.Number}
}

// fetched handles urlretrieve(url, filename).
func fetched(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	url, _ := c.Arg(0, "url")
	r.EmitEach(code.Network, c.Name, []value.Value{url})
	if path, ok := c.Arg(1, "filename"); ok {
		r.EmitEach(code.Writes, c.Name, []value.Value{path})
	}
	return value.Value{}
}

// yamlLoader handles yaml.load(x, Loader). With a safe loader it makes no objects.
func yamlLoader(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	loader, ok := c.Arg(1, "Loader")
	if ok && loader.Kind == value.Name && (strings.Contains(loader.Text, "Safe") ||
		strings.Contains(loader.Text, "Base")) {
		return value.Value{}
	}
	r.Emit(code.Opaque, c.Name)
	return value.Value{}
}

// dunder handles x.__getattribute__(name): getattr(x, name).
func dunder(r *call.Calls, c *call.Call) value.Value {
	if len(c.Pos) > 1 { // object.__getattribute__(x, name)
		return attributeByName(r, c)
	}
	r.NoteArguments(c.Arguments, true)
	if len(c.Pos) == 1 && c.Recv.Kind == value.Name {
		return call.ReflectOn(r, c.Recv, c.Pos[0], c.Line)
	}
	return value.Value{}
}

// subclasses handles object.__subclasses__(), from which everything that is loaded can be reached. Of another class
// it is harmless.
func subclasses(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if c.Recv.Kind == value.Name && (c.Recv.Text == "object" || c.Recv.Text == "type") {
		r.Emit(code.Opaque, c.Name)
	}
	return value.Value{}
}

// setsMember handles setattr(x, name, v), after which others may read the member.
func setsMember(r *call.Calls, c *call.Call) value.Value {
	r.NoteArguments(c.Arguments, true)
	name, _ := c.Arg(1, "")
	s, ok := name.Literal()
	// monkeypatch.setattr("os.getcwd", f)
	if whole, dotted := c.Arg(0, ""); dotted && whole.Kind == value.String && whole.Source == code.Plain {
		return value.Value{}
	}
	if !ok {
		r.SetLoose()
		return value.Value{}
	}
	v, _ := c.Arg(2, "")
	if object, given := c.Arg(0, ""); given {
		r.Line = c.Line
		r.StoreIn(object, name, v)
		if object.Kind == value.Name {
			call.StoresArguments(r, object.Text+"."+s, v)
		}
	}
	r.BindIn(r.Root, "."+s, v)
	return value.Value{}
}

// recoded handles x.encode(name) and x.decode(name). The text stays the same, unless the encoding gives ASCII other
// meanings.
func recoded(r *call.Calls, c *call.Call) value.Value {
	r.NoteArguments(c.Arguments, true)
	name, ok := c.Arg(0, "encoding")
	s, known := name.Literal()
	if !ok || known && token.PlainEncoding[strings.ReplaceAll(strings.ToLower(s), "_", "-")] {
		return c.Recv
	}
	return library.Decodes(r, c)
}

// mapper handles map(f, list), which gives f each element.
func mapper(r *call.Calls, c *call.Call) value.Value {
	if len(c.Pos) == 2 {
		f, e := c.Pos[0], r.Element(c.Pos[1])
		if r.Call(f, &value.Arguments{Pos: []value.Value{e}}, c.Line).IsDecoded() {
			return value.Hidden
		}
		return value.Value{}
	}
	r.NoteArguments(c.Arguments, true)
	return value.Value{}
}

// thread handles Thread(target=f, args=(a,)).
func thread(r *call.Calls, c *call.Call) value.Value {
	f, ok := c.Arg(1, "target")
	if !ok {
		r.NoteArguments(c.Arguments, true)
		return value.Value{}
	}
	args := &value.Arguments{}
	v, given := c.Arg(3, "args")
	if v.Kind == value.List {
		args.Pos, args.Spread = v.List.Items, r.MayHoldMore(v.List)
	} else if given {
		args.Spread = true
	}
	r.Call(f, args, c.Line)
	return value.Value{}
}
