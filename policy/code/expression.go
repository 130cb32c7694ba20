package code

// The precedence of operators, from loose to tight. Which of them a language
// has is not checked: a text that does not compile does nothing.
const (
	pWord   = iota + 1 // and, or, not of Ruby and Perl
	pAssign            //
	pChoice            // a ? b : c
	pOr
	pAnd
	pCompare
	pBits
	pShift
	pSum
	pProduct
	pPower
)

var precedences = map[string]int{
	"=": pAssign, ":=": pAssign, "+=": pAssign, "-=": pAssign, "*=": pAssign, "/=": pAssign, "%=": pAssign,
	"|=": pAssign, "&=": pAssign, "^=": pAssign, ".=": pAssign, "..=": pAssign, "**=": pAssign, "<<=": pAssign,
	">>=": pAssign, "??=": pAssign, "||=": pAssign, "&&=": pAssign, "//=": pAssign, "@=": pAssign, "?": pChoice,
	"||": pOr, "??": pOr, "&&": pAnd, "==": pCompare, "!=": pCompare, "===": pCompare, "!==": pCompare, "<": pCompare,
	">": pCompare, "<=": pCompare, ">=": pCompare, "<=>": pCompare, "=~": pCompare, "!~": pCompare, "~=": pCompare,
	"|": pBits, "^": pBits, "&": pBits, "<<": pShift, ">>": pShift, ">>>": pShift, "+": pSum, "-": pSum, "..": pSum,
	"...": pSum, "*": pProduct, "/": pProduct, "%": pProduct, "//": pProduct, "@": pProduct, "**": pPower,
	"&^": pProduct,
}

// wordOperators are operators that are words.
var wordOperators = map[string]int{
	"in": pCompare, "is": pCompare, "instanceof": pCompare, "eq": pCompare, "ne": pCompare, "lt": pCompare,
	"gt": pCompare, "le": pCompare, "ge": pCompare, "cmp": pCompare, "as": pCompare, "satisfies": pCompare, "and": pAnd,
	"or": pOr, "xor": pOr, "x": pProduct, "isa": pCompare,
}

// precedence tells whether t is an operator between two values here.
func (r *lookahead) precedence(t *token) (int, bool) {
	switch t.kind {
	case tOp:
		p, ok := precedences[t.text]
		switch t.text {
		case ".":
			return pSum, r.lang == Perl || r.lang == PHP
		case "//":
			return map[bool]int{true: pOr, false: pProduct}[r.lang == Perl], ok
		case "...":
			return p, r.lang != Go
		case "=", "?":
			return p, r.lang != Python
		}
		return p, ok
	case tName:
		p, ok := wordOperators[t.text]
		if !ok {
			return 0, false
		}
		switch t.text {
		case "and", "or", "xor":
			if r.lang == Ruby || r.lang == Perl || r.lang == PHP {
				return pWord, true
			}
			return p, r.lang == Python || r.lang == Lua
		case "in":
			return p, r.lang == Python || r.lang == JavaScript
		case "is":
			return p, r.lang == Python
		case "instanceof":
			return p, r.lang == JavaScript || r.lang == PHP
		case "as", "satisfies":
			return p, r.lang == JavaScript
		}
		return p, r.lang == Perl
	}
	return 0, false
}

// goesOn reports whether an expression may go on with t, which begins a line.
func (r *lookahead) goesOn(t *token) bool {
	if !t.nl {
		return true
	}
	switch r.lang {
	case Python, Go, Ruby:
		return false
	}
	return true
}

// deeper enters an expression within another; false where they are too deep to read:
// what is left is passed by, and said to be unread.
func (r *lookahead) deeper() bool {
	if r.depth >= maxDepth {
		r.opaque("expressions too deep", r.peek(0).line)
		r.pos = r.limit
		return false
	}
	r.depth++
	return true
}

func (r *lookahead) shallower() { r.depth-- }

// expression follows one expression with operators of at least min.
func (r *expressions) expression(min int) value {
	if !r.deeper() {
		return value{}
	}
	defer r.shallower()
	start := r.pos
	r.target = target{}
	left := r.unary()
	for {
		t := r.peek(0)
		if t.kind != tOp && t.kind != tName || !r.goesOn(t) {
			return left
		}
		p, ok := r.precedence(t)
		if !ok && t.kind == tName && t.text == "if" && r.lang == Python && min <= pChoice {
			left = r.pythonChoice(left)
			continue
		}
		if !ok && t.text == "not" && r.lang == Python && r.peek(1).isName("in") {
			p, ok = pCompare, true
			r.pos++
			t = r.peek(0)
		}
		if !ok || p < min {
			return left
		}
		r.pos++
		switch {
		case p == pAssign:
			left = r.assign(t.text, left, start)
		case t.text == "?":
			left = r.ternary(left)
		case t.text == "as" || t.text == "satisfies":
			r.typeName()
		default:
			left = r.operate(t, left, p)
		}
	}
}
