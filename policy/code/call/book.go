package call

import (
	"strconv"
	"strings"

	"guard/policy/code"
	"guard/policy/code/value"
)

// None is the kind of calls that do nothing by themselves, and make a value.
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

// How is what a call does beyond its row, and the value that it gives.
type How func(r *Calls, c *Call) value.Value

// Rule is what the table says of one name.
type Rule struct {
	Kind  code.Kind
	Picks []pick
	how   How
	Quiet bool // handing it around is harmless
	opens bool // handing it around makes what comes unreadable
}

// pick says which argument is meant.
type pick struct {
	At      int    // position, receiver or all
	from    bool   // and all behind it
	Keyword string // or by name
}

const (
	receiver = -1
	keyOnly  = -2
)

// Book is what is known of one language.
type Book struct {
	Rules     map[string]*Rule
	Prefixes  [][2]string                   // names that are another's: "builtins." is ""
	Constants map[string]func() value.Value // names that stand for a value
	Dangerous map[string]bool               // modules that are not to be handed around
	Modules   map[string]bool               // modules of which the table has names
	Pure      map[string]bool               // functions that keep nothing of what they are given
	Lasts     map[string]bool               // the last parts of all names
	Members   bool                          // x["name"] is x.name
	Acting    map[string]code.Kind          // modules that do something by being imported
	Harmless  map[string]bool               // imported modules that hold no others of use
	External  map[string]bool               // packages that are called by their own name: only where imported
	Self      string                        // the name of the text itself
	// names whose members are set: environment variables, where modules are looked up
	Environment, Searches map[string]bool
	Holding               map[string]bool // what holds the environment among else, and shows it when it is printed
}

// Rule gives what the table says of exactly name.
func (b *Book) Rule(name string) *Rule { return b.Rules[name] }

// Find gives what the table says of a dotted name: itself, everything in its
// module, what it is behind another module ("numpy.os.system"), or what its
// last part does whatever the receiver.
func (b *Book) Find(name string) *Rule {
	if r := b.Rules[name]; r != nil {
		return r
	}
	dot := strings.IndexByte(name, '.')
	if dot < 0 {
		return nil
	}
	last := strings.LastIndexByte(name, '.')
	result := strings.HasSuffix(name, "()") // what a call gave: the call itself was told
	for i := dot; i <= last && !result; i++ {
		if name[i] == '.' {
			if r := b.Rules[name[:i]+".*"]; r != nil {
				return r
			}
		}
	}
	for tail := name[dot+1:]; strings.IndexByte(tail, '.') > 0; {
		tail = strings.TrimPrefix(tail, "_") // random._os.remove
		if r := b.Rules[tail]; r != nil {
			return r
		}
		_, tail, _ = strings.Cut(tail, ".")
	}
	return b.Rules["?."+name[last+1:]]
}

// NewBook makes a book of a table.
func NewBook[R ~struct {
	Kind  code.Kind
	Args  string
	How   How
	Names string
}](rows []R) *Book {
	b := &Book{
		Rules:       map[string]*Rule{},
		Constants:   map[string]func() value.Value{},
		Dangerous:   map[string]bool{},
		Modules:     map[string]bool{},
		Pure:        map[string]bool{},
		Lasts:       map[string]bool{},
		Harmless:    map[string]bool{},
		Acting:      map[string]code.Kind{},
		External:    map[string]bool{},
		Environment: map[string]bool{},
		Searches:    map[string]bool{},
		Holding:     map[string]bool{},
	}
	for _, r := range rows {
		line := Row(r)
		ru := &Rule{Kind: line.Kind, Picks: Picks(line.Args), how: line.How}
		ru.Quiet = line.Kind == code.Reads || line.Kind == code.Lists || line.Kind == None || line.Kind == code.SQL
		for _, name := range strings.Fields(line.Names) {
			b.Rules[name] = ru
			if line.Kind != None && !ru.Quiet {
				b.Lasts[name[strings.LastIndexByte(name, '.')+1:]] = true
			}
			if dot := strings.LastIndexByte(name, '.'); dot > 0 && !strings.HasPrefix(name, "?") {
				b.Modules[name[:dot]] = true
			}
		}
	}
	return b
}

func Mark(into map[string]bool, names string) {
	for _, n := range strings.Fields(names) {
		into[n] = true
	}
}

// Act says what the modules of names do when they are imported.
func (b *Book) Act(kind code.Kind, names string) {
	for _, n := range strings.Fields(names) {
		b.Acting[n] = kind
	}
}

// Picks reads the arguments of a row.
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
	MaxActs   = 4096    // acts of one text
	MaxNested = 3       // code in strings of code
	maxCombos = 16      // combinations of the values of one call's arguments
	maxJoins  = 1 << 20 // bytes of all strings that are followed through joins
)
