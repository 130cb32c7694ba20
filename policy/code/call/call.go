package call

import (
	"strings"

	"guard/policy/code/value"
)

// Call is a call of a function that stands in the table.
type Call struct {
	Name string
	Rule *Rule
	Recv value.Value
	*value.Arguments
	Line int32
}

// Picked returns the arguments that the rule means. A list that is given for one argument stands for its elements.
func (r *Calls) Picked(c *Call) []value.Value {
	var all []value.Value
	for i, p := range c.Rule.Picks {
		switch {
		case p.At == receiver:
			all = append(all, c.Recv)
		case p.from:
			for _, v := range c.Pos[min(p.At, len(c.Pos)):] {
				all = append(all, r.Elements(v)...)
			}
			if c.Spread {
				all = append(all, value.Value{})
			}
		default:
			if v, ok := c.Arg(p.At, p.Keyword); ok || i == 0 && len(c.Keys) > 0 {
				all = append(all, v) // it is unknown if it is given by another name
			}
		}
	}
	return all
}

// fromFolder reports whether a path counts from an open folder (Python 3.13, os, dir_fd).
func (c *Call) fromFolder() bool {
	for i, key := range c.Keys {
		if strings.HasSuffix(key, "dir_fd") && c.Keyed[i].Kind != value.Number {
			return true
		}
	}
	return false
}

// folder is Folder for calls of any language.
func (c *Call) folder() *value.Value {
	if dir := c.Folder("cwd"); dir != nil {
		return dir
	}
	return c.Folder("chdir")
}

// Folder returns the argument that names the folder in which a command runs, or nil.
func (c *Call) Folder(keyword string) *value.Value {
	if v, given := c.Option(keyword); given && !(v.Kind == value.Number) {
		return &v
	}
	return nil
}
