package library

import (
	"strconv"
	"strings"

	"guard/policy/code/call"
	"guard/policy/code/value"
)

// Decodes is a call that decodes text, or changes its characters: of what the text itself
// holds comes a name that says nothing. Of what is only known when it runs it is everyday.
func Decodes(r *call.Calls, c *call.Call) value.Value {
	r.Given(c.Arguments, true)
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

// Characters is chr(n) and its like: whatever it is given, a name of single characters.
func Characters(r *call.Calls, c *call.Call) value.Value {
	r.Given(c.Arguments, true)
	words := c.Pos
	if c.Recv.Kind == value.Number || c.Recv.Kind == value.List {
		words = append([]value.Value{c.Recv}, words...)
	}
	var b strings.Builder
	for _, v := range words {
		for _, n := range r.Flat(v) {
			code, err := strconv.ParseUint(n.Text, 0, 20)
			if n.Kind != value.Number || err != nil {
				return value.Hidden
			}
			b.WriteRune(rune(code))
		}
	}
	if b.Len() == 0 {
		return value.Hidden
	}
	return value.Marked(value.Text(b.String()))
}

// ChangedList is a list in another order: of single characters it is a name of them.
func ChangedList(r *call.Calls, c *call.Call) value.Value {
	r.Given(c.Arguments, true)
	r.Spoil(c.Recv)
	if c.Recv.IsDecoded() {
		return value.Hidden
	}
	return value.Value{}
}
