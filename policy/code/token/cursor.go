package token

import (
	"slices"
	"strings"

	"guard/policy/code"
)

// CommaBefore reports whether a comma stands before the bracket at index end.
func (r *Cursor) CommaBefore(end int) bool {
	return end < r.Limit && end > 0 && r.Toks[end-1].Is(",")
}

// Place returns the token at index at, which names a bracket or a definition, or nil where there is none.
func (r *Cursor) Place(at int) *Token {
	if at >= 0 && at < len(r.Toks) {
		return &r.Toks[at]
	}
	return nil
}

// HasName reports whether one of the words stands anywhere in the text as a name.
func (r *Cursor) HasName(words []string) bool {
	return slices.ContainsFunc(r.Toks, func(t Token) bool { return t.Kind == Name && slices.Contains(words, t.Text) })
}

// OwnAt reports whether the token at index i is self, this or the like, and not a member of something else.
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

// StoresNext reports whether the current token is an assignment operator.
func (r *Cursor) StoresNext() bool {
	return r.Peek(0).Assigns()
}

// Declares reports whether the token at index at is a keyword that declares the variable after it.
func (r *Cursor) Declares(at int) bool {
	switch r.Toks[at].Text {
	case "const", "let", "var", "my", "our", "local":
		return r.Toks[at].Kind == Name && at+1 < len(r.Toks) &&
			(r.Toks[at+1].Kind == Name || r.Toks[at+1].Kind == Op)
	}
	return false
}

// Parts divides the tokens from start to end at the commas that stand outside of brackets. Each part is a first and
// a last index.
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

// Column returns the indentation of the line on which the current token stands.
func (r *Cursor) Column() int32 {
	for i := min(r.Pos, len(r.Toks)-1); i >= 0; i-- {
		if r.Toks[i].NewLine {
			return r.Toks[i].Col
		}
	}
	return 0
}

// Dotted skips the name of a module (.a.b) and returns it.
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

// Cursor goes over the tokens of a text. It also knows how the languages write types and methods, as far as that
// takes no more than to look at the tokens.
type Cursor struct {
	Lang  code.Language
	Toks  []Token
	Pos   int
	Limit int // the index after the last token
}

// Peek returns the token that stands n tokens after the current one, or a token of the kind End after the last one.
func (r *Cursor) Peek(n int) *Token {
	if i := r.Pos + n; i >= 0 && i < r.Limit {
		return &r.Toks[i]
	}
	return &endToken
}

// endToken stands after the last token.
var endToken = Token{NewLine: true}

// At reports whether the current token is the operator op.
func (r *Cursor) At(op string) bool { return r.Peek(0).Is(op) }

// Accept skips the operator op; false: another token stands here.
func (r *Cursor) Accept(op string) bool {
	if r.At(op) {
		r.Pos++
		return true
	}
	return false
}

// AcceptName skips the word; false: another token stands here.
func (r *Cursor) AcceptName(word string) bool {
	if r.Peek(0).IsName(word) {
		r.Pos++
		return true
	}
	return false
}

// Closing returns the index of the bracket that closes the one at index i, or the limit.
func (r *Cursor) Closing(i int) int {
	if m := int(r.Toks[i].Match); m > i && m < r.Limit {
		return m
	}
	return r.Limit
}
