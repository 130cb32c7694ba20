package packages

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// Builds, test runners and generators of sites empty the folder that they write to, or fill
// it with files of their own names. A folder of what is nowhere else is none for that.

// outputFolder is an option, a property or a variable that names such a folder, in the
// spelling of webpack, Vite, Jest, nyc, Maven, Gradle, setuptools, Sphinx and the like.
var outputFolder = lazy.Pattern(`(?i)^(?:--?|-[DP]|)(?:[\w.-]*(?:out|dist|dest|build|target|site|report|coverage|` +
	`temp|tmp|clean)[\w.-]*)$`)

// shortOutput are the short ones.
const shortOutput = "-o -d -B"

// folderOptions are options of one program that name such a folder, and of others none
// (coverage.py 7, html --directory).
var folderOptions = map[string]string{"coverage": "--directory", "coverage3": "--directory"}

// EmptiesFolders judges the folders that a build is told to write to.
func (j *Judge) EmptiesFolders(c *effect.Call, v *option.Invocation) {
	if j.World.Disk == nil || j.Wrap.Remote || v.Marked(program.Info|program.Dry) {
		return
	}
	first, _ := v.Words()
	cleans := cleansBySphinx(c.Cmd.Argv)
	builds := program.LoadsProject(v.Chain[0]) || program.RunsProject(v.Name) ||
		table.HasWord("make gmake ninja meson cmake", first)
	sets := len(c.Cmd.Argv) > 1 && path.Base(c.Cmd.Argv[1]) == "setup.py"
	if sets { // setuptools: its commands read setup.cfg
		builds = true
		j.setupSettings(c)
		keepsOptions(c)
	}
	if !cleans && (!builds || v.Entry.Level == risk.Low && v.Entry.Special != program.Interpreter) {
		return
	}
	words := c.Cmd.Argv
	for i, word := range words[min(1, len(words)):] {
		name, value, joined := strings.Cut(word, "=")
		if !joined && i+2 < len(words) && strings.HasPrefix(word, "-") {
			value = words[i+2]
		}
		if cleans && !strings.HasPrefix(word, "-") {
			name, value = "--build", word
		}
		if value == "" || !outputFolder().MatchString(name) && !table.HasWord(shortOutput, name) &&
			!table.HasWord(folderOptions[first], name) {
			continue
		}
		if kind, folder, ok := strings.Cut(value, ":"); ok && !strings.ContainsAny(kind, "./") {
			value = folder // pytest --cov-report=html:FOLDER
		}
		if sets && !j.Place(taint.Literal(value)).Any(place.Inside|place.Temp|place.Shared|place.Harmless) {
			c.Raise(risk.High, risk.FSOutsideWorkspace, effect.Say("writes outside the workspace: {0}", value))
			return
		}
		if p := j.Place(taint.Literal(value)); p.Is(place.Inside) && !p.Is(place.WorkspaceRoot) &&
			!j.InExpendableFolder(p.Path) && j.HoldsUnsaved(p.Path) {
			c.Raise(risk.High, risk.FSDeleteOverwrite,
				effect.Say("{0} empties {1}, which holds what is nowhere else", v.Name, path.Base(p.Path)))
			return
		}
	}
}

// cleansBySphinx reports Sphinx's make mode, whose words are folders (sphinx-build(1), -M).
func cleansBySphinx(argv []string) bool {
	at := slices.Index(argv, "-M")
	return at > 0 && at+1 < len(argv) && argv[at+1] == "clean" &&
		slices.ContainsFunc(argv[:at], func(w string) bool { return strings.Contains(w, "sphinx") })
}

// setupSettings judges the settings that this session wrote for setup.py's commands.
func (j *Judge) setupSettings(c *effect.Call) {
	for _, file := range j.SessionFiles() {
		if !table.FitsAny("setup.cfg pyproject.toml setup.py", path.Base(file)) {
			continue
		}
		if text, how := j.TextOf(place.Place{Path: file}); how == files.Wholly {
			j.Sources.PlantedPlaces(c, file, text)
		}
	}
}

// keepsOptions judges setup.py's commands that write options down for later ones: the person's, or the machine's
// (setuptools 79, setopt, saveopts, alias: -u, --user-config, -g, --global-config; -f, --filename names any file).
func keepsOptions(c *effect.Call) {
	argv := c.Cmd.Argv
	if !slices.ContainsFunc(argv, func(w string) bool { return table.HasWord("setopt saveopts alias", w) }) {
		return
	}
	for _, w := range argv {
		name, _, _ := strings.Cut(w, "=")
		abbreviated := len(name) > 3 && (strings.HasPrefix("--user-config", name) ||
			strings.HasPrefix("--global-config", name) || strings.HasPrefix("--filename", name))
		if abbreviated || len(name) > 1 && name[0] == '-' && name[1] != '-' && strings.ContainsAny(name, "ugf") {
			c.Raise(risk.High, risk.FSOutsideWorkspace,
				effect.Say("{0} changes settings outside the workspace", strings.Join(argv[:min(3, len(argv))], " ")))
			return
		}
	}
}
