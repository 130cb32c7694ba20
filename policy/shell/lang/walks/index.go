package walks

import (
	"regexp"
	"slices"
	"strings"
	"sync"
)

// what a name of the table is.
type role uint8

const (
	lists role = iota
	globs
	fills
	over
	opens
	deletes
	moves
	reads
)

// name is one of the table.
type name struct {
	role  role
	heads []string // what stands before its last word
	about []target
	deep  bool
}

// target is which expression a name is about.
type target struct {
	how byte // 0 for an argument, else as Language says
	n   int
}

// index are the names of a language by their last words.
type index struct {
	names  map[string][]name
	prints map[string]bool
	any    *regexp.Regexp // one of the names that list
}

var indexes sync.Map

func (l *Language) index() *index {
	if found, ok := indexes.Load(l); ok {
		return found.(*index)
	}
	x := &index{names: map[string][]name{}, prints: map[string]bool{}}
	for i, words := range []string{l.Lists, l.Globs, l.Fills, l.Over, l.Opens, l.Delete, l.Move, l.Read} {
		for w := range strings.FieldsSeq(words) {
			x.add(name{role: role(i)}, w)
		}
	}
	for w := range strings.FieldsSeq(l.Prints) {
		x.prints[w[strings.LastIndexByte(w, '.')+1:]] = true
	}
	var begins []string
	for last, names := range x.names {
		if slices.ContainsFunc(names, func(n name) bool { return n.role <= globs }) {
			begins = append(begins, regexp.QuoteMeta(last))
		}
	}
	slices.Sort(begins)
	x.any = regexp.MustCompile(`(?:^|\W)(?:` + strings.Join(begins, "|") + `)(?:\W|$)`)
	found, _ := indexes.LoadOrStore(l, x)
	return found.(*index)
}

func (x *index) add(n name, word string) {
	if about, rest, ok := strings.Cut(word, ":"); ok {
		word = rest
		for i := 0; i < len(about); i++ {
			switch b := about[i]; {
			case b >= '0' && b <= '9':
				n.about = append(n.about, target{n: int(b - '0')})
			case b == 'c':
				n.about = append(n.about, target{how: 'c'})
				i++
			default:
				n.about = append(n.about, target{how: b})
			}
		}
	}
	word, n.deep = strings.TrimPrefix(word, "+"), word[0] == '+'
	parts := strings.Split(word, ".")
	last := parts[len(parts)-1]
	n.heads = parts[:len(parts)-1]
	x.names[last] = append(x.names[last], n)
}

// mayList reports a text that names what lists a folder.
func (x *index) mayList(text string) bool { return x.any.MatchString(text) }

var byEnding = sync.OnceValue(func() map[string]*Language {
	all := map[string]*Language{}
	for i := range languages {
		for ending := range strings.FieldsSeq(languages[i].Endings) {
			all[ending] = &languages[i]
		}
	}
	return all
})
