package grammar

import (
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/token"
)

// spans notes where parameters have their names: in the function that begins at a token, whose parameters end at to.
func (r *assignments) spans(params []string, at, to int) {
	end := -1
	for _, name := range params {
		if name == "" || r.Book.Rule(name) == nil && !r.Book.Globals[name] {
			continue
		}
		if end < 0 {
			end = bodyEnd(r.Lang, r.Toks, to)
		}
		call.InFunction(&r.Calls, name, at, end)
	}
}

// bodyEnd returns the index of the token with which the body of a function ends, whose parameters end at a token.
func bodyEnd(lang code.Language, toks []token.Token, at int) int {
	switch lang {
	case code.JavaScript:
		return scriptBodyEnd(toks, at)
	case code.Lua:
		return luaBodyEnd(toks, at)
	}
	return at
}

// scriptBodyEnd is bodyEnd for JavaScript: a block, or the expression of an arrow function.
func scriptBodyEnd(toks []token.Token, at int) int {
	for i := at; i < min(at+maxHead, len(toks)); i++ {
		t := &toks[i]
		arrow := t.Is("=>")
		if arrow && i+1 < len(toks) {
			i++
			t = &toks[i]
		}
		switch {
		case t.Is("{") && int(t.Match) > i:
			return int(t.Match)
		case arrow:
			return expressionEnd(toks, i)
		}
	}
	return at
}

// maxHead bounds the tokens between the parameters of a function and its body.
const maxHead = 64

// expressionEnd returns the index of the last token of the expression that begins at a token.
func expressionEnd(toks []token.Token, at int) int {
	for i := at; i < len(toks); i++ {
		t := &toks[i]
		switch {
		case int(t.Match) > i:
			i = int(t.Match)
		case t.Is(")"), t.Is("]"), t.Is("}"), t.Is(","), t.Is(";"):
			return i - 1
		case i > at && t.NewLine && t.Kind != token.Op && (toks[i-1].Kind != token.Op || toks[i-1].Match >= 0):
			return i - 1
		}
	}
	return len(toks) - 1
}

// luaBodyEnd is bodyEnd for Lua.
func luaBodyEnd(toks []token.Token, at int) int {
	depth := 1
	for i := at; i < len(toks); i++ {
		if toks[i].Kind != token.Name {
			continue
		}
		switch toks[i].Text {
		case "function", "do", "if", "repeat":
			depth++
		case "end", "until":
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return at
}
