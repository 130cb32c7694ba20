package project

import (
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/shell/lang/python"
	"guard/policy/shell/table"
)

// Texts of Sphinx whose directives run what stands in them.

// Directives that run Python, and those that run a line (Matplotlib 3, plot; IPython 8, ipython; jupyter-sphinx 0.5;
// MyST-NB 1, code-cell; sphinx.ext.doctest and ifconfig of Sphinx 8; sphinxcontrib-programoutput 0.17;
// sphinx-exec-directive 0.6).
const (
	pythonDirectives = "plot ipython jupyter-execute code-cell execute_code exec_code exec testcode testsetup " +
		"testcleanup ifconfig"
	lineDirectives = "program-output command-output"
)

// directives judges the code in such a text.
func (j *reader) directives(file, text string) {
	j.Reviewed = append(j.Reviewed, "document "+file)
	for _, found := range []map[string]string{python.Directives(text), python.Cells(text)} {
		for name, body := range found {
			switch {
			case table.HasWord(pythonDirectives, name):
				source, lines := python.Cell(unprompted(body))
				j.Absorbs(j.c, func() { j.Texts.RunsCode(j.c, code.Python, source, file) })
				j.runsLines(lines)
			case table.HasWord(lineDirectives, name):
				line, _, _ := strings.Cut(strings.TrimSpace(body), "\n")
				j.runsLines([]string{line})
			}
		}
	}
	j.examples(file, text)
}

// unprompted takes the prompts from a transcript of IPython.
func unprompted(body string) string {
	lines := strings.Split(body, "\n")
	for i, line := range lines {
		if rest, ok := strings.CutPrefix(strings.TrimSpace(line), "In ["); ok {
			if _, given, is := strings.Cut(rest, "]: "); is {
				lines[i] = given
			}
		}
	}
	return strings.Join(lines, "\n")
}

// sphinxCommand is a setting that is a command (Sphinx 8, graphviz, imgmath, imgconverter; sphinxcontrib-plantuml 0.30,
// sphinxcontrib-mermaid 1.0, sphinxcontrib-drawio 0.0.17).
var sphinxCommand = lazy.Pattern(`(?m)^(?:plantuml|graphviz_dot|mermaid_cmd|imgmath_(?:latex|dvipng|dvisvgm)|` +
	`image_converter|drawio_binary_path)\s*=\s*["']([^"'\n]+)["']`)

// commandsOfSphinx judges the commands that the settings name.
func (j *reader) commandsOfSphinx(_, text string) {
	for _, m := range sphinxCommand().FindAllStringSubmatch(text, maxTexts) {
		if !strings.HasPrefix(m[1], "java -jar /usr/") { // PlantUML's, as distributions lay it
			j.runsLines(m[1:])
		}
	}
}
