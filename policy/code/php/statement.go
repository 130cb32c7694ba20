// Package php has what only PHP has: its statements, and the tables that say what its functions, extensions and
// widely used packages do. New makes the dialect that the package grammar asks while it reads a text; Book makes
// what is known of the functions.
//
// For example, it reads `foreach (glob("*.c") as $f) unlink($f);` and gives $f the names that the pattern matches.
// It never runs PHP; text outside of <?php ?> is skipped.
package php

import (
	"guard/policy/code/call"
	"guard/policy/code/grammar"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// Statement reads the statements of PHP that give names their values.
func (r parser) Statement(t *token.Token) bool {
	next := r.Peek(1)
	switch token.Lower(t.Text) {
	case "function":
		if next.Kind != token.Name && !next.Is("&") {
			return false
		}
		name := next.Text
		if next.Is("&") {
			name = r.Peek(2).Text
		}
		r.method(token.Lower(name))
	case "class", "interface", "trait", "namespace":
		if next.Kind != token.Name {
			return false
		}
		r.Pos += 2
		r.opens(next.Text)
		if r.Peek(0).Kind == token.Name && token.Lower(r.Peek(0).Text) == "extends" {
			r.Pos++
			base := r.qualified()
			r.sameClass(next.Text, base)
			call.Inherits(&r.Calls, token.Lower(next.Text), call.OwnClass(token.Lower(base)))
		}
	case "use":
		r.imports()
	case "global":
		for r.Pos < r.Limit && !r.At(";") && !r.At("{") {
			r.Pos++
		}
	case "foreach":
		if !next.Is("(") {
			return false
		}
		end := r.Closing(r.Pos + 1)
		r.Pos += 2
		v := r.Limited(end)
		if r.AcceptName("as") {
			from := r.Pos
			r.CallsWithin(from, end)
			for i := from; i < min(end, r.Limit); i++ {
				if r.Toks[i].Is("=>") {
					r.BindAll(from, i, value.Value{})
					from = i + 1
				}
			}
			r.ForEach(from, min(end, r.Limit), r.Element(v))
		}
		r.Pos = min(end+1, r.Limit)
	default:
		return false
	}
	return true
}

// Word reads an expression that begins with a keyword: function, new, include and the like.
func (r parser) Word(t *token.Token) (value.Value, bool) {
	next := r.Peek(1)
	switch token.Lower(t.Text) {
	case "function", "fn":
		at := r.Pos
		r.Pos++
		r.Accept("&")
		if r.Peek(0).Kind == token.Name {
			return value.Value{}, false
		}
		return r.FunctionValue(at), true
	case "new":
		return r.made(), true
	case "$this":
		if this, ok := call.This(&r.Calls); ok {
			r.Pos++
			return this, true
		}
	case "include", "include_once", "require", "require_once", "echo", "print", "exit", "die", "eval":
		if next.Is("(") {
			return value.Value{}, false
		}
		r.Pos++
		v := r.Expression(grammar.Assignment)
		return r.Call(value.Named(token.Lower(t.Text)), &value.Arguments{Pos: []value.Value{v}}, t.Line), true
	case "array", "list":
		if next.Is("(") {
			at := r.Pos + 1
			r.Pos += 2
			return r.Collected(r.Entries(r.Closing(at)), r.Closing(at), at), true
		}
	}
	return value.Value{}, false
}

// parser reads what only PHP has.
type parser struct {
	grammar.Common
	*grammar.Reader
}

// New makes the dialect of a reader.
func New(r *grammar.Reader) grammar.Dialect { return parser{Reader: r} }
