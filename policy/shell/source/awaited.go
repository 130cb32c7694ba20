package source

import (
	"encoding/json"
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/setting"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// What a tool runs by itself the person runs too, with an everyday command and at a time when nobody asks: settings and
// files of the tool's that a line writes are looked at then. As most of what they hold is everyday, only what is
// critical counts, or leads out of the workspace; the rest is judged where the session starts the tool.

// Awaits judges what a line has put into such files.
func (j LoadedCode) Awaits(c *effect.Call, written []string) {
	own := j.SessionFiles()
	var settingsOf []string
	for _, file := range own {
		if program.SettingsOfLoader(path.Base(file)) && len(settingsOf) < maxToolSettings {
			settingsOf = append(settingsOf, file)
		}
	}
	for _, file := range written {
		if put, known := j.putInto(file); known {
			j.awaitedScript(c, put)
			j.awaitedSource(c, put)
			j.awaitedVariables(c, put)
			j.awaitedDeployment(c, put)
			j.awaitedHooks(c, put)
			j.awaitedAnywhere(c, put)
		}
		for _, l := range program.LoadedCodes() {
			settings := fitsLastParts(l.Settings, file)
			if settings {
				j.awaitedCommands(c, file)
				j.awaitedNames(c, l, file, own)
			}
			if fitsLastParts(l.Files, file) || settings && code.LanguageOf(file, "") != code.Unknown {
				j.awaitedCode(c, l, file)
			}
			if !settings && code.LanguageOf(file, "") != code.Unknown {
				for _, one := range settingsOf {
					if fitsLastParts(l.Settings, one) {
						j.awaitedNames(c, l, one, []string{file})
					}
				}
			}
		}
		if program.ShadowsLibrary(file) {
			j.awaitedCode(c, program.LoadedCode{Ending: ".py"}, file)
		}
	}
}

// putText is what a file holds after a line, and what it held before it.
type putText struct {
	file, text, old string
	before          bool // it was there, and can be compared
}

// fresh are the lines that are new in it.
func (p putText) fresh() string { return access.FreshLines(p.text, p.old) }

// putInto is that of a file; known: of which all is known, and not too much.
func (j LoadedCode) putInto(file string) (p putText, known bool) {
	text, how := j.TextOf(place.Place{Path: file})
	if how != files.Wholly || len(text) > files.MaxSecret {
		return p, false
	}
	old, err := j.World.Disk.ReadFile(file, maxStarter)
	if err != nil {
		old = nil
	}
	return putText{file, text, string(old), err == nil}, true
}

// awaitedSource judges a manifest that names another host to fetch code from.
func (j LoadedCode) awaitedSource(c *effect.Call, put putText) {
	if setting.Fetches(put.file, put.text, put.old) ||
		put.before && setting.Lock(put.file) && setting.Relocks(put.text, put.old) {
		c.Raise(risk.High, risk.ExecArbitrary,
			effect.Say("changes {0}, which another tool runs later", path.Base(put.file)))
	}
}

// awaitedNames judges the code that settings name, of files that this session wrote.
func (j LoadedCode) awaitedNames(c *effect.Call, l program.LoadedCode, file string, own []string) {
	text, ok := j.awaitedText(file)
	if !ok {
		return
	}
	for _, n := range namedCode(text, l.Flags) {
		for _, one := range own {
			if one != file && n.means(one, l.Ending) {
				j.awaitedCode(c, l, one)
			}
		}
	}
}

// awaitedText is the text of a file as far as its tool reads it.
func (j LoadedCode) awaitedText(file string) (string, bool) {
	text, how := j.TextOf(place.Place{Path: file})
	if how != files.Wholly || len(text) > files.MaxSecret || files.Binary(text) {
		return "", false
	}
	if path.Base(file) == "package.json" {
		text = onlySettings(text)
	}
	return text, true
}

// installScripts run when packages are installed, and by no name of theirs (npm 10, Life Cycle Scripts).
var installScripts = strings.Fields("preinstall install postinstall preprepare prepare postprepare dependencies")

// awaitedCommands judges the commands in settings that are no code; of package.json those that an install runs.
func (j LoadedCode) awaitedCommands(c *effect.Call, file string) {
	text, how := j.TextOf(place.Place{Path: file})
	if code.LanguageOf(file, "") != code.Unknown || how != files.Wholly || len(text) > files.MaxSecret {
		return
	}
	if path.Base(file) == "package.json" {
		var p struct {
			Scripts map[string]string `json:"scripts"`
		}
		_ = json.Unmarshal([]byte(text), &p) // what is no such file has no scripts
		for _, name := range installScripts {
			if line := p.Scripts[name]; line != "" {
				j.critical(c, file, func(probe *effect.Call) {
					j.Apart(func() taint.Stream { return j.Walk.ShellText(probe, name, taint.Literal(line)) })
				})
			}
		}
		return
	}
	j.critical(c, file, func(probe *effect.Call) { j.plantedCommands(probe, text) })
}

// awaitedCode judges a file of code as one that a tool runs.
func (j LoadedCode) awaitedCode(c *effect.Call, l program.LoadedCode, file string) {
	if slices.Contains(j.Reviewed, "awaited "+file) {
		return
	}
	j.Reviewed = append(j.Reviewed, "awaited "+file)
	text, ok := j.awaitedText(file)
	lang := code.LanguageOf(file, "")
	if lang == code.Unknown {
		lang = code.LanguageOf("x"+l.Ending, "")
	}
	if !ok || lang == code.Unknown || holdsStructure(file) || !mayHarm(text) {
		return
	}
	t := &ProgramText{Lang: lang, File: file, given: code.Given{File: true}, byTool: true, awaited: true}
	j.critical(c, file, func(probe *effect.Call) { runsText(j.Judge, probe, t, text) })
}

// critical judges what waits in a file, and adds what is worse than everyday.
func (j LoadedCode) critical(c *effect.Call, file string, f func(probe *effect.Call)) {
	if !j.Enter() {
		return
	}
	defer j.Leave()
	reviewed := j.Reviewed
	probe := j.Begin(c.In)
	probe.Cmd.Argv = c.Cmd.Argv
	j.Absorbs(probe, func() { f(probe) })
	j.Reviewed = slices.Clip(reviewed)
	own := probe.Cmd.Own
	if own.Level == risk.Critical || own.Absurd ||
		own.Level >= risk.High && own.Categories.Has(risk.FSOutsideWorkspace) {
		c.Cmd.Own.Add(own)
		c.Raise(risk.High, risk.ExecArbitrary,
			effect.Say("changes {0}, which another tool runs later", path.Base(file)))
	}
}
