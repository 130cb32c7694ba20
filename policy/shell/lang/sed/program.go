package sed

import (
	"regexp"
	"strconv"
	"strings"
)

// program is a script that is taken apart, as far as Apply follows it.
type program struct {
	src      string
	at       int
	extended bool
	commands []command
}

// command is one command with its addresses.
type command struct {
	from, to address
	negated  bool
	verb     byte
	re       *regexp.Regexp
	with     string // of s in Go's notation; of a, i, c the text
	all      bool   // s: the flag g
	nth      int
	in       bool // a range has begun
}

// address is a line's number, the last line, or a pattern; none holds always.
type address struct {
	line int
	last bool
	re   *regexp.Regexp
}

func (a address) none() bool { return a.line == 0 && !a.last && a.re == nil }

func (p *program) peek() byte {
	if p.at < len(p.src) {
		return p.src[p.at]
	}
	return 0
}

func (p *program) skip(set string) {
	for p.at < len(p.src) && strings.IndexByte(set, p.src[p.at]) >= 0 {
		p.at++
	}
}

// maxCommands bounds the commands of a script that is applied.
const maxCommands = 100

func (p *program) parse() bool {
	for {
		p.skip(" \t\n;")
		if p.at >= len(p.src) {
			return true
		}
		if len(p.commands) == maxCommands || !p.command() {
			return false
		}
	}
}

func (p *program) command() bool {
	var c command
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
func (p *program) ends() bool {
	p.skip(" \t")
	return strings.IndexByte("\x00\n;", p.peek()) >= 0
}

// address reads an address, or none.
func (p *program) address() (a address, ok bool) {
	switch ch := p.peek(); {
	case ch >= '0' && ch <= '9':
		from := p.at
		p.skip("0123456789")
		n, err := strconv.Atoi(p.src[from:p.at])
		return address{line: n}, err == nil && n > 0 && p.peek() != '~'
	case ch == '$':
		p.at++
		return address{last: true}, true
	case ch == '/':
		p.at++
		pattern, ok := p.until('/')
		if !ok || pattern == "" {
			return a, false
		}
		re, ok := expression(pattern, p.extended, false)
		return address{re: re}, ok && p.peek() != 'I' && p.peek() != 'M'
	}
	return a, true
}

// until takes the text before a delimiter that is not escaped.
func (p *program) until(d byte) (string, bool) {
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

// substitution reads s/pattern/replacement/flags.
func (p *program) substitution(c *command) bool {
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
			c.re, ok = expression(pattern, p.extended, fold)
			return ok && p.ends()
		}
		p.at++
	}
}

// replacement reads the second part of s into the notation of package regexp.
func (p *program) replacement(d byte) (string, bool) {
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
func (p *program) text() (string, bool) {
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
