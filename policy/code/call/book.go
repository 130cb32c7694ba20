package call

import (
	"strconv"
	"strings"
	"sync"

	"guard/policy/code"
	"guard/policy/code/value"
)

// None is the kind of a call that does nothing by itself and only gives a value.
const None = code.Kinds

// Row is a line of a language's table: calls that do the same.
type Row struct {
	Kind code.Kind
	// Args says which arguments: "0=path" is the first or the one named path, "r" the receiver, "*" all, "1-" all from
	// the second on.
	Args  string
	How   How    // what else the call does; nil: nothing
	Names string // dotted; "?." any receiver that is not known, "Path()." a path, "mod.*" everything in mod
}

// How says what a call does beyond its row, and which value it gives.
type How func(r *Calls, c *Call) value.Value

// Rule is what the table says of one name.
type Rule struct {
	Kind  code.Kind
	Picks []pick
	how   How
	Quiet bool // a program may hand the function around without harm
	Any   bool // it is a method of any receiver that is not known
}

// pick says which argument of a call is meant.
type pick struct {
	At      int    // the position, receiver or keyOnly
	from    bool   // all arguments after it are meant too
	Keyword string // the name of the argument; empty: it has none
}

const (
	receiver = -1
	keyOnly  = -2
)

// Book is everything that is known of one language.
type Book struct {
	Rules        map[string]*Rule
	Prefixes     [][2]string                   // beginnings of names and what they mean: "builtins." means ""
	Constants    map[string]func() value.Value // the names that stand for a value
	Dangerous    map[string]bool               // the modules that must not be handed around
	Modules      map[string]bool               // the modules of which the table has functions
	Pure         map[string]bool               // the functions that keep nothing of what they are given
	LastParts    map[string]bool               // the last parts of the names of functions that do something
	Members      bool                          // x["name"] and x.name are the same
	ActsOnImport map[string]code.Kind          // the modules that do something when they are imported
	Harmless     map[string]bool               // the modules through which no other module can be reached
	External     map[string]bool               // the packages that are known only where they are imported
	Tame         map[string]bool               // the libraries that do nothing but what the table says
	Known        map[string]bool               // the libraries whose functions do what the table or their names say
	Globals      map[string]bool               // objects that a text has without an import
	Printable    map[string]bool               // objects whose text is a name: no slash, no dots alone
	Options      string                        // what the text's options are read into
	Self         string                        // the name by which a text imports itself
	// Environment and Searches are the names of the environment, and of the lists in which modules are looked up.
	Environment, Searches map[string]bool
	Arguments             map[string]int  // the lists of the program's arguments, and how many words come before these
	HoldsEnvironment      map[string]bool // objects that hold the environment and show it when they are printed

	// UpdatesRows reports that the call of a name, which was just read, gives every row of a table new values.
	UpdatesRows func(r *Calls, name string) bool

	inputs map[string]*inputRow // what the programs read that calls start

	begins func() beginnings // made when a library is looked up that no list names
}

// Rule returns what the table says of exactly this name, or nil.
func (b *Book) Rule(name string) *Rule { return b.Rules[name] }

// Find returns what the table says of a dotted name, or nil: of the name itself, of everything in its module, of the
// name without the modules before it ("numpy.os.system"), or of its last part whatever comes before.
func (b *Book) Find(name string) *Rule {
	if r := b.Rules[name]; r != nil {
		return r
	}
	dot := strings.IndexByte(name, '.')
	if dot < 0 {
		return nil
	}
	last := strings.LastIndexByte(name, '.')
	result := strings.HasSuffix(name, "()") // the result of a call, whose acts are recorded already
	for i := dot; i <= last && !result; i++ {
		if name[i] == '.' {
			if r := b.Rules[name[:i]+".*"]; r != nil {
				return r
			}
		}
	}
	for tail := name[dot+1:]; strings.IndexByte(tail, '.') >= 0; {
		tail = strings.TrimPrefix(tail, "_") // random._os.remove
		if r := b.Rules[tail]; r != nil {
			return r
		}
		for _, p := range b.Prefixes { // gzip.builtins.open
			if rest, ok := strings.CutPrefix(tail, p[0]); ok && b.Rules[p[1]+rest] != nil {
				return b.Rules[p[1]+rest]
			}
		}
		_, tail, _ = strings.Cut(tail, ".")
	}
	return b.Rules["?."+name[last+1:]]
}

// tail returns a name without the modules before it where the rest is the environment, a list of modules or the like:
// shutil.os.environ is os.environ.
func (b *Book) tail(name string) string {
	_, tail, more := strings.Cut(name, ".")
	for more {
		tail = strings.TrimPrefix(tail, "_")
		if strings.IndexByte(tail, '.') < 0 {
			break
		}
		if b.Environment[tail] || b.Searches[tail] || b.Rules[tail+"[]"] != nil || b.Constants[tail] != nil ||
			b.Arguments[tail] > 0 {
			return tail
		}
		_, tail, more = strings.Cut(tail, ".")
	}
	return name
}

// NewBook makes a book of a table.
func NewBook[R ~struct {
	Kind  code.Kind
	Args  string
	How   How
	Names string
}](rows []R) *Book {
	b := &Book{
		Rules:            map[string]*Rule{},
		Constants:        map[string]func() value.Value{},
		Dangerous:        map[string]bool{},
		Modules:          map[string]bool{},
		Pure:             map[string]bool{},
		LastParts:        map[string]bool{},
		Harmless:         map[string]bool{},
		ActsOnImport:     map[string]code.Kind{},
		External:         map[string]bool{},
		Tame:             map[string]bool{},
		Known:            map[string]bool{},
		Environment:      map[string]bool{},
		Searches:         map[string]bool{},
		Arguments:        map[string]int{},
		HoldsEnvironment: map[string]bool{},
		Printable:        map[string]bool{},
		Globals:          map[string]bool{},
	}
	b.begins = sync.OnceValue(func() beginnings { return beginningsOf(b.Rules) })
	for _, r := range rows {
		line := Row(r)
		ru := &Rule{Kind: line.Kind, Picks: Picks(line.Args), how: line.How}
		ru.Quiet = line.Kind == code.Reads || line.Kind == code.Lists || line.Kind == None || line.Kind == code.SQL
		for _, name := range strings.Fields(line.Names) {
			b.Rules[name] = ru
			ru.Any = ru.Any || strings.HasPrefix(name, "?.")
			if line.Kind != None && !ru.Quiet {
				b.LastParts[name[strings.LastIndexByte(name, '.')+1:]] = true
			}
			if dot := strings.LastIndexByte(name, '.'); dot > 0 && !strings.HasPrefix(name, "?") {
				b.Modules[name[:dot]] = true
			}
		}
	}
	return b
}

// Mark sets every name of a list of names, which are separated by blanks, to true.
func Mark(into map[string]bool, names string) {
	for _, n := range strings.Fields(names) {
		into[n] = true
	}
}

// Act says that the modules of a list do something when they are imported.
func (b *Book) Act(kind code.Kind, names string) {
	for _, n := range strings.Fields(names) {
		b.ActsOnImport[n] = kind
	}
}

// Picks reads the second column of a row, which says which arguments are meant.
func Picks(args string) []pick {
	var all []pick
	for _, f := range strings.Fields(args) {
		var p pick
		where, keyword, _ := strings.Cut(f, "=")
		p.Keyword = keyword
		switch {
		case where == "r":
			p.At = receiver
		case where == "":
			p.At = keyOnly
		case where == "*":
			p.from = true
		default:
			number, rest := strings.CutSuffix(where, "-")
			p.from = rest
			p.At, _ = strconv.Atoi(number)
		}
		all = append(all, p)
	}
	return all
}

// Limits that keep reading linear in the length of the text.
const (
	MaxActs   = 4096    // the most acts of one text
	MaxName   = 160     // the most bytes of a function's name that are kept; of a longer one, the last half of them
	MaxNested = 3       // how deep code may stand in strings of code
	maxCombos = 16      // the most combinations of values of one call's arguments
	maxJoins  = 1 << 20 // the most bytes of all strings that are computed
)
