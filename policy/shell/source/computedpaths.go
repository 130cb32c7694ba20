package source

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/sourcepath"
	"guard/policy/shell/table"
)

// Sources that compute a path out of the workspace, and write there.

// packageMarks tell where the package of a source lies, in which its build and its tests run. Sources: the manuals of
// Cargo, Maven, Gradle, sbt, Mix, SwiftPM, pub, Cabal, Zig, Crystal, Dune and MSBuild.
const packageMarks = "Cargo.toml pom.xml build.gradle build.gradle.kts build.sbt mix.exs Package.swift pubspec.yaml " +
	"*.cabal stack.yaml build.zig shard.yml dune-project *.csproj *.fsproj " +
	"*.nimble dub.json dub.sdl rebar.config gleam.toml"

// topMarks are others that stand at the top of a project, for which code looks upwards.
const topMarks = " .git .git/HEAD Cargo.lock settings.gradle settings.gradle.kts *.sln go.mod package.json Makefile " +
	"CMakeLists.txt mix.lock README.md .gitignore pnpm-workspace.yaml"

// Bounds of the sources that are followed together.
const (
	maxTogether      = 30
	maxTogetherBytes = 128 << 10
)

// leaving judges them.
type leaving struct{ *Names }

// leaves raises for what the sources which this session wrote in the language of one reach outside.
func (n leaving) leaves(c *effect.Call, file, text string) {
	language := languageOfSource(file)
	key := "leaves " + language
	if n.World.Disk == nil || n.Wrap.Remote || n.State.Cwd == "" || slices.Contains(n.Reviewed, key+file) {
		return
	}
	n.Reviewed = append(n.Reviewed, key+file)
	var sources []sourcepath.Source
	for _, seen := range seenTexts(n.Names, file, text) {
		sources = append(sources, sourcepath.Source{Text: seen, File: file, Package: n.packageOf(file)})
	}
	for _, other := range n.SessionFiles() {
		if other == file || languageOfSource(other) != language || len(sources) == maxTogether {
			continue
		}
		if more, how := n.TextOf(place.Place{Path: other}); how == files.Wholly && len(more) < files.MaxSecret {
			for _, seen := range seenTexts(n.Names, other, more) {
				sources = append(sources, sourcepath.Source{Text: seen, File: other, Package: n.packageOf(other)})
			}
		}
	}
	size := 0
	sources = slices.DeleteFunc(sources, func(s sourcepath.Source) bool {
		size += len(s.Text)
		return size > maxTogetherBytes && s.File != file
	})
	for _, r := range sourcepath.Reaches(sources, sourcepath.From{Folder: n.State.Cwd, Home: n.World.Home,
		Outside: n.outside, Marks: func(name string) bool { return table.FitsAny(packageMarks+topMarks, name) }}) {
		NamesOutside(c, r.File, r.Path)
	}
}

// outside reports a path at which people keep what is theirs, or that holds such.
func (n leaving) outside(name string) bool {
	if !path.IsAbs(name) {
		return false
	}
	p := n.World.At(n.State.Cwd, name)
	return n.Persons(p) || !p.Any(place.Inside|place.Shared|place.Temp) && !place.Below(p.Path, "/dev")
}

// packageOf is the folder above a file that holds a manifest, or empty.
func (n leaving) packageOf(file string) string {
	if !path.IsAbs(file) { // a source from standard input
		file = path.Join(n.State.Cwd, file)
	}
	for dir := path.Dir(file); n.World.At(n.State.Cwd, dir).Is(place.Inside); dir = path.Dir(dir) {
		for _, name := range strings.Fields(packageMarks) {
			at := path.Join(dir, name)
			if !strings.Contains(name, "*") && (n.IsThere(at) || n.ChangedByLine(at)) {
				return dir
			}
		}
		if dir == "/" {
			break
		}
	}
	return ""
}

// languageOfSource groups the endings of sources that are built together.
func languageOfSource(file string) string {
	for _, group := range []string{".c .cc .cpp .cxx .h .hpp .m .mm .cu", ".java .kt .kts .scala .gradle .groovy .sbt",
		".ex .exs .erl .hrl .gleam", ".cs .fs", ".hs .lhs .hsc", ".ml .mli .mll .mly", ".nim .nims"} {
		if slices.Contains(strings.Fields(group), path.Ext(file)) {
			return group
		}
	}
	return path.Ext(file)
}

// laidOut is a source of Haskell whose blocks are told by the ends of lines (Haskell 2010, 10.3).
func laidOut(file, text string) string {
	if languageOfSource(file) != ".hs .lhs .hsc" || !bracedBlock().MatchString(text) {
		return text
	}
	return strings.ReplaceAll(bracedBlock().ReplaceAllString(text, "do\n  "), ";", "\n  ")
}

var bracedBlock = lazy.Pattern(`\bdo\s*\{`)
