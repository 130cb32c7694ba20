package sql

import (
	"slices"
	"strings"
	"unicode"

	"guard/internal/lazy"
)

// A table of settings has names in one column and values in another: which rows are secrets, the names say.

// named are the rows of a table that hold secrets by the name in them.
type named struct {
	names  []string        // in small letters
	values map[string]bool // the columns of the values
}

// maxNames bounds the names of a table that are kept in mind.
const maxNames = 200

// NameRows notes in a schema which rows of its database hold secrets: those in which a cell names what another is,
// and those of which a cell says so itself (with an empty name).
func (s *Schema) NameRows(bytes []byte, secret func(name, value string) bool) {
	d := openDatabase(bytes)
	if s == nil || d == nil {
		return
	}
	s.named = map[string]*named{}
	for table, page := range d.roots() {
		columns := s.tables[table]
		if len(columns) == 0 {
			continue
		}
		of := &named{values: map[string]bool{}}
		d.each(page, func(cells []cell) { of.add(columns, cells[:min(len(cells), len(columns))], secret) })
		if len(of.values) > 0 {
			s.named[table] = of
		}
	}
}

func (n *named) add(columns []string, cells []cell, secret func(name, value string) bool) {
	for i, value := range cells {
		if value.text == "" || isHash(value.text) {
			continue
		}
		says := secret("", value.text)
		for j, name := range cells {
			if i != j && mayName(name.text) && secret(name.text, value.text) {
				says = true
				n.note(name.text)
			}
		}
		if says {
			n.values[columns[i]] = true
			for _, c := range cells { // any of them may choose the row
				n.note(c.text)
			}
		}
	}
}

func (n *named) note(name string) {
	if name != "" && len(name) < 100 && len(n.names) < maxNames {
		n.names = append(n.names, strings.ToLower(name))
	}
}

// mayName reports a text that may be the name of a secret: most cells are none, and cost little so.
func mayName(text string) bool {
	if len(text) < 2 || len(text) > maxName {
		return false
	}
	text = strings.ToLower(text)
	return slices.ContainsFunc(inNames, func(part string) bool { return strings.Contains(text, part) })
}

// inNames are parts of such names, maxName is how long one is at most.
var inNames = strings.Fields("pass pwd pw secret token cred key pin psk")

const maxName = 80

func isHash(value string) bool {
	return slices.ContainsFunc(hashes, func(h string) bool { return strings.HasPrefix(value, h) })
}

// literal is a string of a statement.
var literal = lazy.Pattern(`'([^']*)'|"([^"]*)"`)

// without is the schema as a statement sees it that chooses rows by their names: all that it names are others.
func (s *Schema) without(statement string) *Schema {
	if len(s.named) == 0 {
		return s
	}
	_, where, chooses := strings.Cut(statement, "where")
	texts := literal().FindAllStringSubmatch(where, maxNames)
	if !chooses || len(texts) == 0 || strings.ContainsAny(where, "?:@$") || unsure().MatchString(where) {
		return s
	}
	other, pattern := *s, patterned().MatchString(where)
	other.named = map[string]*named{}
	for table, of := range s.named {
		if slices.ContainsFunc(texts, func(m []string) bool { return of.chosen(m[1]+m[2], pattern) }) {
			other.named[table] = of
		}
	}
	return &other
}

// unsure is what chooses rows by what they are not, or by more than a text that stands there.
var unsure = lazy.Pattern(`\bor\b|\bnot\b|!=|<|>|\bselect\b`)

// patterned is what compares by a pattern.
var patterned = lazy.Pattern(`\b(?:like|glob|regexp|match|instr|similar)\b`)

// chosen reports a text, or a pattern, by which such a row may be chosen.
func (n *named) chosen(text string, pattern bool) bool {
	if !pattern {
		return slices.Contains(n.names, text)
	}
	parts := strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	return slices.ContainsFunc(n.names, func(name string) bool {
		return !slices.ContainsFunc(parts, func(part string) bool { return !strings.Contains(name, part) })
	})
}
