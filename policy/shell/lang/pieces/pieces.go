// Package pieces tells which names of files a program may put together of what stands in its text: strings,
// characters and numbers, whatever the language.
//
// A text comes in; whether it spells a name goes out: `n[0] = 46; strcat(n, "env")` spells ".env". A name is looked
// for, so nothing is evaluated: pieces in a row make it, forwards or backwards, in another order, in the places of a
// format, by an escape, as a number of several bytes, encoded, or each character moved by the same step. A name that
// stands there as it is, is not spelled.
package pieces

import (
	"strconv"
	"strings"
)

// Text is the pieces of a text in their order.
type Text struct {
	pieces  []piece
	runs    [][]int // numbers and characters in a row
	slices  bool    // the text cuts parts out of strings
	splits  bool    // at marks
	extends bool    // and gives names their endings
	begins  [256][]int
	decoded map[string]bool // what single pieces stand for
	formats []format
}

// piece is a string, a character or a number of a text.
type piece struct {
	text   string // what it says; empty: a number that is no character
	hidden bool   // it is not written as what it says
	given  bool   // it is none of the text's, but what the program is given
	linked bool   // it goes with the piece before it: in one expression, or put to what was there
}

// base is what a piece says behind the last slash.
func (p *piece) base() string { return p.text[strings.LastIndexByte(p.text, '/')+1:] }

// Bounds of a text.
const (
	maxText   = 128 << 10 // bytes that are read
	maxPieces = 3000
	maxString = 200 // bytes of a string that may be a piece of a name
	maxValue  = 24  // pieces that a name of the text may stand for
	maxRun    = 400
)

// Read takes a text apart.
func Read(text string) *Text {
	s := newScanner(text)
	s.scan()
	s.endRun()
	t := &Text{pieces: s.out, runs: s.runs, slices: cutsStrings().MatchString(s.text),
		splits: splitsStrings().MatchString(s.text), extends: givesEnding().MatchString(s.text)}
	t.index()
	return t
}

// With is the text of a program that is handed words, and the values of variables that are set.
func (t *Text) With(words, values []string) *Text {
	if len(words)+len(values) == 0 {
		return t
	}
	more := *t
	more.pieces = nil
	for _, word := range words {
		p := piece{text: word, given: true, linked: true}
		if v, err := strconv.ParseUint(word, 0, 8); err == nil && v >= ' ' && v < 0x7f { // a character by its number
			more.pieces = append(more.pieces, piece{text: string(rune(v)), given: true, hidden: true, linked: true})
		} else {
			more.pieces = append(more.pieces, p)
		}
	}
	for _, value := range values {
		more.pieces = append(more.pieces, piece{text: value, given: true, hidden: true, linked: true})
	}
	more.pieces = append(more.pieces, t.pieces...)
	more.index()
	return &more
}

// index notes what is looked up for each name.
func (t *Text) index() {
	t.begins, t.decoded, t.formats = [256][]int{}, map[string]bool{}, nil
	for i := range t.pieces {
		p := &t.pieces[i]
		if text := p.base(); text != "" {
			t.begins[text[0]] = append(t.begins[text[0]], i)
		}
		t.decode(p)
		t.formatsOf(i)
	}
}
