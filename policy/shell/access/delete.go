package access

import (
	"errors"
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/locale"
	"guard/policy/impact"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/taint"
)

// Deletes judges a file or folder that is removed, in every folder that the
// command may be running in.
func (j *Judge) Deletes(c *effect.Call, a taint.Word, recursive bool) {
	loses := false
	for i, dir := range j.State.Folders() {
		p := j.PlaceFrom(dir, a)
		if link, ok := j.OwnLink(dir, a); ok {
			c.Cmd.Deletes = append(c.Cmd.Deletes, link)
			c.Cmd.Spared = append(c.Cmd.Spared, link)
			c.Spare(effect.Say("{0} is a link that was made here", a.Show()))
			continue
		}
		if i == 0 {
			c.Cmd.Deletes = append(c.Cmd.Deletes, p)
		}
		spared := j.Remove(c, a, p, dir, recursive)
		loses = loses || !spared
		if i == 0 {
			j.Look(c, a, p, recursive, spared) // last: it may use up the time for the disk
		}
	}
	if recursive || a.Glob != "" {
		c.Cmd.Signature = ""
	}
	if recursive && loses && !eachFound(a) && !nothingListed(j, a) {
		listFirst(c, a.Show())
	}
}

// nothingListed reports that a list of an operand would be empty: nothing is there, wherever the command runs.
func nothingListed(j *Judge, a taint.Word) bool {
	return a.Glob == "" && !slices.ContainsFunc(j.State.Folders(), func(dir string) bool {
		return !impact.Absent(&j.World, j.PlaceFrom(dir, a))
	})
}

// RemoveFound judges the removal of what a search finds below a place.
func (j *Judge) RemoveFound(c *effect.Call, a taint.Word, p place.Place) {
	j.remove(c, a, p, "", false, "deletes what it finds in {0}")
}

// mostListed bounds how many bytes of names a suggestion to list them has.
const mostListed = 120

// listFirst suggests to list what a command deletes: all of its operands, as far as they are few.
func listFirst(c *effect.Call, shown string) {
	const way = locale.Message("list it first: ls -la {0}")
	was := c.Cmd.Own.Suggestion
	switch {
	case was == nil:
		c.Cmd.Own.Suggest(effect.Say(way, shown))
	case was.Msg == way && len(was.Args[0])+len(shown) < mostListed &&
		!slices.Contains(strings.Fields(was.Args[0]), shown):
		c.Cmd.Own.Suggest(effect.Say(way, was.Args[0]+" "+shown))
	}
}

// holdsNothing reports that an operand is a plain file in every folder that the command may be running in, as far as it
// is there. It only chooses words.
func (j *Judge) holdsNothing(a taint.Word) (file bool) {
	for _, dir := range j.State.Folders() {
		p := j.PlaceFrom(dir, a)
		if j.World.Disk == nil || p.Path == "" || p.Is(place.Remote) {
			return false
		}
		info, err := j.World.Disk.Lstat(p.Path)
		switch {
		case err == nil && info.Mode().IsRegular():
			file = true
		case !errors.Is(err, fs.ErrNotExist):
			return false
		}
	}
	return file
}

// Remove judges the removal; it reports whether the person loses nothing by it.
func (j *Judge) Remove(c *effect.Call, a taint.Word, p place.Place, cwd string, recursive bool) (spared bool) {
	says := locale.Message("deletes {0}")
	switch found := eachFound(a); {
	case recursive && found:
		says = "deletes all that is found and everything in it"
	case recursive && (a.Glob != "" || !j.holdsNothing(a)):
		says = "deletes {0} and everything in it"
	case found:
		says = "deletes each file that is found"
	}
	return j.remove(c, a, p, cwd, recursive, says)
}

// eachFound reports what stands for each name that a search finds (find(1), -exec).
func eachFound(a taint.Word) bool { return a.Computed && a.Src == "{}" }

func (j *Judge) remove(c *effect.Call, a taint.Word, p place.Place, cwd string, recursive bool,
	says locale.Message) (spared bool) {
	shown := a.Show()
	j.Touches(p)
	if j.OwnTemp(a, p) {
		c.Raise(risk.Medium, 0, effect.Say("deletes {0}, which the line makes itself", shown))
		impact.Touch(c.Finding(), impact.Delete, p, shown)
		c.Kept++
		c.Cmd.Spared = append(c.Cmd.Spared, p)
		return true
	}
	if staleLock(j, a, p) {
		c.Spare(effect.Say("deletes {0}, which a git left that runs no more", shown))
		return true
	}
	if why, made := j.Spared(a, p, recursive); why.Msg != "" {
		c.Spare(why)
		impact.Touch(c.Finding(), impact.Delete, p, shown)
		if made {
			c.Cmd.Spared = append(c.Cmd.Spared, p)
		} else {
			impact.Outside(c.Finding(), impact.Delete, p, shown)
		}
		return true
	}
	c.Loses()
	c.Raise(risk.High, risk.FSDeleteOverwrite, effect.Say(says, shown))
	takesAway(j, c, a, p, cwd, recursive)
	return false
}

// takesAway raises for what the person loses by a removal, by where it lies.
func takesAway(j *Judge, c *effect.Call, a taint.Word, p place.Place, cwd string, recursive bool) {
	shown := a.Show()
	if p.Is(place.Remote) {
		if recursive && TreeTop(&j.World, a) {
			c.Raise(risk.Critical, 0, effect.Say("deletes a whole tree there"))
			c.Flag(!j.Wrap.Cage, false)
		}
		return
	}
	impact.Touch(c.Finding(), impact.Delete, p, shown)
	if !taint.Settled(a) {
		c.Unsure = true
		c.Raise(risk.High, risk.ExecArbitrary,
			effect.Say("deletes something that is not known before it runs: {0}", shown))
		if recursive && strings.HasPrefix(a.Text, taint.Hole) {
			c.Raise(risk.Critical, risk.FSOutsideWorkspace,
				effect.Say("if the variable is empty, it deletes from the top: {0}", shown))
		}
	}
	target := p
	pattern := p.Path
	if pattern == "" && (strings.HasPrefix(a.Glob, "/") || strings.HasPrefix(a.Glob, "~")) {
		pattern = a.Glob // where it leads could not be looked up in time
	}
	if dir, ok := Everything(pattern); ok && a.Glob != "" {
		target = j.World.At("", dir)
	}
	if do := impact.Delete; taint.Settled(a) {
		if recursive {
			do |= impact.DeleteTree
		}
		impact.Outside(c.Finding(), do, p, shown)
	}
	if recursive {
		impact.Touch(c.Finding(), impact.DeleteTree, target, shown)
		impact.Tree(c.Finding(), j.World.Workspace, cwd, target, shown)
	}
}

// TreeTop reports the root of another machine.
func TreeTop(w *place.World, a taint.Word) bool {
	text := a.Text
	if dir, ok := Everything(text); ok {
		text = dir
	}
	return w.At("/", text).Is(place.Root)
}

// Everything reports whether a pattern's last component matches all there is
// in its folder, and returns the folder.
func Everything(pattern string) (string, bool) {
	dir, last := path.Split(pattern)
	if !strings.Contains(last, "*") || strings.Trim(last, "*.?[]!^{},") != "" {
		return "", false
	}
	return path.Clean(dir), true
}

// Look fills in what a wildcard or a folder holds now, and judges it.
func (j *Judge) Look(c *effect.Call, a taint.Word, p place.Place, recursive, spared bool) {
	if j.Wrap.Remote || p.Path == "" || a.Glob == "" && !recursive {
		return
	}
	var m place.Match
	if a.Glob != "" {
		m = j.World.Expand(j.State.Cwd, strings.ReplaceAll(a.Glob, taint.Hole, "*"))
	} else {
		m = j.World.Tree(p.Path)
	}
	m.Pattern = a.Show()
	j.holds(c, a, m, spared)
}

// LookFor fills in what a search finds below a place now, and judges it.
func (j *Judge) LookFor(c *effect.Call, a taint.Word, s effect.Sweep, spared bool) {
	top := s.Folder.Path
	if j.Wrap.Remote || top == "" {
		return
	}
	m := j.World.Found(top, func(at string, folder bool) (counts, enters bool) {
		name := path.Base(at)
		if at != top && effect.Bears(s.Skips, top, at, name) {
			return false, false
		}
		return effect.Bears(s.Names, top, at, name), true
	})
	m.Pattern = FoundBy(a, s)
	j.holds(c, a, m, spared)
}

// FoundBy names what a search finds below a place, as a pattern: ./**/*.log.
func FoundBy(a taint.Word, s effect.Sweep) string {
	var names []string
	for _, n := range s.Names {
		names = append(names, n.Pattern)
	}
	top := strings.TrimSuffix(a.Show(), "/")
	switch len(names) {
	case 0:
		return a.Show()
	case 1:
		return top + "/**/" + names[0]
	}
	return top + "/**/{" + strings.Join(names, ",") + "}"
}

// holds judges what is there now.
func (j *Judge) holds(c *effect.Call, a taint.Word, m place.Match, spared bool) {
	if j.World.Disk != nil && m.Untracked > 0 && !spared {
		c.Raise(risk.High, risk.FSDeleteOverwrite,
			effect.Say("{0} holds files that are not under version control", m.Pattern))
	}
	j.Out.Wildcards = append(j.Out.Wildcards, m)
}
