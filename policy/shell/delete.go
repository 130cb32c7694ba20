package shell

import (
	"io/fs"
	"path"
	"strings"

	"guard/locale"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/stake"
)

// deletes judges a file or folder that is removed, in every folder that the
// command may be running in.
func (k *fileJudge) deletes(c *call, a arg, recursive bool) {
	for i, dir := range k.state.folders() {
		p := k.placeFrom(dir, a)
		if link, ok := k.ownLink(dir, a); ok {
			c.cmd.Deletes = append(c.cmd.Deletes, link)
			c.spare(say("{0} is a link that was made here", a.show()))
			continue
		}
		if i == 0 {
			c.cmd.Deletes = append(c.cmd.Deletes, p)
		}
		spared := k.remove(c, a, p, dir, recursive)
		if i == 0 {
			k.look(c, a, p, recursive, spared) // last: it may use up the time for the disk
		}
	}
	if recursive || a.glob != "" {
		c.cmd.Signature = ""
	}
	if c.cmd.Own.Suggestion.Msg == "" && recursive {
		c.cmd.Own.Suggestion = say("list it first: ls -la {0}", a.show())
	}
}

// ownLink reports a symlink that this session made: removing it leaves what it
// leads to.
func (k *ownFiles) ownLink(cwd string, a arg) (place.Place, bool) {
	if k.world.Past == nil || k.world.Disk == nil || !a.known() || strings.HasSuffix(a.text, "/") || k.wrap.remote {
		return place.Place{}, false
	}
	dir, name := path.Split(a.text)
	if name == "" || name == "." || name == ".." {
		return place.Place{}, false
	}
	at := k.world.At(cwd, dir+".")
	p := place.Place{Raw: a.text, Path: path.Join(at.Path, name), Kind: at.Kind &^ (place.WorkspaceRoot | place.HomeFolder | place.TopLevel)}
	info, err := k.world.Disk.Lstat(p.Path)
	if at.Path == "" || err != nil || info.Mode()&fs.ModeSymlink == 0 || k.touched(p.Path) {
		return place.Place{}, false
	}
	_, made := k.world.Past.Made(p.Path)
	return p, made
}

// remove judges the removal; it reports whether the person loses nothing by it.
func (k *fileJudge) remove(c *call, a arg, p place.Place, cwd string, recursive bool) (spared bool) {
	shown := a.show()
	if k.ownTemp(a, p) {
		c.raise(risk.Medium, 0, say("deletes {0}, which the line makes itself", shown))
		stake.Touch(c.finding(), stake.Delete, p, shown)
		c.kept++
		return true
	}
	if why, made := k.spared(a, p, recursive); why.Msg != "" {
		c.spare(why)
		stake.Touch(c.finding(), stake.Delete, p, shown)
		if !made {
			stake.Outside(c.finding(), stake.Delete, p, shown)
		}
		return true
	}
	c.loses()
	says := locale.Message("deletes {0}")
	if recursive {
		says = "deletes {0} and everything in it"
	}
	c.raise(risk.High, risk.FSDeleteOverwrite, say(says, shown))
	if p.Is(place.Remote) {
		if recursive && treeTop(&k.world, a) {
			c.raise(risk.Critical, 0, say("deletes a whole tree there"))
			c.flag(!k.wrap.cage, false)
		}
		return false
	}
	stake.Touch(c.finding(), stake.Delete, p, shown)
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
	if do := stake.Delete; settled(a) {
		if recursive {
			do |= stake.DeleteTree
		}
		stake.Outside(c.finding(), do, p, shown)
	}
	if recursive {
		stake.Touch(c.finding(), stake.DeleteTree, target, shown)
		stake.Tree(c.finding(), k.world.Workspace, cwd, target, shown)
	}
	return false
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

// look fills in what a wildcard or a folder holds now, and judges it.
func (k *fileJudge) look(c *call, a arg, p place.Place, recursive, spared bool) {
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
	if k.world.Disk != nil && m.Untracked > 0 && !spared {
		m.Notes = append(m.Notes, "holds files that are not under version control")
		c.raise(risk.High, risk.FSDeleteOverwrite, say("{0} holds files that are not under version control", a.show()))
	}
	k.out.Wildcards = append(k.out.Wildcards, m)
}
