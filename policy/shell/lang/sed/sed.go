// Package sed reads scripts of sed (POSIX.1-2024, sed; sed(1), GNU sed 4.9) in two ways.
//
// Read lists what a script does beyond editing its stream: "s/a/b/w out.txt" writes out.txt, "1e date" runs
// date. Apply makes of a text what sed -i would make of it, so that what later commands find in the file is
// known. Neither runs anything, and neither touches a file: a script that one of them cannot follow, it says
// so of.
package sed

import (
	"strings"

	"guard/policy/shell/lang"
)

// Read lists the acts of a script. The last is Unknown where the script cannot be read to its end.
func Read(text string) []lang.Act {
	var acts []lang.Act
	r := reader{text: strings.ReplaceAll(text, lang.Hole, "0")}
	for !r.done() {
		acts = append(acts, r.command()...)
	}
	if r.lost {
		acts = append(acts, lang.Act{})
	}
	return acts
}

// reader takes a script apart, command by command.
type reader struct {
	text string
	at   int
	lost bool
}

func (r *reader) done() bool { return r.lost || r.at >= len(r.text) }

func (r *reader) peek() byte {
	if r.at < len(r.text) {
		return r.text[r.at]
	}
	return 0
}

// command reads one command with its addresses.
func (r *reader) command() []lang.Act {
	r.skip(" \t\n;")
	if r.done() {
		return nil
	}
	r.address()
	r.skip(" \t!")
	verb := r.peek()
	r.at++
	switch verb {
	case 0, '}', '{', 'd', 'D', 'g', 'G', 'h', 'H', 'n', 'N', 'p', 'P', 'x', '=', 'F', 'z':
		return nil
	case '#':
		r.line()
	case 'a', 'i', 'c':
		r.appended()
	case ':', 'b', 't', 'T', 'v':
		r.label()
	case 'q', 'Q', 'l', 'L':
		r.skip(" \t0123456789")
	case 'r', 'R':
		return r.named(lang.Reads)
	case 'w', 'W':
		return r.named(lang.Writes)
	case 'e':
		return r.named(lang.Runs)
	case 's':
		return r.substitute()
	case 'y':
		r.delimited()
	default:
		r.lost = true
	}
	return nil
}

func (r *reader) skip(set string) {
	for r.at < len(r.text) && strings.IndexByte(set, r.text[r.at]) >= 0 {
		r.at++
	}
}

// named is an act with the rest of the line.
func (r *reader) named(kind lang.Kind) []lang.Act {
	return []lang.Act{{Kind: kind, Text: strings.TrimSpace(r.line())}}
}

// line takes the rest of the line: file names and commands end only there.
func (r *reader) line() string {
	rest := r.text[min(r.at, len(r.text)):]
	line, _, _ := strings.Cut(rest, "\n")
	r.at += len(line)
	return line
}

// appended takes the text of a, i and c, which goes on after a backslash at a
// line's end.
func (r *reader) appended() {
	for {
		line := r.line()
		r.at++
		if !strings.HasSuffix(line, `\`) || r.done() {
			return
		}
	}
}

func (r *reader) label() {
	for r.at < len(r.text) && r.text[r.at] != ';' && r.text[r.at] != '\n' && r.text[r.at] != '}' {
		r.at++
	}
}

// address skips 1, $, /re/, \cREc, first~step, addr,+n.
func (r *reader) address() {
	for !r.done() {
		switch c := r.peek(); {
		case c >= '0' && c <= '9' || strings.IndexByte("$,~+ \t", c) >= 0:
			r.at++
		case c == '/':
			r.until('/')
			r.skip("IM")
		case c == '\\':
			r.at++
			r.until(r.peek())
			r.skip("IM")
		default:
			return
		}
	}
}

// until skips from a delimiter to the next one that is not escaped, a bracket
// expression counting as one.
func (r *reader) until(d byte) {
	r.at++
	for r.at < len(r.text) {
		switch r.text[r.at] {
		case '\\':
			r.at++
		case d:
			r.at++
			return
		}
		r.at++
	}
	r.lost = true
}

// delimited skips s's or y's two parts.
func (r *reader) delimited() {
	d := r.peek()
	r.until(d)
	r.at--
	r.until(d)
}

// substitute reads s/…/…/flags: e executes, w writes.
func (r *reader) substitute() []lang.Act {
	r.delimited()
	var acts []lang.Act
	for r.at < len(r.text) {
		c := r.text[r.at]
		r.at++
		switch {
		case c == 'e':
			acts = append(acts, lang.Act{Kind: lang.Runs})
		case c == 'w':
			return append(acts, r.named(lang.Writes)...)
		case strings.IndexByte("gpiImM0123456789", c) >= 0:
		case c == ' ' || c == '\t':
		default:
			r.at--
			return acts
		}
	}
	return acts
}
