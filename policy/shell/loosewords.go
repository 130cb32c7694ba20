package shell

import (
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
	"guard/policy/shell/tool/network"
)

// looseWord judges a word of such a program: where it leads, if anywhere.
func (j *operandJudge) looseWord(c *effect.Call, v *option.Invocation, a taint.Word) {
	if !option.WorksOnProject(v) || a.Text == "" || j.Wrap.Remote {
		return
	}
	text := a.Text
	if i := strings.LastIndexAny(text, "=,"); i >= 0 && !strings.Contains(text[i:], "://") && i+1 < len(text) {
		a = a.Value(i + 1) // html:/x, key=/x
	}
	j.listens(c, v, a)
	switch {
	case strings.Contains(text, "://"):
		j.network.LooseURL(c, v, a)
	case network.LeadsAway(a.Text):
		j.Leads(c, a)
	case j.Place(a).Any(place.Secret | place.AgentSettings | place.Guard):
		j.Glance(c, a)
	default:
		if _, path, ok := strings.Cut(a.Text, ":"); ok && network.LeadsAway(path) {
			j.Leads(c, a.Value(len(a.Text)-len(path)))
		}
	}
}

// listens judges an address that stands for every host that can reach this one.
func (j *operandJudge) listens(c *effect.Call, v *option.Invocation, a taint.Word) {
	if strings.Contains(a.Text, "0.0.0.0") || strings.Contains(a.Text, "[::]") {
		c.Raise(risk.High, risk.NetworkRisk, effect.Say("{0} listens to every host", v.Name))
	}
}
