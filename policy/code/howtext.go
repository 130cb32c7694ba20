package code

import "strings"

// split is "a b".split(): words of literal text.
func split(r *calls, c *call) value {
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
func joinText(r *calls, c *call) value {
	r.given(c.arguments, true)
	v, _ := c.arg(0, "")
	return r.joined(v, c.recv)
}

func joinList(r *calls, c *call) value {
	r.given(c.arguments, true)
	sep, ok := c.arg(0, "")
	if !ok {
		sep = text(map[bool]string{true: ",", false: ""}[r.lang == JavaScript])
	}
	return r.joined(c.recv, sep)
}

// formatted is "a {}".format(b) of Python.
func formatted(r *calls, c *call) value {
	r.given(c.arguments, true)
	if len(c.keys) > 0 || c.spread || c.wild {
		return r.prefix(c.recv, "{")
	}
	return r.format(c.recv, c.pos, "{}")
}

// printf is sprintf(format, …).
func printf(r *calls, c *call) value {
	r.given(c.arguments, true)
	if len(c.pos) == 0 {
		return value{}
	}
	return r.format(c.pos[0], c.pos[1:], "%")
}

// prefix is what of v stands before mark.
func (r *values) prefix(v value, mark string) value {
	if n := strings.Index(v.text, mark); n >= 0 && v.kind == vString {
		v.text, v.known = v.text[:n], false
	}
	return v
}

// format puts args into the places of a format: {} or %s.
func (r *values) format(v value, args []value, mark string) value {
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
		case strings.HasPrefix(f, "%c") || strings.HasPrefix(f, "{:c"):
			return hidden
		default:
			return concat(out, value{})
		}
	}
}

// copied is list(x), sorted(x) and their like: the same elements.
func copied(r *calls, c *call) value {
	r.given(c.arguments, true)
	v, ok := c.arg(0, "")
	if c.recv.kind == vList {
		v, ok = c.recv, true
	}
	if _, constant := v.constant(); constant { // its characters
		return decodes(r, c)
	}
	if v.isDecoded() && v.kind != vList {
		return hidden
	}
	if !ok || v.kind != vList {
		return value{}
	}
	return value{kind: vList, list: &list{items: v.list.items, more: r.isOpen(v.list), at: v.list.at}}
}
