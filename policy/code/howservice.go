package code

import "strings"

// Libraries that stand for programs and services: what they do is told as what the
// program would be told.

// resolved is import_string("module.name"): what it names.
func resolved(r *calls, c *call) value {
	r.handed(c)
	v, ok := c.arg(0, "name")
	s, known := v.literal()
	if !ok || !known {
		r.opaque(c.name, c.line)
		return value{}
	}
	s = strings.ReplaceAll(s, ":", ".")
	module, _, _ := strings.Cut(s, ".")
	r.imports(module, c.line)
	return named(r.canonical(s))
}

// gitWords is Repo().git.clean("-fdx") of GitPython: git clean -fdx.
func gitWords(r *calls, c *call) value {
	r.handed(c)
	words := []value{text(strings.ReplaceAll(c.name[strings.LastIndexByte(c.name, '.')+1:], "_", "-"))}
	for _, v := range c.pos {
		words = append(words, r.flat(v)...)
	}
	for i, key := range c.keys { // an option: force=True
		word := "--" + strings.ReplaceAll(key, "_", "-")
		if len(key) == 1 {
			word = "-" + key
		}
		if words = append(words, text(word)); c.keyed[i].isText() {
			words = append(words, c.keyed[i])
		}
	}
	if c.spread || c.wild {
		words = append(words, value{})
	}
	r.words(c.name, nil, text("git"), words...)
	return value{}
}

// dropsData is a client's call that throws data away; it is told as the statement.
func dropsData(r *calls, c *call) value {
	r.handed(c)
	r.emit(SQL, c.name, text("DROP DATABASE x; -- "+c.name))
	return value{}
}

// serves is a server that is made: on this machine alone it reaches nobody.
func serves(r *calls, c *call) value {
	r.handed(c)
	v, _ := c.arg(0, "address")
	if v.kind == vList && len(v.list.items) > 0 {
		v = v.list.items[0]
	}
	switch s, ok := v.literal(); {
	case ok && (s == "localhost" || strings.HasPrefix(s, "127.") || s == "::1"):
	case ok || v.kind == vUnknown && len(c.pos) == 0:
		r.emit(Network, c.name)
	}
	return named(r.canonical(c.name + "()"))
}

// readsOf is a library that reads a store of secrets.
func readsOf(file string) how {
	return func(r *calls, c *call) value {
		r.handed(c)
		v := text(file)
		if strings.HasPrefix(file, "~") {
			v.source = Home
		}
		if own, ok := c.arg(0, "file"); ok && c.name == "netrc.netrc" {
			v = own
		}
		r.emit(Reads, c.name, v)
		return value{}
	}
}

// unsafeKind is ruamel.yaml.YAML(typ="unsafe"), which makes any object.
func unsafeKind(r *calls, c *call) value {
	r.handed(c)
	v, ok := c.arg(0, "typ")
	if s, known := v.literal(); ok && (!known || s == "unsafe") {
		r.opaque(c.name, c.line)
	}
	return named(r.canonical(c.name + "()"))
}
