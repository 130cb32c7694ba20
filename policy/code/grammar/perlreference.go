package grammar

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// Symbol notes that %{"NAME"} and *NAME{HASH} look at a variable by its name, which may be the environment.
func (r *expressions) Symbol(name string, line int32) {
	if strings.HasSuffix(name, "::") { // a package itself, which holds every variable
		r.Opaque("%"+name, line)
	}
	name = strings.TrimLeft(name, "*:")
	name = strings.TrimPrefix(strings.TrimPrefix(name, "main::"), "::")
	if name == "ENV" {
		r.Line = line
		r.Emit(code.Environment, "%ENV", value.Text(""))
	}
}

// referred notes a reference \&f to a function of the table: whoever gets the reference may call it with any
// arguments.
func (r *expressions) referred(v value.Value) {
	if v.Kind != value.Name {
		return
	}
	if rule := r.Book.Rules[v.Text]; rule != nil && rule.Kind != call.None && !rule.Quiet {
		r.Emit(rule.Kind, v.Text, value.Value{})
	}
}

// glob reads *{"name"} and *$name, which can make any name stand for any function (perlref 5.38, "Symbolic
// references").
func (r *expressions) glob(t *token.Token) value.Value {
	computed := r.At("{") || r.Peek(0).Kind == token.Name && strings.HasPrefix(r.Peek(0).Text, "$")
	v := r.Expression(Power)
	if v.Kind == value.Name || v.IsText() {
		r.Symbol(v.Text, t.Line)
	}
	if s, ok := v.Literal(); computed && (!r.Strict || ok && strings.Contains(s, "CORE")) {
		r.Opaque("*{}", t.Line)
	}
	return value.Value{}
}

// computedMember reads $x->$name and X->$name. A name that is known is called as if it stood there; one that is not
// makes a call of a class of PHP opaque.
func (r *expressions) computedMember(v value.Value, name, op string) value.Value {
	m := r.Lookup(name)
	line := r.Peek(-1).Line
	if s, ok := m.Literal(); ok {
		if r.At("(") {
			return r.arguedMethod(v, s)
		}
		return r.Method(v, s, &value.Arguments{}, line)
	}
	if r.At("(") {
		r.arguedMethod(value.Value{}, "")
		if v.Kind == value.Name && r.Lang == code.PHP {
			r.Opaque("->"+name, line)
		}
	}
	return value.Value{}
}

// looksLikeBlock reports whether the braces of Perl from at to end are a block, and not a hash.
func (r *lookahead) looksLikeBlock(at, end int) bool {
	if at+1 >= end {
		return false
	}
	first, second := &r.Toks[at+1], &r.Toks[min(at+2, len(r.Toks)-1)]
	hash := second.Is("=>") || second.Is(",") || first.Text != "" && first.Kind == token.Name && first.Text[0] == '%'
	return !hash
}
