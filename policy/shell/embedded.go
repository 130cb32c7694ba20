package shell

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/policy/gitconfig"
	"guard/policy/place"
	"guard/policy/risk"
)

// startsGit are git and programs that have it tell of the folder's repository first.
var startsGit = strings.Fields("git gh glab hub tig lazygit gitui git-lfs git-cliff git-absorb git-town git-machete git-branchless stg pre-commit onefetch")

// embedded judges git in a repository that guard has not seen the person make: one that
// lies inside the workspace's own work tree, one of this session's in a temporary
// folder. Whoever wrote its settings and hooks has git run them there, and a folder
// becomes a repository by a few files of any name (git-config(1), safe.bareRepository).
func (k *repositoryJudge) embedded(c *call, v *invocation) {
	if name, _ := v.words(); !slices.Contains(startsGit, name) || k.wrap.remote || k.world.Disk == nil {
		return
	}
	if k.state.cwd == "" && k.state.within {
		k.anyEmbedded(c)
		return
	}
	gitDir, named := v.option("--git-dir")
	for _, cwd := range k.state.folders() {
		if (v.has("--bare") || named && path.Clean(gitDir.text) == ".") && k.isThere(cwd+"/HEAD") {
			k.repositoryRuns(c, cwd, cwd)
			continue
		}
		k.embeddedIn(c, cwd)
	}
}

func (k *repositoryJudge) embeddedIn(c *call, cwd string) {
	root := k.world.Root()
	inside := root != "" && place.Below(cwd, root)
	for dir := cwd; len(dir) > 1; dir = path.Dir(dir) {
		switch {
		case dir == root:
			k.bareRoot(c, root)
			return
		case !inside && !k.madeHere(dir):
			return
		}
		if k.embeddedAt(c, dir, root) {
			return
		}
	}
}

// Bounds of a search for repositories: how deep, and in how many folders.
const (
	maxSearchDepth = 2
	maxSearched    = 200
)

// anyEmbedded judges git in one of the workspace's folders of which it is not known which:
// every repository near its top may be the one.
func (k *repositoryJudge) anyEmbedded(c *call) {
	root := k.world.Root()
	if root == "" || k.world.Disk == nil {
		return
	}
	left := maxSearched
	var search func(dir string, depth int)
	search = func(dir string, depth int) {
		_ = k.world.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
			if !e.IsDir() || e.Name() == ".git" || e.Name() == "node_modules" {
				return true
			}
			left--
			if sub := dir + "/" + e.Name(); !k.embeddedAt(c, sub, root) && depth < maxSearchDepth {
				search(sub, depth+1)
			}
			return left > 0
		})
	}
	search(root, 1)
}

// bareRoot judges a workspace that is no work tree and that this session made a
// repository itself.
func (k *repositoryJudge) bareRoot(c *call, root string) {
	meta, ok := k.repositoryAt(root)
	if ok && meta == root && (k.wrote(root+"/HEAD") || k.wrote(root+"/config")) {
		k.repositoryRuns(c, root, meta)
	}
}

// embeddedAt judges the repository that a folder is or holds, or that the line brings
// there; false: it is none.
func (k *repositoryJudge) embeddedAt(c *call, dir, root string) bool {
	if meta, ok := k.repositoryAt(dir); ok {
		switch lies, read := k.pointedTo(dir, meta); {
		case meta != dir && root != "" && k.world.Git != nil && k.world.Git.SameProject(root, dir): // a linked work tree
		case lies != meta && root != "" && place.Below(lies, root+"/.git"): // a submodule: its settings are protected as the project's own
		case !read:
			c.raise(risk.Medium, risk.ExecArbitrary, sayOwnUnread(dir))
		default:
			k.repositoryRuns(c, dir, lies)
		}
		return true
	}
	for _, from := range k.broughtFrom(dir) {
		if meta, ok := k.repositoryAt(from); ok {
			k.repositoryRuns(c, dir, meta)
			return true
		}
	}
	if k.unpacked && k.world.Missing(dir) && !slices.Contains(k.born, dir) && !k.madeByLine(dir) {
		c.raise(risk.Medium, risk.ExecArbitrary, say("{0} takes settings, which can run commands, from {1}", "git", dir))
		return true
	}
	return false
}

// broughtFrom lists where the line copies or moves a folder's content from.
func (k *repositoryJudge) broughtFrom(dir string) []string {
	var from []string
	for i := range k.out.Commands {
		for _, m := range k.out.Commands[i].Moves {
			if m.From.Path == "" || m.To.Path == "" || len(from) > maxWords {
				continue
			}
			into := m.To.Path + "/" + path.Base(m.From.Path)
			switch {
			case place.Below(dir, into):
				from = append(from, m.From.Path+strings.TrimPrefix(dir, into))
			case place.Below(dir, m.To.Path):
				from = append(from, m.From.Path+strings.TrimPrefix(dir, m.To.Path))
			}
			if m.To.Path == dir { // files that come into it one by one
				from = append(from, path.Dir(m.From.Path))
			}
		}
	}
	return from
}

// repositoryAt reports a folder that git takes for a work tree, or for a
// repository itself, and where its settings lie.
func (k *fileJudge) repositoryAt(dir string) (meta string, ok bool) {
	if k.isThere(dir + "/.git") {
		return dir + "/.git", true
	}
	if k.isThere(dir+"/HEAD") && (k.isThere(dir+"/objects") || k.isThere(dir+"/refs") || k.isThere(dir+"/config") || k.isThere(dir+"/commondir")) {
		return dir, true
	}
	return "", false
}

// pointedTo is where a .git that is a file says that the repository lies
// (gitrepository-layout(5)); false: it cannot be read.
func (k *repositoryJudge) pointedTo(dir, meta string) (string, bool) {
	if meta == dir || k.folderAt(meta) {
		return meta, true
	}
	text, how := k.textOf(place.Place{Path: meta})
	to, ok := strings.CutPrefix(strings.TrimRight(text, "\r\n"), "gitdir: ")
	if how != wholly || !ok {
		return meta, false
	}
	p := k.world.At(dir, to).Path
	return p, p != ""
}

// isThere reports what is on the disk, or was made by the line.
func (k *fileJudge) isThere(p string) bool {
	if k.ofLine(p) {
		return true
	}
	_, err := k.world.Disk.Lstat(p)
	return err == nil
}

// ofLine reports a file that the line makes or changes.
func (k *fileJudge) ofLine(p string) bool {
	return slices.Contains(k.born, p) || k.changedByLine(p)
}

// completes reports a file that, with another that the line makes, makes a folder a
// repository.
func (k *fileJudge) completes(p place.Place) bool {
	return slices.ContainsFunc(place.RepositoryPairs(p.Path), k.ofLine)
}

func sayOwnUnread(dir string) risk.Reason {
	return say("{0} is a repository of its own, whose settings cannot be read", dir)
}

// repositoryRuns judges what the settings and hooks of a repository run.
func (k *repositoryJudge) repositoryRuns(c *call, dir, meta string) {
	if k.isThere(meta + "/commondir") { // the settings are another's
		c.raise(risk.Medium, risk.ExecArbitrary, sayOwnUnread(dir))
		return
	}
	files := []string{meta + "/config"}
	if own := meta + "/config.worktree"; k.isThere(own) {
		files = append(files, own)
	}
	for _, file := range files {
		if k.settingsRun(c, dir, file) {
			return
		}
	}
	hooks := slices.ContainsFunc(k.born, func(p string) bool { return place.Below(p, meta+"/hooks") && p != meta+"/hooks" })
	_ = k.world.Disk.ReadDir(meta+"/hooks", func(e fs.DirEntry) bool {
		hooks = hooks || !strings.HasSuffix(e.Name(), ".sample")
		return !hooks
	})
	if hooks {
		c.raise(risk.Medium, risk.ExecArbitrary, say("{0} is a repository of its own, with hooks that git runs", dir))
	}
}

// settingsRun reports, and judges, a file of settings that runs something or cannot be
// read.
func (k *repositoryJudge) settingsRun(c *call, dir, file string) bool {
	text, how := k.textOf(place.Place{Path: file})
	settings, err := gitconfig.Parse([]byte(text))
	if how != wholly || err != nil {
		c.raise(risk.Medium, risk.ExecArbitrary, sayOwnUnread(dir))
		return true
	}
	for _, e := range settings.Entries {
		key := strings.ToLower(e.Key)
		fits := func(s string) bool { return likeKey(key, s) }
		if slices.ContainsFunc(runningSettings, fits) && !slices.ContainsFunc(clonedSettings, fits) && !mildSetting(key, e.Value) {
			c.raise(risk.High, risk.ExecArbitrary, say("{0} is a repository of its own, whose setting {1} makes git run or trust something", dir, key))
			return true
		}
	}
	return false
}
