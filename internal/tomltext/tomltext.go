// Package tomltext looks at TOML before it is decoded.
//
// A text comes in, its lines or the whole; what a value leaves open at a line's end goes out, and where the text nests
// too deep. It decodes nothing.
package tomltext

import "strings"

// Open is what a value leaves open at a line's end: a multi-line string, or an
// array or inline table. The zero value is open to nothing.
type Open struct {
	quote string
	depth int

	most, dots int // how deep it went, and the dots outside of strings
}

// Inside reports that the next line belongs to the value.
func (o *Open) Inside() bool { return o.quote != "" || o.depth > 0 }

// Scan goes on with a line of the value, or the rest of one.
func (o *Open) Scan(line string) {
	for i := 0; i < len(line); {
		rest := line[i:]
		if o.quote != "" {
			switch {
			case rest[0] == '\\' && o.quote[0] == '"':
				i++
			case strings.HasPrefix(rest, o.quote):
				i += len(o.quote) - 1
				if len(o.quote) == 3 { // one or two more are the text's own (toml.io, v1.0, "String")
					more := line[i+1:]
					i += min(2, len(more)-len(strings.TrimLeft(more, o.quote[:1])))
				}
				o.quote = ""
			}
			i++
			continue
		}
		switch rest[0] {
		case '#':
			return
		case '"', '\'':
			o.quote = rest[:1]
			if triple := strings.Repeat(o.quote, 3); strings.HasPrefix(rest, triple) {
				o.quote = triple
				i += 2
			}
		case '[', '{':
			o.depth++
			o.most = max(o.most, o.depth)
		case ']', '}':
			o.depth--
		case '.':
			o.dots++
		}
		i++
	}
}

// maxDeep is more than any table or key of settings nests.
const maxDeep = 64

// TooDeep is the line of a text, from 1, at which lists, tables or dotted keys nest so deep that the
// decoder takes minutes; 0: there is none.
func TooDeep(text string) int {
	var value Open
	n := 0
	for line := range strings.Lines(text) {
		n++
		value.dots = 0
		value.Scan(line)
		if value.most > maxDeep || value.dots > maxDeep {
			return n
		}
		if len(value.quote) == 1 {
			value.quote = "" // it ends with its line, and is wrong
		}
		value.depth = max(value.depth, 0)
	}
	return 0
}
