package call

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/token"
)

// A text may give a variable, a parameter or a method the name of a function that the language has. Where only Python's
// scopes are followed, such a name may mean the function all the same: function f(fetch) {} fetch(url).

// mayBeBuiltIn reports whether a name that the text binds may mean what the language has under it. param says that it
// is bound as a parameter only.
func mayBeBuiltIn(r *names, name string, param bool) bool {
	if strings.HasPrefix(name, "$") || r.Book.External[name] && !r.Imported[name] {
		return false
	}
	object := r.Book.Globals[name]
	if r.Book.Rule(name) == nil && !object {
		return false
	}
	switch r.Lang {
	case code.Ruby: // a variable is no call: system "ls"
		return calledHere(&r.Cursor)
	case code.JavaScript:
		if param {
			return (object || globalFunctions[name]) && !inFunctionOf(r, name)
		}
		return !object
	}
	return !param || !inFunctionOf(r, name)
}

// globalFunctions are those functions of JavaScript that do something wherever they are called.
var globalFunctions = map[string]bool{"eval": true, "Function": true, "fetch": true, "require": true,
	"importScripts": true}

// calledHere reports that arguments follow the name before the cursor, as of a method of Ruby.
func calledHere(r *token.Cursor) bool {
	t := r.Peek(0)
	if t.Is("(") {
		return !t.Spaced
	}
	return t.Spaced && !t.NewLine && (t.Kind == token.String || t.Kind == token.Pieces || t.Kind == token.Shell ||
		t.Kind == token.Regex || t.Kind == token.Number || t.Kind == token.Name && !notArguments[t.Text])
}

// notArguments are words of Ruby that go on behind a variable.
var notArguments = map[string]bool{"if": true, "unless": true, "while": true, "until": true, "and": true, "or": true,
	"do": true, "then": true, "in": true, "rescue": true, "end": true}

// within are the tokens of a text, by its first one, between which a function stands.
type within struct {
	text     *token.Token
	from, to int
}

// InFunction notes that a parameter has its name between two tokens.
func InFunction(r *Calls, name string, from, to int) {
	in := within{&r.Toks[0], from, to}
	for _, w := range r.parameters[name] {
		if w == in {
			return
		}
	}
	if r.parameters == nil {
		r.parameters = map[string][]within{}
	}
	r.parameters[name] = append(r.parameters[name], in)
}

// inFunctionOf reports whether the cursor stands in a function with such a parameter.
func inFunctionOf(r *names, name string) bool {
	for _, w := range r.parameters[name] {
		if len(r.Toks) > 0 && w.text == &r.Toks[0] && w.from <= r.Pos && r.Pos <= w.to+1 {
			return true
		}
	}
	return false
}
