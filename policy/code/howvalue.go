package code

import (
	"path"
	"strings"
)

// gives is a call whose value is always v.
func gives(v value) how {
	return func(r *reader, c *call) value {
		r.given(c.arguments, true)
		return v
	}
}

// same is a call that gives its first argument, or what it is called on.
func same(r *reader, c *call) value {
	r.given(c.arguments, true)
	if c.recv.isText() {
		return c.recv
	}
	v, _ := c.arg(0, "")
	return v
}

// sameText is str(x): a path becomes its text.
func sameText(r *reader, c *call) value {
	v := same(r, c)
	var all []value
	v.each(func(v value) {
		if !v.isText() {
			v = value{text: v.text, known: v.kind == vNumber}
		}
		if !v.known && v.source == Plain && v.kind == vUnknown {
			v.text = ""
		}
		v.kind = vString
		all = append(all, v)
	})
	return choice(all...)
}

// samePath is expanduser, resolve and their like, which give a path again.
func samePath(r *reader, c *call) value {
	v := same(r, c)
	var all []value
	v.each(func(v value) {
		if v.kind != vPath && v.kind != vString {
			v = value{kind: vPath}
		}
		all = append(all, v)
	})
	return choice(all...)
}

// expanded is os.path.expanduser: ~ is the person's home.
func expanded(r *reader, c *call) value {
	v := samePath(r, c)
	var all []value
	v.each(func(v value) {
		if v.source == Plain && (v.text == "~" || strings.HasPrefix(v.text, "~/")) {
			v.source = Home
		} else if v.source == Plain && strings.HasPrefix(v.text, "~") || v.text == "" {
			v.known = false
		}
		all = append(all, v)
	})
	return choice(all...)
}

// variablesExpanded is os.path.expandvars: only text without $ stays.
func variablesExpanded(r *reader, c *call) value {
	v := samePath(r, c)
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
	return func(r *reader, c *call) value {
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
	var all []value
	v.each(func(v value) {
		if !v.isText() {
			v = value{}
		}
		v.kind = vPath
		all = append(all, v)
	})
	return choice(all...)
}

// upward is dirname.
func upward(r *reader, c *call) value {
	r.given(c.arguments, true)
	v, _ := c.arg(0, "")
	return parent(v)
}

// lastPart is basename.
func lastPart(r *reader, c *call) value {
	r.given(c.arguments, true)
	v, _ := c.arg(0, "")
	if s, ok := v.literal(); ok && len(c.pos) == 1 {
		return text(path.Base(s))
	}
	return value{kind: vString}
}

// pathAttribute is an attribute of a path of pathlib.
func (r *reader) pathAttribute(v value, name string) (value, bool) {
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

// globs is glob.glob(pattern) and Path.glob: what the pattern matches.
func globs(kind valueKind) how {
	return func(r *reader, c *call) value {
		r.given(c.arguments, true)
		r.line = c.line
		pattern, _ := c.arg(0, "")
		if c.recv.isText() && strings.HasPrefix(c.name, "Path()") {
			if c.name == "Path().rglob" {
				pattern = concat(text("**/"), pattern)
			}
			pattern = join(c.recv, pattern, false)
			pattern.kind = vString
		}
		if root, ok := c.key("root_dir"); ok {
			pattern = join(root, pattern, false)
		}
		r.emitEach(Lists, c.name, []value{pattern})
		if s, ok := pattern.literal(); ok {
			return value{kind: vList, list: &list{items: []value{{kind: kind, text: s, known: true, source: Glob}}}}
		}
		return value{kind: vList, list: &list{items: []value{{kind: kind}}, more: kind == vString}}
	}
}

// children is Path.iterdir: paths below the receiver.
func children(r *reader, c *call) value {
	r.line = c.line
	r.emitEach(Lists, c.name, []value{c.recv})
	v := join(c.recv, text("*"), false)
	if s, ok := v.literal(); ok || v.kind == vPath && v.known && v.source == Plain {
		if !ok {
			s = v.text
		}
		return listOf(value{kind: vPath, text: s, known: true, source: Glob})
	}
	return value{kind: vList, list: &list{items: []value{{kind: vPath}}}}
}

// split is "a b".split(): words of literal text.
func split(r *reader, c *call) value {
	r.given(c.arguments, true)
	v, sep := c.recv, ""
	args := c.pos
	if !v.isText() {
		if len(args) == 0 {
			return value{}
		}
		v, args = args[0], args[1:]
	}
	s, ok := v.literal()
	if !ok || len(args) > 1 || len(c.keys) > 0 {
		return value{}
	}
	if len(args) == 1 {
		if sep, ok = args[0].literal(); !ok {
			return value{}
		}
	}
	var words []string
	if sep == "" && r.lang != JavaScript || sep == " " && r.lang == Ruby {
		if strings.ContainsAny(s, `'"\`) && strings.HasPrefix(c.name, "shlex") {
			return value{}
		}
		words = strings.Fields(s)
	} else if sep != "" {
		words = strings.Split(s, sep)
	}
	if len(words) == 0 || len(words) > 100 {
		return value{}
	}
	l := listOf()
	for _, w := range words {
		l.list.items = append(l.list.items, text(w))
	}
	return l
}

// joinText is " ".join(list) of Python; joinList is list.join(" ").
func joinText(r *reader, c *call) value {
	r.given(c.arguments, true)
	v, _ := c.arg(0, "")
	return r.joined(v, c.recv)
}

func joinList(r *reader, c *call) value {
	r.given(c.arguments, true)
	sep, ok := c.arg(0, "")
	if !ok {
		sep = text(map[bool]string{true: ",", false: ""}[r.lang == JavaScript])
	}
	return r.joined(c.recv, sep)
}

// formatted is "a {}".format(b) of Python.
func formatted(r *reader, c *call) value {
	r.given(c.arguments, true)
	if len(c.keys) > 0 || c.spread || c.wild {
		return r.prefix(c.recv, "{")
	}
	return r.format(c.recv, c.pos, "{}")
}

// printf is sprintf(format, …).
func printf(r *reader, c *call) value {
	r.given(c.arguments, true)
	if len(c.pos) == 0 {
		return value{}
	}
	return r.format(c.pos[0], c.pos[1:], "%")
}

// prefix is what of v stands before mark.
func (r *reader) prefix(v value, mark string) value {
	if n := strings.Index(v.text, mark); n >= 0 && v.kind == vString {
		v.text, v.known = v.text[:n], false
	}
	return v
}

// format puts args into the places of a format: {} or %s.
func (r *reader) format(v value, args []value, mark string) value {
	f, ok := v.literal()
	if !ok {
		return value{kind: vString}
	}
	out := text("")
	for {
		n := strings.IndexByte(f, mark[0])
		if n < 0 {
			return concat(out, text(f))
		}
		out = concat(out, text(f[:n]))
		f = f[n:]
		switch {
		case mark == "%" && strings.HasPrefix(f, "%%"):
			out, f = concat(out, text("%")), f[2:]
		case mark == "{}" && strings.HasPrefix(f, "{{"):
			out, f = concat(out, text("{")), f[2:]
		case (strings.HasPrefix(f, "{}") || strings.HasPrefix(f, "%s") || strings.HasPrefix(f, "%v")) && len(args) > 0:
			a := args[0]
			if a.kind == vPath {
				a.kind = vString
			}
			if out.text == "" && out.known && a.isText() && out.source == Plain {
				out = a
			} else {
				out = concat(out, a)
			}
			args, f = args[1:], f[2:]
		default:
			return concat(out, value{})
		}
	}
}

// copied is list(x), sorted(x) and their like: the same elements.
func copied(r *reader, c *call) value {
	r.given(c.arguments, true)
	v, ok := c.arg(0, "")
	if c.recv.kind == vList {
		v, ok = c.recv, true
	}
	if !ok || v.kind != vList {
		return value{}
	}
	return value{kind: vList, list: &list{items: v.list.items, more: r.isOpen(v.list), at: v.list.at}}
}

// variable is os.environ.get("HOME") and os.getenv: a variable of the environment.
func variable(r *reader, c *call) value {
	r.given(c.arguments, true)
	r.line = c.line
	name, ok := c.arg(0, "key")
	if !ok && !c.spread {
		r.emit(Environment, c.name, text(""))
		return value{}
	}
	return r.readsVariable(c.name, name)
}
