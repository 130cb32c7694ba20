package code

import (
	"slices"
	"strings"
)

// own follows a call of one of the text's own functions: its parameters get
// the arguments.
func (r *calls) own(fn *function, args *arguments) value {
	for i, p := range fn.params {
		v, ok := args.arg(i, p)
		if ok && p != "" {
			r.bindIn(fn.scope, p, v)
		} else if ok && i < len(fn.parts) && v.kind == vName {
			outer, pos := r.toks, r.pos
			r.toks = fn.toks
			r.up.pattern(fn.parts[i][0], fn.parts[i][1], v)
			r.toks, r.pos = outer, pos
		}
	}
	for i, key := range args.keys {
		if !slices.Contains(fn.params, key) {
			r.escape(args.keyed[i])
			r.escapeModule(args.keyed[i])
		}
	}
	for i := len(fn.params); i < len(args.pos); i++ {
		r.escape(args.pos[i])
		r.escapeModule(args.pos[i])
	}
	return r.returned()
}

// byName follows a call of a dotted name.
func (r *calls) byName(name string, recv value, args *arguments, line int32) value {
	rule := r.book.find(name)
	if rule == nil && strings.IndexByte(name, '.') < 0 && r.lang != Ruby {
		rule = r.book.rule("?." + name) // from a module whose names are not shown
		if rule != nil && len(rule.picks) > 0 && rule.picks[0].at == receiver {
			rule = nil
		}
	}
	if rule == nil {
		name, rule = r.inModule(name)
	}
	if rule == nil {
		r.given(args, r.book.pure[name])
		r.maybeFetch(name, args)
		return named(r.canonical(name + "()"))
	}
	return r.ruled(&call{name: name, rule: rule, recv: recv, arguments: args, line: line})
}

// ruled follows a call of which the table says what it does.
func (r *calls) ruled(c *call) value {
	r.line = c.line
	if r.lang == Python && c.fromFolder() {
		r.emit(Opaque, c.name+" dir_fd")
	}
	if c.rule.kind == Network {
		r.rehosted(c)
	}
	if c.rule.how != nil {
		return c.rule.how(r, c)
	}
	r.handed(c)
	if c.rule.kind != none {
		args := r.picked(c)
		if c.rule.kind == Environment && len(args) == 0 {
			args = []value{text("")} // all of them
		}
		switch c.rule.kind {
		case Deletes, DeletesTree, Reads, Writes, Appends, Edits, Makes, Lists, Mode, Network:
			r.emitEach(c.rule.kind, c.name, args)
		default:
			r.emit(c.rule.kind, c.name, args...)
		}
	}
	return named(r.canonical(c.name + "()"))
}

// fromFolder reports a path that counts from an open folder (Python 3.13, os, dir_fd).
func (c *call) fromFolder() bool {
	for i, key := range c.keys {
		if strings.HasSuffix(key, "dir_fd") && c.keyed[i].kind != vNumber {
			return true
		}
	}
	return false
}

// emitEach adds one act whose arguments are all of what args may be.
func (r *record) emitEach(kind Kind, name string, args []value) {
	var all []value
	for _, a := range args {
		for _, v := range a.choices() {
			all = append(all, r.flat(v)...)
		}
	}
	if len(all) > 64 {
		all = append(all[:64], value{})
	}
	for i := range all {
		if all[i].kind == vChoice || all[i].kind == vList {
			all[i] = value{}
		}
	}
	local, remote := splitRemote(kind, all)
	for _, v := range remote {
		r.emit(Network, name, v)
	}
	if len(local) > 0 || len(remote) == 0 {
		r.emit(kind, name, local...)
	}
}

// handed notes what a call of the table is given, and that the call is what is read
// from here on.
func (r *calls) handed(c *call) {
	r.given(c.arguments, true)
	r.line = c.line
}

// given notes what a call is handed: functions of the table escape, and
// modules and lists too where the callee is not known to leave them alone.
func (r *calls) given(args *arguments, known bool) {
	for _, list := range [][]value{args.pos, args.keyed} {
		for _, v := range list {
			r.escape(v)
			if known && v.kind == vName && r.book.holding[v.text] { // console.dir(process)
				r.emit(Environment, v.text, text(""))
			}
			if !known {
				r.escapeModule(v)
				r.spoil(v)
			}
		}
	}
}

// spoil notes that a list may be changed from here on.
func (r *record) spoil(v value) {
	v.each(func(v value) {
		if (v.kind == vList || v.kind == vDict) && v.list.at != nil && !r.dirty[v.list.at] {
			r.dirty[v.list.at] = true
			r.changed = true
		}
	})
}
