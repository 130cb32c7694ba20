package shell

import (
	"path"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
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

// place tells where a word lies, seen from the folder the command runs in. A
// part that is not known counts as a wildcard.
func (k *walker) place(a arg) place.Place { return k.placeFrom(k.state.cwd, a) }

func (k *walker) placeFrom(cwd string, a arg) place.Place {
	switch {
	case k.wrap.remote:
		return place.Place{Raw: a.show(), Kind: place.Remote}
	case a.known():
		return k.world.At(cwd, a.text)
	case a.glob != "":
		return k.world.Like(cwd, strings.ReplaceAll(a.glob, hole, "*"))
	}
	return k.world.Like(cwd, strings.ReplaceAll(escapeGlob(a.text), hole, "*"))
}

// settled reports whether it is known well enough what a word names: a
// literal, a pattern, or names that come from the workspace itself.
func settled(a arg) bool {
	if !strings.Contains(a.text, hole) {
		return true
	}
	return a.from != 0 && a.from&^tame == 0
}

// reads judges a file whose content is read.
func (k *walker) reads(c *call, a arg) {
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
	if p.Is(place.Remote) {
		c.data |= fromUnknown
		return
	}
	if p.Is(place.Secret) || a.from&fromSecretPaths != 0 {
		c.data |= fromSecret
		c.raise(risk.High, risk.FSConfigSecrets, say("reads secrets: {0}", a.show()))
	}
	k.outsideRead(c, a, p)
	if p.Is(place.Financial) {
		c.data |= fromFile
	}
	k.matchedSecrets(c, a)
}

// outsideRead judges where something that is read lies.
func (k *walker) outsideRead(c *call, a arg, p place.Place) {
	switch {
	case !settled(a):
		c.data |= fromUnknown
		c.unknown(say("reads {0}, which is not known before it runs", a.show()))
		if p.Path != "" && strings.HasPrefix(a.text, "/") && !p.Is(place.Inside) {
			c.raise(risk.Medium, risk.FSOutsideWorkspace, say("reads outside the workspace: {0}", a.show()))
		}
	case a.unknown():
		c.data |= fromFile
	case p.Is(place.Inside):
		c.data |= fromFile
	case p.Is(place.Harmless):
		if a.text == "/dev/stdin" || strings.HasPrefix(a.text, "/dev/fd/") {
			c.data |= c.in.from
		}
	case p.Is(place.Device):
		c.data |= fromOutside
		c.raise(risk.High, risk.SystemImpact|risk.FSOutsideWorkspace, say("reads the device {0}", a.show()))
	default:
		c.data |= fromOutside
		c.raise(risk.Medium, risk.FSOutsideWorkspace, say("reads outside the workspace: {0}", a.show()))
	}
}

// matchedSecrets looks at what a pattern matches now.
func (k *walker) matchedSecrets(c *call, a arg) {
	if a.glob == "" || k.world.Disk == nil {
		return
	}
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
func (k *walker) looksAt(c *call, a arg) {
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
func (k *walker) glance(c *call, a arg) {
	p := k.place(a)
	if p.Any(place.Secret | place.AgentSettings | place.Guard) {
		k.reads(c, a)
		if p.Any(place.AgentSettings | place.Guard) {
			k.writes(c, a, edits)
		}
	}
}

// chooses judges a pattern that picks files out of a tree.
func (k *walker) chooses(c *call, a arg) {
	pattern := a
	if pattern.glob == "" {
		pattern.glob = strings.ReplaceAll(a.text, hole, "*")
	}
	if strings.HasPrefix(pattern.glob, "!") {
		return
	}
	if k.world.Like(k.state.cwd, pattern.glob).Is(place.Secret) {
		c.data |= fromSecretPaths
	}
}

// writes judges a file that is made or changed, in every folder that the
// command may be running in.
func (k *walker) writes(c *call, a arg, how manner) {
	if a.proc != nil {
		k.leakInto(c, *a.proc)
		return
	}
	if a.text == "-" && how != edits {
		return
	}
	for i, dir := range k.state.folders() {
		p := k.placeFrom(dir, a)
		if i == 0 {
			c.cmd.Writes = append(c.cmd.Writes, p)
		}
		k.write(c, a, p, how)
	}
}

// leakInto is where output into >(…) is judged; its commands were walked when
// the word was expanded.
func (k *walker) leakInto(*call, stream) {}

func (k *walker) write(c *call, a arg, p place.Place, how manner) {
	shown := a.show()
	switch {
	case p.Is(place.Remote):
		c.raise(risk.Medium, 0, say("writes {0} there", shown))
		return
	case p.Is(place.Harmless):
		return
	case p.Is(place.BlockDevice):
		c.raise(risk.Critical, risk.FSDeleteOverwrite|risk.SystemImpact|risk.FSOutsideWorkspace, say("writes onto the disk {0} itself, destroying what is on it", shown))
		c.flag(true, false)
		return
	case p.Is(place.Device):
		c.raise(risk.High, risk.SystemImpact|risk.FSOutsideWorkspace, say("writes to the device {0}", shown))
		return
	}
	k.sensitiveWrite(c, p, shown)
	switch {
	case !settled(a) && !p.Is(place.Inside):
		c.raise(risk.High, risk.FSDeleteOverwrite|risk.FSOutsideWorkspace, say("writes a file that is not known before it runs: {0}", shown))
		c.unsure = true
	case !settled(a):
		c.unknown(say("writes a file that is not known before it runs: {0}", shown))
	}
	switch {
	case p.Is(place.Inside):
		k.insideWrite(c, a, p, how)
	case p.Is(place.Temp):
		c.raise(risk.Medium, risk.FSOutsideWorkspace, say("writes outside the workspace: {0}", shown))
	case p.Path == "" && !strings.HasPrefix(a.text, "/"):
		c.raise(risk.High, risk.FSOutsideWorkspace, say("writes {0} in a folder that is not known", shown))
	default:
		c.raise(risk.High, risk.FSOutsideWorkspace, say("writes outside the workspace: {0}", shown))
	}
	if how == overwrites && !p.Any(place.Inside|place.Temp) {
		c.raise(risk.High, risk.FSDeleteOverwrite, risk.Reason{})
	}
}

// sensitiveWrite judges what the file is, wherever it lies.
func (k *walker) sensitiveWrite(c *call, p place.Place, shown string) {
	if p.Any(place.AgentSettings | place.Guard) {
		c.raise(risk.High, risk.FSConfigSecrets, say("changes the settings of an agent or of guard: {0}", shown))
		c.flag(false, true)
	}
	if p.Is(place.Secret) {
		c.raise(risk.High, risk.FSConfigSecrets, say("changes secrets: {0}", shown))
	}
	if p.Is(place.Startup) && !p.Is(place.Inside) {
		c.raise(risk.High, risk.FSConfigSecrets|risk.ExecArbitrary, say("changes a file that is read at start-up: {0}", shown))
	}
	if p.Is(place.Executed) {
		c.raise(risk.High, risk.ExecArbitrary, say("changes a file that a tool runs later: {0}", shown))
	}
	if p.Is(place.VCS) {
		c.raise(risk.High, risk.ExecArbitrary, say("changes version control's own data: {0}", shown))
	}
	if p.Is(place.System) && !p.Is(place.Inside) {
		c.raise(risk.High, risk.SystemImpact, say("changes the system: {0}", shown))
	}
}

// insideWrite judges a write in the workspace by what it would replace. Where
// the disk does not tell, something is taken to be there.
func (k *walker) insideWrite(c *call, a arg, p place.Place, how manner) {
	if how == intoFolder || how == overwrites && !k.absent(a, p) {
		c.raise(risk.Medium, risk.FSDeleteOverwrite, say("writes over {0}", a.show()))
		return
	}
	c.raise(risk.Medium, 0, say("changes {0}", a.show()))
}

// absent reports whether the disk shows that nothing, or nothing of worth, is
// at a place.
func (k *walker) absent(a arg, p place.Place) bool {
	if k.world.Disk == nil || !a.known() || p.Path == "" {
		return false
	}
	info, err := k.world.Disk.Lstat(p.Path)
	if err != nil {
		_, err := k.world.Disk.Lstat(path.Dir(p.Path))
		return err == nil
	}
	return info.Mode().IsRegular() && info.Size() == 0
}
