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
	"guard/policy/shell/table"
)

// Where a tool writes is often said by its settings alone. Which of them those are no table lists for every tool, but
// their names say it.

// Parts of the names of settings, in small letters: outDir is out and dir. By the first a tool writes where the
// setting says, by the second it does not, though another part says so; the third say that of the table round them,
// and the last by themselves. Sources: tsconfig, Jest 29, Vitest 2, nyc 17, webpack 5, Vite 5, Rollup 4, ESLint 9,
// Playwright 1, Storybook 8; pytest 8, coverage.py 7, mypy 1, Ruff 0.6, Sphinx 8, MkDocs 1; Prisma 5, sqlc 1, buf 1,
// GoReleaser 2, Hugo 0.12x, Jekyll 4, Cargo (target-dir), Maven, Gradle, setuptools.
const (
	writesParts = "out output outputs outdir outfile outputdir outputfile dest destination dist publish report reports " +
		"reporter coverage cache caches target site logs log db database store storage tmp temp basetemp save artifact " +
		"artifacts results result snapshot snapshots emit declaration buildinfo htmlcov generated directory folder dir " +
		"destdir sitedir publishdir distdir cachedir targetdir logfile datafile"
	readsParts = "src source sources input inputs include includes exclude import imports extends ref refs root base " +
		"public template templates content contents static schema schemas module modules test tests typing stub stubs " +
		"plugin plugins search watch allow allowed fixtures context working deps dependencies project projects " +
		"packages python asset assets theme themes url uri host paths resolve alias proxy env types alternatives " +
		"config configs queries proto ignore where find workspaces member members command commands workspace"
	placeParts = "path file filename location name url dir directory folder"
	dataParts  = "data_file"
)

// writesBy reports a setting that says where a tool writes.
func writesBy(p pair) bool {
	key := strings.ToLower(strings.TrimLeft(p.key, "-"))
	if table.HasWord(dataParts, key) {
		return true
	}
	parts := keyParts(p.key)
	has := func(parts []string, words string) bool {
		return slices.ContainsFunc(parts, func(part string) bool { return table.HasWord(words, part) })
	}
	switch {
	case has(parts, readsParts):
		return false
	case !has(parts, placeParts):
		return has(parts, writesParts)
	}
	only := func(part string) bool { return table.HasWord(placeParts, part) }
	if !slices.ContainsFunc(parts, func(part string) bool { return !only(part) }) { // of the table round it
		above := keyParts(p.tables)
		return !has(above, readsParts) && (has(above, writesParts) || has(parts, "dir directory folder"))
	}
	return has(parts, writesParts)
}

// keyParts are the words that a name is made of.
func keyParts(name string) []string {
	name = humps().ReplaceAllString(name, "${1}_${2}")
	return strings.FieldsFunc(strings.ToLower(name), func(c rune) bool { return strings.ContainsRune("_-. $/", c) })
}

// humps is where one word of a name ends and the next begins: outDir.
var humps = lazy.Pattern(`([a-z0-9])([A-Z])`)

// plantedOutputs judges where settings that this session wrote have a tool write: outside of the workspace, or over
// what is nowhere else. What git holds of a file is the person's own.
func (n *Names) plantedOutputs(c *effect.Call, file, text string) {
	var before []pair
	if n.World.Git != nil {
		if was, ok := n.World.Git.Text(path.Dir(file), "HEAD", file); ok {
			before = pairsIn(was)
		}
	}
	looked := 0
	for _, p := range pairsIn(text) {
		if !writesBy(p) || slices.Contains(before, p) || strings.HasPrefix(p.value, "//") {
			continue
		}
		if looked++; looked > files.MaxLiterals {
			return
		}
		at, out := n.outputPlace(path.Dir(file), p.value)
		switch {
		case out:
			c.Raise(risk.High, risk.FSOutsideWorkspace,
				effect.Say("{0} names what lies outside the workspace: {1}", path.Base(file), p.value))
		case !at.Is(place.Inside) || at.Is(place.WorkspaceRoot) || n.InExpendableFolder(at.Path):
		case n.Unsaved(at.Path) || n.HoldsUnsaved(at.Path):
			c.Raise(risk.High, risk.FSDeleteOverwrite,
				effect.Say("the source {0} names {1}, which is nowhere else", path.Base(file), p.value))
		}
	}
}

// outputPlace is where a value leads, seen from the folder of its file; out: to the person's, outside of the
// workspace. Some tools count from the folder that they are started in: there it leads to what is there.
func (n *Names) outputPlace(dir, value string) (at place.Place, out bool) {
	value = homeName.Replace(value)
	if at = n.World.At(dir, value); n.Persons(at) {
		return at, true
	}
	if dir != n.State.Cwd && strings.HasPrefix(value, "../") {
		if from := n.World.At(n.State.Cwd, value); n.Persons(from) && !n.World.Missing(from.Path) {
			return from, true
		}
	}
	return at, false
}
