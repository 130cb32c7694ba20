// Package ruby has what only Ruby has: its statements, and the tables that say what the calls of its core, its
// standard library and widely used gems do. New makes the dialect that the package grammar asks while it reads a
// text; Book makes what is known of the functions.
//
// For example, it reads `def f(p) = FileUtils.rm_rf(p)` and makes p a parameter of f, whose values the calls of f
// say. It never runs Ruby.
package ruby

import (
	"strings"

	"guard/policy/code/call"
	"guard/policy/code/grammar"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// Statement reads the statements of Ruby that give names their values.
func (r parser) Statement(t *token.Token) bool {
	next := r.Peek(1)
	switch t.Text {
	case "def":
		r.definition()
	case "class", "module":
		r.Pos++
		if next.Is("<<") {
			r.Pos++
			r.CallsWithin(r.Pos, r.lineEnd())
		}
		r.constantName()
	case "for":
		from := r.Pos + 1
		for r.Pos < r.Limit && !r.Peek(0).IsName("in") {
			r.Pos++
		}
		to := r.Pos
		r.CallsWithin(from, to)
		r.Pos++
		r.ForEach(from, min(to, r.Limit), r.Element(r.Expression(grammar.Assignment)))
	case "rescue":
		r.Pos++
		from := r.Pos
		defer func() { r.CallsWithin(from, r.Pos) }()
		for t := r.Peek(0); !t.NewLine && t.Kind != token.End && !t.IsName("then"); t = r.Peek(0) {
			if t.Is("=>") {
				r.Bind(r.Peek(1).Text, value.Value{})
			}
			r.Pos++
		}
	case "alias":
		r.Pos += 3
		renamed(&r.Calls, value.Value{}, r.Peek(-1).Text)
		if r.Book.Rule(r.Peek(-1).Text) != nil {
			r.Bind(r.Peek(-2).Text, value.Named(r.Peek(-1).Text))
		}
	case "BEGIN", "END":
		r.Pos++
	default:
		return false
	}
	return true
}

// lineEnd returns the index behind the last token of the statement on this line.
func (r parser) lineEnd() int {
	at := r.Pos
	for at < r.Limit && !r.Toks[at].NewLine && !r.Toks[at].Is(";") {
		at++
	}
	return at
}

// constantName skips the name of a class or module, and reads what it inherits from.
func (r parser) constantName() {
	class := r.opened()
	own := r.Start.Objects && class.Kind == value.Name && !r.Book.Modules[class.Text]
	if own {
		r.Bind(class.Text, call.OwnClass(class.Text))
		call.EnterClass(&r.Calls, class.Text)
	}
	if r.Peek(0).NewLine || !r.Accept("<") {
		return
	}
	parent := r.Expression(grammar.Assignment)
	if own {
		call.Inherits(&r.Calls, class.Text, parent)
	}
	r.Escape(parent)
	within(&r.Calls, parent)
	if parent.Kind == value.Name && r.Book.Dangerous[parent.Text] { // what it inherits, it does
		r.BindIn(r.Root, class.Text, parent)
	}
}

// definition reads the head of a method: def self.name(a, b = 1).
func (r parser) definition() {
	r.Pos++
	at := r.Pos
	r.singleton()
	name := r.Peek(0).Text
	r.Pos++
	if r.At(".") {
		within(&r.Calls, value.Named(name))
		r.Pos++
		name = r.Peek(0).Text
		r.Pos++
	}
	if r.At("=") && !r.At("==") && r.Peek(1).Is("(") {
		r.Pos++
		name += "="
	}
	from, to := r.Pos, r.Pos
	if r.At("(") {
		to = r.Closing(r.Pos)
		from++
		r.Pos = min(to+1, r.Limit)
	} else {
		for to < r.Limit && !r.Toks[to].NewLine && !r.Toks[to].Is(";") && !r.Toks[to].Is("=") {
			to++
		}
		r.Pos = to
	}
	fn := r.Define(at, from, min(to, r.Limit), r.Root)
	call.EnterFunction(&r.Calls, fn)
	form := call.Form{Setter: strings.HasSuffix(name, "=")}
	followed := call.DefinesMethod(&r.Calls, call.Inside(&r.Calls), name, fn, form)
	if name != "initialize" {
		r.Bind(name, value.Value{Kind: value.Function, Func: fn})
	} else if !followed {
		r.Expose(fn)
	}
}

// Word reads an expression that begins with a keyword: defined?, self, lambda and the like.
func (r parser) Word(t *token.Token) (value.Value, bool) {
	switch t.Text {
	case "defined?", "not":
		r.Pos++
		r.Escape(r.Expression(grammar.Power))
		return value.Value{}, true
	case "self":
		r.Pos++
		return self(&r.Calls), true
	case "lambda", "proc":
		r.Pos++
		return r.WithBlock(value.Value{}, value.Value{}, ""), true
	}
	return value.Value{}, false
}

// stabby reads ->(x) { … }.
func (r parser) stabby() value.Value {
	at := r.Pos
	r.Pos++
	from, to := r.Pos, 0
	if r.At("(") {
		to = r.Closing(r.Pos)
		from++
		r.Pos = min(to+1, r.Limit)
	} else {
		for r.Peek(0).Kind == token.Name && !r.Peek(0).IsName("do") || r.At(",") {
			r.Pos++
		}
		to = r.Pos
	}
	fn := r.Define(at, from, min(to, r.Limit), r.Root)
	if r.At("{") {
		open := r.Pos
		end := r.Closing(open)
		r.Pos++
		r.Block(end)
	} else {
		r.AcceptName("do")
	}
	return value.Value{Kind: value.Function, Func: fn}
}

// Operand reads a function that begins with its parameters.
func (r parser) Operand(t *token.Token) (value.Value, bool) {
	if t.Text != "->" {
		return value.Value{}, false
	}
	return r.stabby(), true
}

// parser reads what only Ruby has.
type parser struct {
	grammar.Common
	*grammar.Reader
}

// New makes the dialect of a reader.
func New(r *grammar.Reader) grammar.Dialect { return parser{Reader: r} }
