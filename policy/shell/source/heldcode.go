package source

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
)

// Code that git holds and that a program loads, or a runner finds by itself, is the project's, and runs. But a project
// may be somebody else's: what is grave and certain in such code counts. Of a module that is what runs when it is
// loaded, for its functions are for who means to call them.

// Bounds of the files that are read for it.
const (
	maxHeldModules = 40
	maxHeldTests   = 60
	maxHeldFolders = 60
	maxHeldCode    = 256 << 10
)

// What stands in any text with something of that kind: it deletes, and names what lies outside; names what a shell
// starts with; has what a host sends, and runs something.
var (
	deletesAny = lazy.Pattern(`(?i)rmtree|rmsync|rmdirsync|unlinksync|removesync|removeall|rimraf|rm_r|` +
		`remove_(?:dir|tree|entry)|\b(?:rm|rmdir|unlink|deltree|remove)\b`)
	namesStart = lazy.Pattern(`\.(?:bash|zsh)rc|\.(?:bash_|z)?profile|crontab|authorized_keys|LaunchAgents|autostart`)
	hearsHost  = lazy.Pattern(`\b(?:curl|wget|urlopen|fetch|requests|https?|Net::HTTP)\b`)
	runsAny    = lazy.Pattern(`\b(?:sh|bash|eval|exec\w*|spawn\w*|system|popen|subprocess|child_process)\b`)
)

// mayCount reports such a text.
func mayCount(text string) bool {
	return deletesAny().MatchString(text) && leavesWorkspace().MatchString(text) || namesStart().MatchString(text) ||
		hearsHost().MatchString(text) && runsAny().MatchString(text) || handsAll(text)
}

// handsAll reports a text that makes one of all variables.
func handsAll(text string) bool {
	return handsAllVariables().MatchString(text) || handsEnviron().MatchString(text)
}

// heldModules judges the modules of the project's that a program loads by their names, and those that these load.
func heldModules(j *Judge, c *effect.Call, t *ProgramText, names []string) {
	if j.World.Disk == nil || t.guess || t.byTool || t.Depth > 0 || len(names) == 0 || j.World.Root() == "" {
		return
	}
	w := importWalk{j, newVisited(), nil}
	for queue := []importer{{t, names, false}}; len(queue) > 0; queue = queue[1:] {
		at := queue[0]
		for _, file := range w.means(at) {
			if w.passed[file] || slices.Contains(j.Reviewed, file) {
				continue
			}
			if len(w.passed) == maxHeldModules {
				return
			}
			w.passed[file] = true
			if w.sealed(file) {
				c.Raise(risk.Medium, risk.ExecArbitrary, files.SayUnread(file))
			}
			if next, ok := w.passes(at.ProgramText, file); ok {
				if queue = append(queue, next); mayCount(next.text) {
					heldCode{j}.judge(c, next.ProgramText, whenLoaded(next.Lang, next.text))
				}
			}
		}
	}
}

// sealed reports a module of Python that is there compiled, and not as a source: nobody can read what it does.
func (w importWalk) sealed(file string) bool {
	source, compiled := strings.CutSuffix(file, ".pyc")
	return compiled && !w.lies(source+".py") && !files.InFilled(file) && !w.OwnFile(file)
}

// HeldStarts judges the files from which a runner of tests, or go run, starts the project's code by itself: all that
// stands in them.
func HeldStarts(j *Judge, c *effect.Call, v *option.Invocation) {
	runs := v.Name == "go run" || v.Marked(program.Tests) || runsTests(v) || strings.HasSuffix(v.Name, " --test")
	if !runs || j.World.Disk == nil || j.State.Cwd == "" || j.Wrap.Remote || j.World.Root() == "" ||
		!j.World.At("", j.State.Cwd).Is(place.Inside) {
		return
	}
	dir, folders := j.State.Cwd, maxHeldFolders
	if v.Name == "go run" {
		heldPackage(j, c, v)
		folders = 1
		if len(v.Operands) > 0 && v.Operands[0].Known() && j.FolderAt(j.Place(v.Operands[0]).Path) {
			dir = j.Place(v.Operands[0]).Path
		}
	}
	left := maxHeldTests
	place.Nearest(j.World.Disk, dir, folders, HoldsSources, func(file string) bool {
		if lang := code.LanguageOf(file, ""); lang != code.Unknown && startsBy(j.Sources, v, lang, file) &&
			!slices.Contains(j.Reviewed, file) {
			left--
			if text, how := j.TextOf(place.Place{Path: file}); how == files.Wholly {
				heldCode{j}.judge(c, &ProgramText{Lang: lang, File: file}, text)
			}
		}
		return left > 0
	})
}

// HoldsSources reports a folder that may hold the project's own sources.
func HoldsSources(dir string) bool {
	return !strings.HasPrefix(path.Base(dir), ".") && !files.FilledByTools(path.Base(dir))
}

// startsBy reports a file that a runner takes in.
func startsBy(n *Names, v *option.Invocation, lang code.Language, file string) bool {
	test := isTest(file) || tests{n}.ofTests(file)
	if v.Name == "go run" {
		return lang == code.Go && !test
	}
	starts := program.StartsFrom(v.Name, file)
	return test && (starts || lang == LanguageOf(v)) || starts && path.Base(file) == "conftest.py"
}

// heldCode judges such a text.
type heldCode struct{ *Judge }

func (j heldCode) judge(c *effect.Call, of *ProgramText, text string) {
	if len(text) > maxHeldCode || !mayCount(text) || !j.Enter() {
		return
	}
	defer j.Leave()
	t := &ProgramText{Lang: of.Lang, File: of.File, given: code.Given{File: true}, byTool: true, Depth: maxModuleDepth}
	reviewed := j.Reviewed
	counts := func(cmd *effect.Command) bool { return j.counts(cmd, text) }
	added := j.AddsWhere(c, func(probe *effect.Call) { runsText(j.Judge, probe, t, text) }, counts)
	j.Reviewed = slices.Clip(reviewed)
	if added {
		c.Raise(risk.Medium, 0, effect.Say("runs the code in {0}", path.Base(of.File)))
	}
}

// counts reports what is grave and certain: a deletion outside of the workspace, a change of what a shell starts with,
// code that a host sends, all variables sent away.
func (j heldCode) counts(cmd *effect.Command, text string) bool {
	own := &cmd.Own
	net, secrets := own.Categories.Has(risk.NetworkRisk), own.Categories.Has(risk.FSConfigSecrets)
	return own.Absurd || own.Protected ||
		own.Level == risk.Critical && net && own.Categories.Has(risk.ExecArbitrary) && !secrets ||
		own.Categories&(risk.FSDeleteOverwrite|risk.Delete) != 0 &&
			slices.ContainsFunc(cmd.Deletes, certainlyOutside) ||
		slices.ContainsFunc(cmd.Writes, startsShell) ||
		net && handsAll(text)
}

// certainlyOutside reports a place elsewhere that not everybody has.
func certainlyOutside(p place.Place) bool {
	return effect.Elsewhere(p) && !p.Is(place.Shared)
}

func startsShell(p place.Place) bool { return p.Is(place.Startup) && certainlyOutside(p) }

// handsEnviron is handsAllVariables in Go.
var handsEnviron = lazy.Pattern(`(?:Join|NewReader|NewBufferString|Sprint\w*|Marshal|Encode|\[\]byte)\(\s*(?:\w+\.)?` +
	`(?:\w+\(\s*)*os\.Environ\(\)`)
