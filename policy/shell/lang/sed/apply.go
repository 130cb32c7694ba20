package sed

import (
	"regexp"
	"strings"

	"guard/policy/shell/lang"
)

// Apply returns what sed -i makes of a text; false where that cannot be told. It follows the commands s, d,
// a, i and c with plain addresses. With extended, patterns are extended regular expressions (sed -E).
func Apply(script, text string, extended bool) (string, bool) {
	p := program{src: script, extended: extended}
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
		if b.Len() > 4*len(text)+maxAdded {
			return "", false
		}
	}
	return b.String(), true
}

// Rest is what a script leaves of a file, whatever the file holds.
type Rest uint8

// The zero value is the strictest.
const (
	Untold Rest = iota // that cannot be told
	Nothing
	Some
)

// Leaves tells what a script leaves of any file: where that is nothing, the script does not edit the file but
// empties it.
func Leaves(script string, extended bool) Rest {
	switch rest, ok := Apply(script, anyText, extended); {
	case !ok:
		return Untold
	case strings.Contains(rest, anyLine):
		return Some
	}
	return Nothing
}

// Edit is what a script makes of a text.
func Edit(script string, extended bool) lang.Edit {
	return func(text string) (string, bool) { return Apply(script, text, extended) }
}

// anyText has more lines than a script names one by one, and no text that a person would write.
var anyText = strings.Repeat(anyLine+"\n", 100)

const anyLine = "\x01"

// maxAdded bounds what a script may add, in bytes.
const maxAdded = 256 << 10

// holds reports whether an address means line n of so many.
func (a address) holds(line string, n, of int) bool {
	switch {
	case a.re != nil:
		return a.re.MatchString(line)
	case a.last:
		return n == of
	}
	return n == a.line
}

// selects reports whether a command works on a line.
func (c *command) selects(line string, n, of int) bool {
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
func (p *program) run(line string, n, of int) (before, out, after string, kept bool) {
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

// substitute does s on one line.
func (c *command) substitute(line string) string {
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
