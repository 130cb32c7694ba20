package library

import (
	"strings"

	"guard/policy/code/call"
	"guard/policy/code/value"
)

// PartOfList handles list.slice(1, 3): of the program's arguments it is known which.
func PartOfList(r *call.Calls, c *call.Call) value.Value {
	r.NoteArguments(c.Arguments, true)
	if OfNames(c.Recv) {
		return c.Recv
	}
	bounds := [2]string{}
	known := true
	for i, v := range c.Pos[:min(2, len(c.Pos))] {
		bounds[i] = v.Text
		known = known && v.Kind == value.Number
	}
	if part, ok := r.Part(c.Recv, bounds[0], bounds[1]); ok && known {
		return part
	}
	if c.Recv.IsDecoded() {
		return value.Hidden
	}
	return value.Value{}
}

// OneOfList handles list.shift() and list.at(n), which give an element: of the program's arguments any of them.
func OneOfList(r *call.Calls, c *call.Call) value.Value {
	r.NotFollowed(c)
	if list, ok := r.Part(c.Recv, "", ""); ok {
		return r.Element(list)
	}
	r.MarkChanged(c.Recv)
	if call.Overwrites(c.Name[strings.LastIndexByte(c.Name, '.')+1:]) {
		r.MarkOverwritten(c.Recv)
	}
	if c.Recv.IsDecoded() {
		return value.Hidden
	}
	return value.Value{}
}
