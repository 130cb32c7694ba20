package project

import (
	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/shell/source"
)

// Code in JavaScript that builders of pages and bundles run while they read a file.

// codeHeads judges the head of a page that is code.
func codeHeads(j *reader, file, text string) {
	if text := source.HeadCode(text); text != "" {
		j.Reviewed = append(j.Reviewed, "document "+file)
		j.Absorbs(j.c, func() { j.Texts.RunsCode(j.c, code.JavaScript, text, file) })
	}
}

// macroImport is an import of functions that are called while a bundle is made (Bun 1.2, "Macros").
var macroImport = lazy.Pattern(`\bimport\s+([^;'"]{1,300}?)\s+from\s+(["'][^"'\n]+["'])\s*(?:with|assert)\s*` +
	`\{\s*["']?type["']?\s*:\s*["']macro["']`)

// bundledMacros judges such functions.
func bundledMacros(j *reader, file, text string) {
	for _, m := range macroImport().FindAllStringSubmatch(text, maxTexts) {
		j.Reviewed = append(j.Reviewed, "document "+file)
		calls := "import " + m[1] + " from " + m[2] + ";\n"
		for _, name := range lastNames().FindAllStringSubmatch(m[1], maxTexts) {
			calls += name[1] + "();\n"
		}
		j.Absorbs(j.c, func() { j.Texts.RunsCode(j.c, code.JavaScript, calls, file) })
	}
}

// lastNames are the names under which an import is known: x, y as z.
var lastNames = lazy.Pattern(`([A-Za-z_$][\w$]*)\s*(?:[,}]|$)`)
