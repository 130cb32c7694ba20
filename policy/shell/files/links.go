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
}

// Anywhere is the target of a link that is not known before the line runs.
const Anywhere = "/" + taint.Hole

// protectedNames are what folders hold that are protected by what lies in them: .git,
// .husky, .github, .vscode, .cargo and agents' own.
var protectedNames = [...]string{"hooks/x", "workflows/x", "actions/x", "tasks.json", "config.toml", "settings.json"}

// LeadsToRun reports a place that holds what another tool runs later, lies in it, or
// is above all of it as the workspace's own folder is. Programs that were installed
// are linked to every day.
func (k *places) LeadsToRun(p place.Place) bool {
	root := k.World.Root()
	switch {
	case p.Path == "" || strings.Contains(p.Path+"/", "bin/"):
		return false
	case p.Is(place.VCS) || root != "" && place.Below(root, p.Path):
		return true
	}
	if !strings.Contains(p.Path, "/.") { // all of them have such a name
		return false
	}
	names := k.World
	names.Disk = nil // what they lead to is judged when it is written
	for _, name := range protectedNames {
		if names.At("", p.Path+"/"+name).Any(place.Executed | place.AgentSettings | place.Guard | place.VCS) {
			return true
		}
	}
	return p.Is(place.Executed)
}

// through follows the line's own links. What a path is by its name it stays.
func (k *places) through(p place.Place) place.Place {
	k.linksBrought(p.Path)
	for _, l := range k.Links {
		if p.Path == "" || l.Target == "" || !place.Below(p.Path, l.Name) || place.Below(l.Target, l.Name) {
			continue
		}
		rest := strings.TrimPrefix(p.Path, l.Name)
		q := k.World.Like("/", strings.ReplaceAll(taint.EscapeGlob(l.Target), taint.Hole, "*")+rest)
		q.Raw = p.Raw
		q.Kind |= p.Kind & (place.Secret | place.AgentSettings | place.Instructions | place.Guard | place.Executed |
			place.Startup | place.VCS)
		return q
	}
	return p
}

// LinkFolder is where a link's target counts from: a symbolic link's own folder,
// unless it is told otherwise (symlink(7); ln(1), --relative).
func (k *places) LinkFolder(v *option.Invocation, target taint.Word) string {
	if !v.Has("-s", "--symbolic") || v.Has("-r", "--relative") || len(v.Operands) < 2 ||
		strings.HasPrefix(target.Text, "/") {
		return k.State.Cwd
	}
	name := v.Operands[len(v.Operands)-1]
	at := k.Place(name).Path
	if at == "" || !name.Known() {
		return k.State.Cwd
	}
	if len(v.Operands) > 2 || strings.HasSuffix(name.Text, "/") || k.FolderAt(at) {
		return at
	}
	return path.Dir(at)
}

// FolderAt reports what the disk shows to be a folder.
func (k *places) FolderAt(p string) bool {
	if k.World.Disk == nil {
		return false
	}
	info, err := k.World.Disk.Lstat(p)
	k.InTime(err)
	return err == nil && info.IsDir()
}

// LinksUnchanged remembers the files that rsync links to those of another folder where they
// are the same, which counts from the one that is written (rsync(1), --link-dest).
func (k *places) LinksUnchanged(v *option.Invocation, to taint.Word) {
	other, given := v.Option("--link-dest")
	at := k.Place(to).Path
	if !given || at == "" || len(k.Links) > taint.MaxWords {
		return
	}
	if from := k.World.At(at, other.Text).Path; from != "" && from != at {
		k.Links = append(k.Links, Link{at, from})
	}
}

// Bounds of the entries of a folder that are looked at for links, and of the folders in it.
const (
	maxLinked = 512
	maxDepth  = 8
)

// CopiesLinks remembers the links that a copy or a move takes along: one by itself, or
// those right in a folder.
func (k *places) CopiesLinks(from place.Place, word taint.Word, to place.Place) {
	if k.World.Disk == nil || k.Wrap.Remote || to.Path == "" || !word.Known() {
		return
	}
	name := k.World.At(k.State.Cwd, path.Dir(strings.TrimSuffix(word.Text, "/"))).Path + "/" + path.Base(word.Text)
	for _, l := range slices.Clone(k.Links) { // those of the line itself
		if rest, below := strings.CutPrefix(l.Name, name); below && (rest == "" || rest[0] == '/') &&
			len(k.Links) < taint.MaxWords {
			k.Links = append(k.Links, Link{to.Path + rest, l.Target})
		}
	}
	if target, err := k.World.Disk.Readlink(name); err == nil {
		k.Links = append(k.Links, Link{to.Path, k.World.At(path.Dir(name), target).Path})
		return
	}
	left := maxLinked
	k.linksBelow(from.Path, to.Path, 0, &left)
}

// linksBelow remembers the links in a folder and those in it, under the names of a copy.
func (k *places) linksBelow(from, to string, depth int, left *int) {
	var folders []string
	_ = k.World.Disk.ReadDir(from, func(e fs.DirEntry) bool {
		if *left--; *left < 0 {
			return false
		}
		switch name := e.Name(); {
		case e.IsDir() && name != ".git" && name != "node_modules":
			folders = append(folders, name)
		case e.Type()&fs.ModeSymlink != 0:
			if target, err := k.World.Disk.Readlink(from + "/" + name); err == nil {
				at := k.World.At(from, target).Path
				k.addsLink(Link{to + "/" + name, at})
				if !strings.HasPrefix(target, "/") { // it counts from where the copy lies
					k.addsLink(Link{to + "/" + name, k.World.At(to, target).Path})
				}
			}
		}
		return true
	})
	for _, name := range folders {
		if depth < maxDepth {
			k.linksBelow(from+"/"+name, to+"/"+name, depth+1, left)
		}
	}
}

func (k *places) addsLink(l Link) {
	if len(k.Links) < taint.MaxWords && !slices.Contains(k.Links, l) {
		k.Links = append(k.Links, l)
	}
}

// UnpacksLinks remembers the links that an archive brings into a folder, without so many
// folders at the front of their names.
func (k *places) UnpacksLinks(archive, into string, strip int) {
	if k.World.Disk == nil || archive == "" || into == "" {
		return
	}
	data, err := k.World.Disk.ReadFile(archive, maxArchive)
	if err != nil {
		return
	}
	for _, m := range members(data).list {
		parts := strings.Split(strings.TrimPrefix(path.Clean("/"+m.name), "/"), "/")
		if m.link == "" || len(parts) <= strip {
			continue
		}
		at := path.Join(into, path.Join(parts[strip:]...))
		k.addsLink(Link{at, k.World.At(path.Dir(at), m.link).Path})
	}
}
