package code

import (
	"strconv"
	"strings"
)

// emit adds an act for every combination of what its arguments may be.
func (r *record) emit(kind Kind, call string, args ...value) { r.emitIn(kind, call, nil, args...) }

func (r *record) emitIn(kind Kind, call string, dir *value, args ...value) {
	total := 1
	for _, a := range args {
		total *= max(1, len(a.choices()))
		if total > maxCombos {
			break
		}
	}
	if total > maxCombos {
		r.emitFew(kind, call, dir, args)
		return
	}
	for n := range total {
		act := Act{Kind: kind, Call: call, Line: int(r.line), Dir: dirOf(dir)}
		for _, a := range args {
			c := a.choices()
			act.Args = append(act.Args, r.argFor(kind, c[n%len(c)]))
			n /= len(c)
		}
		r.add(act)
	}
}

// emitFew adds one act whose arguments are unknown where they are not single.
func (r *record) emitFew(kind Kind, call string, dir *value, args []value) {
	act := Act{Kind: kind, Call: call, Line: int(r.line), Dir: dirOf(dir)}
	for _, a := range args {
		if a.kind == vChoice {
			act.Args = append(act.Args, Arg{})
		} else {
			act.Args = append(act.Args, r.argFor(kind, a))
		}
	}
	r.add(act)
}

func dirOf(v *value) *Arg {
	if v == nil {
		return nil
	}
	a := Arg{}
	if v.kind != vChoice {
		a = v.arg()
	}
	return &a
}

// argFor is v as an argument of an act: what was decoded stands for itself only where a
// file is looked at.
func (r *record) argFor(kind Kind, v value) Arg {
	if v.decoded && kind != Reads && kind != Lists {
		return Arg{Decoded: true}
	}
	return r.arg(v)
}

func (r *record) arg(v value) Arg {
	if v.kind == vString && r.tainted[v.text] {
		return Arg{Decoded: v.decoded}
	}
	return v.arg()
}

// add appends an act unless the same stands on the same line.
func (r *record) add(act Act) {
	if len(r.acts) >= maxActs {
		if !r.truncated {
			r.truncated = true
			r.acts = append(r.acts, Act{Call: "too many acts", Line: act.Line})
		}
		return
	}
	act.Call = strings.Replace(act.Call, "new:", "new ", 1)
	key := act.key()
	if r.seen[key] {
		return
	}
	r.seen[key] = true
	r.acts = append(r.acts, act)
}

func (a Act) key() string {
	var b strings.Builder
	b.WriteString(a.Kind.String() + "\x00" + a.Call + "\x00" + strconv.Itoa(a.Line))
	args := a.Args
	if a.Dir != nil {
		args = append(args[:len(args):len(args)], *a.Dir)
	}
	for _, g := range args {
		b.WriteString("\x00" + g.Text + "\x00" + string(g.Source))
		b.WriteByte('0' + byte(b2i(g.Known)) + 2*byte(b2i(g.Called)) + 4*byte(b2i(g.Decoded)))
	}
	return b.String()
}

// escape notes that a value goes where it is no longer followed: a function of
// the table counts as called with anything, one of the text's own too.
func (r *names) escape(v value) {
	v.each(func(v value) {
		switch v.kind {
		case vFunction:
			r.hide(v.fn)
		case vName:
			if r.lang == Ruby && strings.IndexByte(v.text, '.') < 0 && !r.isEnvironment(v) {
				return // a call without arguments, of what may be a method of the text's
			}
			if rule := r.book.find(v.text); rule != nil && rule.kind != none && !rule.quiet {
				kind := rule.kind
				if kind == Loads || kind == RunsFile || rule.opens {
					kind = Opaque
				}
				if kind == Environment {
					r.emit(kind, v.text, text(""))
					return
				}
				r.emit(kind, v.text, value{})
			}
		case vDict:
			for _, w := range v.list.items {
				r.escape(w)
			}
		}
	})
}

// escapeModule notes that a module goes where it is no longer followed.
func (r *names) escapeModule(v value) {
	v.each(func(v value) {
		if v.kind == vName && r.book.dangerous[v.text] {
			r.emit(Opaque, v.text)
		}
	})
}

// hide says that fn may be called with anything.
func (r *names) hide(fn *function) {
	if fn.hidden {
		return
	}
	fn.hidden = true
	r.changed = true
	for _, p := range fn.params {
		r.bindIn(fn.scope, p, value{})
	}
}
