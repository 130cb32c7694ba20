package place

import (
	"fmt"
	"io/fs"
	"path"
	"strings"

	"guard/policy/gitconfig"
)

// repository adds the hooks and the settings of the workspace's repository (gitrepository-layout(5), git-config(1)
// FILES and Includes, gitattributes(5)).
func (l *laterFiles) repository() {
	root := l.w.Root()
	if root == "" {
		return
	}
	defer l.ofProject(root)
	own, meta, name := l.metaOf(root)
	if meta == "" {
		return
	}
	g := gitSettings{laterFiles: l, root: root, seen: map[string]bool{}}
	g.meta(meta, name)
	g.modules(meta+"/modules", name+"/modules", maxLaterModules)
	g.read(own+"/config.worktree", name+"/config.worktree", 0)
	l.add(meta+"/info/attributes", name+"/info/attributes")
}

// metaOf is the folder of a work tree's own settings, that which holds the hooks and settings of its repository, and
// the name of this for people.
func (l *laterFiles) metaOf(root string) (own, meta, name string) {
	own = root + "/.git"
	info, err := l.w.Disk.Lstat(own)
	if err != nil || info.IsDir() {
		return own, own, ".git"
	}
	if info.Mode().Type() != fs.ModeSymlink {
		own = l.pointedTo(own, "gitdir: ")
	}
	if own == "" {
		return "", "", ""
	}
	if common := l.pointedTo(own+"/commondir", ""); common != "" {
		return own, common, common
	}
	return own, own, own
}

// pointedTo is the folder that a one-line file names.
func (l *laterFiles) pointedTo(file, before string) string {
	text, err := l.w.Disk.ReadFile(file, maxGitSettings)
	to, found := strings.CutPrefix(strings.TrimSpace(string(text)), before)
	switch {
	case err != nil || !found || to == "":
		return ""
	case !path.IsAbs(to):
		return path.Join(path.Dir(file), to)
	}
	return path.Clean(to)
}

// gitSettings follows settings of git's, and what they name.
type gitSettings struct {
	*laterFiles
	root     string
	seen     map[string]bool
	included int
}

// Bounds of settings that include others: how deep (as in git), and files.
const (
	maxLaterDeep    = 10
	maxLaterInclude = 20
)

// meta adds the hooks and settings of a folder of git's.
func (g *gitSettings) meta(dir, name string) {
	g.below(dir+"/hooks", name+"/hooks")
	g.read(dir+"/config", name+"/config", 0)
}

// maxLaterModules is how deep modules are looked for by the parts of their names.
const maxLaterModules = 4

// modules adds those of the repository's modules (gitsubmodules(7)), whose names may be paths.
func (g *gitSettings) modules(dir, name string, deep int) {
	if deep < 0 {
		return
	}
	n := 0
	_ = g.w.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
		if n++; !e.IsDir() {
			return true
		}
		one, named := dir+"/"+e.Name(), name+"/"+e.Name()
		if _, err := g.w.Disk.Lstat(one + "/HEAD"); err == nil {
			g.meta(one, named)
			g.modules(one+"/modules", named+"/modules", deep-1)
		} else {
			g.modules(one, named, deep-1)
		}
		return n < maxLaterFolder && len(g.all) < maxLater
	})
}

// read adds a file of settings, those that it includes, and the hooks in the folder that it names.
func (g *gitSettings) read(file, name string, deep int) {
	if g.seen[file] || deep > maxLaterDeep || g.included > maxLaterInclude {
		return
	}
	g.seen[file] = true
	if deep > 0 {
		g.included++
	}
	text, err := g.w.Disk.ReadFile(file, maxGitSettings)
	if err != nil { // too large to read, or not there
		g.add(file, name)
		return
	}
	c, err := gitconfig.Parse(text)
	g.all = append(g.all, LaterState{Path: path.Join(g.real(path.Dir(file)), path.Base(file)), Name: name,
		State: settingsThatRun(text, c, err)})
	if err != nil {
		return
	}
	for _, e := range c.Entries {
		switch {
		case e.Value == "":
		case e.Key == "core.hookspath":
			g.hooks(g.w.namedFrom(g.root, e.Value))
		case e.Includes():
			to := g.w.namedFrom(path.Dir(file), e.Value)
			g.read(to, g.said(to), deep+1)
		}
	}
}

// hooks adds the hooks in a folder. Some tools write them anew, as they were: so they count by what they hold.
func (g *gitSettings) hooks(dir string) {
	if g.seen[dir] {
		return
	}
	g.seen[dir], g.hashed = true, true
	g.below(dir, g.said(dir))
	g.hashed = false
}

// said is a path for people.
func (g *gitSettings) said(p string) string {
	if below, ok := strings.CutPrefix(p, g.root+"/"); ok {
		return below
	}
	if below, ok := strings.CutPrefix(p, g.w.Home+"/"); ok && g.w.Home != "" {
		return "~/" + below
	}
	return p
}

// settingsThatRun are a repository's settings but for what everyday work changes: which branch follows which.
func settingsThatRun(text []byte, c *gitconfig.Config, err error) string {
	if err != nil {
		return string(text)
	}
	var b strings.Builder
	for _, e := range c.Entries {
		if !strings.HasPrefix(e.Key, "branch.") {
			fmt.Fprintf(&b, "%s=%s\n", e.Key, e.Value)
		}
	}
	return b.String()
}
