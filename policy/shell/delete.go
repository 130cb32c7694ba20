package shell

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
)

// deletes judges a file or folder that is removed, in every folder that the
// command may be running in.
func (k *walker) deletes(c *call, a arg, recursive bool) {
	for i, dir := range k.state.folders() {
		p := k.placeFrom(dir, a)
		if i == 0 {
			c.cmd.Deletes = append(c.cmd.Deletes, p)
		}
		k.remove(c, a, p, dir, recursive)
		if i == 0 {
			k.look(c, a, p, recursive) // last: it may use up the time for the disk
		}
	}
	if recursive || a.glob != "" {
		c.cmd.Signature = ""
	}
	if c.cmd.Own.Suggestion.Msg == "" && recursive {
		c.cmd.Own.Suggestion = say("list it first: ls -la {0}", a.show())
	}
}

func (k *walker) remove(c *call, a arg, p place.Place, cwd string, recursive bool) {
	shown := a.show()
	says := "deletes {0}"
	if recursive {
		says = "deletes {0} and everything in it"
	}
	c.raise(risk.High, risk.FSDeleteOverwrite, say(says, shown))
	if p.Is(place.Remote) {
		if recursive && treeTop(&k.world, a) {
			c.raise(risk.Critical, 0, say("deletes a whole tree there"))
			c.flag(!k.wrap.cage, false)
		}
		return
	}
	k.sensitiveDelete(c, p, shown)
	if !settled(a) {
		c.unsure = true
		c.raise(risk.High, risk.ExecArbitrary, say("deletes something that is not known before it runs: {0}", shown))
		if recursive && strings.HasPrefix(a.text, hole) {
			c.raise(risk.Critical, risk.FSOutsideWorkspace, say("if the variable is empty, it deletes from the top: {0}", shown))
		}
	}
	target := p
	pattern := p.Path
	if pattern == "" && (strings.HasPrefix(a.glob, "/") || strings.HasPrefix(a.glob, "~")) {
		pattern = a.glob // where it leads could not be looked up in time
	}
	if dir, ok := everything(pattern); ok && a.glob != "" {
		target = k.world.At("", dir)
	}
	if !p.Any(place.Inside|place.Harmless) && settled(a) {
		c.raise(risk.High, risk.FSOutsideWorkspace, say("deletes outside the workspace: {0}", shown))
		if recursive && !p.Is(place.Temp) {
			c.raise(risk.Critical, 0, risk.Reason{})
		}
	}
	if recursive {
		k.removeTree(c, target, cwd, shown)
	}
}

// removeTree judges the deletion of a folder with all it holds.
func (k *walker) removeTree(c *call, p place.Place, cwd, shown string) {
	switch {
	case wholeTree(p):
		c.raise(risk.Critical, risk.FSOutsideWorkspace, say("deletes a whole system or home: {0}", shown))
		c.flag(true, false)
	case p.Is(place.TopLevel | place.Temp):
		c.raise(risk.Critical, risk.FSOutsideWorkspace, say("deletes what every program keeps in {0}", shown))
	case p.Is(place.WorkspaceRoot):
		c.raise(risk.Critical, 0, say("deletes the whole workspace"))
	case p.Is(place.VCS):
		c.raise(risk.Critical, 0, say("deletes the repository with its history"))
	case p.Path != "" && k.world.Workspace != "" && place.Below(k.world.Workspace, p.Path):
		c.raise(risk.Critical, risk.FSOutsideWorkspace, say("{0} holds the workspace", shown))
	case p.Path != "" && cwd != "" && place.Below(cwd, p.Path):
		c.raise(risk.Critical, 0, say("{0} is the current folder, or holds it", shown))
	case p.Is(place.Inside) && slices.Contains(sourceFolders, path.Base(p.Path)):
		c.raise(risk.Critical, 0, say("{0} looks like a folder of sources", shown))
	}
}

// sensitiveDelete judges what is deleted, wherever it lies.
func (k *walker) sensitiveDelete(c *call, p place.Place, shown string) {
	if p.Any(place.AgentSettings | place.Guard) {
		c.raise(risk.High, risk.FSConfigSecrets, say("deletes settings of an agent or of guard: {0}", shown))
		c.flag(false, true)
	}
	if p.Is(place.Secret) {
		c.raise(risk.High, risk.FSConfigSecrets, say("deletes secrets: {0}", shown))
	}
	if p.Any(place.System|place.Device) && !p.Is(place.Inside) {
		c.raise(risk.Critical, risk.SystemImpact, say("deletes parts of the system: {0}", shown))
	}
	if p.Is(place.VCS) {
		c.raise(risk.Critical, 0, say("deletes the repository's own data"))
	}
}

// wholeTree reports whether a place is /, a home or a folder right below /.
func wholeTree(p place.Place) bool {
	return p.Any(place.Root|place.HomeFolder) || p.Is(place.TopLevel) && !p.Any(place.Inside|place.Temp)
}

// treeTop reports the root of another machine.
func treeTop(w *place.World, a arg) bool {
	text := a.text
	if dir, ok := everything(text); ok {
		text = dir
	}
	return w.At("/", text).Is(place.Root)
}

// everything reports whether a pattern's last component matches all there is
// in its folder, and returns the folder.
func everything(pattern string) (string, bool) {
	dir, last := path.Split(pattern)
	if !strings.Contains(last, "*") || strings.Trim(last, "*.?[]!^{},") != "" {
		return "", false
	}
	return path.Clean(dir), true
}

// sourceFolders are names under which projects keep what they are made of, and
// under which no tool puts what it builds.
var sourceFolders = []string{"src", "source", "sources", "internal", "cmd", "crates", "include", "migrations"}

// look fills in what a wildcard or a folder holds now, and judges it.
func (k *walker) look(c *call, a arg, p place.Place, recursive bool) {
	if k.wrap.remote || p.Path == "" || a.glob == "" && !recursive {
		return
	}
	var m place.Match
	if a.glob != "" {
		m = k.world.Expand(k.state.cwd, strings.ReplaceAll(a.glob, hole, "*"))
	} else {
		m = k.world.Tree(p.Path)
	}
	m.Pattern = a.show()
	if k.world.Disk != nil && m.Untracked > 0 {
		m.Notes = append(m.Notes, "holds files that are not under version control")
		c.raise(risk.High, risk.FSDeleteOverwrite, say("{0} holds files that are not under version control", a.show()))
	}
	k.out.Wildcards = append(k.out.Wildcards, m)
}
