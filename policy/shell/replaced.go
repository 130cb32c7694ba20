package shell

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/risk"
)

// Many programs name their output by an option or an operand of no fixed form. Over a
// new name, or one that git or the session can bring back, that is everyday work; over
// a file of the person's that is nowhere else it is a loss.

// overUnsaved judges a file that a program writes as a whole.
func (k *fileJudge) overUnsaved(c *call, a arg) {
	name, ok := k.lost(a)
	if ok {
		c.raise(risk.High, risk.FSDeleteOverwrite, say("writes over {0}, which is nowhere else", name))
	}
}

// overResults judges what a converter writes. A name without an ending is what the
// names of its outputs begin with (tesseract(1), pdftoppm(1)); %d stands for a number.
func (k *fileJudge) overResults(c *call, a arg) {
	if file, _, options := strings.Cut(a.text, "["); options { // vips(1): NAME[Q=90]
		k.overUnsaved(c, literalArg(file))
	}
	k.overUnsaved(c, a)
	if a.text == "-" || a.text == "" || !a.known() {
		return
	}
	begins := []string{numbered().ReplaceAllString(a.text, "*")}
	if begins[0] == a.text {
		if path.Ext(a.text) != "" {
			return
		}
		begins = []string{a.text + ".*", a.text + "-*"}
	}
	for _, glob := range begins {
		k.overUnsaved(c, arg{text: glob, src: a.src, glob: glob})
	}
}

// numbered is a place for a number in a name (printf(3)).
var numbered = lazy.Pattern(`%0?\d*d`)

// lost finds among the files that a word names one that exists nowhere else.
func (k *fileJudge) lost(a arg) (name string, found bool) {
	if k.world.Disk == nil || a.text == "" || strings.Contains(a.text, hole) {
		return "", false
	}
	if a.glob == "" {
		p := k.place(a)
		return a.show(), k.unsaved(p.Path) && !k.empty(a, p) && !namedAsMade(p.Path)
	}
	for _, one := range k.world.Expand(k.state.cwd, a.glob).Names {
		if p := k.world.At(k.state.cwd, one).Path; k.unsaved(p) && !namedAsMade(p) {
			return one, true
		}
	}
	return "", false
}

// namedAsMade reports a report or the like by its name and its folder: tools make it anew
// with every run.
func namedAsMade(file string) bool {
	return slices.Contains(builtFolders, path.Base(path.Dir(file))) || slices.Contains(madeAnew, path.Ext(file)) && slices.ContainsFunc(nameWords(path.Base(file)), func(w string) bool { return slices.Contains(madeNames, w) })
}

var madeNames = strings.Fields("report reports result results coverage cov junit test tests lcov lint eslint output out log logs stats profile trace bench bundle audit pytest cobertura index build debug")

// changesWhole judges a program that writes its operands anew in place, with less in
// them than before: pictures, sound.
func (k *fileJudge) changesWhole(c *call, v *invocation, a arg) {
	if v.has("-path", "-format", "--path", "--format", "-d", "--dest", "-out", "--out", "-new") {
		return // it leaves them and writes others
	}
	k.overUnsaved(c, a)
}
