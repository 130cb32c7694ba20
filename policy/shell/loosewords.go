package shell

import (
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// looseWord judges a word of such a program: where it leads, if anywhere.
func (k *operandJudge) looseWord(c *effect.Call, v *option.Invocation, a taint.Word) {
	if !option.WorksOnProject(v) || a.Text == "" || k.Wrap.Remote {
		return
	}
	text := a.Text
	if i := strings.LastIndexAny(text, "=,"); i >= 0 && !strings.Contains(text[i:], "://") && i+1 < len(text) {
		a = a.Value(i + 1) // html:/x, key=/x
	}
	k.listens(c, v, a)
	switch {
	case strings.Contains(text, "://"):
		k.network.looseURL(c, v, a)
	case leadsAway(a.Text):
		k.Leads(c, a)
	case k.Place(a).Any(place.Secret | place.AgentSettings | place.Guard):
		k.Glance(c, a)
	default:
		if _, path, ok := strings.Cut(a.Text, ":"); ok && leadsAway(path) {
			k.Leads(c, a.Value(len(a.Text)-len(path)))
		}
	}
}

// listens judges an address that stands for every host that can reach this one.
func (k *operandJudge) listens(c *effect.Call, v *option.Invocation, a taint.Word) {
	if strings.Contains(a.Text, "0.0.0.0") || strings.Contains(a.Text, "[::]") {
		c.Raise(risk.High, risk.NetworkRisk, effect.Say("{0} listens to every host", v.Name))
	}
}

// looseURL judges an address, unless it is this machine's.
func (k *networkJudge) looseURL(c *effect.Call, v *option.Invocation, a taint.Word) {
	a = a.Value(max(0, strings.Index(a.Text, "://")-schemeLength(a.Text)))
	k.url(c, a)
	_, host, _ := strings.Cut(a.Text, "://")
	for _, own := range [...]string{"localhost", "127.", "[::1]"} {
		if strings.HasPrefix(host, own) {
			return
		}
	}
	if !strings.HasPrefix(a.Text, "file://") {
		c.Raise(risk.High, risk.NetworkRisk, effect.Say("{0} may reach {1}", v.Name, a.Show()))
	}
}

// schemeLength is how many letters stand before "://".
func schemeLength(s string) int {
	end := strings.Index(s, "://")
	n := 0
	for n < end && (s[end-n-1]|0x20 >= 'a' && s[end-n-1]|0x20 <= 'z' || s[end-n-1] == '+') {
		n++
	}
	return n
}

// leadsAway reports a path that may lie outside the workspace. "//pkg:target"
// is Bazel's, "/p:Name=value" MSBuild's.
func leadsAway(s string) bool {
	if strings.HasPrefix(s, "//") {
		return false
	}
	if rest, ok := strings.CutPrefix(s, "/"); ok {
		head, _, colon := strings.Cut(rest, ":")
		return !colon || strings.Contains(head, "/")
	}
	return strings.HasPrefix(s, "~/") || strings.HasPrefix(s, "../") || s == ".." || s == "~" || strings.Contains(s, "/../")
}
