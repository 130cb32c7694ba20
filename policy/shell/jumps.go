package shell

import "slices"

// jumps notes commands after which the rest of a list may not run, and those that
// move $1.
func (k *shellJudge) jumps(args []arg) {
	switch args[0].text {
	case "shift":
		k.shifts(args[1:])
	case "return":
		k.leaves++
	case "break", "continue":
		if len(args) > 1 {
			k.leaves++ // of an outer loop, it may be
		} else {
			k.breaks++
		}
	}
}

// trapped is the text of a trap, and what held when it was set.
type trapped struct {
	text  arg
	calls []string
	set   int // the count of changes
}

// maxTraps bounds the traps of a line that are judged.
const maxTraps = 16

// trap judges a text that runs at any time from now on: at the next command, at
// the line's end. What it sets is not known from then on.
func (k *shellJudge) trap(c *call, v *invocation) {
	if len(v.operands) < 2 {
		return
	}
	text := v.operands[0]
	before := k.snapshot()
	k.walk.ShellText(c, v.name, text)
	for name, now := range k.state.vars {
		if now.change != before.vars[name].change {
			k.state.give(name, altered)
			k.state.forget(name)
		}
	}
	if k.state.cwd != before.cwd {
		k.state.roams = true
		k.state.cwd, k.state.maybe = "", nil
	}
	if len(k.traps) == maxTraps {
		k.notUnderstood(say("too many commands to judge"))
		return
	}
	k.traps = append(k.traps, trapped{text, slices.Clone(k.state.calls), *k.state.changes})
}

// trapsAtEnd judges the traps once more, with what the line has set since.
func (k *shellJudge) trapsAtEnd() {
	for i := 0; i < len(k.traps); i++ {
		t := k.traps[i]
		stale := false
		for name, v := range k.state.vars {
			if v.change > t.set {
				stale = true
				k.state.forget(name)
			}
		}
		if !stale && k.state.cwd == k.start {
			continue
		}
		c := k.begin(unknownData)
		c.cmd.Argv = []string{"trap", t.text.show()}
		k.state.setParams(nil, false)
		k.walk.ShellText(c, "trap", t.text)
		k.finish(c)
	}
}
