package shell

import (
	"slices"

	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// jumps notes commands after which the rest of a list may not run, and those that
// move $1.
func (j *shellJudge) jumps(args []taint.Word) {
	switch args[0].Text {
	case "shift":
		j.shifts(args[1:])
	case "return":
		j.leaves++
	case "break", "continue":
		if len(args) > 1 {
			j.leaves++ // of an outer loop, it may be
		} else {
			j.breaks++
		}
	}
}

// trapped is the text of a trap, and what held when it was set.
type trapped struct {
	text  taint.Word
	calls []string
	set   int // the count of changes
	since files.Mark
	needs files.Needs
}

// maxTraps bounds the traps of a line that are judged.
const maxTraps = 16

// trap judges a text that runs at any time from now on: at the next command, at
// the line's end. What it sets is not known from then on.
func (j *shellJudge) trap(c *effect.Call, v *option.Invocation) {
	if len(v.Operands) < 2 {
		return
	}
	text := v.Operands[0]
	before, since := j.Snapshot(), j.Mark()
	j.Walk.ShellText(c, v.Name, text)
	for name, now := range j.State.Vars {
		if now.Change != before.Vars[name].Change {
			j.State.Give(name, environment.Altered)
			j.State.Forget(name)
		}
	}
	if j.State.Cwd != before.Cwd {
		j.State.Roams = true
		j.State.Cwd, j.State.Maybe = "", nil
	}
	if len(j.traps) == maxTraps {
		j.NotUnderstood(effect.Say("too many commands to judge"))
		return
	}
	needs := j.NeedsSince(since)
	j.traps = append(j.traps, trapped{text, slices.Clone(j.State.Calls), *j.State.Changes, j.Mark(), needs})
}

// trapsAtEnd judges the traps of a shell once more as it ends, with what it has set since; they are all but the first.
func (j *shellJudge) trapsAtEnd(first int) {
	for i := first; i < len(j.traps); i++ {
		t := j.traps[i]
		stale := j.Changed(t.since, &t.needs)
		for name, v := range j.State.Vars {
			if v.Change > t.set {
				stale = true
				j.State.Forget(name)
			}
		}
		if !stale && j.State.Cwd == j.Start && !j.unshadows {
			continue
		}
		c := j.Begin(taint.UnknownData)
		c.Cmd.Argv = []string{"trap", t.text.Show()}
		j.State.SetParams(nil, false)
		j.AnyTimeAfter(t.since, func() { j.Walk.ShellText(c, "trap", t.text) })
		j.Finish(c)
	}
	j.traps = j.traps[:min(first, len(j.traps))]
}
