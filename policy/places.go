package policy

import (
	"errors"
	"io/fs"
	"strconv"

	"guard/locale"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/stake"
)

// meant raises what it means that something is done to a place, and says so of
// one about which there is nothing else to say.
func (b *bench) meant(do stake.Act, p place.Place, plain locale.Message) {
	b.f.Raise(risk.Low, 0, risk.Reason{Msg: plain, Args: []string{p.Raw}, Weak: true})
	stake.Touch(&b.f.Finding, do, p, p.Raw)
	stake.Outside(&b.f.Finding, do, p, p.Raw)
	if p.Path == "" {
		b.unknown(risk.Say("where {0} lies is not known", p.Raw))
	}
}

// readPlace judges one path that is read.
func (b *bench) readPlace(p place.Place) {
	b.f.Reads = append(b.f.Reads, p)
	b.meant(stake.Read, p, "reads {0}")
}

// writePlace judges one path that is written.
func (b *bench) writePlace(p place.Place) {
	b.f.Writes = append(b.f.Writes, p)
	b.f.Raise(risk.Medium, 0, risk.Reason{})
	if b.ownWrite(p) {
		stake.Touch(&b.f.Finding, stake.Change|stake.Replace, p, p.Raw)
		b.f.Raise(risk.Medium, 0, risk.Say("changes {0}", p.Raw))
		return
	}
	b.meant(stake.Change|stake.Replace, p, "changes {0}")
}

// many is how many entries make a deletion one at large.
const many = 100

// deletePlace judges one path that is removed with everything in it.
func (b *bench) deletePlace(p place.Place) {
	b.f.Deletes = append(b.f.Deletes, p)
	if b.spares(p, true) {
		return
	}
	b.f.Raise(risk.High, risk.FSDeleteOverwrite, risk.Say("deletes {0}", p.Raw))
	b.meant(stake.Delete|stake.DeleteTree, p, "")
	stake.Tree(&b.f.Finding, b.w.Workspace, b.f.Cwd, p, p.Raw)
	held := b.w.Tree(p.Path)
	if !wild(p.Raw) && b.w.Disk != nil && held.Count <= 1 && !held.More {
		return
	}
	if wild(p.Raw) {
		held = b.w.Expand(b.f.Cwd, p.Raw)
	}
	held.Pattern = p.Raw
	b.f.Wildcards = append(b.f.Wildcards, held)
	switch {
	case held.Count >= many:
		b.f.Raise(risk.Critical, 0, risk.Say("it holds {0} files and folders or more", strconv.Itoa(many)))
	case held.More:
		b.f.Raise(risk.Critical, 0, risk.Say("how much it holds could not be counted"))
	}
}

// spares judges what goes where the person loses nothing by it, and reports
// whether that is so.
func (b *bench) spares(p place.Place, tree bool) bool {
	why, made := stake.Spared(&b.w, stake.Loss{Place: p, Shown: p.Raw, Pattern: wild(p.Raw), Tree: tree})
	if why.IsZero() && !wild(p.Raw) && stake.Nothing(&b.w, p) {
		why, made = stake.SayNothing(p.Raw), true
	}
	if why.IsZero() {
		return false
	}
	b.f.Raise(risk.Medium, 0, why)
	stake.Touch(&b.f.Finding, stake.Delete, p, p.Raw)
	if !made {
		stake.Outside(&b.f.Finding, stake.Delete, p, p.Raw)
	}
	return true
}

// ownWrite reports a write in a temporary folder that makes something new there,
// or changes what the session made.
func (b *bench) ownWrite(p place.Place) bool {
	if !p.Is(place.Temp) || wild(p.Raw) {
		return false
	}
	if stake.Absent(&b.w, p) {
		return true
	}
	_, made := stake.Spared(&b.w, stake.Loss{Place: p, Shown: p.Raw})
	return made
}

// unknownSize is what is not known to be another size.
const unknownSize = -1

// size is how many bytes lie at a place now, 0 for nothing.
func (b *bench) size(p place.Place) int64 {
	if b.w.Disk == nil || p.Path == "" {
		return unknownSize
	}
	info, err := b.w.Disk.Lstat(p.Path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return 0
	case err != nil || !info.Mode().IsRegular():
		return unknownSize
	}
	return info.Size()
}
