package files

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// Link is a symlink that the line makes: later words of the line lead through
// it, though the disk does not have it yet.
type Link struct {
	Name, Target string // absolute
	Text         string // what a symbolic link says, where that is known
}

// Anywhere is the target of a link that is not known before the line runs.
const Anywhere = "/" + taint.Hole

// protectedNames are what folders hold that are protected by what lies in them: .git,
// .husky, .github, .vscode, .idea, .yarn, .cargo and agents' own.
var protectedNames = [...]string{"hooks/x", "workflows/x", "actions/x", "tasks.json", "config.toml", "settings.json",
	"workspace.xml", "releases/x"}

// LeadsToRun reports a place that holds what another tool runs later, lies in it, or
// is above all of it as the workspace's own folder is. Programs that were installed
// are linked to every day.
func (ps *places) LeadsToRun(p place.Place) bool {
	root := ps.World.Root()
	switch {
	case p.Path == "" || strings.Contains(p.Path+"/", "bin/"):
		return false
	case p.Is(place.VCS) || root != "" && place.Below(root, p.Path):
		return true
	}
	if !strings.Contains(p.Path, "/.") { // all of them have such a name
		return false
	}
	names := ps.World
	names.Disk = nil // what they lead to is judged when it is written
	for _, name := range protectedNames {
		if names.At("", p.Path+"/"+name).Any(place.Executed | place.AgentSettings | place.Guard | place.VCS) {
			return true
		}
	}
	return p.Is(place.Executed)
}

// through follows the line's own links. What a path is by its name it stays.
func (ps *places) through(p place.Place) place.Place {
	ps.linksBrought(p.Path)
	for _, l := range ps.Links {
		if p.Path == "" || l.Target == "" || !place.Below(p.Path, l.Name) || place.Below(l.Target, l.Name) {
			continue
		}
		rest := strings.TrimPrefix(p.Path, l.Name)
		if rest != "" && ps.fileAt(l.Target) {
			continue // nothing is below a file: the name is a folder's, and the link lies in it
		}
		q := ps.World.Like("/", strings.ReplaceAll(taint.EscapeGlob(l.Target), taint.Hole, "*")+rest)
		q.Raw = p.Raw
		q.Kind |= p.Kind & (place.Secret | place.AgentSettings | place.Instructions | place.Guard | place.Executed |
			place.Startup | place.VCS)
		return q
	}
	return ps.throughIndexed(p)
}

// Relinks notes a link that is made once more, to lead elsewhere: where it leads at which time is not
// known, unless all of it is the session's own.
func (o *ownFiles) Relinks(name, target string) {
	for i, l := range o.Links {
		if l.Name != name || l.Target == target {
			continue
		}
		if !o.OwnFile(target) || !o.OwnFile(l.Target) {
			target = Anywhere
		}
		o.Links = slices.Clone(o.Links)
		o.Links[i].Target = target
	}
}

// LinkFolder is where a link's target counts from: a symbolic link's own folder,
// unless it is told otherwise (symlink(7); ln(1), --relative).
func (ps *places) LinkFolder(v *option.Invocation, target taint.Word) string {
	if !v.Has("-s", "--symbolic") || v.Has("-r", "--relative") || len(v.Operands) < 2 ||
		strings.HasPrefix(target.Text, "/") {
		return ps.State.Cwd
	}
	name := v.Operands[len(v.Operands)-1]
	at := ps.Place(name).Path
	if at == "" || !name.Known() {
		return ps.State.Cwd
	}
	if len(v.Operands) > 2 || strings.HasSuffix(name.Text, "/") || ps.FolderAt(at) {
		return at
	}
	return path.Dir(at)
}

// FolderAt reports what the disk shows to be a folder.
func (ps *places) FolderAt(p string) bool {
	if ps.World.Disk == nil {
		return false
	}
	info, err := ps.World.Disk.Lstat(p)
	ps.InTime(err)
	return err == nil && info.IsDir()
}

// fileAt reports what the disk shows to be a regular file.
func (ps *places) fileAt(p string) bool {
	if ps.World.Disk == nil {
		return false
	}
	info, err := ps.World.Disk.Lstat(p)
	ps.InTime(err)
	return err == nil && info.Mode().IsRegular()
}

// LinksUnchanged remembers the files that rsync links to those of another folder where they
// are the same, which counts from the one that is written (rsync(1), --link-dest).
func (ps *places) LinksUnchanged(v *option.Invocation, to taint.Word) {
	other, given := v.Option("--link-dest")
	at := ps.Place(to).Path
	if !given || at == "" || !ps.Room(len(ps.Links), taint.MaxWords) {
		return
	}
	if from := ps.World.At(at, other.Text).Path; from != "" && from != at {
		ps.Links = append(ps.Links, Link{Name: at, Target: from})
	}
}

// Bounds of the entries of a folder that are looked at for links, and of the folders in it.
const (
	maxLinked = 4096
	maxDepth  = 8
	maxTaken  = taint.MaxWords / 2 // links that a folder or an archive brings
)

// CopiesLinks remembers the links that a copy or a move takes along: one by itself, or
// those right in a folder.
func (ps *places) CopiesLinks(from place.Place, word taint.Word, to place.Place) {
	if ps.World.Disk == nil || ps.Wrap.Remote || to.Path == "" || !word.Known() {
		return
	}
	name := ps.World.At(ps.State.Cwd, path.Dir(strings.TrimSuffix(word.Text, "/"))).Path + "/" + path.Base(word.Text)
	for _, l := range slices.Clone(ps.Links) { // those of the line itself
		if rest, below := strings.CutPrefix(l.Name, name); below && (rest == "" || rest[0] == '/') &&
			ps.Room(len(ps.Links), taint.MaxWords) {
			ps.movesLink(to.Path+rest, l.Target, ps.World.At(path.Dir(to.Path+rest), l.Text).Path, l.Text)
		}
	}
	if target, err := ps.World.Disk.Readlink(name); err == nil {
		ps.movesLink(to.Path, ps.World.At(path.Dir(name), target).Path,
			ps.World.At(path.Dir(to.Path), target).Path, target)
		return
	}
	left := maxLinked
	ps.linksBelow(from.Path, to.Path, 0, &left)
}

// linksBelow remembers the links in a folder and those in it, under the names of a copy.
func (ps *places) linksBelow(from, to string, depth int, left *int) {
	var folders []string
	_ = ps.World.Disk.ReadDir(from, func(e fs.DirEntry) bool {
		if *left--; *left < 0 || ps.bringsMany(to) {
			return false
		}
		switch name := e.Name(); {
		case e.IsDir() && name != ".git" && name != "node_modules":
			folders = append(folders, name)
		case e.Type()&fs.ModeSymlink != 0:
			if target, err := ps.World.Disk.Readlink(from + "/" + name); err == nil {
				ps.movesLink(to+"/"+name, ps.World.At(from, target).Path, ps.World.At(to, target).Path, target)
			}
		}
		return true
	})
	for _, name := range folders {
		if depth < maxDepth {
			ps.linksBelow(from+"/"+name, to+"/"+name, depth+1, left)
		}
	}
}

// bringsMany reports that more links come into a folder than are remembered one by one: then each name there may lead
// anywhere.
func (ps *places) bringsMany(to string) bool {
	if len(ps.Links) < maxTaken {
		return false
	}
	ps.addsLink(Link{Name: to, Target: Anywhere})
	return true
}

// movesLink remembers a link that comes to lie elsewhere. Its text counts from where it lies then; a copy that follows
// it has what lay where it led before. Which of the two it is the command's options say: what is not an everyday place
// to write counts first, then what is there.
func (ps *places) movesLink(name, was, now, text string) {
	if text == "" || strings.HasPrefix(text, "/") || now == "" || now == was {
		ps.addsLink(Link{Name: name, Target: was, Text: text})
		return
	}
	first, second := now, was
	if ps.everydayAt(now) && (!ps.everydayAt(was) || ps.World.Disk != nil && ps.World.Missing(now)) {
		first, second = was, now
	}
	ps.addsLink(Link{Name: name, Target: first, Text: text})
	ps.addsLink(Link{Name: name, Target: second, Text: text})
}

// everydayAt reports a place of the workspace, or a temporary one, that nothing protects.
func (ps *places) everydayAt(p string) bool {
	at := ps.World.At("", p)
	return at.Any(place.Inside|place.Temp) && !at.Any(place.Secret|place.AgentSettings|place.Instructions|place.Guard|
		place.Executed|place.Startup|place.VCS)
}

func (ps *places) addsLink(l Link) {
	if !slices.Contains(ps.Links, l) && ps.Room(len(ps.Links), taint.MaxWords) {
		ps.Links = append(ps.Links, l)
	}
}

// UnpacksLinks remembers the links that an archive brings into a folder, without so many
// folders at the front of their names.
func (ps *places) UnpacksLinks(archive, into string, strip int) {
	if ps.World.Disk == nil || archive == "" || into == "" {
		return
	}
	data, err := ps.World.Disk.ReadFile(archive, maxArchive)
	if err != nil {
		return
	}
	for _, m := range members(data).list {
		parts := strings.Split(strings.TrimPrefix(path.Clean("/"+m.name), "/"), "/")
		if m.link == "" || len(parts) <= strip {
			continue
		}
		if ps.bringsMany(into) {
			return
		}
		at := path.Join(into, path.Join(parts[strip:]...))
		ps.addsLink(Link{Name: at, Target: ps.World.At(path.Dir(at), m.link).Path, Text: m.link})
	}
}
