package library

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// Split handles "a b".split(): the words of a text that is known.
func Split(r *call.Calls, c *call.Call) value.Value {
	r.NoteArguments(c.Arguments, true)
	v, sep := c.Recv, ""
	args := c.Pos
	if !v.IsText() {
		if len(args) == 0 {
			return value.Value{}
		}
		v, args = args[0], args[1:]
	}
	s, ok := v.Literal()
	if !ok || len(args) > 1 || len(c.Keys) > 0 {
		return value.Value{}
	}
	if len(args) == 1 {
		if sep, ok = args[0].Literal(); !ok {
			return value.Value{}
		}
	}
	var words []string
	if sep == "" && r.Lang != code.JavaScript || sep == " " && r.Lang == code.Ruby {
		if strings.ContainsAny(s, `'"\`) && strings.HasPrefix(c.Name, "shlex") {
			return value.Value{}
		}
		words = strings.Fields(s)
	} else if sep != "" {
		words = strings.Split(s, sep)
	}
	if len(words) == 0 || len(words) > 100 {
		return value.Value{}
	}
	l := value.ListOf()
	for _, w := range words {
		l.List.Items = append(l.List.Items, value.Text(w))
	}
	return l
}

// JoinList handles list.join(" ").
func JoinList(r *call.Calls, c *call.Call) value.Value {
	r.NoteArguments(c.Arguments, true)
	sep, ok := c.Arg(0, "")
	if !ok {
		sep = value.Text(map[bool]string{true: ",", false: ""}[r.Lang == code.JavaScript])
	}
	return r.Joined(c.Recv, sep)
}

// Printf handles sprintf(format, …).
func Printf(r *call.Calls, c *call.Call) value.Value {
	r.NoteArguments(c.Arguments, true)
	if len(c.Pos) == 0 {
		return value.Value{}
	}
	return r.Format(c.Pos[0], c.Pos[1:], "%")
}

// Copied handles list(x), sorted(x) and the like, whose value has the same elements.
func Copied(r *call.Calls, c *call.Call) value.Value {
	r.NoteArguments(c.Arguments, true)
	v, ok := c.Arg(0, "")
	if c.Recv.Kind == value.List {
		v, ok = c.Recv, true
	}
	if _, constant := v.Constant(); constant { // the elements are its characters
		return Decodes(r, c)
	}
	if v.IsDecoded() && v.Kind != value.List {
		return value.Hidden
	}
	if !ok || v.Kind != value.List {
		return value.Value{}
	}
	return value.Value{Kind: value.List, List: &value.Elements{Items: v.List.Items, More: r.MayHoldMore(v.List),
		At: v.List.At}}
}
