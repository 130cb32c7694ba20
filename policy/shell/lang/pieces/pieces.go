// Package pieces tells which names of files a program may put together of what stands in its text: strings,
// characters and numbers, whatever the language.
//
// A text comes in; whether it spells a name goes out: `n[0] = 46; strcat(n, "env")` spells ".env". A name is looked
// for, so nothing is evaluated: pieces in a row make it, forwards or backwards, in another order, in the places of a
// format, by an escape, as a number of several bytes, encoded, or each character moved by the same step. A name that
// stands there as it is, is not spelled.
package pieces

import (
	"slices"
	"strconv"
	"strings"

	"guard/internal/lazy"
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
	maxPieces = 12_000
	maxString = 200 // bytes of a string that may be a piece of a name
	maxValue  = 24  // pieces that a name of the text may stand for
	maxRun    = 400
)

// Read takes a text apart. What begins and ends a string hangs on the language, and one mark in a remark would turn all
// behind it round: where that matters, the text is read in each way.
func Read(text string) *Text {
	text = text[:min(len(text), maxText)]
	t := &Text{slices: cutsStrings().MatchString(text), splits: splitsStrings().MatchString(text),
		extends: givesEnding().MatchString(text)}
	crosses := t.take(newScanner(text))
	if bare := withoutRemarks(text); bare != text {
		t.take(newScanner(bare))
	}
	if crosses {
		s := newScanner(text)
		s.overLines = true
		t.take(s)
	}
	t.index()
	return t
}

// take adds what a scanner finds. crosses: a mark of a string has no other on its line.
func (t *Text) take(s *scanner) (crosses bool) {
	s.scan()
	s.endRun()
	if len(s.out) > 0 && len(t.pieces) > 0 {
		s.out[0].linked = false // nothing of another reading goes before it
	}
	t.pieces, t.runs = append(t.pieces, s.out...), append(t.runs, s.runs...)
	return s.crosses
}

// withoutRemarks is a text without those remarks that hold a mark of a string on a line where code follows.
func withoutRemarks(text string) string {
	ends := func(mark string) bool { return strings.Contains(text, mark) }
	if !slices.ContainsFunc(remarkMarks, ends) { // looking for the patterns takes far longer
		return text
	}
	return remarkEnd().ReplaceAllString(blockRemark().ReplaceAllString(text, " $1"), " $1")
}

// remarkMarks end a remark.
var remarkMarks = strings.Fields("*/ *) -} ]]")

// blockRemark is such a remark of C and its kin, OCaml, Haskell or Lua, and remarkEnd the last line of one.
var (
	blockRemark = lazy.Pattern("(?:/\\*|\\(\\*|\\{-|--\\[\\[)[^\\n\"'`]*[\"'`][^\\n]*?(?:\\*/|\\*\\)|-\\}|\\]\\])" +
		"([ \t]*[^\\s*/])")
	remarkEnd = lazy.Pattern("(?m)^[^\\n\"'`/({]*[\"'`][^\\n/({]*?(?:\\*/|\\*\\)|-\\}|\\]\\])([ \t]*[^\\s*/,;)])")
)

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
