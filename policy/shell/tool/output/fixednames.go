package output

import (
	"path"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// Generators write files of the same names into each folder that they are given, over what is there.

// generator is one: names are what it writes, into the folder of an option, or of its first word, or into the one that
// it runs in.
type generator struct {
	commands string // with "-" between program and subcommand
	names    string
	into     string // options that name the folder
	first    bool   // else its first word does
	unless   string // options with which it writes others, or none
	traces   string // a file by which a folder is known for one of its own
	own      string // what files begin with that it has written before
}

// generators: helm create (Helm 3.16: "conflicting files will be overwritten"); cmake(1) and cmake-generators(7), CMake
// 3.30 (Unix Makefiles is the default one); qmake (Qt 6);
// git-format-patch(1), git 2.51: a file that is there is written over.
var generators = []generator{
	{
		commands: "helm-create", first: true,
		names: "Chart.yaml values.yaml .helmignore templates/deployment.yaml templates/service.yaml " +
			"templates/ingress.yaml templates/hpa.yaml templates/serviceaccount.yaml templates/NOTES.txt " +
			"templates/_helpers.tpl templates/tests/test-connection.yaml",
	},
	{
		commands: "cmake cmake3", names: "Makefile cmake_install.cmake", into: "-B", traces: "CMakeCache.txt",
		unless: "-E -P -G -N --build --install --open --preset --workflow --find-package",
		own:    "# CMAKE generated file|# Install script for directory",
	},
	{
		commands: "qmake qmake6", names: "Makefile", unless: "-o -project -query",
		own: "#############################################################################\n# Makefile for building",
	},
	{
		commands: "git-format-patch", names: "[0-9][0-9][0-9][0-9]-*.patch", into: "-o --output-directory",
		unless: "--stdout -v --reroll-count",
	},
	{commands: "flex lex", names: "lex.yy.c", unless: "-o --outfile -t --stdout -P --prefix", own: "\n#line|#line"},
	{commands: "yacc byacc", names: "y.tab.c y.tab.h", unless: "-o -b", own: "/* A Bison parser|/* original parser"},
	{commands: "robot rebot", names: "report.html log.html output.xml", into: "-d --outputdir",
		unless: "-o --output -r --report -l --log --dryrun --help --version", own: "<!DOCTYPE html>|<?xml"},
	{commands: gccs + " ocamlc ocamlopt", names: "a.out", own: none, unless: "-o -c -S -E -M -MM -fsyntax-only -v " +
		"-dumpversion -dumpmachine --version --help -print-search-dirs -i -pack -a -output-obj"},
	{commands: "elm-make", names: "index.html", unless: "--output --docs --help"},
}

var generatorsOf = table.ByWord(generators, func(g generator) []string { return strings.Fields(g.commands) })

// fixedNames judges what a generator would write over.
func (j *Judge) fixedNames(c *effect.Call, v *option.Invocation) {
	for _, g := range generatorsOf(strings.ReplaceAll(v.Name, " ", "-")) {
		if v.Gave(strings.Fields(g.unless)...) || j.World.Disk == nil {
			continue
		}
		folder, given := v.Option(strings.Fields(g.into)...)
		for _, a := range v.Operands {
			if !given && (g.first || g.traces != "" && !j.World.Missing(path.Join(j.Place(a).Path, g.traces))) {
				folder, given = a, true
			}
		}
		if given && !folder.Known() {
			continue
		}
		for name := range strings.FieldsSeq(g.names) {
			a := taint.Literal(path.Join(folder.Text, name))
			if strings.Contains(name, "*") {
				a = taint.Pattern(a.Text)
			}
			if !j.wroteBefore(g.own, a) {
				j.OverUnsaved(c, a)
			}
		}
	}
}

// beginsOne reports a text that begins with one of several others.
func beginsOne(text, others string) bool {
	for one := range strings.SplitSeq(others, "|") {
		if one != "" && strings.HasPrefix(text, one) {
			return true
		}
	}
	return false
}

// tsc -b --clean deletes the outputs of all sources, whoever wrote them (TypeScript 5.6, "Project References", build
// mode). Without outDir they lie beside the sources.

// emittedText is what tsc writes into what it emits.
var emittedText = lazy.Pattern(`\A"use strict";\s*Object\.defineProperty\(exports, "__esModule"|//# sourceMappingURL=`)

// outputDir is a setting by which outputs lie elsewhere, or none are written.
var outputDir = lazy.Pattern(`"(?:outDir|outFile)"\s*:|"noEmit"\s*:\s*true`)

// inheritsFrom is what a tsconfig.json extends.
var inheritsFrom = lazy.Pattern(`"extends"\s*:\s*"(\.[^"]*)"`)

// emitsTypeScript judges the outputs that it would delete, or write over.
func (j *Judge) emitsTypeScript(c *effect.Call, v *option.Invocation) {
	if first, _ := v.Words(); !table.HasWord("tsc tsgo vue-tsc", first) || j.World.Disk == nil || j.State.Cwd == "" ||
		v.Gave("--dry", "-d", "-dry", "--noEmit", "-noEmit", "--outDir", "-outDir", "--outFile", "-outFile", "--init",
			"--emitDeclarationOnly", "-emitDeclarationOnly", "--showConfig", "--listFilesOnly") {
		return
	}
	cleans := v.Gave("--clean", "-clean")
	if !cleans && len(v.Operands) > 0 && !v.Gave("-b", "--build") {
		return // it names its sources
	}
	projects := v.Operands
	if p, ok := v.Option("-p", "--project", "-project"); ok {
		projects = []taint.Word{p}
	}
	if len(projects) == 0 {
		projects = []taint.Word{taint.Literal(".")}
	}
	for _, a := range projects {
		p := j.Place(a)
		if j.FolderAt(p.Path) {
			p = j.World.At(p.Path, "tsconfig.json")
		}
		if !p.Is(place.Inside) || j.outputsElsewhere(p.Path, maxInherited) {
			continue
		}
		for _, file := range j.emittedBeside(path.Dir(p.Path)) {
			shown := taint.Literal(strings.TrimPrefix(file, j.State.Cwd+"/"))
			switch text, _ := j.TextOf(place.Place{Path: file}); {
			case emittedText().MatchString(text) || !j.NowhereElse(file):
			case cleans:
				j.Deletes(c, shown, false)
			case path.Ext(file) == ".js" || path.Ext(file) == ".jsx":
				j.OverUnsaved(c, shown)
			}
		}
	}
}

// maxInherited bounds the files of settings that one inherits from.
const maxInherited = 4

// outputsElsewhere reports settings that have outputs written to a folder of their own.
func (j *Judge) outputsElsewhere(file string, depth int) bool {
	text, how := j.TextOf(place.Place{Path: file})
	if how != files.Wholly || depth == 0 || outputDir().MatchString(text) {
		return true
	}
	m := inheritsFrom().FindStringSubmatch(text)
	if m == nil {
		return false
	}
	from := path.Join(path.Dir(file), m[1])
	if path.Ext(from) == "" {
		from += ".json"
	}
	return j.outputsElsewhere(from, depth-1)
}

// emittedBeside lists what may be an output of a source below a folder.
func (j *Judge) emittedBeside(dir string) (found []string) {
	j.World.Found(dir, func(at string, folder bool) (counts, enters bool) {
		name := path.Base(at)
		if folder {
			return false, name != "node_modules" && (name[0] != '.' || at == dir)
		}
		ending := path.Ext(name)
		if !table.HasWord(".ts .tsx .mts .cts", ending) || strings.HasSuffix(name, ".d.ts") {
			return false, false
		}
		stem, js := strings.TrimSuffix(at, ending), strings.NewReplacer("tsx", "js", "ts", "js").Replace(ending)
		for _, end := range []string{js, js + ".map", ".d" + strings.TrimSuffix(ending, "x"), ".jsx"} {
			if !j.World.Missing(stem + end) {
				found = append(found, stem+end)
			}
		}
		return false, false
	})
	return found
}
