package value

import (
	"guard/policy/code/token"
)

// Scope holds the names of a function or of the whole text.
type Scope struct {
	Names  map[string]*Binding
	Parent *Scope
	Col    int32 // Python: statements up to this column stand outside
	Class  bool
	Fn     *Func
}

// Binding is what a name was given, anywhere in its scope.
type Binding struct {
	Elements
	Param bool
}

// Func is one of the text's own.
type Func struct {
	Params []string
	Toks   []token.Token // in which the parameters stand
	Parts  [][2]int      // where
	Scope  *Scope
	Runner bool // a test runner calls it
	Hidden bool // it may be called from where no call is seen
}
