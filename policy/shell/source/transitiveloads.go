package source

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/internal/memo"
	"guard/policy/code"
	"guard/policy/code/reader"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/program"
)

// What a program loads loads other code: a module that this session changed runs though only a module of the person's
// names it, which stays as it was. So those are read for what they load, the nearest first, but only while there is
// code of this session's that the program has not been seen to load.

// Bounds of what is read on the way.
const (
	maxPassed      = 300  // modules of the person's
	maxListed      = 3000 // files of one folder
	maxImportsRead = 3000 // readings that are kept
)

// visited is what was read on the way through one program.
type visited struct {
	passed map[string]bool
	listed map[string]map[string]bool // the names in a folder
	roots  []string                   // folders from which modules of Python are looked up
}

func newVisited() *visited {
	return &visited{passed: map[string]bool{}, listed: map[string]map[string]bool{}}
}

// importWalk follows what a text loads.
type importWalk struct {
	*Judge
	*visited
	own map[string]bool // code of this session's that was not read
}

// importer is a text on the way, and what it loads.
type importer struct {
	*ProgramText
	names   []string
	unknown bool // and what else is not known before it runs
}

// follows judges the code of this session's that a text loads by way of the person's.
func follows(j *Judge, c *effect.Call, t *ProgramText, names []string) {
	if j.World.Disk == nil || t.guess || len(names) == 0 {
		return
	}
	w := importWalk{j, t.visited, unreadOf(j, t)}
	if len(w.own) == 0 {
		return
	}
	if w.visited == nil {
		w.visited = newVisited()
		t.visited = w.visited
	}
	w.walk(c, t, names)
}

// Bounds of the look for tests.
const (
	maxTestFolders = 200
	maxTests       = 300
)

// followsTests judges what the tests of the workspace load, as a runner does that finds them by itself.
func followsTests(j *Judge, c *effect.Call, lang code.Language) {
	root := j.World.Root()
	t := &ProgramText{Lang: lang, File: path.Join(j.State.Cwd, "tests")}
	if j.World.Disk == nil || root == "" || len(unreadOf(j, t)) == 0 {
		return
	}
	var all []string
	enters := func(p string) bool { return path.Base(p) != ".git" && !files.FilledByTools(path.Base(p)) }
	place.Nearest(j.World.Disk, root, maxTestFolders, enters, func(p string) bool {
		if code.LanguageOf(p, "") == lang && (tests{j.Sources}).ofTests(p) {
			all = append(all, p)
		}
		return len(all) < maxTests
	})
	follows(j, c, t, all)
}

// unreadOf lists the files of this session's that a text may load, and that were not read yet.
func unreadOf(j *Judge, t *ProgramText) map[string]bool {
	var own map[string]bool
	for _, file := range j.SearchedFiles() {
		lang := code.LanguageOf(file, "")
		if lang != t.Lang && (lang != code.Unknown || prose(file) || path.Ext(file) != "" && holdsData(file)) ||
			slices.Contains(j.Reviewed, file) || slices.Contains(j.Inside, file) {
			continue
		}
		if own == nil {
			own = map[string]bool{}
		}
		own[file] = true
	}
	return own
}

// walk reads what a text loads, and what that loads.
func (w importWalk) walk(c *effect.Call, t *ProgramText, names []string) {
	queue, unknown := []importer{{t, names, false}}, false
	for len(queue) > 0 && len(w.own) > 0 {
		at := queue[0]
		queue = queue[1:]
		for _, file := range w.means(at) {
			switch {
			case w.own[file]:
				delete(w.own, file)
				w.reaches(c, t, file)
			case w.passed[file]:
			case len(w.passed) == maxPassed:
				w.loadsAll(c, t)
				return
			default:
				w.passed[file] = true
				if next, ok := w.passes(at.ProgramText, file); ok {
					unknown = unknown || next.unknown
					queue = append(queue, next)
				}
			}
		}
	}
	if unknown {
		w.mayLoad(c)
	}
}

// reaches judges a file that a program loads. What tests load their runner loads too: as with it only what is grave
// counts, for tests put doubles in the place of hosts and folders.
func (w importWalk) reaches(c *effect.Call, t *ProgramText, file string) {
	if (tests{w.Sources}).ofTests(t.File) {
		w.loadsPlanted(c, c.Program(), func(one string) bool { return one == file })
		return
	}
	w.LoadsFile(c, t, file)
}

// loadsAll judges all that is left where the program loads more than is followed. Tests are loaded by none.
func (w importWalk) loadsAll(c *effect.Call, t *ProgramText) {
	for _, file := range w.SearchedFiles() {
		if w.own[file] && !isTest(file) {
			w.reaches(c, t, file)
		}
	}
}

// mayLoad judges all that is left as what a program may load that names it only when it runs.
func (w importWalk) mayLoad(c *effect.Call) {
	w.loadsPlanted(c, c.Program(), func(file string) bool { return w.own[file] && !isTest(file) })
}

// passages are what texts of the person's load, by language and text.
var importsRead = memo.Memo[readingKey, code.Reading]{Most: maxImportsRead}

// passes reads a module of the person's for what it loads.
func (w importWalk) passes(from *ProgramText, file string) (next importer, ok bool) {
	if !w.World.At("", file).Is(place.Inside) || files.InFilled(file) {
		return importer{}, false
	}
	text, how := w.TextOf(place.Place{Path: file})
	first, _, _ := strings.Cut(text, "\n")
	lang := code.LanguageOf(file, first)
	if lang == code.Unknown && path.Ext(file) == "" {
		lang = from.Lang
	}
	if how != files.Wholly || files.Binary(text) || lang != from.Lang {
		return importer{}, false
	}
	r := importsRead.Of(readingKey{lang: lang, text: idOf(text)}, func() code.Reading { return loadsOnly(lang, text) })
	t := &ProgramText{Lang: lang, File: file, dirs: from.dirs, text: text}
	for i := range r.Acts {
		if a := &r.Acts[i]; a.Kind == code.Searches {
			for n := range a.Args {
				if p := w.Place(w.Sources.argOf(t, a, n)); p.Is(place.Inside) && !slices.Contains(t.dirs, p.Path) {
					t.dirs = append(slices.Clip(t.dirs), p.Path)
				}
			}
		}
	}
	return importer{t, loadedNames(w.Sources, t, r), slices.ContainsFunc(r.Acts, loadsUnknown)}, true
}

// loadsOnly is what a text loads, and where it has modules looked up.
func loadsOnly(lang code.Language, text string) code.Reading {
	r := reader.ReadGiven(lang, loadingText(lang, text), code.Given{File: true})
	only := code.Reading{Modules: r.Modules}
	for _, a := range r.Acts {
		if a.Kind == code.Loads || a.Kind == code.RunsFile || a.Kind == code.Searches || loadsUnknown(a) {
			only.Acts = append(only.Acts, a)
		}
	}
	return only
}

// loadsUnknown reports an act that loads code by a name which is not known before it runs.
func loadsUnknown(a code.Act) bool {
	switch a.Kind {
	case code.Opaque:
		return loaders[a.Call]
	case code.Loads, code.RunsFile:
		return len(a.Args) == 0 || !a.Args[0].Known
	}
	return false
}

// loaders load code by a name (Python 3.13, importlib and runpy; Node 22, Modules; Ruby 3.3, Kernel; perlfunc(1);
// Lua 5.4).
var loaders = map[string]bool{
	"importlib.import_module": true, "__import__": true, "builtins.__import__": true, "runpy.run_path": true,
	"runpy.run_module": true, "importlib.util.spec_from_file_location": true, "require": true, "import": true,
	"require_relative": true, "load": true, "autoload": true, "do": true, "dofile": true, "loadfile": true,
}

// means lists the files of the workspace that a text loads by its names: those of this session's, and those that are
// there.
func (w importWalk) means(at importer) (found []string) {
	add := func(file string) {
		if file != at.File && !slices.Contains(found, file) && (w.own[file] || w.lies(file)) {
			found = append(found, file)
		}
	}
	for _, name := range at.names {
		for _, file := range w.Sources.moduleFiles(at.ProgramText, name) {
			add(file)
		}
		switch at.Lang {
		case code.Python:
			for _, file := range w.pythonFiles(at.ProgramText, name) {
				add(file)
			}
		case code.JavaScript:
			for _, file := range (nodePackages{w}).files(at.ProgramText, name) {
				add(file)
			}
			for file := range w.own {
				if fitsLastParts(program.LoadsFolders[name], file) {
					add(file)
				}
			}
		}
	}
	return found
}

// lies reports a file that is in its folder, which is looked at once.
func (w importWalk) lies(file string) bool {
	dir := path.Dir(file)
	names, looked := w.listed[dir]
	if !looked {
		names = map[string]bool{}
		w.InTime(w.World.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
			if !e.IsDir() {
				names[e.Name()] = true
			}
			return len(names) < maxListed
		}))
		w.listed[dir] = names
	}
	return names[path.Base(file)]
}

// pythonFiles lists the files of a module that counts upward from its package, or from where a project keeps its
// sources, which an installation for development has Python look up (PEP 660).
func (w importWalk) pythonFiles(t *ProgramText, name string) (found []string) {
	bare := strings.TrimLeft(name, ".")
	var dirs []string
	if up := len(name) - len(bare); up > 0 {
		dir := path.Dir(t.File)
		for range up - 1 {
			dir = path.Dir(dir)
		}
		dirs = []string{dir}
	} else {
		if w.roots == nil {
			w.roots = w.sourceRoots(t)
		}
		dirs = w.roots
	}
	for _, dir := range dirs {
		for _, rel := range files.PythonModules(bare) {
			found = append(found, path.Join(dir, rel))
		}
	}
	return found
}

// sourceRoots are the folders of a project's sources that are there, and that of the program itself.
func (w importWalk) sourceRoots(t *ProgramText) []string {
	roots := []string{path.Dir(t.File)}
	for _, dir := range []string{w.State.Cwd, w.World.Root()} {
		for _, below := range sourceFolders {
			at := path.Join(dir, below)
			if path.IsAbs(dir) && !slices.Contains(roots, at) && w.FolderAt(at) {
				roots = append(roots, at)
			}
		}
	}
	return roots
}
