// Package writeback tells whether code that writes a file which it has read writes most of it back.
//
// For the Python text `p.write_text(p.read_text().replace("a", "b"))` it does, for `p.write_text(p.read_text()[:0])` it
// does not. The names that come to hold what was read are followed through the text; what is done with them is held
// against what is known to lose: a part that is cut out, a pattern that matches anything, a hash.
package writeback

import (
	"guard/policy/code"
	"guard/policy/code/token"
)

// Text is code of which it is asked what it writes back.
type Text struct {
	source     string
	toks       []token.Token
	statements []statement
	held       map[string]bool // names that hold something of what was read
	defined    map[string]bool // functions that the text defines
	loses      bool
}

// statement is a run of tokens: from, up to but not to.
type statement struct{ from, to int }

// maxTokens bounds the text that is followed.
const maxTokens = 20_000

// Read reads a text.
func Read(lang code.Language, text string) *Text {
	cut := token.Scan(lang, text)
	t := &Text{source: text, toks: cut.Toks, held: map[string]bool{}, defined: map[string]bool{}}
	if cut.Bad != "" || len(t.toks) > maxTokens {
		t.loses = true
		return t
	}
	t.split()
	t.follow()
	t.loses = t.cutsOff() || t.losesSomewhere()
	return t
}

// Keeps reports that what is written on a line is most of what was read.
func (t *Text) Keeps(line int) bool {
	if t.loses {
		return false
	}
	keeps := false
	for i, s := range t.statements {
		if int(t.toks[s.from].Line) > line || int(t.toks[s.to-1].Line) < line {
			continue
		}
		if at := t.emptiesAt(s); at >= 0 {
			if t.readsOnlyAfter(at, i) || !t.handed(s) {
				return false
			}
			keeps = true
		} else if t.holds(s.from, s.to) {
			keeps = true
		}
	}
	return keeps
}

// split cuts the tokens into statements.
func (t *Text) split() {
	from, depth := 0, 0
	end := func(i int) {
		if i > from {
			t.statements = append(t.statements, statement{from, i})
		}
	}
	for i := range t.toks {
		one := &t.toks[i]
		switch {
		case one.Is("(") || one.Is("["):
			depth++
		case one.Is(")") || one.Is("]"):
			depth--
		case depth <= 0 && (one.Is(";") || one.Is("{") || one.Is("}")):
			end(i)
			from = i + 1
			continue
		}
		if one.NewLine && depth <= 0 && !one.Is(".") && !one.Is("?.") && !one.Is("->") && !one.Is(")") && !one.Is("]") {
			end(i)
			from = i
		}
	}
	end(len(t.toks))
}

// follow finds the names that hold what was read, to where nothing more is found.
func (t *Text) follow() {
	for range 8 {
		before := len(t.held)
		for i, s := range t.statements {
			t.parameters(s)
			if t.holds(s.from, s.to) {
				t.hold(s)
				t.holdElements(i)
			}
		}
		if len(t.held) == before {
			return
		}
	}
}

// hold notes the names to which a statement gives what was read.
func (t *Text) hold(s statement) {
	for i := s.from; i < s.to; i++ {
		one := &t.toks[i]
		switch {
		case one.Assigns() && t.holds(i+1, s.to):
			for k := s.from; k < i; k++ {
				t.name(k)
			}
			return
		case one.IsName("as") && i+1 < s.to:
			t.name(i + 1)
		}
	}
	if s.to-s.from > 3 && t.toks[s.from].Kind == token.Name && t.toks[s.from+1].Is(".") &&
		addingWords[t.toks[s.from+2].Text] {
		t.name(s.from)
	}
}

// holdElements notes the names of a loop, and of a function that is given on the spot, over what was read.
func (t *Text) holdElements(i int) {
	s := t.statements[i]
	for k := s.from; k < s.to; k++ {
		one := &t.toks[k]
		switch {
		case one.IsName("in") || one.IsName("of") || one.IsName("range") || one.Is("=>") || one.Is("|"):
			for b := k - 1; b >= max(s.from, k-6) && !t.toks[b].IsName("for"); b-- {
				t.name(b)
			}
		}
	}
	if i+1 < len(t.statements) { // { |l| … } and { |f| … }
		for k, next := t.statements[i+1].from, t.statements[i+1]; k+1 < next.to && t.toks[next.from].Is("|"); k++ {
			if k > next.from && t.toks[k].Is("|") {
				return
			}
			t.name(k)
		}
	}
}

// parameters notes those of a function: what it is given may be what was read.
func (t *Text) parameters(s statement) {
	for i := s.from; i+2 < s.to; i++ {
		if !definingWords[t.toks[i].Text] || t.toks[i].Kind != token.Name {
			continue
		}
		t.defined[t.toks[i+1].Text] = true
		for k := i + 2; k < s.to && !t.toks[k].Is(":") && !t.toks[k].Is("{"); k++ {
			t.name(k)
		}
	}
}

func (t *Text) name(i int) {
	if one := &t.toks[i]; one.Kind == token.Name && !plainWords[one.Text] {
		t.held[one.Text] = true
	}
}
