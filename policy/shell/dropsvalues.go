package shell

import (
	"mvdan.cc/sh/v3/syntax"

	"guard/internal/lazy"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/expand"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// dropping finds the commands of a line of which it is certain that no value of a secret is told by what they read,
// because they drop it themselves, or because what they write goes into a filter that does, and nowhere else.
type dropping struct{ *walker }

// tells is how much a command tells of what it reads, by its words.
func (d dropping) tells(x *syntax.CallExpr, redirs []*syntax.Redirect, args []taint.Word) effect.Tells {
	into, piped := d.into[x]
	v := d.plainly(x, args)
	switch {
	case v == nil:
		return effect.TellsAll
	case !piped || into == effect.TellsAll:
		return access.Tells(v)
	case access.KeepsLines(v) && staysInPipe(redirs):
		return into
	}
	return access.Tells(v)
}

// plainly is a command that surely is the program of its name, as it is alone; nil where it is not certain.
func (d dropping) plainly(x *syntax.CallExpr, args []taint.Word) *option.Invocation {
	if len(args) == 0 || x != nil && len(x.Assigns) > 0 {
		return nil
	}
	if !args[0].Known() || args[0].Computed || !access.MayTell(args[0].Text) {
		return nil
	}
	name := args[0].Text
	if _, set := d.State.Vars["GREP_OPTIONS"]; set || d.renamed(name) {
		return nil
	}
	return option.Parse(program.Find(name), name, args[1:])
}

// renamed reports a name for which a function or an alias may stand, of this line or of what it loads.
func (d dropping) renamed(name string) bool {
	_, function := d.State.Funcs[name]
	_, alias := d.State.Aliases[name]
	if function || alias || d.Wrap.Remote {
		return true
	}
	return renames().MatchString(d.whole) || d.Text != d.whole && renames().MatchString(d.Text)
}

// renames finds what declares functions and aliases, and what may.
var renames = lazy.Pattern(`\(\s*\)|\b(?:function|alias|eval|source|enable|hash)\b|` +
	`(?m:^|[;&|({]|\b(?:then|do|else))\s*\.\s`)

// leads notes of the command on the left of a pipe what becomes of all that it writes. after: what becomes of what the
// right side writes.
func (d dropping) leads(x *syntax.BinaryCmd) {
	left := lastOf(x.X)
	if left == nil {
		return
	}
	delete(d.into, left)
	right, ok := x.Y.Cmd.(*syntax.CallExpr)
	if !ok || x.Op != syntax.Pipe || x.Y.Background || len(right.Args) == 0 {
		return
	}
	args, plain := literals(right.Args)
	if !plain {
		return
	}
	v := d.plainly(right, args)
	if v == nil {
		return
	}
	tells := access.Tells(v)
	if tells == effect.TellsAll && access.KeepsLines(v) && staysInPipe(x.Y.Redirs) {
		tells = d.into[right]
	}
	if tells == effect.TellsAll {
		return
	}
	if d.into == nil {
		d.into = map[*syntax.CallExpr]effect.Tells{}
	}
	d.into[left] = tells
}

// lastOf is the simple command whose output goes into a pipe: the last one of a pipe, or the only one.
func lastOf(s *syntax.Stmt) *syntax.CallExpr {
	if s == nil || s.Background || s.Negated {
		return nil
	}
	switch x := s.Cmd.(type) {
	case *syntax.CallExpr:
		return x
	case *syntax.BinaryCmd:
		if x.Op == syntax.Pipe && len(s.Redirs) == 0 {
			return lastOf(x.Y)
		}
	}
	return nil
}

// staysInPipe reports redirections that leave a command's output in its pipe.
func staysInPipe(redirs []*syntax.Redirect) bool {
	for _, r := range redirs {
		if r.Op != syntax.RdrIn && (r.N == nil || r.N.Value != "2") {
			return false
		}
	}
	return true
}

// literals are words that have nothing to expand.
func literals(words []*syntax.Word) (args []taint.Word, plain bool) {
	for _, word := range words {
		text, ok := expand.Plain(word)
		if !ok {
			return nil, false
		}
		args = append(args, taint.Literal(text))
	}
	return args, true
}
