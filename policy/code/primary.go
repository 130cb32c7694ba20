package code

import "strings"

// primary follows a literal, a name, or something in brackets.
func (r *expressions) primary() value {
	t := r.peek(0)
	r.target = target{start: r.pos}
	switch t.kind {
	case tString:
		return r.literals()
	case tPieces:
		return r.literals()
	case tShell:
		r.pos++
		v := r.pieces(t)
		r.line = t.line
		r.emit(RunsShell, "`", v)
		return value{}
	case tRegex:
		r.pos++
		for _, p := range t.pieces {
			if p.toks != nil {
				r.escape(r.inside(p.toks))
			}
		}
		return value{}
	case tNumber:
		r.pos++
		return value{kind: vNumber, text: t.text}
	case tName:
		return r.word(t)
	case tOp:
		return r.bracketed(t)
	}
	r.pos++
	return value{}
}

// literals follows one string, or several that stand side by side where the
// language makes one of them.
func (r *expressions) literals() value {
	v := r.oneLiteral()
	for r.lang == Python || r.lang == Ruby {
		t := r.peek(0)
		if t.kind != tString && t.kind != tPieces || t.nl {
			break
		}
		v = concat(v, r.oneLiteral())
	}
	return v
}

func (r *expressions) oneLiteral() value {
	t := r.peek(0)
	r.pos++
	if t.kind == tPieces && len(t.pieces) > 0 {
		return r.pieces(t)
	}
	v := text(t.text)
	if r.lang == Perl && t.quoted && strings.ContainsAny(t.text, "*?{") {
		v.source = Glob
	}
	return v
}

// pieces follows the expressions in a string and puts it together.
func (r *expressions) pieces(t *token) value {
	v := text("")
	for _, p := range t.pieces {
		if p.toks == nil {
			v = concat(v, text(p.text))
			continue
		}
		inner := r.inside(p.toks)
		r.escape(inner)
		if p.cut && (inner.kind == vNumber || r.fromText(inner)) { // f"{46:c}"
			inner = hidden
		}
		if inner.kind == vPath {
			inner.kind = vString
		}
		if inner.kind == vList && r.lang == Perl {
			inner = r.joined(inner, text(" "))
		}
		if v.text == "" && v.known && v.source == Plain && inner.isText() {
			v = inner // "#{Dir.tmpdir}/x" stays relative to the folder
			v.kind = vString
			continue
		}
		if inner.kind == vName {
			inner = value{}
		}
		v = concat(v, inner)
	}
	return v
}

// inside follows tokens that stand inside of a string.
func (r *expressions) inside(toks []token) value {
	if r.depth >= maxDepth {
		r.opaque("strings too deep", r.line)
		return value{}
	}
	outer, pos, limit, target := r.toks, r.pos, r.limit, r.target
	r.toks, r.pos, r.limit = toks, 0, len(toks)
	r.depth += 5
	v := value{}
	for r.pos < r.limit {
		before := r.pos
		v = r.expression(0)
		if r.pos == before || r.at(";") {
			r.pos++
		}
	}
	r.depth -= 5
	r.toks, r.pos, r.limit, r.target, r.assigned = outer, pos, limit, target, -1
	return v
}
