package grammar

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// Primary reads a literal, a name, or something in brackets.
func (r *expressions) Primary() value.Value {
	t := r.Peek(0)
	r.Target = Target{Start: r.Pos}
	switch t.Kind {
	case token.String:
		return r.literals()
	case token.Pieces:
		return r.literals()
	case token.Shell:
		r.Pos++
		v := r.pieces(t)
		r.Line = t.Line
		r.Emit(code.RunsShell, "`", v)
		return value.Value{}
	case token.Regex:
		r.Pos++
		for _, p := range t.Pieces {
			if p.Toks != nil {
				r.Escape(r.inside(p.Toks))
			}
		}
		return value.Value{}
	case token.Number:
		r.Pos++
		if strings.HasPrefix(t.Text, "<") { // a line of a file that is open in Perl
			return value.Value{}
		}
		return value.Value{Kind: value.Number, Text: t.Text}
	case token.Name:
		return r.word(t)
	case token.Op:
		return r.bracketed(t)
	}
	r.Pos++
	return value.Value{}
}

// literals reads a string, or several that stand side by side, where the language joins them.
func (r *expressions) literals() value.Value {
	v := r.oneLiteral()
	for r.Lang == code.Python || r.Lang == code.Ruby {
		t := r.Peek(0)
		if t.Kind != token.String && t.Kind != token.Pieces || t.NewLine {
			break
		}
		v = value.Concat(v, r.oneLiteral())
	}
	return v
}

// oneLiteral reads one string.
func (r *expressions) oneLiteral() value.Value {
	t := r.Peek(0)
	r.Pos++
	if t.Kind == token.Pieces && len(t.Pieces) > 0 {
		return r.pieces(t)
	}
	v := value.Text(t.Text)
	if r.Lang == code.Perl && t.Quoted && strings.ContainsAny(t.Text, "*?{") {
		v.Source = code.Glob
	}
	return v
}

// pieces reads the expressions in a string and puts the string together.
func (r *expressions) pieces(t *token.Token) value.Value {
	v := value.Text("")
	for _, p := range t.Pieces {
		if p.Toks == nil {
			v = value.Concat(v, value.Text(p.Text))
			continue
		}
		inner := r.inside(p.Toks)
		r.Escape(inner)
		if p.Cut && (inner.Kind == value.Number || inner.Kind == value.Count || r.FromText(inner)) { // f"{46:c}"
			inner = value.Hidden
		}
		inner = r.Printed(inner, p.Spec)
		if inner.Kind == value.Path {
			inner.Kind = value.String
		}
		if inner.Kind == value.List && r.Lang == code.Perl {
			inner = r.Joined(inner, value.Text(" "))
		}
		if v.Text == "" && v.Known && v.Source == code.Plain && inner.IsText() {
			v = inner // "#{Dir.tmpdir}/x" stays relative to the folder
			v.Kind = value.String
			continue
		}
		if inner.Kind == value.Name {
			inner = value.Value{}
		}
		v = value.Concat(v, inner)
	}
	return v
}

// inside reads the tokens of an expression that stands in a string.
func (r *expressions) inside(toks []token.Token) value.Value {
	if r.depth >= token.MaxDepth {
		r.Opaque("strings too deep", r.Line)
		return value.Value{}
	}
	outer, pos, limit, target := r.Toks, r.Pos, r.Limit, r.Target
	r.Toks, r.Pos, r.Limit = toks, 0, len(toks)
	r.depth += 5
	v := value.Value{}
	for r.Pos < r.Limit {
		before := r.Pos
		v = r.Expression(0)
		if r.Pos == before || r.At(";") {
			r.Pos++
		}
	}
	r.depth -= 5
	r.Toks, r.Pos, r.Limit, r.Target, r.assigned = outer, pos, limit, target, -1
	return v
}
