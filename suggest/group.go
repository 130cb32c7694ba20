package suggest

import (
	"cmp"
	"slices"

	"guard/policy"
	"guard/policy/risk"
)

// group is what several questions ask for alike: the same program and subcommand, reads in one folder, one tool.
type group struct {
	tool   policy.Tool
	name   string
	folder string // of reads outside the workspace; "": none
	seen   []seen
}

// seen is one need of one question.
type seen struct {
	policy.Need
	at      int // the question
	allowed bool
	alone   bool   // nothing else in the question needs leave
	in      string // the workspace
}

// groups sorts what the questions need by what is alike, the largest group first. A question that no proposed rule
// could end is in none.
func (f *finder) groups() []*group {
	byKey := map[[3]string]*group{}
	var order []*group
	for i := range f.cases {
		c := &f.cases[i]
		needs := c.Facts.Needs(f.verdict(&c.Facts).Free)
		for _, n := range needs {
			key := [3]string{string(n.Tool), n.Name, n.Folder}
			if n.Folder != "" {
				key[0] = "" // a folder is read by commands and by tools
			}
			g := byKey[key]
			if g == nil {
				g = &group{tool: n.Tool, name: n.Name, folder: n.Folder}
				byKey[key] = g
				order = append(order, g)
			}
			g.seen = append(g.seen, seen{n, i, c.Allowed, len(needs) == 1, c.Facts.Workspace})
		}
	}
	slices.SortStableFunc(order, func(a, b *group) int { return cmp.Compare(len(b.seen), len(a.seen)) })
	return order
}

// bounds are the worst level and all categories of what was answered so.
func (g *group) bounds(allowed bool) (level risk.Level, all risk.Categories) {
	for i := range g.seen {
		if s := &g.seen[i]; s.allowed == allowed {
			level, all = max(level, s.Level), all|s.Categories
		}
	}
	return level, all
}

// questions counts those that were answered so.
func (g *group) questions(allowed bool) int {
	n, last := 0, -1
	for i := range g.seen {
		if s := &g.seen[i]; s.allowed == allowed && s.at != last {
			n, last = n+1, s.at
		}
	}
	return n
}
