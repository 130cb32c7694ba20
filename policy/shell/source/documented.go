package source

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/table"
)

// cargo test runs the examples in a crate's documentation, also those of a text that a source takes in for it (rustdoc
// book, "Documentation tests", "Include items only when collecting doctests").

// takesDocumentation matches that, with the name of the text, perhaps behind that of the crate's folder.
var takesDocumentation = lazy.Pattern(`\bdoc\s*=\s*include_str!\s*[(\[{]\s*(?:concat!\s*[(\[{]\s*` +
	`(?:env!\s*[(\[{]\s*"\w+"\s*[)\]}]\s*,\s*)?)?r?#*"([^"\n]+)"`)

// maxDocumented bounds the sources that are looked at for it.
const maxDocumented = 40

// runsExamples are the commands that run the examples of a text by themselves, and the word by which they do (mdBook
// 0.4, mdbook-test; rustdoc(1)).
var runsExamples = map[string]string{"mdbook": "test", "rustdoc": "--test"}

// DocumentedExamples judges the examples of such texts that this session wrote.
func DocumentedExamples(j *Judge, c *effect.Call, v *option.Invocation) {
	name, verb := v.Words()
	verb, _, _ = strings.Cut(verb, " ")
	word, byItself := runsExamples[name]
	byItself = byItself && slices.Contains(c.Cmd.Argv, word)
	tests := byItself || name == "cargo" && table.HasWord("test t tarpaulin llvm-cov miri", verb)
	if !tests || j.World.Disk == nil {
		return
	}
	var texts []string
	for _, file := range j.SessionFiles() {
		if path.Ext(file) != ".rs" && code.LanguageOf(file, "") == code.Unknown {
			texts = append(texts, file)
		}
	}
	ignored := slices.Contains(c.Cmd.Argv, "--ignored") || slices.Contains(c.Cmd.Argv, "--include-ignored")
	examples := func(file string) {
		key := "documented " + file
		if slices.Contains(j.Reviewed, key) {
			return
		}
		j.Reviewed = append(j.Reviewed, key)
		document, _ := j.TextOf(place.Place{Path: file})
		j.Sources.SourceHints(c, file, rustExamples(document, ignored))
	}
	for _, file := range texts {
		if byItself && path.Ext(file) == ".md" {
			examples(file)
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
				if path.Base(file) == path.Base(m[1]) {
					examples(file)
				}
			}
		}
	}
}

// otherFence are words behind a fence that say that its text is no example which runs: another language, or that it is
// only shown or compiled. With any other word rustdoc runs it (rustdoc book, "Attributes").
const otherFence = "text txt plain console sh bash shell zsh fish toml json yaml yml xml html css js javascript ts " +
	"typescript python py c cpp go java kotlin swift sql diff ini md markdown no_run compile_fail none output " +
	"dockerfile makefile cmake proto graphql nix wasm asm ignore mermaid ebnf bnf csv log http powershell"

// rustExamples are the examples of a text that rustdoc runs: in fences, in quotations, and what stands further in;
// those that are ignored where they are asked for.
func rustExamples(text string, ignored bool) string {
	var b strings.Builder
	fence, runs, blank := "", false, true
	for line := range strings.Lines(text) {
		line = quotation().ReplaceAllString(line, "")
		bare := strings.TrimSpace(line)
		mark := bare[:len(bare)-len(strings.TrimLeft(bare, "`~"))]
		further := strings.HasPrefix(line, "    ") || strings.HasPrefix(line, "\t")
		switch {
		case fence == "" && len(mark) >= 3:
			fence, runs = mark, true
			for word := range strings.FieldsFuncSeq(strings.ToLower(bare[len(mark):]), SplitsSetting) {
				runs = runs && (!table.HasWord(otherFence, strings.Trim(word, ".")) || ignored && word == "ignore")
			}
		case fence != "" && strings.HasPrefix(bare, fence):
			fence = ""
		case fence != "" && runs, fence == "" && further && blank:
			b.WriteString(strings.TrimPrefix(strings.TrimPrefix(strings.TrimLeft(line, " \t"), "# "), "#\n"))
			continue // an example goes on
		}
		blank = bare == ""
	}
	return b.String()
}

// quotation is what stands before a line of one.
var quotation = lazy.Pattern(`^(?: {0,3}> ?)+`)
