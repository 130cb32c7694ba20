package shell

import (
	"regexp"
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
	return ok && !strings.Contains(rest, anyLine)
}

// anyText has more lines than a script names one by one, and no word of a person's.
var anyText = strings.Repeat(anyLine+"\n", 100)

const anyLine = "\x01"

// maxSedText bounds what a script may add, in bytes.
const maxSedText = 256 << 10

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
