package access

import (
	"path"
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
func (j *Judge) Writes(c *effect.Call, a taint.Word, how Manner) {
	if a.Proc != nil {
		return // its commands were walked when the word was expanded
	}
	if a.Text == "-" && how != Edits {
		return
	}
	if how != Appends {
		j.reopens(c, a)
	}
	if (c.In.From|c.Data)&taint.FromNet != 0 {
		j.Fetched(c, a)
	}
	if how == IntoFolder {
		j.BecomesSettings(c, a)
	}
	if j.Dotglob && a.Glob != "" {
		WritesHidden(j, c, a)
	}
	for i, dir := range j.State.Folders() {
		p := j.PlaceFrom(dir, a)
		if i == 0 {
			c.Cmd.Writes = append(c.Cmd.Writes, p)
		}
		j.Write(c, a, p, how)
	}
	for _, one := range led(&j.nameJudge, a) {
		j.Write(c, one, j.Place(one), how)
	}
	for _, one := range editedByLink(&j.nameJudge, a, how) {
		j.Write(c, one, j.Place(one), how)
	}
}

// Write judges one place that is made or changed.
func (j *Judge) Write(c *effect.Call, a taint.Word, p place.Place, how Manner) {
	shown := a.Show()
	if p.Is(place.Harmless) {
		return
	}
	j.Touches(p)
	if j.completes(p) {
		p.Kind |= place.VCS
	}
	if runsLater(j, c, p) {
		p.Kind |= place.Executed
	}
	impact.Touch(c.Finding(), impact.Change, p, shown)
	if p.Is(place.Remote) {
		c.Raise(risk.Medium, 0, effect.Say("writes {0} there", shown))
		return
	}
	if j.OwnTemp(a, p) {
		c.Raise(risk.Medium, 0, effect.Say("changes {0}", shown))
		return
	}
	if p.Is(place.Device) {
		impact.Outside(c.Finding(), impact.Change, p, shown)
		return
	}
	changesShared(j, c, a, p, how)
	if j.ownWrite(c, a, p, how) {
		return
	}
	impact.Outside(c.Finding(), impact.Change, p, shown)
	kept := a.From&taint.FromKeptPaths != 0 && !a.Known()
	if kept && a.Named != nil && len(a.Named.Kept) > 0 {
		writesKept(j, c, a.Named.Kept)
	} else if kept || !taint.Settled(a) {
		c.Unknown(effect.Say("writes a file that is not known before it runs: {0}", shown))
	}
	switch {
	case p.Is(place.Inside) && !kept:
		j.insideWrite(c, a, p, how)
	case kept, !taint.Settled(a), (how == Overwrites || how == IntoFolder) && !p.Is(place.Temp):
		c.Raise(risk.High, risk.FSDeleteOverwrite, risk.Reason{})
	}
}

// writesKept judges names of which some are files that a write is refused to: the person is told the first.
func writesKept(j *Judge, c *effect.Call, names []string) {
	f := risk.Finding{}
	impact.Touch(&f, impact.Change, j.Place(taint.Literal(names[0])), names[0])
	for _, why := range f.Ranked() {
		c.Raise(max(risk.High, why.Level), f.Categories, why)
	}
	c.Raise(risk.High, risk.FSDeleteOverwrite, risk.Reason{})
}

// ownWrite judges a write that the person loses nothing by: where nothing was, or
// over what is the session's own, in the workspace or a temporary folder; over
// what git restores, in the workspace.
func (j *Judge) ownWrite(c *effect.Call, a taint.Word, p place.Place, how Manner) bool {
	if !taint.Settled(a) || j.Wrap.Remote {
		return false
	}
	if a.Known() && (!j.Touched(p.Path) && impact.Absent(&j.World, p) || j.HoldsCommitted(p.Path)) {
		if !p.Any(place.Inside | place.Temp) {
			return false
		}
		if how != Edits { // who edits what is not there makes nothing
			namedAsOption(c, a, p)
		}
		j.Bears(p)
		c.Kept++
		c.Raise(risk.Medium, 0, effect.Say("makes {0}", a.Show()))
		return true
	}
	if !a.Known() && !strings.Contains(a.Text, "..") && j.OwnBirth(files.Fixed(p.Path, true)) {
		c.Kept++
		c.Raise(risk.Medium, 0, effect.Say("makes {0}", a.Show()))
		return true
	}
	if how == Makes && p.Is(place.Inside) {
		return false // what is there stays
	}
	why, made := j.Spared(a, p, how == IntoFolder)
	switch {
	case why.Msg == "", !made && !p.Is(place.Inside), how == IntoFolder && !made:
		return false
	case how == Edits && c.Owed.Level == risk.Unset && p.Is(place.Inside):
		return false // a visible edit, as any other
	}
	c.Spare(why)
	return true
}

// namedAsOption judges a new file whose name a wildcard hands to a program as an option with a value: tar's
// --checkpoint-action runs what stands in it. Other names that begin so are a slip, or for a test of it.
func namedAsOption(c *effect.Call, a taint.Word, p place.Place) {
	name := path.Base(p.Path)
	if strings.HasPrefix(name, "-") && strings.ContainsAny(name, "= ") && p.Is(place.Inside) {
		c.Raise(risk.High, risk.ExecArbitrary, effect.Say("{0} could turn out to be an option", a.Show()))
	}
}

// insideWrite judges a write in the workspace by what it would replace. Where
// the disk does not tell, something is taken to be there.
func (j *Judge) insideWrite(c *effect.Call, a taint.Word, p place.Place, how Manner) {
	if how == IntoFolder || how == Overwrites && !j.empty(a, p) {
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
func (j *Judge) empty(a taint.Word, p place.Place) bool {
	if j.World.Disk == nil || !a.Known() || p.Path == "" {
		return false
	}
	info, err := j.World.Disk.Lstat(p.Path)
	return err == nil && info.Mode().IsRegular() && info.Size() == 0 && !j.Touched(p.Path)
}

// Exposes judges a file or folder of the person's that is nowhere else and gets a name,
// by a move or a link, under which it is cleaned up.
func (j *Judge) Exposes(c *effect.Call, a taint.Word, from, to place.Place) {
	if !from.Is(place.Inside) || j.ExpendableName(from) || !j.ExpendableName(to) && !j.IgnoredName(to.Path) {
		return
	}
	if j.NowhereElse(from.Path) || j.HoldsNowhereElse(from.Path) || j.Touched(from.Path) && j.World.Missing(from.Path) {
		c.Raise(risk.High, risk.FSDeleteOverwrite,
			effect.Say("{0} is nowhere else, and clean-ups empty {1}", a.Show(),
				strings.TrimPrefix(to.Path, j.World.Root()+"/")))
	}
}
