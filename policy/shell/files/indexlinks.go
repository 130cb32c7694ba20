package files

import (
	"strings"

	"guard/policy/place"
	"guard/policy/shell/taint"
)

// A link that the line puts into git's index, or into an object of git's, comes to the disk by whatever writes that
// out: a checkout, an archive, another work tree, under another folder too. Where it leads stands in an object of which
// only the name is on the line.

// IndexesLink notes a symlink that git holds by what the line does.
func (ps *places) IndexesLink(a taint.Word) {
	name := strings.TrimPrefix(ps.Place(a).Path, ps.World.Root()+"/")
	if name = strings.Trim(name, "/"); name != "" && ps.Room(len(ps.indexed), taint.MaxWords) {
		ps.indexed = append(ps.indexed, name)
	}
}

// throughIndexed follows such a link, in whichever folder it comes to lie.
func (ps *places) throughIndexed(p place.Place) place.Place {
	for _, name := range ps.indexed {
		if strings.Contains(p.Path+"/", "/"+name+"/") {
			q := ps.World.Like("/", strings.ReplaceAll(Anywhere, taint.Hole, "*"))
			q.Raw, q.Kind = p.Raw, q.Kind|p.Kind&(place.Secret|place.AgentSettings|place.Guard|place.Executed|place.VCS)
			return q
		}
	}
	return p
}
