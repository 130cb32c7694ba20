package token

import "strings"

// slashBegins reports whether the / here begins a regular expression (ECMA-262, 12.1).
func (s scriptScanner) slashBegins() bool {
	switch s.operand() {
	case begins:
		return true
	case unsure:
		if s.slashFollows() {
			s.bad = "/ that may divide or begin a pattern"
		}
	}
	return false
}

// The words of JavaScript behind which a value begins, and those of them that may be names or end a type of TypeScript
// too.
var (
	scriptBegins = wordSet("return typeof case in delete throw new do else instanceof default extends")
	scriptEither = wordSet("of await yield void")
)

// scriptHeads are the words whose brackets no value ends: if (x) /a/.test(y).
var scriptHeads = wordSet("if while for with")

// operand says what may begin here. At the beginning of a line the statement before may have ended.
func (s scriptScanner) operand() operand {
	t := s.last()
	switch {
	case t == nil:
		return begins
	case t.Kind == Op:
		return s.afterMark(t)
	case t.Kind == Name && s.isWord(len(s.toks)-1, scriptBegins):
		return begins
	case s.nl && !s.inExpression(), t.Kind == Name && s.isWord(len(s.toks)-1, scriptEither):
		return unsure
	}
	return divides
}

// inExpression reports whether the last token is what an operator takes, so that no line ends the expression: a = b.
// What TypeScript writes of a type does end.
func (s scriptScanner) inExpression() bool {
	switch s.before(1).Text {
	case "=", "+=", "-=", "+", "-", "*", "/", "%", "(", "[", "&&", "||", "??", "===", "==", "!==", "!=":
		return s.before(1).Kind == Op && !s.before(3).IsName("type") && !s.before(3).IsName("import")
	}
	return false
}

// isWord reports whether the token at an index is one of the words, and no member's name.
func (s scriptScanner) isWord(at int, words map[string]bool) bool {
	return at >= 0 && s.toks[at].Kind == Name && words[s.toks[at].Text] && !s.isMember(at)
}

// afterMark says what may begin behind an operator or a bracket.
func (s scriptScanner) afterMark(t *Token) operand {
	at := len(s.toks) - 1
	switch t.Text {
	case ")":
		return s.afterBracket(int(t.Match))
	case "]":
		return s.unlessLineBegins(divides)
	case "}", ">", ">>", ">>>": // a block or an object; a comparison or the end of a type
		return unsure
	case "++", "--":
		if s.endsValue(at-1) && !t.NewLine {
			return s.unlessLineBegins(divides)
		}
		return unsure
	case "!": // a negation, or what TypeScript writes behind a value
		if at > 0 && !t.NewLine && s.mayEndValue(at-1) {
			return unsure
		}
	}
	return begins
}

// unlessLineBegins is what, on the line of the token before.
func (s scriptScanner) unlessLineBegins(what operand) operand {
	if s.nl {
		return unsure
	}
	return what
}

// afterBracket says what may begin behind the ) whose ( has this index.
func (s scriptScanner) afterBracket(open int) operand {
	if s.isWord(open-1, scriptHeads) || open > 1 && s.toks[open-1].IsName("await") && s.isWord(open-2, scriptHeads) {
		return begins
	}
	return s.unlessLineBegins(divides)
}

// endsValue reports whether the token at an index ends a value for certain.
func (s scriptScanner) endsValue(at int) bool {
	return at >= 0 && (s.toks[at].Is("]") ||
		s.toks[at].Kind == Name && !s.isWord(at, scriptBegins) && !s.isWord(at, scriptEither))
}

// mayEndValue reports whether the token at an index may end a value.
func (s scriptScanner) mayEndValue(at int) bool {
	switch t := &s.toks[at]; {
	case t.Is(")"):
		return s.afterBracket(int(t.Match)) != begins
	case t.Kind == Op:
		return t.Text == "]" || t.Text == "}" || t.Text == ">"
	}
	return !s.isWord(at, scriptBegins)
}

// slashFollows reports whether another / stands on the rest of the line, so that a pattern may end there.
func (s scriptScanner) slashFollows() bool {
	rest := s.src[s.pos+1 : s.end]
	if n := strings.IndexByte(rest, '\n'); n >= 0 {
		rest = rest[:n]
	}
	return strings.IndexByte(rest, '/') >= 0
}
