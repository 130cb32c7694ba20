package makefile

import (
	"strings"

	"guard/policy/recipe/gather"
)

// mark is a character that stands in the text of a makefile for a value that is not known: what a command prints, a
// variable of the environment. The text functions treat it like any other character, and only a finished line shows
// it.
type mark struct {
	shows string // in a line: "$UNKNOWN", "$HOME"
	names string // among names of targets: a wildcard that matches what it may be
	code  string // the command whose output the shell would read as code
	goEnv string // the variable whose value go tells
	lists string // the command whose output, a list of names, is the value
}

// Marks are taken from a plane that Unicode leaves to private use.
const (
	firstMark = '\U000F0000'
	lastMark  = '\U000FFFFD'
	// maybeThere stands in a name that $(wildcard) gives only if there is such a
	// file. It has no width.
	maybeThere = lastMark - 1
)

// isMark reports whether a character is a mark.
func isMark(r rune) bool { return r >= firstMark && r <= lastMark }

// hasMark reports whether a part of a text is not known.
func hasMark(s string) bool { return strings.ContainsFunc(s, isMark) }

// hasUnknown reports whether the characters of a part of a text are not known.
func hasUnknown(s string) bool {
	return strings.ContainsFunc(s, func(r rune) bool { return isMark(r) && r != maybeThere })
}

// perhaps marks a name as that of a file that may not be there.
func perhaps(name string) string {
	if vague(name) {
		return name
	}
	if dot := strings.LastIndexByte(name, '.'); dot > strings.LastIndexByte(name, '/') {
		return name[:dot] + string(maybeThere) + name[dot:]
	}
	return name + string(maybeThere)
}

// vague reports whether a word may stand for other words.
func vague(s string) bool { return strings.ContainsAny(s, "*?[") || hasMark(s) }

// marks are the marks of one makefile. Equal values have one mark, so that a target and a prerequisite with the same
// name keep the same name.
type marks struct {
	all   []mark
	known map[mark]rune
}

// of returns the mark of a value, as a text.
func (m *marks) of(k mark) string {
	if r, ok := m.known[k]; ok {
		return string(r)
	}
	if m.known == nil {
		m.known = map[mark]rune{}
	}
	r := firstMark + rune(len(m.all))
	if r >= maybeThere {
		return string(lastMark) // it is shown as unknown
	}
	m.all = append(m.all, k)
	m.known[k] = r
	return string(r)
}

// at returns what a character stands for.
func (m *marks) at(r rune) mark {
	if r == maybeThere {
		return mark{}
	}
	if i := int(r - firstMark); i < len(m.all) {
		return m.all[i]
	}
	return mark{shows: gather.Unknown, names: "*", code: "too many commands"}
}

// show returns a text as the shell gets it. code is the first command whose output the shell would read as code.
func (m *marks) show(s string) (text, code string) {
	if !hasMark(s) {
		return s, ""
	}
	var b strings.Builder
	runes := []rune(s)
	for i, r := range runes {
		if !isMark(r) {
			b.WriteRune(r)
			continue
		}
		k := m.at(r)
		if code == "" {
			code = k.code
		}
		b.WriteString(braced(k.shows, i+1 < len(runes) && gather.NameRune(runes[i+1])))
	}
	return b.String(), code
}

// braced writes $NAME as ${NAME} where a letter comes after it.
func braced(shows string, letter bool) string {
	if letter && strings.HasPrefix(shows, "$") {
		return "${" + shows[1:] + "}"
	}
	return shows
}

// wildcard returns a name with a wildcard in place of each mark.
func (m *marks) wildcard(s string) string {
	if !hasMark(s) {
		return s
	}
	var b strings.Builder
	for _, r := range s {
		if isMark(r) {
			b.WriteString(m.at(r).names)
		} else {
			b.WriteRune(r)
		}
	}
	return b.String()
}
