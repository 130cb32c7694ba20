// Package lang holds what the readers of small languages have in common: awk, sed, jq and the like, whose
// programs stand on a command line as one word. Each language is a package below this one.
//
// A program's text comes in. A list of acts goes out: what the text would do beyond computing and printing,
// each with the file, the command or the variable that it names. For example, awk's program
//
//	{ print $1 > "names.txt"; system("rm old.txt") }
//
// becomes
//
//	{Writes, "names.txt"}, {Runs, "rm old.txt"}
//
// A reader never runs anything, never looks at the disk and never decides: policy/shell judges each act as if
// it stood on the line by itself. What a reader cannot tell it says with an act of the kind Unknown, or with
// an empty Text; it leaves nothing out.
package lang

import "strings"

// Hole stands in a text for a part that is not known before the line runs. A null byte can be in no argument
// (execve(2)).
const Hole = "\x00"

// Kind is what an act does.
type Kind uint8

// The kinds of acts. The zero value is the strictest.
const (
	Unknown     Kind = iota // what the reader cannot tell
	Runs                    // Text is a command line of the shell
	Loads                   // Text is a file with further code
	Connects                // Text is an address
	Writes                  // Text is a file, of which nothing is left
	Appends                 // Text is a file
	Reads                   // Text is a file
	Environment             // reads the variable Text
)

// Act is one thing that a program's text would do.
type Act struct {
	Kind Kind
	Text string // empty: the text computes it, or it may be anything
}

// Reader lists the acts of a text, in the order in which they stand in it. The text may hold Holes.
type Reader func(text string) []Act

// Variable tells which variable code reads of an array that holds the environment; an empty name: several, or
// one that is not told.
func Variable(code, array string) (name string, reads bool) {
	i := strings.Index(code, array)
	if i < 0 {
		return "", false
	}
	name, quoted := strings.CutPrefix(code[i+len(array):], `["`)
	name, _, closed := strings.Cut(name, `"]`)
	if !quoted || !closed || strings.Count(code, array) > 1 {
		return "", true
	}
	return name, true
}

// Quoted lists the texts between two quotes of one kind, of most languages, but for empty ones and those with
// a Hole; at most so many. Escapes are not read.
func Quoted(text string, most int) []string {
	var found []string
	for len(found) < most {
		i := strings.IndexAny(text, "'\"`")
		if i < 0 {
			break
		}
		end := strings.IndexByte(text[i+1:], text[i])
		if end < 0 {
			break
		}
		if s := text[i+1 : i+1+end]; s != "" && !strings.Contains(s, Hole) {
			found = append(found, s)
		}
		text = text[i+end+2:]
	}
	return found
}

// Word is a word of a command line, as readers of whole command lines see it.
type Word struct {
	Text  string // with Holes
	Known bool   // it is this text and nothing else: it has no Hole and no wildcard
	Glob  bool   // it has wildcards of the shell's
}
