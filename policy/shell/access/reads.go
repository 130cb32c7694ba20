package access

import (
	"path"
	"strings"

	"guard/policy/impact"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/taint"
)

// readJudge judges what is read, shown and sent.
type readJudge struct {
	nameJudge

	Traces  bool // a shell prints its commands before it runs them
	Exports bool // what it sets, programs see too (set -a)
	Theirs  bool // code reads that is none of this session's: the project's settings are what it reads
}

// Reads judges a file whose content is read.
func (j *readJudge) Reads(c *effect.Call, a taint.Word) {
	if a.Proc != nil {
		c.Data |= a.Proc.From
		return
	}
	if a.Text == "-" {
		c.Data |= c.In.From
		return
	}
	p := j.Place(a)
	c.Cmd.Reads = append(c.Cmd.Reads, p)
	if a.From&taint.FromSecretPaths != 0 || a.Known() && (j.Lost(p.Path) || lostObject(j, p.Path)) {
		p.Kind |= place.Secret
	}
	if tellsNoValue(j, c, a, p) {
		c.Data |= taint.FromFile
		return
	}
	j.Shows(c, p, a.Show())
	j.showsSettings(c, p)
	j.showsToolFile(c, p)
	j.showsPlain(c, a, p)
	showsFound(j, c, a)
	showsRows(j, c, a)
	if p.Is(place.Remote) {
		c.Data |= taint.FromUnknown
		return
	}
	if p.Is(place.Shared) && place.HoldsSecrets(p.Path) {
		p.Kind &^= place.Shared // all that it holds is read, the secrets too
	}
	j.outsideRead(c, a, p)
	readsLinked(j, c, a)
	if p.Is(place.Financial) {
		c.Data |= taint.FromFile
	}
	j.matchedSecrets(c, a)
}

// Shows judges what a place is whose content is read.
func (j *readJudge) Shows(c *effect.Call, p place.Place, shown string) {
	if ownSettings(j, p) {
		p.Kind &^= place.Secret
	}
	if p.Is(place.Secret) {
		c.Data |= taint.FromSecret
	}
	impact.Touch(c.Finding(), impact.Read, p, shown)
}

// outsideRead judges where something that is read lies.
func (j *readJudge) outsideRead(c *effect.Call, a taint.Word, p place.Place) {
	switch {
	case taint.OfEverybody(a):
		c.Data |= taint.FromOutside
	case ofAway(a):
		c.Data |= taint.FromOutside
		readsAway(j, c)
	case !taint.Settled(a):
		c.Data |= taint.FromUnknown
		c.Unknown(effect.Say("reads {0}, which is not known before it runs", a.Show()))
		if p.Path != "" && strings.HasPrefix(a.Text, "/") {
			impact.Outside(c.Finding(), impact.Read, p, a.Show())
		}
	case a.Unknown(), p.Path == "" && j.State.Within && a.Known() && !leadsOut(a.Text):
		c.Data |= taint.FromFile
	case p.Is(place.Inside):
		c.Data |= taint.FromFile
	case p.Is(place.Harmless):
		if taint.IsStdin(a) || strings.HasPrefix(a.Text, "/dev/fd/") {
			c.Data |= c.In.From
		}
	default:
		c.Data |= taint.FromOutside
		impact.Outside(c.Finding(), impact.Read, p, a.Show())
	}
}

// lostObject reports a file in which git keeps an object that is a secret.
func lostObject(j *readJudge, file string) bool {
	_, name, found := strings.Cut(file, "/.git/objects/")
	return found && len(name) > 3 && name[2] == '/' && j.World.Git != nil && !j.Wrap.Remote &&
		j.World.Git.SecretObject(j.State.Cwd, name[:2]+name[3:]) != ""
}

// globsObjects judges a pattern of names in the folders in which git keeps objects, and puts lost ones down: what
// commits hold of secrets is among them.
func globsObjects(j *readJudge, c *effect.Call, a taint.Word) {
	if j.World.Git == nil ||
		!strings.Contains(a.Glob, ".git/objects/") && !strings.Contains(a.Glob, place.LostObjects) &&
			!strings.Contains(j.CopiedFrom(j.Place(a).Path), "/.git/objects/") {
		return
	}
	every := place.Commits{Every: true, Logged: true, Merges: true}
	held := append(j.World.Git.SecretsLost(j.State.Cwd), j.World.Git.SecretsChanged(j.State.Cwd, every)...)
	for _, file := range held {
		c.Data |= taint.FromSecret
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("{0} matches secrets: {1}", a.Show(), path.Base(file)))
		return
	}
}

// matchedSecrets looks at what a pattern matches now.
func (j *readJudge) matchedSecrets(c *effect.Call, a taint.Word) {
	if a.Glob == "" || j.World.Disk == nil {
		return
	}
	j.globsSecrets(c, a)
	globsObjects(j, c, a)
	for _, one := range led(&j.nameJudge, a) {
		j.Reads(c, one)
	}
	for _, file := range j.SecretsCopied(a.Glob, j.Dotglob || a.Dots != nil) {
		c.Data |= taint.FromSecret
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("{0} matches secrets: {1}", a.Show(), path.Base(file)))
		return
	}
	m := j.World.Expand(j.State.Cwd, a.Glob)
	for i, name := range m.Names {
		if i < maxMatched {
			j.showsPlain(c, taint.Literal(name), j.World.At(j.State.Cwd, name))
		}
		if p := j.World.At(j.State.Cwd, name); p.Is(place.Secret) || j.Lost(p.Path) {
			c.Data |= taint.FromSecret
			c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("{0} matches secrets: {1}", a.Show(), name))
			return
		}
	}
}

// LooksAt judges a file or folder of which only names, sizes and dates are read.
func (j *readJudge) LooksAt(c *effect.Call, a taint.Word) {
	if a.Proc != nil || a.Text == "-" {
		return
	}
	p := j.Place(a)
	c.Cmd.Reads = append(c.Cmd.Reads, p)
	if p.Is(place.Remote) {
		return
	}
	j.outsideRead(c, a, p)
}

// AsksWhether judges a file or folder of which a test asks no more than whether it is there and of what kind: one bit,
// which tells nothing of what lies there. Where secrets lie it is a look as any other, as it is where the word may
// stand for many.
func AsksWhether(j *Judge, c *effect.Call, a taint.Word) {
	p := j.Place(a)
	if p.Path == "" || a.Proc != nil || a.Glob != "" || !a.Known() || !taint.Settled(a) ||
		p.Any(place.Secret|place.Guard) || place.HoldsSecrets(p.Path) {
		j.LooksAt(c, a)
		return
	}
	c.Cmd.Reads = append(c.Cmd.Reads, p)
}

// Glance judges a word that may or may not be a path.
func (j *Judge) Glance(c *effect.Call, a taint.Word) {
	p := j.Place(a)
	if a.From&taint.FromSecretPaths != 0 || p.Any(place.Secret|place.AgentSettings|place.Guard) {
		j.Reads(c, a)
		if p.Any(place.AgentSettings | place.Guard) {
			j.Writes(c, a, Edits)
		}
	}
}

// Chooses judges a pattern that picks files out of a tree.
func (j *readJudge) Chooses(c *effect.Call, a taint.Word) {
	pattern := a
	if pattern.Glob == "" {
		pattern.Glob = strings.ReplaceAll(a.Text, taint.Hole, "*")
	}
	if strings.HasPrefix(pattern.Glob, "!") || strings.Trim(pattern.Glob, "*./?") == "" {
		return // it leaves out, or takes all: it names nothing
	}
	if j.World.Like(j.State.Cwd, pattern.Glob).Is(place.Secret) {
		c.Data |= taint.FromSecretPaths
	}
}

// ChoosesContent is Chooses where the files' content is then read.
func (j *readJudge) ChoosesContent(c *effect.Call, a taint.Word) {
	before := c.Data
	c.Data = 0
	if j.Chooses(c, a); c.Data&taint.FromSecretPaths != 0 {
		c.Data = 0
		j.Shows(c, place.Place{Kind: place.Inside | place.Secret}, a.Show())
	}
	c.Data |= before
}

// Leads judges a path in a word of which it is not known whether the program
// reads it, writes it or runs what lies there. Where everybody may read, it may
// still do the others; only a new file in a temporary folder is nobody's, unless it is
// one of code: nothing runs what is not there, and another call may make it meanwhile.
func (j *readJudge) Leads(c *effect.Call, a taint.Word) {
	j.Reads(c, a)
	j.UsesOutside(c, a)
}

// LeadsTo is Leads of a folder that a program works with.
func (j *readJudge) LeadsTo(c *effect.Call, a taint.Word) {
	j.LooksAt(c, a)
	j.UsesOutside(c, a)
}

// UsesOutside judges a file outside the workspace that a program works on.
func (j *readJudge) UsesOutside(c *effect.Call, a taint.Word) {
	p := j.Place(a)
	if !p.Any(place.Shared|place.Temp) || p.Is(place.Temp) && !HasCodeEnding(a.Text) && impact.Absent(&j.World, p) {
		return
	}
	c.Raise(risk.Medium, risk.FSOutsideWorkspace, effect.Say("uses {0}, outside the workspace", a.Show()))
}

// PrintsSecret judges a secret that is printed.
func (j *readJudge) PrintsSecret(c *effect.Call, s taint.Stream) {
	if s.From&taint.FromSecret != 0 {
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("prints a secret"))
	}
}
