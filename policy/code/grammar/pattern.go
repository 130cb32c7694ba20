package grammar

import (
	"guard/policy/code"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// Pattern gives the names between start and end what v holds: an element each, where v has as many, and otherwise an
// unknown value.
func (r *assignments) Pattern(start, end int, v value.Value) {
	end = min(end, len(r.Toks))
	if start < 0 || start >= end {
		return
	}
	open := &r.Toks[start]
	if (open.Is("[") || open.Is("(") || open.Is("{")) && int(open.Match) == end-1 {
		object := open.Is("{")
		r.Members(start+1, end-1, v, object)
		return
	}
	if parts := r.Parts(start, end); len(parts) == 1 && parts[0][1] == end {
		r.bindPart(start, end, v)
		return
	}
	r.Members(start, end, v, false)
}

// Members gives the parts of a pattern, which commas divide, their values. object says that they are named members
// and not elements.
func (r *assignments) Members(start, end int, v value.Value, object bool) {
	parts := r.Parts(start, end)
	for n, part := range parts {
		from, to := part[0], part[1]
		for from < to && r.Toks[from].Kind == token.Op && (r.Toks[from].Is("*") || r.Toks[from].Is("...")) {
			r.ReadsAll(v)
			r.BindAll(from, to, value.Value{})
			from = to
		}
		if from >= to {
			continue
		}
		first := &r.Toks[from]
		element := value.Value{}
		if object {
			element = r.Index(v, value.Text(first.Text), first.Line)
			if first.Kind == token.Op {
				element = value.Value{}
				if first.Is("[") && v.Kind == value.Name && r.Risky(v.Text) { // {[name]: x} = module
					r.Opaque(v.Text+"[]", first.Line)
				}
			}
			if from+1 < to && r.Toks[from+1].Is(":") {
				from += 2
			}
		} else if v.Kind == value.List && len(v.List.Items) == len(parts) && !r.MayHoldMore(v.List) {
			element = v.List.Items[n]
		} else if r.Lang == code.Go && n == 0 && v.Kind != value.List && v.Kind != value.Dict { // f, err := os.Open(x)
			element = v
		}
		if from < to {
			r.bindPart(from, to, element)
		}
	}
}

// bindPart binds one part of a pattern: a name, a name with a default value, or a pattern.
func (r *assignments) bindPart(from, to int, v value.Value) {
	t := &r.Toks[from]
	if t.Kind == token.Op && int(t.Match) > from {
		r.Pattern(from, int(t.Match)+1, v)
		return
	}
	for from < to && r.Declares(from) {
		from++
	}
	if from < to && int(r.Toks[from].Match) > from {
		r.Pattern(from, int(r.Toks[from].Match)+1, v)
		return
	}
	if from >= to || r.Toks[from].Kind != token.Name {
		r.Escape(v)
		return
	}
	if from+1 < to && !r.Toks[from+1].Is("=") {
		if r.Toks[from+1].Is(".") || r.Toks[from+1].Is("[") || r.Toks[from+1].Is("->") || r.Toks[from+1].Is("{") {
			r.Escape(v)
			r.EscapeModule(v)
			r.storesMember(from, to, v)
			r.MarkOverwritten(r.Lookup(r.Toks[from].Text))
			if last := &r.Toks[to-1]; last.Kind == token.Name {
				r.BindIn(r.Root, "."+last.Text, v)
				if r.Lang == code.Go { // cmd.Dir, _ = path.Split(x)
					r.StoreIn(value.Value{}, value.Text(last.Text), v)
				}
			}
			return
		}
	}
	if from+1 < to && r.Toks[from+1].Is("=") {
		pos := r.Pos
		r.Pos = from + 2
		v = value.OneOf(v, r.Grammar.Expression(Conditional))
		r.Pos = pos
	}
	r.BindName(r.Toks[from].Text, v)
}

// BindAll gives v to every name between from and to.
func (r *assignments) BindAll(from, to int, v value.Value) {
	for ; from < to; from++ {
		if r.Toks[from].Kind == token.Name {
			r.Bind(r.Toks[from].Text, v)
		}
	}
}

// ForIn reads x, y in z of Python's loops and comprehensions.
func (r *assignments) ForIn() {
	from := r.Pos
	for r.Pos < r.Limit && !r.Peek(0).IsName("in") && !r.Peek(0).NewLine {
		if m := int(r.Toks[r.Pos].Match); m > r.Pos {
			r.Pos = m
		}
		r.Pos++
	}
	to := min(r.Pos, r.Limit)
	r.Grammar.CallsWithin(from, to)
	if !r.AcceptName("in") {
		return
	}
	v := r.Grammar.Expression(Conditional)
	if r.At(",") && r.Limit == len(r.Toks) {
		items := []value.Value{v}
		for r.Accept(",") {
			items = append(items, r.Grammar.Expression(Conditional))
		}
		v = value.ListOf(items...)
	}
	r.Escape(v)
	r.ForEach(from, to, r.Element(v))
}

// ForEach gives the targets of a loop what one element may be.
func (r *assignments) ForEach(from, to int, element value.Value) {
	element.Each(func(e value.Value) { r.BindTarget(from, to, e) })
}

// BindTarget gives v to the pattern, or to the single name, between from and to.
func (r *assignments) BindTarget(from, to int, v value.Value) {
	if to-from == 1 && r.Toks[from].Kind == token.Name {
		r.BindName(r.Toks[from].Text, v)
		return
	}
	r.Pattern(from, to, v)
}
