package code

import (
	"strconv"
	"strings"
	"sync"
)

// none is the kind of calls that do nothing by themselves, and make a value.
const none = kinds

// row is a line of a language's table: calls that do the same.
type row struct {
	kind Kind
	// which arguments: "0=path" is the first or the one named path, "r" the receiver, "*" all, "1-" all from the
	// second on
	args  string
	how   how    // what else it does; nil: nothing
	names string // dotted; "?." any receiver that is not known, "Path()." a path, "mod.*" everything in mod
}

// how is what a call does beyond its row, and the value that it gives.
type how func(r *calls, c *call) value

// rule is what the table says of one name.
type rule struct {
	kind  Kind
	picks []pick
	how   how
	quiet bool // handing it around is harmless
	opens bool // handing it around makes what comes unreadable
}

// pick says which argument is meant.
type pick struct {
	at      int    // position, receiver or all
	from    bool   // and all behind it
	keyword string // or by name
}

const (
	receiver = -1
	keyOnly  = -2
)

// book is what is known of one language.
type book struct {
	rules     map[string]*rule
	prefixes  [][2]string             // names that are another's: "builtins." is ""
	constants map[string]func() value // names that stand for a value
	dangerous map[string]bool         // modules that are not to be handed around
	modules   map[string]bool         // modules of which the table has names
	pure      map[string]bool         // functions that keep nothing of what they are given
	lasts     map[string]bool         // the last parts of all names
	members   bool                    // x["name"] is x.name
	acting    map[string]Kind         // modules that do something by being imported
	harmless  map[string]bool         // imported modules that hold no others of use
	external  map[string]bool         // packages that are called by their own name: only where imported
	self      string                  // the name of the text itself
	// names whose members are set: environment variables, where modules are looked up
	environment, searches map[string]bool
	holding               map[string]bool // what holds the environment among else, and shows it when it is printed
}

// rule gives what the table says of exactly name.
func (b *book) rule(name string) *rule { return b.rules[name] }

// find gives what the table says of a dotted name: itself, everything in its
// module, what it is behind another module ("numpy.os.system"), or what its
// last part does whatever the receiver.
func (b *book) find(name string) *rule {
	if r := b.rules[name]; r != nil {
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
			if r := b.rules[name[:i]+".*"]; r != nil {
				return r
			}
		}
	}
	for tail := name[dot+1:]; strings.IndexByte(tail, '.') > 0; {
		tail = strings.TrimPrefix(tail, "_") // random._os.remove
		if r := b.rules[tail]; r != nil {
			return r
		}
		_, tail, _ = strings.Cut(tail, ".")
	}
	return b.rules["?."+name[last+1:]]
}

// books are made when a language is first read.
var books = [languages]func() *book{
	Python:     sync.OnceValue(pythonBook),
	JavaScript: sync.OnceValue(scriptBook),
	Ruby:       sync.OnceValue(rubyBook),
	Perl:       sync.OnceValue(perlBook),
	Go:         sync.OnceValue(goBook),
	PHP:        sync.OnceValue(phpBook),
	Lua:        sync.OnceValue(luaBook),
}

// newBook makes a book of a table.
func newBook(rows []row) *book {
	b := &book{
		rules:       map[string]*rule{},
		constants:   map[string]func() value{},
		dangerous:   map[string]bool{},
		modules:     map[string]bool{},
		pure:        map[string]bool{},
		lasts:       map[string]bool{},
		harmless:    map[string]bool{},
		acting:      map[string]Kind{},
		external:    map[string]bool{},
		environment: map[string]bool{},
		searches:    map[string]bool{},
		holding:     map[string]bool{},
	}
	for _, line := range rows {
		ru := &rule{kind: line.kind, picks: picks(line.args), how: line.how}
		ru.quiet = line.kind == Reads || line.kind == Lists || line.kind == none || line.kind == SQL
		for _, name := range strings.Fields(line.names) {
			b.rules[name] = ru
			if line.kind != none && !ru.quiet {
				b.lasts[name[strings.LastIndexByte(name, '.')+1:]] = true
			}
			if dot := strings.LastIndexByte(name, '.'); dot > 0 && !strings.HasPrefix(name, "?") {
				b.modules[name[:dot]] = true
			}
		}
	}
	return b
}

func set(into map[string]bool, names string) {
	for _, n := range strings.Fields(names) {
		into[n] = true
	}
}

// act says what the modules of names do when they are imported.
func (b *book) act(kind Kind, names string) {
	for _, n := range strings.Fields(names) {
		b.acting[n] = kind
	}
}

// picks reads the arguments of a row.
func picks(args string) []pick {
	var all []pick
	for _, f := range strings.Fields(args) {
		var p pick
		where, keyword, _ := strings.Cut(f, "=")
		p.keyword = keyword
		switch {
		case where == "r":
			p.at = receiver
		case where == "":
			p.at = keyOnly
		case where == "*":
			p.from = true
		default:
			number, rest := strings.CutSuffix(where, "-")
			p.from = rest
			p.at, _ = strconv.Atoi(number)
		}
		all = append(all, p)
	}
	return all
}
