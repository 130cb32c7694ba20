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

// Bears reports a name that one of the patterns matches; see effect.Bears.
func Bears(names []Name, top, at, name string) bool { return effect.Bears(names, top, at, name) }

// Fits matches a name; see effect.Fits.
func Fits(pattern, name string) bool { return effect.Fits(pattern, name) }
