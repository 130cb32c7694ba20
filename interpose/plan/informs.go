package plan

import (
	"path/filepath"
	"slices"
)

// informs are the arguments with which every agent only tells of itself, but for those that always speak ACP.
var informs = [][]string{{"--version"}, {"--help"}}

// Informs reports whether an agent that is started with these arguments surely does no agent's work: it tells its
// version, say, or lists its servers. Only arguments that its table has count, whole, and beside them what asks for
// everything to be allowed, which means nothing there. What is not known is a no.
func (all Launches) Informs(name string, args []string) bool {
	a, known := all.named(filepath.Base(name))
	return known && a.informs(args)
}

func (a Launch) informs(args []string) bool {
	if !a.AlwaysACP && a.speaksACP(args) {
		return false
	}
	left := a.Bypass.without(args)
	is := func(form []string) bool { return takes(form, left) }
	return slices.ContainsFunc(a.Informs, is) || !a.AlwaysACP && slices.ContainsFunc(informs, is)
}

// takes reports whether words are those of a form.
func takes(form, words []string) bool {
	if last := len(form) - 1; form[last] == "…" {
		return len(words) >= last && slices.Equal(form[:last], words[:last])
	}
	return slices.Equal(form, words)
}

// without are the arguments without the options, each a word of its own, that are part of a spelling.
func (w BypassFlags) without(args []string) []string {
	left := slices.Clone(args)
	for _, o := range slices.Backward(w.Options(args)) {
		for _, all := range w.Spellings {
			if !o.cluster && slices.ContainsFunc(all, func(c Choice) bool { return c.Is(o) }) {
				left = slices.Delete(left, o.From, o.To)
				break
			}
		}
	}
	return left
}
