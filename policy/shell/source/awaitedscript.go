package source

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/taint"
)

// A script of the person's that something starts by itself (a hook, a filter, a pipeline, an editor's task, a login)
// runs where nobody asks. What a line puts into one is judged when it is put there, where it is grave.

// starters are the files of a project by which scripts are started so; a star stands for the files of a folder
// (githooks(5), gitattributes(5); husky 9; pre-commit 4; lefthook 1; VS Code, tasks; devcontainers; npm 10,
// scripts; GNU
// make; just; Task 3; the pipelines that tables of place name; direnv; Heroku).
var starters = strings.Fields(".git/config .git/hooks/* .githooks/* .husky/* .pre-commit-config.yaml lefthook.yml " +
	"lefthook.yaml .lefthook.yml .overcommit.yml .lintstagedrc .lintstagedrc.json .simple-git-hooks.json " +
	".vscode/tasks.json .vscode/launch.json .vscode/settings.json .zed/tasks.json .idea/runConfigurations/* .run/* " +
	".devcontainer/devcontainer.json .devcontainer.json package.json composer.json Makefile makefile GNUmakefile " +
	"justfile Justfile Taskfile.yml Taskfile.yaml Rakefile noxfile.py tox.ini pyproject.toml " +
	".github/workflows/* .gitea/workflows/* .forgejo/workflows/* .gitlab-ci.yml .gitlab/ci/* .circleci/config.yml " +
	"Jenkinsfile azure-pipelines.yml .travis.yml bitbucket-pipelines.yml .drone.yml .woodpecker.yml .woodpecker/* " +
	".buildkite/* .cirrus.yml appveyor.yml cloudbuild.yaml buildspec.yml .envrc mise.toml .mise.toml Procfile " +
	"app.json netlify.toml vercel.json fly.toml render.yaml appspec.yml crontab crontab.txt *.service")

// homeStarters are those of a home (bash(1), zsh(1), fish(1); XDG autostart; systemd.unit(5); launchd(8); i3, sway and
// Hyprland; git-config(1)).
var homeStarters = strings.Fields(".bashrc .bash_profile .profile .bash_aliases .zshrc .zprofile .zshenv .xinitrc " +
	".xprofile .xsession .gitconfig .config/git/config .config/fish/config.fish .config/autostart/* " +
	".config/systemd/user/* .config/i3/config .config/sway/config .config/hypr/hyprland.conf " +
	".local/share/applications/* " +
	"Library/LaunchAgents/* .tmux.conf")

// Bounds of looking for what starts a script.
const (
	maxStarters = 150      // files
	maxStarter  = 64 << 10 // bytes of one
)

// awaitedScript judges a script that was there before the line, by what the line put into it.
func (j LoadedCode) awaitedScript(c *effect.Call, file string) {
	old, err := j.World.Disk.ReadFile(file, maxStarter)
	lang := scriptOf(file, string(old))
	if err != nil || lang == "" || j.OwnBirth(file) || slices.Contains(j.Reviewed, "awaited "+file) {
		return
	}
	text, how := j.TextOf(place.Place{Path: file})
	if how != files.Wholly || len(text) > files.MaxSecret || files.Binary(text) {
		return
	}
	fresh := freshOf(text, string(old))
	first, _, _ := strings.Cut(text, "\n")
	if fresh == "" || !mayBeGrave().MatchString(fresh) {
		return
	}
	if own, grave := j.graveIn(c, file, lang, first, fresh); grave && j.startedBy(file) != "" {
		c.Cmd.Own.Add(own)
		c.Raise(risk.High, risk.ExecArbitrary,
			effect.Say("changes {0}, which another tool runs later", path.Base(file)))
	}
}

// mayBeGrave is what any text has that sends, fetches, deletes or reads secrets.
var mayBeGrave = lazy.Pattern(`(?i)\b(?:curl|wget|nc|ncat|socat|ssh|scp|rsync|rm|unlink|rmtree|rmsync|shred|` +
	`truncate|dd|` +
	`find|env|environ|base64|eval|exec|system|subprocess|urllib|requests|urlopen|fetch|https?|socket|net::http)\b|` +
	`/dev/tcp/|\.ssh|\.aws|\.env\b|\.gnupg`)

// allVariables is how a program's text has every variable at once.
var allVariables = lazy.Pattern(`\bos\.environ\b(?:[^.\[]|$)|\bprocess\.env\b(?:[^.\[]|$)|\bENV\.(?:to_h|map|` +
	`each|inspect|` +
	`to_a)\b|\bgetenv\(\)|\bos\.Environ\(\)|%ENV\b`)

// scriptOf is what runs a file: "sh", or the language by its first line; empty where it is no script.
func scriptOf(file, text string) string {
	first, _, _ := strings.Cut(text, "\n")
	switch {
	case strings.HasPrefix(first, "#!") && ShellFile(file, text), slices.Contains(shellEndings, path.Ext(file)),
		strings.Contains(file, "/.husky/"):
		return "sh"
	case strings.HasPrefix(first, "#!") && code.LanguageOf(file, first) != code.Unknown:
		return "code"
	}
	return ""
}

// freshOf are the lines of a text that the old one has not.
func freshOf(text, old string) string {
	had := make(map[string]bool)
	for line := range strings.Lines(old) {
		had[strings.TrimSpace(line)] = true
	}
	var b strings.Builder
	for line := range strings.Lines(text) {
		if !had[strings.TrimSpace(line)] {
			b.WriteString(line)
		}
	}
	return b.String()
}

// graveIn reports lines that send secrets, run what a host sent, or delete or copy what lies outside of the workspace.
func (j LoadedCode) graveIn(c *effect.Call, file, lang, first, fresh string) (own risk.Finding, grave bool) {
	if !j.Enter() {
		return own, false
	}
	defer j.Leave()
	reviewed := j.Reviewed
	probe := j.Begin(taint.Nothing)
	probe.Cmd.Argv = c.Cmd.Argv
	j.Absorbs(probe, func() {
		if lang == "sh" {
			j.Apart(func() taint.Stream { return j.Walk.ShellText(probe, "sh", taint.Literal(fresh)) })
			return
		}
		t := &ProgramText{Lang: code.LanguageOf(file, first), File: file, given: code.Given{File: true}, byTool: true}
		runsText(j.Judge, probe, t, fresh)
	})
	j.Reviewed = slices.Clip(reviewed)
	own = probe.Cmd.Own
	outside := own.Categories.Has(risk.FSOutsideWorkspace)
	secrets, net := own.Categories.Has(risk.FSConfigSecrets), own.Categories.Has(risk.NetworkRisk)
	grave = secrets && (net || outside) || own.Level == risk.Critical && !own.Categories.Has(risk.Sudo) &&
		(net && own.Categories.Has(risk.ExecArbitrary) || outside && own.Categories.Has(risk.FSDeleteOverwrite) &&
			!probe.Strange) || own.Absurd ||
		lang == "code" && net && allVariables().MatchString(fresh)
	return own, grave
}

// startedBy is the file that has a script started by itself; empty: none was found.
func (j LoadedCode) startedBy(file string) string {
	root := j.World.Root()
	if !place.Below(file, root) {
		return ""
	}
	if strings.Contains(file, "/.husky/") || strings.Contains(file, "/.git/hooks/") {
		return file
	}
	name, looked := strings.TrimPrefix(file, root+"/"), 0
	names := func(text string) bool {
		return strings.Contains(text, name) || strings.Contains(text, "/"+path.Base(file)) ||
			strings.Contains(text, path.Base(file)) && len(path.Base(file)) > len("a.sh")
	}
	for _, list := range []struct {
		dir   string
		names []string
	}{{root, starters}, {j.World.Home, homeStarters}} {
		for _, starter := range list.names {
			if list.dir == "" {
				continue
			}
			for _, one := range j.filesOf(path.Join(list.dir, starter)) {
				if looked++; looked > maxStarters || one == file {
					continue
				}
				text, err := j.World.Disk.ReadFile(one, maxStarter)
				if j.InTime(err); err == nil && names(string(text)) {
					return one
				}
			}
		}
	}
	return ""
}

// filesOf are the files that a name means, the last part of which may be a pattern.
func (j LoadedCode) filesOf(name string) (all []string) {
	base := path.Base(name)
	if !strings.Contains(base, "*") {
		return []string{name}
	}
	j.InTime(j.World.Disk.ReadDir(path.Dir(name), func(e fs.DirEntry) bool {
		if ok, _ := path.Match(base, e.Name()); ok && e.Type().IsRegular() && !strings.HasSuffix(e.Name(), ".sample") {
			all = append(all, path.Join(path.Dir(name), e.Name()))
		}
		return len(all) < maxStarters
	}))
	return all
}
