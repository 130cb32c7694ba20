// Package awk reads awk programs (POSIX.1-2024, awk; gawk(1), 5.3; mawk(1)).
//
// Read lists what a program does beyond computing and printing: { print > "out.txt" } writes out.txt, BEGIN {
// system("date") } runs date. It reads tokens, so that what stands in strings, patterns and comments is not
// mistaken for code. Where ">" could compare, it is taken to redirect only after print. It never runs a
// program, and does not know which lines one will see.
package awk

import (
	"strings"

	"guard/policy/shell/lang"
)

// Read lists the acts of a program: first the variables of the environment and the libraries that it names anywhere.
func Read(text string) []lang.Act {
	var acts []lang.Act
	if name, reads := lang.Variable(text, "ENVIRON"); reads {
		acts = append(acts, lang.Act{Kind: lang.Environment, Text: name})
	}
	if strings.Contains(text, "@load") || strings.Contains(text, "@include") {
		acts = append(acts, lang.Act{Kind: lang.Loads})
	}
	r := reader{text: strings.ReplaceAll(text, lang.Hole, "0"), acts: acts}
	for r.at < len(r.text) {
		r.token()
	}
	return r.acts
}

// reader goes through a program token by token.
type reader struct {
	text     string
	at       int
	acts     []lang.Act
	printing bool // the words of a print stand here
	depth    int  // brackets that are open since
	last     byte // what the last token ended with; 'a' stands for a word
}

func (r *reader) does(kind lang.Kind, text string) {
	r.acts = append(r.acts, lang.Act{Kind: kind, Text: text})
}

// opens is an act on a file, or on gawk's network files (gawk(1), Special File Names).
func (r *reader) opens(kind lang.Kind, name string) {
	if strings.HasPrefix(name, "/inet") {
		kind = lang.Connects
	}
	r.does(kind, name)
}

func (r *reader) token() {
	switch c := r.text[r.at]; {
	case c == '"':
		var s string
		if s, r.at = quoted(r.text, r.at); strings.HasPrefix(s, "/inet") {
			r.does(lang.Connects, s) // whatever then opens it
		}
		r.last = '"'
	case c == '#':
		for r.at < len(r.text) && r.text[r.at] != '\n' {
			r.at++
		}
	case c == '/' && !operandEnds(r.last):
		r.at = pattern(r.text, r.at)
		r.last = '/'
	case letter(c):
		r.word()
	default:
		r.sign(c)
	}
}

// word reads a name, and what it does.
func (r *reader) word() {
	word := name(r.text[r.at:])
	r.at += len(word)
	rest := r.text[r.at:]
	r.last = 'a'
	switch word {
	case "print", "printf":
		r.printing, r.depth = true, 0
	case "ARGV":
		r.operand()
	case "@include", "@load", "@namespace":
	case "@":
		if strings.HasPrefix(rest, "/") {
			r.last = '@' // gawk(1), strongly typed pattern
			return
		}
		r.does(lang.Runs, "")
	case "system":
		r.does(lang.Runs, argument(rest))
	case "getline":
		if from := strings.TrimLeft(rest, " \tabcdefghijklmnopqrstuvwxyz_"); strings.HasPrefix(from, "<") {
			r.opens(lang.Reads, argument(from[1:]))
		}
	default:
		if word[0] == '@' {
			r.does(lang.Runs, "") // gawk(1), indirect function calls: what the variable names, system among it
		}
	}
}

// sign reads a character that is no word's.
func (r *reader) sign(c byte) {
	switch {
	case c == '(':
		r.depth++
	case c == ')':
		r.depth--
	case c == ';' || c == '\n' || c == '}':
		r.printing = false
	case c == '>' && r.printing && r.depth <= 0:
		kind := lang.Writes
		if strings.HasPrefix(r.text[r.at:], ">>") {
			kind = lang.Appends
			r.at++
		}
		r.opens(kind, argument(r.text[r.at+1:]))
		r.printing = false
	case c == '|' && strings.HasPrefix(r.text[r.at:], "||"):
		r.at++
	case c == '|':
		r.pipe()
		return
	}
	if c != ' ' && c != '\t' {
		r.last = c
	}
	r.at++
}

// pipe reads `print | "cmd"`, `"cmd" | getline` and gawk's |&.
func (r *reader) pipe() {
	before := r.text[:r.at]
	r.printing = false
	if r.at++; r.at < len(r.text) && r.text[r.at] == '&' {
		r.at++
	}
	rest := r.text[r.at:]
	if strings.HasPrefix(strings.TrimLeft(rest, " \t"), "getline") {
		r.opens(lang.Runs, lastString(before))
		return
	}
	r.opens(lang.Runs, argument(rest))
}

// operand reads what a program does to ARGV, by which it makes a file its own operand (gawk(1), ARGC and
// ARGV): ARGV[1] = "file". Whatever else than looking at one of them is done to it, the file is not known.
func (r *reader) operand() {
	rest := strings.TrimLeft(r.text[r.at:], " \t")
	if !strings.HasPrefix(rest, "[") {
		if !strings.Contains(r.text[:r.at], " in ARGV") {
			r.does(lang.Reads, "")
		}
		return
	}
	_, rest, closed := strings.Cut(rest, "]")
	rest = strings.TrimLeft(rest, " \t")
	switch {
	case !closed:
		r.does(lang.Reads, "")
	case strings.HasPrefix(rest, "=") && !strings.HasPrefix(rest, "=="):
		if value := strings.TrimLeft(rest[1:], " \t"); !strings.HasPrefix(value, `""`) { // else it is taken out
			r.opens(lang.Reads, argument(value))
		}
	case strings.HasPrefix(rest, ")") && (strings.Contains(r.text, "sub(") || strings.Contains(r.text, "getline")):
		r.does(lang.Reads, "")
	}
}
