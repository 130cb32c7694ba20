package shell

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
)

// embedded judges git in a repository that lies inside the workspace's own work
// tree: whoever wrote its settings and hooks has git run them there, and a folder
// becomes a repository by a few files of any name (git-config(1), safe.bareRepository).
func (k *walker) embedded(c *call, v *invocation) {
	root := k.world.Root()
	if v.chain[0].Name != "git" || k.wrap.remote || k.world.Disk == nil || root == "" || k.state.cwd == root || !place.Below(k.state.cwd, root) {
		return
	}
	for dir := k.state.cwd; dir != root && len(dir) > 1; dir = path.Dir(dir) {
		meta, ok := k.repositoryAt(dir)
		if !ok {
			continue
		}
		if meta != dir && k.world.Git != nil && k.world.Git.SameProject(root, dir) {
			return // a linked work tree
		}
		k.repositoryRuns(c, dir, meta)
		return
	}
}

// repositoryAt reports a folder that git takes for a work tree, or for a
// repository itself, and where its settings lie.
func (k *walker) repositoryAt(dir string) (meta string, ok bool) {
	if k.isThere(dir + "/.git") {
		return dir + "/.git", true
	}
	if k.isThere(dir+"/HEAD") && (k.isThere(dir+"/objects") || k.isThere(dir+"/refs") || k.isThere(dir+"/config")) {
		return dir, true
	}
	return "", false
}

// isThere reports what is on the disk, or was made by the line.
func (k *walker) isThere(p string) bool {
	if slices.Contains(k.born, p) {
		return true
	}
	_, err := k.world.Disk.Lstat(p)
	return err == nil
}

// repositoryRuns judges what the settings and hooks of a repository run.
func (k *walker) repositoryRuns(c *call, dir, meta string) {
	text, how := k.textOf(place.Place{Path: meta + "/config"})
	if how != wholly {
		c.raise(risk.Medium, risk.ExecArbitrary, say("{0} is a repository of its own, whose settings cannot be read", dir))
		return
	}
	for _, key := range settingNames(text) {
		if slices.ContainsFunc(runningSettings, func(s string) bool { return likeKey(key, s) }) && !slices.ContainsFunc(plainSettings, func(s string) bool { return likeKey(key, s) }) {
			c.raise(risk.High, risk.ExecArbitrary, say("{0} is a repository of its own, whose setting {1} makes git run or trust something", dir, key))
			return
		}
	}
	hooks := false
	_ = k.world.Disk.ReadDir(meta+"/hooks", func(e fs.DirEntry) bool {
		hooks = hooks || !strings.HasSuffix(e.Name(), ".sample")
		return !hooks
	})
	if hooks {
		c.raise(risk.Medium, risk.ExecArbitrary, say("{0} is a repository of its own, with hooks that git runs", dir))
	}
}

// plainSettings are keys of runningSettings that any clone has.
var plainSettings = []string{"remote.*.url", "remote.*.pushurl", "core.bare", "submodule.*.url", "commit.gpgsign", "extensions.worktreeconfig", "extensions.objectformat"}

// settingNames lists the keys that a file of git's configuration sets, in lower
// case (git-config(1), Syntax).
func settingNames(text string) []string {
	var names []string
	section := ""
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "[") {
			head, rest, _ := strings.Cut(line[1:], "]")
			name, sub, _ := strings.Cut(head, " ")
			section = strings.ToLower(name)
			if sub = strings.Trim(sub, ` "`); sub != "" {
				section += "." + strings.ToLower(sub)
			}
			line = strings.TrimSpace(rest)
		}
		if line == "" || line[0] == '#' || line[0] == ';' {
			continue
		}
		key, _, _ := strings.Cut(line, "=")
		names = append(names, section+"."+strings.ToLower(strings.TrimSpace(key)))
	}
	return names
}
