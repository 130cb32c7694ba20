package access

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// Many programs name their output by an option or an operand of no fixed form. Over a
// new name, or one that git or the session can bring back, that is everyday work; over
// a file of the person's that is nowhere else it is a loss.

// OverUnsaved judges a file that a program writes as a whole.
func (j *Judge) OverUnsaved(c *effect.Call, a taint.Word) {
	name, ok := j.lost(a)
	if ok {
		c.Raise(risk.High, risk.FSDeleteOverwrite, effect.Say("writes over {0}, which is nowhere else", name))
	}
}

// OverResults judges what a converter writes. A name without an ending is what the
// names of its outputs begin with (tesseract(1), pdftoppm(1)); %d stands for a number.
func (j *Judge) OverResults(c *effect.Call, a taint.Word) {
	if file, _, options := strings.Cut(a.Text, "["); options { // vips(1): NAME[Q=90]
		j.OverUnsaved(c, taint.Literal(file))
	}
	j.OverUnsaved(c, a)
	if a.Text == "-" || a.Text == "" || !a.Known() {
		return
	}
	begins := []string{numbered().ReplaceAllString(a.Text, "*")}
	if begins[0] == a.Text {
		if path.Ext(a.Text) != "" {
			return
		}
		begins = []string{a.Text + ".*", a.Text + "-*"}
	}
	for _, glob := range begins {
		j.OverUnsaved(c, taint.Word{Text: glob, Src: a.Src, Glob: glob})
	}
}

// numbered is a place for a number in a name (printf(3)).
var numbered = lazy.Pattern(`%0?\d*d`)

// lost finds among the files that a word names one that exists nowhere else.
func (j *Judge) lost(a taint.Word) (name string, found bool) {
	if j.World.Disk == nil || a.Text == "" || strings.Contains(a.Text, taint.Hole) {
		return "", false
	}
	if a.Glob == "" {
		p := j.Place(a)
		return a.Show(), j.NowhereElse(p.Path) && !j.empty(a, p) && !j.namedAsMade(p.Path)
	}
	for _, one := range j.World.Expand(j.State.Cwd, a.Glob).Names {
		if p := j.World.At(j.State.Cwd, one).Path; j.NowhereElse(p) && !j.namedAsMade(p) {
			return one, true
		}
	}
	return "", false
}

// namedAsMade reports what tools make anew with every run: by its folder, or by the name of
// a report. What git ignores may have the name of any output, what it does not only one that
// no person gives.
func (j *Judge) namedAsMade(file string) bool {
	if j.InExpendableFolder(file) || slices.Contains(builtFolders, path.Base(path.Dir(file))) {
		return true
	}
	end, words := path.Ext(file), NameWords(path.Base(file))
	names := reportNames
	if slices.Contains(toolEndings, end) || j.IgnoredName(file) {
		names = madeNames
	}
	return slices.Contains(madeAnew, end) &&
		(end != ".csv" && end != ".tsv" || j.IgnoredName(file)) &&
		slices.ContainsFunc(words, func(w string) bool { return slices.Contains(names, w) })
}

var madeNames = strings.Fields("report reports result results coverage cov junit test tests lcov lint eslint output " +
	"out log logs stats profile trace bench bundle audit pytest cobertura index build debug")

// reportNames are those of reports and bundles: a page may be index.html, a table results.csv.
var reportNames = strings.Fields("report reports coverage cov junit lcov lint eslint profile trace bench bundle " +
	"audit pytest cobertura tests")

// toolEndings are those that only tools' files have.
var toolEndings = strings.Fields(".log .info .cov .out .lcov .sarif .tap .prof .map .d .o .i .s .lock .tags")

// ChangesWhole judges a program that writes its operands anew in place, with less in
// them than before: pictures, sound.
func (j *Judge) ChangesWhole(c *effect.Call, v *option.Invocation, a taint.Word) {
	if v.Has("-path", "-format", "--path", "--format", "-d", "--dest", "-out", "--out", "-new") {
		return // it leaves them and writes others
	}
	j.OverUnsaved(c, a)
}
