package shell

import (
	"slices"

	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// jumps notes commands after which the rest of a list may not run, and those that
// move $1.
func (k *shellJudge) jumps(args []taint.Word) {
	switch args[0].Text {
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
	text  taint.Word
	calls []string
	set   int // the count of changes
}

// maxTraps bounds the traps of a line that are judged.
const maxTraps = 16

// trap judges a text that runs at any time from now on: at the next command, at
// the line's end. What it sets is not known from then on.
func (k *shellJudge) trap(c *effect.Call, v *option.Invocation) {
	if len(v.Operands) < 2 {
		return
	}
	text := v.Operands[0]
	before := k.Snapshot()
	k.Walk.ShellText(c, v.Name, text)
	for name, now := range k.State.Vars {
		if now.Change != before.Vars[name].Change {
			k.State.Give(name, environment.Altered)
			k.State.Forget(name)
		}
	}
	if k.State.Cwd != before.Cwd {
		k.State.Roams = true
		k.State.Cwd, k.State.Maybe = "", nil
	}
	if len(k.traps) == maxTraps {
		k.NotUnderstood(effect.Say("too many commands to judge"))
		return
	}
	k.traps = append(k.traps, trapped{text, slices.Clone(k.State.Calls), *k.State.Changes})
}

// trapsAtEnd judges the traps once more, with what the line has set since.
func (k *shellJudge) trapsAtEnd() {
	for i := 0; i < len(k.traps); i++ {
		t := k.traps[i]
		stale := false
		for name, v := range k.State.Vars {
			if v.Change > t.set {
				stale = true
				k.State.Forget(name)
			}
		}
		if !stale && k.State.Cwd == k.Start {
			continue
		}
		c := k.Begin(taint.UnknownData)
		c.Cmd.Argv = []string{"trap", t.text.Show()}
		k.State.SetParams(nil, false)
		k.Walk.ShellText(c, "trap", t.text)
		k.Finish(c)
	}
}
