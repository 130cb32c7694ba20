// Package token cuts program text into tokens: names, numbers, strings, operators and brackets, as the grammar of
// its language has them. Scan takes a text and its language and returns the tokens, or says why the text cannot be
// cut. A Cursor goes over them.
//
// For the Python text `os.remove(f"{d}/a")` the tokens are the name os, the operator ".", the name remove, the
// bracket "(", one Pieces token that holds the tokens of d and the text "/a", and the bracket ")". Every bracket
// knows the index of its other half.
//
// A text is gone over once, from left to right; brackets and strings nest to a fixed depth. The package does not
// know what a token means, and it checks no grammar: a text that no compiler accepts may have tokens all the same.
package token

// Kind is the kind of a token.
type Kind uint8

const (
	End    Kind = iota // after the last token
	Name               // an identifier or a keyword, with its sigil in Perl and PHP
	Number             //
	String             // a string; Text is its value
	Pieces             // a string with expressions in it, in Pieces
	Shell              // a command between backticks, in Pieces
	Regex              //
	Op                 // an operator or bracket
)

// Token is one word of program text.
type Token struct {
	Kind            Kind
	Quoted          bool  // of a String: bytes, a symbol or a word list; of a Name: written with escapes
	NewLine, Spaced bool  // the first token of a line; white space stands before the token
	Line            int32 // from 1
	At              int32 // where it begins in the text
	Col             int32 // the indentation, of a token that begins a line
	Match           int32 // the index of the other half, of a bracket; otherwise -1
	Text            string
	Pieces          []Piece
}

// Piece is a part of a string: plain text, or an expression where Toks is not nil.
type Piece struct {
	Text string
	Toks []Token
	Cut  bool   // only a part or another form of the value stands in the string: f"{46:c}"
	Spec string // how the value is written in a string of Python, as it stands there: !r, :03d
}

// Is reports whether t is the operator op.
func (t *Token) Is(op string) bool { return t.Kind == Op && t.Text == op }

// IsName reports whether t is the word name.
func (t *Token) IsName(name string) bool { return t.Kind == Name && t.Text == name }

// IsWord reports whether c may stand in a name.
func IsWord(c byte) bool {
	return c == '_' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
}

// isDigit reports whether c is a decimal digit.
func isDigit(c byte) bool { return c >= '0' && c <= '9' }

// IsLetter reports whether c may begin a name. Every byte of a character beyond ASCII may.
func IsLetter(c byte) bool { return IsWord(c) && !isDigit(c) || c >= 0x80 }

// IsSpace reports whether c is white space other than the end of a line.
func IsSpace(c byte) bool { return c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v' }

// assigning holds the assignment operators of all languages.
var assigning = map[string]bool{"=": true, ":=": true, "+=": true, "-=": true, "*=": true, "/=": true, "%=": true,
	"|=": true, "&=": true, "^=": true, ".=": true, "..=": true, "**=": true, "<<=": true, ">>=": true, "??=": true,
	"||=": true, "&&=": true, "//=": true, "@=": true}

// Assigns reports whether t is an assignment operator.
func (t *Token) Assigns() bool { return t.Kind == Op && assigning[t.Text] }

// IsUpper reports whether a name begins with a capital letter.
func IsUpper(name string) bool { return name != "" && name[0] >= 'A' && name[0] <= 'Z' }

// Lower returns s with the letters of ASCII in lower case, without a copy where there is nothing to change.
func Lower(s string) string {
	for i := range len(s) {
		if c := s[i]; c >= 'A' && c <= 'Z' {
			b := []byte(s)
			for j := range b {
				if b[j] >= 'A' && b[j] <= 'Z' {
					b[j] += 'a' - 'A'
				}
			}
			return string(b)
		}
	}
	return s
}
