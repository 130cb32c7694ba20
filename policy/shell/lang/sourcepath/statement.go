package sourcepath

import (
	"strings"
)

// file is a source, and where a program that is built of it lies.
type file struct {
	*Source
	exe string
}

// statement is one, with its brackets.
type statement struct {
	text     string
	file     *file
	scope    int    // the function
	function string // its name
	loop     bool   // it may run several times
	quoted   []bool // by position: in a string
	partner  []int  // of a bracket, its other one
	marks    [][2]int
	did      []event
	sorted   bool
	bases    []carrier
	words    [][]int // its names
	looked   bool
}

func newStatement(text string, f *file, scope int, function string, loop bool) statement {
	s := statement{text: text, file: f, scope: scope, function: function, loop: loop}
	s.quoted, s.partner = make([]bool, len(text)), make([]int, len(text))
	var stack []int
	begins := -1
	for i := range len(text) {
		s.partner[i] = len(text)
		c := text[i]
		if c == '"' {
			if begins < 0 {
				begins = i
			} else {
				s.marks = append(s.marks, [2]int{begins, i})
				begins = -1
			}
		}
		s.quoted[i] = begins >= 0 || c == '"'
		switch {
		case s.quoted[i]:
		case strings.IndexByte("([{", c) >= 0:
			stack = append(stack, i)
		case strings.IndexByte(")]}", c) >= 0:
			s.partner[i] = -1
			if n := len(stack); n > 0 {
				s.partner[i], s.partner[stack[n-1]] = stack[n-1], i
				stack = stack[:n-1]
			}
		}
	}
	return s
}

// span is a piece of a statement.
type span struct{ from, to int }

func (p span) covers(i int) bool { return i >= p.from && i < p.to }

// around is the innermost bracket around a position, or all of the statement.
func (s *statement) around(i int) span {
	for at := i - 1; at >= 0; at-- {
		switch {
		case s.quoted[at]:
		case strings.IndexByte(")]}", s.text[at]) >= 0:
			if s.partner[at] < 0 {
				return span{0, len(s.text)}
			}
			at = s.partner[at]
		case strings.IndexByte("([{", s.text[at]) >= 0:
			return span{at + 1, s.partner[at]}
		}
	}
	return span{0, len(s.text)}
}

// call is a word with its receiver, its arguments and where it ends; without brackets all that follows is its
// argument where bare says so.
type call struct {
	receiver  span
	arguments []span
	end       int
	bracket   int // -1: none
}

// callAt takes the word between two positions as a call.
func (s *statement) callAt(from, to int, bare bool) call {
	c := call{end: to, bracket: -1}
	for to < len(s.text) && (s.text[to] == ' ' || s.text[to] == '!' || s.text[to] == '?') {
		to++
	}
	if to < len(s.text) && s.text[to] == '(' {
		c.bracket, c.end = to, min(s.partner[to]+1, len(s.text))
		c.arguments = s.parts(span{to + 1, s.partner[to]})
	} else if bare {
		around := s.around(from)
		c.end = around.to
		c.arguments = s.parts(span{to, around.to})
	}
	c.receiver = s.receiver(from)
	return c
}

// parts are the pieces of a span between commas.
func (s *statement) parts(p span) (all []span) {
	begins := p.from
	for i := p.from; i < p.to && i < len(s.text); i++ {
		switch c := s.text[i]; {
		case s.quoted[i]:
		case strings.IndexByte("([{", c) >= 0:
			i = s.partner[i]
		case c == ',':
			all = append(all, span{begins, i})
			begins = i + 1
		}
	}
	return append(all, span{begins, min(p.to, len(s.text))})
}

// receiver is what stands before a word that is asked of it: x.y().word, x |> word.
func (s *statement) receiver(word int) span {
	i, end := s.back(word), -1
	for n := connects(s.text[:i+1]); n > 0; n = connects(s.text[:i+1]) {
		if end < 0 {
			end = i - n + 1
		}
		i = s.operand(s.back(i - n + 1))
	}
	switch {
	case strings.HasSuffix(s.text[:i+1], "|>"):
		return span{s.around(word).from, i - 1}
	case end < 0:
		return span{}
	}
	return span{i + 1, end}
}

// connects is the length of what leads from a value to what is asked of it, at the end of a text.
func connects(before string) int {
	for _, c := range []string{"!!.", "?.", "::", "->", "."} {
		if strings.HasSuffix(before, c) && !strings.HasSuffix(before, "..") {
			return len(c)
		}
	}
	return 0
}

// back is the last position before one that is no space.
func (s *statement) back(i int) int {
	for i--; i >= 0 && strings.IndexByte(" \t\r\n", s.text[i]) >= 0; i-- {
	}
	return i
}

// operand is the position before the name, string or call that ends at one.
func (s *statement) operand(i int) int {
	for i >= 0 {
		switch c := s.text[i]; {
		case c == '"':
			for i--; i >= 0 && s.text[i] != '"'; i-- {
			}
			return s.back(i)
		case strings.IndexByte(")]}", c) >= 0:
			if s.partner[i] < 0 {
				return -1
			}
			i = s.partner[i] - 1 // a name may stand before it
		case c == '?' || c == '!':
			i--
		case part(c):
			for i >= 0 && part(s.text[i]) {
				i--
			}
			return s.back(i + 1)
		default:
			return s.back(i + 1)
		}
	}
	return i
}

// part reports a character of a name.
func part(c byte) bool { return letter(c) || c == '$' || c == '&' || c >= '0' && c <= '9' }

// literals are the strings right in a span: in no other call's brackets.
func (s *statement) literals(p span) (all []string) {
	for _, m := range s.marks {
		if !p.covers(m[0]) {
			continue
		}
		in := s.around(m[0])
		for in.from > p.from && s.text[in.from-1] != '(' {
			in = s.around(in.from - 1)
		}
		if in.from <= p.from {
			all = append(all, s.text[m[0]+1:m[1]])
		}
	}
	return all
}
