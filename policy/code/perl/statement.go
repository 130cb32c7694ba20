// Package perl has what only Perl has: its statements and references, and the tables that say what its functions,
// its own modules and widely used ones do. New makes the dialect that the package grammar asks while it reads a
// text; Book makes what is known of the functions.
//
// For example, it reads `use lib "x"` and records that modules are looked up in x. It never runs Perl; a name that
// is computed while a program runs is not followed but recorded as opaque.
package perl

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/grammar"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// Statement reads the statements of Perl that give names their values.
func (r parser) Statement(t *token.Token) bool {
	next := r.Peek(1)
	switch t.Text {
	case "use", "no":
		r.use(t, next)
	case "package":
		r.Pos += 2
	case "sub":
		if next.Kind != token.Name {
			return false
		}
		from, to := r.arguments(r.Pos + 2)
		r.Bind(next.Text, value.Value{Kind: value.Function, Func: r.Define(r.Pos, from, to, r.Root)})
		r.Pos += 2
		r.signature()
	case "for", "foreach":
		r.Pos++
		if w := r.Peek(0).Text; w == "my" || w == "our" || w == "local" {
			r.Pos++
		}
		if v := r.Peek(0); v.Kind == token.Name && strings.HasPrefix(v.Text, "$") && r.Peek(1).Is("(") {
			at := r.Pos
			r.Pos++
			r.ForEach(at, at+1, r.Element(r.Primary()))
			return true
		}
		if r.At("(") {
			v := r.Primary()
			r.Bind("$_", r.Element(v))
		} else if !r.Peek(0).NewLine {
			v := r.Expression(grammar.Assignment)
			r.Bind("$_", r.Element(v))
		}
	default:
		return false
	}
	return true
}

// arguments are where the names stand that a sub gives its arguments first of all: my ($a, $b) = @_, my $a = shift
// (perlsub). at is behind its name.
func (r parser) arguments(at int) (from, to int) {
	if at+6 >= len(r.Toks) || !r.Toks[at].Is("{") || !r.Toks[at+1].IsName("my") {
		return at, at
	}
	if open := at + 2; r.Toks[open].Is("(") {
		end := int(r.Toks[open].Match)
		if end > 0 && end+2 < len(r.Toks) && r.Toks[end+1].Is("=") && r.Toks[end+2].IsName("@_") {
			return open + 1, end
		}
	} else if r.Toks[at+3].Is("=") && r.Toks[at+4].IsName("shift") {
		return at + 2, at + 3
	}
	return at, at
}

// signature skips the parameters of a sub.
func (r parser) signature() {
	if r.At("(") {
		from := r.Pos
		r.Pos = min(r.Closing(r.Pos)+1, r.Limit)
		r.CallsWithin(from, r.Pos)
	}
}

// use reads use Module qw(a b), use strict and use lib 'x'.
func (r parser) use(t, next *token.Token) {
	r.Pos += 2
	if next.Kind != token.Name || strings.HasPrefix(next.Text, "v5") {
		return
	}
	on := t.Text == "use"
	switch next.Text {
	case "strict":
		r.Strict = on
	case "lib":
		r.Line = t.Line
		r.EmitEach(code.Searches, "use lib", []value.Value{r.Expression(grammar.WordLogic)})
	case "if":
		r.Expression(0)
	case "Env":
		if on {
			r.usesEnvironment(t.Line)
		}
	default:
		if on && token.IsUpper(next.Text) || r.Book.ActsOnImport[next.Text] == code.Opaque && on {
			r.Line = t.Line
			r.Imports(next.Text, t.Line)
		}
	}
}

// dereference reads ${…}, @{…}, &{…} and $$x. &{…} may call anything, where names may be computed.
func (r parser) dereference(t *token.Token) value.Value {
	r.Pos++
	at := r.Pos
	v := value.Value{}
	if r.At("{") {
		end := r.Closing(at)
		r.Pos++
		v = r.Limited(end)
		r.Pos = end
		r.Block(end)
	} else {
		v = r.Primary()
	}
	r.Target = grammar.Target{Start: at}
	if name, ok := v.Constant(); ok {
		r.Symbol(name, t.Line)
	} else if v.Kind == value.Name {
		r.Symbol(v.Text, t.Line)
	}
	if t.Text == "deref&" {
		if name, ok := v.Literal(); ok {
			v = r.Lookup(strings.TrimPrefix(name, "main::"))
			if !r.At("(") {
				r.Escape(v)
			}
			return v
		}
		if !r.Strict {
			r.Opaque("&{}", t.Line)
		}
		return value.Value{}
	}
	return value.Value{}
}

// Word reads an expression that begins with a keyword: my, sub, do, new and the like.
func (r parser) Word(t *token.Token) (value.Value, bool) {
	next := r.Peek(1)
	if next.Is("=>") {
		r.Pos++
		return value.Text(t.Text), true
	}
	switch t.Text {
	case "my", "our", "local", "state":
		r.Pos++
		return r.Postfix(r.Primary()), true
	case "sub":
		r.Pos++
		r.signature()
		if r.At("{") {
			end := r.Closing(r.Pos)
			r.Pos++
			r.Block(end)
		}
		return value.Value{}, true
	case "do", "eval", "map", "grep", "sort", "first", "any", "all", "try", "catch", "finally":
		if next.Is("{") {
			r.Pos++
			end := r.Closing(r.Pos)
			r.Pos++
			r.Block(end)
			return r.OwnResult(), true
		}
	case "return":
		return value.Value{}, false
	case "new":
		if next.Kind == token.Name && !next.NewLine && token.IsLetter(next.Text[0]) {
			r.Pos += 2
			v := r.Attribute(value.Named(next.Text), "new")
			if r.At("(") {
				return r.Called(v), true
			}
			return r.Call(v, r.CommandArguments(), next.Line), true
		}
	}
	return value.Value{}, false
}

// Operand reads an expression that looks into a reference.
func (r parser) Operand(t *token.Token) (value.Value, bool) {
	if !strings.HasPrefix(t.Text, "deref") {
		return value.Value{}, false
	}
	return r.dereference(t), true
}

// parser reads what only Perl has.
type parser struct {
	grammar.Common
	*grammar.Reader
}

// New makes the dialect of a reader.
func New(r *grammar.Reader) grammar.Dialect { return parser{Reader: r} }
