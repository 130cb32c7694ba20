package shell

import (
	"path"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/python"
	"guard/policy/shell/taint"
)

// More code that a program's text brings: files of code by their paths, archives of
// modules, what stands on its input.

// codeRunsFile judges a file of code that a text runs by its path. One of the
// workspace is read with the modules.
func (k *codeJudge) codeRunsFile(c *effect.Call, t *programText, a *code.Act, i int) {
	w := k.sources.argOf(t, a, i)
	p := k.Place(w)
	switch {
	case ownTemporary(a, i): // what the program writes there is among its other acts
	case !w.Known():
		c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("the code loads other code that is not known before it runs: {0}", a.Call))
	case !p.Any(place.Inside|place.System) && !k.OwnFile(p.Path) && !k.nearText(t, p.Path):
		c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("the code loads other code from outside the workspace: {0}", a.Call))
	}
}

// nearText reports a file near a text that is itself outside of the workspace: the
// text was judged for that.
func (k *codeJudge) nearText(t *programText, file string) bool {
	return t.file != "" && !k.World.At("", t.file).Is(place.Inside) && place.Below(file, path.Dir(t.file))
}

// codeTakesInput judges a text that runs what stands on its standard input. What the
// person's own code does so, an agent reaches only by giving it an input.
func (k *codeJudge) codeTakesInput(c *effect.Call, t *programText, a *code.Act) {
	in, lang := c.In, t.lang
	if in.Known && in.Text == "" && !k.sources.newText(t) {
		c.Raise(risk.Medium, 0, effect.Say("{0} takes any further code", a.Call))
		return
	}
	if len(a.Args) > 0 {
		lang = code.Unknown // a debugger's own commands
	}
	c.In = taint.Stream{From: taint.FromUnknown} // it is read once
	k.runsStream(c, in, lang)
	c.In = in
}

// searchesArchive judges an archive of this session's in which modules are looked
// up: they are not read (Python 3.13, zipimport).
func (k *codeJudge) searchesArchive(c *effect.Call, p place.Place) {
	switch path.Ext(p.Path) {
	case ".zip", ".egg", ".whl", ".pyz", ".jar", ".phar", ".gem":
		if k.Wrote(p.Path) {
			c.Raise(risk.Medium, risk.ExecArbitrary, files.SayUnread(path.Base(p.Path)))
		}
	}
}

// usesBackDoor judges new Python that does.
func (k *codeJudge) usesBackDoor(c *effect.Call, t *programText, text string) {
	if t.lang != code.Python || !k.sources.newText(t) {
		return
	}
	if door := python.BackDoor(text); door != "" {
		c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("guard cannot read what the code does: {0}", door))
	}
}
