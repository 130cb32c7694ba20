package code

// word follows a name or a keyword where a value is expected.
func (r *reader) word(t *token) value {
	at := r.pos
	if v, ok := r.keywordValue(t); ok {
		r.target.start = at
		return v
	}
	r.pos = at + 1
	if r.lang == JavaScript && r.at("=>") {
		return r.arrow(at, at+1)
	}
	name := t.text
	if r.lang == PHP && name[0] != '$' {
		name = lower(name)
	}
	r.target = target{kind: aName, name: name, start: at}
	if stops[t.text]&(1<<r.lang) != 0 && !r.at("(") && !r.at(".") {
		return value{}
	}
	return r.lookup(name)
}

func lower(s string) string {
	for i := range len(s) {
		if c := s[i]; c >= 'A' && c <= 'Z' {
			b := []byte(s)
			for j := range b {
				if b[j] >= 'A' && b[j] <= 'Z' {
					b[j] += 'a' - 'A'
				}
			}
			return string(b)
		}
	}
	return s
}

// constantsOf are words that stand for one value that is no text.
var constantsOf = map[string]bool{"True": true, "False": true, "None": true, "true": true, "false": true, "null": true, "nil": true, "undefined": true, "undef": true, "TRUE": true, "FALSE": true, "NULL": true}

// keywordValue follows an expression that begins with a keyword.
func (r *reader) keywordValue(t *token) (value, bool) {
	if constantsOf[t.text] && !r.peek(1).is("=") {
		r.pos++
		return value{kind: vNumber, text: t.text}, true
	}
	switch r.lang {
	case Python:
		return r.pythonWord(t)
	case JavaScript:
		return r.scriptWord(t)
	case Ruby:
		return r.rubyWordValue(t)
	case Perl:
		return r.perlWordValue(t)
	case PHP:
		return r.phpWord(t)
	case Go:
		return r.goWord(t)
	}
	if t.text == "function" {
		return r.functionValue(r.pos), true
	}
	return value{}, false
}

func (r *reader) pythonWord(t *token) (value, bool) {
	switch t.text {
	case "lambda":
		at := r.pos
		end := at + 1
		for end < r.limit && !r.toks[end].is(":") {
			if m := int(r.toks[end].match); m > end {
				end = m
			}
			end++
		}
		fn := r.define(at, at+1, min(end, r.limit), r.scope)
		r.pos = min(end+1, r.limit)
		r.escape(r.expression(pChoice))
		return value{kind: vFunction, fn: fn}, true
	case "await":
		r.pos++
		return r.postfix(r.primary()), true
	case "yield":
		r.pos++
		r.acceptName("from")
		if t := r.peek(0); t.nl || t.is(")") || t.is("]") {
			return value{}, true
		}
		v := r.expression(pChoice)
		r.escape(v)
		r.escapeModule(v)
		return value{}, true
	}
	return value{}, false
}

func (r *reader) scriptWord(t *token) (value, bool) {
	next := r.peek(1)
	switch t.text {
	case "function":
		return r.functionValue(r.pos), true
	case "async":
		switch {
		case next.isName("function") && !next.nl:
			r.pos++
			return r.functionValue(r.pos), true
		case next.kind == tName && r.peek(2).is("=>"):
			r.pos++
			at := r.pos
			r.pos++
			return r.arrow(at, at+1), true
		case next.is("(") && r.arrowAt(r.closing(r.pos+1)+1):
			r.pos++
			return r.parenthesized(), true
		}
	case "class":
		r.classBody()
		return value{}, true
	case "await", "typeof", "void", "delete", "yield":
		if next.kind == tOp && next.text != "(" && next.text != "[" && next.text != "{" && next.text != "!" && next.text != "*" || next.kind == tEnd {
			return value{}, false
		}
		r.pos++
		if t.text == "yield" {
			r.accept("*")
		}
		v := r.postfix(r.unaryOrNested())
		if t.text == "await" {
			return v, true
		}
		if t.text == "yield" {
			r.escape(v)
			r.escapeModule(v)
		}
		return value{}, true
	case "new":
		return r.newScript()
	case "import":
		if next.is("(") {
			r.pos++
			return r.called(named("import")), true
		}
		if next.is(".") {
			r.pos += 3
			return named("import." + r.peek(-1).text), true
		}
	case "this":
		r.pos++
		return named("this"), true
	}
	return value{}, false
}

func (r *reader) unaryOrNested() value {
	if r.depth >= maxDepth {
		r.opaque("expressions too deep", r.peek(0).line)
		r.pos = r.limit
		return value{}
	}
	r.depth++
	defer func() { r.depth-- }()
	return r.unary()
}

// newScript follows new X(…): the call of X.
func (r *reader) newScript() (value, bool) {
	if r.peek(1).is(".") { // new.target
		r.pos += 3
		return value{}, true
	}
	r.pos++
	line := r.peek(0).line
	v := r.primary()
	for r.accept(".") {
		name := r.peek(0).text
		r.pos++
		v = r.attributeOf(v, name, line)
	}
	r.typeArguments()
	if !r.at("(") {
		return r.call(v, &arguments{}, line), true
	}
	if v.kind == vName && r.book.rules["new:"+v.text] != nil {
		v = named("new:" + v.text)
	}
	return r.called(v), true
}

func (r *reader) rubyWordValue(t *token) (value, bool) {
	switch t.text {
	case "defined?", "not":
		r.pos++
		r.escape(r.expression(pPower))
		return value{}, true
	case "self":
		r.pos++
		return named("self"), true
	case "lambda", "proc":
		r.pos++
		return r.withBlock(value{}, value{}, ""), true
	}
	return value{}, false
}

// stabby follows ->(x) { … }.
func (r *reader) stabby() value {
	at := r.pos
	r.pos++
	from, to := r.pos, r.pos
	if r.at("(") {
		to = r.closing(r.pos)
		from++
		r.pos = min(to+1, r.limit)
	} else {
		for r.peek(0).kind == tName && !r.peek(0).isName("do") || r.at(",") {
			r.pos++
		}
		to = r.pos
	}
	fn := r.define(at, from, min(to, r.limit), r.root)
	if r.at("{") {
		open := r.pos
		end := r.closing(open)
		r.pos++
		r.block(end)
	} else {
		r.acceptName("do")
	}
	return value{kind: vFunction, fn: fn}
}

func (r *reader) perlWordValue(t *token) (value, bool) {
	next := r.peek(1)
	if next.is("=>") {
		r.pos++
		return text(t.text), true
	}
	switch t.text {
	case "my", "our", "local", "state":
		r.pos++
		return r.postfix(r.primary()), true
	case "sub":
		r.pos++
		r.signature()
		if r.at("{") {
			end := r.closing(r.pos)
			r.pos++
			r.block(end)
		}
		return value{}, true
	case "do", "eval", "map", "grep", "sort", "first", "any", "all", "try", "catch", "finally":
		if next.is("{") {
			r.pos++
			end := r.closing(r.pos)
			r.pos++
			r.block(end)
			return value{}, true
		}
	case "return":
		return value{}, false
	case "new":
		if next.kind == tName && !next.nl && isLetter(next.text[0]) {
			r.pos += 2
			v := r.attribute(named(next.text), "new")
			if r.at("(") {
				return r.called(v), true
			}
			return r.call(v, r.commandArguments(), next.line), true
		}
	}
	return value{}, false
}

// looksLikeBlock tells a block of Perl from a hash.
func (r *reader) looksLikeBlock(at, end int) bool {
	if at+1 >= end {
		return false
	}
	first, second := &r.toks[at+1], &r.toks[min(at+2, len(r.toks)-1)]
	hash := second.is("=>") || second.is(",") || first.text != "" && first.kind == tName && first.text[0] == '%'
	return !hash
}

func (r *reader) phpWord(t *token) (value, bool) {
	next := r.peek(1)
	switch lower(t.text) {
	case "function", "fn":
		at := r.pos
		r.pos++
		r.accept("&")
		if r.peek(0).kind == tName {
			return value{}, false
		}
		return r.functionValue(at), true
	case "new":
		r.pos++
		line := r.peek(0).line
		if r.peek(0).kind == tName && r.peek(0).text[0] != '$' {
			v := named("new:" + lower(r.peek(0).text))
			r.pos++
			if r.at("(") {
				return r.called(v), true
			}
			return r.call(v, &arguments{}, line), true
		}
		return value{}, true
	case "include", "include_once", "require", "require_once", "echo", "print", "exit", "die", "eval":
		if next.is("(") {
			return value{}, false
		}
		r.pos++
		v := r.expression(pAssign)
		return r.call(named(lower(t.text)), &arguments{pos: []value{v}}, t.line), true
	case "array", "list":
		if next.is("(") {
			at := r.pos + 1
			r.pos += 2
			return r.collected(r.entries(r.closing(at)), r.closing(at), at), true
		}
	}
	return value{}, false
}

// stops are words that begin a statement or end one; where a value is expected
// they stand for none. The bits are languages.
var stops = func() map[string]uint16 {
	words := map[string]uint16{}
	add := func(lang Language, names ...string) {
		for _, n := range names {
			words[n] |= 1 << lang
		}
	}
	for lang := Python; lang < languages; lang++ {
		add(lang, "if", "else", "while", "for", "return", "break", "continue", "try", "case", "finally")
	}
	add(Python, "elif", "except", "raise", "pass", "assert", "global", "nonlocal", "del", "import", "from", "with", "async", "def", "class", "in", "is", "as")
	add(JavaScript, "do", "switch", "catch", "throw", "export", "const", "let", "var", "debugger", "in", "of", "instanceof", "extends", "default", "declare", "public", "private", "protected", "readonly", "static", "abstract", "override")
	add(Ruby, "elsif", "end", "unless", "until", "begin", "rescue", "ensure", "when", "then", "do", "next", "redo", "retry", "yield", "and", "or", "module", "class", "def", "in", "alias", "undef")
	add(Perl, "elsif", "unless", "until", "foreach", "next", "last", "redo", "and", "or", "use", "no", "package", "sub", "die", "warn", "BEGIN", "END", "x")
	add(PHP, "elseif", "foreach", "switch", "do", "endif", "endforeach", "endwhile", "endfor", "throw", "catch", "use", "namespace", "global", "static", "public", "private", "protected", "final", "abstract", "class", "function", "interface", "trait", "extends", "implements", "as", "const", "readonly", "default")
	add(Lua, "then", "elseif", "end", "do", "repeat", "until", "local", "and", "or", "in", "goto")
	add(Go, "switch", "select", "default", "go", "defer", "var", "const", "type", "package", "range", "fallthrough", "goto")
	return words
}()
