package source

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/table"
)

// cargo test runs the examples in a crate's documentation, also those of a text that a source takes in for it (rustdoc
// book, "Documentation tests", "Include items only when collecting doctests").

// takesDocumentation matches that, with the name of the text.
var takesDocumentation = lazy.Pattern(`\bdoc\s*=\s*include_str!\s*[(\[{]\s*(?:concat!\s*\([^"]*)?r?#*"([^"\n]+)"`)

// maxDocumented bounds the sources that are looked at for it.
const maxDocumented = 40

// DocumentedExamples judges the examples of such texts that this session wrote.
func DocumentedExamples(j *Judge, c *effect.Call, v *option.Invocation) {
	name, verb := v.Words()
	verb, _, _ = strings.Cut(verb, " ")
	if name != "cargo" || !table.HasWord("test t tarpaulin llvm-cov miri", verb) || j.World.Disk == nil {
		return
	}
	var texts []string
	for _, file := range j.SessionFiles() {
		if table.HasWord(".md .markdown .txt .rst .adoc", path.Ext(file)) {
			texts = append(texts, file)
		}
	}
	if len(texts) == 0 {
		return
	}
	sources := slices.Clone(j.SessionFiles())
	for _, dir := range j.FoldersBelow(path.Join(j.State.Cwd, "src")) {
		if len(sources) < maxDocumented {
			sources = append(sources, sourcesIn(j, dir, ".rs")...)
		}
	}
	for i, source := range sources {
		if path.Ext(source) != ".rs" || slices.Contains(sources[:i], source) {
			continue
		}
		text, how := j.TextOf(place.Place{Path: source})
		if how != files.Wholly {
			continue
		}
		for _, m := range takesDocumentation().FindAllStringSubmatch(text, maxDocumented) {
			for _, file := range texts {
				key := "documented " + file
				if path.Base(file) != path.Base(m[1]) || slices.Contains(j.Reviewed, key) {
					continue
				}
				j.Reviewed = append(j.Reviewed, key)
				document, _ := j.TextOf(place.Place{Path: file})
				j.Sources.SourceHints(c, file, rustExamples(document))
			}
		}
	}
}

// rustExamples are the examples of a text that rustdoc runs: fenced ones that name no other language, nor that they are
// only shown or compiled.
func rustExamples(text string) string {
	var b strings.Builder
	fence, runs := "", false
	for line := range strings.Lines(text) {
		bare := strings.TrimSpace(line)
		mark := bare[:len(bare)-len(strings.TrimLeft(bare, "`~"))]
		switch {
		case fence == "" && len(mark) >= 3:
			fence, runs = mark, true
			for word := range strings.FieldsFuncSeq(bare[len(mark):], SplitsSetting) {
				runs = runs && (table.HasWord("rust should_panic standalone_crate test_harness", word) ||
					strings.HasPrefix(word, "edition") || strings.HasPrefix(word, "ignore-"))
			}
		case fence != "" && strings.HasPrefix(bare, fence):
			fence = ""
		case fence != "" && runs:
			b.WriteString(strings.TrimPrefix(strings.TrimPrefix(strings.TrimLeft(line, " \t"), "# "), "#\n"))
		}
	}
	return b.String()
}
