package shell

import (
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
)

// worksOnProject reports a program of which no more is known than that it works on the
// project: what it is told to do there is not listed word by word.
func worksOnProject(v *invocation) bool {
	return v.entry.Level == risk.Medium && v.entry.Categories == 0 && !asksService(v) && !strings.HasPrefix(v.entry.Operands, "note")
}

// looseWord judges a word of such a program: where it leads, if anywhere.
func (k *operandJudge) looseWord(c *call, v *invocation, a arg) {
	if !worksOnProject(v) || a.text == "" || k.wrap.remote {
		return
	}
	text := a.text
	if i := strings.LastIndexAny(text, "=,"); i >= 0 && !strings.Contains(text[i:], "://") && i+1 < len(text) {
		a = a.value(i + 1) // html:/x, key=/x
	}
	k.listens(c, v, a)
	switch {
	case strings.Contains(text, "://"):
		k.network.looseURL(c, v, a)
	case leadsAway(a.text):
		k.leads(c, a)
	case k.place(a).Any(place.Secret | place.AgentSettings | place.Guard):
		k.glance(c, a)
	default:
		if _, path, ok := strings.Cut(a.text, ":"); ok && leadsAway(path) {
			k.leads(c, a.value(len(a.text)-len(path)))
		}
	}
}

// listens judges an address that stands for every host that can reach this one.
func (k *operandJudge) listens(c *call, v *invocation, a arg) {
	if strings.Contains(a.text, "0.0.0.0") || strings.Contains(a.text, "[::]") {
		c.raise(risk.High, risk.NetworkRisk, say("{0} listens to every host", v.name))
	}
}

// looseURL judges an address, unless it is this machine's.
func (k *networkJudge) looseURL(c *call, v *invocation, a arg) {
	a = a.value(max(0, strings.Index(a.text, "://")-schemeLength(a.text)))
	k.url(c, a)
	_, host, _ := strings.Cut(a.text, "://")
	for _, own := range [...]string{"localhost", "127.", "[::1]"} {
		if strings.HasPrefix(host, own) {
			return
		}
	}
	if !strings.HasPrefix(a.text, "file://") {
		c.raise(risk.High, risk.NetworkRisk, say("{0} may reach {1}", v.name, a.show()))
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
