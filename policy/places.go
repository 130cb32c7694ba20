package policy

import (
	"errors"
	"io/fs"
	"strconv"

	"guard/locale"
	"guard/policy/impact"
	"guard/policy/place"
	"guard/policy/risk"
)

// meant raises what it means that something is done to a place, and says so of
// one about which there is nothing else to say.
func (a *analysis) meant(do impact.Act, p place.Place, plain locale.Message) {
	a.f.Raise(risk.Low, 0, risk.Reason{Msg: plain, Args: []string{p.Raw}, Weak: true})
	impact.Touch(&a.f.Finding, do, p, p.Raw)
	impact.Outside(&a.f.Finding, do, p, p.Raw)
	if p.Path == "" {
		a.unknown(risk.Say("where {0} lies is not known", p.Raw))
	}
}

// readPlace judges one path that is read.
func (a *analysis) readPlace(p place.Place) {
	a.f.Reads = append(a.f.Reads, p)
	a.meant(impact.Read, p, "reads {0}")
}

// writePlace judges one path that is written.
func (a *analysis) writePlace(p place.Place) {
	a.f.Writes = append(a.f.Writes, p)
	a.f.Raise(risk.Medium, 0, risk.Reason{})
	if a.ownWrite(p) {
		impact.Touch(&a.f.Finding, impact.Change|impact.Replace, p, p.Raw)
		a.f.Raise(risk.Medium, 0, risk.Say("changes {0}", p.Raw))
		return
	}
	a.meant(impact.Change|impact.Replace, p, "changes {0}")
}

// many is how many entries make a deletion one at large.
const many = 100

// deletePlace judges one path that is removed with everything in it.
func (a *analysis) deletePlace(p place.Place) {
	a.f.Deletes = append(a.f.Deletes, p)
	if a.spares(p, true) {
		return
	}
	a.f.Raise(risk.High, risk.FSDeleteOverwrite, risk.Say("deletes {0}", p.Raw))
	a.meant(impact.Delete|impact.DeleteTree, p, "")
	impact.Tree(&a.f.Finding, a.w.Workspace, a.f.Cwd, p, p.Raw)
	held := a.w.Tree(p.Path)
	if !wild(p.Raw) && a.w.Disk != nil && held.Count <= 1 && !held.More {
		return
	}
	if wild(p.Raw) {
		held = a.w.Expand(a.f.Cwd, p.Raw)
	}
	held.Pattern = p.Raw
	a.f.Wildcards = append(a.f.Wildcards, held)
	switch {
	case held.Count >= many:
		a.f.Raise(risk.Critical, 0, risk.Say("it holds {0} files and folders or more", strconv.Itoa(many)))
	case held.More:
		a.f.Raise(risk.Critical, 0, risk.Say("how much it holds could not be counted"))
	}
}

// spares judges what goes where the person loses nothing by it, and reports
// whether that is so.
func (a *analysis) spares(p place.Place, tree bool) bool {
	why, made := impact.Spared(&a.w, impact.Loss{Place: p, Shown: p.Raw, Pattern: wild(p.Raw), Tree: tree})
	if why.IsZero() && !wild(p.Raw) && impact.Nothing(&a.w, p) {
		why, made = impact.SayNothing(p.Raw), true
	}
	if why.IsZero() {
		return false
	}
	a.f.Raise(risk.Medium, 0, why)
	impact.Touch(&a.f.Finding, impact.Delete, p, p.Raw)
	if !made {
		impact.Outside(&a.f.Finding, impact.Delete, p, p.Raw)
	}
	return true
}

// ownWrite reports a write in a temporary folder that makes something new there,
// or changes what the session made.
func (a *analysis) ownWrite(p place.Place) bool {
	if !p.Is(place.Temp) || wild(p.Raw) {
		return false
	}
	if impact.Absent(&a.w, p) {
		return true
	}
	_, made := impact.Spared(&a.w, impact.Loss{Place: p, Shown: p.Raw})
	return made
}

// unknownSize is what is not known to be another size.
const unknownSize = -1

// size is how many bytes lie at a place now, 0 for nothing.
func (a *analysis) size(p place.Place) int64 {
	if a.w.Disk == nil || p.Path == "" {
		return unknownSize
	}
	info, err := a.w.Disk.Lstat(p.Path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return 0
	case err != nil || !info.Mode().IsRegular():
		return unknownSize
	}
	return info.Size()
}
