package python

import (
	"strings"

	"guard/policy/code/call"
	"guard/policy/code/value"
)

// copiesEnvironment handles os.environ.copy() and dict(os.environ, A="x"). A dict of anything else is a dictionary.
func copiesEnvironment(r *call.Calls, c *call.Call) value.Value {
	r.Line = c.Line
	parts := c.Pos
	if of, ok := strings.CutSuffix(c.Name, ".copy"); ok {
		parts = append(parts[:len(parts):len(parts)], value.Named(of))
	}
	if env, ok := r.EnvironmentOf(parts, c.Arguments); ok {
		return env
	}
	r.Begin(c)
	if len(parts) == 0 && !c.Spread && len(c.Keys) > 0 {
		return value.Value{Kind: value.Dict, List: &value.Elements{Items: c.Keyed, Keys: c.Keys, More: c.SpreadKeys,
			At: r.Place(r.Pos - 1)}}
	}
	return value.Named(r.Canonical(c.Name + "()"))
}

// fillsDictionary handles d.update({…}, a="x") and d.setdefault("a", "x").
func fillsDictionary(r *call.Calls, c *call.Call) value.Value {
	r.NotFollowed(c)
	r.MarkChanged(c.Recv)
	for i, v := range c.Pos {
		if strings.HasSuffix(c.Name, ".setdefault") {
			if i == 0 {
				r.SetsKey(c.Recv, v)
			}
			continue
		}
		given := &value.Arguments{}
		r.SpreadNames(given, v, false)
		for _, key := range given.Keys {
			name := value.Text(key)
			if key == "" {
				name = value.Value{}
			}
			r.SetsKey(c.Recv, name)
		}
	}
	for _, key := range c.Keys {
		r.SetsKey(c.Recv, value.Text(key))
	}
	if c.Spread {
		r.MarkAnyKey(c.Recv)
	}
	return value.Value{}
}

// patchesEnvironment handles mock.patch.dict(os.environ, {…}, clear=True).
func patchesEnvironment(r *call.Calls, c *call.Call) value.Value {
	if len(c.Pos) == 0 || !r.IsEnvironment(c.Pos[0]) {
		r.Begin(c)
		return value.Value{}
	}
	r.Line = c.Line
	values, _ := c.Arg(1, "values")
	r.SetsAll(c, []value.Value{values})
	for i, v := range c.Keyed {
		if r.Escape(v); c.Keys[i] != "clear" && c.Keys[i] != "values" {
			r.SetVariable(c.Name, c.Keys[i], v)
		}
	}
	return value.Value{}
}

// setsOwn handles monkeypatch.setenv(name, value), which holds while a test runs.
func setsOwn(r *call.Calls, c *call.Call) value.Value {
	r.NoteArguments(c.Arguments, true)
	name, _ := c.Arg(0, "name")
	v, _ := c.Arg(1, "value")
	r.SetsOwnVariable(name, v)
	return value.Value{}
}
