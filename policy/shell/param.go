package shell

import (
	"slices"
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
	case p.Excl && p.Names != 0:
		b.hole(fromSystem, true) // the names of variables
	case p.Excl:
		if p.Exp != nil {
			if op := p.Exp.Op; op == syntax.AssignUnset || op == syntax.AssignUnsetOrNull {
				k.setsAside(hole, k.word(p.Exp.Word))
			} else {
				k.word(p.Exp.Word)
			}
		}
		for _, a := range v {
			k.subscript(a)
		}
		k.evaluates = k.evaluates || len(v) == 0
		b.hole(fromUnknown|secretAmong(v), true) // the value of a variable whose name is a value
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
		b.inherits(name)
	case p.Index != nil && !wholeArray(p.Index) && len(v) > 1:
		b.hole(fromUnknown, !quoted)
	case p.Index == nil && len(v) > 1 && name != "@" && name != "*":
		b.unresolved(v, from, quoted) // bash takes the first, zsh all
	case len(v) > 1 && (name == "*" || starIndex(p.Index)) && (quoted || b.whole):
		b.joined(v)
	default:
		b.value(v, quoted)
	}
}

// secretAmong tells whether a variable that values name may be a credential.
func secretAmong(names []arg) (from origin) {
	if len(names) == 0 {
		return fromSecret // it may be any
	}
	for _, a := range names {
		if secretVariable(a.text) || !a.known() {
			return fromSecret
		}
	}
	return 0
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
		if len(v) == 0 || p.Exp.Op == syntax.AssignUnsetOrNull && maybeEmpty(v) {
			k.setsAside(name, word)
			if len(v) == 0 || v[0].text != "" {
				k.state.forget(name) // unless it has a value already
			}
		}
		b.alternatives(name, v, word, from, p.Exp.Op == syntax.AssignUnsetOrNull, quoted)
	case syntax.DefaultUnset, syntax.DefaultUnsetOrNull:
		b.alternatives(name, v, word, from, p.Exp.Op == syntax.DefaultUnsetOrNull, quoted)
	case syntax.AlternateUnset, syntax.AlternateUnsetOrNull:
		b.alternatives(name, nil, word, word.from, false, quoted)
		if word.inherited == name && strings.Count(word.text, hole) == word.holes {
			b.inherits(name)
		}
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

// maybeEmpty reports a value that is empty, or may be.
func maybeEmpty(v []arg) bool {
	return len(v) == 1 && strings.Trim(v[0].text, hole) == "" && v[0].glob == ""
}

// alternatives appends a known value, else something that is either the
// variable's or the default word; null: an empty value gives way too.
func (b *builder) alternatives(name string, v []arg, word arg, from origin, null, quoted bool) {
	switch {
	case len(v) == 0:
	case !null || !maybeEmpty(v) || word.known() && word.text == "":
		b.value(v, quoted)
		return
	case v[0].text == "" && word.known() && !strings.ContainsAny(word.text, " \t\n"):
		b.value([]arg{word}, quoted)
		return
	default:
		from |= v[0].from
	}
	if from == fromNumber && word.known() && word.text != "" && strings.Trim(word.text, "0123456789") == "" {
		b.hole(fromNumber, !quoted)
		return
	}
	b.hole(from|word.from|fromUnknown, !quoted)
	if len(v) == 0 && word.known() && word.text == "" {
		b.inherits(name)
	}
}

// textBecomesCode judges values that are expanded or evaluated once more.
func (k *expander) textBecomesCode(values []arg, why risk.Reason) {
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
func (k *lineState) lookup(name string) ([]arg, origin) {
	switch name {
	case "@", "*":
		if k.state.known {
			if len(k.state.params) == 0 {
				return []arg{{}}, 0
			}
			return k.state.params, 0
		}
		return nil, fromUnknown
	case "#", "?", "$", "!":
		return nil, fromNumber
	}
	name, followed := k.state.meant(name)
	if !followed {
		return nil, fromUnknown
	}
	if slices.Contains(numbers, name) {
		if v, ok := k.state.vars[name]; ok && (len(v.values) != 1 || strings.Trim(v.values[0].text, "0123456789") != "") {
			return nil, fromUnknown // the line has set it
		}
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

// numbers are variables that the shell sets to a number.
var numbers = strings.Fields("PPID UID EUID RANDOM SRANDOM SECONDS LINENO COLUMNS LINES SHLVL BASHPID EPOCHSECONDS")

// wellKnown are the variables whose value the World tells.
func (k *lineState) wellKnown(name string) string {
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
	written := name
	name = strings.ToUpper(name)
	for _, s := range [...]string{"TOKEN", "SECRET", "PASSWORD", "PASSWD", "PASSPHRASE", "API_KEY", "APIKEY", "ACCESS_KEY", "PRIVATE_KEY", "CREDENTIAL", "DATABASE_URL", "AUTH_KEY", "WEBHOOK_URL", "CONNECTION_STRING", "MONGO_URI", "MONGODB_URI", "REDIS_URL", "POSTGRES_URL", "AMQP_URL", "MONGO_URL", "RABBITMQ_URL", "DATABASE_URI", "MNEMONIC", "SEED_PHRASE", "KUBECONFIG_DATA", "SLACK_HOOK"} {
		if strings.Contains(name, s) {
			return true
		}
	}
	for _, end := range [...]string{"_KEY", "_AUTH", "_PASS", "_PAT", "_PWD", "_DSN", "_CREDS", "_JWT", "_COOKIE", "_BEARER", "_PW", "_SK", "_WEBHOOK", "_SAS", "_SA_JSON", "_B64", "_AUTH_CONFIG", "_DB_URL", "_BROKER_URL", "_JDBC_URL", "_HOOK_URL"} {
		if strings.HasSuffix(name, end) && !slices.Contains(plainVariables, name) {
			return true
		}
	}
	return slices.Contains(bareSecrets, written)
}

// bareSecrets are whole names of secrets, in capitals only: in small letters they are
// everyday's names of loops. plainVariables end as secrets do and are none.
var (
	bareSecrets    = strings.Fields("KEY PASS PAT AUTH DSN CREDS JWT COOKIE DB_URL JDBC_URL WEBHOOK PGPASSWORD MYSQL_PWD APITOKEN SESSDATA")
	plainVariables = strings.Fields("SSH_AUTH OLD_PWD INIT_PWD INIT_CWD START_PWD")
)
