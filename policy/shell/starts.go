package shell

import (
	"slices"
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// afterDashes judges the words after "--".
func (j *shellJudge) afterDashes(c *effect.Call, v *option.Invocation, tail string, words []taint.Word) {
	if len(words) == 0 {
		return
	}
	if as, ok := strings.CutPrefix(strings.TrimSpace(tail), program.HandedTo); ok {
		j.handsOver(c, v, as, words)
		return
	}
	role, _ := program.RoleNamed(strings.TrimSuffix(strings.TrimSpace(tail), "..."))
	if role == program.CommandWords {
		j.starts(c, v, role, words, false)
		return
	}
	for _, a := range words {
		j.operand.role(c, v, role, a)
	}
}

// handsOver judges words that a program hands to another: both are one command, so
// that a rule for the first covers them.
func (j *shellJudge) handsOver(c *effect.Call, v *option.Invocation, as string, words []taint.Word) {
	j.Absorbs(c, func() { j.Walk.Nested(c, v.Name, append([]taint.Word{taint.Literal(as)}, words...), c.In) })
}

// starts judges the command that a wrapper starts.
func (j *shellJudge) starts(c *effect.Call, v *option.Invocation, role program.Role, words []taint.Word, join bool) {
	saved := j.Wrap
	if v.Entry.Special == program.Container || v.Entry.Categories.Has(risk.NetworkRisk) {
		j.Wrap.Remote = true
		j.Wrap.Cage = j.Wrap.Cage || v.Entry.Special == program.Container
		c.Cmd.Subject.Once = true
	}
	defer func() { j.Wrap = saved }()
	switch {
	case role == program.CommandWords:
		if isPython(v, words[0]) {
			words = append([]taint.Word{taint.Literal("python3")}, words...)
		}
		j.Walk.Nested(c, v.Name, words, c.In)
	case role == program.AppletName:
		j.Walk.Nested(c, v.Name, words, c.In)
	case join:
		j.Walk.ShellText(c, v.Name, taint.Join(words))
	default:
		j.Walk.ShellText(c, v.Name, words[0])
	}
}

// remoteLine judges a line that another machine, or a container, runs.
func (j *operandJudge) remoteLine(c *effect.Call, v *option.Invocation, a taint.Word) {
	saved := j.Wrap
	defer func() { j.Wrap = saved }()
	j.Wrap.Remote = true
	c.Cmd.Subject.Once = true
	j.Walk.ShellText(c, v.Name, a)
	c.Silent = false
}

// sourced is the wrapper of a text that the shell itself reads on.
const sourced = "."

// ownTexts are wrappers whose texts the shell itself runs.
var ownTexts = []string{"eval", "trap", sourced}

// putTogether notes that a script of the person's runs what comes out of files: it runs by whose they are.
func (w *walker) putTogether(a taint.Word) {
	if w.projects.Persons && a.From&^taint.Tame != 0 && w.Opaque == "" {
		w.Opaque = "-"
	}
}

// ShellText judges a word that a shell will run as a line of its own.
func (w *walker) ShellText(c *effect.Call, wrapper string, a taint.Word) taint.Stream {
	if a.From&taint.FromNet != 0 {
		c.Raise(risk.Critical, risk.NetworkRisk|risk.ExecArbitrary, effect.Say("runs what a host sent"))
		c.Cmd.Own.Suggest(effect.Say("download it to a file, read it, then run it"))
	}
	if a.From&taint.FromSecret != 0 {
		c.Data |= taint.FromSecret
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("puts a secret into a command"))
	}
	w.putTogether(a)
	if strings.Contains(a.Text, taint.Hole) {
		w.State.Errexit, w.State.Persons = false, false
		c.AsExtra(func() { c.Unknown(effect.Say("runs text that is not known before it runs: {0}", a.Show())) })
		if a.Unknown() {
			return taint.UnknownData
		}
	}
	if a.Computed {
		c.AsExtra(func() {
			c.Raise(risk.Medium, risk.ExecArbitrary,
				effect.Say("runs text that the line puts together"))
		})
	}
	if !slices.Contains(ownTexts, wrapper) { // the functions of this shell are nothing to another
		shadows := w.State.Shadows
		w.State.Shadows = nil
		defer func() { w.State.Shadows = shadows }()
	}
	if wrapper != "eval" && wrapper != sourced || strings.Contains(a.Text, taint.Hole) {
		w.State.Errexit = false // of another shell, or nobody knows
	}
	var out taint.Stream
	traps := len(w.shells.traps)
	w.Wrapped(c, wrapper, func() {
		out = w.line(strings.ReplaceAll(a.Text, taint.Hole, "$UNKNOWN"), c.In)
		if len(w.shells.traps) > traps && !slices.Contains(ownTexts, wrapper) { // that shell ends here
			w.Apart(func() taint.Stream { w.shells.trapsAtEnd(traps); return taint.Nothing })
		}
	})
	return out
}

// isPython reports a file that a runner hands to Python because of its name (uv 0.5, uv run; PDM 2, pdm run; pipx 1,
// pipx run).
func isPython(v *option.Invocation, file taint.Word) bool {
	return slices.Contains([]string{"uv run", "pdm run", "pipx run"}, v.Name) && strings.HasSuffix(file.Text, ".py") &&
		!strings.Contains(file.Text, "://")
}
