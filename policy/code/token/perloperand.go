package token

import "strings"

// The words of Perl behind which a value begins, whatever they are given, and those that take nothing (perlfunc and
// perlop 5.38).
var (
	perlBegins = wordSet("and or not xor cmp lt gt le ge eq ne isa if elsif unless while until foreach for when " +
		"return abs " +
		"alarm atan2 binmode bless chdir chmod chomp chop chown chr chroot close closedir cos defined " +
		"delete die do each else eval exec exists exit exp fc fileno flock glob grep hex index int ioctl " +
		"join keys kill lc lcfirst length link localtime gmtime log lstat map mkdir oct open opendir ord " +
		"our my local pack pipe pop pos print printf push quotemeta rand read readdir readline readlink " +
		"ref rename require reverse rindex rmdir say scalar seek select shift sin sleep sort splice split " +
		"sprintf sqrt srand stat study substr symlink syscall sysopen sysread system syswrite tell tie " +
		"truncate uc ucfirst umask undef unlink unpack unshift untie utime values vec waitpid warn write")
	perlNone = wordSet("time times wait wantarray fork getppid __LINE__ __FILE__ __PACKAGE__ __SUB__")
	perlSays = wordSet("print printf say")
	perlOr   = wordSet("shift pop getc umask") // behind them // is no empty pattern
)

// operand says what may begin here. Of a word that Perl does not know, only the compiler can tell.
func (s perlScanner) operand() operand {
	t := s.last()
	switch {
	case t == nil:
		return begins
	case t.Kind == Op:
		return s.afterMark(t)
	case t.Kind != Name:
		return divides
	case !IsLetter(t.Text[0]), s.isMember(len(s.toks) - 1), s.before(1).IsName("sub"), perlNone[t.Text]:
		return divides
	case t.Text == "x" && s.valueBefore():
		return begins
	case perlBegins[t.Text]:
		return begins
	}
	return unsure
}

// valueBefore reports whether a value stands before the last token, so that a word there is an operator.
func (s perlScanner) valueBefore() bool {
	t := s.before(1)
	return len(s.toks) > 1 && (t.Kind != Op && !(t.Kind == Name && IsLetter(t.Text[0])) || t.Is(")") || t.Is("]"))
}

// afterMark says what may begin behind an operator or a bracket.
func (s perlScanner) afterMark(t *Token) operand {
	switch t.Text {
	case ")", "]":
		return divides
	case "}":
		if s.subscript(t) {
			return divides
		}
		return unsure
	case "++", "--":
		if b := s.before(1); b.Kind == Name && !IsLetter(b.Text[0]) || b.Is("]") || b.Is("}") && s.subscript(b) {
			return divides
		}
		return unsure
	}
	return begins
}

// subscript reports whether a } ends what names a value: an element, ${x} or @{$x}.
func (s perlScanner) subscript(t *Token) bool {
	if t.Match <= 0 {
		return false
	}
	b := &s.toks[t.Match-1]
	return b.Is("->") || b.Is("]") || b.Is("}") && s.subscript(b) ||
		b.Kind == Op && strings.HasPrefix(b.Text, "deref") ||
		b.Kind == Name && strings.IndexByte("$@%", b.Text[0]) >= 0 && b.Text != "$" && b.Text != "%"
}

// slashBegins reports whether the / here begins a pattern.
func (s perlScanner) slashBegins() bool {
	place := s.operand()
	if s.peek(1) == '/' && (place == unsure || s.last() != nil && perlOr[s.last().Text]) {
		return false
	}
	if place == unsure && !s.plainUpTo('/') {
		s.bad = "/ that may divide or begin a pattern"
	}
	return place == begins
}

// plainUpTo reports whether what stands between the current character and the next mark is the same tokens whether or
// not it is a literal, or no mark follows.
func (s perlScanner) plainUpTo(mark byte) bool {
	rest := s.src[s.pos+1 : s.end]
	n := strings.IndexByte(rest, mark)
	if n < 0 {
		return true
	}
	for _, r := range rest[:n] {
		if !IsWord(byte(r)) && !strings.ContainsRune(" \t\n;,.$@*+()[]-", r) {
			return false
		}
	}
	words := strings.FieldsFunc(rest[:n], func(r rune) bool { return r >= 0x80 || !IsWord(byte(r)) })
	for _, w := range words {
		if QuoteLike[w] || perlBegins[w] {
			return false
		}
	}
	end := strings.TrimRight(rest[:n], " \t")
	return end != "" && (IsWord(end[len(end)-1]) || end[len(end)-1] == ')')
}

// angleHere reports whether < may begin <FH> or <*.c>.
func (s perlScanner) angleHere() bool {
	place := s.operand()
	if place != unsure {
		return place == begins
	}
	line, _, _ := strings.Cut(s.src[s.pos:s.end], "\n")
	if inner, _, ok := strings.Cut(line, ">"); ok && strings.ContainsAny(inner, "'\"`#/") {
		s.bad = "< that may compare or begin a pattern"
	}
	return false
}

// hereDocument reads <<NAME, <<"NAME", <<~NAME and <<\NAME; false: << is an operator here (perlop 5.38, <<EOF).
func (s perlScanner) hereDocument() bool {
	at := 2 + Bit(s.peek(2) == '~')
	indented := at == 3
	if c := s.peek(at); c == '\\' && IsLetter(s.peek(at+1)) {
		if s.operand() != divides {
			s.bad = "here document with a backslash"
		}
		return s.bad != ""
	}
	for s.peek(at) == ' ' || s.peek(at) == '\t' {
		at++
	}
	c := s.peek(at)
	if quoted := c == '"' || c == '\'' || c == '`'; !quoted && (!IsLetter(c) || IsSpace(s.peek(at-1))) {
		return false
	}
	place := s.operand()
	if s.afterHandle() {
		place = begins
	}
	if place == divides || place == unsure && !s.hereEnds(at) {
		return false
	}
	if place == unsure {
		s.bad = "<< that may begin a here document"
		return true
	}
	return s.here(at, indented)
}

// afterHandle reports whether the last token is the file that a print writes to: print $fh <<A, print {$fh} <<A.
func (s perlScanner) afterHandle() bool {
	t, before := s.last(), s.before(1)
	if t != nil && t.Is("}") && t.Match > 0 {
		before = &s.toks[t.Match-1]
	} else if t == nil || t.Kind != Name {
		return false
	}
	if before.Kind != Name || !perlSays[before.Text] {
		return false
	}
	return t.Is("}") || strings.HasPrefix(t.Text, "$") || !s.isConstant(t.Text)
}

// isConstant reports whether the text so far may have defined a word as a constant or a function.
func (s perlScanner) isConstant(word string) bool {
	for i := range s.toks[:len(s.toks)-1] {
		if t := &s.toks[i]; t.Text == word && i > 0 && !s.toks[i-1].Is("(") && !perlBegins[s.toks[i-1].Text] {
			return true
		}
	}
	return false
}
