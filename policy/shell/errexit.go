package shell

import (
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/shell/environment"
	"guard/policy/shell/taint"
)

// failing is the part of the walk that knows what a command that fails ends.
type failing struct{ *walker }

// unheeded walks what may fail although set -e holds: conditions, all but the last of a list, what ! negates
// (bash(1), set; POSIX.1-2024, set). A function that is called there is among it.
func (w failing) unheeded(walk func() taint.Stream) taint.Stream {
	was := w.State.Unheeded
	w.State.Unheeded = true
	out := walk()
	w.State.Unheeded = was
	return out
}

// heeded walks a statement of a list. Behind a cd that would have ended the shell had it failed, it did not fail.
func (w failing) heeded(s *syntax.Stmt, in taint.Stream) taint.Stream {
	words := w.plainly(s)
	switch {
	case len(words) == 0:
	case words[0] == "set":
		out := w.stmt(s, in)
		w.State.Errexit = w.State.Errexit || !w.State.Zsh && setsErrexit(words[1:])
		return out
	case words[0] == "cd" && w.State.Errexit && !w.State.Unheeded:
		before := w.Snapshot()
		out := w.stmt(s, in)
		w.entersFor(before)
		return out
	}
	return w.stmt(s, in)
}

// entersFor takes a cd for done. A trap runs in any folder that the line was in, so it must stay known there.
func (w failing) entersFor(before environment.State) {
	if len(w.shells.traps) == 0 {
		w.Succeeded(before)
	}
}

// setsErrexit reports words of set that turn the option on and none off.
func setsErrexit(args []string) (on bool) {
	for i, a := range args {
		switch {
		case strings.HasPrefix(a, "--") || a == "-" || a == "" || a[0] != '-' && a[0] != '+':
			return on
		case a[0] == '+':
			return false
		}
		on = on || strings.Contains(a[1:], "e")
		if strings.HasSuffix(a, "o") && i+1 < len(args) && args[i+1] == "errexit" {
			return true
		} else if strings.Contains(a, "o") {
			return on
		}
	}
	return on
}

// plainly are the words of a statement that is one command and nothing else, where the line does not make the first
// of them mean something else; a word that holds more than letters as they stand is "$". Else none.
func (w failing) plainly(s *syntax.Stmt) (words []string) {
	x, ok := s.Cmd.(*syntax.CallExpr)
	if !ok || s.Negated || s.Background || s.Coprocess || s.Disown || len(s.Redirs) > 0 || len(x.Assigns) > 0 {
		return nil
	}
	for _, a := range x.Args {
		if word := a.Lit(); word != "" && !strings.ContainsAny(word, `\*?[{~`) {
			words = append(words, word)
		} else {
			words = append(words, "$")
		}
	}
	if len(words) == 0 {
		return nil
	}
	_, isFunc := w.State.Funcs[words[0]]
	_, isAlias := w.State.Aliases[words[0]]
	if isFunc || isAlias {
		return nil
	}
	return words
}

// guarded walks a chain of && with `|| exit` behind it: what comes after runs only where all of the chain was done, a
// cd has not failed and a variable is set. A trap runs in any folder that the line was in, so it must stay known there.
func (w failing) guarded(x *syntax.BinaryCmd, in taint.Stream) (taint.Stream, bool) {
	if x.Op != syntax.OrStmt || len(w.shells.traps) > 0 || !w.ends(x.Y) || !w.settles(x.X) {
		return taint.Stream{}, false
	}
	begins := w.Snapshot()
	out := w.unheeded(func() taint.Stream { return branching(w).and(x.X, in, &failures{}) })
	done := w.Snapshot()
	w.State.Either(begins)
	w.State.ShadowsOnly(begins.Shadows)
	out = out.Also(w.Perhaps(func() taint.Stream { return w.stmt(x.Y, in) }))
	if len(w.State.Calls) > 0 { // it may have returned from the function
		w.left = append(w.left, w.Snapshot())
	}
	w.State = done
	return out, true
}

// settles reports a chain of && of plain commands, tests and assignments that leave the shell in its folder, or cd.
func (w failing) settles(s *syntax.Stmt) bool {
	if s.Negated || s.Background || s.Coprocess || s.Disown || len(s.Redirs) > 0 {
		return false
	}
	switch x := s.Cmd.(type) {
	case *syntax.BinaryCmd:
		return x.Op == syntax.AndStmt && w.settles(x.X) && w.settles(x.Y)
	case *syntax.CallExpr:
		if len(x.Args) == 0 {
			return len(x.Assigns) > 0
		}
		words := w.plainly(s)
		return len(words) > 0 && (!slices.Contains(elsewhere, words[0]) || x.Args[0].Lit() == "[")
	case *syntax.TestClause, *syntax.ArithmCmd, *syntax.DeclClause:
		return true
	}
	return false
}

// elsewhere are commands that may leave the shell in another folder, end it, or have it read other code (bash(1),
// SHELL BUILTIN COMMANDS).
var elsewhere = strings.Fields("$ . source eval exec exit return pushd popd trap set shopt builtin command break " +
	"continue alias unalias enable autoload emulate chdir")

// ends reports a statement behind which nothing of its list runs: exit or, in a function, return, also behind messages.
func (w failing) ends(s *syntax.Stmt) bool {
	if b, ok := s.Cmd.(*syntax.Block); ok && !s.Negated && !s.Background && len(s.Redirs) == 0 && len(b.Stmts) > 0 {
		last := len(b.Stmts) - 1
		for _, one := range b.Stmts[:last] {
			x, isCall := one.Cmd.(*syntax.CallExpr)
			plain := isCall && !one.Background && !one.Negated && len(x.Args) > 0
			bare := plain && w.plainly(&syntax.Stmt{Cmd: x}) != nil
			if !bare || !slices.Contains(messages, x.Args[0].Lit()) {
				return false
			}
		}
		return w.ends(b.Stmts[last])
	}
	words := w.plainly(s)
	if len(words) == 0 || len(words) > 2 || len(words) == 2 && strings.Trim(words[1], "0123456789") != "" {
		return false // bash goes on behind `exit 1 2`
	}
	return words[0] == "exit" || words[0] == "return" && len(w.State.Calls) > 0
}

// messages are commands that say something before a script ends.
var messages = strings.Fields("echo printf :")
