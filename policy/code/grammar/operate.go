package grammar

import (
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// pythonChoice reads the rest of left if condition else other, whose value is either of the two.
func (r *expressions) pythonChoice(left value.Value) value.Value {
	r.Pos++
	name, is, not := r.Peek(0), r.Peek(1), r.Peek(2)
	condition := r.Expression(Or)
	r.Escape(condition)
	if !r.AcceptName("else") {
		return left
	}
	other := r.Expression(Conditional)
	if is.IsName("is") && name.Kind == token.Name { // a if x is not None else b
		if condition = r.Lookup(name.Text); !not.IsName("not") {
			left, other = other, left
		}
	}
	return call.Either(&r.Calls, condition, left, other)
}

// ternary reads what stands after the ? of a condition.
func (r *expressions) ternary(condition value.Value) value.Value {
	r.Escape(condition)
	if r.At(":") && r.Lang == code.PHP { // a ?: b
		r.Pos++
		return value.OneOf(condition, r.Expression(Conditional))
	}
	a := r.Expression(Assignment)
	if !r.Accept(":") {
		return a
	}
	return call.Either(&r.Calls, condition, a, r.Expression(Assignment))
}

// operate reads the right side of a binary operator, and returns the result.
func (r *expressions) operate(t *token.Token, left value.Value, p int) value.Value {
	line := t.Line
	right := r.Expression(p + 1)
	r.Line = line
	switch op := t.Text; op {
	case "+":
		if left.Kind == value.List && right.Kind == value.List {
			return r.Append(left, right)
		}
		if r.Lang == code.Ruby && left.Kind == value.Path {
			return value.Join(left, right, true)
		}
		if left.Kind == value.Name || right.Kind == value.Name {
			left, right = r.PlainValue(left), r.PlainValue(right)
		}
		if r.counted(left, right) {
			return value.ACount
		}
		if left.IsText() || right.IsText() || left.Kind == value.Choice || right.Kind == value.Choice {
			return r.Concat(left, right)
		}
	case ".":
		return r.Concat(left, right)
	case "..":
		if r.Lang == code.Lua {
			return r.Concat(left, right)
		}
	case "/":
		if r.Pathly(left) || r.Pathly(right) {
			return value.Join(left, right, true)
		}
	case "-", "//", "**":
		if op == "//" && r.Lang == code.Perl {
			return value.OneOf(left, right)
		}
		if r.counted(left, right) {
			return value.ACount
		}
	case "%":
		if r.counted(left, right) {
			return value.ACount
		}
		if r.Lang == code.Python || r.Lang == code.Ruby {
			if left.Kind == value.String {
				r.Escape(right)
				return r.Format(left, r.Elements(right), "%")
			}
		}
	case "||", "or", "??":
		if left.Same(value.Absent) {
			return right
		}
		return call.Either(&r.Calls, left, left, right)
	case "&&", "and":
		return value.OneOf(left, right)
	case "<<":
		if r.Lang == code.Ruby {
			if left.Kind == value.Name && r.Book.Searches[left.Text] {
				r.SearchFolder(left.Text, right)
				return left
			}
			r.MarkChanged(left)
			if left.Kind == value.String {
				r.MarkTextChanged(left.Text)
			}
			return value.Value{}
		}
	case "===":
		if r.Lang == code.Ruby && (left.Kind == value.Function || left.Kind == value.Partial) { // it calls left
			return r.Call(left, &value.Arguments{Pos: []value.Value{right}}, line)
		}
		if r.Lang == code.Ruby && left.Kind == value.Unknown {
			r.EscapeModule(right)
		}
	case "=~":
		if r.Lang == code.Perl && r.Peek(-1).Kind == token.Regex && r.Peek(-1).Quoted {
			r.spoilTarget()
		}
	case "|":
		if env, ok := r.EnvironmentOf([]value.Value{left, right}, &value.Arguments{}); ok {
			return env
		}
		if r.Lang == code.Go && left.Kind == value.Name && right.Kind == value.Name { // flags: os.O_CREATE|os.O_APPEND
			return value.Named(left.Text + "|" + right.Text)
		}
	case "in":
		if right.Kind == value.Name && r.Book.Environment[right.Text] {
			r.Emit(code.Environment, right.Text, left)
			return value.Value{}
		}
	case "*":
		if r.counted(left, right) {
			return value.ACount
		}
		if r.Lang == code.Ruby && left.Kind == value.List && right.Kind == value.String {
			return r.Joined(left, right)
		}
	}
	r.Escape(left)
	r.Escape(right)
	if left.IsDecoded() || right.IsDecoded() {
		return value.Hidden
	}
	return value.Value{}
}

// counted reports two numbers, of a language in which nothing else can be made of their sum.
func (r *assignments) counted(v, w value.Value) bool {
	return (r.Lang == code.Python || r.Lang == code.JavaScript) && numeric(v) && numeric(w)
}

// numeric reports a number, one that is known or one that is not.
func numeric(v value.Value) bool {
	is := true
	v.Each(func(v value.Value) { is = is && (v.Kind == value.Number || v.Kind == value.Count) })
	return is
}

// stepped notes i++ and i--: from there on, i is some number.
func (r *assignments) stepped(v value.Value) {
	if r.Target.Kind == aName && r.counted(v, v) {
		r.BindName(r.Target.name, value.ACount)
	} else if r.Target.Kind == aName && v.IsText() { // "a9"++ is "b0"
		r.BindName(r.Target.name, value.Hidden)
	}
}

// unary reads a prefix operator and its operand, or an operand without one.
func (r *expressions) unary() value.Value {
	t := r.Peek(0)
	if t.Kind == token.Op {
		switch t.Text {
		case "!", "-", "+", "~", "++", "--", "<-", "...", "**", "..":
			r.Pos++
			v := r.Expression(Power)
			if t.Text == "-" && v.Kind == value.Number {
				v.Text = "-" + v.Text
				return v
			}
			if t.Text == "++" || t.Text == "--" {
				r.stepped(v)
			}
			r.Escape(v)
			return value.Value{}
		case "*", "&", "\\", "@", "::":
			r.Pos++
			if t.Text == "*" && r.Lang == code.Perl {
				return r.glob(t)
			}
			v := r.Expression(Power)
			if r.Lang == code.Perl && (t.Text == "\\" || t.Text == "&") {
				if t.Text == "\\" {
					r.MarkChanged(v)
					r.referred(v)
				}
				return v
			}
			return v
		}
	}
	if t.Kind == token.Name && (t.Text == "not" && r.Lang != code.JavaScript && r.Lang != code.Go) {
		r.Pos++
		r.Escape(r.Expression(Comparison))
		return value.Value{}
	}
	return r.Postfix(r.Primary())
}

// UnaryOrNested reads such an operand inside another expression.
func (r *expressions) UnaryOrNested() value.Value {
	if !r.deeper() {
		return value.Value{}
	}
	defer r.shallower()
	return r.unary()
}
