package token

import (
	"guard/policy/code"
)

// ReturnType skips the type of a result: ": T" before a body.
func (r *Cursor) ReturnType() {
	if r.At(":") && (r.Lang == code.JavaScript || r.Lang == code.PHP) {
		r.Pos++
		r.TypeName()
	}
}

// ArrowAt reports whether => stands at index i, or comes after a type that begins there.
func (r *Cursor) ArrowAt(i int) bool {
	if i >= r.Limit {
		return false
	}
	if r.Toks[i].Is("=>") {
		return true
	}
	if !r.Toks[i].Is(":") || i < 1 {
		return false
	}
	open := int(r.Toks[i-1].Match)
	if open >= 0 && open+2 < i && !(r.Toks[open+2].Is(":") || r.Toks[open+2].Is(",") || r.Toks[open+2].Is("?") ||
		r.Toks[open+2].Is(")")) {
		return false
	}
	pos := r.Pos
	defer func() { r.Pos = pos }()
	r.Pos = i + 1
	r.TypeName()
	return r.At("=>")
}

// TypeName skips a type of TypeScript or PHP.
func (r *Cursor) TypeName() {
	for r.Pos < r.Limit {
		t := r.Peek(0)
		switch {
		case t.Is("(") || t.Is("[") || t.Is("{"):
			r.Pos = min(r.Closing(r.Pos)+1, r.Limit)
			if r.Accept("=>") {
				continue
			}
		case t.Is("|") || t.Is("&") || t.Is("?") || t.Is("-") || t.Is("..."):
			r.Pos++
			continue
		case t.Kind == Name && typeWords[t.Text]:
			r.Pos++
			continue
		case t.Kind == Name || t.Kind == String || t.Kind == Number || t.Kind == Pieces:
			r.Pos++
		default:
			return
		}
		for r.Pos < r.Limit {
			n := r.Peek(0)
			if n.Is(".") {
				r.Pos += 2
			} else if n.Is("<") {
				if !r.TypeArguments() && !r.SkipAngles() {
					return
				}
			} else if n.Is("[") && !n.NewLine {
				r.Pos = min(r.Closing(r.Pos)+1, r.Limit)
			} else {
				break
			}
		}
		n := r.Peek(0)
		if !n.Is("|") && !n.Is("&") && !n.IsName("extends") && !n.IsName("is") {
			return
		}
		r.Pos++
	}
}

// CallBefore reports whether the bracket at index i is that of a call.
func (r *Cursor) CallBefore(i int) bool {
	if i < 1 {
		return false
	}
	t := &r.Toks[i-1]
	return t.Kind == Name && !typeWords[t.Text] || t.Is(")") || t.Is("]") || t.Is("?.") || t.Kind == String ||
		t.Kind == Pieces
}

// typeWords holds the words that may stand before a type.
var typeWords = map[string]bool{"keyof": true, "typeof": true, "infer": true, "readonly": true, "unique": true,
	"asserts": true, "new": true, "abstract": true}

// SkipAngles skips the <…> of a type; false: the angle brackets do not match within 200 tokens, or something between
// them is called and so is no type, as in a < f() > (b).
func (r *Cursor) SkipAngles() bool {
	depth, inner := 0, 0
	for n := 0; n < 200 && r.Pos+n < r.Limit; n++ {
		t := r.Peek(n)
		if t.Kind == Op {
			switch t.Text {
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
			if inner < 0 || t.Text == ";" && inner == 0 || t.Text == "(" && r.CallBefore(r.Pos+n) {
				return false
			}
		} else if len(t.Pieces) > 0 {
			return false
		}
		if depth <= 0 && inner == 0 {
			r.Pos += n + 1
			return true
		}
	}
	return false
}

// TypeArguments skips <T> where a call comes after it.
func (r *Cursor) TypeArguments() bool {
	if !r.At("<") || r.Lang != code.JavaScript {
		return false
	}
	pos := r.Pos
	if r.SkipAngles() && (r.At("(") || r.Peek(0).Kind == Pieces) {
		return true
	}
	r.Pos = pos
	return false
}

// IsMethod reports whether a method begins here: name(…) { … }.
func (r *Cursor) IsMethod() bool {
	i := r.Pos
	t := r.Peek(0)
	if t.Is("[") {
		i = int(t.Match)
	} else if t.Kind != Name && t.Kind != String && t.Kind != Number {
		return false
	}
	if i++; i < r.Limit && r.Toks[i].Is("?") {
		i++
	}
	if i < r.Limit && r.Toks[i].Is("<") {
		pos := r.Pos
		r.Pos = i
		if r.SkipAngles() {
			i = r.Pos
		}
		r.Pos = pos
	}
	if i >= r.Limit || !r.Toks[i].Is("(") || r.Toks[i].Match < 0 {
		return false
	}
	after := int(r.Toks[i].Match) + 1
	return after < r.Limit && (r.Toks[after].Is("{") || r.Toks[after].Is(":"))
}
