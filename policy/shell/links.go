package shell

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/place"
)

// link is a symlink that the line makes: later words of the line lead through
// it, though the disk does not have it yet.
type link struct {
	name, target string // absolute
}

// remembersLinks notes what ln makes: TARGET… NAME, into a folder too, or
// TARGET alone in the current folder (ln(1)).
// Targets of hard links count from the current folder (link(2)).
func (k *fileJudge) remembersLinks(c *call, words []arg, hard bool) {
	from := func(dir string, t arg) string {
		if hard {
			return k.place(t).Path
		}
		return k.world.At(dir, t.text).Path
	}
	targets, to := words, arg{text: "."}
	if len(words) > 1 {
		targets, to = words[:len(words)-1], words[len(words)-1]
	}
	at := k.place(to).Path
	k.becomesSettings(c, to)
	for _, t := range targets {
		if at == "" || !t.known() || len(k.links) > maxWords {
			return
		}
		if len(words) > 1 && (!strings.HasSuffix(to.text, "/") || hard && !k.folderAt(at)) {
			k.links = append(k.links, link{at, from(path.Dir(at), t)})
			k.exposes(c, t, k.world.At("", from(path.Dir(at), t)), place.Place{Path: at})
		}
		k.links = append(k.links, link{path.Join(at, path.Base(t.text)), from(at, t)})
	}
}

// protectedNames are what folders hold that are protected by what lies in them: .git,
// .husky, .github, .vscode, .cargo and agents' own.
var protectedNames = [...]string{"hooks/x", "workflows/x", "actions/x", "tasks.json", "config.toml", "settings.json"}

// leadsToRun reports a place that holds what another tool runs later, lies in it, or
// is above all of it as the workspace's own folder is. Programs that were installed
// are linked to every day.
func (k *places) leadsToRun(p place.Place) bool {
	root := k.world.Root()
	switch {
	case p.Path == "" || strings.Contains(p.Path+"/", "bin/"):
		return false
	case p.Is(place.VCS) || root != "" && place.Below(root, p.Path):
		return true
	}
	if !strings.Contains(p.Path, "/.") { // all of them have such a name
		return false
	}
	names := k.world
	names.Disk = nil // what they lead to is judged when it is written
	for _, name := range protectedNames {
		if names.At("", p.Path+"/"+name).Any(place.Executed | place.AgentSettings | place.Guard | place.VCS) {
			return true
		}
	}
	return p.Is(place.Executed)
}

// hardLinks are the calls whose links are another name of the file itself; what they
// name counts from the current folder.
var hardLinks = []string{"link", "linkSync", "Link", "ln", "hardlink_to", "ensureLink", "ensureLinkSync"}

// codeLinks judges a link that a text makes, and remembers it as ln's are.
func (k *fileJudge) codeLinks(c *call, a *code.Act, target, name arg) {
	at := k.place(name).Path
	cwd := k.state.cwd
	k.waysAround(c, target)
	if call := a.Call[strings.LastIndexAny(a.Call, ".:")+1:]; at != "" && !slices.Contains(hardLinks, call) {
		k.state.cwd = path.Dir(at)
		k.waysAround(c, target)
	}
	to := k.place(target).Path
	k.state.cwd = cwd
	if at == "" || to == "" || !target.known() || len(k.links) > maxWords {
		return
	}
	k.links = append(k.links, link{at, to})
	k.exposes(c, target, k.world.At("", to), place.Place{Path: at})
	if target.text != "" { // into a folder, as ln_s does
		k.links = append(k.links, link{path.Join(at, path.Base(target.text)), to})
	}
}

// through follows the line's own links. What a path is by its name it stays.
func (k *places) through(p place.Place) place.Place {
	k.linksBrought(p.Path)
	for _, l := range k.links {
		if p.Path == "" || l.target == "" || !place.Below(p.Path, l.name) || place.Below(l.target, l.name) {
			continue
		}
		rest := strings.TrimPrefix(p.Path, l.name)
		q := k.world.Like("/", escapeGlob(l.target)+rest)
		q.Raw = p.Raw
		q.Kind |= p.Kind & (place.Secret | place.AgentSettings | place.Instructions | place.Guard | place.Executed | place.Startup | place.VCS)
		return q
	}
	return p
}

// linkFolder is where a link's target counts from: a symbolic link's own folder,
// unless it is told otherwise (symlink(7); ln(1), --relative).
func (k *places) linkFolder(v *invocation, target arg) string {
	if !v.has("-s", "--symbolic") || v.has("-r", "--relative") || len(v.operands) < 2 || strings.HasPrefix(target.text, "/") {
		return k.state.cwd
	}
	name := v.operands[len(v.operands)-1]
	at := k.place(name).Path
	if at == "" || !name.known() {
		return k.state.cwd
	}
	if len(v.operands) > 2 || strings.HasSuffix(name.text, "/") || k.folderAt(at) {
		return at
	}
	return path.Dir(at)
}

// folderAt reports what the disk shows to be a folder.
func (k *places) folderAt(p string) bool {
	if k.world.Disk == nil {
		return false
	}
	info, err := k.world.Disk.Lstat(p)
	k.inTime(err)
	return err == nil && info.IsDir()
}

// linksOf remembers what ln and link make of their words (ln(1), -t).
func (k *fileJudge) linksOf(c *call, v *invocation, words []arg) {
	if into, named := v.option("-t", "--target-directory"); named {
		words = append(slices.Clone(words), into)
	}
	k.remembersLinks(c, words, !v.has("-s", "--symbolic"))
}

// linksUnchanged remembers the files that rsync links to those of another folder where they
// are the same, which counts from the one that is written (rsync(1), --link-dest).
func (k *places) linksUnchanged(v *invocation, to arg) {
	other, given := v.option("--link-dest")
	at := k.place(to).Path
	if !given || at == "" || len(k.links) > maxWords {
		return
	}
	if from := k.world.At(at, other.text).Path; from != "" && from != at {
		k.links = append(k.links, link{at, from})
	}
}

// maxLinked bounds the links of one folder that are followed to a copy of it.
const maxLinked = 64

// copiesLinks remembers the links that a copy or a move takes along: one by itself, or
// those right in a folder.
func (k *places) copiesLinks(from place.Place, word arg, to place.Place) {
	if k.world.Disk == nil || k.wrap.remote || to.Path == "" || !word.known() {
		return
	}
	name := k.world.At(k.state.cwd, path.Dir(strings.TrimSuffix(word.text, "/"))).Path + "/" + path.Base(word.text)
	for _, l := range slices.Clone(k.links) { // those of the line itself
		if rest, below := strings.CutPrefix(l.name, name); below && (rest == "" || rest[0] == '/') && len(k.links) < maxWords {
			k.links = append(k.links, link{to.Path + rest, l.target})
		}
	}
	if target, err := k.world.Disk.Readlink(name); err == nil {
		k.links = append(k.links, link{to.Path, k.world.At(path.Dir(name), target).Path})
		return
	}
	n := 0
	_ = k.world.Disk.ReadDir(from.Path, func(e fs.DirEntry) bool {
		if e.Type()&fs.ModeSymlink != 0 {
			if target, err := k.world.Disk.Readlink(from.Path + "/" + e.Name()); err == nil {
				k.links = append(k.links, link{to.Path + "/" + e.Name(), k.world.At(from.Path, target).Path})
			}
		}
		n++
		return n < maxLinked
	})
}
