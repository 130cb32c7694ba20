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
	"=": pAssign, ":=": pAssign, "+=": pAssign, "-=": pAssign, "*=": pAssign, "/=": pAssign, "%=": pAssign, "|=": pAssign, "&=": pAssign, "^=": pAssign,
	".=": pAssign, "..=": pAssign, "**=": pAssign, "<<=": pAssign, ">>=": pAssign, "??=": pAssign, "||=": pAssign, "&&=": pAssign, "//=": pAssign, "@=": pAssign,
	"?": pChoice, "||": pOr, "??": pOr, "&&": pAnd,
	"==": pCompare, "!=": pCompare, "===": pCompare, "!==": pCompare, "<": pCompare, ">": pCompare, "<=": pCompare, ">=": pCompare, "<=>": pCompare, "=~": pCompare, "!~": pCompare, "~=": pCompare,
	"|": pBits, "^": pBits, "&": pBits, "<<": pShift, ">>": pShift, ">>>": pShift,
	"+": pSum, "-": pSum, "..": pSum, "...": pSum, "*": pProduct, "/": pProduct, "%": pProduct, "//": pProduct, "@": pProduct, "**": pPower, "&^": pProduct,
}

// wordOperators are operators that are words.
var wordOperators = map[string]int{
	"in": pCompare, "is": pCompare, "instanceof": pCompare, "eq": pCompare, "ne": pCompare, "lt": pCompare, "gt": pCompare, "le": pCompare, "ge": pCompare, "cmp": pCompare,
	"as": pCompare, "satisfies": pCompare, "and": pAnd, "or": pOr, "xor": pOr, "x": pProduct, "isa": pCompare,
}

// precedence tells whether t is an operator between two values here.
func (r *reader) precedence(t *token) (int, bool) {
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
func (r *reader) goesOn(t *token) bool {
	if !t.nl {
		return true
	}
	switch r.lang {
	case Python, Go, Ruby:
		return false
	}
	return true
}

// expression follows one expression with operators of at least min.
func (r *reader) expression(min int) value {
	if r.depth >= maxDepth {
		r.opaque("expressions too deep", r.peek(0).line)
		r.pos = r.limit
		return value{}
	}
	r.depth++
	defer func() { r.depth-- }()
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

// pythonChoice follows: left if condition else other.
func (r *reader) pythonChoice(left value) value {
	r.pos++
	r.escape(r.expression(pOr))
	if !r.acceptName("else") {
		return left
	}
	return choice(left, r.expression(pChoice))
}

// ternary follows what stands behind ?.
func (r *reader) ternary(condition value) value {
	r.escape(condition)
	if r.at(":") && r.lang == PHP { // a ?: b
		r.pos++
		return choice(condition, r.expression(pChoice))
	}
	a := r.expression(pAssign)
	if !r.accept(":") {
		return a
	}
	return choice(a, r.expression(pAssign))
}

// operate applies a binary operator to left and what follows.
func (r *reader) operate(t *token, left value, p int) value {
	line := t.line
	right := r.expression(p + 1)
	r.line = line
	switch op := t.text; op {
	case "+":
		if left.kind == vList && right.kind == vList {
			return r.append(left, right)
		}
		if r.lang == Ruby && left.kind == vPath {
			return join(left, right, true)
		}
		if left.kind == vName || right.kind == vName {
			left, right = r.read1(left), r.read1(right)
		}
		if left.isText() || right.isText() || left.kind == vChoice || right.kind == vChoice {
			return concat(left, right)
		}
	case ".":
		return concat(left, right)
	case "..":
		if r.lang == Lua {
			return concat(left, right)
		}
	case "/":
		if r.pathly(left) || r.pathly(right) {
			return join(left, right, true)
		}
	case "%":
		if r.lang == Python || r.lang == Ruby {
			if left.kind == vString {
				return r.format(left, r.flat(right), "%")
			}
		}
	case "||", "or", "??", "&&", "and", "//":
		return choice(left, right)
	case "<<":
		if r.lang == Ruby {
			r.spoil(left)
			if left.kind == vString {
				r.taint(left.text)
			}
			return value{}
		}
	case "=~":
		if r.lang == Perl && r.peek(-1).kind == tRegex && r.peek(-1).quoted {
			r.spoilTarget()
		}
	case "in":
		if right.kind == vName && r.book.environment[right.text] {
			r.emit(Environment, right.text, left)
			return value{}
		}
	case "*":
		if r.lang == Ruby && left.kind == vList && right.kind == vString {
			return r.joined(left, right)
		}
	}
	r.escape(left)
	r.escape(right)
	return value{}
}

// read1 makes a name that is no constant an unknown value.
func (r *reader) read1(v value) value {
	if v.kind == vName {
		r.escape(v)
		return value{}
	}
	return v
}

func (r *reader) pathly(v value) bool {
	is := false
	v.each(func(v value) { is = is || v.kind == vPath })
	return is
}

// append puts the elements of b behind those of a.
func (r *reader) append(a, b value) value {
	l := &list{at: a.list.at, more: r.isOpen(a.list) || r.isOpen(b.list)}
	l.items = append(append(l.items, a.list.items...), b.list.items...)
	if len(l.items) > 256 {
		l.items, l.more = l.items[:256], true
	}
	if a.list.at == nil {
		l.at = b.list.at
	}
	return value{kind: vList, list: l}
}

// joined is the text of a list's elements with sep between them.
func (r *reader) joined(l, sep value) value {
	if s, ok := sep.literal(); !ok || l.kind != vList || len(s)*len(l.list.items) > maxValue {
		return value{kind: vString}
	}
	v := text("")
	for i, item := range r.flat(l) {
		if i > 0 {
			v = concat(v, sep)
		}
		v = concat(v, item)
	}
	return v
}

// unary follows a prefix operator, or what has none.
func (r *reader) unary() value {
	t := r.peek(0)
	if t.kind == tOp {
		switch t.text {
		case "!", "-", "+", "~", "++", "--", "<-", "...", "**", "..":
			r.pos++
			v := r.expression(pPower)
			if t.text == "-" && v.kind == vNumber {
				v.text = "-" + v.text
				return v
			}
			r.escape(v)
			return value{}
		case "*", "&", "\\", "@", "::":
			r.pos++
			v := r.expression(pPower)
			if r.lang == Perl && (t.text == "\\" || t.text == "&") {
				if t.text == "\\" {
					r.spoil(v)
				}
				return v
			}
			return v
		}
	}
	if t.kind == tName && (t.text == "not" && r.lang != JavaScript && r.lang != Go) {
		r.pos++
		r.escape(r.expression(pCompare))
		return value{}
	}
	return r.postfix(r.primary())
}
