package files

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/table"
)

// Names that builds and clean-ups empty without a question. A file of the person's that
// is nowhere else is safe under its own name, and lost under one of these.

// expendableFolders are folders that tools fill and clean up: the manuals of make,
// CMake, Cargo, Gradle, Maven, npm, webpack, Vite, Next.js, pytest, coverage.py, Go.
var expendableFolders = strings.Fields("build dist out target obj _build .build cmake-build-debug " +
	"cmake-build-release coverage htmlcov .tmp .cache cache node_modules __pycache__ .next .nuxt .output .turbo " +
	".parcel-cache .pytest_cache .mypy_cache .gradle .venv venv _site DerivedData htmlcov .ipynb_checkpoints " +
	"playwright-report test-results storybook-static .svelte-kit .angular .tox .nox .eggs")

// FilledByTools reports the name of a folder that tools fill and clean up.
func FilledByTools(name string) bool { return slices.Contains(expendableFolders, name) }

// expendableEndings are those of files that clean-ups name by a pattern.
var expendableEndings = strings.Fields(".o .obj .a .so .lo .la .ko .pyc .pyo .class .log .tmp .temp .swp .swo .rej " +
	".cache .aux .toc .lof .lot .bbl .blg .fls .gcda .gcno .gcov .profraw .tsbuildinfo .pid .hi .cmi .cmo .cmx .beam ~")

// expendableNames are files that a program of their own empties or writes anew: the manuals of
// coverage.py, ESLint, Stylelint, pytest, lcov, CTest, Ninja.
const expendableNames = ".coverage .coverage.* .eslintcache .stylelintcache .prettiercache coverage.xml coverage.out " +
	"coverage.json cobertura.xml lcov.info nosetests.xml junit.xml .nyc_output tsconfig.tsbuildinfo build.ninja " +
	"CMakeCache.txt .ninja_log .ninja_deps a.out core"

// ExpendableName reports a place in the workspace that is cleaned up by its name.
func (f *fileTexts) ExpendableName(p place.Place) bool {
	root := f.World.Root()
	if root == "" || !place.Below(p.Path, root) {
		return false
	}
	rel := strings.TrimPrefix(p.Path, root)
	return f.InExpendableFolder(p.Path) || table.FitsAny(expendableNames, path.Base(rel)) ||
		slices.ContainsFunc(expendableEndings, func(end string) bool { return strings.HasSuffix(rel, end) })
}

// InExpendableFolder reports a place in the workspace that is, or lies in, a folder which is
// cleaned up by its name.
func (f *fileTexts) InExpendableFolder(file string) bool {
	root := f.World.Root()
	if root == "" || !place.Below(file, root) {
		return false
	}
	for part := range strings.SplitSeq(strings.TrimPrefix(file, root), "/") {
		if slices.Contains(expendableFolders, part) {
			return true
		}
	}
	return false
}

// IgnoredName reports a name that the project's own ignore files take for what tools make:
// git clean and others remove it.
func (f *fileTexts) IgnoredName(file string) bool {
	return file != "" && f.World.Git != nil && f.World.Git.Ignored(file)
}

// MaxLiterals bounds the strings looked at in one program text.
const MaxLiterals = 400

// HoldsUnsaved reports a folder right in which a file lies that is nowhere else.
func (f *fileTexts) HoldsUnsaved(dir string) bool { return f.FolderAt(dir) && holds(f, dir, f.Unsaved) }

// HoldsNowhereElse reports a folder right in which a file lies that is lost where it is deleted.
func (f *fileTexts) HoldsNowhereElse(dir string) bool {
	return f.FolderAt(dir) && holds(f, dir, f.NowhereElse)
}

func holds(f *fileTexts, dir string, wanted func(file string) bool) bool {
	n, found := 0, false
	f.InTime(f.World.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
		n++
		found = e.Type().IsRegular() && wanted(path.Join(dir, e.Name()))
		return !found && n < maxFolder
	}))
	return found
}

// homes are where the homes and disks of people lie (hier(7); macOS, Windows' files
// under WSL).
var homes = []string{"/home", "/Users", "/root", "/mnt", "/media", "/Volumes"}

// Persons reports a place outside of the workspace where people keep what is theirs.
func (f *fileTexts) Persons(p place.Place) bool {
	switch {
	case p.Path == "" || p.Any(place.Inside|place.Shared):
		return false
	case f.World.Home != "" && place.Below(p.Path, f.World.Home):
		return true
	}
	return !p.Is(place.Temp) && slices.ContainsFunc(homes, func(h string) bool { return place.Below(p.Path, h) })
}

// Unsaved reports a file of the person's that is there and nowhere else: git does not
// hold it, and this session did not make it.
func (f *fileTexts) Unsaved(file string) bool { return wasUnsaved(f, file) && !f.ChangedByLine(file) }

// wasUnsaved reports one that was so before this line.
func wasUnsaved(f *fileTexts, file string) bool {
	if file == "" || f.World.Disk == nil || f.Wrap.Remote {
		return false
	}
	info, err := f.World.Disk.Lstat(file)
	if f.InTime(err); err != nil || !info.Mode().IsRegular() || f.OwnEdit(file) || f.OwnBirth(file) {
		return false
	}
	return f.World.Git == nil || !f.World.Git.Restorable(file) && !f.World.Git.Ignored(file) &&
		!f.World.Git.Merged(file)
}

// NowhereElse reports a file that is lost where a program writes over it: one that is not
// saved, or one that git ignores and no tool makes again. A .gitignore hides a person's
// notes and data as well as what is built.
func (f *fileTexts) NowhereElse(file string) bool {
	return f.WasNowhereElse(file) && !f.ChangedByLine(file)
}

// WasNowhereElse reports one that was so before this line.
func (f *fileTexts) WasNowhereElse(file string) bool {
	if wasUnsaved(f, file) {
		return true
	}
	if !f.IgnoredName(file) || f.World.Disk == nil || f.Wrap.Remote || f.ExpendableName(place.Place{Path: file}) ||
		slices.Contains(compiledEndings, path.Ext(file)) {
		return false
	}
	info, err := f.World.Disk.Lstat(file)
	f.InTime(err)
	return err == nil && info.Mode().IsRegular() && info.Mode()&0o111 == 0 && !f.OwnEdit(file) && !f.OwnBirth(file)
}

// compiledEndings are those of files that compilers and bundlers make from a source beside
// them: the manuals of tsc, Sass, Less, Emscripten, Sphinx.
var compiledEndings = strings.Fields(
	".js .mjs .cjs .css .map .html .ts .d .s .ll .bc .wasm .exe .dll .dylib .jar .lock")

// opensToRead finds a file that a source only reads: fopen(NAME, "r"), ifstream.
var opensToRead = lazy.Pattern(`(?:fopen|freopen|fs::read\w*|File::open|ifstream\s*\w*|readFile\w*|ReadAll\w*|` +
	`Reader::from_path|FileReader|FileInputStream|StreamReader|File\.read!?|File\.Exists|` +
	`Files\.(?:read\w+|lines|exists|size|newBufferedReader|newInputStream)\(\s*Paths?\.(?:of|get)|` +
	`open)\s*[({]\s*$`)

// outputStream finds a stream of C++ by which a source writes, under whatever name (C++17, basic_ofstream::open).
var outputStream = lazy.Pattern(`\b(?:w|basic_)?ofstream\b|\b(?:basic_)?filebuf\b`)

// fillsStream reports that what a source opens last may be such a stream: std::ofstream f; f.open(NAME).
func fillsStream(text, before string) bool {
	return strings.HasSuffix(strings.TrimRight(before, " \t({"), ".open") && outputStream().MatchString(text)
}

// opensToReplace finds what writes over the file that a source names next: it is lost though git ignores it (the
// libraries of Rust, Java, .NET, Elixir, and image, csv, ClosedXML 0.104 and Jackson 2.18).
var opensToReplace = lazy.Pattern(`(?:File::create|fs::write|Writer::from_path|\.save|FileWriter|FileOutputStream|` +
	`PrintWriter|StreamWriter|WriteAll\w*|File\.Create|\.SaveAs|File\.write!?|` +
	`writeValue\(\s*new\s+File|Files\.(?:write\w*|newBufferedWriter|newOutputStream)\(\s*Paths?\.(?:of|get))` +
	`\s*\(\s*$`)

// readsAfter and replacesAfter find what Dart does with a file, behind its name (Dart 3.5, dart:io, File).
var (
	readsAfter    = lazy.Pattern(`^\)\s*\.(?:readAs|openRead|exists|length|stat|lastModified|path)`)
	replacesAfter = lazy.Pattern(`^\)\s*\.(?:writeAs\w+\((?:[^;]*)|openWrite\()`)
)

// takesIn finds a macro by which a source takes in a file that is named from where the source lies (Rust 1.80).
var takesIn = lazy.Pattern(`\binclude(?:_str|_bytes)?!\s*[(\[{]\s*r?#*$`)

// joinedStrings are two strings beside each other, which C and its kin make one; parted are the endings of sources in
// which they are two arguments (Haskell 2010, OCaml 5, F# 9, Elixir 1.18, Nim 2).
var (
	joinedStrings = lazy.Pattern(`"\s*"`)
	parted        = strings.Fields(".hs .lhs .hsc .ml .mli .mll .mly .fs .ex .exs .nim")
)

// eitherMarks are the endings of sources whose strings stand between either marks (Dart 3, Fortran 2018).
var eitherMarks = []string{".dart", ".f90", ".f95", ".f03", ".f08", ".f", ".for"}

// groovyText is a string of Groovy's between single marks, which a remark may hold alone: isn't (Groovy 4, Strings).
var groovyText = lazy.Pattern(`'([^'"\n]*)'`)

// groovyReads finds what Groovy only reads or asks of a file, behind its name (Groovy 4, java.io.File).
var groovyReads = lazy.Pattern(`^\)\s*\.(?:(?:text|bytes)\s*(?:[^=<\s]|==|$)|` +
	`(?:exists|isFile|isDirectory|canRead|length|size|eachLine|readLines|readBytes|` +
	`getText|getBytes|getName|withReader|withInputStream|newReader|newInputStream|` +
	`filterLine|splitEachLine|lastModified)\b|(?:name|path|absolutePath|canonicalPath|parent)\b)`)

// NamesUnsaved raises for a string in a source that is the name of a file which exists
// nowhere else, unless it is opened to be read: how it is used is not read.
func (f *fileTexts) NamesUnsaved(c *effect.Call, file, text string) {
	if f.World.Disk == nil {
		return
	}
	if slices.Contains(eitherMarks, path.Ext(file)) {
		text = strings.ReplaceAll(text, "'", `"`)
	}
	if path.Ext(file) == ".groovy" {
		text = groovyText().ReplaceAllString(text, `"$1"`)
	}
	if !slices.Contains(parted, path.Ext(file)) {
		text = joinedStrings().ReplaceAllString(text, "")
	}
	rest := text
	for range MaxLiterals {
		i := strings.IndexByte(rest, '"')
		if i < 0 {
			return
		}
		before := rest[:i]
		name, after, closed := strings.Cut(rest[i+1:], `"`)
		rest = after
		if !closed {
			return
		}
		p := f.World.At(f.State.Cwd, name)
		if takesIn().MatchString(before) && path.IsAbs(file) {
			p = f.World.At(path.Dir(file), name)
		}
		if name == "" || len(name) > 200 || strings.ContainsAny(name, "%\\\n") {
			continue
		}
		if strings.Contains(name, "/") && f.Persons(p) {
			c.Raise(risk.High, risk.FSOutsideWorkspace,
				effect.Say("{0} names what lies outside the workspace: {1}", path.Base(file), name))
		}
		if !p.Is(place.Inside) {
			continue
		}
		reads := opensToRead().MatchString(before) &&
			(!strings.Contains(before[max(0, len(before)-40):], "open") ||
				strings.HasPrefix(strings.TrimLeft(after, ", \t"), `"r`) ||
				strings.HasPrefix(strings.TrimLeft(after, ", \t"), "O_RDONLY") ||
				strings.HasPrefix(after, ")") && !fillsStream(text, before)) &&
			!opensToWrite().MatchString(before) || readsAfter().MatchString(after) ||
			path.Ext(file) == ".groovy" && groovyReads().MatchString(after)
		replaces := opensToReplace().MatchString(before) || replacesAfter().MatchString(after)
		if p.Is(place.Secret) {
			c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the code names secrets: {0}", name))
		} else if !reads && (f.Unsaved(p.Path) || replaces && f.NowhereElse(p.Path)) {
			c.Raise(risk.High, risk.FSDeleteOverwrite,
				effect.Say("the source {0} names {1}, which is nowhere else", path.Base(file), name))
		}
	}
}

// opensToWrite finds an open file's options that write, right before its name (Rust 1.80,
// std::fs::OpenOptions, under any name).
var opensToWrite = lazy.Pattern(`\.\s*(?:write|append|truncate|create\w*)\(\s*true\s*\)[^;"]*$`)
