package shell

import (
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/lang/template"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// formats judges tmux's commands that show by what their words are formats of.
func (j *languageJudge) formats(c *effect.Call, v *option.Invocation) taint.Stream {
	words := v.Operands
	for _, u := range v.Used {
		words = append(words, u.Value)
	}
	for _, a := range words {
		if template.RunsInTmux(a.Text) || !a.Known() && a.From&^(taint.Tame|taint.FromSystem) != 0 {
			c.Raise(risk.High, risk.ExecArbitrary, effect.Say("{0} may start another command: {1}", v.Name, a.Show()))
		}
	}
	if captures(v) && !ownServer(&j.World) {
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("{0} shows what another window shows", v.Name))
	}
	return taint.UnknownData
}

// captures reports the command that takes what a window has shown (tmux(1), capture-pane).
func captures(v *option.Invocation) bool {
	return strings.HasSuffix(v.Name, " capture-pane") || strings.HasSuffix(v.Name, " capturep")
}

// ownServer reports that every server of tmux's is one that the agent started: its windows are none of the person's.
func ownServer(w *place.World) bool {
	if w.Processes == nil {
		return false
	}
	pids, ok := w.Processes.Named("^tmux", false)
	return ok && !slices.ContainsFunc(pids, func(pid int) bool { return !w.Processes.Own(pid) })
}
