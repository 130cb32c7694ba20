package project

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/shell/files"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// Blocks of code in a document that a program runs by their names.

// fenced is a block between fences: what stands behind the first of them, and the text.
type fenced struct{ head, text string }

// fencedBlocks lists those of a document (CommonMark 0.31, "Fenced code blocks").
func fencedBlocks(text string) (all []fenced) {
	fence := ""
	for line := range strings.Lines(text) {
		bare := strings.TrimSpace(line)
		mark := bare[:len(bare)-len(strings.TrimLeft(bare, "`~"))]
		switch {
		case fence == "" && len(mark) >= 3 && len(all) < maxTexts:
			fence = mark
			all = append(all, fenced{head: strings.TrimSpace(bare[len(mark):])})
		case fence != "" && strings.HasPrefix(bare, fence):
			fence = ""
		case fence != "":
			all[len(all)-1].text += line
		}
	}
	return all
}

// What runme reads behind a fence (Runme 3, "Cell Level Options"): {name=x cwd=..} or {"name": "x"}.
var (
	blockName   = lazy.Pattern(`[{,\s]["']?name["']?\s*[=:]\s*["']?([\w.:-]+)`)
	blockFolder = lazy.Pattern(`[{,\s]["']?cwd["']?\s*[=:]\s*["']?([^\s"',}]+)`)
)

// runmeTells are its commands that run no block (Runme 3, runme --help).
const runmeTells = "list ls print fmt format help completion version login logout token env server open code notebook"

// runmeBlocks judges the blocks that a line has run: those that it names, else all of them, since a block that bears no
// name is called by its first words.
func runmeBlocks(j *reader, file, text string) {
	if len(j.v.Operands) > 0 && table.HasWord(runmeTells, j.v.Operands[0].Text) {
		return
	}
	j.Reviewed = append(j.Reviewed, "document "+file)
	all := fencedBlocks(text)
	wanted := func(b fenced) bool {
		m := blockName().FindStringSubmatch(b.head)
		return m != nil && slices.ContainsFunc(j.v.Operands, func(a taint.Word) bool { return a.Text == m[1] })
	}
	if runmeNames(j, wanted) {
		all = slices.DeleteFunc(all, func(b fenced) bool { return !wanted(b) })
	}
	for _, b := range all {
		runsFenced(j, file, b)
	}
}

// zxBlocks judges the blocks of a document that zx is given (zx 8, "Markdown Scripts").
func zxBlocks(j *reader, file, text string) {
	if !slices.ContainsFunc(j.v.Operands, func(a taint.Word) bool { return j.Place(a).Path == file }) {
		return
	}
	j.Reviewed = append(j.Reviewed, "document "+file)
	for _, b := range fencedBlocks(text) {
		runsFenced(j, file, b)
	}
}

// runsInPage is how a block says that it is run while the page is made (markdown-exec 1, "Usage").
var runsInPage = lazy.Pattern(`\bexec=["']?(?:on|yes|true|1)\b`)

// executedBlocks judges such blocks.
func executedBlocks(j *reader, file, text string) {
	for _, b := range fencedBlocks(text) {
		if !runsInPage().MatchString(b.head) {
			continue
		}
		j.Reviewed = append(j.Reviewed, "document "+file)
		b.head, _, _ = strings.Cut(b.head, " ")
		runsFenced(j, file, b)
	}
}

// runmeNames reports that a block of any document bears a name that the line has.
func runmeNames(j *reader, wanted func(b fenced) bool) bool {
	for _, file := range j.SessionFiles() {
		if path.Ext(file) != ".md" {
			continue
		}
		if text, how := j.TextOf(place.Place{Path: file}); how == files.Wholly &&
			slices.ContainsFunc(fencedBlocks(text), wanted) {
			return true
		}
	}
	return false
}

// runsFenced judges one block, in a shell's words or in a language that guard reads.
func runsFenced(j *reader, file string, b fenced) {
	first, _, _ := strings.Cut(b.head, "{")
	first = strings.ToLower(strings.TrimSpace(first))
	if lang := code.LanguageOfInterpreter(first); lang != code.Unknown {
		j.Absorbs(j.c, func() { j.Texts.RunsCode(j.c, lang, b.text, file) })
		return
	}
	if lang := code.LanguageOf("x."+first, ""); lang != code.Unknown {
		j.Absorbs(j.c, func() { j.Texts.RunsCode(j.c, lang, b.text, file) })
		return
	}
	if !table.HasWord("sh bash zsh shell console dotenv sh-raw cmd fish ksh", first) && first != "" {
		return
	}
	var lines []string
	if m := blockFolder().FindStringSubmatch(b.head); m != nil {
		lines = append(lines, "cd "+m[1])
	}
	for line := range strings.Lines(b.text) {
		lines = append(lines, strings.TrimPrefix(strings.TrimRight(line, "\r\n"), "$ "))
	}
	j.runsLines(lines)
}

// trycmdCases judges the commands of a case (trycmd 0.15: lines after "$ ", and those that go on after "> "). What they
// name is mostly the program that is tested.
func trycmdCases(j *reader, file, text string) {
	_, sub := j.v.Words()
	verb, _, _ := strings.Cut(sub, " ")
	if !table.HasWord("test t nextest tarpaulin llvm-cov", verb) {
		return
	}
	var b strings.Builder
	for line := range strings.Lines(text) {
		if command, ok := strings.CutPrefix(line, "$ "); ok {
			b.WriteString(command)
		} else if more, ok := strings.CutPrefix(line, "> "); ok && b.Len() > 0 {
			b.WriteString(more)
		}
	}
	j.shellTests(file, b.String())
}
