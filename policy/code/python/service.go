package python

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// resolved handles import_string("module.name"), which gives what the text names.
func resolved(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, ok := c.Arg(0, "name")
	s, known := v.Literal()
	if !ok || !known {
		r.Opaque(c.Name, c.Line)
		return value.Value{}
	}
	s = strings.ReplaceAll(s, ":", ".")
	module, _, _ := strings.Cut(s, ".")
	r.Imports(module, c.Line)
	return value.Named(r.Canonical(s))
}

// gitWords handles Repo().git.clean("-fdx") of GitPython, which runs git clean -fdx.
func gitWords(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	words := []value.Value{value.Text(strings.ReplaceAll(c.Name[strings.LastIndexByte(c.Name, '.')+1:], "_", "-"))}
	for _, v := range c.Pos {
		words = append(words, r.Elements(v)...)
	}
	for i, key := range c.Keys { // an option: force=True
		word := "--" + strings.ReplaceAll(key, "_", "-")
		if len(key) == 1 {
			word = "-" + key
		}
		if words = append(words, value.Text(word)); c.Keyed[i].IsText() {
			words = append(words, c.Keyed[i])
		}
	}
	if c.Spread || c.SpreadKeys {
		words = append(words, value.Value{})
	}
	r.Command(c.Name, nil, value.Text("git"), words...)
	return value.Value{}
}

// dockerWords handles docker.compose.down(volumes=True) of python-on-whales, which runs docker compose down --volumes.
func dockerWords(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	_, rest, found := strings.Cut(c.Name, "().")
	if !found {
		rest = strings.TrimPrefix(c.Name, "python_on_whales.docker.")
	}
	var words []value.Value
	for word := range strings.SplitSeq(rest, ".") {
		words = append(words, value.Text(strings.ReplaceAll(word, "_", "-")))
	}
	for i, key := range c.Keys {
		if !value.IsFalse(c.Keyed[i]) {
			words = append(words, value.Text("--"+strings.ReplaceAll(key, "_", "-")))
		}
	}
	for _, v := range c.Pos {
		words = append(words, r.Elements(v)...)
	}
	r.Command(c.Name, nil, value.Text("docker"), words...)
	return value.Named(r.Canonical(c.Name + "()"))
}

// serves handles a call that makes a server, which reaches nobody if it serves this machine only.
func serves(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, _ := c.Arg(0, "address")
	if v.Kind == value.List && len(v.List.Items) > 0 {
		v = v.List.Items[0]
	}
	switch s, ok := v.Literal(); {
	case ok && (s == "localhost" || strings.HasPrefix(s, "127.") || s == "::1"):
	case ok || v.Kind == value.Unknown && len(c.Pos) == 0:
		r.Emit(code.Network, c.Name)
	}
	return value.Named(r.Canonical(c.Name + "()"))
}

// servesFolder handles http.server.test(handler, server, protocol, port, bind), which serves to everybody unless bind
// says otherwise (Python 3.13).
func servesFolder(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	bind, _ := c.Arg(4, "bind")
	if s, ok := bind.Literal(); !ok || s != "localhost" && s != "::1" && !strings.HasPrefix(s, "127.") {
		r.Emit(code.Network, c.Name)
	}
	return value.Value{}
}

// unsafeKind handles ruamel.yaml.YAML(typ="unsafe"), which makes any object.
func unsafeKind(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, ok := c.Arg(0, "typ")
	if s, known := v.Literal(); ok && (!known || s == "unsafe") {
		r.Opaque(c.Name, c.Line)
	}
	return value.Named(r.Canonical(c.Name + "()"))
}

// queried handles df.query(text) and pandas.eval(text). The text may call what it names with @; other objects take
// SQL there.
func queried(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, ok := c.Arg(0, "expr")
	if s, known := v.Literal(); ok && known && (strings.Contains(s, "__") ||
		strings.Contains(s, "@") && strings.Contains(s, "(")) {
		r.Opaque(c.Name, c.Line)
	}
	if v.IsText() && library.LooksLikeSQL(v.Text) {
		r.Emit(code.SQL, c.Name, v)
	}
	return r.Result(c)
}

// unpickles handles a loader of data that runs what a pickle says if an option allows it. safe is the value of the
// option that does not allow it.
func unpickles(option string, safe bool) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		if v, given := c.Key(option); c.SpreadKeys || given && (safe && !value.IsTrue(v) || !safe &&
			!value.IsFalse(v)) {
			r.Opaque(c.Name, c.Line)
		}
		return value.Value{}
	}
}

// setsUp handles setup(script_args=words), which takes its words from there and not from the line (setuptools 75).
func setsUp(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if _, given := c.Key("script_args"); given || c.SpreadKeys {
		r.Opaque(c.Name, c.Line)
	}
	return value.Value{}
}
