package option

import (
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/program"
)

// WorksOnProject reports a program of which no more is known than that it works on the
// project: what it is told to do there is not listed word by word.
func WorksOnProject(v *Invocation) bool {
	return v.Entry.Level == risk.Medium && v.Entry.Categories == 0 && !AsksService(v) &&
		!strings.HasPrefix(v.Entry.Operands, "note")
}

// AsksService reports a program that only asks such a service.
func AsksService(v *Invocation) bool { return v.Entry.Out == program.Answer }

// A table that ends in "-*" lets options through that it does not list. One that
// neither its name nor the program's manual calls harmless is not known. What
// such a one would do is read from its name and its value besides:
// --post-hook=./x.sh runs code in every program that has it, and a value outside
// the workspace is read or written there. It only ever raises.

// MayDoMore reports a program of which nothing worse is known than that it works
// on the project or only shows: an option that nobody knows may run code in it
// or write elsewhere.
func MayDoMore(v *Invocation) bool {
	return v.Entry.Level <= risk.Medium && v.Entry.Level != risk.Unset && v.Entry.Categories == 0 && !AsksService(v) &&
		!strings.HasPrefix(v.Entry.Operands, "note")
}

// Harmless reports an option that the table does not have and that tunes only. A
// number as its value names no code, no file and no host.
func Harmless(v *Invocation, u Used) bool {
	number := u.Value.Text != "" && strings.Trim(u.Value.Text, "0123456789") == ""
	return number || program.Harmless(v.Name, u.Name, u.Given)
}
