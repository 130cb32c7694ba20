package shell

import (
	"guard/policy/shell/effect"
	"guard/policy/shell/taint"
)

// MaxLine is the longest line that is judged, in bytes.
const MaxLine = taint.MaxLine

// What a reading of a line is made of.
type (
	Command = effect.Command
	Move    = effect.Move
	Sweep   = effect.Sweep
	Name    = effect.Name
	Text    = effect.Text
	Reading = effect.Reading
	Subject = effect.Subject
)
