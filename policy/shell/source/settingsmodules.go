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
	"guard/policy/shell/lang/settings"
	"guard/policy/shell/taint"
)

// A module of the project that loads secrets is as secret as they are: new code that imports it and shows what it holds
// shows them, whoever wrote the module.

// Bounds of the modules that are looked at for one text.
const (
	maxSettings      = 20
	maxSettingsDepth = 3
)

// settingsModules finds and reads such modules.
type settingsModules struct {
	*Judge
	t     *ProgramText
	found map[string]*settings.Module // by file
}

// showsImported raises where new code shows a secret of a module that it imports.
func showsImported(j *Judge, c *effect.Call, t *ProgramText, text string) {
	if j.World.Disk == nil || !j.Sources.newText(t) || t.guess {
		return
	}
	s := settingsModules{j, t, map[string]*settings.Module{}}
	value := t.File == "" && slices.ContainsFunc(c.Cmd.Argv, func(w string) bool {
		return w == "-p" || w == "--print" || w == "-pe"
	})
	from := settings.Source{Lang: t.Lang, Text: text, Secret: j.State.Secret,
		Imported: func(name string) *settings.Module { return s.module(t, name, 0) }}
	shown := settings.Shown(from, value)
	if shown == "" && s.secretsThere() {
		shown = settings.Asserted(from, settings.Test{Rewrites: testFile().MatchString(t.File),
			Locals: slices.ContainsFunc(c.Cmd.Argv, func(w string) bool { return w == "-l" || w == "--showlocals" })})
	}
	if shown != "" {
		t.Secret = true
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the code reads a secret: {0}", shown))
	}
}

// testFile finds the name of a test of pytest's (docs.pytest.org, Conventions for Python test discovery).
var testFile = lazy.Pattern(`(?:^|/)(?:test[\w-]*|[\w-]*_tests?|conftest)\.py$`)

// secretsThere reports a file of secrets from which a module may have them: one where the program works, or beside a
// module. What a failed assertion shows is the person's only then.
func (s settingsModules) secretsThere() bool {
	if len(s.found) == 0 {
		return false
	}
	dirs := []string{s.State.Cwd, s.World.Workspace}
	for file := range s.found {
		dirs = append(dirs, path.Dir(file))
	}
	return slices.ContainsFunc(dirs, func(dir string) bool { return len(s.SecretsIn(dir)) > 0 })
}

// module is the module of a name, as the text imports it, or nil where it is none of the project's or holds nothing.
func (s settingsModules) module(t *ProgramText, name string, depth int) *settings.Module {
	if depth > maxSettingsDepth || name == "" {
		return nil
	}
	for _, file := range s.moduleAt(t, name) {
		if m, known := s.found[file]; known {
			return m
		}
		if !s.IsThere(file) || s.FolderAt(file) || !s.World.At("", file).Is(place.Inside) ||
			len(s.found) >= maxSettings {
			continue
		}
		s.found[file] = nil // while it is read
		s.found[file] = s.read(file, depth)
		return s.found[file]
	}
	return nil
}

// moduleAt lists the files in which a module may lie: only those of its own name.
func (s settingsModules) moduleAt(t *ProgramText, name string) []string {
	at := *t
	for _, below := range sourceFolders {
		at.dirs = append(slices.Clip(at.dirs), path.Join(s.World.Workspace, below))
	}
	list := s.Sources.moduleFiles(&at, name)
	if t.Lang != code.Python {
		return list
	}
	own := files.PythonModules(name)
	last := own[max(0, len(own)-6):] // of the last part: .py, /__init__.py and the like
	return slices.DeleteFunc(list, func(file string) bool {
		return !slices.ContainsFunc(last, func(rel string) bool {
			return path.Ext(rel) == ".py" && strings.HasSuffix(file, "/"+rel)
		})
	})
}

// read reads one module.
func (s settingsModules) read(file string, depth int) *settings.Module {
	text, how := s.TextOf(place.Place{Path: file})
	if how != files.Wholly || len(text) > maxRead || files.Binary(text) {
		return nil
	}
	t := &ProgramText{Lang: code.LanguageOf(file, ""), File: file, dirs: s.t.dirs}
	if t.Lang == code.Unknown {
		return nil
	}
	r := readCode(t.Lang, text, code.Given{})
	return settings.Of(settings.Source{Lang: t.Lang, Text: text, Reads: s.reads(t, r),
		Secret:   s.State.Secret,
		Imported: func(name string) *settings.Module { return s.module(t, name, depth+1) }})
}

// reads are the places where a text reads secrets.
func (s settingsModules) reads(t *ProgramText, r code.Reading) (reads []settings.Read) {
	dotenv := r.Settings ||
		slices.ContainsFunc(r.Modules, func(m string) bool { return slices.Contains(dotenvModules, m) })
	for i := range r.Acts {
		a := &r.Acts[i]
		if a.Kind == code.Reads {
			for n := range a.Args {
				if w := s.Sources.argOf(t, a, n); w.Known() && s.secretAt(t, w) {
					reads = append(reads, settings.Read{Line: a.Line})
				}
			}
		}
		if a.Kind != code.Environment {
			continue
		}
		name := ""
		if len(a.Args) > 0 {
			name = a.Args[0].Text
		}
		switch {
		case name == "" && len(a.Args) > 0 && !a.Args[0].Known:
		case name == "", s.State.Secret(name),
			dotenv && !slices.Contains(programVariables, name) && !settings.PlainName(name):
			reads = append(reads, settings.Read{Line: a.Line, Variable: name})
		}
	}
	return reads
}

// secretAt reports a file of secrets, from where the program works or from the module's own folder.
func (s settingsModules) secretAt(t *ProgramText, w taint.Word) bool {
	return s.Place(w).Is(place.Secret) || s.World.At(path.Dir(t.File), w.Text).Is(place.Secret)
}
