package shell

import (
	"regexp"
	"strconv"
	"strings"
)

// A sed script is applied to a text that is known, so that what runs later in the
// line, or the session, is known too. It reads the commands s, d, a, i and c with
// plain addresses; with anything else the text is not known (sed(1), GNU sed 4.9).

// sedApply gives what sed -i makes of a text; false where it cannot be told.
func sedApply(script, text string, extended bool) (string, bool) {
	p := sedProgram{src: script, extended: extended}
	if !p.parse() || len(p.commands) == 0 {
		return "", false
	}
	lines := strings.SplitAfter(text, "\n")
	if n := len(lines); lines[n-1] == "" {
		lines = lines[:n-1]
	}
	var b strings.Builder
	for i, line := range lines {
		end := ""
		if strings.HasSuffix(line, "\n") {
			line, end = line[:len(line)-1], "\n"
		}
		before, out, after, kept := p.run(line, i+1, len(lines))
		b.WriteString(before)
		if kept {
			b.WriteString(out + end)
		}
		b.WriteString(after)
		if b.Len() > 4*len(text)+maxSedText {
			return "", false
		}
	}
	return b.String(), true
}

// sedEmpties reports a script that leaves nothing of a file, whatever it holds, so that it is no edit.
func sedEmpties(script string, extended bool) bool {
	rest, ok := sedApply(script, anyText, extended)
	return ok && rest == ""
}

// anyText has more lines than a script names one by one, and no word of a person's.
var anyText = strings.Repeat("\x01\n", 100)

// maxSedText bounds what a script may add, in bytes.
const maxSedText = 256 << 10

// sedProgram is a script taken apart.
type sedProgram struct {
	src      string
	at       int
	extended bool
	commands []sedCommand
}

type sedCommand struct {
	from, to sedAddress
	negated  bool
	verb     byte
	re       *regexp.Regexp
	with     string // of s in Go's notation; of a, i, c the text
	all      bool   // s: the flag g
	nth      int
	in       bool // a range has begun
}

// sedAddress is a line's number, the last line, or a pattern; none holds always.
type sedAddress struct {
	line int
	last bool
	re   *regexp.Regexp
}

func (a sedAddress) none() bool { return a.line == 0 && !a.last && a.re == nil }

func (a sedAddress) holds(line string, n, of int) bool {
	switch {
	case a.re != nil:
		return a.re.MatchString(line)
	case a.last:
		return n == of
	}
	return n == a.line
}

// selects reports whether a command works on a line.
func (c *sedCommand) selects(line string, n, of int) bool {
	hit := true
	switch {
	case c.from.none():
	case c.to.none():
		hit = c.from.holds(line, n, of)
	case c.in:
		c.in = !c.to.holds(line, n, of) && !(c.to.line > 0 && n >= c.to.line)
	default:
		hit = c.from.holds(line, n, of)
		c.in = hit && !(c.to.line > 0 && n >= c.to.line) && !c.to.last || hit && c.to.last && n < of
	}
	return hit != c.negated
}

// run gives what becomes of one line, and what stands before and after it.
func (p *sedProgram) run(line string, n, of int) (before, out, after string, kept bool) {
	for i := range p.commands {
		c := &p.commands[i]
		if !c.selects(line, n, of) {
			continue
		}
		switch c.verb {
		case 's':
			line = c.substitute(line)
		case 'd':
			return before, "", after, false
		case 'c':
			if c.to.none() || !c.in {
				before += c.with + "\n"
			}
			return before, "", after, false
		case 'i':
			before += c.with + "\n"
		case 'a':
			after += c.with + "\n"
		}
	}
	return before, line, after, true
}

func (c *sedCommand) substitute(line string) string {
	seen := 0
	return replaceEach(c.re, line, func(m []int) (string, bool) {
		if seen++; c.nth > 0 && seen != c.nth && !(c.all && seen > c.nth) || c.nth == 0 && !c.all && seen > 1 {
			return "", false
		}
		return string(c.re.ExpandString(nil, c.with, line, m)), true
	})
}

// replaceEach replaces matches one by one.
func replaceEach(re *regexp.Regexp, line string, with func(m []int) (string, bool)) string {
	var b strings.Builder
	at := 0
	for _, m := range re.FindAllStringSubmatchIndex(line, -1) {
		b.WriteString(line[at:m[0]])
		if text, ok := with(m); ok {
			b.WriteString(text)
		} else {
			b.WriteString(line[m[0]:m[1]])
		}
		at = m[1]
	}
	return b.String() + line[at:]
}

func (p *sedProgram) peek() byte {
	if p.at < len(p.src) {
		return p.src[p.at]
	}
	return 0
}

func (p *sedProgram) skip(set string) {
	for p.at < len(p.src) && strings.IndexByte(set, p.src[p.at]) >= 0 {
		p.at++
	}
}

func (p *sedProgram) parse() bool {
	for {
		p.skip(" \t\n;")
		if p.at >= len(p.src) {
			return true
		}
		if len(p.commands) == 100 || !p.command() {
			return false
		}
	}
}

func (p *sedProgram) command() bool {
	var c sedCommand
	var ok bool
	if c.from, ok = p.address(); !ok {
		return false
	}
	if p.skip(" \t"); p.peek() == ',' {
		p.at++
		p.skip(" \t")
		if c.to, ok = p.address(); !ok || c.to.none() || c.from.none() {
			return false
		}
		p.skip(" \t")
	}
	if p.peek() == '!' {
		p.at++
		c.negated = true
		p.skip(" \t")
	}
	c.verb = p.peek()
	p.at++
	switch c.verb {
	case 's':
		ok = p.substitution(&c)
	case 'd':
		ok = p.ends()
	case 'a', 'i', 'c':
		c.with, ok = p.text()
	default:
		ok = false
	}
	p.commands = append(p.commands, c)
	return ok
}

// ends reports the end of a command without further words.
func (p *sedProgram) ends() bool {
	p.skip(" \t")
	return strings.IndexByte("\x00\n;", p.peek()) >= 0
}

func (p *sedProgram) address() (a sedAddress, ok bool) {
	switch ch := p.peek(); {
	case ch >= '0' && ch <= '9':
		from := p.at
		p.skip("0123456789")
		n, err := strconv.Atoi(p.src[from:p.at])
		return sedAddress{line: n}, err == nil && n > 0 && p.peek() != '~'
	case ch == '$':
		p.at++
		return sedAddress{last: true}, true
	case ch == '/':
		p.at++
		pattern, ok := p.until('/')
		if !ok || pattern == "" {
			return a, false
		}
		re, ok := sedPattern(pattern, p.extended, false)
		return sedAddress{re: re}, ok && p.peek() != 'I' && p.peek() != 'M'
	}
	return a, true
}

// until takes the text before a delimiter that is not escaped.
func (p *sedProgram) until(d byte) (string, bool) {
	var b strings.Builder
	class := false
	for ; p.at < len(p.src); p.at++ {
		switch ch := p.src[p.at]; {
		case ch == '\\' && p.at+1 < len(p.src):
			if p.at++; p.src[p.at] != d {
				b.WriteByte('\\')
			}
			b.WriteByte(p.src[p.at])
		case ch == '[' && !class:
			class = true
			b.WriteByte(ch)
		case ch == ']' && class:
			class = false
			b.WriteByte(ch)
		case ch == d && !class:
			p.at++
			return b.String(), true
		case ch == '\n' && !class:
			return "", false
		default:
			b.WriteByte(ch)
		}
	}
	return "", false
}

func (p *sedProgram) substitution(c *sedCommand) bool {
	d := p.peek()
	if p.at++; d == 0 || d == '\\' || d == '\n' {
		return false
	}
	pattern, ok := p.until(d)
	if !ok || pattern == "" {
		return false
	}
	with, ok := p.replacement(d)
	if !ok {
		return false
	}
	fold := false
	for {
		switch ch := p.peek(); {
		case ch == 'g':
			c.all = true
		case ch == 'I' || ch == 'i':
			fold = true
		case ch >= '1' && ch <= '9' && c.nth == 0:
			c.nth = int(ch - '0')
		default:
			c.with = with
			c.re, ok = sedPattern(pattern, p.extended, fold)
			return ok && p.ends()
		}
		p.at++
	}
}

// replacement reads the second part of s into the notation of package regexp.
func (p *sedProgram) replacement(d byte) (string, bool) {
	var b strings.Builder
	for ; p.at < len(p.src); p.at++ {
		switch ch := p.src[p.at]; {
		case ch == d:
			p.at++
			return b.String(), true
		case ch == '$':
			b.WriteString("$$")
		case ch == '&':
			b.WriteString("${0}")
		case ch == '\\' && p.at+1 < len(p.src):
			p.at++
			switch e := p.src[p.at]; {
			case e >= '0' && e <= '9':
				b.WriteString("${" + string(e) + "}")
			case e == 'n':
				b.WriteByte('\n')
			case e == 't':
				b.WriteByte('\t')
			case e >= 'a' && e <= 'z' || e >= 'A' && e <= 'Z':
				return "", false // \U, \L, \x: not read
			case e == '$':
				b.WriteString("$$")
			default:
				b.WriteByte(e)
			}
		default:
			b.WriteByte(ch)
		}
	}
	return "", false
}

// text reads what a, i and c put in: to the end of the line, further lines behind
// a backslash.
func (p *sedProgram) text() (string, bool) {
	p.skip(" \t")
	if strings.HasPrefix(p.src[min(p.at, len(p.src)):], "\\\n") {
		p.at += 2
	} else if p.peek() == '\\' {
		p.at++
	}
	var b strings.Builder
	for ; p.at < len(p.src) && p.src[p.at] != '\n'; p.at++ {
		ch := p.src[p.at]
		if ch == '\\' && p.at+1 < len(p.src) {
			p.at++
			switch ch = p.src[p.at]; ch {
			case 'n', 't', 'a', 'f', 'v', 'r', 'o', 'd', 'x', 'c':
				if ch != 't' && ch != 'n' {
					return "", false
				}
				ch = map[byte]byte{'t': '\t', 'n': '\n'}[ch]
			}
		}
		b.WriteByte(ch)
	}
	return b.String(), true
}

// sedPattern turns a basic or extended regular expression (POSIX.1-2024, 9.3 and
// 9.4, with GNU's additions) into Go's notation; false where they may differ.
func sedPattern(s string, extended, fold bool) (*regexp.Regexp, bool) {
	var b strings.Builder
	if fold {
		b.WriteString("(?i)")
	}
	for i := 0; i < len(s); i++ {
		switch ch := s[i]; {
		case ch == '[':
			end := classEnd(s, i)
			if end < 0 {
				return nil, false
			}
			b.WriteString(strings.ReplaceAll(s[i:end], `\`, `\\`))
			i = end - 1
		case ch == '\\' && i+1 < len(s):
			i++
			text, ok := sedEscape(s[i], extended)
			if !ok {
				return nil, false
			}
			b.WriteString(text)
		case !extended && strings.IndexByte("(){}|+?", ch) >= 0:
			b.WriteString(`\` + string(ch))
		case !extended && ch == '*' && (i == 0 || i == 1 && s[0] == '^'):
			b.WriteString(`\*`)
		case ch == '^' && i > 0 && !extended, ch == '$' && i < len(s)-1 && !extended:
			b.WriteString(`\` + string(ch))
		default:
			b.WriteByte(ch)
		}
	}
	re, err := regexp.Compile(b.String())
	return re, err == nil
}

// sedEscape is an escaped character of a pattern in Go's notation.
func sedEscape(ch byte, extended bool) (string, bool) {
	switch {
	case strings.IndexByte("(){}|+?", ch) >= 0:
		if extended {
			return `\` + string(ch), true
		}
		return string(ch), true
	case ch == '<' || ch == '>':
		return `\b`, true
	case strings.IndexByte("bBwWsSnt", ch) >= 0:
		return `\` + string(ch), true
	case ch >= '0' && ch <= '9' || ch >= 'a' && ch <= 'z' || ch >= 'A' && ch <= 'Z':
		return "", false // a group repeated, or another of GNU's
	}
	return regexp.QuoteMeta(string(ch)), true
}

// classEnd finds the end of a bracket expression, in which classes such as
// [:alpha:] may stand.
func classEnd(s string, from int) int {
	i := from + 1
	if i < len(s) && s[i] == '^' {
		i++
	}
	if i < len(s) && s[i] == ']' {
		return -1 // a bracket that stands for itself: written otherwise in Go
	}
	for ; i < len(s); i++ {
		if strings.HasPrefix(s[i:], "[:") {
			end := strings.Index(s[i:], ":]")
			if end < 0 {
				return -1
			}
			i += end + 1
			continue
		}
		if s[i] == ']' {
			return i + 1
		}
	}
	return -1
}
