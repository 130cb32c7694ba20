package code

import (
	"path"
	"strings"
)

// product applies f to every pair of what a and b may be.
func product(a, b value, f func(a, b value) value) value {
	if a.kind != vChoice && b.kind != vChoice {
		v := f(a, b)
		v.called = v.called || a.called || b.called
		return v
	}
	c := &list{}
	for _, x := range a.choices() {
		for _, y := range b.choices() {
			if len(c.items) >= maxChoices { // what else there may be is not followed
				c.more = true
				break
			}
			v := f(x, y)
			v.called = v.called || x.called || y.called
			c.add(v)
		}
	}
	if len(c.items) == 0 {
		return value{}
	}
	return value{kind: vChoice, list: c}
}

// concat puts b behind a.
func concat(a, b value) value { return product(a, b, concatOne) }

// concat is concat of what the text joins by an operator, of which only so much is
// followed: a text can double its strings with each line.
func (r *values) concat(a, b value) value {
	if r.joins > maxJoins {
		r.escape(a)
		r.escape(b)
		return value{kind: vString}
	}
	if a.kind == vChoice || b.kind == vChoice {
		r.work += len(a.choices()) * len(b.choices())
	}
	v := concat(a, b)
	v.each(func(v value) { r.joins += len(v.text) })
	return v
}

func concatOne(a, b value) value {
	if a.kind == vNumber {
		a = text(a.text)
	}
	if b.kind == vNumber {
		b = text(b.text)
	}
	a.decoded = a.decoded || b.decoded
	if !a.isText() {
		return value{kind: vString, decoded: a.decoded}
	}
	if len(a.text)+len(b.text) > maxValue {
		a.known = false
		return a
	}
	a.kind = vString
	if !a.known {
		return a
	}
	if !b.isText() || b.source != Plain {
		a.known = false
		return a
	}
	a.text += b.text
	a.known = b.known
	if a.source == Glob || a.source == scriptFile || a.source == Interpreter {
		a.known = false
	}
	return a
}

// join makes a path of a and b as os.path.join does: what is absolute begins
// anew. Ruby's and Node's join do not, which reset says.
func join(a, b value, reset bool) value {
	return product(a, b, func(a, b value) value {
		if !a.isText() && a.kind != vUnknown {
			a = value{}
		}
		kind := vString
		if a.kind == vPath || b.kind == vPath {
			kind = vPath
		}
		v := joinOne(a, b, reset)
		v.kind = kind
		return v
	})
}

func joinOne(a, b value, reset bool) value {
	if reset && b.isText() && (strings.HasPrefix(b.text, "/") && b.source == Plain || b.source != Plain) {
		return b
	}
	a.decoded = a.decoded || b.decoded
	if !a.isText() {
		return value{kind: vString, decoded: a.decoded}
	}
	if !a.known || a.source == scriptFile || a.source == Interpreter {
		a.known = false
		return a
	}
	if !b.isText() || b.source != Plain && b.source != Glob || len(a.text)+len(b.text) > maxValue {
		a.known = false
		a.text = strings.TrimSuffix(a.text, "/") + "/"
		if a.source != Plain {
			a.text = ""
		}
		return a
	}
	head, tail := a.text, strings.TrimPrefix(b.text, "/")
	if head != "" && !strings.HasSuffix(head, "/") {
		head += "/"
	}
	a.text, a.known = head+tail, b.known
	if b.source == Glob {
		if a.source != Plain {
			a.known = false
		} else {
			a.source = Glob
		}
	}
	return a
}

// parent is the folder that v stands in.
func parent(v value) value {
	var c []value
	v.each(func(v value) { c = append(c, parentOne(v)) })
	return choice(c...)
}

func parentOne(v value) value {
	if !v.isText() {
		return value{kind: vPath}
	}
	if v.source == scriptFile {
		v.source, v.text, v.known = Script, "", true
		return v
	}
	if !v.known || v.source == Glob || v.source == Interpreter || len(v.text) > 1 && strings.HasSuffix(v.text, "/") {
		return value{kind: v.kind}
	}
	if v.source == Script && (v.text == "" || strings.HasSuffix(v.text, "..")) {
		v.text = path.Join(v.text, "..")
		return v
	}
	if v.source != Plain && !strings.Contains(v.text, "/") {
		if v.text != "" && v.source != Home && v.text != ".." {
			v.text = ""
			return v
		}
		return value{kind: v.kind}
	}
	if v.text == "." || v.text == ".." || strings.HasSuffix(v.text, "/..") {
		v.text = path.Join(v.text, "..")
		return v
	}
	v.text = path.Dir(v.text)
	return v
}
