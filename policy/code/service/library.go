package service

import (
	"strings"
	"sync"
)

// Kind is what the libraries of one service are for. The zero Kind is the strictest: whatever its calls do counts.
type Kind uint8

// The kinds.
const (
	Senses    Kind = iota // screen, clipboard, camera, microphone: reading them is what nobody asked for
	Device                // machines that move, open and switch, wherever they are reached
	Money                 // payments
	Remote                // another machine's shell and files
	Message               // mail, chat, comments: people read it
	Release               // packages and releases are made public
	Cloud                 // accounts, buckets, clusters and databases of a provider
	Host                  // the like, which people also have on their own machine
	Engine                // containers of this machine
	Push                  // what only counts by Only
	Transport             // data goes to the host that a call names
)

// Library is what is known of the libraries for one service, in all languages.
type Library struct {
	Service string // what people call it
	Kind    Kind
	// Modules are how programs import them, or name what is in them: in lower case, with _ for -, and dots for what
	// joins the parts. One that ends with _ is the beginning of names.
	Modules string
	// Only are the only methods that count, Own further ones, Free those that leave alone what is there. Also are
	// methods that can mean nothing else on any object of a text that uses the library.
	Only, Own, Also, Free string
	// With are words of which one must stand among what such a method is given; Numbered are methods that count where
	// they are given the number of a device.
	With, Numbered string
}

// LibraryOf returns the library of a module by its name in a program, or nil.
func LibraryOf(module string) *Library {
	module = Plain(module)
	for end := len(module); end > 1; end = strings.LastIndexAny(module[:end], "._") {
		if strings.HasPrefix(module[end:], ".com.") {
			break // of a host, under which everybody has repositories
		}
		if l := libraryByModule()[module[:end]]; l != nil {
			return l
		}
		if end < len(module) && module[end] == '_' {
			if l := libraryByModule()[module[:end+1]]; l != nil {
				return l
			}
		}
	}
	return nil
}

// Plain is the name of a module as the table has it.
func Plain(module string) string {
	module = strings.TrimPrefix(strings.TrimPrefix(module, "node:"), "npm:")
	return strings.ToLower(joins.Replace(strings.TrimLeft(module, `\:`)))
}

var joins = strings.NewReplacer("-", "_", "::", ".", `\`, ".", "/", ".")

var libraryByModule = sync.OnceValue(func() map[string]*Library {
	all := map[string]*Library{}
	for _, table := range [][]Library{clouds, people, machines, transports} {
		for i := range table {
			for name := range strings.FieldsSeq(table[i].Modules) {
				all[name] = &table[i]
			}
		}
	}
	return all
})

// Named reports a method that the table names as one that counts.
func (l *Library) Named(words []string) bool {
	name := plain(words)
	return has(l.Only, name) || has(l.Also, name) || has(l.Own, name)
}

// Telling reports a method that can mean nothing else on any object of a text.
func (l *Library) Telling(words []string) bool { return has(l.Also, plain(words)) }

// OfDevice reports a method that counts where it is given the number of a device.
func (l *Library) OfDevice(words []string) bool { return has(l.Numbered, plain(words)) }

// Given reports a text that a method must be given to count.
func (l *Library) Given(text string) bool {
	if l.With == "" {
		return true
	}
	parts := strings.FieldsFunc(strings.ToLower(text), func(c rune) bool { return strings.ContainsRune("/_-.:", c) })
	for _, part := range parts {
		if has(l.With, strings.TrimRight(part, "0123456789")) {
			return true
		}
	}
	return false
}

// Does reports a method of the library's objects that changes what the service holds, or reads what is nobody's
// business; final says that what it gives is used no further; of says that a data structure may be meant instead.
func (l *Library) Does(words []string, final, data bool) bool {
	name := plain(words)
	switch {
	case name == "" || has(l.Free, name):
		return false
	case l.Named(words):
		return true
	case l.Only != "" || data && has(ofData, name):
		return false
	case l.Kind == Senses:
		return !has(settingUp, name) && !has(preparing, words[0])
	case prepares(words):
		return false
	case has(asking, words[0]) || has(viewing, words[0]):
		return anyOf(words[1:], changing)
	}
	if last := words[len(words)-1]; has(asking, last) || has(viewing, last) { // ContainerList
		return anyOf(words, doing)
	}
	return anyOf(words, doing) || final && !has(harmless, name) && !has(settingUp, name) && !has(ofData, name)
}

// Adds reports a method that only adds to what is there.
func Adds(words []string) bool { return has(adding, words[0]) && !anyOf(words, governing) }

// prepares reports a method that only makes ready what the calls need: newClient, createConnection, setApiKey.
func prepares(words []string) bool {
	last := words[len(words)-1]
	return has(preparing, words[0]) || len(words) > 1 && has(making, words[0]) && has(made, last)
}

func anyOf(words []string, list string) bool {
	for _, w := range words {
		if has(list, w) {
			return true
		}
	}
	return false
}
