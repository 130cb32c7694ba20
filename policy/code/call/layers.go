package call

import (
	"guard/policy/code"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// record is what was found so far.
type record struct {
	token.Cursor
	Book      *Book
	Line      int32
	Acts      []code.Act
	Seen      map[string]bool
	Modules   []string
	Imported  map[string]bool
	Truncated bool
	Settings  bool                  // a file .env is loaded
	Changed   bool                  // this pass found what the one before did not know
	Dirty     map[*token.Token]bool // lists that were changed after they were written
	Tainted   map[string]bool       // strings of Ruby that were changed in place
	Work      int                   // values that names with several were looked at with
}

// effects notes what takes more than one act, or an argument that has to be looked at.
type effects struct{ record }

// names knows what each name may stand for.
type names struct {
	effects
	Root      *value.Scope
	Scope     *value.Scope
	Scopes    map[*token.Token]*value.Scope
	Functions map[*token.Token]*value.Func
	Pass      int
	loose     bool // members may have been set by computed names
}

// environment follows the variables of the environment.
type environment struct{ names }

// values computes what operators and calls make of values.
type values struct {
	environment
	joins int // bytes of strings that were joined
}

// Calls says what a call does, and what it gives.
type Calls struct {
	values
	Grammar grammar
	Nested  int                      // code in strings of code
	Cut     map[string][]token.Token // the tokens of code in strings
}

// grammar is what calls need of the reader of the text's grammar, which stands above them.
type grammar interface {
	Expression(least int) value.Value
	Primary() value.Value
	Pattern(start, end int, v value.Value)
	Statements(end int)
	CallsWithin(from, to int)
	Embedded(toks []token.Token)
}
