package expand

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/taint"
)

// param expands $name and ${name…}.
func (b *builder) param(p *syntax.ParamExp, quoted bool) {
	e := b.expander
	if p.Index != nil {
		e.Arith(p.Index)
	}
	if p.Param == nil {
		e.NotUnderstood(effect.Say("an expansion that bash does not know"))
		b.hole(taint.FromUnknown, true)
		return
	}
	name := p.Param.Value
	v, from := e.Lookup(name)
	switch {
	case p.Excl && p.Names != 0:
		b.hole(taint.FromSystem, true) // the names of variables
	case p.Excl:
		if p.Exp != nil {
			if op := p.Exp.Op; op == syntax.AssignUnset || op == syntax.AssignUnsetOrNull {
				e.SetsAside(taint.Hole, e.Word(p.Exp.Word))
			} else {
				e.Word(p.Exp.Word)
			}
		}
		for _, a := range v {
			e.Subscript(a)
		}
		e.evaluates = e.evaluates || len(v) == 0
		b.hole(taint.FromUnknown|environment.SecretAmong(v), true) // the value of a variable whose name is a value
	case p.Length, p.Width:
		b.hole(taint.FromNumber, false)
	case p.Exp != nil:
		b.operated(p, v, from, quoted)
		b.cur.Job, b.cur.Own = false, false // it may have become another text
	case p.Slice != nil:
		e.Arith(p.Slice.Offset)
		e.Arith(p.Slice.Length)
		b.unresolved(v, from, quoted)
	case p.Repl != nil:
		held := from
		for _, a := range v {
			held |= a.From
		}
		e.replacesGuess(held, e.Word(p.Repl.Orig))
		with := e.Word(p.Repl.With)
		b.unresolved(v, from|with.From|taint.UnknownIf(with), quoted)
	case name == "!":
		b.numbers(from, !quoted, e.State.Jobs, false)
	case len(v) == 0:
		b.hole(from, !quoted || name == "@")
		b.inherits(name)
	case p.Index != nil && !wholeArray(p.Index) && (len(v) > 1 || e.State.Zsh || !isZero(p.Index)):
		// one value, too: there is no other element, and zsh counts from 1 and takes letters of a text
		b.unresolved(v, from|taint.FromUnknown, quoted)
	case p.Index == nil && len(v) > 1 && name != "@" && name != "*":
		b.unresolved(v, from, quoted) // bash takes the first, zsh all
	case len(v) > 1 && (name == "*" || starIndex(p.Index)) && (quoted || b.whole):
		b.joined(v)
	case quoted && e.State.Known && positional(name):
		b.handed(v)
	default:
		b.value(v, quoted)
	}
}

// positional reports $@, $1 ….
func positional(name string) bool { return name == "@" || name >= "1" && name <= "9" && len(name) == 1 }

// isZero reports an index [0].
func isZero(x syntax.ArithmExpr) bool {
	w, ok := x.(*syntax.Word)
	return ok && w.Lit() == "0"
}

// starIndex reports an index [*].
func starIndex(x syntax.ArithmExpr) bool {
	w, ok := x.(*syntax.Word)
	return ok && w.Lit() == "*"
}

// wholeArray reports an index [@] or [*].
func wholeArray(x syntax.ArithmExpr) bool {
	w, ok := x.(*syntax.Word)
	return ok && (w.Lit() == "@" || w.Lit() == "*")
}

// unresolved appends something that was made out of a value.
func (b *builder) unresolved(v []taint.Word, from taint.Origin, quoted bool) {
	if len(v) == 0 {
		from |= taint.FromUnknown // a number, too, may have become another text, or none
	}
	for _, a := range v {
		from |= a.From
		if a.Glob != "" && len(v) == 1 {
			from |= taint.FromPaths | b.expander.NamesSecrets(v)
		} else {
			from |= taint.FromUnknown
		}
	}
	b.hole(from, !quoted)
}

// operated expands ${name-word} and its like. The word's own substitutions run
// whether or not it is used, as far as can be told.
func (b *builder) operated(p *syntax.ParamExp, v []taint.Word, from taint.Origin, quoted bool) {
	e := b.expander
	name := p.Param.Value
	word := e.Word(p.Exp.Word)
	switch p.Exp.Op {
	case syntax.OtherParamOps:
		if word.Text == "P" {
			// ${v@P}: the value is expanded again, substitutions and all (bash(1), Parameter transformation).
			e.textBecomesCode(v, effect.Say("{0} runs the substitutions inside a variable's value", "${"+name+"@P}"))
		}
		b.unresolved(v, from|taint.FromUnknown, quoted)
	case syntax.AssignUnset, syntax.AssignUnsetOrNull:
		if len(v) == 0 || p.Exp.Op == syntax.AssignUnsetOrNull && maybeEmpty(v) {
			e.SetsAside(name, word)
			if len(v) == 0 || v[0].Text != "" {
				e.State.Forget(name) // unless it has a value already
			}
		}
		b.alternatives(name, v, word, from, p.Exp.Op == syntax.AssignUnsetOrNull, quoted)
	case syntax.DefaultUnset, syntax.DefaultUnsetOrNull:
		b.alternatives(name, v, word, from, p.Exp.Op == syntax.DefaultUnsetOrNull, quoted)
	case syntax.AlternateUnset, syntax.AlternateUnsetOrNull:
		b.alternatives(name, nil, word, word.From, false, quoted)
		if word.Inherited == name && strings.Count(word.Text, taint.Hole) == int(word.Holes) {
			b.inherits(name)
		}
	case syntax.ErrorUnset, syntax.ErrorUnsetOrNull:
		if word.From&taint.FromSecret != 0 { // the shell prints the word where the variable is not set
			e.Out.Raise(risk.High, risk.FSConfigSecrets, effect.Say("prints a secret"))
		}
		if len(v) > 0 {
			b.value(v, quoted)
			return
		}
		b.hole(from, !quoted)
	default:
		if a, ok := trimmed(p.Exp.Op, v, word, p.Exp.Word == nil); ok && p.Index == nil {
			b.value([]taint.Word{a}, quoted)
			return
		}
		b.unresolved(v, from|word.From, quoted)
	}
}

// maybeEmpty reports a value that is empty, or may be.
func maybeEmpty(v []taint.Word) bool {
	return len(v) == 1 && strings.Trim(v[0].Text, taint.Hole) == "" && v[0].Glob == ""
}

// alternatives appends a known value, else something that is either the
// variable's or the default word; null: an empty value gives way too.
func (b *builder) alternatives(name string, v []taint.Word, word taint.Word, from taint.Origin, null, quoted bool) {
	switch {
	case len(v) == 0 && word.Known() && from&taint.FromSecret == 0 && leftToPerson(&b.expander.State, name):
		b.value([]taint.Word{word}, quoted)
		return
	case len(v) == 0:
	case !null || !maybeEmpty(v) || word.Known() && word.Text == "":
		b.value(v, quoted)
		return
	case v[0].Text == "" && word.Known() && !strings.ContainsAny(word.Text, " \t\n"):
		b.value([]taint.Word{word}, quoted)
		return
	default:
		from |= v[0].From
	}
	if from == taint.FromNumber && word.Known() && word.Text != "" && strings.Trim(word.Text, "0123456789") == "" {
		b.hole(taint.FromNumber, !quoted)
		return
	}
	b.hole(from|word.From|taint.FromUnknown, !quoted)
	if len(v) == 0 && word.Known() && word.Text == "" {
		b.inherits(name)
	}
}

// leftToPerson reports a variable of a script of the person's that nothing but their own environment may have set.
func leftToPerson(s *environment.State, name string) bool {
	_, set := s.Vars[name]
	return s.Persons && !set && environment.VariableName(name)
}

// textBecomesCode judges values that are expanded or evaluated once more.
func (e *Expander) textBecomesCode(values []taint.Word, why risk.Reason) {
	for _, a := range values {
		if strings.ContainsAny(a.Text, "$`") {
			e.document(a.Text)
		}
	}
	e.Out.Unknown = true
	e.Out.Raise(risk.High, risk.ExecArbitrary, why)
}
