package suggest

import (
	"slices"
	"strings"

	"guard/locale"
	"guard/policy"
)

// commandRule is a rule of these patterns.
func (g *group) commandRule(action policy.Action, all []pattern) policy.Rule {
	r := policy.Rule{Name: g.name, Action: action, Tools: []policy.Tool{g.tool}}
	for _, p := range all {
		if parsed, err := policy.ParsePattern(p.text); err == nil {
			r.Commands = append(r.Commands, parsed)
		}
	}
	g.bound(&r)
	return r
}

// bound keeps an allow rule to the level and the categories that were seen.
func (g *group) bound(r *policy.Rule) {
	if r.Action == policy.Allow {
		r.Risk, r.Categories = g.bounds(true)
	}
}

// folderRule is a rule for reads in a folder: the deepest that holds all that was read.
func (g *group) folderRule(action policy.Action, free bool) policy.Rule {
	r := policy.Rule{Action: action, Tools: []policy.Tool{policy.Read, policy.Shell}}
	var away []string
	inside := false
	for i := range g.seen {
		if s := &g.seen[i]; s.allowed == (action == policy.Allow) {
			for _, p := range s.Paths {
				if p == g.folder || strings.HasPrefix(p, g.folder+"/") {
					away = append(away, p)
				} else {
					inside = true
				}
			}
		}
	}
	glob := commonFolder(away)
	r.Paths = []policy.PathGlob{policy.PathGlob(glob)}
	r.Name = locale.Fill("reads of {0}", glob)
	if folder, ok := strings.CutSuffix(glob, "/**"); ok {
		r.Name = locale.Fill("reads in {0}", folder)
	}
	if inside && free && action == policy.Allow {
		r.Paths = append(r.Paths, "**") // what is read or written beside it, which runs by itself
	}
	g.bound(&r)
	return r
}

// commonFolder is a glob for all that lies in the deepest folder of several paths; of one path it is the path.
func commonFolder(paths []string) string {
	common := strings.Split(paths[0], "/")
	same := true
	for _, p := range paths {
		names := strings.Split(p, "/")
		n := 0
		for n < min(len(common), len(names)) && common[n] == names[n] {
			n++
		}
		same = same && p == paths[0]
		common = common[:n]
	}
	if same {
		return paths[0]
	}
	if i := slices.IndexFunc(common, func(name string) bool { return strings.ContainsAny(name, `*?[{\`) }); i >= 0 {
		common = common[:i]
	}
	return strings.Join(common, "/") + "/**"
}

// pathRule is a rule for edits of these very files.
func (g *group) pathRule(action policy.Action, p *Params) policy.Rule {
	r := policy.Rule{Name: locale.Fill("edits of {0}", g.name), Action: action, Tools: []policy.Tool{g.tool}}
	for _, one := range g.seen[0].Paths {
		r.Paths = append(r.Paths, policy.PathGlob(p.inProject(one, g.seen[0].in)))
	}
	g.bound(&r)
	return r
}

// inProject is a path as a rule of the person's own names it, which holds for one project only.
func (p *Params) inProject(one, workspace string) string {
	if p.Here || strings.HasPrefix(one, "/") || strings.HasPrefix(one, "~") {
		return one
	}
	if home := p.Judge.World.Home; len(home) > 1 && strings.HasPrefix(workspace, home+"/") {
		return "~" + policy.EscapeGlob(workspace[len(home):]) + "/" + one
	}
	return policy.EscapeGlob(workspace) + "/" + one
}

// withExamples gives a rule examples that hold: what it comes from, and what is near and not meant.
func (f *finder) withExamples(r policy.Rule, match, not []string) policy.Rule {
	r.Match, r.NotMatch = match, not
	holding := r.Examples(f.Examples, policy.Settings{})
	r.Match, r.NotMatch = nil, nil
	for _, e := range holding {
		switch {
		case !e.Holds() || strings.ContainsFunc(e.Text, func(c rune) bool { return c < ' ' }):
		case e.Wanted && len(r.Match) < maxExamples && !slices.Contains(r.Match, e.Text):
			r.Match = append(r.Match, e.Text)
		case !e.Wanted && len(r.NotMatch) < maxExamples && !slices.Contains(r.NotMatch, e.Text):
			r.NotMatch = append(r.NotMatch, e.Text)
		}
	}
	return r
}

const maxExamples = 2

// commandExamples are lines for a rule of patterns.
func commandExamples(g *group, all []pattern, action policy.Action) (match, not []string) {
	for i := range all {
		for _, words := range all[i].from {
			match = append(match, policy.PatternText(words, policy.Hole{}))
		}
	}
	if g.tool == policy.MCP || g.tool == policy.Other {
		return match, []string{strings.TrimSuffix(g.name, "*") + "_all"}
	}
	if action == policy.Allow {
		return match, neighbours(all[0].from[0])
	}
	return match, []string{all[0].from[0][0] + " --version", all[0].from[0][0] + " --help"}
}

// pathExamples are paths for a rule of globs.
func pathExamples(g *group, r *policy.Rule) (match, not []string) {
	for i := range g.seen {
		match = append(match, g.seen[i].Paths...)
	}
	base := strings.TrimSuffix(string(r.Paths[0]), "/**")
	return match, []string{base + "/.env", base + "-other/file", base + ".other", "~/.ssh/id_ed25519"}
}
