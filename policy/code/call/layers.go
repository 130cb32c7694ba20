package call

import (
	"guard/policy/code"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// record holds what was found so far.
type record struct {
	token.Cursor
	Book         *Book
	Line         int32
	Acts         []code.Act
	Seen         map[string]bool
	Modules      []string
	Imported     map[string]bool
	Truncated    bool
	Start        code.Given            // what the program is given when it starts
	Settings     bool                  // the text loads a file .env
	Changed      bool                  // this pass found something that the pass before did not know
	ChangedLists map[*token.Token]bool // the lists that the text changes; nil stands for all that it does not write
	Overwritten  map[*token.Token]bool // those of them whose elements it replaces or takes away
	ChangedTexts map[string]bool       // the strings of Ruby that the text changes in place
	Work         int                   // how many values of names that have several were looked at
	Stars        map[string]bool       // the modules of which the text imports all names
	stranger     string                // the library whose call is judged by its name
	here         map[string]bool       // the libraries that the text has reach this machine
	database     *bool                 // the text names a database; nil: nobody has looked
	clients      clientsFound          // the clients of services of which it speaks

	own map[string]*value.Elements // what the text gives to variables of its environment

	input   *value.Value           // what the programs read that the call starts; nil: what the text's own program does
	folders map[string]value.Value // where the templates of some calls run
	reopens map[*token.Token]bool  // the texts, by their first tokens, that may replace the input of their programs
}

// effects notes what takes more than one act, or needs a look at an argument.
type effects struct{ record }

// names knows what each name of the text may stand for.
type names struct {
	effects
	Root      *value.Scope
	Scope     *value.Scope
	Scopes    map[*token.Token]*value.Scope
	Functions map[*token.Token]*value.Func
	Pass      int
	loose     bool // members may be set by computed names
	hidden    hiddenChanges
	replaced  map[string]bool // the last parts of names of functions that the text gives another meaning
	// parameters are the functions in which names that the language has too are parameters.
	parameters map[string][]within
	objects    objects
}

// environment follows what is read from and put into the environment's variables. A command has the variables of the
// program that starts it. So a copy of all variables, to which some are added, counts as the environment itself: to
// hand it to a command reads none of them, and to use it anywhere else reads all.
type environment struct{ names }

// values computes what operators and calls make of values.
type values struct {
	environment
	joins   int                   // how many bytes of strings were joined
	decodes map[*token.Token]bool // the texts, by their first tokens, that take others apart into characters
}

// Calls says what a call does and what it gives.
type Calls struct {
	values
	Grammar grammar
	Nested  int                      // how deep the current code stands in strings of code
	Cut     map[string][]token.Token // the tokens of code that stands in strings
	found   map[searched]int         // what was looked for in texts
}

// grammar is what calls need of the package grammar, which stands above this one: the functions that read the tokens
// of the text.
type grammar interface {
	Expression(least int) value.Value
	Primary() value.Value
	Pattern(start, end int, v value.Value)
	Statements(end int)
	CallsWithin(from, to int)
	Embedded(toks []token.Token)
}
