package grammar

import (
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// Statements reads the statements up to the token at index end.
func (r *Reader) Statements(end int) {
	r.Repeats(end, r.Statement)
}

// Statement reads one statement, or a keyword or mark between statements.
func (r *Reader) Statement() {
	t := r.Peek(0)
	r.Line = t.Line
	if t.NewLine && r.Lang == code.Python {
		r.LeaveScopes(t.Col)
	}
	if t.Kind == token.Op && (t.Text == "{" || t.Text == "}" || t.Text == ";" || t.Text == ":" || t.Text == "," ||
		t.Text == ")" || t.Text == "]") {
		if t.Text == "{" && r.Lang != code.Python && !r.At("=") {
			if end := r.Closing(r.Pos); end+1 >= len(r.Toks) || !r.Toks[end+1].Is("=") {
				r.Pos++
				return
			}
		} else if t.Text != "{" {
			r.Pos++
			return
		}
	}
	if t.Kind == token.Name && r.dialect.Statement(t) {
		return
	}
	if t.Is("@") && (r.Lang == code.Python || r.Lang == code.JavaScript) {
		r.Pos++
		v := r.Expression(Comparison)
		r.Escape(v)
		r.Decorated = r.Lang == code.Python
		return
	}
	if t.Kind == token.Name && stops[t.Text]&(1<<r.Lang) != 0 && !r.Peek(1).Is(".") &&
		!(r.Peek(1).Is("=") && r.Lang != code.JavaScript) {
		r.Pos++
		if t.Text == "return" && r.Start.Objects && !r.Peek(0).NewLine && r.Peek(0).Kind != token.End &&
			!r.At(";") && !r.At("}") {
			r.gives()
		}
		return
	}
	r.simple()
}

// gives reads what a function gives back.
func (r *Reader) gives() {
	v := r.Expression(0)
	call.Gives(&r.Calls, call.InFunctionOf(&r.Calls), v)
	r.Escape(v)
	r.EscapeModule(v)
}

// simple reads an expression or an assignment: a, b = c, d. Which of them it is shows only after the left side, so that
// is read as an expression first.
func (r *Reader) simple() {
	start := r.Pos
	r.Line, r.assigned = r.Peek(0).Line, -1
	v := r.Expression(0)
	to := r.Target
	to.Start = start
	if r.Lang == code.Python && r.At(":") && to.Kind != APattern && !r.Peek(1).NewLine && r.annotated(start) {
		r.Pos++
		r.Escape(r.Expression(Conditional))
	}
	values := []value.Value{v}
	for r.At(",") && r.Lang != code.JavaScript && r.Lang != code.Perl {
		r.Pos++
		if t := r.Peek(0); t.Is("=") || t.NewLine && r.Lang == code.Python || t.Kind == token.End {
			to.Kind = APattern
			break
		}
		r.Accept("*")
		least := 0
		if r.Lang == code.Go { // the assignment is to all of them
			least = Conditional
		}
		values = append(values, r.Expression(least))
		to.Kind = APattern
	}
	t := r.Peek(0)
	if t.Assigns() && (r.Lang == code.Python || len(values) > 1) &&
		!(t.NewLine && r.Lang != code.Lua) {
		r.Pos++
		r.AssignAll(t.Text, to, v, r.Pos-1)
		return
	}
	if r.assigned == r.Pos && len(values) == 1 {
		return
	}
	if r.Lang == code.Ruby && len(values) == 1 && r.Peek(0).IsName("end") { // what a method ends with it gives
		call.Gives(&r.Calls, call.InFunctionOf(&r.Calls), v)
	}
	for _, v := range values {
		r.Escape(v)
		r.EscapeModule(v)
		// the option -p prints the last value
		if v.Kind == value.Name && r.Book.HoldsEnvironment[v.Text] && !r.Book.Dangerous[v.Text] &&
			r.Pos+1 >= len(r.Toks) {
			r.Emit(code.Environment, v.Text, value.Text(""))
		}
	}
}

// annotated reports whether what began at start begins a line of Python. Then a type comes after the colon, as in
// x: int = 1, and not a block, as in if x: y().
func (r *lookahead) annotated(start int) bool {
	return r.Toks[start].NewLine || start == 0
}

// AssignAll reads the right side of targets = values, also of a = b = c.
func (r *assignments) AssignAll(op string, to Target, left value.Value, end int) {
	start := r.Pos
	v := r.Grammar.Expression(Assignment)
	next := r.Target
	next.Start = start
	if r.At(",") {
		items := []value.Value{v}
		for r.Accept(",") {
			if t := r.Peek(0); t.NewLine || t.Kind == token.End {
				break
			}
			items = append(items, r.Grammar.Expression(Assignment))
		}
		v = value.Value{Kind: value.List, List: &value.Elements{Items: items, At: r.Place(start)}}
		next.Kind = APattern
	}
	if r.At("=") && r.Lang == code.Python {
		r.Pos++
		last := r.Pos - 1
		r.AssignAll("=", next, v, last)
		v = r.lastAssigned
	}
	r.lastAssigned = v
	r.store(op, to, left, v, end)
}
