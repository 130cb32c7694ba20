package code

import (
	"path"
	"regexp"
	"strings"
	"sync"
)

// gives is a call whose value is always v.
func gives(v value) how {
	return func(r *calls, c *call) value {
		r.given(c.arguments, true)
		return v
	}
}

// same is a call that gives its first argument, or what it is called on.
func same(r *calls, c *call) value {
	r.given(c.arguments, true)
	if c.recv.isText() {
		return c.recv
	}
	v, _ := c.arg(0, "")
	return v
}

// sameText is str(x): a path becomes its text.
func sameText(r *calls, c *call) value {
	v := same(r, c)
	return v.mapped(func(v value) value {
		if !v.isText() {
			v = value{text: v.text, known: v.kind == vNumber}
		}
		if !v.known && v.source == Plain && v.kind == vUnknown {
			v.text = ""
		}
		v.kind = vString
		return v
	})
}

// samePath is expanduser, resolve and their like, which give a path again.
func samePath(r *calls, c *call) value {
	v := same(r, c)
	return v.mapped(func(v value) value {
		if v.kind != vPath && v.kind != vString {
			v = value{kind: vPath}
		}
		return v
	})
}

// expanded is os.path.expanduser: ~ is the person's home.
func expanded(r *calls, c *call) value {
	v := samePath(r, c)
	return v.mapped(func(v value) value {
		if v.source == Plain && (v.text == "~" || strings.HasPrefix(v.text, "~/")) {
			v.source = Home
		} else if v.source == Plain && strings.HasPrefix(v.text, "~") || v.text == "" {
			v.known = false
		}
		return v
	})
}

// expandedName is a variable in a text, as a shell and os.path.expandvars take it.
var expandedName = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`\$\{?([A-Za-z_][A-Za-z0-9_]*)`) })

// variablesExpanded is os.path.expandvars: only text without $ stays, the variables
// in it are read.
func variablesExpanded(r *calls, c *call) value {
	v := samePath(r, c)
	r.line = c.line
	v.each(func(v value) {
		for _, m := range expandedName().FindAllStringSubmatch(v.text, maxChoices) {
			r.emit(Environment, c.name, text(m[1]))
		}
	})
	if strings.ContainsAny(v.text, "$%") {
		v.known = false
	}
	if rest, ok := strings.CutPrefix(v.text, "$HOME"); ok && !strings.Contains(rest, "$") && v.source == Plain {
		v.text, v.known, v.source = "~"+rest, true, Home
	}
	return v
}

// joins is os.path.join and Path(a, b): reset says that an absolute part begins
// anew, kind what comes of it.
func joins(kind valueKind, reset bool) how {
	return func(r *calls, c *call) value {
		r.given(c.arguments, true)
		parts := c.pos
		if c.recv.kind == vPath {
			parts = append([]value{c.recv}, parts...)
		}
		if len(parts) == 0 {
			v := value{kind: kind, text: ".", known: !c.spread}
			return v
		}
		v := parts[0]
		if kind == vPath {
			v = asPath(v)
		}
		for _, p := range parts[1:] {
			v = join(v, p, reset)
		}
		if c.spread {
			v = join(v, value{}, reset)
		}
		return v
	}
}

func asPath(v value) value {
	return v.mapped(func(v value) value {
		if !v.isText() {
			v = value{decoded: v.decoded}
		}
		v.kind = vPath
		return v
	})
}

// upward is dirname.
func upward(r *calls, c *call) value {
	r.given(c.arguments, true)
	v, _ := c.arg(0, "")
	return parent(v)
}

// lastPart is basename.
func lastPart(r *calls, c *call) value {
	r.given(c.arguments, true)
	v, _ := c.arg(0, "")
	if s, ok := v.literal(); ok && len(c.pos) == 1 {
		return text(path.Base(s))
	}
	return value{kind: vString}
}

// pathAttribute is an attribute of a path of pathlib.
func (r *values) pathAttribute(v value, name string) (value, bool) {
	switch name {
	case "parent":
		return parent(v), true
	case "name":
		if v.known && v.source == Plain {
			return text(path.Base(v.text)), true
		}
		return value{kind: vString}, true
	case "parents":
		l := listOf()
		for range 4 {
			v = parent(v)
			l.list.items = append(l.list.items, v)
		}
		return l, true
	case "stem", "suffix", "parts", "anchor", "drive", "root":
		return value{}, true
	}
	return value{}, false
}
