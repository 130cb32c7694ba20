package shell

import "strings"

// goals judges the further operands of a program that does one after the other.
// Leave for one list of goals is none for another.
func (k *walker) goals(c *call, v *invocation) {
	top := v.chain[0]
	if !top.Goals {
		return
	}
	called, _, _ := strings.Cut(v.name, " ")
	for _, a := range v.operands {
		c.cmd.Signature += " " + a.show()
		goal, _, _ := strings.Cut(a.text, "[") // rake's arguments
		if sub := top.Sub(goal); sub != nil {
			one := *v
			one.entry, one.name = sub, called+" "+goal
			k.base(c, &one)
		}
	}
}
