package code

// returnType passes : T before a body.
func (r *cursor) returnType() {
	if r.at(":") && (r.lang == JavaScript || r.lang == PHP) {
		r.pos++
		r.typeName()
	}
}

// arrowAt reports whether => stands at index i, behind a type or at once.
func (r *cursor) arrowAt(i int) bool {
	if i >= r.limit {
		return false
	}
	if r.toks[i].is("=>") {
		return true
	}
	if !r.toks[i].is(":") || i < 1 {
		return false
	}
	open := int(r.toks[i-1].match)
	if open >= 0 && open+2 < i && !(r.toks[open+2].is(":") || r.toks[open+2].is(",") || r.toks[open+2].is("?") ||
		r.toks[open+2].is(")")) {
		return false
	}
	pos := r.pos
	defer func() { r.pos = pos }()
	r.pos = i + 1
	r.typeName()
	return r.at("=>")
}

// typeName passes a type of TypeScript or PHP.
func (r *cursor) typeName() {
	for r.pos < r.limit {
		t := r.peek(0)
		switch {
		case t.is("(") || t.is("[") || t.is("{"):
			r.pos = min(r.closing(r.pos)+1, r.limit)
			if r.accept("=>") {
				continue
			}
		case t.is("|") || t.is("&") || t.is("?") || t.is("-") || t.is("..."):
			r.pos++
			continue
		case t.kind == tName && typeWords[t.text]:
			r.pos++
			continue
		case t.kind == tName || t.kind == tString || t.kind == tNumber || t.kind == tPieces:
			r.pos++
		default:
			return
		}
		for r.pos < r.limit {
			n := r.peek(0)
			if n.is(".") {
				r.pos += 2
			} else if n.is("<") {
				if !r.typeArguments() && !r.skipAngles() {
					return
				}
			} else if n.is("[") && !n.nl {
				r.pos = min(r.closing(r.pos)+1, r.limit)
			} else {
				break
			}
		}
		n := r.peek(0)
		if !n.is("|") && !n.is("&") && !n.isName("extends") && !n.isName("is") {
			return
		}
		r.pos++
	}
}

// callBefore reports whether the bracket at index i is that of a call.
func (r *cursor) callBefore(i int) bool {
	if i < 1 {
		return false
	}
	t := &r.toks[i-1]
	return t.kind == tName && !typeWords[t.text] || t.is(")") || t.is("]") || t.is("?.") || t.kind == tString ||
		t.kind == tPieces
}

var typeWords = map[string]bool{"keyof": true, "typeof": true, "infer": true, "readonly": true, "unique": true,
	"asserts": true, "new": true, "abstract": true}

// skipAngles passes <…> of a type, as far as it is balanced nearby.
// What calls something there is no type: a < f() > (b).
func (r *cursor) skipAngles() bool {
	depth, inner := 0, 0
	for n := 0; n < 200 && r.pos+n < r.limit; n++ {
		t := r.peek(n)
		if t.kind == tOp {
			switch t.text {
			case "<":
				depth++
			case ">":
				depth--
			case ">>":
				depth -= 2
			case ">>>":
				depth -= 3
			case "(", "[", "{":
				inner++
			case ")", "]", "}":
				inner--
			case "&&", "||", "=", "+", "-", "*", "/", "!", "++", "--":
				return false
			}
			if inner < 0 || t.text == ";" && inner == 0 || t.text == "(" && r.callBefore(r.pos+n) {
				return false
			}
		} else if len(t.pieces) > 0 {
			return false
		}
		if depth <= 0 && inner == 0 {
			r.pos += n + 1
			return true
		}
	}
	return false
}

// typeArguments passes <T> where a call follows it.
func (r *cursor) typeArguments() bool {
	if !r.at("<") || r.lang != JavaScript {
		return false
	}
	pos := r.pos
	if r.skipAngles() && (r.at("(") || r.peek(0).kind == tPieces) {
		return true
	}
	r.pos = pos
	return false
}
