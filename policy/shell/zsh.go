package shell

import (
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/risk"
)

// What zsh reads in another way than bash, where a text is given to it (zsh -c, a
// script of its own). Sources: zshexpn(1), Glob Qualifiers; zshparam(1); zshmodules(1),
// The zsh/parameter Module, zsh 5.9.

// isZsh reports the names that it is started by.
func isZsh(name string) bool { return name == "zsh" || name == "rzsh" }

// qualifies judges what stands in parentheses behind a pattern: the qualifiers e and +
// run code for every name that is found, also as an order (oe, o+).
func (k *walker) qualifies(pattern string) {
	if k.state.zsh && strings.ContainsAny(pattern, "e+") {
		k.notUnderstood(say("runs text that is not known before it runs: {0}", pattern))
	}
}

// zshTables are variables that are the shell's own tables: its search paths, and what
// names stand for.
var zshTables = strings.Fields("path fpath cdpath manpath module_path mailpath watch zsh_eval_context aliases dis_aliases galiases dis_galiases saliases dis_saliases functions dis_functions " +
	"functions_source commands builtins dis_builtins nameddirs userdirs options modules jobdirs signals")

// setsTable judges an assignment to one of them.
func (k *walker) setsTable(c *call, name string) {
	if k.state.zsh && slices.Contains(zshTables, name) {
		c.raise(risk.Medium, risk.ExecArbitrary, say("{0} changes how the shell reads what follows", name))
	}
}

// hiddenNamed lists patterns of hidden names that a group matches: of zsh's qualifiers, D
// (zshexpn(1), Glob Qualifiers); of an extended pattern, where it begins a name (bash(1),
// Pattern Matching), the alternatives that begin with a dot.
func (k *walker) hiddenNamed(p *syntax.ExtGlob, before []byte) (patterns []string) {
	if k.state.zsh && p.Op == syntax.GlobZeroOrMore && strings.Contains(p.Pattern.Value, "D") {
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

// zshExpands reports a parameter that bash takes for text: $~name, $=name, $^name, $+name
// (zshexpn(1), Parameter Expansion).
func zshExpands(dollar, rest syntax.WordPart) bool {
	before, ok1 := dollar.(*syntax.Lit)
	after, ok2 := rest.(*syntax.Lit)
	return ok1 && ok2 && strings.HasSuffix(before.Value, "$") && after.Value != "" && strings.IndexByte("~=^+", after.Value[0]) >= 0
}
