package value

import (
	"guard/policy/code/token"
)

// Scope holds the names of a function, a class or the whole text.
type Scope struct {
	Names  map[string]*Binding
	Parent *Scope
	Col    int32 // Python: a statement up to this column is outside of the scope
	Class  bool
	Named  string // the class whose scope it is
	Fn     *Func
}

// Binding holds everything that a name is given anywhere in its scope.
type Binding struct {
	Elements
	Param bool
}

// Func is a function that the text defines.
type Func struct {
	Params  []string
	Toks    []token.Token // the tokens among which the parameters stand
	Parts   [][2]int      // the first and the last index of each parameter
	Scope   *Scope
	Rest    string // Python: the parameter that takes the arguments which the others leave, as a list
	Names   string // Python: the parameter that takes the arguments by other names, as a dictionary
	Runner  bool   // a test runner calls the function
	Exposed bool   // the function may be called where the text shows no call
	Gives   *Scope // what it gives back, where that is followed
	// Defaults are what its parameters have where a call does not give them, where that is followed.
	Defaults map[string]Value
}
