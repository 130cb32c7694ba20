package code

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
func (r *calls) picked(c *call) []value {
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
func (r *record) flat(v value) []value {
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
func (r *record) isOpen(l *list) bool { return l.more || l.at != nil && r.dirty[l.at] }

// element is what an element of v may be.
func (r *values) element(v value) value {
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
		r.readsAll(v)
		all = append(all, value{})
	})
	return choice(all...)
}

// call follows a call of fn, or of the method name of recv where method is
// not empty.
func (r *calls) call(fn value, args *arguments, line int32) value {
	var results []value
	fn.each(func(fn value) {
		r.line = line
		switch fn.kind {
		case vFunction:
			results = append(results, r.own(fn.fn, args))
		case vName:
			results = append(results, r.byName(fn.text, value{}, args, line))
		case vPartial:
			if len(args.pos)+len(args.keys) > 0 || args.spread || args.wild { // else it was told where it was made
				results = append(results, r.call(fn.list.items[0], fn.list.before(args), line))
			}
		default:
			if s, ok := fn.literal(); ok && r.lang == PHP && s != "" { // "system"("id")
				results = append(results, r.byName(lower(s), value{}, args, line))
				return
			}
			if s, ok := fn.literal(); ok && r.lang == Perl && s != "" { // a symbolic reference
				results = append(results, r.byName(r.canonical(s), value{}, args, line))
				return
			}
			if r.lang == PHP && fn.kind == vString && (!fn.known || fn.decoded) {
				r.emit(Opaque, "a name that is put together")
			}
			r.given(args, false)
			results = append(results, value{})
		}
	})
	return choice(results...)
}
