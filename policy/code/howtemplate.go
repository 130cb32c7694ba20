package code

import "strings"

// templated is a template engine that is given a text: one in which a mark stands
// reaches code (Jinja2's own escape is by names with underscores), one that is not
// known may.
func templated(marks string) how {
	return func(r *calls, c *call) value {
		r.handed(c)
		v, ok := c.arg(0, "source")
		if t, named := firstKey(c, "text", "filename", "template"); !ok && named {
			v, ok = t, true
		}
		v.each(func(v value) {
			s, known := v.literal()
			if ok && v.kind != vNumber && (!known || containsAny(s, strings.Fields(marks))) {
				r.opaque(c.name, c.line)
			}
		})
		return named(r.canonical(c.name + "()"))
	}
}

func containsAny(s string, marks []string) bool {
	for _, mark := range marks {
		if strings.Contains(s, mark) {
			return true
		}
	}
	return false
}

// queried is df.query(text) and pandas.eval(text): the text may call what it names
// with @. Of other objects it may be SQL.
func queried(r *calls, c *call) value {
	r.handed(c)
	v, ok := c.arg(0, "expr")
	if s, known := v.literal(); ok && known && (strings.Contains(s, "__") ||
		strings.Contains(s, "@") && strings.Contains(s, "(")) {
		r.opaque(c.name, c.line)
	}
	if v.isText() && looksLikeSQL(v.text) {
		r.emit(SQL, c.name, v)
	}
	return value{}
}

// unpickles is a loader of data that runs what a pickle says, where its option says
// so: safe is the value of the option by which it does not.
func unpickles(option string, safe bool) how {
	return func(r *calls, c *call) value {
		r.handed(c)
		if v, given := c.key(option); c.wild || given && (safe && !isTrue(v) || !safe && !isFalse(v)) {
			r.opaque(c.name, c.line)
		}
		return value{}
	}
}
