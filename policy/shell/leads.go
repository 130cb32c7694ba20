package shell

import (
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/stake"
)

// leads judges a path in a word of which it is not known whether the program
// reads it, writes it or runs what lies there. Where everybody may read, it may
// still do the others; only a new file in a temporary folder is nobody's, unless it is
// one of code: nothing runs what is not there, and another call may make it meanwhile.
func (k *readJudge) leads(c *call, a arg) {
	k.reads(c, a)
	k.usesOutside(c, a)
}

// leadsTo is leads of a folder that a program works with.
func (k *readJudge) leadsTo(c *call, a arg) {
	k.looksAt(c, a)
	k.usesOutside(c, a)
}

func (k *readJudge) usesOutside(c *call, a arg) {
	p := k.place(a)
	if !p.Any(place.Shared|place.Temp) || p.Is(place.Temp) && !hasCodeEnding(a.text) && stake.Absent(&k.world, p) {
		return
	}
	c.raise(risk.Medium, risk.FSOutsideWorkspace, say("uses {0}, outside the workspace", a.show()))
}
