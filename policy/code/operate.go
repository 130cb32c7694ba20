package code

// pythonChoice follows: left if condition else other.
func (r *expressions) pythonChoice(left value) value {
	r.pos++
	r.escape(r.expression(pOr))
	if !r.acceptName("else") {
		return left
	}
	return choice(left, r.expression(pChoice))
}

// ternary follows what stands behind ?.
func (r *expressions) ternary(condition value) value {
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
func (r *expressions) operate(t *token, left value, p int) value {
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
			left, right = r.plainValue(left), r.plainValue(right)
		}
		if left.isText() || right.isText() || left.kind == vChoice || right.kind == vChoice {
			return r.concat(left, right)
		}
	case ".":
		return r.concat(left, right)
	case "..":
		if r.lang == Lua {
			return r.concat(left, right)
		}
	case "/":
		if r.pathly(left) || r.pathly(right) {
			return join(left, right, true)
		}
	case "%":
		if r.lang == Python || r.lang == Ruby {
			if left.kind == vString {
				r.escape(right)
				return r.format(left, r.flat(right), "%")
			}
		}
	case "||", "or", "??", "&&", "and", "//":
		return choice(left, right)
	case "<<":
		if r.lang == Ruby {
			if left.kind == vName && r.book.searches[left.text] {
				r.searchIn(left.text, right)
				return left
			}
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
	case "|":
		if env, ok := r.environmentOf([]value{left, right}, &arguments{}); ok {
			return env
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

// plainValue makes a name that is no constant an unknown value.
func (r *values) plainValue(v value) value {
	if v.kind == vName {
		r.escape(v)
		return value{}
	}
	return v
}

func (r *values) pathly(v value) bool {
	is := false
	v.each(func(v value) { is = is || v.kind == vPath })
	return is
}

// append puts the elements of b behind those of a.
func (r *values) append(a, b value) value {
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
func (r *values) joined(l, sep value) value {
	if s, ok := sep.literal(); !ok || l.kind != vList || len(s)*len(l.list.items) > maxValue {
		return value{kind: vString, decoded: l.isDecoded()}
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
func (r *expressions) unary() value {
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
			if t.text == "*" && r.lang == Perl {
				return r.glob(t)
			}
			v := r.expression(pPower)
			if r.lang == Perl && (t.text == "\\" || t.text == "&") {
				if t.text == "\\" {
					r.spoil(v)
					r.referred(v)
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
