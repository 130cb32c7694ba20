package grammar

import (
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// word reads a name or a keyword where a value is expected. In Ruby, a name alone may be a call that reads code from
// standard input.
func (r *expressions) word(t *token.Token) value.Value {
	at := r.Pos
	if v, ok := r.keywordValue(t); ok {
		r.Target.Start = at
		return v
	}
	r.Pos = at + 1
	if r.Lang == code.JavaScript && r.At("=>") {
		return r.Arrow(at, at+1)
	}
	name := t.Text
	if r.Lang == code.PHP && name[0] != '$' {
		name = token.Lower(name)
	}
	r.Target = Target{Kind: aName, name: name, Start: at}
	if stops[t.Text]&(1<<r.Lang) != 0 && !r.At("(") && !r.At(".") {
		return value.Value{}
	}
	// it is a call without brackets
	if rule := r.Book.Rules[name]; r.Lang == code.Ruby && rule != nil && rule.Kind == code.RunsInput && !r.At(".") {
		r.CallByRule(&call.Call{Name: name, Rule: rule, Arguments: &value.Arguments{}, Line: t.Line})
	}
	return r.Lookup(name)
}

// ConstantsOf holds the words of each language that stand for one value that is not text. Those of PHP have any case.
var ConstantsOf = [code.Languages]map[string]bool{
	code.Python:     {"True": true, "False": true, "None": true},
	code.JavaScript: {"true": true, "false": true, "null": true, "undefined": true},
	code.Ruby:       {"true": true, "false": true, "nil": true},
	code.Perl:       {"undef": true},
	code.Go:         {"true": true, "false": true, "nil": true},
	code.PHP:        {"true": true, "false": true, "null": true},
	code.Lua:        {"true": true, "false": true, "nil": true},
}

// isConstant reports whether a word stands for such a value. Go's and undefined of JavaScript are names, which a text
// may give another value.
func (r *lookahead) isConstant(t *token.Token) bool {
	word := t.Text
	if r.Lang == code.PHP {
		word = token.Lower(word)
	}
	if !ConstantsOf[r.Lang][word] || r.Peek(1).Is("=") {
		return false
	}
	if r.Lang != code.Go && word != "undefined" {
		return true
	}
	for s := r.Scope; s != nil; s = s.Parent {
		if s.Names[word] != nil {
			return false
		}
	}
	return !r.Peek(1).Is(":=") && !r.Peek(1).Is("=>") && !r.isTarget()
}

// isTarget reports a name in a list of names that get values: nil, err := f().
func (r *lookahead) isTarget() bool {
	n := 1
	for r.Peek(n).Is(",") && n < maxTargets {
		n += 2
	}
	return n > 1 && (r.Peek(n).Is(":=") || r.Peek(n).Is("="))
}

// maxTargets bounds the tokens of such a list that are looked at.
const maxTargets = 16

// keywordValue reads an expression that begins with a keyword; false: t is a name.
func (r *expressions) keywordValue(t *token.Token) (value.Value, bool) {
	if r.isConstant(t) {
		r.Pos++
		return value.Value{Kind: value.Number, Text: t.Text}, true
	}
	return r.dialect.Word(t)
}

// stops holds the words that begin or end a statement. Where a value is expected, they stand for none. The bits are
// the languages that have the word.
var stops = func() map[string]uint16 {
	words := map[string]uint16{}
	add := func(lang code.Language, names ...string) {
		for _, n := range names {
			words[n] |= 1 << lang
		}
	}
	for lang := code.Python; lang < code.Languages; lang++ {
		add(lang, "if", "else", "while", "for", "return", "break", "continue", "try", "case", "finally")
	}
	add(code.Python, "elif", "except", "raise", "pass", "assert", "global", "nonlocal", "del", "import", "from", "with",
		"async", "def", "class", "in", "is", "as")
	add(code.JavaScript, "do", "switch", "catch", "throw", "export", "const", "let", "var", "debugger", "in", "of",
		"instanceof", "extends", "default", "declare", "public", "private", "protected", "readonly", "static",
		"abstract", "override")
	add(code.Ruby, "elsif", "end", "unless", "until", "begin", "rescue", "ensure", "when", "then", "do", "next", "redo",
		"retry", "yield", "and", "or", "module", "class", "def", "in", "alias", "undef")
	add(code.Perl, "elsif", "unless", "until", "foreach", "next", "last", "redo", "and", "or", "use", "no",
		"package", "sub",
		"die", "warn", "BEGIN", "END", "x")
	add(code.PHP, "elseif", "foreach", "switch", "do", "endif", "endforeach", "endwhile", "endfor", "throw", "catch",
		"use",
		"namespace", "global", "static", "public", "private", "protected", "final", "abstract", "class", "function",
		"interface", "trait", "extends", "implements", "as", "const", "readonly", "default")
	add(code.Lua, "then", "elseif", "end", "do", "repeat", "until", "local", "and", "or", "in", "goto")
	add(code.Go, "switch", "select", "default", "go", "defer", "var", "const", "type", "package", "range",
		"fallthrough",
		"goto")
	return words
}()
