package program

import (
	"iter"
	"path"
	"slices"
	"strings"
	"sync"
)

// byName maps every name to its entry; built when the first program is asked for.
var byName = sync.OnceValue(func() map[string]*Entry {
	m := make(map[string]*Entry, 1024)
	for e := range each(families) {
		for name := range strings.FieldsSeq(e.Name) {
			m[name] = e
		}
	}
	return m
})

// Find gives what is known of a program; nil: nobody knows it. A version in
// the name (python3.12, gcc-13, clang++-18) is not part of it.
func Find(name string) *Entry {
	if e := byName()[name]; e != nil {
		return e
	}
	bare := strings.TrimRight(name, "0123456789.")
	if bare == name {
		return nil
	}
	bare = strings.TrimSuffix(bare, "-")
	if e := byName()[bare]; e != nil && versioned[bare] {
		return e
	}
	return nil
}

// OfSystem reports programs that come with the system: a package of the same
// name (npx cat) is something else.
func OfSystem(name string) bool {
	e := Find(name)
	if e == nil {
		return false
	}
	for of := range each(systemFamilies) {
		if of == e {
			return true
		}
	}
	return false
}

// versioned are the programs that are installed with a version in their name.
var versioned = map[string]bool{
	"python": true, "pip": true, "ruby": true, "perl": true, "php": true, "node": true, "lua": true, "gcc": true,
	"g++": true, "clang": true, "clang++": true, "clang-format": true, "clang-tidy": true, "go": true, "java": true,
	"tclsh": true, "gmake": true, "bash": true, "erl": true, "llvm-config": true, "gcov": true, "pypy": true,
	"ghc": true,
}

// All lists every entry, for tests and for `guard doctor`.
func All() []*Entry {
	return slices.Collect(each(families))
}

// HasSubs reports whether it has subcommands.
func (e *Entry) HasSubs() bool { return len(e.Subs)+len(e.Lists) > 0 }

// AllSubs goes through its subcommands, in the order in which they are looked up.
func (e *Entry) AllSubs() iter.Seq[*Entry] {
	return func(yield func(*Entry) bool) {
		for list := range e.subLists() {
			for i := range list {
				if !yield(&list[i]) {
					return
				}
			}
		}
	}
}

func (e *Entry) subLists() iter.Seq[[]Entry] {
	return func(yield func([]Entry) bool) {
		if !yield(e.Subs) {
			return
		}
		for _, list := range e.Lists {
			if !yield(list) {
				return
			}
		}
	}
}

// Sub finds a subcommand.
func (e *Entry) Sub(name string) *Entry {
	for sub := range e.AllSubs() {
		for tok, rest := next(sub.Name); tok != ""; tok, rest = next(rest) {
			if tok == name {
				return sub
			}
			if strings.Contains(tok, "**") && fits(strings.ReplaceAll(tok, "**", "*"), name) {
				return sub
			}
			if strings.Contains(tok, "*") {
				if ok, _ := path.Match(tok, name); ok {
					return sub
				}
			}
		}
	}
	return nil
}

// Named finds what an operand means beyond a file's name. A * in a name reaches
// over slashes, and letters are alike in either case.
func (e *Entry) Named(operand string) *Entry {
	if len(e.Names) == 0 { // as of most
		return nil
	}
	operand = strings.ToLower(operand)
	for i := range e.Names {
		for tok, rest := next(e.Names[i].Name); tok != ""; tok, rest = next(rest) {
			if fits(tok, operand) {
				return &e.Names[i]
			}
		}
	}
	return nil
}
