package place

import (
	"io/fs"
	"path"
	"strings"

	"guard/internal/lazy"
)

// A script of the workspace may be run at an occasion of its own, by what guard does not see then: a hook of git's, an
// editor that opens the folder, a shell that starts, a pipeline. Who edits it edits what that runs.

// executing are the files, and with "/" at the end the folders of files, that say what is run so, by the manuals of
// githooks(5), husky 9, pre-commit 4, direnv(1), VS Code's tasks and devcontainers, npm's lifecycle scripts, and the
// pipelines of GitHub, GitLab, CircleCI, Azure and Bitbucket.
var executing = strings.Fields(".git/hooks/ .husky/ .githooks/ .git/config .envrc .pre-commit-config.yaml lefthook.yml " +
	".vscode/tasks.json .devcontainer/ .devcontainer.json package.json .github/workflows/ .gitlab-ci.yml " +
	".circleci/config.yml azure-pipelines.yml bitbucket-pipelines.yml")

// executingAtHome are those of a home: what starts with a shell, a session or a window manager.
var executingAtHome = strings.Fields(".config/autostart/ .config/i3/config .config/sway/config .config/hypr/hyprland.conf " +
	".config/systemd/user/ .xinitrc .xsession .xprofile .zlogin .bash_login .kshrc")

// maxExecuting bounds the bytes of such a file that are searched, maxExecutingFiles those of one folder.
const (
	maxExecuting      = 64 << 10
	maxExecutingFiles = 40
)

// lifecycle finds the scripts of package.json that npm runs by itself (npm 11, scripts(7), "Life Cycle Operation Order").
var lifecycle = lazy.Pattern(`"(?:(?:pre|post)?(?:install|pack|publish|version|uninstall|shrinkwrap)|(?:pre|post)?prepare|` +
	`prepublishOnly|dependencies)"\s*:\s*"(?:[^"\\]|\\.)*"`)

// ExecutesElsewhere names a file that has a script of the workspace run at an occasion of its own; empty: none is seen.
func (w *World) ExecutesElsewhere(file string) (by string) {
	root := w.Root()
	rel, below := strings.CutPrefix(file, root+"/")
	if w.Disk == nil || root == "" || !below {
		return ""
	}
	names := []string{rel}
	if !strings.Contains(rel, "/") {
		names = []string{"./" + rel, " " + rel}
	}
	if by = w.executes(root, executing, names, file); by != "" || w.Home == "" {
		return by
	}
	away := []string{path.Base(root) + "/" + rel}
	if by = w.executes(w.Home, executingAtHome, away, file); by == "" {
		by = w.executes(w.Home, sourcing, away, file)
	}
	return by
}

// executes finds the first of some files below a folder that holds one of the names.
func (w *World) executes(dir string, list, names []string, but string) string {
	for _, one := range list {
		for _, file := range w.filesOf(dir + "/" + one) {
			text, err := w.Disk.ReadFile(file, maxExecuting)
			if err != nil || file == but {
				continue
			}
			said := string(text)
			if path.Base(file) == "package.json" {
				said = strings.Join(lifecycle().FindAllString(said, -1), "\n")
			}
			for _, name := range names {
				if strings.Contains(said, name) {
					return file
				}
			}
		}
	}
	return ""
}

// filesOf is the file itself, or with "/" at the end the files of that folder.
func (w *World) filesOf(name string) (all []string) {
	dir, folder := strings.CutSuffix(name, "/")
	if !folder {
		return []string{name}
	}
	_ = w.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
		if !e.IsDir() && !strings.HasSuffix(e.Name(), ".sample") {
			all = append(all, dir+"/"+e.Name())
		}
		return len(all) < maxExecutingFiles
	})
	return all
}
