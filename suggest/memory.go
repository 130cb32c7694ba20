package suggest

import (
	"slices"

	"guard/policy"
)

// Memory is what a person has answered alike in one session, for the question that says which rule would end it. Its zero
// value is empty; it holds a bounded part of what was answered, the latest. It is not safe for concurrent use.
type Memory struct {
	seen []seen
	at   int
}

// Bounds of a Memory: of what it holds, and of how long a command may be to be held, in words.
const (
	maxRemembered = 64
	maxWords      = 32
)

// Allowed notes that the person has allowed a request once.
func (m *Memory) Allowed(c *policy.Case) { m.note(c, true) }

// Refused notes that the person has refused a request.
func (m *Memory) Refused(c *policy.Case) { m.note(c, false) }

func (m *Memory) note(c *policy.Case, allowed bool) {
	m.at++
	for _, n := range c.Facts.Needs(c.Verdict.Free) {
		if n.Folder == "" && (!writable(n.Words) || len(n.Words) > maxWords) {
			continue
		}
		if len(m.seen) == maxRemembered {
			m.seen = slices.Delete(m.seen, 0, 1)
		}
		m.seen = append(m.seen, seen{Need: n, at: m.at, allowed: allowed})
	}
}

// Hint is the rule that would end a question, as a line of a file, where the person has allowed its like often enough;
// times says how often. Empty: there is none, or what needs leave is more than one thing. The judge is for dangerous lines.
func (m *Memory) Hint(c *policy.Case, judge policy.Judge) (rule string, times int) {
	needs := c.Facts.Needs(c.Verdict.Free)
	if len(needs) != 1 || c.Verdict.Action != policy.Ask {
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
		rule = "paths = " + listed(texts(r.Paths))
	case len(n.Words) == 0:
		return "", 0
	default:
		all := f.soundPatterns(&g, policy.Allow)
		all = slices.DeleteFunc(all, func(p pattern) bool { return !p.covers(n.Words) })
		if len(all) == 0 {
			return "", 0
		}
		r = g.commandRule(policy.Allow, all[:1])
		rule = "command = " + quoted(all[0].text)
	}
	if f.danger.of(r) || f.verdict(&c.Facts, r).Action != policy.Allow {
		return "", 0
	}
	return rule, times
}

// covers reports that the pattern was made from these words too.
func (p *pattern) covers(words []string) bool {
	return slices.ContainsFunc(p.from, func(own []string) bool { return slices.Equal(own, words) })
}
