package token

import "strings"

// The words of Ruby behind which a value begins, and those that are values (Ruby 3.3, doc/syntax).
var (
	rubyBegins = wordSet("if unless while until and or not when in then do else elsif case return break next begin " +
		"rescue ensure")
	rubyValues = wordSet("end self true false nil redo retry __FILE__ __LINE__ __ENCODING__")
	rubyBinds  = wordSet(", | ) ] } : ; =>") // they may stand behind a name that is given a value
	rubyNames  = wordSet("def alias undef")  // the name of a method comes after them, which may be /
)

// operand says what may begin here, where next is the character behind the one that may begin a value. A method takes
// x /a as its argument, which a variable is divided by.
func (s rubyScanner) operand(next byte) operand {
	t := s.last()
	switch {
	case t == nil || s.nl:
		return begins
	case t.Kind == Op:
		return s.afterMark(t)
	case t.Kind != Name:
		return divides
	case s.isMember(len(s.toks) - 1):
		return s.argument(t, next)
	case t.Text[0] == '@' || t.Text[0] == '$' || rubyValues[t.Text] || rubyNames[t.Text] || s.before(1).IsName("alias"):
		return divides
	case rubyBegins[t.Text]:
		return begins
	}
	return s.argument(t, next)
}

// afterMark says what may begin behind an operator or a bracket.
func (s rubyScanner) afterMark(t *Token) operand {
	switch t.Text {
	case ")", "]", "}", ".", "&.":
		return divides
	case ",":
		if s.undefines() {
			return divides
		}
	}
	return begins
}

// undefines reports a list of methods that are taken away: undef +, /
func (s rubyScanner) undefines() bool {
	for n := 0; n < 16; n++ {
		t := s.before(n)
		if t.IsName("undef") {
			return true
		}
		if t.NewLine || t.Is(";") {
			return false
		}
	}
	return false
}

// argument says what may begin behind the name of a method or a variable.
func (s rubyScanner) argument(t *Token, next byte) operand {
	if !s.sp || next == 0 || next == '\n' || next == '=' || IsSpace(next) {
		return divides
	}
	if !s.isMember(len(s.toks)-1) && s.mayBeVariable(t.Text) {
		return unsure
	}
	return begins
}

// mayBeVariable reports whether the text so far may have given a value to a name.
func (s rubyScanner) mayBeVariable(name string) bool {
	if IsUpper(name) || strings.HasSuffix(name, "?") || strings.HasSuffix(name, "!") {
		return false
	}
	if s.variables == nil {
		s.variables = map[string]bool{"it": true}
	}
	for n := len(s.toks) - 1; s.looked < n; s.looked++ {
		switch t := &s.toks[s.looked]; {
		case t.Kind == Regex:
			namedCaptures(s.variables, t.Text)
		case t.Kind == Name && !s.variables[t.Text] && s.mayBind(s.looked):
			s.variables[t.Text] = true
		}
	}
	return s.variables[name] || s.depth > 0 || name[0] == '_' && len(name) == 2 && isDigit(name[1])
}

// namedCaptures adds the names of groups, which /(?<a>x)/ =~ y gives values.
func namedCaptures(to map[string]bool, pattern string) {
	for _, part := range strings.Split(pattern, "(?<")[1:] {
		if name, _, ok := strings.Cut(part, ">"); ok {
			to[name] = true
		}
	}
}

// mayBind reports whether the name at an index may be given a value there: it does not stand by itself, and no argument
// comes after it.
func (s rubyScanner) mayBind(at int) bool {
	t, next := &s.toks[at], &s.toks[at+1]
	if s.isMember(at) || at > 0 && s.toks[at-1].IsName("def") || next.Is("(") && !next.Spaced || next.Is(".") {
		return false
	}
	if next.NewLine {
		return !t.NewLine || next.Kind == Op || at > 0 && (s.toks[at-1].Kind == Op || rubyBegins[s.toks[at-1].Text])
	}
	if next.Kind == Name {
		return rubyBegins[next.Text]
	}
	return next.Assigns() || next.Kind == Op && rubyBinds[next.Text]
}

// character reads ?x; false: ? is an operator here.
func (s rubyScanner) character(next byte) bool {
	place := s.operand(next)
	if place == divides || IsWord(next) && IsWord(s.peek(2)) || next == 0 || next == '\n' || IsSpace(next) {
		return false
	}
	if place == unsure {
		if strings.IndexByte("\"'`/%#\\<", next) >= 0 {
			s.bad = "? that may begin a character"
		}
		return false
	}
	if next == '\\' {
		if c := s.peek(2); c == 'C' || c == 'M' || c == 'c' {
			s.bad = "unreadable character"
			return true
		}
		s.pos++
	}
	s.pos += 2
	for s.peek(0)&0xc0 == 0x80 { // the rest of a character beyond ASCII
		s.pos++
	}
	s.add(String, string(next))
	return true
}

// operatorSymbol reads a symbol whose name is an operator that begins a literal elsewhere: :/ of list.inject(:/).
func (s rubyScanner) operatorSymbol() bool {
	next := s.peek(1)
	if strings.IndexByte("/%`<", next) < 0 || !s.symbolHere() || next == '<' && s.peek(2) != '<' {
		return false
	}
	t := s.last()
	switch {
	case t != nil && t.Kind == Name && rubyNames[t.Text]: // alias :<< :push
	case next == '<' && !IsLetter(s.peek(3)) && strings.IndexByte("\"'`~-", s.peek(3)) < 0:
		return false
	case t != nil && t.Kind == Name && s.sp && !rubyBegins[t.Text] && !rubyValues[t.Text]:
		s.bad = ": that may begin a symbol"
	case s.operand(next) != begins:
		return false
	}
	s.pos += 2 + Bit(next == '<')
	s.add(String, string(next)).Quoted = true
	return true
}
