// Package grammar follows the expressions and statements that the languages have in common, and asks a Dialect for
// what only one language has. Tokens come in; the acts that the calls among them mean, and the values that names are
// given, are recorded by the package call.
//
// Of the tokens of `p = "a"; os.remove(p)` it makes a value for p, and a call of os.remove whose argument is that
// value. The text is read as a whole and several times, until no name has further values: both branches of a
// condition are taken, a loop is gone through once, and a function counts as called even if the text never calls it.
//
// The types are layers, as in the package call: lookahead says what stands at the cursor, assignments gives names
// their values, argumentReader reads the arguments of calls, expressions and Reader read the rest. The package checks
// no grammar: what no compiler accepts is read as far as it makes sense.
package grammar

import (
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// Dialect is what only one language has.
type Dialect interface {
	// Statement reads a statement that begins with t; false: it is one that all languages have.
	Statement(t *token.Token) bool
	// Word reads an expression that begins with the word t; false: t is a name.
	Word(t *token.Token) (value.Value, bool)
	// Operand reads an expression that begins with the operator t; false: it is one that all languages have.
	Operand(t *token.Token) (value.Value, bool)
	// Member reads a member of an object that has another form than an entry; false: it is an entry.
	Member(args *value.Arguments) bool
	// Directive reads a comment that a tool obeys.
	Directive(name, text string)
}

// Common answers for a language that has nothing of its own.
type Common struct{}

// Operand says that no operator begins an operand.
func (Common) Operand(*token.Token) (value.Value, bool) { return value.Value{}, false }

// Member says that an object has no members but entries.
func (Common) Member(*value.Arguments) bool { return false }

// Directive ignores comments.
func (Common) Directive(name, text string) {}

// lookahead says what stands at the cursor, before it is read.
type lookahead struct {
	call.Calls
	dialect Dialect
	Target  Target
	depth   int
	Strict  bool // in Perl, the names of variables and functions are never computed
}

// assignments gives names their values.
type assignments struct {
	lookahead
	assigned     int          // the index of the token after the last assignment
	lastAssigned value.Value  // the value of the last assignment, for a = b = c
	ifNotGiven   *value.Value // the default of the parameter that was just read
}

// argumentReader reads the arguments of calls.
type argumentReader struct{ assignments }

// expressions reads expressions.
type expressions struct{ argumentReader }

// Reader reads the statements of one text. It goes over them until what it knows of names no longer changes; the
// acts of the last pass are those of the text.
type Reader struct {
	expressions
	directives []token.Directive
	Decorated  bool // a decorator stands before the definition that comes next
}

const (
	maxPasses = 8
	maxWork   = 1 << 15 // how many values of names that have several may be looked at
)

// New returns a reader of a text: b is what is known of its language, and of makes the dialect.
func New(lang code.Language, b *call.Book, text token.Scanned, of func(*Reader) Dialect) *Reader {
	r := &Reader{directives: text.Directives}
	r.Lang, r.Book, r.Toks, r.Limit, r.Grammar = lang, b, text.Toks, len(text.Toks), r
	r.dialect = of(r)
	r.Root = &value.Scope{Names: map[string]*value.Binding{}}
	r.Scopes, r.Functions = map[*token.Token]*value.Scope{}, map[*token.Token]*value.Func{}
	r.ChangedLists, r.Overwritten = map[*token.Token]bool{}, map[*token.Token]bool{}
	r.ChangedTexts, r.Imported = map[string]bool{}, map[string]bool{}
	r.Cut = map[string][]token.Token{}
	call.Hides(&r.Calls)
	return r
}

// Read returns what the text does.
func (r *Reader) Read() code.Reading {
	for r.Pass = 1; ; r.Pass++ {
		r.Pos, r.Scope, r.Acts, r.Changed, r.Truncated, r.depth = 0, r.Root, nil, false, false, 0
		r.Seen = map[string]bool{}
		call.TellHidden(&r.Calls)
		r.Statements(len(r.Toks))
		if !r.Changed || r.Pass == maxPasses || r.Work > maxWork {
			break
		}
	}
	if r.Work > maxWork {
		r.Truncated = true
		r.Opaque("names with too many values", 1)
	} else if r.Changed {
		r.Opaque("names that change too often", 1)
	}
	for _, d := range r.directives {
		r.Line = d.Line
		r.dialect.Directive(d.Name, d.Text)
	}
	r.EmptiesOpened()
	return code.Reading{Acts: r.Acts, Modules: r.Modules, Unknown: r.UnknownLibraries(), Truncated: r.Truncated,
		Settings: r.Settings, Gives: r.Gives()}
}
