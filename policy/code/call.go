package code

import "strings"

// arguments are what a call is given.
type arguments struct {
	pos    []value
	keys   []string
	keyed  []value
	spread bool // there may be more, by position
	wild   bool // there may be more, by name
}

// call is one call of a name in the table.
type call struct {
	name string
	rule *rule
	recv value
	*arguments
	line int32
}

// arg gives the argument at position at, or named keyword; ok says whether
// there is one. Where arguments are spread, one that is missing is unknown.
func (a *arguments) arg(at int, keyword string) (value, bool) {
	if at >= 0 && at < len(a.pos) {
		return a.pos[at], true
	}
	if v, ok := a.key(keyword); ok {
		return v, true
	}
	return value{}, a.spread && at >= 0 || a.wild && keyword != ""
}

// key gives the argument that is named keyword.
func (a *arguments) key(keyword string) (value, bool) {
	for i := len(a.keys) - 1; i >= 0; i-- {
		if a.keys[i] == keyword && keyword != "" {
			return a.keyed[i], true
		}
	}
	return value{}, false
}

// option gives the member keyword of the last dictionary among the arguments,
// as Node's options are given, or the argument of that name.
func (a *arguments) option(keyword string) (v value, given bool) {
	if v, ok := a.key(keyword); ok {
		return v, true
	}
	for i := len(a.pos) - 1; i >= 0; i-- {
		d := a.pos[i]
		if d.kind != vDict {
			continue
		}
		for j, k := range d.list.keys {
			if k == keyword {
				return d.list.items[j], true
			}
		}
		return value{}, d.list.more
	}
	return value{}, a.wild
}

// picked gives the arguments that the rule means. A list in the place of one
// argument stands for its elements, one after the other.
func (r *reader) picked(c *call) []value {
	var all []value
	for i, p := range c.rule.picks {
		switch {
		case p.at == receiver:
			all = append(all, c.recv)
		case p.from:
			for _, v := range c.pos[min(p.at, len(c.pos)):] {
				all = append(all, r.flat(v)...)
			}
			if c.spread {
				all = append(all, value{})
			}
		default:
			if v, ok := c.arg(p.at, p.keyword); ok || i == 0 && len(c.keys) > 0 {
				all = append(all, v) // unknown where it has another name
			}
		}
	}
	return all
}

// flat gives the elements of a list, else v.
func (r *reader) flat(v value) []value {
	if v.kind != vList {
		return []value{v}
	}
	items := v.list.items
	if r.isOpen(v.list) {
		items = append(items[:len(items):len(items)], value{})
	}
	return items
}

// isOpen reports whether a list may hold more than it shows.
func (r *reader) isOpen(l *list) bool { return l.more || l.at != nil && r.dirty[l.at] }

// element is what an element of v may be.
func (r *reader) element(v value) value {
	var all []value
	v.each(func(v value) {
		if v.kind == vList && (len(v.list.items) > 0 || !r.isOpen(v.list)) {
			if len(v.list.items) > maxChoices {
				all = append(all, value{})
				return
			}
			all = append(all, r.flat(v)...)
			return
		}
		all = append(all, value{})
	})
	return choice(all...)
}

// call follows a call of fn, or of the method name of recv where method is
// not empty.
func (r *reader) call(fn value, args *arguments, line int32) value {
	var results []value
	fn.each(func(fn value) {
		r.line = line
		switch fn.kind {
		case vFunction:
			results = append(results, r.own(fn.fn, args))
		case vName:
			results = append(results, r.byName(fn.text, value{}, args, line))
		default:
			if s, ok := fn.literal(); ok && r.lang == PHP && s != "" { // "system"("id")
				results = append(results, r.byName(lower(s), value{}, args, line))
				return
			}
			r.given(args, false)
			results = append(results, value{})
		}
	})
	return choice(results...)
}

// own follows a call of one of the text's own functions: its parameters get
// the arguments.
func (r *reader) own(fn *function, args *arguments) value {
	for i, p := range fn.params {
		v, ok := args.arg(i, p)
		if ok && p != "" {
			r.bindIn(fn.scope, p, v)
		} else if ok && i < len(fn.parts) && v.kind == vName {
			outer, pos := r.toks, r.pos
			r.toks = fn.toks
			r.pattern(fn.parts[i][0], fn.parts[i][1], v)
			r.toks, r.pos = outer, pos
		}
	}
	for i := len(fn.params); i < len(args.pos); i++ {
		r.escape(args.pos[i])
		r.escapeModule(args.pos[i])
	}
	return value{}
}

// byName follows a call of a dotted name.
func (r *reader) byName(name string, recv value, args *arguments, line int32) value {
	rule := r.book.find(name)
	if rule == nil {
		r.given(args, r.book.pure[name])
		r.maybeFetch(name, args)
		return named(r.canonical(name + "()"))
	}
	return r.ruled(&call{name: name, rule: rule, recv: recv, arguments: args, line: line})
}

// ruled follows a call of which the table says what it does.
func (r *reader) ruled(c *call) value {
	r.line = c.line
	if c.rule.how != nil {
		return c.rule.how(r, c)
	}
	r.given(c.arguments, true)
	r.line = c.line
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

// emitEach adds one act whose arguments are all of what args may be.
func (r *reader) emitEach(kind Kind, name string, args []value) {
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
	r.emit(kind, name, all...)
}

// given notes what a call is handed: functions of the table escape, and
// modules and lists too where the callee is not known to leave them alone.
func (r *reader) given(args *arguments, known bool) {
	for _, list := range [][]value{args.pos, args.keyed} {
		for _, v := range list {
			r.escape(v)
			if !known {
				r.escapeModule(v)
				r.spoil(v)
			}
		}
	}
}

// spoil notes that a list may be changed from here on.
func (r *reader) spoil(v value) {
	v.each(func(v value) {
		if (v.kind == vList || v.kind == vDict) && v.list.at != nil && !r.dirty[v.list.at] {
			r.dirty[v.list.at] = true
			r.changed = true
		}
	})
}

// method follows a call of a method.
func (r *reader) method(recv value, name string, args *arguments, line int32) value {
	var results []value
	recv.each(func(v value) {
		r.line = line
		results = append(results, r.methodOf(v, name, args, line))
	})
	return choice(results...)
}

// receivers are what the table calls a value that is no name.
var receivers = map[valueKind]string{vString: "String().", vPath: "Path().", vList: "List().", vDict: "Dict().", vFunction: "Function()."}

func (r *reader) methodOf(v value, name string, args *arguments, line int32) value {
	if v.kind == vName {
		if module, ok := strings.CutSuffix(v.text, ".__dict__"); ok && len(args.pos) > 0 && (name == "get" || name == "pop" || name == "__getitem__") {
			return reflectOn(r, named(module), args.pos[0], line)
		}
		full := r.attribute(v, name)
		if full.kind != vName {
			return r.call(full, args, line)
		}
		if rule := r.book.find(full.text); rule == nil {
			if s := r.book.rule("Name()." + name); s != nil { // .call, .apply, .bind of any function
				return r.ruled(&call{name: full.text, rule: s, recv: v, arguments: args, line: line})
			}
		}
		return r.byName(full.text, v, args, line)
	}
	for _, prefix := range []string{receivers[v.kind], "?."} {
		if rule := r.book.rule(prefix + name); rule != nil && prefix != "" {
			if prefix == "?." && v.kind == vString && rule.kind != none {
				continue
			}
			return r.ruled(&call{name: strings.TrimPrefix(prefix, "?") + name, rule: rule, recv: v, arguments: args, line: line})
		}
	}
	r.given(args, v.kind == vString)
	r.maybeFetch("."+name, args)
	if v.kind == vList && !r.book.pure["List()."+name] {
		r.spoil(v)
	}
	if v.kind == vString && r.lang == Ruby && v.text != "" && changesString(name) {
		r.taint(v.text)
	}
	return value{}
}

// taint notes that a string that was so written is changed in place.
func (r *reader) taint(s string) {
	if !r.tainted[s] {
		r.tainted[s] = true
		r.changed = true
	}
}

func changesString(method string) bool {
	switch method {
	case "replace", "concat", "insert", "prepend", "clear", "setbyte", "<<":
		return true
	}
	return strings.HasSuffix(method, "!")
}

// fetchMethods are the methods by which clients ask for a URL.
var fetchMethods = map[string]bool{"get": true, "post": true, "put": true, "patch": true, "delete": true, "head": true, "request": true, "fetch": true, "open": true, "urlopen": true, "download": true, "stream": true, "connect": true, "goto": true, "ws_connect": true}

// maybeFetch notes a URL that is handed to a method by which clients fetch.
func (r *reader) maybeFetch(name string, args *arguments) {
	if !fetchMethods[name[strings.LastIndexByte(name, '.')+1:]] {
		return
	}
	for _, v := range args.pos[:min(2, len(args.pos))] {
		v.each(func(v value) {
			if v.kind == vString && v.source == Plain && isURL(v.text) {
				r.emit(Network, name, v)
			}
		})
	}
}

func isURL(s string) bool {
	scheme, rest, ok := strings.Cut(s, "://")
	return ok && rest != "" && (scheme == "http" || scheme == "https" || scheme == "ftp" || scheme == "ws" || scheme == "wss")
}
