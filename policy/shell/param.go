package shell

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/risk"
)

// param expands $name and ${name…}.
func (b *builder) param(p *syntax.ParamExp, quoted bool) {
	k := b.k
	if p.Index != nil {
		k.arith(p.Index)
	}
	if p.Param == nil {
		k.notUnderstood(say("an expansion that bash does not know"))
		b.hole(fromUnknown, true)
		return
	}
	name := p.Param.Value
	v, from := k.lookup(name)
	switch {
	case p.Excl:
		for _, a := range v {
			k.subscript(a)
		}
		k.evaluates = k.evaluates || len(v) == 0
		b.hole(fromUnknown, true) // the value of a variable whose name is a value
	case p.Length, p.Width:
		b.hole(fromNumber, false)
	case p.Exp != nil:
		b.operated(p, v, from, quoted)
		b.cur.job, b.cur.own = false, false // it may have become another text
	case p.Slice != nil:
		k.arith(p.Slice.Offset)
		k.arith(p.Slice.Length)
		b.unresolved(v, from, quoted)
	case p.Repl != nil:
		k.word(p.Repl.Orig)
		with := k.word(p.Repl.With)
		b.unresolved(v, from|with.from|unknownIf(with), quoted)
	case name == "!":
		b.numbers(from, !quoted, k.state.jobs, false)
	case len(v) == 0:
		b.hole(from, !quoted || name == "@")
	case p.Index != nil && !wholeArray(p.Index) && len(v) > 1:
		b.hole(fromUnknown, !quoted)
	default:
		b.value(v, quoted)
	}
}

// wholeArray reports an index [@] or [*].
func wholeArray(x syntax.ArithmExpr) bool {
	w, ok := x.(*syntax.Word)
	return ok && (w.Lit() == "@" || w.Lit() == "*")
}

func unknownIf(a arg) origin {
	if a.known() {
		return 0
	}
	return fromUnknown
}

// unresolved appends something that was made out of a value.
func (b *builder) unresolved(v []arg, from origin, quoted bool) {
	for _, a := range v {
		from |= a.from
		if a.glob != "" && len(v) == 1 {
			from |= fromPaths
		} else {
			from |= fromUnknown
		}
	}
	b.hole(from, !quoted)
}

// operated expands ${name-word} and its like. The word's own substitutions run
// whether or not it is used, as far as can be told.
func (b *builder) operated(p *syntax.ParamExp, v []arg, from origin, quoted bool) {
	k := b.k
	name := p.Param.Value
	word := k.word(p.Exp.Word)
	switch p.Exp.Op {
	case syntax.OtherParamOps:
		if word.text == "P" {
			// ${v@P}: the value is expanded again, substitutions and all (bash(1), Parameter transformation).
			k.textBecomesCode(v, say("{0} runs the substitutions inside a variable's value", "${"+name+"@P}"))
		}
		b.unresolved(v, from|fromUnknown, quoted)
	case syntax.AssignUnset, syntax.AssignUnsetOrNull:
		if len(v) == 0 {
			k.assign(name, word)
		}
		b.alternatives(v, word, from, quoted)
	case syntax.DefaultUnset, syntax.DefaultUnsetOrNull:
		b.alternatives(v, word, from, quoted)
	case syntax.AlternateUnset, syntax.AlternateUnsetOrNull:
		b.alternatives(nil, word, word.from, quoted)
	case syntax.ErrorUnset, syntax.ErrorUnsetOrNull:
		if len(v) > 0 {
			b.value(v, quoted)
			return
		}
		b.hole(from, !quoted)
	default:
		if a, ok := trimmed(p.Exp.Op, v, word, p.Exp.Word == nil); ok && p.Index == nil {
			b.value([]arg{a}, quoted)
			return
		}
		b.unresolved(v, from|word.from, quoted)
	}
}

// alternatives appends a known value, else something that is either the
// environment's or the default word.
func (b *builder) alternatives(v []arg, word arg, from origin, quoted bool) {
	if len(v) > 0 {
		b.value(v, quoted)
		return
	}
	if from == fromNumber && word.known() && word.text != "" && strings.Trim(word.text, "0123456789") == "" {
		b.hole(fromNumber, !quoted)
		return
	}
	b.hole(from|word.from|fromUnknown, !quoted)
}

// textBecomesCode judges values that are expanded or evaluated once more.
func (k *walker) textBecomesCode(values []arg, why risk.Reason) {
	for _, a := range values {
		if strings.ContainsAny(a.text, "$`") {
			k.document(a.text)
		}
	}
	k.out.Unknown = true
	k.out.Raise(risk.High, risk.ExecArbitrary, why)
}

// lookup tells what a variable holds; no values: not known, and from says what
// it could be.
func (k *walker) lookup(name string) ([]arg, origin) {
	switch name {
	case "@", "*":
		if k.state.known {
			if len(k.state.params) == 0 {
				return []arg{{}}, 0
			}
			return k.state.params, 0
		}
		return nil, fromUnknown
	case "#", "?", "$", "!", "PPID", "UID", "EUID", "RANDOM", "SRANDOM", "SECONDS", "LINENO", "COLUMNS", "LINES", "SHLVL", "BASHPID", "EPOCHSECONDS":
		return nil, fromNumber
	}
	if len(name) == 1 && name[0] >= '1' && name[0] <= '9' && k.state.known {
		if i := int(name[0] - '1'); i < len(k.state.params) {
			return k.state.params[i : i+1], 0
		}
		return []arg{{}}, 0
	}
	if v, ok := k.state.vars[name]; ok {
		if len(v.values) == 0 {
			return nil, fromUnknown
		}
		return v.values, 0
	}
	if s := k.wellKnown(name); s != "" {
		return []arg{literalArg(s)}, 0
	}
	if secretVariable(name) {
		return nil, fromSecret
	}
	if name == "PORT" || strings.HasSuffix(name, "_PORT") {
		return nil, fromNumber // the environment's, which the line did not set
	}
	return nil, fromUnknown
}

// wellKnown are the variables whose value the World tells.
func (k *walker) wellKnown(name string) string {
	switch name {
	case "HOME":
		return k.world.Home
	case "PWD":
		if len(k.state.maybe) == 0 {
			return k.state.cwd
		}
	case "USER", "LOGNAME":
		return k.world.User
	case "TMPDIR", "TEMP", "TMP":
		return "/tmp"
	}
	return ""
}

// secretVariable reports whether a variable is named like a credential.
func secretVariable(name string) bool {
	name = strings.ToUpper(name)
	for _, s := range [...]string{"TOKEN", "SECRET", "PASSWORD", "PASSWD", "PASSPHRASE", "API_KEY", "APIKEY", "ACCESS_KEY", "PRIVATE_KEY", "CREDENTIAL", "DATABASE_URL", "_PAT", "AUTH_KEY"} {
		if strings.Contains(name, s) {
			return true
		}
	}
	return strings.HasSuffix(name, "_KEY") || name == "PGPASSWORD" || name == "MYSQL_PWD"
}
