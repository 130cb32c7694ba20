// Package client tells which calls of the clients of services stand in a text, in any language.
//
// For the text
//
//	import Stripe from 'stripe'; const s = new Stripe(key); await s.refunds.create({payment_intent: 'pi_1'})
//
// it is a call of refunds.create on an object of Stripe's library. The names that a text imports from a library are
// followed through what they are assigned to, in loops and in the functions that a call is given. policy/code/service
// knows the libraries; a text is cut into words and signs alike in all languages, and nothing is computed. No reader
// here knows the disk, the session or what is bad.
package client

import (
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/code/service"
)

// Call is a call on an object of a library.
type Call struct {
	Library *service.Library
	Module  string   // as the text names it; empty: by its full name where it is called
	Name    string   // as it stands there: s.refunds.create
	Words   []string // of the method's own name
	Line    int
	Final   bool // nothing further is done with what it gives
	Data    bool // it is called on what the service gave, which may be a list or a map
	Makes   bool // it makes an object
	Itself  bool // the library is a function, which is called
	Builds  bool // it is called on what only gathers what a later call needs
	Device  bool // it is given a number, or the file of a device
	Texts   []Text
}

// Text is a string among the arguments of a call.
type Text struct {
	Text string
	Key  string // the word before it: host of host: "x", the function of WithEndpoint("x")
}

// Reading is what was found of a text.
type Reading struct {
	Calls   []Call
	Texts   []Text          // all strings
	Modules map[string]bool // the modules of libraries that it imports
}

// maxTokens bounds the text that is followed.
const maxTokens = 30_000

// Read reads a text; ending is that of its file's name, for languages that code.Language does not tell apart.
func Read(lang code.Language, ending, text string) Reading {
	family := familyOf(lang, ending)
	if !mayImport(text, family) {
		return Reading{}
	}
	r := reader{text: text, family: family, known: map[string]*bound{}, modules: map[string]bool{}}
	r.toks = scan(text, family)
	if len(r.toks) > maxTokens {
		r.toks = r.toks[:maxTokens]
	}
	r.pair()
	r.imports()
	if len(r.known) == 0 && !r.wide && !namesFully(&r) {
		return Reading{}
	}
	for range rounds {
		if !r.follow() {
			break
		}
	}
	return Reading{Calls: r.calls(), Texts: r.texts(0, len(r.toks)), Modules: r.modules}
}

// mayImport tells at a glance whether a text can name a library at all: most of what is judged names none.
func mayImport(text string, f family) bool {
	words := []string{"import", "use", "using", "require", "include", "::", `\`, "com.", "org.", "net.", "io.", "java",
		"jakarta", "software.", "be.", "de.", "Stripe", "Twilio"}
	switch f {
	case script, golang, ruby:
		words = []string{"import", "require", "from", "load", "gem"}
	case python:
		words = []string{"import"}
	}
	return slices.ContainsFunc(words, func(word string) bool { return strings.Contains(text, word) })
}

// rounds bounds how often names are followed from one to the next.
const rounds = 4

// bound is what a name stands for.
type bound struct {
	library *service.Library
	module  string
	data    bool // what the service gave
	class   bool // imported, not made of anything
}

type reader struct {
	text    string
	family  family
	toks    []tok
	close   []int // of each bracket that opens, where it closes
	known   map[string]*bound
	modules map[string]bool
	wide    bool // all names of a library are taken: use lettre::*
	all     *bound
	found   []Call
	depth   int
	late    []bool // the tokens that run later, if somebody asks for it
}

// family is a group of languages that look alike.
type family uint8

const (
	cLike family = iota // Java, Kotlin, C#, Scala, Swift, Dart
	python
	script
	ruby
	golang
	php
	rust
	other
)

func familyOf(lang code.Language, ending string) family {
	switch lang {
	case code.Python:
		return python
	case code.JavaScript:
		return script
	case code.Ruby:
		return ruby
	case code.Go:
		return golang
	case code.PHP:
		return php
	case code.Unknown:
		if ending == ".rs" {
			return rust
		}
		return cLike
	}
	return other
}
