package grammar

import (
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// Dialect is what only one language has.
type Dialect interface {
	// statement follows a statement that begins with t; false: it is one of all languages.
	Statement(t *token.Token) bool
	// word follows an expression that begins with the word t.
	Word(t *token.Token) (value.Value, bool)
	// operand follows an expression that begins with the operator t.
	Operand(t *token.Token) (value.Value, bool)
	// member follows a member of an object that is no entry of all languages.
	Member(args *value.Arguments) bool
	// directive follows a comment that a tool runs.
	Directive(name, text string)
}

// Common is what a language does that has nothing of its own.
type Common struct{}

func (Common) Operand(*token.Token) (value.Value, bool) { return value.Value{}, false }

func (Common) Member(*value.Arguments) bool { return false }

func (Common) Directive(name, text string) {}

// lookahead tells what stands at the cursor, before it is followed.
type lookahead struct {
	call.Calls
	dialect Dialect
	Target  Target
	depth   int
	Strict  bool // Perl: names of variables and functions are never computed
}

// assignments gives names their values.
type assignments struct {
	lookahead
	assigned     int         // the token after the last assignment
	lastAssigned value.Value // of a = b = c
}

// argued follows the arguments of calls.
type argued struct{ assignments }

// expressions follows expressions.
type expressions struct{ argued }

// Reader follows the statements of one text. It goes over them until what it knows
// of names no longer changes; the acts of the last pass are the text's.
type Reader struct {
	expressions
	directives []token.Directive
	Decorated  bool // the definition that comes is handed to something
}

const (
	maxPasses = 8
	maxWork   = 1 << 15 // values of names that have several, each time that they are looked at
)

// New makes a reader of a text: what is known of its language, the tokens of the text, and what makes the dialect
// that the reader asks.
func New(lang code.Language, b *call.Book, text token.Scanned, of func(*Reader) Dialect) *Reader {
	r := &Reader{directives: text.Directives}
	r.Lang, r.Book, r.Toks, r.Limit, r.Grammar = lang, b, text.Toks, len(text.Toks), r
	r.dialect = of(r)
	r.Root = &value.Scope{Names: map[string]*value.Binding{}}
	r.Scopes, r.Functions = map[*token.Token]*value.Scope{}, map[*token.Token]*value.Func{}
	r.Dirty, r.Tainted, r.Imported = map[*token.Token]bool{}, map[string]bool{}, map[string]bool{}
	r.Cut = map[string][]token.Token{}
	return r
}

func (r *Reader) Read() code.Reading {
	for r.Pass = 1; ; r.Pass++ {
		r.Pos, r.Scope, r.Acts, r.Changed, r.Truncated, r.depth = 0, r.Root, nil, false, false, 0
		r.Seen = map[string]bool{}
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
	return code.Reading{Acts: r.Acts, Modules: r.Modules, Truncated: r.Truncated, Settings: r.Settings}
}
