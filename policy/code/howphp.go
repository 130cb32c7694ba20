package code

import "strings"

// phpPut is file_put_contents(path, data, flags).
func phpPut(r *reader, c *call) value {
	r.handed(c)
	path, _ := c.arg(0, "")
	if f, ok := c.arg(2, ""); ok && f.kind == vName && f.text == "file_append" {
		r.emitEach(Appends, c.name, []value{path})
	} else {
		r.emitEach(Writes, c.name, []value{path})
	}
	return value{}
}

// phpRead is file_get_contents(path or URL).
func phpRead(r *reader, c *call) value {
	r.handed(c)
	v, _ := c.arg(0, "")
	v.each(func(v value) {
		if isURL(v.text) {
			r.emit(Network, c.name, v)
		} else {
			r.emitEach(Reads, c.name, []value{v})
		}
	})
	return value{}
}

// procOpen is proc_open(line or list, …, cwd).
func procOpen(r *reader, c *call) value {
	r.handed(c)
	cmd, _ := c.arg(0, "")
	var dir *value
	if v, ok := c.arg(3, ""); ok && v.kind != vNumber {
		dir = &v
	}
	if cmd.kind == vList {
		r.vector(c.name, dir, cmd)
	} else {
		r.shellLine(c.name, dir, cmd)
	}
	return value{}
}

// phpInclude is include and require: of a URL they run what is fetched.
func phpInclude(r *reader, c *call) value {
	r.handed(c)
	v, _ := c.arg(0, "")
	switch {
	case !v.isText() || !v.known && v.source == Plain, isURL(v.text), strings.HasPrefix(v.text, "data:"), strings.HasPrefix(v.text, "php:"):
		r.emit(Opaque, c.name)
	default:
		r.emit(Loads, c.name, v)
	}
	return value{}
}

// phpCall is call_user_func(name, …): a function by its name.
func phpCall(r *reader, c *call) value {
	r.handed(c)
	for i, v := range c.pos[:min(2, len(c.pos))] {
		s, ok := v.literal()
		if ok && r.book.rules[lower(s)] != nil {
			rule := r.book.rules[lower(s)]
			args := &arguments{pos: c.pos[min(i+1, len(c.pos)):]}
			if strings.HasPrefix(c.name, "array") || strings.HasSuffix(c.name, "array") {
				args = &arguments{spread: true}
			}
			r.ruled(&call{name: lower(s), rule: rule, arguments: args, line: c.line})
		} else if i == 0 && strings.HasPrefix(c.name, "call_user") && !ok && v.kind != vFunction && v.kind != vList {
			r.emit(Opaque, c.name)
		}
	}
	return value{}
}

// phpPutenv is putenv("NAME=value").
func phpPutenv(r *reader, c *call) value {
	r.handed(c)
	v, _ := c.arg(0, "")
	if s, ok := v.literal(); ok {
		name, val, _ := strings.Cut(s, "=")
		r.emit(SetsEnvironment, c.name, text(name), text(val))
	} else {
		r.emit(SetsEnvironment, c.name, value{}, value{})
	}
	return value{}
}
