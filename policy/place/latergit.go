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
	own, meta, name := l.metaOf(root)
	if meta == "" {
		return
	}
	l.below(meta+"/hooks", name+"/hooks")
	g := gitSettings{l, root, map[string]bool{}}
	g.read(meta+"/config", name+"/config", 0)
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
	root string
	seen map[string]bool
}

// Bounds of settings that include others: how deep (as in git), and files.
const (
	maxLaterDeep    = 10
	maxLaterInclude = 20
)

// read adds a file of settings, those that it includes, and the hooks in the folder that it names.
func (g *gitSettings) read(file, name string, deep int) {
	if g.seen[file] || deep > maxLaterDeep || len(g.seen) > maxLaterInclude {
		return
	}
	g.seen[file] = true
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
		case e.Key == "include.path", strings.HasPrefix(e.Key, "includeif.") && strings.HasSuffix(e.Key, ".path"):
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
