package access

import (
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// NotesMoves tells what goes where.
func (j *Judge) NotesMoves(c *effect.Call, v *option.Invocation, words, to []taint.Word) {
	for _, target := range to {
		for _, a := range words {
			j.Shifts(a, j.Place(a), j.Place(target))
			c.Cmd.Moves = append(c.Cmd.Moves,
				effect.Move{From: j.Place(a), To: j.Place(target), Copy: v.Entry.Special != program.Move})
		}
	}
}
