package code

// tokenKind says what a token is.
type tokenKind uint8

const (
	tEnd    tokenKind = iota // after the last one
	tName                    // an identifier or keyword, with a sigil in Perl and PHP
	tNumber                  //
	tString                  // text holds its value
	tPieces                  // a string with expressions in it: pieces
	tShell                   // a command between backticks: pieces
	tRegex                   //
	tOp                      // an operator or bracket
)

// token is one word of program text.
type token struct {
	kind   tokenKind
	quoted bool  // tString: a bytes, symbol or word list form; tName: written with escapes
	nl, sp bool  // a line ended, white space stood before it
	line   int32 // from 1
	at     int32 // where it begins in the text
	col    int32 // of a token that begins a line: its indentation
	match  int32 // of a bracket: the index of the other one
	text   string
	pieces []piece
}

// piece is a part of a string: text, or an expression where toks is not nil.
type piece struct {
	text string
	toks []token
	cut  bool // only a part of it, or another form of it: f"{46:c}"
}

// is reports whether t is the operator op.
func (t *token) is(op string) bool { return t.kind == tOp && t.text == op }

// isName reports whether t is the word name.
func (t *token) isName(name string) bool { return t.kind == tName && t.text == name }

func isWord(c byte) bool {
	return c == '_' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
}

func isDigit(c byte) bool  { return c >= '0' && c <= '9' }
func isLetter(c byte) bool { return isWord(c) && !isDigit(c) || c >= 0x80 }
func isSpace(c byte) bool  { return c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v' }
