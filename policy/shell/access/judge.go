package access

import (
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// Judge judges what is written, deleted, moved and linked.
type Judge struct {
	readJudge

	Walk walk
	Open Descriptors
}

// StartsLine judges a line that a program starts in a shell of its own, unless what started it is nested too deep.
func StartsLine(j *Judge, c *effect.Call, name, line string) {
	if !j.Enter() {
		return
	}
	j.Apart(func() taint.Stream { return j.Walk.ShellText(c, name, taint.Literal(line)) })
	c.Silent = false
	j.Leave()
}

// walk judges what a command starts: the walker does. It is the only way up from a part.
type walk interface {
	// words, as a command of their own
	Nested(c *effect.Call, wrapper string, args []taint.Word, in taint.Stream) taint.Stream
	ShellText(c *effect.Call, name string, text taint.Word) taint.Stream // a text, as shell code
	Forwarded(c *effect.Call, args []taint.Word)                         // words among which a program may be
	Generic(c *effect.Call, v *option.Invocation) taint.Stream           // operands, as the table of their program says
	// a script, as the program that it is called after
	NamedLike(c *effect.Call, file taint.Word, args []taint.Word)
}
