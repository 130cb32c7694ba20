package files

import (
	"slices"

	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/taint"
)

// Grows notes a linked work tree that the line adds where nothing was: what lies in it is the project's, as it is in
// the work trees that are there.
func (ps *places) Grows(p place.Place) {
	if p.Path != "" && len(ps.grown) < taint.MaxWords {
		ps.grown = append(ps.grown, p.Path)
	}
}

// OfProject is a place with what such a work tree makes of it. Its .git is git's own.
func (ps *places) OfProject(p place.Place) place.Place {
	if ps.inGrown(p.Path) {
		p.Kind |= place.Inside
	}
	return p
}

// HoldsCommitted reports a file of such a work tree, in which nothing stands but what git has put there and what the
// line writes: it moves nothing.
func (ps *places) HoldsCommitted(p string) bool {
	moves := func(c effect.Command) bool { return len(c.Moves) > 0 }
	return ps.inGrown(p) && ps.World.Missing(p) && !slices.ContainsFunc(ps.Out.Commands, moves)
}

func (ps *places) inGrown(p string) bool {
	return slices.ContainsFunc(ps.grown, func(tree string) bool { return place.Below(p, tree) && p != tree+"/.git" })
}
