package yaml

import (
	"strings"

	"guard/policy/recipe/gather"
)

// flow reads a collection in brackets, [a, b] or {a: b}, which may have several lines.
func (y *reader) flow(rest string) any {
	text := rest
	for {
		f := &flowReader{text: text}
		value := f.value(0)
		f.blanks()
		switch {
		case !f.short && f.wrong == "" && onlyComment(f.text[f.at:]):
			return value
		case !f.short || y.at >= len(y.lines) || len(text) > 16<<10:
			y.fail("a list in brackets that is not understood")
			return ""
		}
		text += "\n" + y.lines[y.at]
		y.at++
	}
}

// flowReader reads one collection in brackets.
type flowReader struct {
	text  string
	at    int
	short bool // the text ended before the collection did
	wrong string
}

// blanks skips white space and comments.
func (f *flowReader) blanks() {
	for f.at < len(f.text) {
		switch c := f.text[f.at]; {
		case c == ' ' || c == '\n' || c == '\t':
			f.at++
		case c == '#' && f.at > 0 && strings.IndexByte(" \n\t", f.text[f.at-1]) >= 0:
			end := strings.IndexByte(f.text[f.at:], '\n')
			if end < 0 {
				end = len(f.text) - f.at
			}
			f.at += end
		default:
			return
		}
	}
}

// next returns the next character that is no white space, or 0 at the end.
func (f *flowReader) next() byte {
	f.blanks()
	if f.at >= len(f.text) {
		f.short = true
		return 0
	}
	return f.text[f.at]
}

// value reads a value inside brackets.
func (f *flowReader) value(depth int) any {
	if depth > gather.MaxDepth {
		f.wrong = "too deep"
		return ""
	}
	switch f.next() {
	case '[':
		return f.list(depth)
	case '{':
		return f.mapping(depth)
	}
	return f.scalar()
}

// list reads [a, b].
func (f *flowReader) list(depth int) []any {
	out := []any{}
	for f.at++; f.wrong == "" && !f.short; {
		switch f.next() {
		case ']':
			f.at++
			return out
		case ',':
			f.at++
		default:
			out = append(out, f.value(depth+1))
			if c := f.next(); c != ',' && c != ']' {
				f.wrong = "no list"
			}
		}
	}
	return out
}

// mapping reads {a: b}.
func (f *flowReader) mapping(depth int) *Map {
	m := &Map{Values: map[string]any{}}
	for f.at++; f.wrong == "" && !f.short; {
		switch f.next() {
		case '}':
			f.at++
			return m
		case ',':
			f.at++
		default:
			key := f.scalar()
			if _, twice := m.Values[key]; twice || f.next() != ':' {
				f.wrong = "no mapping"
				return m
			}
			f.at++
			m.Keys, m.Values[key] = append(m.Keys, key), f.value(depth+1)
			if c := f.next(); c != ',' && c != '}' {
				f.wrong = "no mapping"
			}
		}
	}
	return m
}

// scalar reads one scalar.
func (f *flowReader) scalar() string {
	switch c := f.next(); c {
	case 0:
		return ""
	case '"', '\'':
		text, end := quoted(f.text[f.at:])
		if end < 0 {
			f.wrong = "a quoted text"
			return ""
		}
		f.at += end
		return text
	case '&', '*', '!', '|', '>', '%', '@', '`':
		f.wrong = "an anchor, an alias or a tag"
		return ""
	}
	from := f.at
	for f.at < len(f.text) && strings.IndexByte(",[]{}\n", f.text[f.at]) < 0 {
		if f.text[f.at] == ':' && (f.at+1 == len(f.text) || strings.IndexByte(" ,]}\n", f.text[f.at+1]) >= 0) {
			break
		}
		f.at++
	}
	return strings.TrimSpace(f.text[from:f.at])
}
