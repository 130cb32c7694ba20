package access

import (
	"strings"

	"guard/policy/impact"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/taint"
)

// Names that a program finds below folders outside of the workspace, each with the folder's whole path, lead nowhere
// but there: who lets the folder be read lets these files be read.

// FoundElsewhere is where names come from that are found below words, or are these: the ways in which the words lie
// outside of the workspace. 0: none does, or it is not known, or leave to read there would not do. The folders are
// noted for who reads the names.
func (j *nameJudge) FoundElsewhere(words []taint.Word) (from taint.Origin) {
	var away []place.Place
	for _, a := range words {
		p := j.Place(a)
		folder, _ := place.FixedFolder(p.Path)
		switch {
		case p.Path == "" || a.Proc != nil || strings.Contains(a.Text, taint.Hole) || p.Any(neverLet):
			return 0
		case p.Is(place.Inside):
		case !p.Is(place.Temp) && place.HoldsSecrets(strings.TrimSuffix(folder, "/")):
			return 0
		case p.Any(place.Shared | place.Temp):
			from |= taint.FromShared
		default:
			from |= taint.FromAway
			away = append(away, p)
		}
	}
	if len(j.Away)+len(away) > maxAway {
		return 0
	}
	j.Away = append(j.Away, away...)
	return from
}

// neverLet are places that leave to read a folder is never given for.
const neverLet = place.Secret | place.Startup | place.Guard | place.Device | place.Financial | place.Remote |
	place.Root | place.TopLevel | place.HomeFolder

// maxAway bounds the folders outside of the workspace that are remembered.
const maxAway = 16

// ofAway reports names that were found so, and nothing else.
func ofAway(a taint.Word) bool {
	return a.From&taint.FromAway != 0 && a.From&^(taint.Tame|taint.FromShared|taint.FromAway) == 0 &&
		a.Text == taint.Hole && a.Glob == ""
}

// readsAway judges such names that are read: any of the files below the folders.
func readsAway(j *readJudge, c *effect.Call) {
	for _, p := range j.Away {
		c.Cmd.Reads = append(c.Cmd.Reads, p)
		impact.Outside(c.Finding(), impact.Read, p, p.Raw)
	}
}
