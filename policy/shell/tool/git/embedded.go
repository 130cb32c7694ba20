package git

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/policy/gitconfig"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// Repositories judges a repository that commands of git find in a folder.
type Repositories struct {
	*access.Judge

	starting bool // what the project's own repository starts is being judged
	aliased  bool // what an alias stands for is being judged
}

// startsGit are git and programs that have it tell of the folder's repository first.
var startsGit = strings.Fields("git gh glab hub tig lazygit gitui git-lfs git-cliff git-absorb git-town git-machete " +
	"git-branchless stg pre-commit onefetch")

// Embedded judges git in a repository that guard has not seen the person make: one that
// lies inside the workspace's own work tree, one of this session's in a temporary
// folder. Whoever wrote its settings and hooks has git run them there, and a folder
// becomes a repository by a few files of any name (git-config(1), safe.bareRepository).
func (r *Repositories) Embedded(c *effect.Call, v *option.Invocation) {
	if name, _ := v.Words(); !slices.Contains(startsGit, name) || r.Wrap.Remote || r.World.Disk == nil {
		return
	}
	if r.State.Cwd == "" && r.State.Within {
		r.AnyEmbedded(c)
		return
	}
	gitDir, named := v.Option("--git-dir")
	for _, cwd := range r.State.Folders() {
		if (v.Has("--bare") || named && path.Clean(gitDir.Text) == ".") && r.IsThere(cwd+"/HEAD") {
			r.repositoryRuns(c, cwd, cwd)
			continue
		}
		r.embeddedIn(c, cwd)
	}
}

// embeddedIn judges the repository that a command in a folder finds, by going up from it.
func (r *Repositories) embeddedIn(c *effect.Call, cwd string) {
	root := r.World.Root()
	inside := root != "" && place.Below(cwd, root)
	for dir := cwd; len(dir) > 1; dir = path.Dir(dir) {
		switch {
		case dir == root:
			r.bareRoot(c, root)
			r.startsChanged(c, root)
			return
		case !inside && !r.MadeHere(dir):
			return
		}
		if r.embeddedAt(c, dir, root) {
			return
		}
	}
}

// Bounds of a search for repositories: how deep, and in how many folders.
const (
	maxSearchDepth = 2
	maxSearched    = 200
)

// AnyEmbedded judges git in one of the workspace's folders of which it is not known which:
// every repository near its top may be the one.
func (r *Repositories) AnyEmbedded(c *effect.Call) {
	root := r.World.Root()
	if root == "" || r.World.Disk == nil {
		return
	}
	left := maxSearched
	var search func(dir string, depth int)
	search = func(dir string, depth int) {
		_ = r.World.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
			if !e.IsDir() || e.Name() == ".git" || e.Name() == "node_modules" {
				return true
			}
			left--
			if sub := dir + "/" + e.Name(); !r.embeddedAt(c, sub, root) && depth < maxSearchDepth {
				search(sub, depth+1)
			}
			return left > 0
		})
	}
	search(root, 1)
}

// bareRoot judges a workspace that is no work tree and that this session made a
// repository itself.
func (r *Repositories) bareRoot(c *effect.Call, root string) {
	meta, ok := r.RepositoryAt(root)
	if ok && meta == root && (r.Wrote(root+"/HEAD") || r.Wrote(root+"/config")) {
		r.repositoryRuns(c, root, meta)
	}
}

// embeddedAt judges the repository that a folder is or holds, or that the line brings
// there; false: it is none.
func (r *Repositories) embeddedAt(c *effect.Call, dir, root string) bool {
	if meta, ok := r.RepositoryAt(dir); ok {
		switch lies, read := r.pointedTo(dir, meta); {
		// a linked work tree
		case meta != dir && root != "" && r.World.Git != nil && r.World.Git.SameProject(root, dir):
		// a submodule: its settings are protected as the project's own
		case lies != meta && root != "" && place.Below(lies, root+"/.git"):
		case !read:
			c.Raise(risk.Medium, risk.ExecArbitrary, sayOwnUnread(dir))
		default:
			r.repositoryRuns(c, dir, lies)
		}
		return true
	}
	for _, from := range r.broughtFrom(dir) {
		if meta, ok := r.RepositoryAt(from); ok {
			r.repositoryRuns(c, dir, meta)
			return true
		}
	}
	if slices.Contains(r.Founded, dir) && r.furnished(dir) {
		r.repositoryRuns(c, dir, dir)
		return true
	}
	if r.Unpacked && r.World.Missing(dir) && !slices.Contains(r.Born, dir) && !r.MadeByLine(dir) {
		c.Raise(risk.Medium, risk.ExecArbitrary,
			effect.Say("{0} takes settings, which can run commands, from {1}", "git", dir))
		return true
	}
	return false
}

// furnished reports a bare repository of the line's making whose settings or hooks are not git's alone.
func (r *Repositories) furnished(dir string) bool {
	return r.ChangedByLine(dir+"/config") || r.Touched(dir+"/config") ||
		slices.ContainsFunc(r.Born, func(p string) bool { return place.Below(p, dir+"/hooks") })
}

// broughtFrom lists where the line copies or moves a folder's content from.
func (r *Repositories) broughtFrom(dir string) []string {
	var from []string
	for i := range r.Out.Commands {
		for _, m := range r.Out.Commands[i].Moves {
			if m.From.Path == "" || m.To.Path == "" || len(from) > taint.MaxWords {
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

// pointedTo is where a .git that is a file says that the repository lies
// (gitrepository-layout(5)); false: it cannot be read.
func (r *Repositories) pointedTo(dir, meta string) (string, bool) {
	if meta == dir || r.FolderAt(meta) {
		return meta, true
	}
	text, how := r.TextOf(place.Place{Path: meta})
	to, ok := gitconfig.Gitdir(text)
	if how != files.Wholly || !ok {
		return meta, false
	}
	p := r.World.At(dir, to).Path
	return p, p != ""
}

func sayOwnUnread(dir string) risk.Reason {
	return effect.Say("{0} is a repository of its own, whose settings cannot be read", dir)
}

// repositoryRuns judges what the settings and hooks of a repository run.
func (r *Repositories) repositoryRuns(c *effect.Call, dir, meta string) {
	if r.IsThere(meta + "/commondir") { // the settings are another's
		c.Raise(risk.Medium, risk.ExecArbitrary, sayOwnUnread(dir))
		return
	}
	files := []string{meta + "/config"}
	if own := meta + "/config.worktree"; r.IsThere(own) {
		files = append(files, own)
	}
	for _, file := range files {
		if r.settingsRun(c, dir, file) {
			return
		}
	}
	hooks := slices.ContainsFunc(r.Born,
		func(p string) bool { return place.Below(p, meta+"/hooks") && p != meta+"/hooks" })
	_ = r.World.Disk.ReadDir(meta+"/hooks", func(e fs.DirEntry) bool {
		hooks = hooks || !strings.HasSuffix(e.Name(), ".sample")
		return !hooks
	})
	if hooks {
		c.Raise(risk.Medium, risk.ExecArbitrary,
			effect.Say("{0} is a repository of its own, with hooks that git runs", dir))
	}
}

// settingsRun reports, and judges, a file of settings that runs something or cannot be
// read.
func (r *Repositories) settingsRun(c *effect.Call, dir, file string) bool {
	text, how := r.TextOf(place.Place{Path: file})
	settings, err := gitconfig.Parse([]byte(text))
	if how != files.Wholly || err != nil {
		c.Raise(risk.Medium, risk.ExecArbitrary, sayOwnUnread(dir))
		return true
	}
	for _, e := range settings.Entries {
		key := strings.ToLower(e.Key)
		fits := func(s string) bool { return likeKey(key, s) }
		if slices.ContainsFunc(runningSettings, fits) && !slices.ContainsFunc(clonedSettings, fits) &&
			!mildSetting(key, e.Value) {
			c.Raise(risk.High, risk.ExecArbitrary,
				effect.Say("{0} is a repository of its own, whose setting {1} makes git run or trust something", dir,
					key))
			return true
		}
	}
	return false
}
