package shell

import (
	"strings"

	"guard/policy/shell/program"
)

// openWords records words of a command that could turn out to be options, or
// more words than are seen: their program may then do anything.
func (k *walker) openWords(c *call, v *invocation) {
	if v.entry.Style == program.Plain || v.entry.Special == program.ChangeDir {
		return
	}
	for i, a := range v.operands {
		if v.rest >= 0 && i >= v.rest || i > 0 && v.entry.Stops() {
			break // after "--", or another command's
		}
		if strings.HasPrefix(a.text, hole) || splits(a) {
			k.mayBeOption(c, v, a)
		}
	}
	for _, u := range v.used {
		if splits(u.value) {
			k.mayBeOption(c, v, u.value)
		}
	}
}

// splits reports whether the shell may make several words of one.
func splits(a arg) bool { return a.many && strings.Contains(a.text, hole) }

func (k *walker) mayBeOption(c *call, v *invocation, a arg) {
	if a.from&^(tame|fromSystem) != 0 {
		c.unknown(say("{0} could turn out to be an option of {1}", a.show(), v.name))
	}
}
