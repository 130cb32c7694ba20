package code

import "strings"

// cursor goes over the tokens of a text.
type cursor struct {
	lang  Language
	toks  []token
	pos   int
	limit int // the tokens end here
}

// record is what was found so far.
type record struct {
	cursor
	book      *book
	line      int32
	acts      []Act
	seen      map[string]bool
	modules   []string
	imported  map[string]bool
	truncated bool
	settings  bool            // a file .env is loaded
	changed   bool            // this pass found what the one before did not know
	dirty     map[*token]bool // lists that were changed after they were written
	tainted   map[string]bool // strings of Ruby that were changed in place
	work      int             // values that names with several were looked at with
}

// effects notes what takes more than one act, or an argument that has to be looked at.
type effects struct{ record }

// names knows what each name may stand for.
type names struct {
	effects
	root      *scope
	scope     *scope
	scopes    map[*token]*scope
	functions map[*token]*function
	pass      int
	loose     bool // members may have been set by computed names
}

// environment follows the variables of the environment.
type environment struct{ names }

// values computes what operators and calls make of values.
type values struct {
	environment
	joins int // bytes of strings that were joined
}

// calls says what a call does, and what it gives.
type calls struct {
	values
	up     grammar
	nested int                // code in strings of code
	cut    map[string][]token // the tokens of code in strings
}

// grammar is what calls need of the reader of the text's grammar, which stands above them.
type grammar interface {
	expression(least int) value
	primary() value
	pattern(start, end int, v value)
	statements(end int)
	callsWithin(from, to int)
	embedded(toks []token)
}

// dialect is what only one language has.
type dialect interface {
	// statement follows a statement that begins with t; false: it is one of all languages.
	statement(t *token) bool
	// word follows an expression that begins with the word t.
	word(t *token) (value, bool)
	// operand follows an expression that begins with the operator t.
	operand(t *token) (value, bool)
	// member follows a member of an object that is no entry of all languages.
	member(args *arguments) bool
	// directive follows a comment that a tool runs.
	directive(name, text string)
}

// common is what a language does that has nothing of its own.
type common struct{}

func (common) operand(*token) (value, bool) { return value{}, false }
func (common) member(*arguments) bool       { return false }
func (common) directive(name, text string)  {}

// lookahead tells what stands at the cursor, before it is followed.
type lookahead struct {
	calls
	dialect dialect
	target  target
	depth   int
	strict  bool // Perl: names of variables and functions are never computed
}

// assignments gives names their values.
type assignments struct {
	lookahead
	assigned     int   // the token behind the last assignment
	lastAssigned value // of a = b = c
}

// argued follows the arguments of calls.
type argued struct{ assignments }

// expressions follows expressions.
type expressions struct{ argued }

// reader follows the statements of one text. It goes over them until what it knows
// of names no longer changes; the acts of the last pass are the text's.
type reader struct {
	expressions
	directives []directive
	decorated  bool // the definition that comes is handed to something
}

// scope holds the names of a function or of the whole text.
type scope struct {
	names  map[string]*binding
	parent *scope
	col    int32 // Python: statements up to this column stand outside
	class  bool
	fn     *function
}

// binding is what a name was given, anywhere in its scope.
type binding struct {
	list
	param bool
}

const maxPasses = 8

func newReader(lang Language, toks []token) *reader {
	r := &reader{}
	r.lang, r.book, r.toks, r.limit, r.up = lang, books[lang](), toks, len(toks), r
	r.dialect = dialects[lang](r)
	r.root = &scope{names: map[string]*binding{}}
	r.scopes, r.functions = map[*token]*scope{}, map[*token]*function{}
	r.dirty, r.tainted, r.imported = map[*token]bool{}, map[string]bool{}, map[string]bool{}
	r.cut = map[string][]token{}
	return r
}

// dialects makes what reads one language.
var dialects = [languages]func(*reader) dialect{
	Python:     func(r *reader) dialect { return python{reader: r} },
	JavaScript: func(r *reader) dialect { return javascript{reader: r} },
	Ruby:       func(r *reader) dialect { return ruby{reader: r} },
	Perl:       func(r *reader) dialect { return perl{reader: r} },
	Go:         func(r *reader) dialect { return golang{reader: r} },
	PHP:        func(r *reader) dialect { return php{reader: r} },
	Lua:        func(r *reader) dialect { return lua{reader: r} },
}

type (
	python struct {
		common
		*reader
	}
	javascript struct {
		common
		*reader
	}
	ruby struct {
		common
		*reader
	}
	perl struct {
		common
		*reader
	}
	php struct {
		common
		*reader
	}
	golang struct {
		common
		*reader
	}
	lua struct {
		common
		*reader
	}
)

func (r *reader) read() Reading {
	for r.pass = 1; ; r.pass++ {
		r.pos, r.scope, r.acts, r.changed, r.truncated, r.depth = 0, r.root, nil, false, false, 0
		r.seen = map[string]bool{}
		r.statements(len(r.toks))
		if !r.changed || r.pass == maxPasses || r.work > maxWork {
			break
		}
	}
	if r.work > maxWork {
		r.truncated = true
		r.opaque("names with too many values", 1)
	} else if r.changed {
		r.opaque("names that change too often", 1)
	}
	for _, d := range r.directives {
		r.line = d.line
		r.dialect.directive(d.name, d.text)
	}
	r.emptiesOpened()
	return Reading{Acts: r.acts, Modules: r.modules, Truncated: r.truncated, Settings: r.settings}
}

// peek gives the token n after the current one; behind the end, tEnd.
func (r *cursor) peek(n int) *token {
	if i := r.pos + n; i >= 0 && i < r.limit {
		return &r.toks[i]
	}
	return &endToken
}

var endToken = token{nl: true}

func (r *cursor) at(op string) bool { return r.peek(0).is(op) }

// accept passes the operator op.
func (r *cursor) accept(op string) bool {
	if r.at(op) {
		r.pos++
		return true
	}
	return false
}

// acceptName passes the word.
func (r *cursor) acceptName(word string) bool {
	if r.peek(0).isName(word) {
		r.pos++
		return true
	}
	return false
}

// closing gives the index of the bracket that closes the one at index i.
func (r *cursor) closing(i int) int {
	if m := int(r.toks[i].match); m > i && m < r.limit {
		return m
	}
	return r.limit
}

// lookup gives what name stands for: what it was bound to, else itself.
func (r *names) lookup(name string) value {
	if name == "" {
		return value{}
	}
	for s := r.scope; s != nil; s = s.parent {
		b := s.names[name]
		if b == nil || s.class && s != r.scope {
			continue
		}
		v := value{}
		if len(b.items) > 0 {
			if len(b.items) > 1 {
				r.work += len(b.items)
			}
			v = choice(b.items...)
			if b.more {
				v = choice(v, value{})
				if v.kind != vChoice {
					v = value{kind: vChoice, list: &list{items: b.items, more: true}}
				}
			}
			v.called = b.param
		} else if b.param && !b.more && s.fn != nil && fixtures[name] && s.fn.runner {
			return value{kind: vPath, known: true, source: Fresh} // pytest's fixtures
		}
		if r.lang != PHP && !v.endsIn(name) && (r.lang != Ruby || r.peek(0).is("(")) && r.book.rule(name) != nil &&
			!b.param && (!r.book.external[name] || r.imported[name]) && !strings.HasPrefix(name, "$") {
			v = choice(v, named(name))
		}
		return v
	}
	if c := name[0]; c == '$' || c == '@' || c == '%' {
		name = r.inMain(name)
		if v, ok := r.book.constants[name]; ok {
			return v()
		}
		if r.lang == Perl && (c == '$' || c == '@') {
			if v, ok := r.book.constants["%"+name[1:]]; ok {
				return v()
			}
		}
		return value{}
	}
	return r.global(name)
}

// endsIn reports whether v is a function of that name from some module: the
// language's own is not meant.
func (v value) endsIn(name string) bool {
	is := false
	v.each(func(v value) { is = is || v.kind == vName && strings.HasSuffix(v.text, "."+name) })
	return is
}

// global gives what a name stands for that nothing in the text binds.
func (r *names) global(name string) value {
	if r.book.external[name] && !r.imported[name] {
		return value{}
	}
	name = r.canonical(name)
	if v, ok := r.book.constants[name]; ok {
		return v()
	}
	return named(name)
}

// canonical gives the one name of what has several.
func (r *names) canonical(name string) string {
	if len(name) > 160 {
		return name[:8] + "…"
	}
	for {
		cut := false
		for _, p := range r.book.prefixes {
			rest, ok := strings.CutPrefix(name, p[0])
			whole := !strings.HasSuffix(p[0], ".") && !strings.HasSuffix(p[0], "::")
			if ok && (whole && (rest == "" || rest[0] == '.' || rest[0] == '(') || !whole && rest != "") {
				name, cut = p[1]+rest, true
			}
		}
		if !cut {
			return name
		}
	}
}

// bind gives name v, besides what it has.
func (r *names) bind(name string, v value) { r.bindIn(r.scope, name, v) }

func (r *names) bindIn(s *scope, name string, v value) {
	if name == "" || name == "_" && r.lang != Perl {
		return
	}
	b := s.names[name]
	if b == nil {
		b = &binding{}
		s.names[name] = b
		r.changed = true
	}
	count, more := len(b.items), b.more
	v.each(func(v value) {
		if r.pass >= 3 && v.kind != vFunction && !b.has(v) && !(v.kind == vName && r.book.find(v.text) != nil) {
			v = value{} // it still changes: it may be anything
		}
		b.add(v)
	})
	if len(b.items) != count || b.more != more {
		r.changed = true
	}
}

func (l *list) has(v value) bool {
	for _, w := range l.items {
		if w.same(v) {
			return true
		}
	}
	return false
}

// param makes name a parameter: what it is, the calls say.
func (r *names) param(s *scope, name string) {
	if s.names[name] == nil {
		s.names[name] = &binding{}
		r.changed = true
	}
	if s != r.root {
		s.names[name].param = true
	} else if r.lang != Python {
		s.names[name].param = true
	}
}

// module notes an import.
func (r *record) module(name string) {
	if kind, ok := r.book.acting[name]; ok {
		r.emit(kind, "import "+name)
	}
	if name != "" && !r.imported[name] {
		r.imported[name] = true
		r.modules = append(r.modules, name)
	}
}

// opaque notes that something cannot be read.
func (r *record) opaque(call string, line int32) {
	r.line = line
	r.emit(Opaque, call)
}
