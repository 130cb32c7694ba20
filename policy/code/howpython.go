package code

import "strings"

// compiled is compile(source, …): literal code is as good as run; other code is
// met where it is run.
func compiled(r *calls, c *call) value {
	mode, _ := c.arg(2, "mode")
	if len(c.pos) < 2 {
		r.given(c.arguments, true)
		return value{}
	}
	if s, ok := mode.literal(); ok && s != "exec" && s != "eval" && s != "single" {
		return value{}
	}
	for _, k := range c.pos {
		if k.kind == vName && strings.Contains(k.text, "PyCF_ONLY_AST") {
			return value{}
		}
	}
	if _, ok := c.pos[0].literal(); !ok {
		return value{}
	}
	evaluate(r, c)
	return value{kind: vNumber}
}

// fetched is urlretrieve(url, filename).
func fetched(r *calls, c *call) value {
	r.handed(c)
	url, _ := c.arg(0, "url")
	r.emitEach(Network, c.name, []value{url})
	if path, ok := c.arg(1, "filename"); ok {
		r.emitEach(Writes, c.name, []value{path})
	}
	return value{}
}

// yamlLoader is yaml.load(x, Loader): with a safe loader it makes no objects.
func yamlLoader(r *calls, c *call) value {
	r.handed(c)
	loader, ok := c.arg(1, "Loader")
	if ok && loader.kind == vName && (strings.Contains(loader.text, "Safe") || strings.Contains(loader.text, "Base")) {
		return value{}
	}
	r.emit(Opaque, c.name)
	return value{}
}

// dunder is x.__getattribute__(name): getattr(x, name).
func dunder(r *calls, c *call) value {
	if len(c.pos) > 1 { // object.__getattribute__(x, name)
		return attributeByName(r, c)
	}
	r.given(c.arguments, true)
	if len(c.pos) == 1 && c.recv.kind == vName {
		return reflectOn(r, c.recv, c.pos[0], c.line)
	}
	return value{}
}

// subclasses is object.__subclasses__(), from which everything that is loaded
// can be reached. Of another class it is everyday code.
func subclasses(r *calls, c *call) value {
	r.handed(c)
	if c.recv.kind == vName && (c.recv.text == "object" || c.recv.text == "type") {
		r.emit(Opaque, c.name)
	}
	return value{}
}

// setsMember is setattr(x, name, v): a member that others may read.
func setsMember(r *calls, c *call) value {
	r.given(c.arguments, true)
	name, _ := c.arg(1, "")
	s, ok := name.literal()
	// monkeypatch.setattr("os.getcwd", f)
	if whole, dotted := c.arg(0, ""); dotted && whole.kind == vString && whole.source == Plain {
		return value{}
	}
	if !ok {
		r.setLoose()
		return value{}
	}
	v, _ := c.arg(2, "")
	if object, given := c.arg(0, ""); given {
		r.line = c.line
		r.storeIn(object, name, v)
	}
	r.bindIn(r.root, "."+s, v)
	return value{}
}

func (r *names) setLoose() {
	if !r.loose {
		r.loose, r.changed = true, true
	}
}

// recoded is x.encode(name) and x.decode(name): the same text, unless the
// encoding is one that gives ASCII other meanings.
func recoded(r *calls, c *call) value {
	r.given(c.arguments, true)
	name, ok := c.arg(0, "encoding")
	s, known := name.literal()
	if !ok || known && plainEncoding[strings.ReplaceAll(strings.ToLower(s), "_", "-")] {
		return c.recv
	}
	return decodes(r, c)
}
