// Package footprint keeps the memory small that guard itself holds while it waits and relays.
//
// Nothing comes in and nothing goes out. For example, AfterStart has the pages given back that only
// guard's start has used: on Linux some 9 of 18 MB.
//
// It never touches data. What it gives back are pages of guard's program, which the system reads again
// from the program's file when they are run again.
package footprint

import (
	"runtime/debug"
	"time"
)

// gcPercent keeps small what guard holds while requests come: a thousand that wait add 8 MB, where 50
// makes 9 and at bad moments 10. It takes no time that could be measured in an answer.
const gcPercent = 25

// startTakes is for how long the start is left alone. A collection in its midst takes a millisecond
// of it, and a megabyte for the collector's own lists.
const startTakes = 20 * time.Millisecond

// slowStartTakes is for how long a start takes where others have the processors, too. What has come back by then and is
// not used again would stay for good.
const slowStartTakes = 10 * startTakes

// AfterTables gives back what making the tables of all packages took, which is most: what the commands, and planning a
// run, take comes in its place, not on top of it. A package that is made halfway calls it too.
func AfterTables() { giveBackProgram() }

// AfterStart makes guard small: at once what planning took, and what else its start took when that is over.
func AfterStart() {
	giveBackProgram()
	time.AfterFunc(startTakes, func() {
		debug.SetGCPercent(gcPercent)
		giveBackProgram()
	})
	time.AfterFunc(slowStartTakes, giveBackProgram)
}
