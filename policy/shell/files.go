package shell

import (
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/stake"
)

// place tells where a word lies, seen from the folder the command runs in. A
// part that is not known counts as a wildcard.
func (k *places) place(a arg) place.Place { return k.placeFrom(k.state.cwd, a) }

func (k *places) placeFrom(cwd string, a arg) place.Place {
	if a.from == fromNumber && a.glob == "" {
		a.text = strings.ReplaceAll(a.text, hole, "1") // /proc/$$/environ
	}
	pattern := a.glob
	if pattern == "" {
		pattern = escapeGlob(a.text)
	}
	pattern = strings.ReplaceAll(pattern, hole, "*")
	switch {
	case k.wrap.remote && a.known():
		return k.world.Elsewhere(a.text)
	case k.wrap.remote:
		return k.world.Elsewhere(pattern)
	case a.known():
		return k.through(k.world.At(cwd, a.text))
	}
	return k.through(k.world.Like(cwd, pattern))
}

// settled reports whether it is known well enough what a word names: a
// literal, a pattern, or names that come from the workspace itself.
func settled(a arg) bool {
	if !strings.Contains(a.text, hole) {
		return true
	}
	return a.from != 0 && a.from&^tame == 0 && !strings.Contains(a.text, "..")
}

// reads judges a file whose content is read.
func (k *readJudge) reads(c *call, a arg) {
	if a.proc != nil {
		c.data |= a.proc.from
		return
	}
	if a.text == "-" {
		c.data |= c.in.from
		return
	}
	p := k.place(a)
	c.cmd.Reads = append(c.cmd.Reads, p)
	if a.from&fromSecretPaths != 0 {
		p.Kind |= place.Secret
	}
	k.shows(c, p, a.show())
	k.showsSettings(c, p)
	if p.Is(place.Remote) {
		c.data |= fromUnknown
		return
	}
	if p.Is(place.Shared) && place.HoldsSecrets(p.Path) {
		p.Kind &^= place.Shared // all that it holds is read, the secrets too
	}
	k.outsideRead(c, a, p)
	if p.Is(place.Financial) {
		c.data |= fromFile
	}
	k.matchedSecrets(c, a)
}

// shows judges what a place is whose content is read.
func (k *readJudge) shows(c *call, p place.Place, shown string) {
	if p.Is(place.Secret) {
		c.data |= fromSecret
	}
	stake.Touch(c.finding(), stake.Read, p, shown)
}

// outsideRead judges where something that is read lies.
func (k *readJudge) outsideRead(c *call, a arg, p place.Place) {
	switch {
	case ofEverybody(a):
		c.data |= fromOutside
	case !settled(a):
		c.data |= fromUnknown
		c.unknown(say("reads {0}, which is not known before it runs", a.show()))
		if p.Path != "" && strings.HasPrefix(a.text, "/") {
			stake.Outside(c.finding(), stake.Read, p, a.show())
		}
	case a.unknown(), p.Path == "" && k.state.within && a.known() && !leadsOut(a.text):
		c.data |= fromFile
	case p.Is(place.Inside):
		c.data |= fromFile
	case p.Is(place.Harmless):
		if isStdin(a) || strings.HasPrefix(a.text, "/dev/fd/") {
			c.data |= c.in.from
		}
	default:
		c.data |= fromOutside
		stake.Outside(c.finding(), stake.Read, p, a.show())
	}
}

// ofEverybody reports names that were found where everybody may read.
func ofEverybody(a arg) bool {
	return a.from&fromShared != 0 && a.from&^(tame|fromShared) == 0 && a.text == hole && a.glob == ""
}

// matchedSecrets looks at what a pattern matches now.
func (k *readJudge) matchedSecrets(c *call, a arg) {
	if a.glob == "" || k.world.Disk == nil {
		return
	}
	k.globsSecrets(c, a)
	m := k.world.Expand(k.state.cwd, a.glob)
	for _, name := range m.Names {
		if k.world.At(k.state.cwd, name).Is(place.Secret) {
			c.data |= fromSecret
			c.raise(risk.High, risk.FSConfigSecrets, say("{0} matches secrets: {1}", a.show(), name))
			return
		}
	}
}

// looksAt judges a file or folder of which only names, sizes and dates are read.
func (k *readJudge) looksAt(c *call, a arg) {
	if a.proc != nil || a.text == "-" {
		return
	}
	p := k.place(a)
	c.cmd.Reads = append(c.cmd.Reads, p)
	if p.Is(place.Remote) {
		return
	}
	k.outsideRead(c, a, p)
}

// glance judges a word that may or may not be a path.
func (k *fileJudge) glance(c *call, a arg) {
	p := k.place(a)
	if a.from&fromSecretPaths != 0 || p.Any(place.Secret|place.AgentSettings|place.Guard) {
		k.reads(c, a)
		if p.Any(place.AgentSettings | place.Guard) {
			k.writes(c, a, edits)
		}
	}
}

// chooses judges a pattern that picks files out of a tree.
func (k *readJudge) chooses(c *call, a arg) {
	pattern := a
	if pattern.glob == "" {
		pattern.glob = strings.ReplaceAll(a.text, hole, "*")
	}
	if strings.HasPrefix(pattern.glob, "!") || strings.Trim(pattern.glob, "*./?") == "" {
		return // it leaves out, or takes all: it names nothing
	}
	if k.world.Like(k.state.cwd, pattern.glob).Is(place.Secret) {
		c.data |= fromSecretPaths
	}
}

// choosesContent is chooses where the files' content is then read.
func (k *readJudge) choosesContent(c *call, a arg) {
	before := c.data
	c.data = 0
	if k.chooses(c, a); c.data&fromSecretPaths != 0 {
		c.data = 0
		k.shows(c, place.Place{Kind: place.Inside | place.Secret}, a.show())
	}
	c.data |= before
}
