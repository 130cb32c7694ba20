package shell

import (
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/stake"
)

// manner is how a file is written.
type manner uint8

const (
	overwrites manner = iota
	appends
	edits // changed in place, visibly
	makes // created; what is there stays
	intoFolder
)

// writes judges a file that is made or changed, in every folder that the
// command may be running in.
func (k *fileJudge) writes(c *call, a arg, how manner) {
	if a.proc != nil {
		return // its commands were walked when the word was expanded
	}
	if a.text == "-" && how != edits {
		return
	}
	if (c.in.from|c.data)&fromNet != 0 {
		k.fetched(c, a)
	}
	for i, dir := range k.state.folders() {
		p := k.placeFrom(dir, a)
		if i == 0 {
			c.cmd.Writes = append(c.cmd.Writes, p)
		}
		k.write(c, a, p, how)
	}
}

func (k *fileJudge) write(c *call, a arg, p place.Place, how manner) {
	shown := a.show()
	if p.Is(place.Harmless) {
		return
	}
	if k.completes(p) {
		p.Kind |= place.VCS
	}
	stake.Touch(c.finding(), stake.Change, p, shown)
	if p.Is(place.Remote) {
		c.raise(risk.Medium, 0, say("writes {0} there", shown))
		return
	}
	if k.ownTemp(a, p) {
		c.raise(risk.Medium, 0, say("changes {0}", shown))
		return
	}
	if p.Is(place.Device) {
		stake.Outside(c.finding(), stake.Change, p, shown)
		return
	}
	if k.ownWrite(c, a, p, how) {
		return
	}
	stake.Outside(c.finding(), stake.Change, p, shown)
	if !settled(a) {
		c.unknown(say("writes a file that is not known before it runs: {0}", shown))
	}
	switch {
	case p.Is(place.Inside):
		k.insideWrite(c, a, p, how)
	case !settled(a), (how == overwrites || how == intoFolder) && !p.Is(place.Temp):
		c.raise(risk.High, risk.FSDeleteOverwrite, risk.Reason{})
	}
}

// ownWrite judges a write that the person loses nothing by: where nothing was, or
// over what is the session's own, in the workspace or a temporary folder; over
// what git restores, in the workspace.
func (k *fileJudge) ownWrite(c *call, a arg, p place.Place, how manner) bool {
	if !settled(a) || k.wrap.remote {
		return false
	}
	if a.known() && !k.touched(p.Path) && stake.Absent(&k.world, p) {
		if !p.Any(place.Inside | place.Temp) {
			return false
		}
		k.bears(p)
		c.kept++
		c.raise(risk.Medium, 0, say("makes {0}", a.show()))
		return true
	}
	if !a.known() && !strings.Contains(a.text, "..") && k.ownBirth(fixed(p.Path, true)) {
		c.kept++
		c.raise(risk.Medium, 0, say("makes {0}", a.show()))
		return true
	}
	if how == makes && p.Is(place.Inside) {
		return false // what is there stays
	}
	why, made := k.spared(a, p, how == intoFolder)
	switch {
	case why.Msg == "", !made && !p.Is(place.Inside), how == intoFolder && !made:
		return false
	case how == edits && c.owed.level == risk.Unset && p.Is(place.Inside):
		return false // a visible edit, as any other
	}
	c.spare(why)
	return true
}

// insideWrite judges a write in the workspace by what it would replace. Where
// the disk does not tell, something is taken to be there.
func (k *fileJudge) insideWrite(c *call, a arg, p place.Place, how manner) {
	if how == intoFolder || how == overwrites && !k.empty(a, p) {
		c.loses()
		c.raise(risk.Medium, risk.FSDeleteOverwrite, say("writes over {0}", a.show()))
		return
	}
	if how == edits {
		c.loses() // where the program is one that deletes or overwrites
	}
	c.raise(risk.Medium, 0, say("changes {0}", a.show()))
}

// empty reports whether the disk shows a file without content at a place.
func (k *fileJudge) empty(a arg, p place.Place) bool {
	if k.world.Disk == nil || !a.known() || p.Path == "" {
		return false
	}
	info, err := k.world.Disk.Lstat(p.Path)
	return err == nil && info.Mode().IsRegular() && info.Size() == 0
}
