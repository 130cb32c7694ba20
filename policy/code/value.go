package code

import (
	"path"
	"strings"
)

// valueKind says what is known of a value.
type valueKind uint8

const (
	vUnknown  valueKind = iota
	vString             // text
	vPath               // a path object of the language: text
	vNumber             // text, as written
	vList               // list
	vDict               // list with keys
	vName               // what a dotted name stands for: text is the name
	vFunction           // one of the text's own functions
	vChoice             // one of list
	vPartial            // the first of list, which is called with the others before what it is given
)

// value is what an expression is known to be. The zero value is unknown.
type value struct {
	kind    valueKind
	known   bool // of a string, a path: text is all of it
	called  bool // it is known from calls only
	decoded bool // text came out of a decoding, or of single characters
	text    string
	source  Source
	list    *list
	fn      *function
}

// list holds the elements of a list, a dictionary or a choice.
type list struct {
	items []value
	keys  []string // of a dictionary, "" where not known
	more  bool     // there may be others
	at    *token   // where it was written: what changes it is remembered by that
}

// function is one of the text's own.
type function struct {
	params []string
	toks   []token  // in which the parameters stand
	parts  [][2]int // where
	scope  *scope
	runner bool // a test runner calls it
	hidden bool // it may be called from where no call is seen
}

func text(s string) value {
	return value{kind: vString, text: s, known: strings.IndexByte(s, 0xff) < 0}
}
func named(s string) value    { return value{kind: vName, text: s} }
func from(src Source) value   { return value{kind: vString, known: true, source: src} }
func listOf(v ...value) value { return value{kind: vList, list: &list{items: v}} }

// each calls do for every value that v may have.
func (v value) each(do func(value)) {
	if v.kind != vChoice {
		do(v)
		return
	}
	for _, c := range v.list.items {
		c.called = c.called || v.called
		do(c)
	}
	if v.list.more {
		do(value{})
	}
}

// mapped is what f makes of each value that v may have.
func (v value) mapped(f func(value) value) value {
	var all []value
	v.each(func(v value) { all = append(all, f(v)) })
	return choice(all...)
}

// choices are the values that v may have.
func (v value) choices() []value {
	if v.kind != vChoice {
		return []value{v}
	}
	all := make([]value, 0, len(v.list.items)+1)
	v.each(func(c value) { all = append(all, c) })
	return all
}

// choice is one of vs.
func choice(vs ...value) value {
	if len(vs) == 1 && vs[0].kind != vChoice {
		return vs[0]
	}
	c := &list{}
	for _, v := range vs {
		v.each(c.add)
	}
	switch {
	case len(c.items) == 0:
		return value{}
	case len(c.items) == 1 && !c.more:
		return c.items[0]
	}
	return value{kind: vChoice, list: c}
}

// add makes v one of the choices.
func (l *list) add(v value) {
	if v.kind == vUnknown {
		l.more = true
		return
	}
	for _, w := range l.items {
		if w.same(v) {
			return
		}
	}
	if len(l.items) >= maxChoices {
		l.more = true
		return
	}
	l.items = append(l.items, v)
}

// same reports whether v and w are the same value, as far as it matters.
func (v value) same(w value) bool {
	if v.kind != w.kind || v.text != w.text || v.known != w.known || v.source != w.source || v.decoded != w.decoded ||
		v.fn != w.fn {
		return false
	}
	if v.list == w.list || v.list == nil || w.list == nil {
		return v.list == w.list
	}
	if v.list.at != nil || w.list.at != nil {
		return v.list.at == w.list.at && len(v.list.items) == len(w.list.items) && v.list.more == w.list.more &&
			v.list.sameItems(w.list, 1)
	}
	return v.list.sameItems(w.list, 2)
}

// sameItems compares the elements of two lists, and of lists in them to a depth.
func (l *list) sameItems(m *list, depth int) bool {
	if len(l.items) != len(m.items) || len(l.items) > 32 {
		return false
	}
	for i, v := range l.items {
		w := m.items[i]
		if v.kind != w.kind || v.text != w.text || v.known != w.known || v.source != w.source {
			return false
		}
		if v.list != nil && w.list != nil && (depth == 0 || !v.list.sameItems(w.list, depth-1)) {
			return false
		}
	}
	return true
}

// isText reports whether v is a string or a path.
func (v value) isText() bool { return v.kind == vString || v.kind == vPath }

// literal gives the text of a string that stands for itself, and not for what it decodes.
func (v value) literal() (string, bool) {
	return v.text, v.kind == vString && v.known && v.source == Plain && !v.decoded
}

// arg says v as an argument of an act.
func (v value) arg() Arg {
	a := Arg{Text: v.text, Known: v.known, Called: v.called, Decoded: v.decoded, Source: v.source}
	if v.kind == vNumber {
		return Arg{Text: v.text, Known: true, Called: v.called}
	}
	if !v.isText() {
		return Arg{}
	}
	switch v.source {
	case Fresh, TempDir, Script:
		if v.known {
			a.Text = path.Clean(strings.TrimLeft(v.text, "/"))
			up := strings.HasPrefix(a.Text, "..")
			a.Known = !up || v.source == Script
			a.Temp = v.source != Script && !up
		}
	case Home:
		a.Known = v.known && (v.text == "~" || strings.HasPrefix(v.text, "~/"))
	case scriptFile:
		a.Known, a.Source = false, Script
	}
	return a
}
