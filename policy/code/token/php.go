package token

import "strings"

// html skips text outside of <?php ?>. A text without that mark is all code, as for php -r.
func (s phpScanner) html() {
	if s.inCode {
		return
	}
	if s.pos == 0 && !strings.Contains(s.src, "<?") {
		s.inCode = true
		return
	}
	n := s.openingTag()
	if n < 0 {
		s.pos = s.end
		return
	}
	s.line += int32(strings.Count(s.src[s.pos:s.pos+n], "\n"))
	s.pos += n + 2
	switch {
	case len(s.src[s.pos:s.end]) >= 3 && strings.EqualFold(s.src[s.pos:s.pos+3], "php"):
		s.pos += 3
	case s.has("="):
		s.pos++
	default:
		s.bad = "<? which is code by some settings only" // short_open_tag
	}
	s.inCode, s.nl = true, true
}

// openingTag returns where <? stands next, but for that of XML, or -1.
func (s phpScanner) openingTag() int {
	for at := s.pos; ; at += len("<?") {
		n := strings.Index(s.src[at:s.end], "<?")
		if n < 0 {
			return -1
		}
		if at += n; !strings.HasPrefix(s.src[at:s.end], "<?xml") {
			return at - s.pos
		}
	}
}

// special reads strings, here documents, backticks and the end of code (PHP manual, "Strings").
func (s phpScanner) special(c byte) bool {
	switch {
	case s.has("?>"):
		s.add(Op, ";")
		s.pos += 2
		s.inCode = false
		s.html()
	case c == '\'':
		s.pos++
		s.quotedBy(quote{close: "'", escapes: quoteOnly})
	case c == '"':
		s.pos++
		s.quotedBy(quote{close: `"`, escapes: allEscapes, inner: dollarName})
	case c == '`':
		s.pos++
		s.quotedBy(quote{close: "`", escapes: allEscapes, inner: dollarName, kind: Shell})
	case c == '$' && IsLetter(s.peek(1)):
		start := s.pos
		s.pos++
		s.word()
		text, end := s.src[start:s.pos], s.pos
		s.pos = start
		s.add(Name, text)
		s.pos = end
	case c == '$' && (s.peek(1) == '{' || s.peek(1) == '$' && (IsLetter(s.peek(2)) || s.peek(2) == '{')):
		s.add(Name, VariableVariable)
		s.pos++
	case s.has("<<<"):
		return s.phpHere()
	default:
		return false
	}
	return true
}

// VariableVariable stands for the variable whose name is a value: $$x, ${"x"} (PHP manual, "Variable variables").
const VariableVariable = "$$"

// phpHere reads <<<NAME or <<<'NAME'; false: no name stands after <<<.
func (s phpScanner) phpHere() bool {
	at := s.pos + 3
	for at < s.end && IsSpace(s.src[at]) {
		at++
	}
	raw := at < s.end && s.src[at] == '\''
	if raw || at < s.end && s.src[at] == '"' {
		at++
	}
	from := at
	for at < s.end && IsWord(s.src[at]) {
		at++
	}
	if at == from {
		return false
	}
	name := s.src[from:at]
	s.pos = at
	s.lineRest()
	if s.pos < s.end {
		s.pos++
		s.line++
	}
	body := s.pos
	for lineStart := s.pos; lineStart < s.end; {
		rest := s.src[lineStart:s.end]
		trimmed := strings.TrimLeft(rest, " \t")
		if after, ok := strings.CutPrefix(trimmed, name); ok && (after == "" || !IsWord(after[0])) {
			s.hereBody(body, lineStart, quote{inner: dollarName, escapes: allEscapes, toEnd: true}, raw)
			s.line += int32(strings.Count(s.src[body:lineStart], "\n"))
			s.pos = s.end - len(after)
			return true
		}
		n := strings.IndexByte(rest, '\n')
		if n < 0 {
			break
		}
		lineStart += n + 1
	}
	s.bad = "unfinished here document"
	return true
}
