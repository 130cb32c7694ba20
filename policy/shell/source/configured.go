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
	"guard/policy/shell/lang/hint"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// maxConfigured bounds the programs that one file of settings names, and those settings in a folder.
const maxConfigured = 16

// Configured judges settings of the workspace that an option names, where git does not hold what they say as it is: the
// commands in them, and the programs and code that they name. A person's own settings are everyday: only what is
// grave counts.
func (j Starts) Configured(c *effect.Call, v *option.Invocation, a taint.Word) {
	p := j.Place(a)
	switch {
	case j.World.Disk == nil || !p.Is(place.Inside):
	case j.World.Missing(p.Path) && !j.isMade(p):
		j.configuringModule(c, a.Text)
	case !j.FolderAt(p.Path):
		j.configuredBy(c, p.Path)
	case LanguageOf(v) == code.PHP: // php(1), -c
		for _, file := range j.matching(p.Path, "php*.ini") {
			j.configuredBy(c, file)
		}
	}
}

// isMade reports a file whose text is the line's.
func (j Starts) isMade(p place.Place) bool {
	_, how := j.TextOf(p)
	return how == files.Wholly
}

// configuringModule judges settings that are a module of Python, or an object in one: --settings=shop.settings,
// --testrunner=shop.tests.Runner.
func (j Starts) configuringModule(c *effect.Call, name string) {
	name, _, _ = strings.Cut(name, ":")
	if strings.Trim(name, "._"+letters) != "" {
		return
	}
	for ; name != ""; name = name[:max(0, strings.LastIndexByte(name, '.'))] {
		for _, rel := range files.PythonModules(name) {
			file := path.Join(j.State.Cwd, rel)
			text, how := j.TextOf(place.Place{Path: file})
			if how == files.Wholly && !files.Binary(text) && !j.HeldByGit(file) {
				j.grave(c, file, func(probe *effect.Call) { j.loadsByFolder(probe, file) })
			}
		}
	}
}

// configuredBy judges one file of settings.
func (j Starts) configuredBy(c *effect.Call, file string) {
	if slices.Contains(j.Inside, file) || slices.Contains(j.Reviewed, "settings "+file) {
		return
	}
	j.Reviewed = append(j.Reviewed, "settings "+file)
	text, how := j.TextOf(place.Place{Path: file})
	if how != files.Wholly || len(text) > files.MaxSecret || files.Binary(text) ||
		code.LanguageOf(file, "") != code.Unknown {
		return
	}
	if !j.HeldByGit(file) {
		j.configuredText(c, file, text)
	}
	for _, named := range j.programsNamed(file, text) {
		j.grave(c, named, func(probe *effect.Call) { j.startsProgram(probe, c.Program(), named) })
	}
}

// configuredText judges the commands and the code that stand in settings.
func (j Starts) configuredText(c *effect.Call, file, text string) {
	j.grave(c, file, func(probe *effect.Call) {
		j.plantedCommands(probe, text)
		for _, m := range startingCode().FindAllStringSubmatch(text, maxConfigured) {
			for _, h := range hint.In(m[1]) {
				probe.Raise(risk.High, h.Categories, effect.Say(h.Says))
			}
			j.Acts(probe, &ProgramText{Lang: code.Python, File: file, Depth: maxModuleDepth}, m[1])
			if probe.Cmd.Own.Categories.Has(risk.FSDeleteOverwrite) {
				probe.Raise(risk.High, 0, risk.Reason{}) // it runs for certain
			}
		}
	})
}

// startingCode finds settings whose value is code (Pylint 3, init-hook; IPython, exec_lines).
var startingCode = lazy.Pattern(`(?m)^\s*(?:init[-_]hook|exec_lines)\s*[=:]\s*["']?(.*?)["']?\s*$`)

// programsNamed lists the programs and files of code of the workspace that a text names, by names that count from its
// own folder or from the current one, but for what git holds as it is.
func (j Starts) programsNamed(file, text string) (found []string) {
	looked := 0
	for line := range strings.Lines(text) {
		if leavesOut().MatchString(line) {
			continue
		}
		for word := range strings.FieldsFuncSeq(line, SplitsSetting) {
			if looked++; looked > files.MaxLiterals || len(found) == maxConfigured {
				return found
			}
			if len(word) < 3 || len(word) > 200 || !strings.ContainsAny(word, "./") {
				continue
			}
			for _, dir := range [...]string{path.Dir(file), j.State.Cwd} {
				p := j.World.At(dir, word)
				if word[0] == '/' && !p.Is(place.Inside) { // <rootDir>/data/x.js, ${CMAKE_SOURCE_DIR}/x.sh
					p = j.World.At(dir, word[1:])
				}
				if p.Is(place.Inside) && !slices.Contains(found, p.Path) && !j.HeldByGit(p.Path) && j.isProgram(p) {
					found = append(found, p.Path)
				}
			}
		}
	}
	return found
}

// leavesOut finds settings that say what is not looked at.
var leavesOut = lazy.Pattern(`(?i)exclude|ignore|omit|skip`)

// isProgram reports a file of code, or one that may be started.
func (j Starts) isProgram(p place.Place) bool {
	text, how := j.TextOf(p)
	if how != files.Wholly || files.Binary(text) {
		return false
	}
	if code.LanguageOf(p.Path, "") != code.Unknown || slices.Contains(shellEndings, path.Ext(p.Path)) {
		return true
	}
	if j.World.Disk == nil || !strings.HasPrefix(text, "#!") {
		return false
	}
	info, err := j.World.Disk.Lstat(p.Path)
	return err == nil && info.Mode()&fs.FileMode(0o111) != 0
}
