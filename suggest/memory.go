package suggest

import (
	"slices"
	"strings"

	"guard/policy"
	"guard/policy/decision"
)

// Memory is what a person has answered alike in one session, for the question that says which rule would end it. Its
// zero value is empty; it holds a bounded part of what was answered, the latest. A copy stays as it was.
type Memory struct {
	seen []seen
	at   int
}

// Bounds of a Memory: of how much it holds, and of one thing in it, in bytes.
const (
	maxRemembered = 32
	maxNeed       = 512
)

// Allowed notes that the person has allowed a request once.
func (m *Memory) Allowed(c *policy.Case) { m.note(c, true) }

// Refused notes that the person has refused a request.
func (m *Memory) Refused(c *policy.Case) { m.note(c, false) }

func (m *Memory) note(c *policy.Case, allowed bool) {
	m.at++
	needs := c.Facts.Needs(c.Verdict.Free)
	for i := range needs {
		n, ok := own(&needs[i])
		if !ok {
			continue
		}
		first := max(0, len(m.seen)+1-maxRemembered)
		m.seen = append(slices.Clone(m.seen[first:]), seen{Need: n, at: m.at, allowed: allowed, alone: len(needs) == 1,
			in: strings.Clone(c.Facts.Workspace)})
	}
}

// own is a need that holds on to nothing of its request; false: it is too large to be remembered.
func own(n *policy.Need) (policy.Need, bool) {
	size := len(n.Name) + len(n.Folder)
	for _, text := range slices.Concat(n.Words, n.Paths) {
		size += len(text)
	}
	o := *n
	o.Name, o.Folder = strings.Clone(n.Name), strings.Clone(n.Folder)
	o.Words, o.Paths = cloned(n.Words), cloned(n.Paths)
	return o, size <= maxNeed
}

func cloned(all []string) []string {
	list := make([]string, len(all))
	for i, text := range all {
		list[i] = strings.Clone(text)
	}
	return list
}

// Hint is the rule that would end a question, as a line of a file, where the person has allowed its like often
// enough; times says how often. Empty: there is none, or what needs leave is more than one thing. The judge is for
// dangerous lines.
func (m *Memory) Hint(c *policy.Case, judge policy.Judge) (rule string, times int) {
	if len(m.seen) == 0 || c.Verdict.Action != policy.Ask || c.Verdict.Source != decision.Mode {
		return "", 0
	}
	needs := c.Facts.Needs(c.Verdict.Free)
	if len(needs) != 1 {
		return "", 0
	}
	n := &needs[0]
	g, said := group{tool: n.Tool, name: n.Name, folder: n.Folder}, map[string]bool{}
	for _, s := range m.seen {
		if s.Name == n.Name && s.Folder == n.Folder && (s.Tool == n.Tool || n.Folder != "") {
			g.seen = append(g.seen, s)
			said[policy.PatternText(s.Words, policy.Hole{})] = true
		}
	}
	if times = g.questions(true); times < DefaultLeast || g.questions(false) > 0 {
		return "", 0
	}
	f := &finder{Params: Params{Judge: judge}.filled()}
	f.danger = newDanger(judge, said)
	g.seen = append(g.seen, seen{Need: *n, at: m.at + 1, allowed: true, alone: true})
	var r policy.Rule
	switch {
	case n.Folder != "":
		r = g.folderRule(policy.Allow, true)
		rule = `action = "allow", paths = ` + listed(texts(r.Paths))
	case len(n.Words) == 0:
		return "", 0
	default:
		all := f.soundPatterns(&g, policy.Allow)
		all = slices.DeleteFunc(all, func(p pattern) bool { return !p.covers(n.Words) })
		if len(all) == 0 {
			return "", 0
		}
		r = g.commandRule(policy.Allow, all[:1])
		rule = `action = "allow", command = ` + quoted(all[0].text)
	}
	if f.dangers().of(r) || f.verdict(&c.Facts, r).Action != policy.Allow {
		return "", 0
	}
	return rule, times
}

// covers reports that the pattern was made from these words too.
func (p *pattern) covers(words []string) bool {
	return slices.ContainsFunc(p.from, func(own []string) bool { return slices.Equal(own, words) })
}
