package token

import (
	"slices"
	"strings"

	"guard/policy/code"
)

func (r *Cursor) CommaBefore(end int) bool {
	return end < r.Limit && end > 0 && r.Toks[end-1].Is(",")
}

// Place names a bracket or a definition by the token at index at.
func (r *Cursor) Place(at int) *Token {
	if at >= 0 && at < len(r.Toks) {
		return &r.Toks[at]
	}
	return nil
}

// names reports whether one of words stands in the text as a name.
func (r *Cursor) HasName(words []string) bool {
	return slices.ContainsFunc(r.Toks, func(t Token) bool { return t.Kind == Name && slices.Contains(words, t.Text) })
}

// OwnAt reports whether the token at index i is the object whose method this
// is, and not a member of another.
func (r *Cursor) OwnAt(i int) bool {
	if i < 0 || i >= r.Limit {
		return false
	}
	t := &r.Toks[i]
	if t.Kind != Name || t.Text != "self" && t.Text != "this" && t.Text != "cls" && t.Text != "$this" {
		return false
	}
	return i == 0 || r.Toks[i-1].Kind != Op || r.Toks[i-1].Text != "." && r.Toks[i-1].Text != "->"
}

// StoresNext reports whether an assignment follows.
func (r *Cursor) StoresNext() bool {
	return r.Peek(0).Assigns()
}

func (r *Cursor) Declares(at int) bool {
	switch r.Toks[at].Text {
	case "const", "let", "var", "my", "our", "local":
		return r.Toks[at].Kind == Name && at+1 < len(r.Toks) &&
			(r.Toks[at+1].Kind == Name || r.Toks[at+1].Kind == Op)
	}
	return false
}

// Parts divides the tokens from start to end at the commas outside of brackets.
func (r *Cursor) Parts(start, end int) [][2]int {
	var parts [][2]int
	from := start
	for i := start; i < end; i++ {
		t := &r.Toks[i]
		if t.Kind != Op {
			continue
		}
		if int(t.Match) > i {
			i = int(t.Match)
		} else if t.Text == "," {
			parts = append(parts, [2]int{from, i})
			from = i + 1
		}
	}
	if from < end {
		parts = append(parts, [2]int{from, end})
	}
	return parts
}

// Column is the indentation of the line that the current token stands on.
func (r *Cursor) Column() int32 {
	for i := min(r.Pos, len(r.Toks)-1); i >= 0; i-- {
		if r.Toks[i].NewLine {
			return r.Toks[i].Col
		}
	}
	return 0
}

// Dotted passes a module's name: .a.b
func (r *Cursor) Dotted() string {
	var b strings.Builder
	for {
		t := r.Peek(0)
		if t.Is(".") || t.Is("...") || t.Is("..") {
			b.WriteString(t.Text)
		} else if t.Kind == Name && t.Text != "import" && (b.Len() == 0 || strings.HasSuffix(b.String(), ".")) {
			b.WriteString(t.Text)
		} else {
			return b.String()
		}
		r.Pos++
	}
}

// Cursor goes over the tokens of a text.
type Cursor struct {
	Lang  code.Language
	Toks  []Token
	Pos   int
	Limit int // the tokens end here
}

// Peek gives the token n after the current one; behind the end, tEnd.
func (r *Cursor) Peek(n int) *Token {
	if i := r.Pos + n; i >= 0 && i < r.Limit {
		return &r.Toks[i]
	}
	return &endToken
}

var endToken = Token{NewLine: true}

func (r *Cursor) At(op string) bool { return r.Peek(0).Is(op) }

// Accept passes the operator op.
func (r *Cursor) Accept(op string) bool {
	if r.At(op) {
		r.Pos++
		return true
	}
	return false
}

// AcceptName passes the word.
func (r *Cursor) AcceptName(word string) bool {
	if r.Peek(0).IsName(word) {
		r.Pos++
		return true
	}
	return false
}

// Closing gives the index of the bracket that closes the one at index i.
func (r *Cursor) Closing(i int) int {
	if m := int(r.Toks[i].Match); m > i && m < r.Limit {
		return m
	}
	return r.Limit
}
