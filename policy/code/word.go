package code

// word follows a name or a keyword where a value is expected.
func (r *expressions) word(t *token) value {
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
	// a call without brackets
	if rule := r.book.rules[name]; r.lang == Ruby && rule != nil && rule.kind == RunsInput && !r.at(".") {
		r.ruled(&call{name: name, rule: rule, arguments: &arguments{}, line: t.line})
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
var constantsOf = map[string]bool{"True": true, "False": true, "None": true, "true": true, "false": true, "null": true,
	"nil": true, "undefined": true, "undef": true, "TRUE": true, "FALSE": true, "NULL": true}

// keywordValue follows an expression that begins with a keyword.
func (r *expressions) keywordValue(t *token) (value, bool) {
	if constantsOf[t.text] && !r.peek(1).is("=") {
		r.pos++
		return value{kind: vNumber, text: t.text}, true
	}
	return r.dialect.word(t)
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
	add(Python, "elif", "except", "raise", "pass", "assert", "global", "nonlocal", "del", "import", "from", "with",
		"async", "def", "class", "in", "is", "as")
	add(JavaScript, "do", "switch", "catch", "throw", "export", "const", "let", "var", "debugger", "in", "of",
		"instanceof", "extends", "default", "declare", "public", "private", "protected", "readonly", "static",
		"abstract", "override")
	add(Ruby, "elsif", "end", "unless", "until", "begin", "rescue", "ensure", "when", "then", "do", "next", "redo",
		"retry", "yield", "and", "or", "module", "class", "def", "in", "alias", "undef")
	add(Perl, "elsif", "unless", "until", "foreach", "next", "last", "redo", "and", "or", "use", "no", "package", "sub",
		"die", "warn", "BEGIN", "END", "x")
	add(PHP, "elseif", "foreach", "switch", "do", "endif", "endforeach", "endwhile", "endfor", "throw", "catch", "use",
		"namespace", "global", "static", "public", "private", "protected", "final", "abstract", "class", "function",
		"interface", "trait", "extends", "implements", "as", "const", "readonly", "default")
	add(Lua, "then", "elseif", "end", "do", "repeat", "until", "local", "and", "or", "in", "goto")
	add(Go, "switch", "select", "default", "go", "defer", "var", "const", "type", "package", "range", "fallthrough",
		"goto")
	return words
}()
