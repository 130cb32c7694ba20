// Package javascript has what only JavaScript and TypeScript have: their statements, and the tables that say what
// the calls of Node.js, Deno, Bun and widely used packages do. New makes the dialect that the package grammar asks
// while it reads a text; Book makes what is known of the functions.
//
// For example, it reads `import {rmSync as r} from "fs"` and binds r to fs.rmSync, which the table says deletes
// files. It never runs JavaScript; types are skipped and not checked.
package javascript

import (
	"guard/policy/code/call"
	"guard/policy/code/grammar"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// Statement reads the statements that give names their values.
func (r parser) Statement(t *token.Token) bool {
	next := r.Peek(1)
	switch t.Text {
	case "import":
		if next.Is("(") || next.Is(".") {
			return false
		}
		r.importModule()
	case "export":
		r.Pos++
		if r.AcceptName("default") {
			if t := r.Peek(0); t.Kind == token.Name &&
				!call.IsWord("function class async abstract interface new", t.Text) {
				r.BindIn(r.Root, call.HandsOn+"default", r.Expression(grammar.Assignment))
			}
			return true
		}
		if r.At("{") || r.At("*") {
			r.exported()
		}
	case "const", "let", "var", "using":
		if next.Kind != token.Name && !next.Is("{") && !next.Is("[") || t.Text == "using" && next.Is("[") {
			return false
		}
		r.Pos++
		r.declarations()
	case "for":
		r.Pos++
		r.AcceptName("await")
		r.loop()
	case "catch":
		if !next.Is("(") {
			return false
		}
		end := r.Closing(r.Pos + 1)
		r.CallsWithin(r.Pos+2, end)
		r.BindAll(r.Pos+2, min(end, r.Limit), value.Value{})
		r.Pos = min(end+1, r.Limit)
	case "class":
		if next.Kind != token.Name && !next.Is("{") {
			return false
		}
		r.classBody()
	case "interface", "type", "declare", "namespace", "enum", "module", "abstract":
		return r.typeStatement(t, next)
	case "function":
		r.FunctionValue(r.Pos)
	case "if", "while", "switch", "with":
		if !next.Is("(") {
			return false
		}
		end := r.Closing(r.Pos + 1)
		r.Pos += 2
		for r.Pos < end {
			before := r.Pos
			v := r.Limited(end)
			r.Escape(v)
			r.EscapeModule(v)
			if r.Pos == before {
				r.Pos++
			}
		}
		if t.Text == "with" {
			r.Opaque("with", t.Line)
		}
		r.Pos = min(end+1, r.Limit)
	default:
		return false
	}
	return true
}

// typeStatement skips a declaration that is only for the compiler of TypeScript.
func (r parser) typeStatement(t, next *token.Token) bool {
	if next.Kind != token.Name || next.NewLine {
		return false
	}
	switch t.Text {
	case "type":
		r.Pos += 2
		if r.At("<") {
			r.SkipAngles()
		}
		if r.Accept("=") {
			r.Accept("|")
			r.TypeName()
		}
	case "interface":
		for r.Pos < r.Limit && !r.At("{") {
			r.Pos++
		}
		r.Pos = min(r.Closing(min(r.Pos, len(r.Toks)-1))+1, r.Limit)
	default:
		r.Pos++
	}
	return true
}

// importModule reads import a, {b as c} from 'm'; import * as d from 'm'.
func (r parser) importModule() {
	r.Pos++
	from := r.Pos
	for r.Pos < r.Limit && r.Peek(0).Kind != token.String && !r.At(";") && !r.At("=") {
		r.Pos++
	}
	to := r.Pos
	t := r.Peek(0)
	if t.Is("=") { // import a = require('m')
		r.Pos = from
		return
	}
	if t.Kind != token.String {
		return
	}
	r.Pos++
	r.Imports(t.Text, t.Line)
	r.GlobalNames(t.Text)
	m := value.Named(r.Canonical(call.ModuleName(t.Text)))
	inside := false
	for i := from; i < to; i++ {
		k := &r.Toks[i]
		as := i+2 < to && r.Toks[i+1].IsName("as")
		switch {
		case k.Is("{"):
			inside = true
		case k.Is("*") && as:
			r.Bind(r.Toks[i+2].Text, m)
			i += 2
		case k.IsName("type") && i+1 < to && r.Toks[i+1].Kind == token.Name && !r.Toks[i+1].IsName("from") &&
			!r.Toks[i+1].IsName("as"):
		case k.Kind == token.Name && inside:
			v := r.Attribute(m, k.Text)
			if as {
				i += 2
			}
			r.Bind(r.Toks[i].Text, v)
		case k.Kind == token.Name && k.Text != "from":
			r.Bind(k.Text, r.DefaultOf(m))
		}
	}
	if r.AcceptName("with") && r.At("{") {
		r.Pos = min(r.Closing(r.Pos)+1, r.Limit)
	}
}

// exported reads export {a as b} from 'm', export * from 'm'.
func (r parser) exported() {
	from, end, as := r.Pos+1, r.Closing(r.Pos), "*"
	list := r.At("{")
	if list {
		r.Pos = min(end+1, r.Limit)
		if !r.Peek(0).IsName("from") {
			r.exports(from, min(end, r.Limit), func(name string) value.Value {
				v := r.Lookup(name)
				r.Escape(v)
				return v
			})
		}
	} else {
		r.Pos++
		if r.AcceptName("as") {
			as = r.Peek(0).Text
			r.Pos++
		}
	}
	if !r.AcceptName("from") || r.Peek(0).Kind != token.String {
		return
	}
	name := r.Peek(0)
	r.Imports(name.Text, name.Line)
	r.Pos++
	m := value.Named(r.Canonical(call.ModuleName(name.Text)))
	if list {
		r.exports(from, min(end, r.Limit), func(name string) value.Value { return r.Attribute(m, name) })
		return
	}
	r.BindIn(r.Root, call.HandsOn+as, m)
	if as == "*" {
		r.HandsOnAll(m.Text)
	}
}

// exports reads the names of a list of exports, which stand for what of gives.
func (r parser) exports(from, to int, of func(name string) value.Value) {
	for i := from; i < to; i++ {
		t := &r.Toks[i]
		if t.Kind != token.Name {
			continue
		}
		v, as := of(t.Text), t.Text
		if i+2 < to && r.Toks[i+1].IsName("as") {
			i += 2
			as = r.Toks[i].Text
		}
		r.BindIn(r.Root, call.HandsOn+as, v)
	}
}

// declarations reads const a = b, {c: d} = e.
func (r parser) declarations() {
	for {
		from := r.Pos
		if m := int(r.Peek(0).Match); m > r.Pos {
			r.Pos = m
		}
		r.Pos++
		to := min(r.Pos, r.Limit)
		r.Accept("!")
		if r.Accept(":") {
			r.TypeName()
		}
		if r.Accept("=") {
			line := r.Peek(0).Line
			v := r.Expression(grammar.Assignment)
			r.Line = line
			if to-from == 1 {
				r.BindName(r.Toks[from].Text, v)
			} else {
				r.CallsWithin(from, to)
				v.Each(func(v value.Value) { r.Pattern(from, to, v) })
			}
		} else if to-from == 1 && r.Toks[from].Kind == token.Name {
			r.Declare(r.Toks[from].Text)
		}
		if !r.Accept(",") {
			return
		}
	}
}

// loop reads for (const x of y), for (k in z), for (;;).
func (r parser) loop() {
	if !r.At("(") {
		return
	}
	end := r.Closing(r.Pos)
	r.Pos++
	t := r.Peek(0)
	at := r.Pos
	if t.Text == "const" || t.Text == "let" || t.Text == "var" {
		at++
	}
	to := at
	if to < r.Limit {
		if m := int(r.Toks[to].Match); m > to {
			to = m
		}
		to++
	}
	if to < r.Limit && (r.Toks[to].IsName("of") || r.Toks[to].IsName("in")) {
		of := r.Toks[to].IsName("of")
		r.CallsWithin(at, to)
		r.Pos = to + 1
		v := r.Limited(end)
		r.Escape(v)
		e := value.Value{}
		if of {
			e = r.Element(v)
		}
		r.ForEach(at, to, e)
	} else {
		r.Statements(end)
	}
	r.Pos = min(end+1, r.Limit)
}

// parser reads what only JavaScript and TypeScript have.
type parser struct {
	grammar.Common
	*grammar.Reader
}

// New makes the dialect of a reader.
func New(r *grammar.Reader) grammar.Dialect { return parser{Reader: r} }
