package library

import (
	"strconv"
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// Decodes handles a call that decodes text or changes its characters. What it makes of a text that stands in the
// program says nothing to a reader, so it is hidden unless it can be computed; what it makes of other values is
// plain text.
func Decodes(r *call.Calls, c *call.Call) value.Value {
	r.NoteArguments(c.Arguments, true)
	words := c.Pos
	if c.Recv.Kind != value.Unknown && c.Recv.Kind != value.Name {
		words = append([]value.Value{c.Recv}, words...)
	}
	if s, ok := r.Evaluated(c.Name, words); ok {
		return value.Marked(value.Text(s))
	}
	if len(words) > 0 && r.FromText(words[0]) {
		return value.Hidden
	}
	for _, v := range words {
		if v.IsDecoded() {
			return value.Hidden
		}
	}
	return value.Value{Kind: value.String}
}

// Characters handles chr(n) and the like. The result is a text of single characters, and so hidden unless every
// number is known.
func Characters(r *call.Calls, c *call.Call) value.Value {
	r.NoteArguments(c.Arguments, true)
	words := c.Pos
	if c.Recv.Kind == value.Number || c.Recv.Kind == value.List {
		words = append([]value.Value{c.Recv}, words...)
	}
	var b strings.Builder
	for _, v := range words {
		for _, n := range r.Elements(v) {
			char, err := strconv.ParseUint(n.Text, 0, 20)
			if n.Kind != value.Number || err != nil {
				return value.Hidden
			}
			b.WriteRune(rune(char))
		}
	}
	if b.Len() == 0 {
		return value.Hidden
	}
	return value.Marked(value.Text(b.String()))
}

// compares binds the parameters of the function that compares a list's elements, if one is given.
func compares(r *call.Calls, c *call.Call) bool {
	for _, f := range c.Pos {
		if f.Kind != value.Function {
			return false
		}
		for _, p := range f.Func.Params {
			r.BindIn(f.Func.Scope, p, r.Element(c.Recv))
		}
	}
	return true
}

// Reordered handles a call that gives a list another order. If its elements are single characters, that makes
// another name.
func Reordered(r *call.Calls, c *call.Call) value.Value {
	if OfNames(c.Recv) && len(c.Pos) <= 1 && !c.Spread && compares(r, c) {
		return c.Recv
	}
	r.NoteArguments(c.Arguments, true)
	r.MarkChanged(c.Recv)
	method := c.Name[strings.LastIndexByte(c.Name, '.')+1:]
	if r.Lang == code.JavaScript && call.Overwrites(method) { // Ruby makes a copy
		r.MarkOverwritten(c.Recv)
	}
	if c.Recv.IsDecoded() {
		return value.Hidden
	}
	return value.Value{}
}
