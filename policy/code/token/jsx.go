package token

import (
	"slices"
	"strings"
)

// element reads an element of JSX with all that stands in it, as one string with expressions in it (React 19,
// TypeScript 5.8: JSX); false: none begins here. What turns out to be none is read as if there were no JSX, as is the
// rest of the text.
func (s scriptScanner) element() bool {
	if s.plain || s.operand() != begins || !s.beginsTag() {
		return false
	}
	e := element{scriptScanner: s, b: stringBuilder{line: s.line}}
	pos, line := s.pos, s.line
	nl, sp := s.nl, s.sp
	if s.depth < 20 && e.read() {
		s.nl, s.sp = nl, sp
		e.b.add(s.scanner, quote{kind: Pieces})
		return true
	}
	s.pos, s.line, s.nl, s.sp, s.bad, s.plain = pos, line, nl, sp, "", true
	return false
}

// beginsTag reports whether the < here may begin a tag, and no parameters of a type: <T,>(x: T), <T extends X>(x: T).
func (s scriptScanner) beginsTag() bool {
	rest := s.src[s.pos+1 : s.end]
	n := tagName(rest)
	after := rest[n:]
	switch {
	case n == 0:
		return strings.HasPrefix(after, ">") && !strings.HasPrefix(after, ">(")
	case !IsLetter(rest[0]), strings.HasPrefix(after, ","), strings.HasPrefix(after, ">("):
		return false
	}
	after = strings.TrimLeft(after, " ")
	return !strings.HasPrefix(after, "extends ") && !strings.HasPrefix(after, ",") && !strings.HasPrefix(after, "=")
}

// tagName returns the length of the name of a tag or an attribute: a.b, a:b, a-b.
func tagName(text string) (n int) {
	for n < len(text) && (IsWord(text[n]) || text[n] >= 0x80 || strings.IndexByte("$.-:", text[n]) >= 0) {
		n++
	}
	return n
}

// element is an element of JSX that is being read.
type element struct {
	scriptScanner
	b    stringBuilder
	tags []string // the names of those that are open
}

// read reads tags, texts and expressions up to the end of the outermost tag; false: this is no JSX.
func (e *element) read() bool {
	e.b.pieces = append(e.b.pieces, Piece{Text: "<"})
	for e.bad == "" && e.pos < e.end {
		ok := true
		switch c := e.src[e.pos]; {
		case c == '<' && e.peek(1) == '/':
			ok = e.closes()
		case c == '<':
			ok = e.opens()
		case c == '{':
			e.holds()
		default:
			ok = e.text()
		}
		if !ok || e.bad != "" {
			return false
		}
		if len(e.tags) == 0 {
			return true
		}
	}
	return false
}

// skip skips n bytes, and counts the lines.
func (e *element) skip(n int) string {
	skipped := e.src[e.pos : e.pos+n]
	e.line += int32(strings.Count(skipped, "\n"))
	e.pos += n
	return skipped
}

// blanks skips white space.
func (e *element) blanks() {
	rest := e.src[e.pos:e.end]
	e.skip(len(rest) - len(strings.TrimLeft(rest, " \t\r\n")))
}

// name skips a name, and returns it.
func (e *element) name() string { return e.skip(tagName(e.src[e.pos:e.end])) }

// closes reads </name>.
func (e *element) closes() bool {
	e.skip(2)
	e.blanks()
	name := e.name()
	e.blanks()
	last := len(e.tags) - 1
	if last < 0 || e.peek(0) != '>' || e.tags[last] != name {
		return false
	}
	e.skip(1)
	e.tags = e.tags[:last]
	return true
}

// opens reads <name …>, or <name … /> to its end.
func (e *element) opens() bool {
	e.skip(1)
	name := e.name()
	if name != "" && !IsLetter(name[0]) {
		return false
	}
	e.component(name)
	for e.bad == "" {
		e.blanks()
		switch c := e.peek(0); {
		case c == '>':
			e.skip(1)
			e.tags = append(e.tags, name)
			return true
		case c == '/' && e.peek(1) == '>' && name != "":
			e.skip(2)
			return true
		case c == '{' && name != "":
			e.holds()
		case (IsLetter(c) || c == '$') && name != "":
			if !e.attribute() {
				return false
			}
		default:
			return false
		}
	}
	return false
}

// component adds the name of a function of the code's own, which is called for the element.
func (e *element) component(name string) {
	if !IsUpper(name) && !strings.Contains(name, ".") || strings.ContainsAny(name, "-:") {
		return
	}
	e.piece(name)
}

// piece adds code as an expression, if it is code.
func (e *element) piece(code string) {
	child := scanner{src: code, end: len(code), line: e.line, lang: e.lang, depth: e.depth + 1, inCode: true,
		plain: true}
	child.scan(0)
	if child.bad == "" && len(child.toks) > 0 {
		e.b.pieces = append(e.b.pieces, Piece{Toks: child.toks})
	}
}

// attribute reads name, name="text", name={expression} or name=<element/>.
func (e *element) attribute() bool {
	e.name()
	e.blanks()
	if e.peek(0) != '=' {
		return true
	}
	e.skip(1)
	e.blanks()
	switch c := e.peek(0); c {
	case '"', '\'':
		n := strings.IndexByte(e.src[e.pos+1:e.end], c)
		if n < 0 {
			return false
		}
		e.skip(n + 2)
	case '{':
		e.holds()
	default:
		return false
	}
	return true
}

// holds reads {expression}, {...expression} or {/* comment */}.
func (e *element) holds() {
	skip := 1
	if rest := e.src[e.pos+1 : e.end]; strings.HasPrefix(strings.TrimLeft(rest, " "), "...") {
		skip += strings.Index(rest, "...") + len("...")
	}
	e.expression(skip, '}', &e.b, e.pos)
	if last := len(e.b.pieces) - 1; len(e.b.pieces[last].Toks) == 0 {
		e.b.pieces = slices.Delete(e.b.pieces, last, last+1)
	}
}

// text reads text up to the next tag or expression. What may be a call is code as well: behind a type, <a>f() is no
// element (TypeScript 5.8, assertions of types).
func (e *element) text() bool {
	n := strings.IndexAny(e.src[e.pos:e.end], "<{")
	if n < 0 {
		return false
	}
	line := e.line
	text := e.skip(n)
	if strings.ContainsAny(text, ">}") {
		return false
	}
	if strings.ContainsAny(text, "(`=") || strings.Contains(text, "new ") {
		was := e.line
		e.line = line
		e.piece(text)
		e.line = was
	}
	return true
}
