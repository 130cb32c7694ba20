package policy

import (
	"errors"
	"io/fs"
	"strconv"

	"guard/policy/place"
	"guard/policy/risk"
)

// kindRisk is what it means to touch a place of some kind. {0} is the path.
type kindRisk struct {
	kind       place.Kind
	level      risk.Level
	categories risk.Categories
	protected  bool
	why        string
}

// Sources: DESIGN "Levels and categories" and "Modes"; threats.md §1 for what
// is protected. Every row that fits counts.
var readRisks = []kindRisk{
	{place.Secret, risk.High, risk.FSConfigSecrets, false, "reads {0}, which holds secrets"},
	{place.Guard, risk.Medium, risk.FSConfigSecrets, false, "reads guard's own {0}"},
	{place.Device, risk.High, risk.SystemImpact, false, "reads the device {0}"},
	{place.Remote, risk.High, risk.NetworkRisk, false, "reads {0} on another machine"},
}

var writeRisks = []kindRisk{
	{place.Guard, risk.High, risk.FSConfigSecrets, true, "changes guard's own {0}"},
	{place.AgentSettings, risk.High, risk.FSConfigSecrets, true, "changes an agent's settings, {0}"},
	{place.Secret, risk.High, risk.FSConfigSecrets, false, "changes {0}, which holds secrets"},
	{place.Startup, risk.High, risk.FSConfigSecrets | risk.ExecArbitrary, false, "changes {0}, which runs when a shell or program starts"},
	{place.Executed, risk.High, risk.ExecArbitrary, false, "changes {0}, which another tool runs later"},
	{place.VCS, risk.High, risk.ExecArbitrary, false, "changes version control's own data, {0}"},
	{place.System, risk.High, risk.SystemImpact, false, "changes the system's {0}"},
	{place.Device, risk.Critical, risk.SystemImpact | risk.FSDeleteOverwrite, false, "writes to the device {0}"},
	{place.Root | place.TopLevel, risk.Critical, risk.FSDeleteOverwrite, false, "replaces the folder {0}"},
	{place.WorkspaceRoot, risk.Critical, risk.FSDeleteOverwrite, false, "replaces the whole workspace, {0}"},
	{place.Remote, risk.High, risk.NetworkRisk, false, "writes {0} on another machine"},
}

var deleteRisks = []kindRisk{
	{place.Guard, risk.High, 0, true, "deletes guard's own {0}"},
	{place.AgentSettings, risk.High, 0, true, "deletes an agent's settings, {0}"},
	{place.Secret, risk.High, risk.FSConfigSecrets, false, "deletes {0}, which holds secrets"},
	{place.VCS, risk.Critical, 0, false, "deletes version control's own data, {0}"},
	{place.System, risk.Critical, risk.SystemImpact, false, "deletes the system's {0}"},
	{place.Device, risk.Critical, risk.SystemImpact, false, "deletes the device {0}"},
	{place.WorkspaceRoot, risk.Critical, 0, false, "deletes the whole workspace, {0}"},
	{place.Root | place.TopLevel, risk.Critical, 0, false, "deletes the folder {0}"},
}

// touch adds the rows of a table that fit a place; where none does, plain is
// what happens to it.
func (b *bench) touch(p place.Place, table []kindRisk, plain string) {
	fits := false
	for _, row := range table {
		if p.Any(row.kind) {
			fits = true
			b.f.Raise(row.level, row.categories, risk.Say(row.why, p.Raw))
			b.f.Protected = b.f.Protected || row.protected
		}
	}
	if !fits && plain != "" {
		b.f.Raise(risk.Low, 0, risk.Say(plain, p.Raw))
	}
}

// outside raises for a place beyond the workspace.
func (b *bench) outside(p place.Place, l risk.Level, why string) {
	if !p.Any(place.Inside | place.Harmless) {
		b.f.Raise(l, risk.FSOutsideWorkspace, risk.Say(why, p.Raw))
	}
	if p.Path == "" {
		b.unknown(risk.Say("where {0} lies is not known", p.Raw))
	}
}

// readPlace judges one path that is read.
func (b *bench) readPlace(p place.Place) {
	b.f.Reads = append(b.f.Reads, p)
	b.f.Raise(risk.Low, 0, risk.Reason{})
	b.touch(p, readRisks, "reads {0}")
	b.outside(p, risk.Medium, "{0} lies outside the workspace")
}

// writePlace judges one path that is written.
func (b *bench) writePlace(p place.Place) {
	b.f.Writes = append(b.f.Writes, p)
	b.f.Raise(risk.Medium, 0, risk.Reason{})
	b.touch(p, writeRisks, "changes {0}")
	b.outside(p, risk.High, "{0} lies outside the workspace")
	if p.Is(place.BlockDevice) {
		b.f.Absurd = true
	}
}

// many is how many entries make a deletion one at large.
const many = 100

// deletePlace judges one path that is removed with everything in it.
func (b *bench) deletePlace(p place.Place) {
	b.f.Deletes = append(b.f.Deletes, p)
	b.f.Raise(risk.High, risk.FSDeleteOverwrite, risk.Reason{})
	b.touch(p, deleteRisks, "deletes {0}")
	b.outside(p, risk.High, "{0} lies outside the workspace")
	if p.Any(place.Root | place.TopLevel) {
		b.f.Absurd = true
	}
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
