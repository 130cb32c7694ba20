// Package pieces tells which names of files a program may put together of what stands in its text: strings,
// characters and numbers, whatever the language.
//
// A text comes in; whether it spells a name goes out: `n[0] = 46; strcat(n, "env")` spells ".env". A name is looked
// for, so nothing is evaluated: pieces in a row make it, forwards or backwards, in another order, in the
// places of a format, by an escape, as a number of several bytes, encoded, or each character moved by the same step. A
// name that stands there as it is, is not spelled.
package pieces

import (
	"strings"

	"guard/internal/lazy"
)

// Text is the pieces of a text in their order.
type Text struct {
	pieces []piece
	runs   [][]byte // numbers and characters in a row
}

// piece is a string, a character or a number of a text.
type piece struct {
	text   string // what it says; empty: a number that is no character
	hidden bool   // it is not written as what it says
	given  bool   // it is none of the text's, but what the program is given
}

// Bounds of a text.
const (
	maxText   = 128 << 10 // bytes that are read
	maxPieces = 3000
	maxString = 200 // bytes of a string that may be a piece of a name
	maxValue  = 24  // pieces that a name of the text may stand for
	maxRun    = 400
)

// Read takes a text apart. The program is handed the words given, and the values of variables that are set.
func Read(text string, given, set []string) *Text {
	s := &scanner{text: text[:min(len(text), maxText)], names: map[string][]piece{}}
	for _, word := range given {
		s.out = append(s.out, piece{text: word, given: true})
	}
	for _, word := range set {
		s.out = append(s.out, piece{text: word, given: true, hidden: true})
	}
	if makesStrings().MatchString(text) {
		for _, m := range bareWord().FindAllStringSubmatch(s.text, maxBare) {
			s.add(m[1], true)
		}
	}
	s.scan()
	s.endRun()
	return &Text{s.out, s.runs}
}

// maxBare bounds the words that a macro may make strings of.
const maxBare = 200

// makesStrings finds a macro that makes a string of what it is given (C23, 6.10.5.2; Rust's stringify!), bareWord what
// it may be given.
var (
	makesStrings = lazy.Pattern(`#[ \t]*define[ \t]+\w+\([^)\n]*\)[^\n]*#[ \t]*\w|\bstringify!`)
	bareWord     = lazy.Pattern(`\b\w+!?\(\s*([\w/-]*\.[.\w/-]*)\s*\)`)
)

// scanner goes through a text once.
type scanner struct {
	text   string
	at     int
	out    []piece
	names  map[string][]piece // what is assigned to a name of the text
	runs   [][]byte
	run    []byte
	runEnd int // where the last number of the run ends

	assigns string // the name to which the pieces from begins on are assigned
	begins  int
	depth   int // of brackets within the value
}

func (s *scanner) scan() {
	for s.at < len(s.text) && len(s.out) < maxPieces {
		switch c := s.text[s.at]; {
		case c == '"' || c == '`':
			s.quoted(c)
		case c == '\'':
			s.apostrophe()
		case c >= '0' && c <= '9':
			s.number()
		case letter(c):
			s.word()
		case c == '~':
			s.sigil()
		default:
			s.punctuation(c)
			s.at++
		}
	}
	s.assigned()
}

// punctuation ends an assignment where its value ends.
func (s *scanner) punctuation(c byte) {
	switch {
	case strings.IndexByte("([{", c) >= 0:
		s.depth++
	case strings.IndexByte(")]}", c) >= 0:
		s.depth--
	case c == ';' || c == '\n' && s.depth <= 0 && len(s.out) > s.begins:
		s.assigned()
	}
}

// assigned notes what the name stands for whose value ends here.
func (s *scanner) assigned() {
	if value := s.out[min(s.begins, len(s.out)):]; s.assigns != "" && len(value) > 0 && len(value) <= maxValue {
		s.names[s.assigns] = append([]piece{}, value...)
	}
	s.assigns = ""
}

// add adds a string.
func (s *scanner) add(text string, hidden bool) {
	if text != "" && len(text) <= maxString {
		s.out = append(s.out, piece{text: text, hidden: hidden})
	}
}

// quoted reads a string up to its mark.
func (s *scanner) quoted(mark byte) {
	raw := s.at > 0 && (s.text[s.at-1] == 'R' || s.text[s.at-1] == '@') || mark == '`'
	end := s.at + 1
	for end < len(s.text) && s.text[end] != mark {
		if s.text[end] == '\\' && !raw {
			end++
		}
		end++
	}
	body := s.text[min(s.at+1, len(s.text)):min(end, len(s.text))]
	s.at = min(end+1, len(s.text))
	if m := rawDelimiter().FindStringSubmatch(body); m != nil && raw {
		s.add(m[1], true)
		return
	}
	plain := undo(body)
	s.add(strings.TrimSuffix(plain, "\x00"), plain != body)
	if strings.Contains(plain, `\`) { // a string in a string
		s.add(marks.Replace(undo(plain)), true)
	}
}

var marks = strings.NewReplacer(`\`, "", `"`, "", "'", "")

// rawDelimiter is what stands in a raw string of C++ (C++23, 5.13.5).
var rawDelimiter = lazy.Pattern(`^\w*\(((?s).*)\)\w*$`)

// apostrophe reads a character, a string of a language that has strings so, or passes over a mark of another kind:
// a lifetime of Rust's, an apostrophe in a comment.
func (s *scanner) apostrophe() {
	rest := s.text[s.at+1:]
	if m := character().FindStringSubmatch(rest); m != nil {
		plain := undo(m[1])
		s.add(plain, true)
		if len(plain) == 1 {
			s.inRun(plain[0], s.at)
		}
		s.at += 1 + len(m[0])
		s.runEnd = s.at
		return
	}
	end := strings.IndexAny(rest, "'\n\"")
	if end < 0 || rest[end] == '\n' || rest[end] == '"' ||
		s.at > 0 && strings.IndexByte("&<", s.text[s.at-1]) >= 0 {
		s.at++
		return
	}
	plain := undo(rest[:end])
	s.add(plain, plain != rest[:end])
	s.at += end + 2
}

// character is one in quotation marks, or an escape of one.
var character = lazy.Pattern(`^(\\(?:x[0-9a-fA-F]{2}|u\{[0-9a-fA-F]{1,6}\}|u[0-9a-fA-F]{4}|[0-7]{1,3}|[^xu0-7])|` +
	`[^\\'\n])'`)

// sigil reads a string of Elixir's: ~s(text), ~c[text] (Elixir 1.17, Sigils).
func (s *scanner) sigil() {
	if m := sigils().FindStringSubmatch(s.text[s.at:]); m != nil {
		s.add(m[1], true)
		s.at += len(m[0])
		return
	}
	s.at++
}

var sigils = lazy.Pattern(`^~[a-zA-Z][(\[{<|/]([^()\[\]{}<>|/\n]*)[)\]}>|/]`)

// word passes over a name, or puts in its place what was assigned to it before.
func (s *scanner) word() {
	from := s.at
	for s.at < len(s.text) && (letter(s.text[s.at]) || s.text[s.at] >= '0' && s.text[s.at] <= '9') {
		s.at++
	}
	name := s.text[from:s.at]
	rest := s.text[s.at:min(len(s.text), s.at+maxHead)]
	if next := strings.TrimLeft(rest, " \t"); next != "" && strings.IndexByte(":[=", next[0]) >= 0 {
		if m := assignment().FindString(rest); m != "" {
			s.assigned()
			s.at += len(m) - 1
			s.assigns, s.begins, s.depth = name, len(s.out), 0
			return
		}
	}
	if value := s.names[name]; len(s.out)+len(value) <= maxPieces {
		s.out = append(s.out, value...)
	}
}

// maxHead bounds what stands between a name and the sign that assigns to it.
const maxHead = 60

// assignment is how a value is given to a name, perhaps with its type, up to the first character of the value.
var assignment = lazy.Pattern(`^(?:\[[^\]\n]*\])*[ \t]*(?::[ \t]*[&'\w<>\[\]; \t]*?)?:?=[ \t]*[^=>\s]`)

func letter(c byte) bool { return c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' }
