package code

import (
	"path"
	"strings"
)

// Where modules are looked up is a list that a text may change: by a method of the
// table, by an operator, or by giving it a value.

// searchTarget gives the name of the list that an assignment changes, "" for any
// other target: sys.path = x, sys.path[:0] = x.
func (r *lookahead) searchTarget(to target) string {
	name := to.name
	switch to.kind {
	case aName:
	case aMember:
		name = ""
		if s, ok := to.key.literal(); ok && to.base.kind == vName {
			name = r.canonical(to.base.text + "." + s)
		}
	case anElement:
		name = to.base.text
	default:
		return ""
	}
	if !r.book.searches[name] {
		return ""
	}
	return name
}

// searchFrom notes what is stored in such a list: the value as far as it is known,
// and every string in the expression, which begins at from, where it is put together
// with what was there.
func (r *assignments) searchFrom(name string, from int, v value) {
	if v.kind == vList {
		for _, w := range v.list.items {
			r.searchIn(name, w)
		}
		return
	}
	if v.isText() && v.known {
		r.searchIn(name, v)
		return
	}
	for i := from; i < min(r.pos, r.limit); i++ {
		if t := &r.toks[i]; t.kind == tString && len(t.pieces) == 0 && t.text != "" {
			r.searchIn(name, text(t.text))
		}
	}
}

// searchIn notes one folder in which modules are looked up. Lua's are templates
// (Lua 5.4, package.path), and what package.cpath finds is no text.
func (r *effects) searchIn(name string, v value) {
	if r.lang != Lua {
		r.emit(Searches, name, v)
		return
	}
	if name == "package.cpath" {
		r.emit(Opaque, name)
		return
	}
	s, _ := v.literal()
	for one := range strings.SplitSeq(s, ";") {
		if before, _, ok := strings.Cut(one, "?"); ok {
			r.emit(Searches, name, text(path.Clean(before+".")))
		}
	}
}

// searchList is Perl's push @INC, x and unshift: what is no folder is code that finds
// modules (perlfunc 5.38, require).
func searchList(r *calls, c *call) value {
	if len(c.pos) == 0 || c.pos[0].kind != vName || !r.book.searches[c.pos[0].text] {
		r.given(c.arguments, true)
		return value{}
	}
	r.line = c.line
	for _, v := range c.pos[1:] {
		if v.kind == vString {
			r.emit(Searches, c.pos[0].text, v)
		} else {
			r.emit(Opaque, c.pos[0].text)
		}
	}
	return value{}
}
