package effect

import (
	"guard/policy/place"
	"guard/undo"
)

// Sweep is what a command takes of a folder whose files its words do not name one by one:
// all that a search finds, what git does not track, what an archive or a copy has names for.
// It stands in the place of what Writes and Deletes say of the same folder. Nothing is judged
// by it; it is for who keeps what is lost (policy.Facts.Hits).
type Sweep struct {
	Folder  place.Place // or a file
	Part    undo.Part
	Unlinks bool // only names go

	Names []Name // of that only what bears one of the names, at any depth; none: all
	Skips []Name // folders with such a name are passed over

	Archive place.Place // what it has names for is written over; no Raw: there is no archive
	Strip   int         // leading parts that come off its names
	Copied  place.Place // likewise what lies at it; no Raw: nothing is copied

	Lists   bool // it only tells the names: of another command's words that are not known, they may be these
	Nothing bool // the folder stays as it is
	Unknown bool // what is written into it cannot be told
}

// Sweeps notes what the command takes of a folder.
func (c *Call) Sweeps(s Sweep) { c.Cmd.Sweeps = append(c.Cmd.Sweeps, s) }
