package taint

import "strings"

// Shape is what is known of how a text reads of which the content is not known: a filter has taken the rest away.
type Shape uint8

// The shapes. Each of them may be empty, and the later ones are what the earlier ones are too.
const (
	AnyShape Shape = iota
	Plain          // no dash stands behind white space
	Hash           // hexadecimal digits, as the names of git's objects
	Digits         // decimal digits
)

// Front is what the lines of a text begin with, up to a byte that does not belong to it.
type Front struct {
	Shape Shape
	Until byte
}

// LeadsOption reports a word of which the beginning is not known, and may turn out to be a dash.
func LeadsOption(a Word) bool {
	return strings.HasPrefix(a.Text, Hole) &&
		(a.Shape <= Plain || strings.HasPrefix(strings.TrimLeft(a.Text, Hole), "-"))
}

// Numbered reports a word whose unknown parts are digits, whatever they were taken from.
func Numbered(a Word) bool { return a.Shape == Digits || a.From&^FromNumber == 0 }

// BringsNoOption reports a word of which no unknown part has a dash behind white space: what git or date print, and
// what the person's environment gave a variable, but for what a recipe's reader does not know.
func BringsNoOption(a Word) bool {
	return a.Shape != AnyShape || a.Inherited != "" && a.Inherited != "UNKNOWN" &&
		strings.Count(a.Text, Hole) == int(a.Holes)
}
