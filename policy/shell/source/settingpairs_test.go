package source

import (
	"slices"
	"testing"
)

// TestPairsIn: values with the names that they are given to, in the languages of settings.
func TestPairsIn(t *testing.T) {
	for _, c := range []struct {
		text string
		want pair
	}{
		{`{"compilerOptions": {"outDir": "../x"}}`, pair{"compilerOptions", "outDir", "../x"}},
		{"sql:\n  - gen:\n      go:\n        out: ../x\n", pair{"go", "out", "../x"}},
		{"[html]\ndirectory = ../x\n", pair{"html", "directory", "../x"}},
		{"# a note\n[tool.ruff]\ncache-dir = \"../x\"\n", pair{"tool.ruff", "cache-dir", "../x"}},
		{"<build><directory>../x</directory></build>", pair{"", "directory", "../x"}},
		{"generator c {\n  output = \"../x\"\n}", pair{"", "output", "../x"}},
		{"module.exports = { output: { path: resolve(__dirname, '../x') } }", pair{"output", "path", "../x"}},
		{`{"coverageDirectory": "<rootDir>/../x"}`, pair{"", "coverageDirectory", "./../x"}},
		{"addopts = --basetemp=../x -q", pair{"", "--basetemp", "../x"}},
		{`{"outDir": "..\/x"}`, pair{"", "outDir", "../x"}},
		{`{"outDir": "\u002e./x"}`, pair{"", "outDir", "../x"}},
	} {
		if got := pairsIn(c.text); !slices.Contains(got, c.want) {
			t.Errorf("%q: %v, want %v", c.text, got, c.want)
		}
	}
}

// TestWritesBy: which settings say where a tool writes.
func TestWritesBy(t *testing.T) {
	for p, want := range map[pair]bool{
		{key: "outDir"}: true, {key: "coverageDirectory"}: true, {key: "cache_dir"}: true, {key: "report-dir"}: true,
		{key: "publishDir"}: true, {key: "data_file"}: true, {key: "testOutputDir"}: true, {key: "directory"}: true,
		{table: "output", key: "path"}: true, {table: "coverage", key: "dir"}: true,
		{key: "rootDir"}: false, {key: "docs_dir"}: false, {key: "path"}: false, {key: "mypy_path"}: false,
		{key: "baseUrl"}: false, {table: "dependencies", key: "path"}: false, {key: "include"}: false,
		{key: "target"}: true, {key: "files"}: false, {table: "packages", key: "dir"}: false, {key: "logo"}: false,
	} {
		if got := writesBy(p); got != want {
			t.Errorf("%v: %v", p, got)
		}
	}
}

// FuzzPairsIn: no text hangs the reader.
func FuzzPairsIn(f *testing.F) {
	f.Add("{\"a\": {\"b\": [1, 2]}}\n[x]\ny = z\n")
	f.Fuzz(func(t *testing.T, text string) {
		if n := len(pairsIn(text)); n > maxPairs {
			t.Errorf("%d pairs", n)
		}
	})
}
