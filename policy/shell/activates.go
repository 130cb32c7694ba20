package shell

import (
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/source"
	"guard/policy/shell/taint"

	"mvdan.cc/sh/v3/syntax"
)

// activates judges sourcing the script bin/activate of an environment of the workspace, as it was written there: it
// puts the folder's bin into PATH, defines deactivate, and changes neither the folder nor what else the line has set.
func (j *shellJudge) activates(c *effect.Call, file taint.Word) bool {
	top, ok := access.Virtual{Judge: j.Judge}.Activates(file)
	if !ok {
		return false
	}
	c.Raise(risk.Medium, 0, effect.Say("runs the code in {0}", file.Show()))
	c.Cmd.Reads = append(c.Cmd.Reads, j.Place(file))
	source.Starts{Judge: j.texts}.LoadsVirtual(c, top)
	j.State.Set("VIRTUAL_ENV", taint.Literal(top))
	j.State.Define("deactivate", deactivate)
	return true
}

// deactivate stands for the function of that script, which puts the variables back.
var deactivate = &syntax.Stmt{Cmd: &syntax.CallExpr{Args: []*syntax.Word{
	{Parts: []syntax.WordPart{&syntax.Lit{Value: ":"}}}}}}

// relies judges, at the end of a line, the folders whose programs were taken for what they are called: where any part
// of the line changes one, they may be others.
func relies(w *walker) {
	if dir, ok := (access.Virtual{Judge: &w.Judge}).Settled(); !ok {
		f := risk.Finding{}
		shown := place.Place{Path: dir}.Path
		f.Raise(risk.High, risk.ExecArbitrary, effect.Say("{0} makes later programs take code from {1}", "PATH", shown))
		for i := range w.Out.Commands {
			w.Out.Commands[i].Own.Add(f)
			w.Out.Commands[i].Finding.Add(f)
		}
		w.Out.Add(f)
	}
}
