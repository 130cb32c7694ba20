package shell

import (
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/shell/environment"
	"guard/policy/shell/option"
)

// shadows notes a function that is being declared, if it can be told that bash will run it in place of a program of its
// name: it is the only one of that name, and no builtin, which "command", posix mode and zsh treat each in their way.
func shadows(w *walker, name string, body *syntax.Stmt) {
	again := slices.ContainsFunc(w.declared, func(d declared) bool {
		return d.name == name && d.body != body && (d.text != w.Text || d.body.Pos() != body.Pos())
	})
	// The parser takes what NAME() { …; } is piped into for a part of the body: the shell declares none there.
	_, pipes := body.Cmd.(*syntax.BinaryCmd)
	if again || pipes || len(w.declared) >= environment.MaxVars || slices.Contains(shellBuiltins, name) {
		w.State.Shadows = slices.DeleteFunc(slices.Clone(w.State.Shadows), func(s string) bool { return s == name })
		return
	}
	w.State.Shadow(name)
}

// directing are the builtins by which it is told where a line goes on, and in which folder.
var directing = strings.Fields(`. : [ break builtin cd chdir command continue declare eval exec exit export false local
	popd pushd readonly return set setopt shopt source test trap true typeset umask unset unsetopt wait`)

// shadowed reports a name for which a function surely stands.
func shadowed(w *walker, name string) bool {
	_, isAlias := w.State.Aliases[name]
	return !isAlias && !w.shells.unshadows && slices.Contains(w.State.Shadows, name)
}

// shellBuiltins are the commands of bash, dash and zsh themselves that do more than print (bash(1), SHELL BUILTIN
// COMMANDS; zshbuiltins(1)).
var shellBuiltins = strings.Fields(`
	. : [ alias autoload bg bind bindkey break builtin bye caller cd chdir command compgen complete compopt
	continue declare dirs disable disown echo emulate enable eval exec exit export fc fg float functions
	getopts hash history integer jobs kill let limit local logout mapfile nameref nocorrect noglob popd printf
	pushd pwd r read readarray readonly rehash return sched set setopt shift shopt source suspend test time
	times trap true false type typeset ulimit umask unalias unfunction unhash unlimit unset unsetopt wait
	which whence where zcompile zle zmodload zparseopts zstyle`)

// forgetters are commands of zsh that take functions away, or have others stand for their names.
var forgetters = strings.Fields("unfunction autoload functions disable enable emulate unhash zmodload")

// unshadow notes a command after which functions may not stand for their names any more. It holds for the whole line:
// a trap or a loop may have it run before what stands in front of it.
func (j *shellJudge) unshadow(v *option.Invocation) {
	for _, a := range v.Operands {
		if _, isFunc := j.State.Funcs[a.Text]; !a.Known() || isFunc || v.Has("-f") {
			j.unshadows = true
		}
	}
}
