// Package include finds what texts of other programs put in: #include of C, \input of TeX, .so of troff.
//
// A text comes in with the ways in which its language names files that are put in and commands that run
// (program.Inclusion). A list of acts goes out: of C's
//
//	#include "notes.h"
//
// that notes.h is read. Whether the file is there, and what it holds, is not looked at.
package include

import (
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/lang"
	"guard/policy/shell/program"
)

// Bounds of what is looked for.
const (
	maxFiles = 100  // in a part of a text
	maxParts = 1000 // round the marks of one way
)

// Read lists the acts of a text, each once. Unknown stands for a text with too many marks to be read as a whole.
func Read(text string, ways []program.Inclusion) []lang.Act {
	var r reader
	small := asciiLower(text)
	for _, way := range ways {
		if way.Patterns {
			continue
		}
		parts, all := marked(text, small, way.Marks)
		if !all {
			r.add(lang.Act{})
		}
		for _, part := range parts {
			for _, m := range way.Files.FindAllStringSubmatch(part, maxFiles) {
				for _, name := range elements(strings.Join(m[1:], "")) {
					r.add(named(way, strings.TrimPrefix(name, "file://")))
				}
			}
			if way.Runs != nil && way.Runs.MatchString(part) {
				r.add(lang.Act{Kind: lang.Runs})
			}
		}
		if way.Pictures {
			for _, address := range referred(text) {
				r.add(named(way, address))
			}
		}
	}
	return r.acts
}

// element is a text of a list that JSON has, and no name or value of an object in it.
var element = lazy.Pattern(`(?:^\[|[,}])\s*"([^"\n]+)"\s*(?:,|\]|$)`)

// elements are the names that stand where one may, with the slashes that JSON escapes: one, or a list.
func elements(found string) (names []string) {
	if strings.HasPrefix(found, "[") {
		for rest := found; ; {
			at := element().FindStringSubmatchIndex(rest)
			if at == nil {
				break
			}
			names = append(names, rest[at[2]:at[3]])
			rest = rest[at[3]+1:] // the comma behind it stands before the next
		}
	} else {
		names = []string{found}
	}
	for i := range names {
		names[i] = strings.ReplaceAll(names[i], `:\/\/`, "://")
	}
	return names
}

// named is what comes of a name that a text puts in.
func named(way program.Inclusion, name string) lang.Act {
	foreign := strings.Contains(name, ":") || strings.HasPrefix(name, "//")
	if way.Connects && foreign && !strings.HasPrefix(name, "data:") {
		return lang.Act{Kind: lang.Connects, Text: name}
	}
	return lang.Act{Kind: lang.Reads, Text: name}
}

// Patterns lists the patterns of names that a text puts in, for the ways whose names are such.
func Patterns(text string, way program.Inclusion) (found []string) {
	parts, _ := marked(text, asciiLower(text), way.Marks)
	for _, part := range parts {
		for _, m := range way.Files.FindAllStringSubmatch(part, maxFiles) {
			for name := range strings.FieldsSeq(strings.Join(m[1:], "")) {
				found = append(found, strings.Trim(name, "\"`'"))
			}
		}
	}
	return found
}

// reader keeps the acts that it has found: parts of a text may overlap.
type reader struct {
	acts []lang.Act
	seen map[lang.Act]bool
}

func (r *reader) add(act lang.Act) {
	if r.seen[act] {
		return
	}
	if r.seen == nil {
		r.seen = map[lang.Act]bool{}
	}
	r.seen[act] = true
	r.acts = append(r.acts, act)
}

// marked are the parts of a text round the marks that stand in it, all of it where there
// are no marks; false: there are too many.
func marked(text, small string, marks []string) (parts []string, all bool) {
	if len(marks) == 0 {
		return []string{text}, true
	}
	const before, behind = 48, 400
	for _, mark := range marks {
		done := 0 // up to where the text is in parts of this mark
		for at := 0; ; {
			i := strings.Index(small[at:], mark)
			if i < 0 {
				break
			}
			if len(parts) == maxParts {
				return parts, false
			}
			at += i + len(mark)
			if at+behind/2 > done {
				done = min(len(text), at+behind)
				parts = append(parts, text[max(0, at-len(mark)-before):done])
			}
		}
	}
	return parts, true
}

// asciiLower is a text in small letters, as many bytes long.
func asciiLower(text string) string {
	b := []byte(text)
	for i, c := range b {
		if c >= 'A' && c <= 'Z' {
			b[i] = c + 'a' - 'A'
		}
	}
	return string(b)
}
