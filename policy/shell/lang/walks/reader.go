package walks

// reader holds what is known of one text.
type reader struct {
	syntax
	text   string
	defs   []def
	byName map[string][]int // definitions
	scope  []int            // the innermost definition in which a token stands, or -1
	heads  map[int]bool     // the = of functions
	lists  []list
	listAt map[int]int // where a list is called: its number

	held   map[variable]set    // from which lists what a name holds comes
	gives  map[string]set      // what a function gives
	bound  map[variable][]span // what a name is given
	params map[variable]param

	changed bool
	deep    int // how far contexts are asked for inside each other
}

// set is a set of lists.
type set uint64

// mostLists bounds them.
const mostLists = 60

// span is a row of tokens.
type span struct{ from, to int }

// variable is a name in a definition.
type variable struct {
	scope int
	name  string
}

// param is which one of a function's a name is.
type param struct{ def, n int }

// def is a function.
type def struct {
	name   string
	at, to int
	parent int
	params []span
}

// list is a call that gives the files of a folder.
type list struct {
	at            int // its name
	span          span
	deep, pattern bool
	where         *folder
}

func newReader(l *Language, text string) *reader {
	r := &reader{syntax: newSyntax(l, text), text: text, byName: map[string][]int{}, heads: map[int]bool{},
		listAt: map[int]int{}, held: map[variable]set{}, gives: map[string]set{}, bound: map[variable][]span{},
		params: map[variable]param{}}
	r.findLists()
	if len(r.lists) > 0 {
		r.define()
	}
	return r
}

func (r *reader) findLists() {
	for i := range r.toks {
		for _, n := range r.namesAt(i) {
			if n.role > globs || len(r.lists) == mostLists {
				continue
			}
			if _, twice := r.listAt[i]; twice {
				continue
			}
			at := span{r.chainStart(i), r.callEnd(i)}
			if r.toks[i].kind == sign { // base ** "*.md"
				at = span{r.chainStart(i - 1), min(i+2, len(r.toks))}
			}
			if b := r.inside[i]; b >= 0 && r.is(b, "[") && r.is(i+1, ":") { // [m contentsOfDirectoryAtPath:d error:nil]
				at = span{b, r.toks[b].match}
			}
			r.listAt[i] = len(r.lists)
			r.lists = append(r.lists, list{at: i, span: at, deep: n.deep || r.toks[i].text == "**",
				pattern: n.role == globs})
		}
	}
}
