package access

import (
	"slices"
	"strings"

	"guard/policy/impact"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// nameJudge tells which files the names that programs print may be.
type nameJudge struct {
	files.Folders

	Dotglob  bool // patterns match hidden files too
	Nullglob bool // a pattern that matches nothing is no word
}

// MayVanish judges a target that may be no word at all, so that another word is the target (bash(1), nullglob).
func (j *nameJudge) MayVanish(c *effect.Call, a taint.Word) {
	if j.Nullglob && a.Glob != "" {
		c.Unknown(effect.Say("{0} may stand for no word at all, and another be written to", a.Show()))
	}
}

// NamesPrinted is where names come from that a program prints as it was given them, or
// resolved: they lead where its words do. A word that a filter or a substitution takes
// from there names the same files.
func (j *nameJudge) NamesPrinted(words []taint.Word) (from taint.Origin) {
	for _, a := range words {
		from |= j.namePrinted(a)
	}
	return from | j.NamesHidden(words) | Parted{&j.Folders}.Spelled(words)
}

func (j *nameJudge) namePrinted(a taint.Word) taint.Origin {
	p := j.Place(a)
	from := taint.FromPaths | a.From&taint.FromSecretPaths | j.NamesKept(a)
	if p.Is(place.Secret) || files.HoldsHanded(&j.Folders, p.Path) || j.matchesSecret(a) {
		from |= taint.FromSecretPaths
	}
	switch {
	case !taint.Settled(a):
		return from&^taint.FromPaths | taint.FromUnknown | a.From
	case a.Unknown(), p.Any(place.Inside | place.Harmless), p.Path == "" && j.State.Within && !leadsOut(a.Text):
		return from
	case p.Any(place.Shared|place.Temp) && !place.HoldsSecrets(p.Path):
		return from&^taint.FromPaths | taint.FromShared
	}
	return from&^taint.FromPaths | taint.FromUnknown | taint.FromOutside
}

// NamesKept tells whether a word names, or holds, what a write in the workspace is refused
// to: hooks, git's own data, an agent's settings.
func (j *nameJudge) NamesKept(a taint.Word) taint.Origin {
	p, f := j.Place(a), risk.Finding{}
	if p.Is(place.Inside) {
		impact.Touch(&f, impact.Change, p, "")
	}
	if f.Level > risk.Medium || len(led(j, a)) > 0 {
		return taint.FromKeptPaths
	}
	return 0
}

// NamesSecrets is the part of NamesPrinted that does not depend on where the names lie.
func (j *nameJudge) NamesSecrets(words []taint.Word) taint.Origin {
	return j.NamesPrinted(words) & (taint.FromSecretPaths | taint.FromKeptPaths)
}

// NamesListed is NamesSecrets of what a program lists: a search lists the files in which it
// finds something (grep -l).
func (j *nameJudge) NamesListed(v *option.Invocation) taint.Origin {
	if v.Entry.Out == program.Names {
		return j.HiddenNames(v) | j.NamesSecrets(v.Operands) | Parted{&j.Folders}.Spelled(v.Operands)
	}
	_, where := files.Sought(v)
	from := j.HiddenNames(v) | j.NamesSecrets(where) | Parted{&j.Folders}.Spelled(where)
	if len(j.SecretsFound(v)) > 0 {
		from |= taint.FromSecretPaths
	}
	return from
}

// matchesSecret reports a pattern that matches a secret now.
func (j *nameJudge) matchesSecret(a taint.Word) bool {
	if a.Glob == "" || j.World.Disk == nil {
		return false
	}
	if len(j.SecretsCopied(a.Glob, j.Dotglob || a.Dots != nil)) > 0 {
		return true
	}
	return slices.ContainsFunc(j.World.Expand(j.State.Cwd, a.Glob).Names, func(name string) bool {
		p := j.World.At(j.State.Cwd, name)
		return p.Is(place.Secret) || j.NamedHere(p.Path)
	})
}

// GlobsPrinted is NamesPrinted of the patterns among words that are printed as they stand.
func (j *nameJudge) GlobsPrinted(words []taint.Word) taint.Origin {
	return j.NamesPrinted(slices.DeleteFunc(slices.Clone(words), func(a taint.Word) bool {
		return a.Glob == "" || strings.Contains(a.Text, taint.Hole)
	}))
}
