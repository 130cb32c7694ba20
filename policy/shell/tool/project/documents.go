package project

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/python"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// Documents that hold code: notebooks, transcripts of a shell, examples in a text. What this
// session wrote in them is judged where a program runs them.

// documents are such files, by who runs them. Sources: papermill 2.6, jupyter-execute(1),
// nbclient 0.10, nbmake 1.5, nbval 0.11, treon, ploomber 0.23; Cram 0.7; Dune 3, "Cram tests";
// pytest 8, "How to run doctests"; nose2; Voilà 0.5; Alembic 1.13, Flask-Migrate 4, Django 5, Aerich 0.8;
// Writing R Extensions; Quarto 1.5; bats-core 1.11; ShellSpec 0.28; cog 3.4; Runme 3; zx 8; trycmd 0.15;
// yard-doctest 0.1; markdown-exec 1; Tavern 2; Conftest 0.55, OPA 1; Autoconf 2.72; Snapcraft 8.
var documents = []document{
	{"papermill ipython jupyter jupyter-execute jupyter-nbconvert jupyter-run nbconvert treon ploomber voila runipy " +
		"pytest py.test sphinx-build sphinx-autobuild", "*.ipynb", (*reader).notebook},
	{"cram dune", "*.t", (*reader).transcript},
	{"pytest py.test nose2 nosetests", "*.py *.txt *.rst *.md", (*reader).examples},
	{"alembic flask flask-migrate", "*.py", (*reader).migration},
	{"manage.py django-admin django", "*.py", (*reader).djangoMigration},
	{"manage.py django-admin django", "*.py", (*reader).djangoScript},
	{"aerich", "*.py", (*reader).aerichMigration},
	{"quarto", "*.qmd *.Rmd *.rmd *.md", (*reader).cells},
	{"sphinx-build sphinx-autobuild", "*.rst *.md *.txt", (*reader).directives},
	{"sphinx-build sphinx-autobuild", "conf.py", (*reader).commandsOfSphinx},
	{"bats", "*.bats *.bash", (*reader).batsTests},
	{"shellspec", "*_spec.sh spec_helper.sh", (*reader).shellSpecs},
	{"cog cogapp", "*", (*reader).cogBlocks},
	{"runme", "*.md", runmeBlocks},
	{"zx", "*.md", zxBlocks},
	{"mkdocs properdocs", "*.md", executedBlocks},
	{"eleventy vitepress docusaurus gatsby metalsmith", "*.md *.markdown *.mdx *.html *.njk *.liquid", codeHeads},
	{"bun", "*.js *.mjs *.cjs *.ts *.tsx *.jsx", bundledMacros},
	{"cargo", "*.trycmd", trycmdCases},
	{"yard", "*.rb", yardExamples},
	{"pytest py.test tavern-ci", "*.tavern.yaml *.tavern.yml", tavernStages},
	{"conftest opa regal", "*.rego", regoPolicy},
	{"autoconf autoreconf aclocal autoheader automake autom4te", "*.m4 configure.ac configure.in", autoconfMacros},
	{"snapcraft charmcraft rockcraft", "snapcraft.yaml charmcraft.yaml rockcraft.yaml", craftParts},
	{"R", scriptsOfR + " " + makesOfR + " " + sourcesOfR, (*reader).packageOfR},
}

type document struct {
	programs, files string
	read            func(r *reader, file, text string)
}

// reader reads the documents of one command.
type reader struct {
	*Judge
	c *effect.Call
	v *option.Invocation
}

var documentsOf = table.ByWord(documents, func(d document) []string { return strings.Fields(d.programs) })

// Documents judges those that a program runs.
func (j *Judge) Documents(c *effect.Call, v *option.Invocation) {
	if j.Wrap.Remote || v.Marked(program.Info) {
		return
	}
	for word := range strings.FieldsSeq(v.Name) { // python3 -m pytest too
		for _, d := range documentsOf(word) {
			for _, file := range j.SessionFiles() {
				if !table.FitsAny(d.files, path.Base(file)) || slices.Contains(j.Reviewed, "document "+file) {
					continue
				}
				if text, how := j.TextOf(place.Place{Path: file}); how == files.Wholly {
					d.read(&reader{j, c, v}, file, text)
				} else if word == "cog" || word == "cogapp" {
					d.read(&reader{j, c, v}, file, textBefore(j, file, text))
				}
			}
		}
	}
}

// notebook judges the cells of a notebook. One that is not named is not run.
func (j *reader) notebook(file, text string) {
	named := func(a taint.Word) bool {
		p := j.Place(a).Path
		return p == file || a.Glob != "" || p != "" && place.Below(file, p)
	}
	if !slices.ContainsFunc(j.v.Operands, named) && !strings.Contains(j.v.Name, "pytest") &&
		!strings.Contains(j.v.Name, "sphinx") { // nbsphinx and MyST-NB take all of the folder
		return
	}
	j.Reviewed = append(j.Reviewed, "document "+file)
	source, lines, ok := python.Notebook(text)
	if !ok {
		j.c.Raise(risk.Medium, risk.ExecArbitrary, files.SayUnread(file))
		return
	}
	j.Absorbs(j.c, func() { j.Texts.RunsCode(j.c, code.Python, source, file) })
	j.runsLines(lines)
}

// cells judges the code of a document that is run before it is shown.
func (j *reader) cells(file, text string) {
	if len(j.v.Operands) == 0 || !table.HasWord("render preview", j.v.Operands[0].Text) {
		return
	}
	j.Reviewed = append(j.Reviewed, "document "+file)
	for lang, source := range python.Cells(text) {
		switch {
		case lang == "python":
			j.Absorbs(j.c, func() { j.Texts.RunsCode(j.c, code.Python, source, file) })
		case table.HasWord("bash sh zsh", lang):
			j.runsLines([]string{source})
		case startsInR().MatchString(source) || writesInR().MatchString(source):
			j.c.Raise(risk.Medium, risk.ExecArbitrary, files.SayUnread(file))
		}
	}
}

// transcript judges the commands of one: lines after "  $ ", and those that go on after "  > ".
func (j *reader) transcript(file, text string) {
	j.Reviewed = append(j.Reviewed, "document "+file)
	var lines []string
	for line := range strings.Lines(text) {
		if command, ok := strings.CutPrefix(line, "  $ "); ok {
			lines = append(lines, command)
		} else if more, ok := strings.CutPrefix(line, "  > "); ok && len(lines) > 0 {
			lines[len(lines)-1] += more
		}
	}
	j.runsLines(lines)
}

// runsLines judges the lines that a document hands to a shell, one after the other.
func (j *reader) runsLines(lines []string) {
	if len(lines) == 0 || !j.Enter() {
		return
	}
	defer j.Leave()
	script := strings.Join(lines, "\n")
	j.Absorbs(j.c, func() {
		j.InSubshell(nil, func() taint.Stream { return j.Walk.ShellText(j.c, j.v.Name, taint.Literal(script)) })
	})
	j.c.Silent = false
}

// examples judges the examples in a text, where the line or the project's settings have them
// run. Texts by the name of a test are run anyway.
func (j *reader) examples(file, text string) {
	if !strings.Contains(text, ">>>") {
		return
	}
	base := path.Base(file)
	byName := path.Ext(base) == ".txt" && strings.HasPrefix(base, "test")
	if !byName && !j.runsExamples() {
		return
	}
	j.Reviewed = append(j.Reviewed, "document "+file)
	j.Absorbs(j.c, func() { j.Texts.Doctests(j.c, taint.Literal(file)) })
}

// examplesOn is a setting that has them run (pytest 8, addopts; nose 1.3, with-doctest; nose2, nose2.plugins.doctests).
var examplesOn = lazy.Pattern(`--doctest|\bwith-doctest\s*=|\bplugins\.doctests\b`)

// runsExamples reports that the line, or the settings of the tests, have examples run.
func (j *reader) runsExamples() bool {
	if slices.ContainsFunc(j.c.Cmd.Argv, func(word string) bool { return strings.Contains(word, "doctest") }) {
		return true
	}
	for _, name := range [...]string{"pytest.ini", "pyproject.toml", "tox.ini", "setup.cfg", "unittest.cfg",
		"nose2.cfg", ".noserc", "nose.cfg"} {
		text, how := j.TextOf(place.Place{Path: path.Join(j.State.Cwd, name)})
		if how == files.Wholly && examplesOn().MatchString(text) {
			return true
		}
	}
	return false
}
