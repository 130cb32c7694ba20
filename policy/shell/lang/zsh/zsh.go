// Package zsh tells what zsh reads in another way than bash, where a text is given to it: zsh -c, a script of
// its own. Sources: zshexpn(1), zshparam(1), zshmodules(1), zsh 5.9.
//
// A name, a pattern or two parts of a word come in; whether zsh takes them for more than bash does goes out:
// Runs("*(e:id:)") is true. zsh has no grammar here of its own: its texts are parsed as bash's.
package zsh

import (
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// Is reports the names that zsh is started by.
func Is(name string) bool { return name == "zsh" || name == "rzsh" }

// Runs reports that what stands in parentheses behind a pattern runs code for every name that is found: the
// qualifiers e and +, also as an order, oe and o+ (zshexpn(1), Glob Qualifiers).
func Runs(pattern string) bool { return strings.ContainsAny(pattern, "e+") }

// PlainlyRuns is Runs where it is not known that the shell is zsh: no pattern of bash's is spelled so.
func PlainlyRuns(pattern string) bool {
	if strings.Contains(pattern, "|") {
		return false
	}
	at := strings.IndexByte(pattern, 'e')
	return strings.Contains(pattern, "+") ||
		at >= 0 && at+1 < len(pattern) && strings.IndexByte(":{'\"[<(/,", pattern[at+1]) >= 0
}

// ShowsHidden reports qualifiers that have a pattern match hidden names too: D.
func ShowsHidden(qualifiers string) bool { return strings.Contains(qualifiers, "D") }

// Table reports a variable that is one of the shell's own tables: its search paths, and what names stand for
// (zshmodules(1), The zsh/parameter Module).
func Table(name string) bool { return slices.Contains(tables, name) }

var tables = strings.Fields("path fpath cdpath manpath module_path mailpath watch zsh_eval_context " +
	"aliases dis_aliases galiases dis_galiases saliases dis_saliases " +
	"functions dis_functions " +
	"functions_source commands builtins dis_builtins nameddirs userdirs options modules jobdirs signals")

// Subscripts reports a name whose value zsh takes a part of, or changes, by what stands behind it without braces:
// $name[1], $name:h (zshparam(1), Array Subscripts; zshexpn(1), Modifiers).
func Subscripts(name, rest syntax.WordPart) bool {
	param, ok1 := name.(*syntax.ParamExp)
	after, ok2 := rest.(*syntax.Lit)
	return ok1 && ok2 && param.Short && (strings.HasPrefix(after.Value, "[") ||
		len(after.Value) > 1 && after.Value[0] == ':' && strings.IndexByte("aAcehlpPqQrstux", after.Value[1]) >= 0)
}

// Expands reports a parameter that bash takes for text: $~name, $=name, $^name, $+name (zshexpn(1), Parameter
// Expansion). The dollar ends one part of a word, the rest is the next part.
func Expands(dollar, rest syntax.WordPart) bool {
	before, ok1 := dollar.(*syntax.Lit)
	after, ok2 := rest.(*syntax.Lit)
	return ok1 && ok2 && strings.HasSuffix(before.Value, "$") && after.Value != "" &&
		strings.IndexByte("~=^+", after.Value[0]) >= 0
}
