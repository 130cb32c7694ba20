package policy

import (
	"path"
	"slices"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell"
)

// allowing finds the rule that allows a request. A request with commands is
// allowed only if each of them is, by some rule or by being free: understood, without a
// category and at most at a level that needs no leave; and if nothing about the whole is
// worse than its parts.
func allowing(f *Facts, rules []Rule, free risk.Level) *Rule {
	switch {
	case f.Absurd, f.Protected, f.vague():
		return nil
	case len(f.Commands) > 0:
		return allowingCommands(f, rules, free)
	case f.Tool == Shell:
		return nil // nothing in it could be read
	}
	for i := range rules {
		if r := &rules[i]; r.Action == Allow && r.allowsWhole(f) {
			return r
		}
	}
	return nil
}

func allowingCommands(f *Facts, rules []Rule, free risk.Level) *Rule {
	if f.Unknown {
		free = risk.Low // of what is not wholly understood only what is harmless is free
	}
	var parts risk.Finding
	var by *Rule
	for i := range f.Commands {
		c := &f.Commands[i]
		parts.Add(c.Finding)
		r := allowingCommand(f, c, rules)
		if r == nil && (c.Level == risk.Unset || c.Level > free || c.Categories != 0 || !c.Literal) {
			return nil
		}
		if by == nil {
			by = r
		}
	}
	// More than its parts: data flows from one to the next, or the person's
	// words do not cover it. No rule about one command speaks for that.
	if f.Level.Effective() > parts.Level.Effective() || !parts.Categories.Has(f.Categories) {
		return nil
	}
	return by
}

func allowingCommand(f *Facts, c *shell.Command, rules []Rule) *Rule {
	for i := range rules {
		if r := &rules[i]; r.Action == Allow && r.allowsCommand(f, c) {
			return r
		}
	}
	return nil
}

// allowsCommand tells whether an allow rule speaks for one simple command: its
// own words only, and never for words that are not known.
func (r *Rule) allowsCommand(f *Facts, c *shell.Command) bool {
	paths := slices.Concat(c.Reads, c.Writes, c.Deletes)
	if c.Subject.Works != nil {
		paths = append(paths, *c.Subject.Works)
	}
	if !r.allowsPart(f, c.Finding, paths) || c.Absurd || c.Protected {
		return false
	}
	if len(r.Commands) > 0 || r.ofFiles() {
		if c.Hidden && r.Risk != risk.Critical {
			return false // the words do not show it, and the file may be another since the rule was written
		}
		if c.Renewed && r.Risk != risk.Critical && (c.Own.Level >= risk.High || c.Own.Categories != 0) {
			return false // the rule was made for another text of that file
		}
	}
	if len(r.Commands) == 0 {
		return c.Literal && !f.Unknown
	}
	if f.leaves(c.Cwd) && !r.reachesOut() {
		return false // the same words mean other files there: cd /elsewhere && ./deploy.sh
	}
	if c.Extra || slices.ContainsFunc(c.Wrappers, func(w string) bool { return !transparent.has(w) }) {
		return false
	}
	return slices.ContainsFunc(r.Commands, func(p Pattern) bool {
		return (c.Literal || p.literal()) && p.covers(c.Argv)
	})
}

// leaves reports a folder beside the workspace, which may be named by a link to it.
func (f *Facts) leaves(dir string) bool {
	if f.root == "" || !path.IsAbs(dir) {
		return false
	}
	begins := place.Below(f.cwd, f.root) && path.IsAbs(f.Cwd) && place.Below(dir, path.Clean(f.Cwd))
	return !begins && !place.Below(dir, f.root) && !place.Below(dir, path.Clean(f.workspace))
}

// reachesOut reports a rule that says of itself that it holds beside the workspace too.
func (r *Rule) reachesOut() bool {
	return r.Categories.Has(risk.FSOutsideWorkspace) || len(r.Paths) > 0 || r.Risk == risk.Critical
}

// transparent wrappers run the command's own words and nothing else (a shell
// with -c among them); all others, such as sudo, ssh, xargs and find, change who
// runs it, where, or on what. What a wrapper's own options add is in Extra.
var transparent = setOf("bash sh dash env command nice ionice nohup stdbuf time timeout")

// allowsWhole tells whether an allow rule speaks for a request without commands.
func (r *Rule) allowsWhole(f *Facts) bool {
	if !r.allowsPart(f, f.Finding, slices.Concat(f.Reads, f.Writes, f.Deletes)) {
		return false
	}
	if len(r.Commands) == 0 {
		return !f.Unknown
	}
	name := f.toolName()
	return name != "" && slices.ContainsFunc(r.Commands, func(p Pattern) bool { return p.covers([]string{name}) })
}

// ofFiles reports an allow rule that names paths, and neither commands nor categories: it speaks for what is done to
// these files, not for where they are sent, or what they are run as.
func (r *Rule) ofFiles() bool { return len(r.Paths) > 0 && len(r.Commands) == 0 && r.Categories == 0 }

const doneToFiles = risk.FSDeleteOverwrite | risk.FSOutsideWorkspace | risk.FSConfigSecrets | risk.FSAgentInstructions

// fileTools do nothing but to the files that they name.
var fileTools = map[Tool]bool{Read: true, Edit: true, Delete: true, Move: true}

// allowsPart checks the conditions that hold of every part: each path, each
// category, the level, the tool and the agent. What is not known does not hold.
func (r *Rule) allowsPart(f *Facts, part risk.Finding, paths []place.Place) bool {
	if len(r.Tools) > 0 && !slices.Contains(r.Tools, f.Tool) ||
		len(r.Agents) > 0 && !slices.Contains(r.Agents, f.Agent) ||
		r.Categories != 0 && !r.Categories.Has(part.Categories) ||
		r.ofFiles() && !fileTools[f.Tool] && !doneToFiles.Has(part.Categories) ||
		r.Risk != risk.Unset && part.Level.Effective() > r.Risk {
		return false
	}
	if len(r.Paths) == 0 {
		return true
	}
	paths = slices.DeleteFunc(paths, func(p place.Place) bool { return p.Is(place.Harmless) }) // /dev/null
	inRule := func(p place.Place) bool {
		return slices.ContainsFunc(r.Paths, func(g PathGlob) bool { return g.covers(f, p) })
	}
	return len(paths) > 0 && !slices.ContainsFunc(paths, func(p place.Place) bool { return !inRule(p) })
}
