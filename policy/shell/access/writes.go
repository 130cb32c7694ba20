package access

import (
	"strings"

	"guard/policy/impact"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/taint"
)

// Manner is how a file is written.
type Manner uint8

const (
	Overwrites Manner = iota
	Appends
	Edits // changed in place, visibly
	Makes // created; what is there stays
	IntoFolder
)

// Writes judges a file that is made or changed, in every folder that the
// command may be running in.
func (k *Judge) Writes(c *effect.Call, a taint.Word, how Manner) {
	if a.Proc != nil {
		return // its commands were walked when the word was expanded
	}
	if a.Text == "-" && how != Edits {
		return
	}
	if (c.In.From|c.Data)&taint.FromNet != 0 {
		k.Fetched(c, a)
	}
	for i, dir := range k.State.Folders() {
		p := k.PlaceFrom(dir, a)
		if i == 0 {
			c.Cmd.Writes = append(c.Cmd.Writes, p)
		}
		k.Write(c, a, p, how)
	}
}

// Write judges one place that is made or changed.
func (k *Judge) Write(c *effect.Call, a taint.Word, p place.Place, how Manner) {
	shown := a.Show()
	if p.Is(place.Harmless) {
		return
	}
	if k.completes(p) {
		p.Kind |= place.VCS
	}
	impact.Touch(c.Finding(), impact.Change, p, shown)
	if p.Is(place.Remote) {
		c.Raise(risk.Medium, 0, effect.Say("writes {0} there", shown))
		return
	}
	if k.OwnTemp(a, p) {
		c.Raise(risk.Medium, 0, effect.Say("changes {0}", shown))
		return
	}
	if p.Is(place.Device) {
		impact.Outside(c.Finding(), impact.Change, p, shown)
		return
	}
	if k.ownWrite(c, a, p, how) {
		return
	}
	impact.Outside(c.Finding(), impact.Change, p, shown)
	if !taint.Settled(a) {
		c.Unknown(effect.Say("writes a file that is not known before it runs: {0}", shown))
	}
	switch {
	case p.Is(place.Inside):
		k.insideWrite(c, a, p, how)
	case !taint.Settled(a), (how == Overwrites || how == IntoFolder) && !p.Is(place.Temp):
		c.Raise(risk.High, risk.FSDeleteOverwrite, risk.Reason{})
	}
}

// ownWrite judges a write that the person loses nothing by: where nothing was, or
// over what is the session's own, in the workspace or a temporary folder; over
// what git restores, in the workspace.
func (k *Judge) ownWrite(c *effect.Call, a taint.Word, p place.Place, how Manner) bool {
	if !taint.Settled(a) || k.Wrap.Remote {
		return false
	}
	if a.Known() && !k.Touched(p.Path) && impact.Absent(&k.World, p) {
		if !p.Any(place.Inside | place.Temp) {
			return false
		}
		k.Bears(p)
		c.Kept++
		c.Raise(risk.Medium, 0, effect.Say("makes {0}", a.Show()))
		return true
	}
	if !a.Known() && !strings.Contains(a.Text, "..") && k.OwnBirth(files.Fixed(p.Path, true)) {
		c.Kept++
		c.Raise(risk.Medium, 0, effect.Say("makes {0}", a.Show()))
		return true
	}
	if how == Makes && p.Is(place.Inside) {
		return false // what is there stays
	}
	why, made := k.Spared(a, p, how == IntoFolder)
	switch {
	case why.Msg == "", !made && !p.Is(place.Inside), how == IntoFolder && !made:
		return false
	case how == Edits && c.Owed.Level == risk.Unset && p.Is(place.Inside):
		return false // a visible edit, as any other
	}
	c.Spare(why)
	return true
}

// insideWrite judges a write in the workspace by what it would replace. Where
// the disk does not tell, something is taken to be there.
func (k *Judge) insideWrite(c *effect.Call, a taint.Word, p place.Place, how Manner) {
	if how == IntoFolder || how == Overwrites && !k.empty(a, p) {
		c.Loses()
		c.Raise(risk.Medium, risk.FSDeleteOverwrite, effect.Say("writes over {0}", a.Show()))
		return
	}
	if how == Edits {
		c.Loses() // where the program is one that deletes or overwrites
	}
	c.Raise(risk.Medium, 0, effect.Say("changes {0}", a.Show()))
}

// empty reports whether the disk shows a file without content at a place.
func (k *Judge) empty(a taint.Word, p place.Place) bool {
	if k.World.Disk == nil || !a.Known() || p.Path == "" {
		return false
	}
	info, err := k.World.Disk.Lstat(p.Path)
	return err == nil && info.Mode().IsRegular() && info.Size() == 0
}

// Exposes judges a file or folder of the person's that is nowhere else and gets a name,
// by a move or a link, under which it is cleaned up.
func (k *Judge) Exposes(c *effect.Call, a taint.Word, from, to place.Place) {
	if !from.Is(place.Inside) || k.ExpendableName(from) || !k.ExpendableName(to) && !k.IgnoredName(to.Path) {
		return
	}
	if k.Unsaved(from.Path) || k.HoldsUnsaved(from.Path) || k.Touched(from.Path) && k.World.Missing(from.Path) {
		c.Raise(risk.High, risk.FSDeleteOverwrite,
			effect.Say("{0} is nowhere else, and clean-ups empty {1}", a.Show(),
				strings.TrimPrefix(to.Path, k.World.Root()+"/")))
	}
}
