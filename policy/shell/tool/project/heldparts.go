package project

import (
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/shell/files"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// A file of tasks takes in others, which hold tasks as it does: by their names, by a folder, or by where its tool
// looks.

// heldPart is how the files of one tool do: loads finds names of files or folders in a text, the first group that is
// not empty; of a folder, and behind a name, the patterns of in are meant. beside are patterns of files that the tool
// takes in by itself. Sources: Rake 13 (import, load, rakelib) and Rails 8 (load_tasks), Invoke 2 (Collection),
// Gradle 8 (script plugins, buildSrc, projects), CMake 3.30 (include, add_subdirectory), Ant 1.10 (Import, Include),
// gulp 5 and require-dir 1, Grunt 1 (loadTasks), Mage 1 (magefiles), Snakemake 8 (include), Thor 1, SCons 4
// (SConscript).
type heldPart struct {
	programs, in, beside string
	loads                func() *regexp.Regexp
	own                  bool // a part works in its own folder
}

var heldParts = []heldPart{
	{programs: "rake drake rails", in: "*.rake", beside: "lib/tasks/*.rake lib/tasks/*/*.rake rakelib/*.rake",
		loads: lazy.Pattern(`["']([\w./*-]+\.(?:rake|rb))["']`)},
	{programs: "thor", in: "*.thor", beside: "*.thor lib/tasks/*.thor tasks/*.thor"},
	{programs: "invoke inv", in: "*.py", beside: "tasks/*.py",
		loads: lazy.Pattern(`(?m)^(?:from[ \t]+\.?[\w.]*[ \t]+)?import[ \t]+([\w.]+)`)},
	{programs: "fab", in: "*.py", beside: "fabfile/*.py"},
	{programs: "gradle gradlew", in: "*.gradle *.gradle.kts", beside: "*/build.gradle */build.gradle.kts " +
		"buildSrc/src/main/*/*.gradle buildSrc/src/main/*/*.gradle.kts buildSrc/src/main/*/*.kt " +
		"buildSrc/src/main/*/*.groovy build-logic/src/main/*/*.gradle build-logic/src/main/*/*.gradle.kts",
		loads: lazy.Pattern(`\bapply[ \t(]*from[ \t]*[:=][^"'\n]*["']([^"'\n]+)["']`)},
	{programs: "cmake cmake3 make gmake ninja samu", in: "CMakeLists.txt", own: true,
		loads: lazy.Pattern(`(?im)^[ \t]*(?:add_subdirectory|include)[ \t]*\([ \t]*"?([^\s")]+)`)},
	{programs: "ant", in: "*.xml", loads: lazy.Pattern(`<(?:import|include)\b[^>]*?\bfile\s*=\s*["']([^"']+)`)},
	{programs: "gulp", in: "*.js *.cjs *.mjs *.ts", beside: "gulpfile.js/*.js gulpfile.mjs/*.mjs", loads: ofModules},
	{programs: "grunt", in: "*.js *.cjs *.ts", loads: ofModules},
	{programs: "mage", in: "*.go", beside: "magefiles/*.go"},
	{programs: "snakemake", in: "*.smk", loads: lazy.Pattern(`(?m)^[ \t]*include:\s*["']([^"'\n]+)`)},
	{programs: "scons", in: "SConscript", loads: lazy.Pattern(`\bSConscript\(\s*\[?["']([^"'\n]+)`)},
}

// ofModules finds modules and folders that a text of JavaScript names from where it is.
var ofModules = lazy.Pattern(`(?:\b(?:require\w*|import|readdirSync|loadTasks|requireDir|glob(?:Sync|\.sync)?|join|` +
	`load)\s*\(|\bfrom)\s*(?:__dirname\s*[,+]\s*)?["'` + "`" + `]([^"'` + "`" + `\n]+)`)

var heldPartsOf = table.ByWord(heldParts, func(p heldPart) []string { return strings.Fields(p.programs) })

// takesInBeside reports a program that finds files of tasks by itself.
func takesInBeside(program string) bool {
	return slices.ContainsFunc(heldPartsOf(program), func(p heldPart) bool { return p.beside != "" })
}

// lineFiles are files of tasks that a word of the line names: grunt --gruntfile build/g.js.
func (j heldBy) lineFiles(program string, argv []string) (found []string) {
	for _, p := range heldPartsOf(program) {
		for _, word := range argv[min(1, len(argv)):] {
			if _, value, ok := strings.Cut(word, "="); ok {
				word = value
			}
			if strings.Contains(p.in, "*") && table.FitsAny(p.in, path.Base(word)) && len(found) < maxLineFiles {
				found = append(found, j.Place(taint.Literal(word)).Path)
			}
		}
	}
	return found
}

// maxLineFiles bounds them.
const maxLineFiles = 4

// maxPartBytes bounds the text of all parts of one file.
const maxPartBytes = 256 << 10

// withParts lists the files of a row and those that they take in: the person's own, as git holds them. A file that is
// not there stands for what its tool takes in all the same.
func (j heldBy) withParts(program string, h heldTask, argv []string, mains []heldFile) (all []heldFile) {
	for _, file := range j.lineFiles(program, argv) {
		mains = append(mains, heldFile{file: file, dir: path.Dir(file)})
	}
	if len(mains) == 0 && takesInBeside(program) {
		file := path.Join(j.State.Cwd, strings.Fields(h.files)[0])
		mains = append(mains, heldFile{file: file, dir: path.Dir(file)})
	}
	seen, size := map[string]bool{}, 0
	add := func(file, dir string) {
		file = path.Clean(file)
		if seen[file] || len(all) >= maxModules || !j.World.At("", file).Is(place.Inside) || !j.Personal(file) {
			return
		}
		seen[file] = true
		text, how := j.TextOf(place.Place{Path: file})
		if how != files.Wholly || len(text) > files.MaxSecret || size+len(text) > maxPartBytes {
			return
		}
		size += len(text)
		all = append(all, heldFile{file: file, dir: dir, text: text})
	}
	for _, main := range mains {
		if main.text != "" {
			seen[main.file], all = true, append(all, main)
		} else {
			add(main.file, main.dir)
		}
		j.partsOf(program, main, &all, add)
	}
	return all
}

// partsOf adds what one file takes in, and what is taken in by that.
func (j heldBy) partsOf(program string, main heldFile, all *[]heldFile, add func(file, dir string)) {
	in := func(p heldPart, file string) string {
		if p.own {
			return path.Dir(file)
		}
		return main.dir
	}
	first := max(0, len(*all)-1)
	for _, p := range heldPartsOf(program) {
		for pattern := range strings.FieldsSeq(p.beside) {
			for _, file := range j.globbed(main.dir, pattern) {
				add(file, in(p, file))
			}
		}
		for i := first; p.loads != nil && i < len(*all); i++ { // which grows
			f := (*all)[i]
			for _, m := range p.loads().FindAllStringSubmatch(f.text, maxTargets) {
				for _, file := range j.partFiles(p, m[1], path.Dir(f.file), main.dir) {
					add(file, in(p, file))
				}
			}
		}
	}
}

// fromRoot is how a text says that a name counts from the project's folder.
var fromRoot = lazy.Pattern(`^(?:\$\{?\w+(?:\.\w+)*\}?|#\{[^}]*\})/|^\./|^@/`)

// partFiles are the files that a name means, from the folder of the text or that of the project.
func (j heldBy) partFiles(p heldPart, name, from, top string) (found []string) {
	name = fromRoot().ReplaceAllString(name, "")
	if name == "" || strings.ContainsAny(name, "${}#") || path.IsAbs(name) {
		return nil
	}
	if strings.Contains(p.in, ".py") {
		name = strings.ReplaceAll(strings.Trim(name, "."), ".", "/")
	}
	for _, dir := range []string{from, top} {
		at := path.Join(dir, name)
		switch {
		case strings.ContainsAny(name, "*?"):
			found = append(found, j.globbed(dir, name)...)
		case table.FitsAny(p.in, path.Base(name)) || path.Ext(name) == ".cmake" || path.Ext(name) == ".rb":
			found = append(found, at)
		case j.FolderAt(at):
			for _, one := range j.namedIn(at, p.in) {
				found = append(found, path.Join(at, one))
			}
		default:
			for pattern := range strings.FieldsSeq(p.in) {
				if end, ok := strings.CutPrefix(pattern, "*"); ok {
					found = append(found, at+end)
				}
			}
		}
	}
	return found
}

// globbed lists the files that a pattern fits, from a folder: ** stands for a folder.
func (j heldBy) globbed(dir, pattern string) (found []string) {
	dirs := []string{dir}
	parts := strings.Split(pattern, "/")
	for i, part := range parts {
		var next []string
		for _, d := range dirs {
			switch {
			case i == len(parts)-1:
				for _, name := range j.namedIn(d, part) {
					found = append(found, path.Join(d, name))
				}
			case strings.ContainsAny(part, "*?"):
				if part == "**" {
					next = append(next, d)
				}
				next = append(next, j.foldersIn(d, part)...)
			case j.FolderAt(path.Join(d, part)):
				next = append(next, path.Join(d, part))
			}
		}
		dirs = next[:min(len(next), maxModules)]
	}
	slices.Sort(found)
	return slices.Compact(found)
}

// foldersIn lists the folders in a folder that a pattern fits.
func (j heldBy) foldersIn(dir, pattern string) (found []string) {
	j.InTime(j.World.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
		if e.IsDir() && e.Name()[0] != '.' && table.FitsAny(pattern, e.Name()) && !files.FilledByTools(e.Name()) {
			found = append(found, path.Join(dir, e.Name()))
		}
		return len(found) < maxModules
	}))
	return found
}
