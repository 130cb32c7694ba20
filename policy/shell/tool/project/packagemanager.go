package project

import (
	"maps"
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// packageManagers run scripts of package.json.
var packageManagers = []string{"npm", "pnpm", "yarn", "bun"}

// managerSettings are files that say how they run them, and what in one says it.
// Sources: npm's config(7), script-shell and node-options; yarnpkg.com/configuration;
// bun.sh/docs/runtime/bunfig; pnpm.io/pnpmfile.
var managerSettings = map[string][]string{
	".npmrc": {"script-shell", "node-options", "shell"}, ".yarnrc": {"yarn-path", "script-shell"},
	".yarnrc.yml": {"yarnPath", "plugins", "nodeOptions"}, "bunfig.toml": {"preload", "shell", "bun"},
	".pnpmfile.cjs": {""},
}

// bunRuns judges a file that bun is given in the place of a script's name (bun.sh/docs/cli/run).
func bunRuns(j *Judge, c *effect.Call, v *option.Invocation, sub string) {
	words := v.Operands
	for _, name := range slices.Backward(strings.Fields(sub)) {
		words = append([]taint.Word{taint.Literal(name)}, words...)
	}
	if len(words) > 1 && words[0].Text == "run" {
		words = words[1:]
	}
	if len(words) > 0 && words[0].Known() && code.LanguageOf(words[0].Text, "") == code.JavaScript {
		j.RunsFile(c, words[0], code.JavaScript, words[1:])
	}
}

// managed judges what a package manager runs besides the script of the package in
// the current folder: settings, and packages of the same workspace, that this line or
// session wrote.
func (j *Judge) managed(c *effect.Call, v *option.Invocation) {
	name, sub := v.Words()
	if !slices.Contains(packageManagers, name) || j.Wrap.Remote {
		return
	}
	if name == "bun" && (sub == "-" || sub == "run -") { // bun.sh/docs/cli/run: the code is its input
		j.Texts.RunsStream(c, c.In, code.JavaScript)
	}
	if name == "bun" {
		bunRuns(j, c, v, sub)
	}
	others := v.Has("-w", "--workspace", "--workspaces", "-F", "--filter", "--filter-prod", "-r", "--recursive")
	for _, file := range j.SessionFiles() {
		words, settings := managerSettings[path.Base(file)]
		if !settings && (!others || path.Base(file) != "package.json") {
			continue
		}
		text, how := j.TextOf(place.Place{Path: file})
		switch {
		case how != files.Wholly && j.World.Missing(file) && !slices.Contains(j.Hidden, file): // it has gone
		case how != files.Wholly, slices.ContainsFunc(words, func(w string) bool { return strings.Contains(text, w) }):
			c.Raise(risk.Medium, risk.ExecArbitrary, files.SayUnread(file))
		case !settings:
			t := &task{project: j, file: file}
			if r, known := t.read(v, text); known {
				cwd := j.State.Cwd
				j.State.Cwd = path.Dir(file)
				t.judge(c, v, r)
				j.State.Cwd = cwd
			}
		}
	}
}

// npmOptions are what npm hands a script as variables of the environment: --NAME=VALUE before the script's own words
// (npm 10, config(7), "Environment Variables").
func npmOptions(c *effect.Call, v *option.Invocation) map[string]string {
	if name, sub := v.Words(); name != "npm" || !strings.HasPrefix(sub, "run") {
		return nil
	}
	given := map[string]string{}
	for _, word := range c.Cmd.Argv {
		if word == "--" {
			break
		}
		if name, value, ok := strings.Cut(word, "="); ok && strings.HasPrefix(name, "--") {
			given["npm_config_"+strings.ReplaceAll(strings.ToLower(name[2:]), "-", "_")] = value
		}
	}
	return given
}

// npmVariables sets them, and returns what takes them back.
func npmVariables(j *Judge, c *effect.Call, v *option.Invocation) (restore func()) {
	given := npmOptions(c, v)
	if len(given) == 0 {
		return func() {}
	}
	vars := j.State.Vars
	j.State.Vars = maps.Clone(vars)
	for name, value := range given {
		j.State.Set(name, taint.Literal(value))
	}
	return func() { j.State.Vars = vars }
}
