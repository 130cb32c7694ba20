package code

import "strings"

// Files and folders that are made anew: in the system's folder for them, but where the
// call names another, by itself or by the beginning of the name.

// madeAnew is a call that makes one; where says which arguments may name the folder, as
// a row of the table does.
func madeAnew(where string) how {
	at := picks(where)
	return func(r *calls, c *call) value {
		r.given(c.arguments, true)
		fresh := value{kind: vString, known: true, source: Fresh}
		for _, p := range at {
			v, ok := c.arg(p.at, p.keyword)
			if !ok && p.keyword != "" {
				v, ok = c.option(p.keyword)
			}
			if ok && r.placedElsewhere(c, v, strings.Contains(p.keyword, "refix") ||
				strings.EqualFold(p.keyword, "template")) {
				fresh = value{kind: vString}
			}
		}
		return fresh
	}
}

// madePair is tempfile.mkstemp(suffix, prefix, dir), which gives a file and its name.
func madePair(r *calls, c *call) value {
	return listOf(value{kind: vNumber}, madeAnew("2=dir 1=prefix")(r, c))
}

// temporaryFile is NamedTemporaryFile(dir=d) and its like: an open file.
func temporaryFile(keys string) how {
	return func(r *calls, c *call) value {
		r.handed(c)
		for key := range strings.FieldsSeq(keys) {
			if v, ok := c.option(key); ok {
				r.placedElsewhere(c, v, key != "dir" && key != "tmpdir")
			}
		}
		return named(r.canonical(c.name + "()"))
	}
}

// temporaryAt is Tempfile.new(name, dir): the folder stands at a place, or as DIR.
func temporaryAt(at int, prefix bool) how {
	return func(r *calls, c *call) value {
		r.handed(c)
		for _, key := range []string{"tmpdir", "DIR"} {
			if v, ok := c.key(key); ok {
				r.placedElsewhere(c, v, false)
			}
		}
		if v, ok := c.arg(at, ""); ok && !c.spread {
			r.placedElsewhere(c, v, prefix)
		}
		for i, v := range c.pos { // Perl's DIR => "/root" may stand among them
			if s, ok := v.literal(); ok && s == "DIR" && i+1 < len(c.pos) {
				r.placedElsewhere(c, c.pos[i+1], false)
			}
		}
		return named(r.canonical(c.name + "()"))
	}
}

// placedElsewhere notes that something is made in a folder, or under a beginning of a
// name, other than the system's; false: it is that.
func (r *effects) placedElsewhere(c *call, v value, prefix bool) bool {
	elsewhere := false
	v.each(func(v value) {
		switch {
		case v.kind == vNumber, v.kind == vFunction, v.kind == vDict, v.kind == vList:
		case v.source == Fresh, v.source == TempDir && !strings.Contains(v.text, ".."), v.kind == vUnknown:
		case prefix && !strings.Contains(v.text, "/") && v.source == Plain:
		case temporaryPath(v) || v.text == "" && v.source == Plain:
		default:
			elsewhere = true
			if !prefix {
				v = join(v, text("tmp"), false)
			}
			r.line = c.line
			r.emitEach(Makes, c.name, []value{v})
		}
	})
	return elsewhere
}

// temporaryPath reports a path below a folder for temporary files.
func temporaryPath(v value) bool {
	for _, dir := range []string{"/tmp", "/var/tmp", "/dev/shm"} {
		if rest, ok := strings.CutPrefix(v.text, dir); ok && v.isText() && v.source == Plain &&
			(rest == "" || rest[0] == '/') && !strings.Contains(rest, "..") {
			return true
		}
	}
	return false
}
