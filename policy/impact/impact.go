// Package impact says what is at stake where a place is read, changed or
// deleted: one table of meanings for command lines and for tool calls alike. A
// place and what is done to it come in; what it means is raised in a finding.
//
//	impact.Touch(&f, impact.Read, p, ".env") // p is a Secret: f is high, "reads .env, which holds secrets"
//
// Touch goes by what the place is, Outside by where it lies. The package never
// looks at the disk, and never lowers anything.
package impact

import (
	"strings"

	"guard/locale"
	"guard/policy/place"
	"guard/policy/risk"
)

// Act is a set of what is done to a place; several at once.
type Act uint8

// What can be done to a place.
const (
	Read       Act = 1 << iota // its content is read
	Change                     // it is made, or its content changes
	Replace                    // it changes as a whole: what it was is gone from there
	Delete                     // it is removed
	DeleteTree                 // it is removed with everything in it
	OpenTree                   // mode or owner of everything in it change
)

// row is one meaning: it holds where something of on is done to a place that is
// all of is and nothing of but. {0} is the place.
type row struct {
	on         Act
	is, but    place.Kind
	tops       bool // only what place.Place.Top holds of
	level      risk.Level
	categories risk.Categories
	flag       flag
	why        locale.Message
}

// flag is what is refused in every mode.
type flag uint8

const (
	absurd flag = 1 << iota
	protected
)

// Touch raises what it means for p, by what it is, that do is done to it.
func Touch(f *risk.Finding, do Act, p place.Place, shown string) {
	if p.Kind&^plain != 0 || p.Kind&place.Inside == 0 {
		raise(f, touched, do, p, shown)
	}
}

// plain are the kinds that no row of touched asks for.
const plain = place.Inside | place.Financial | place.Harmless

// Outside raises for a place beyond the workspace, or of which it is not known
// where it lies.
func Outside(f *risk.Finding, do Act, p place.Place, shown string) {
	if p.Is(place.Secret) && do == Read {
		p.Kind &^= everybodys // nobody but the person has it
	}
	if !p.Any(place.Inside | place.Harmless | place.Remote) {
		raise(f, outside, do, p, placed(p, shown))
	}
}

// placed is how a place beyond the workspace is told: a name that seems to lie within, as after cd, or that only
// stands for one ("$f", {}), tells nobody where it is.
func placed(p place.Place, shown string) string {
	if p.Path == "" || shown == "" || strings.HasPrefix(shown, "/") || strings.HasPrefix(shown, "~") ||
		strings.HasPrefix(shown, "..") {
		return shown
	}
	return p.Path
}

func raise(f *risk.Finding, table []row, do Act, p place.Place, shown string) {
	for i := range table {
		r := &table[i]
		if r.on&do == 0 || !p.Is(r.is) || p.Any(r.but) || r.tops && !p.Top() {
			continue
		}
		why := r.why
		if p.Path == "" && r.is == 0 && !r.tops { // a row of outside
			why = "where {0} lies is not known"
		}
		f.Raise(r.level, r.categories, risk.Say(why, shown))
		f.Absurd = f.Absurd || r.flag&absurd != 0
		f.Protected = f.Protected || r.flag&protected != 0
	}
}
