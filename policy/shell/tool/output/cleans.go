package output

import (
	"path"
	"strings"

	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// Commands that delete files by their names, whoever wrote them.

// cleaner is one.
type cleaner struct {
	commands string // with "-" between program and subcommand
	names    string // what it deletes in each folder that it is told
	packages string // it is told packages: a folder counts where it holds such a file
	words    bool   // what it is told goes itself
	unless   string // options with which it deletes nothing, or something else
	told     string // it deletes because such a file says whose folder this is: where the session made that
}

// cleaners: go clean (Go 1.23, "go help clean"): of each package *.[568ao], *.so, old and test binaries and folders of
// old makefiles; coverage combine (coverage.py 7.6): each data file that it combined, unless it is told to keep them.
var cleaners = []cleaner{
	{
		commands: "go-clean", packages: "*.go", unless: "-n -cache -testcache -modcache -fuzzcache",
		names: "*.[568ao] *.so _obj _test _testmain.go test.out build.out",
	},
	{commands: "coverage-combine coverage3-combine", words: true, unless: "--keep"},
	// The Cargo Book, cargo clean; Maven 3.9, clean plugin; Gradle 8, base plugin; sbt 1.10; Leiningen 2.11; Mix 1.18;
	// SwiftPM 6, package clean; Flutter 3; Cabal 3; Dune 3; Stack 3 purge.
	{commands: "cargo-clean", told: "Cargo.toml", names: "target", unless: "-n --dry-run"},
	{commands: "mvn-clean mvnw-clean mvnd-clean", told: "pom.xml", names: "target"},
	{commands: "gradle-clean gradlew-clean", told: "build.gradle* settings.gradle*", names: "build"},
	{commands: "sbt-clean", told: "build.sbt", names: "target"},
	{commands: "lein-clean", told: "project.clj", names: "target"},
	{commands: "mix-clean", told: "mix.exs", names: "_build"},
	{commands: "swift-package-clean swift-package-reset", told: "Package.swift", names: ".build"},
	{commands: "flutter-clean", told: "pubspec.yaml", names: "build .dart_tool"},
	{commands: "cabal-clean", told: "cabal.project *.cabal", names: "dist-newstyle dist"},
	{commands: "dune-clean", told: "dune-project", names: "_build"},
	{commands: "stack-clean stack-purge", told: "stack.yaml", names: ".stack-work"},
}

var cleanersOf = table.ByWord(cleaners, func(c cleaner) []string { return strings.Fields(c.commands) })

// maxCleaned bounds the folders that are looked at.
const maxCleaned = 40

// cleansNames judges what such a command would delete of the person's.
func (j *Judge) cleansNames(c *effect.Call, v *option.Invocation) {
	for _, one := range cleanersOf(strings.ReplaceAll(v.Name, " ", "-")) {
		if v.Gave(strings.Fields(one.unless)...) || j.World.Disk == nil || j.State.Cwd == "" || j.Wrap.Remote {
			continue
		}
		if one.words {
			for _, a := range v.Operands {
				j.cleans(c, a)
			}
			continue
		}
		if one.told != "" {
			j.cleansTold(c, one)
			continue
		}
		for _, folder := range j.packagesTold(v.Operands) {
			if len(j.World.Expand(folder, one.packages).Names) == 0 {
				continue
			}
			for name := range strings.FieldsSeq(one.names) {
				for _, found := range j.World.Expand(folder, name).Names {
					j.cleans(c, taint.Literal(path.Join(folder, found)))
				}
			}
		}
	}
}

// cleansTold judges the folder of builds where only a file of this session's says that builds go there: what the
// person had in it no build of the project's made.
func (j *Judge) cleansTold(c *effect.Call, one cleaner) {
	for name := range strings.FieldsSeq(one.told) {
		for _, file := range j.SessionFiles() {
			if path.Dir(file) != j.State.Cwd || !table.FitsAny(name, path.Base(file)) || !j.OwnFile(file) {
				continue
			}
			for folder := range strings.FieldsSeq(one.names) {
				j.cleans(c, taint.Literal(folder))
			}
			return
		}
	}
}

// cleans judges one file, or folder, that goes so.
func (j *Judge) cleans(c *effect.Call, a taint.Word) {
	p := j.Place(a).Path
	switch {
	case !a.Known() || p == "" || j.World.Missing(p):
	case j.FolderAt(p):
		lost := false
		j.World.Found(p, func(at string, folder bool) (counts, enters bool) {
			lost = lost || !folder && j.personsAlone(at)
			return false, !lost
		})
		if lost {
			j.Deletes(c, a, true)
		}
	case j.personsAlone(p) && !strings.HasPrefix(path.Base(p), ".coverage"):
		j.Deletes(c, a, false)
	}
}

// personsAlone reports a file that git does not hold and this session did not make: what ends as a compiler's output
// does may be one that came with a vendor's library.
func (j *Judge) personsAlone(p string) bool {
	return j.NowhereElse(p) || j.IgnoredName(p) && !j.OwnFile(p) && !j.OwnEdit(p)
}

// packagesTold are the folders of packages; "..." stands for all below one.
func (j *Judge) packagesTold(words []taint.Word) (folders []string) {
	if len(words) == 0 {
		return []string{j.State.Cwd}
	}
	for _, a := range words {
		top, deep := strings.CutSuffix(a.Text, "...")
		p := j.Place(taint.Literal(path.Join(".", top))).Path
		switch {
		case !a.Known() || p == "":
		case deep:
			below := j.FoldersBelow(p)
			folders = append(folders, below[:min(len(below), maxCleaned)]...)
		default:
			folders = append(folders, p)
		}
	}
	return folders
}
