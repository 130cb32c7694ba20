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

// writes judges a file that is made or changed, in every folder that the
// command may be running in.
func (k *walker) writes(c *call, a arg, how manner) {
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

func (k *walker) write(c *call, a arg, p place.Place, how manner) {
	shown := a.show()
	switch {
	case p.Is(place.Remote):
		c.raise(risk.Medium, 0, say("writes {0} there", shown))
		k.sensitiveWrite(c, p, shown)
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
	if (how == overwrites || how == intoFolder) && !p.Any(place.Inside|place.Temp) {
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
