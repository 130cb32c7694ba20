package token

// Kind says what a token is.
type Kind uint8

const (
	End    Kind = iota // after the last one
	Name               // an identifier or keyword, with a sigil in Perl and PHP
	Number             //
	String             // text holds its value
	Pieces             // a string with expressions in it: pieces
	Shell              // a command between backticks: pieces
	Regex              //
	Op                 // an operator or bracket
)

// Token is one word of program text.
type Token struct {
	Kind            Kind
	Quoted          bool  // tString: a bytes, symbol or word list form; tName: written with escapes
	NewLine, Spaced bool  // a line ended, white space stood before it
	Line            int32 // from 1
	At              int32 // where it begins in the text
	Col             int32 // of a token that begins a line: its indentation
	Match           int32 // of a bracket: the index of the other one
	Text            string
	Pieces          []Piece
}

// piece is a part of a string: text, or an expression where toks is not nil.
type Piece struct {
	Text string
	Toks []Token
	Cut  bool // only a part of it, or another form of it: f"{46:c}"
}

// Is reports whether t is the operator op.
func (t *Token) Is(op string) bool { return t.Kind == Op && t.Text == op }

// IsName reports whether t is the word name.
func (t *Token) IsName(name string) bool { return t.Kind == Name && t.Text == name }

func IsWord(c byte) bool {
	return c == '_' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

func IsLetter(c byte) bool { return IsWord(c) && !isDigit(c) || c >= 0x80 }

func IsSpace(c byte) bool { return c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v' }

// assigning are the operators of assignments.
var assigning = map[string]bool{"=": true, ":=": true, "+=": true, "-=": true, "*=": true, "/=": true, "%=": true,
	"|=": true, "&=": true, "^=": true, ".=": true, "..=": true, "**=": true, "<<=": true, ">>=": true, "??=": true,
	"||=": true, "&&=": true, "//=": true, "@=": true}

// Assigns reports whether t is the operator of an assignment.
func (t *Token) Assigns() bool { return t.Kind == Op && assigning[t.Text] }

func IsUpper(name string) bool { return name != "" && name[0] >= 'A' && name[0] <= 'Z' }

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
