package source

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/settingpath"
	"guard/policy/shell/table"
)

// Where a tool writes is often said by its settings alone. Which of them those are no table lists for every tool, but
// their names say it.

// Parts of the names of settings, in small letters: outDir is out and dir. A tool writes where a setting with one of
// the first says, and of the second unless one of the third says that it reads there. A name of the last alone says
// that as the table does which it stands in. Sources: tsconfig, Jest 29, Vitest 2, nyc 17, webpack 5, Vite 5, Rollup 4,
// ESLint 9, Playwright 1, Storybook 8; pytest 8, coverage.py 7, mypy 1, Ruff 0.6, Sphinx 8, MkDocs 1; Prisma 5, sqlc 1,
// buf 1, GoReleaser 2, Hugo 0.12x, Jekyll 4, Cargo (target-dir), Maven, Gradle, setuptools.
const (
	outParts = "out output outputs outdir outfile outputdir outputfile dest destination destdir dist distdir publish " +
		"publishdir emit sitedir cachedir targetdir logfile datafile basetemp junitxml"
	writesParts = "report reports reporter coverage cache caches target site logs log db database store storage tmp " +
		"temp save artifact artifacts results result snapshot snapshots declaration buildinfo htmlcov generated"
	readsParts = "src source sources input inputs include includes exclude import imports extends ref refs root base " +
		"public template templates content contents static schema schemas module modules test tests typing " +
		"stub stubs plugin plugins search watch allow allowed fixtures context working deps dependencies " +
		"project projects packages python asset assets theme themes url uri host paths resolve alias proxy " +
		"env types alternatives config configs queries proto ignore where find workspaces member members " +
		"command commands workspace"
	placeParts = "path file filename location name url dir directory folder"
	dataParts  = "data_file" // coverage.py's
)

// writesBy reports a setting that says where a tool writes.
func writesBy(p pair) bool {
	parts := keyParts(p.key)
	has := func(parts []string, words string) bool {
		return slices.ContainsFunc(parts, func(part string) bool { return table.HasWord(words, part) })
	}
	other := func(part string) bool { return !table.HasWord(placeParts, part) }
	switch {
	case table.HasWord(dataParts, strings.ToLower(p.key)), has(parts, outParts), worksIn(p.key):
		return true
	case has(parts, readsParts):
		return false
	case has(parts, writesParts), slices.ContainsFunc(parts, other):
		return has(parts, writesParts)
	}
	above := keyParts(p.table)
	return !has(above, readsParts) && has(append(above, parts...), outParts+" "+writesParts+" dir directory folder")
}

// keyParts are the words that a name is made of.
func keyParts(name string) []string {
	name = humps().ReplaceAllString(name, "${1}_${2}")
	return strings.FieldsFunc(strings.ToLower(name), func(c rune) bool { return strings.ContainsRune("_-. $/", c) })
}

// humps is where one word of a name ends and the next begins: outDir.
var humps = lazy.Pattern(`([a-z0-9])([A-Z])`)

// outputs judges settings by where they have a tool write.
type outputs struct {
	*Names
	uses []settingpath.Use // what leads up in a build file
}

// planted judges where settings that this session wrote have a tool write: outside of the workspace, or over
// what is nowhere else. What git holds of a file is the person's own.
func (n outputs) planted(c *effect.Call, file, text string) {
	if isBuildScript(file) {
		n.uses = settingpath.Uses(text)
	}
	n.plain(c, file, text, pairsIn)
	n.computed(c, file, text)
}

// computed judges the same of what settings in a language put together.
func (n outputs) computed(c *effect.Call, file, text string) {
	if n.uses == nil && (isBuildScript(file) || setsUpTests(file)) {
		n.uses = settingpath.Uses(text)
	}
	n.upward(c, file)
	n.plain(c, file, text, func(text string) []pair { return putTogether(file, text) })
}

// plain judges the settings that a reader finds in a text, but for those that it finds in what git holds of the file.
func (n outputs) plain(c *effect.Call, file, text string, in func(text string) []pair) {
	var before []pair
	looked := 0
	for _, p := range in(text) {
		if !writesBy(p) || strings.HasPrefix(p.value, "//") {
			continue
		}
		if before == nil {
			was, _ := n.World.Committed(file)
			before = append([]pair{{}}, in(was)...)
		}
		if slices.Contains(before, p) {
			continue
		}
		if looked++; looked > files.MaxLiterals {
			return
		}
		n.judges(c, file, p)
	}
}

// judges judges one setting.
func (n outputs) judges(c *effect.Call, file string, p pair) {
	at, out := n.leads(path.Dir(file), p.value)
	switch {
	case out && n.onlyNamed(p.value):
	case out:
		NamesOutside(c, file, p.value)
	case at.Is(place.Inside) && !at.Is(place.WorkspaceRoot) && n.LeadsToRun(at):
		c.Raise(risk.High, risk.ExecArbitrary,
			effect.Say("makes a way around to what other tools run later: {0}", p.value))
	case !at.Is(place.Inside) || at.Is(place.WorkspaceRoot) || n.InExpendableFolder(at.Path):
	case n.Unsaved(at.Path) || n.HoldsUnsaved(at.Path):
		NamesLost(c, file, p.value)
	}
}

// leads is where a value leads, seen from the folder of its file; out: to the person's, outside of the
// workspace. Some tools count from the folder that they are started in: there it leads to what is there.
func (n outputs) leads(dir, value string) (at place.Place, out bool) {
	value = homeName.Replace(value)
	if at = n.World.At(dir, value); n.Persons(at) {
		return at, true
	}
	if strings.HasPrefix(value, "..") && at.Path != "" && !at.Any(place.Inside|place.Shared|place.Temp|place.Harmless) {
		return at, true
	}
	if dir != n.State.Cwd && strings.HasPrefix(value, "../") {
		if from := n.World.At(n.State.Cwd, value); n.Persons(from) && !n.World.Missing(from.Path) {
			return from, true
		}
	}
	return at, false
}
