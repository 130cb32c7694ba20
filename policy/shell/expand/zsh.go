package expand

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/lang/zsh"
)

// qualifies judges what stands in parentheses behind a pattern.
func (e *Expander) qualifies(pattern string) {
	if e.State.Zsh && zsh.Runs(pattern) || zsh.PlainlyRuns(pattern) {
		e.NotUnderstood(effect.Say("runs text that is not known before it runs: {0}", pattern))
	}
}

// setsTable judges an assignment to one of the shell's own tables.
func (e *Expander) setsTable(c *effect.Call, name string) {
	if e.State.Zsh && zsh.Table(name) {
		c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("{0} changes how the shell reads what follows", name))
	}
}

// hiddenNamed lists patterns of hidden names that a group matches: of zsh's qualifiers, D
// (zshexpn(1), Glob Qualifiers); of an extended pattern, where it begins a name (bash(1),
// Pattern Matching), the alternatives that begin with a dot.
func (e *Expander) hiddenNamed(p *syntax.ExtGlob, before []byte) (patterns []string) {
	if p.Op == syntax.GlobZeroOrMore && zsh.ShowsHidden(p.Pattern.Value) { // an agent's shell may be zsh
		return []string{".*"}
	}
	if n := len(before); n > 0 && before[n-1] != '/' || p.Op == syntax.GlobExcept {
		return nil
	}
	for one := range strings.SplitSeq(p.Pattern.Value, "|") {
		switch {
		case strings.HasPrefix(one, "."):
			patterns = append(patterns, one+"*")
		case strings.Contains(one, "("), one == "":
			patterns = append(patterns, ".*")
		}
	}
	return patterns
}
