package place

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
)

// A script of the workspace may be started by what guard does not see then: a hook of git's, an editor that opens the
// folder, a pipeline, a login. Who edits it edits what that runs.

// starters are the files of a project by which scripts are started at an occasion of their own; a star stands for the
// files of a folder. Sources: githooks(5), gitattributes(5); husky 9, pre-commit 4, lefthook 1; VS Code, Zed and
// JetBrains, tasks; devcontainers; direnv(1); the pipelines that tables of places name; Heroku and its like.
var starters = strings.Fields(".git/config .git/hooks/* .githooks/* .husky/* .pre-commit-config.yaml lefthook.yml " +
	"lefthook.yaml .lefthook.yml .overcommit.yml .lintstagedrc .lintstagedrc.json .simple-git-hooks.json " +
	".vscode/tasks.json .vscode/launch.json .vscode/settings.json .zed/tasks.json .idea/runConfigurations/* .run/* " +
	".devcontainer/* .devcontainer.json .github/workflows/* .gitea/workflows/* .forgejo/workflows/* .gitlab-ci.yml " +
	".gitlab/ci/* .circleci/config.yml Jenkinsfile azure-pipelines.yml .travis.yml bitbucket-pipelines.yml " +
	".drone.yml .woodpecker.yml .woodpecker/* .buildkite/* .cirrus.yml appveyor.yml cloudbuild.yaml buildspec.yml " +
	".envrc Procfile app.json netlify.toml vercel.json fly.toml render.yaml appspec.yml crontab crontab.txt *.service")

// lifecycle finds the scripts of package.json that npm runs by itself (npm 11, scripts(7), "Life Cycle Operation
// Order").
var lifecycle = lazy.Pattern(`"(?:(?:pre|post)?(?:install|pack|publish|version|uninstall|shrinkwrap)|` +
	`(?:pre|post)?prepare|prepublishOnly|dependencies)"\s*:\s*"(?:[^"\\]|\\.)*"`)

// taskStarters are those by which an everyday command of the person's starts scripts (npm 11, scripts; GNU make; just;
// Task 3; Rake 13; nox; tox 4; mise).
var taskStarters = strings.Fields("package.json composer.json Makefile makefile GNUmakefile justfile Justfile " +
	"Taskfile.yml Taskfile.yaml Rakefile noxfile.py tox.ini pyproject.toml mise.toml .mise.toml")

// homeStarters are those of a home (bash(1), zsh(1), fish(1); XDG autostart; systemd.unit(5); launchd(8); i3, sway and
// Hyprland; git-config(1)).
var homeStarters = strings.Fields(".bashrc .bash_profile .bash_login .profile .bash_aliases .zshrc .zprofile .zshenv " +
	".zlogin .kshrc .xinitrc .xprofile .xsession .gitconfig .config/git/config .config/fish/config.fish " +
	".config/autostart/* .config/systemd/user/* .config/i3/config .config/sway/config .config/hypr/hyprland.conf " +
	".local/share/applications/* Library/LaunchAgents/* .tmux.conf")

// Bounds of looking for what starts a script: files of one folder, files in all, and bytes of one. What is beyond them
// may start any.
const (
	maxStartersOf = 300
	maxStarters   = 1_000
	maxStarter    = 64 << 10
)

// StartedBy is the file that has a script of the workspace started, at an occasion of its own, or with tasks also by an
// everyday command of the person's; empty: none is found.
func StartedBy(w *World, script string, tasks bool) string {
	root := w.Root()
	rel, below := strings.CutPrefix(script, root+"/")
	if w.Disk == nil || root == "" || !below {
		return ""
	}
	if strings.HasPrefix(rel, ".husky/") || strings.HasPrefix(rel, ".git/hooks/") {
		return script
	}
	s := startSearch{w: w, script: script, names: []string{rel, "/" + path.Base(rel)}}
	list := starters
	if tasks {
		list = slices.Concat(starters, taskStarters)
	} else if text, err := w.Disk.ReadFile(root+"/package.json", maxStarter); err == nil {
		if s.named(Lifecycle(string(text))) {
			return root + "/package.json"
		}
	}
	if by := s.among(root, list); by != "" || w.Home == "" {
		return by
	}
	if by := s.among(w.Home, homeStarters); by != "" {
		return by
	}
	return s.inSettings()
}

// startSearch looks for what names a script.
type startSearch struct {
	w      *World
	script string
	names  []string
	looked int
}

// named reports a text that names the script.
func (s *startSearch) named(text string) bool {
	return slices.ContainsFunc(s.names, func(name string) bool { return strings.Contains(text, name) })
}

func (s *startSearch) among(dir string, list []string) string {
	for _, one := range list {
		files, all := s.files(dir + "/" + one)
		for _, file := range files {
			if file != s.script && s.starts(file) {
				return file
			}
		}
		if !all {
			return path.Dir(dir + "/" + one)
		}
	}
	return ""
}

// starts reports a file that names the script, or may: it is too long to be read, or one too many.
func (s *startSearch) starts(file string) bool {
	text, err := s.w.Disk.ReadFile(file, maxStarter)
	if err == nil {
		s.looked++
		return s.named(string(text)) || s.looked > maxStarters
	}
	st, err := s.w.Disk.Stamp(file)
	return err == nil && st.Mode.IsRegular() && st.Size > maxStarter
}

// files are those that a name means, the last part of which may be a pattern; all: there are no more.
func (s *startSearch) files(name string) (files []string, all bool) {
	dir, base := path.Split(name)
	if !strings.Contains(base, "*") {
		return []string{name}, true
	}
	_ = s.w.Disk.ReadDir(path.Clean(dir), func(e fs.DirEntry) bool {
		if ok, _ := path.Match(base, e.Name()); ok && !e.IsDir() && !strings.HasSuffix(e.Name(), ".sample") {
			files = append(files, dir+e.Name())
		}
		return len(files) <= maxStartersOf
	})
	return files[:min(len(files), maxStartersOf)], len(files) <= maxStartersOf
}
