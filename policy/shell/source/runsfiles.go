package source

import (
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/include"
	"guard/policy/shell/lang/python"
	"guard/policy/shell/taint"
)

// More code that a program's text brings: files of code by their paths, archives of
// modules, what stands on its input.

// codeRunsFile judges a file of code that a text runs by its path. One of the
// workspace is read with the modules.
func (j *Judge) codeRunsFile(c *effect.Call, t *ProgramText, a *code.Act, i int) {
	w := j.Sources.argOf(t, a, i)
	p := j.Place(w)
	switch {
	case ownTemporary(a, i): // what the program writes there is among its other acts
	case !w.Known():
		c.Raise(risk.Medium, risk.ExecArbitrary,
			effect.Say("the code loads other code that is not known before it runs: {0}", a.Call))
	case a.Args[i].Called && !wholly(j.TextOf(p)):
		c.Raise(risk.Medium, risk.ExecArbitrary,
			effect.Say("the code loads other code that is not known before it runs: {0}", a.Call))
	case !p.Any(place.Inside|place.System) && !j.OwnFile(p.Path) && !j.nearText(t, p.Path):
		c.Raise(risk.Medium, risk.ExecArbitrary,
			effect.Say("the code loads other code from outside the workspace: {0}", a.Call))
	}
}

// wholly reports a text that is all that guard could want of a file.
func wholly(_ string, how files.Seen) bool { return how == files.Wholly }

// nearText reports a file near a text that is itself outside of the workspace: the
// text was judged for that.
func (j *Judge) nearText(t *ProgramText, file string) bool {
	return t.File != "" && !j.World.At("", t.File).Is(place.Inside) && place.Below(file, path.Dir(t.File))
}

// codeTakesInput judges a text that runs what stands on its standard input. What the
// person's own code does so, an agent reaches only by giving it an input.
func (j *Judge) codeTakesInput(c *effect.Call, t *ProgramText, a *code.Act) {
	in, lang := c.In, t.Lang
	if in.Known && in.Text == "" && !j.Sources.newText(t) {
		c.Raise(risk.Medium, 0, effect.Say("{0} takes any further code", a.Call))
		return
	}
	if len(a.Args) > 0 {
		lang = code.Unknown // a debugger's own commands
	}
	c.In = taint.Stream{From: taint.FromUnknown} // it is read once
	j.RunsStream(c, in, lang)
	c.In = in
}

// searchesArchive judges an archive of this session's in which modules are looked
// up: they are not read (Python 3.13, zipimport).
func (j *Judge) searchesArchive(c *effect.Call, p place.Place) {
	switch path.Ext(p.Path) {
	case ".zip", ".egg", ".whl", ".pyz", ".jar", ".phar", ".gem":
		if j.Wrote(p.Path) {
			c.Raise(risk.Medium, risk.ExecArbitrary, files.SayUnread(path.Base(p.Path)))
		}
	}
}

// usesBackDoor judges new Python that does.
func (j *Judge) usesBackDoor(c *effect.Call, t *ProgramText, text string) {
	if t.Lang != code.Python || !j.Sources.newText(t) {
		return
	}
	if door := python.BackDoor(text); door != "" {
		c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("guard cannot read what the code does: {0}", door))
	}
}

// maxNaming bounds the files of data that are looked at for names, in bytes.
const maxNaming = 4 << 10

// namedInData judges new code that reads a file by a name which stands elsewhere: a small
// file of data that this session wrote may hold the name of a secret.
func (j *Judge) namedInData(c *effect.Call) {
	for _, file := range j.SessionFiles() {
		if !holdsData(file) || slices.Contains(SourceEndings, path.Ext(file)) {
			continue
		}
		text, how := j.TextOf(place.Place{Path: file})
		if how != files.Wholly || len(text) > maxNaming {
			continue
		}
		// who reads it undoes the escapes of JSON or YAML
		for _, word := range strings.FieldsFunc(text+"\n"+include.Unescaped(text), SplitsSetting) {
			if strings.ContainsAny(word, "./") && j.World.At(j.State.Cwd, word).Is(place.Secret) {
				c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the code names secrets: {0}", word))
				return
			}
		}
	}
}
