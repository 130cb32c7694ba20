package token

import "strings"

// html skips text outside of <?php ?>; a text without the mark is all code,
// as for php -r.
func (s phpScanner) html() {
	if s.inCode {
		return
	}
	if s.pos == 0 && !strings.Contains(s.Src, "<?") {
		s.inCode = true
		return
	}
	n := strings.Index(s.Src[s.pos:s.End], "<?")
	if n < 0 {
		s.pos = s.End
		return
	}
	s.Line += int32(strings.Count(s.Src[s.pos:s.pos+n], "\n"))
	s.pos += n + 2
	if s.Has("php") {
		s.pos += 3
	} else if s.Has("=") {
		s.pos++
	}
	s.inCode, s.Nl = true, true
}

// php reads strings, here documents, backticks and the end of code (PHP manual,
// Strings).
func (s phpScanner) special(c byte) bool {
	switch {
	case s.Has("?>"):
		s.Add(Op, ";")
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
	case c == '$' && IsLetter(s.Peek(1)):
		start := s.pos
		s.pos++
		s.Word()
		text, end := s.Src[start:s.pos], s.pos
		s.pos = start
		s.Add(Name, text)
		s.pos = end
	case s.Has("<<<"):
		return s.phpHere()
	default:
		return false
	}
	return true
}

// phpHere reads <<<NAME and <<<'NAME'.
func (s phpScanner) phpHere() bool {
	at := s.pos + 3
	for at < s.End && IsSpace(s.Src[at]) {
		at++
	}
	raw := at < s.End && s.Src[at] == '\''
	if raw || at < s.End && s.Src[at] == '"' {
		at++
	}
	from := at
	for at < s.End && IsWord(s.Src[at]) {
		at++
	}
	if at == from {
		return false
	}
	name := s.Src[from:at]
	s.pos = at
	s.lineRest()
	if s.pos < s.End {
		s.pos++
		s.Line++
	}
	body := s.pos
	for lineStart := s.pos; lineStart < s.End; {
		rest := s.Src[lineStart:s.End]
		trimmed := strings.TrimLeft(rest, " \t")
		if after, ok := strings.CutPrefix(trimmed, name); ok && (after == "" || !IsWord(after[0])) {
			s.hereBody(body, lineStart, quote{inner: dollarName, escapes: allEscapes, toEnd: true}, raw)
			s.Line += int32(strings.Count(s.Src[body:lineStart], "\n"))
			s.pos = s.End - len(after)
			return true
		}
		n := strings.IndexByte(rest, '\n')
		if n < 0 {
			break
		}
		lineStart += n + 1
	}
	s.Bad = "unfinished here document"
	return true
}
