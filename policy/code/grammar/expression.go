package grammar

import (
	"guard/policy/code"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// How tightly operators bind, from loose to tight. Which of them a language
// has is not checked, since a text that does not compile does nothing.
const (
	WordLogic   = iota + 1 // and, or and not of Ruby and Perl
	Assignment             //
	Conditional            // a ? b : c
	Or
	And
	Comparison
	Bits
	Shift
	Sum
	Product
	Power
)

// precedences maps the operators to how tightly they bind.
var precedences = map[string]int{
	"?":  Conditional,
	"||": Or, "??": Or, "&&": And, "==": Comparison, "!=": Comparison, "===": Comparison, "!==": Comparison,
	"<": Comparison,
	">": Comparison, "<=": Comparison, ">=": Comparison, "<=>": Comparison, "=~": Comparison, "!~": Comparison,
	"~=": Comparison,
	"|":  Bits, "^": Bits, "&": Bits, "<<": Shift, ">>": Shift, ">>>": Shift, "+": Sum, "-": Sum, "..": Sum,
	"...": Sum, "*": Product, "/": Product, "%": Product, "//": Product, "@": Product, "**": Power,
	"&^": Product,
}

// wordOperators maps the operators that are words to how tightly they bind.
var wordOperators = map[string]int{
	"in": Comparison, "is": Comparison, "instanceof": Comparison, "eq": Comparison, "ne": Comparison, "lt": Comparison,
	"gt": Comparison, "le": Comparison, "ge": Comparison, "cmp": Comparison, "as": Comparison,
	"satisfies": Comparison, "and": And,
	"or": Or, "xor": Or, "x": Product, "isa": Comparison,
}

// precedence returns how tightly t binds; false: t is no operator between two values here.
func (r *lookahead) precedence(t *token.Token) (int, bool) {
	switch t.Kind {
	case token.Op:
		p, ok := precedences[t.Text]
		if t.Assigns() {
			p, ok = Assignment, true
		}
		switch t.Text {
		case ".":
			return Sum, r.Lang == code.Perl || r.Lang == code.PHP
		case "//":
			return map[bool]int{true: Or, false: Product}[r.Lang == code.Perl], ok
		case "...":
			return p, r.Lang != code.Go
		case "=", "?":
			return p, r.Lang != code.Python
		}
		return p, ok
	case token.Name:
		p, ok := wordOperators[t.Text]
		if !ok {
			return 0, false
		}
		switch t.Text {
		case "and", "or", "xor":
			if r.Lang == code.Ruby || r.Lang == code.Perl || r.Lang == code.PHP {
				return WordLogic, true
			}
			return p, r.Lang == code.Python || r.Lang == code.Lua
		case "in":
			return p, r.Lang == code.Python || r.Lang == code.JavaScript
		case "is":
			return p, r.Lang == code.Python
		case "instanceof":
			return p, r.Lang == code.JavaScript || r.Lang == code.PHP
		case "as", "satisfies":
			return p, r.Lang == code.JavaScript
		}
		return p, r.Lang == code.Perl
	}
	return 0, false
}

// goesOn reports whether an expression may go on with t, which may begin a line.
func (r *lookahead) goesOn(t *token.Token) bool {
	if !t.NewLine {
		return true
	}
	switch r.Lang {
	case code.Python, code.Go, code.Ruby:
		return false
	}
	return true
}

// Expression reads an expression whose operators bind at least as tightly as min.
func (r *expressions) Expression(min int) value.Value {
	if !r.deeper() {
		return value.Value{}
	}
	defer r.shallower()
	start := r.Pos
	r.Target = Target{}
	left := r.unary()
	for {
		t := r.Peek(0)
		if t.Kind != token.Op && t.Kind != token.Name || !r.goesOn(t) {
			return left
		}
		p, ok := r.precedence(t)
		if !ok && t.Kind == token.Name && t.Text == "if" && r.Lang == code.Python && min <= Conditional {
			left = r.pythonChoice(left)
			continue
		}
		if !ok && t.Text == "not" && r.Lang == code.Python && r.Peek(1).IsName("in") {
			p, ok = Comparison, true
			r.Pos++
			t = r.Peek(0)
		}
		if !ok || p < min {
			return left
		}
		r.Pos++
		switch {
		case p == Assignment:
			left = r.assign(t.Text, left, start)
		case t.Text == "?":
			left = r.ternary(left)
		case t.Text == "as" || t.Text == "satisfies":
			r.TypeName()
		default:
			left = r.operate(t, left, p)
		}
	}
}
