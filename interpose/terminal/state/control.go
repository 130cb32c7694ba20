package state

import (
	"strings"
	"sync"
)

// place says on which screen a control function has to be followed.
type place uint8

const (
	everywhere place = iota
	alternate        // only where cells are followed
)

// function is what a control sequence does.
type function struct {
	place place
	do    func(*State, params)
}

// functions are named by private mark, intermediates and final byte, as these are written.
var functions map[string]function

// prepare makes functions and usual, for the first terminal that is followed.
var prepare = sync.OnceFunc(func() {
	nameFunctions()
	findUsual()
})

func nameFunctions() {
	functions = map[string]function{
		"m":   {everywhere, func(s *State, p params) { s.pen.apply(p) }},
		"h":   {everywhere, func(s *State, p params) { s.setAll(p, -1, true) }},
		"l":   {everywhere, func(s *State, p params) { s.setAll(p, -1, false) }},
		"?h":  {everywhere, func(s *State, p params) { s.setAll(p, 1, true) }},
		"?l":  {everywhere, func(s *State, p params) { s.setAll(p, 1, false) }},
		"r":   {everywhere, (*State).setRegion},
		"s":   {everywhere, setSides},
		"?s":  {everywhere, storeModes},
		"?r":  {everywhere, recallModes},
		"u":   {everywhere, func(s *State, _ params) { s.saveOrLoad(false) }},
		"i":   {everywhere, func(s *State, p params) { s.mediaCopy(p) }},
		"\"q": {everywhere, func(s *State, p params) { s.selective(p) }},
		"$}":  {everywhere, onStatusLine},
		"$~":  {everywhere, func(s *State, p params) { turnInexactly(s, &s.statusLine, p.first() == 2) }},
		" k":  {everywhere, func(s *State, p params) { turnInexactly(s, &s.leftward, p.first() == 2) }},
		"]":   {everywhere, setDefaultInk},
		"*z":  {everywhere, func(s *State, _ params) { s.unfollowed(); s.inexact = s.inexact || s.alt }},
		"t":   {everywhere, func(s *State, p params) { s.keepTitle(p) }},
		"#Q":  {everywhere, func(s *State, _ params) { s.colours.mix() }},
		",|":  {everywhere, func(s *State, _ params) { s.colours.mix() }},
		"!p":  {everywhere, func(s *State, _ params) { s.softReset() }},
		">u":  {everywhere, func(s *State, p params) { s.keyboard().push(p.first()) }},
		"<u":  {everywhere, func(s *State, p params) { s.keyboard().pop(p.at(0, 1)) }},
		"=u":  {everywhere, func(s *State, p params) { s.keyboard().set(p.first(), p.at(1, 1)) }},
		">m":  {everywhere, (*State).setOthers},
		"?W":  {everywhere, resetTabs},
		" q":  {everywhere, func(s *State, p params) { s.shape = digits(p.first()); s.changes++ }},

		"A": {alternate, func(s *State, p params) { s.vertical(-p.at(0, 1)) }},
		"B": {alternate, func(s *State, p params) { s.vertical(p.at(0, 1)) }},
		"e": {alternate, func(s *State, p params) { s.vertical(p.at(0, 1)) }},
		"C": {alternate, func(s *State, p params) { s.goTo(s.cursor.row, s.cursor.col+p.at(0, 1)) }},
		"a": {alternate, func(s *State, p params) { s.goTo(s.cursor.row, s.cursor.col+p.at(0, 1)) }},
		"D": {alternate, func(s *State, p params) { s.goTo(s.cursor.row, s.cursor.col-p.at(0, 1)) }},
		"E": {alternate, func(s *State, p params) { s.vertical(p.at(0, 1)); s.cursor.col = 0 }},
		"F": {alternate, func(s *State, p params) { s.vertical(-p.at(0, 1)); s.cursor.col = 0 }},
		"G": {alternate, func(s *State, p params) { s.goTo(s.cursor.row, p.at(0, 1)-1) }},
		"`": {alternate, func(s *State, p params) { s.goTo(s.cursor.row, p.at(0, 1)-1) }},
		"d": {alternate, func(s *State, p params) { s.address(p.at(0, 1)-1, s.cursor.col) }},
		"H": {alternate, func(s *State, p params) { s.address(p.at(0, 1)-1, p.at(1, 1)-1) }},
		"f": {alternate, func(s *State, p params) { s.address(p.at(0, 1)-1, p.at(1, 1)-1) }},
		"I": {alternate, func(s *State, p params) { s.tabBy(p.at(0, 1), 1) }},
		"Z": {alternate, func(s *State, p params) { s.tabBy(p.at(0, 1), -1) }},
		"g": {everywhere, clearTabs},

		"J":  {alternate, (*State).eraseScreen},
		"K":  {alternate, (*State).eraseLine},
		"X":  {alternate, (*State).eraseCells},
		"@":  {alternate, func(s *State, p params) { s.shiftCells(p.at(0, 1)) }},
		"P":  {alternate, func(s *State, p params) { s.shiftCells(-p.at(0, 1)) }},
		"L":  {alternate, func(s *State, p params) { s.shiftLines(-p.at(0, 1)) }},
		"M":  {alternate, func(s *State, p params) { s.shiftLines(p.at(0, 1)) }},
		"S":  {alternate, func(s *State, p params) { s.scroll(p.at(0, 1)) }},
		"T":  {alternate, func(s *State, p params) { s.scroll(-p.at(0, 1)) }},
		"b":  {alternate, (*State).repeat},
		"?J": {alternate, (*State).eraseScreen}, // nothing here is protected
		"?K": {alternate, (*State).eraseLine},
	}
}

// harmless are the functions that change nothing on the screen: questions to
// the terminal and settings that are not followed.
var harmless = []string{"n", "?n", "c", ">c", "=c", "?u", "q",
	">q", "$p", "?$p", "?m", "x", "?i", ">n", "\"p"}

// usual holds the functions that have no intermediates, by private mark (none, '<' to
// '?') and final byte: a quick way to most of them.
var usual [5]['~' + 1]*function

func findUsual() {
	for _, name := range harmless {
		functions[name] = function{alternate, func(*State, params) {}}
	}
	for name, f := range functions {
		if mark := name[:leading([]byte(name))]; len(name) == len(mark)+1 {
			*slot(mark, name[len(mark)]) = &f
		}
	}
}

// controlDone follows a control sequence that is complete, from behind CSI to its final
// byte.
func (s *State) controlDone(seq []byte, final byte) {
	mark, numbers := seq[:leading(seq)], seq[leading(seq):]
	i := trailing(numbers)
	f := named(mark, numbers[i:], final)
	switch {
	case f == nil:
		s.inexact = s.inexact || s.alt
	case f.place == everywhere || s.alt:
		s.params = s.params.parse(numbers[:i])
		f.do(s, s.params)
	}
}

// named is the function of that name, nil if it is not known.
func named(mark, between []byte, final byte) *function {
	if len(between) == 0 {
		return *slot(mark, final)
	}
	var name [4]byte // mark, at most two intermediates, final
	n := copy(name[:], mark)
	n += copy(name[n:3], between)
	name[n] = final
	if f, known := functions[string(name[:n+1])]; known {
		return &f
	}
	return nil
}

// slot is a function's place in usual.
func slot[S string | []byte](mark S, final byte) **function {
	if len(mark) == 0 {
		return &usual[0][final]
	}
	return &usual[1+mark[0]-'<'][final]
}

// leading is the length of the private mark: none, or one.
func leading(seq []byte) int {
	if len(seq) > 0 && seq[0] >= '<' && seq[0] <= '?' {
		return 1
	}
	return 0
}

// trailing is where the intermediates begin.
func trailing(seq []byte) int {
	for i, c := range seq {
		if c < '0' {
			return i
		}
	}
	return len(seq)
}

func (s *State) setAll(ps params, sign mode, value bool) {
	for _, p := range ps {
		s.set(sign*mode(max(p.n, 0)), value)
	}
}

// escapeDone follows an escape sequence that is complete.
func (s *State) escapeDone(seq string) {
	switch seq {
	case "7", "8":
		s.saveOrLoad(seq == "7")
	case "c":
		*s = State{canvas: canvas{modes: modeSet{}, rows: s.rows, cols: s.cols, region: region{0, s.rows - 1}},
			veil: s.afterReset(), parser: parser{c1: s.c1, led: s.led}, stored: s.stored,
			window: s.window, changes: s.changes + 1}
	case "=", ">":
		s.keypad = seq == "="
	case "H": // HTS; on the main screen nobody knows where
		s.stopped = s.stopped || !s.alt
	case "V", "W": // SPA, EPA
		s.byISO = s.byISO || seq == "V"
		s.protect(map[string]string{"V": "\x1bV"}[seq])
	case "\\": // the end of any string
		s.c1 = false
	case "k": // GNU screen's and tmux' title is a string, to others it is text
		s.c1 = true
	case "<": // the way out of a VT52
		s.veil.turn(&s.vt52, false)
	case " F", " G":
		s.veil.turn(&s.eight, seq == " G")
	case "%@", "%G", "%8":
		if s.veil.turn(&s.latin, seq == "%@"); s.latin {
			s.unfollowed()
		}
	case "(0", ")0", "(B", ")B", "(A", ")A":
		s.sets.lines[seq[0]-'('] = seq[1] == '0'
	case "n", "o", "|", "}", "~": // G2 and G3, which are not followed
		s.inexact = s.inexact || s.alt
	}
	if s.alt {
		s.escapeOnGrid(seq)
	}
}

func (s *State) escapeOnGrid(seq string) {
	switch seq {
	case "D":
		s.index()
	case "E":
		s.index()
		s.cursor.col = 0
	case "M":
		s.reverse()
	case "H":
		s.setTab(true)
	case "#8":
		s.align()
	case "6", "9", "#3", "#4", "#6":
		s.inexact = true
	}
}

// softReset is DECSTR.
func (s *State) softReset() {
	for _, m := range []mode{-4, 1, 6} {
		delete(s.modes, m)
	}
	delete(s.modes, 25)
	s.protected, s.onStatus = "", false
	s.keypad, s.pen, s.sets = false, pen{}, charsets{}
	s.region = region{0, s.rows - 1}
	s.saved[s.screen()] = nil
	s.changes++
}

// stringDone follows a string that is complete; its kind is the byte that began it.
func (s *State) stringDone(kind byte, content string) {
	s.veiledBy(kind, content, s.long)
	if kind != ']' {
		if s.alt && (kind == '_' && strings.HasPrefix(content, "G") || kind == 'P' && isSixel(content)) {
			s.inexact = true // an image
		}
		return
	}
	number, rest := command(content)
	switch {
	case s.long:
	case number == "0" || number == "2":
		s.title, s.titled = printable(rest), true
	case number == "8":
		s.pen.link = s.links.number(rest)
	case number == "1337" && strings.HasPrefix(rest, "File"):
		s.inexact = s.inexact || s.alt
	}
}

// command is the number of an OSC without leading zeros, and what stands behind it.
func command(content string) (number, rest string) {
	number, rest, _ = strings.Cut(content, ";")
	if n := strings.TrimLeft(number, "0"); n != "" {
		number = n
	}
	return number, rest
}

// printable is a title without control characters.
func printable(s string) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' || r >= 0x7f && r < 0xa0 {
			return -1
		}
		return r
	}, s)
}

func isSixel(content string) bool {
	return strings.HasPrefix(strings.TrimLeft(content, "0123456789;"), "q")
}
