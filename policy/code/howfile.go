package code

import "strings"

// opener is open(path, mode) with the mode at position n: it reads, writes,
// appends or edits. A mode that is not known may do all of it.
func opener(at, n int) how {
	return func(r *calls, c *call) value {
		r.handed(c)
		path, ok := c.arg(at, "file")
		if v, named := firstKey(c, "name", "filename", "path"); !ok && named {
			path, ok = v, true
		}
		if at < 0 {
			path, ok = c.recv, true
		}
		if !ok || path.kind == vNumber {
			return named(r.canonical(c.name + "()"))
		}
		mode, given := c.arg(n, "mode")
		if mode.kind == vDict || mode.kind == vFunction {
			mode, given = value{}, false
		}
		if !given {
			mode = text("r")
		}
		mode.each(func(m value) { r.opened(c.name, path, m) })
		return named(r.canonical(c.name + "()"))
	}
}

func firstKey(c *call, names ...string) (value, bool) {
	for _, n := range names {
		if v, ok := c.key(n); ok {
			return v, true
		}
	}
	return value{}, false
}

// opened notes a file that is opened with a mode as of fopen(3).
func (r *effects) opened(name string, path, mode value) {
	m, ok := mode.literal()
	switch {
	case mode.kind == vNumber && mode.text == "0":
		r.emitEach(Reads, name, []value{path})
	case !ok:
		r.emitEach(Reads, name, []value{path})
		r.emitEach(Writes, name, []value{path})
	case strings.ContainsAny(m, "wxc"):
		r.emitEach(Writes, name, []value{path})
	case strings.Contains(m, "a"):
		r.emitEach(Appends, name, []value{path})
	case strings.Contains(m, "+"):
		r.emitEach(Reads, name, []value{path})
		r.emitEach(Edits, name, []value{path})
	default:
		r.emitEach(Reads, name, []value{path})
	}
}

// flagOpener is os.open(path, flags): it writes unless the flags are just
// O_RDONLY.
func flagOpener(r *calls, c *call) value {
	r.handed(c)
	path, _ := c.arg(0, "path")
	flags, _ := c.arg(1, "flags")
	if flags.kind == vName && strings.HasSuffix(flags.text, "O_RDONLY") || flags.kind == vNumber && flags.text == "0" {
		r.emitEach(Reads, c.name, []value{path})
	} else {
		r.emitEach(Writes, c.name, []value{path})
	}
	return value{}
}

// remover is fs.rm(path, {recursive}): a tree unless it is said not to be one.
func remover(r *calls, c *call) value {
	r.handed(c)
	path, _ := c.arg(0, "")
	kind := Deletes
	if v, given := c.option("recursive"); given && !isFalse(v) ||
		len(c.pos) > 1 && c.pos[1].kind != vDict && c.pos[1].kind != vFunction {
		kind = DeletesTree
	}
	r.emitEach(kind, c.name, []value{path})
	return value{}
}

// database is sqlite3.connect(path): in memory it is no file.
func database(r *calls, c *call) value {
	r.handed(c)
	path, ok := c.arg(0, "database")
	if s, known := path.literal(); !ok && len(c.pos) == 0 ||
		known && (s == ":memory:" || s == "" || strings.Contains(s, "mode=memory")) {
		return named("sqlite3()")
	}
	r.emitEach(Reads, c.name, []value{path})
	path.each(func(v value) {
		if !strings.HasPrefix(v.text, "file:") ||
			!strings.Contains(v.text, "mode=ro") && !strings.Contains(v.text, "immutable=1") {
			r.emitEach(Edits, c.name, []value{sqliteFile(v)})
		}
	})
	connection := named("sqlite3()")
	connection.list = &list{items: []value{sqliteFile(path)}} // for who empties it: backup
	return connection
}

// unpacker is extractall(path): without a path it writes here.
func unpacker(r *calls, c *call) value {
	r.handed(c)
	path, ok := c.arg(0, "path")
	if len(c.rule.picks) > 0 {
		path, ok = c.arg(c.rule.picks[0].at, c.rule.picks[0].keyword)
	}
	if !ok {
		path = text(".")
	}
	r.emitEach(Writes, c.name, []value{path})
	return value{}
}

// ifText notes an act only where the argument could be a path: to_csv(path),
// but not to_csv().
func ifText(kind Kind) how {
	return func(r *calls, c *call) value {
		r.handed(c)
		for _, v := range r.picked(c) {
			if v.isText() || v.kind == vChoice {
				r.emitEach(kind, c.name, []value{v})
			}
		}
		return value{}
	}
}

// ifArguments notes an act only where the call has arguments: .system("ls"),
// but not platform.system().
func ifArguments(kind Kind) how {
	return func(r *calls, c *call) value {
		r.handed(c)
		if len(c.pos) > 0 || c.spread {
			r.emit(kind, c.name, r.picked(c)...)
		}
		return value{}
	}
}
