package config

import (
	"fmt"
	"strings"
)

// keyLines finds the line of every key of a TOML text that is known to parse:
// the decoder tells positions only for its own errors. Keys are written as in
// errors: mode, rules[0].action, agents.gemini.mode. A key inside an inline
// table has the line of that table.
func keyLines(text string) map[string]int {
	at := map[string]int{}
	count := map[string]int{}
	prefix := ""
	var value open
	n := 0
	for line := range strings.Lines(text) {
		n++
		if value.inside() {
			value.scan(line)
			continue
		}
		line = strings.TrimSpace(line)
		switch {
		case strings.HasPrefix(line, "[["):
			name := plainKey(line[2:], "]]")
			prefix = fmt.Sprintf("%s[%d]", name, count[name])
			count[name]++
			at[prefix] = n
		case strings.HasPrefix(line, "["):
			prefix = plainKey(line[1:], "]")
			at[prefix] = n
		case strings.Contains(line, "=") && line[0] != '#':
			key := plainKey(line, "=")
			if prefix != "" {
				key = prefix + "." + key
			}
			at[key] = n
			_, rest, _ := strings.Cut(line, "=")
			value.scan(rest)
		}
	}
	return at
}

// plainKey is a key up to end, without blanks and quotes.
func plainKey(text, end string) string {
	key, _, _ := strings.Cut(text, end)
	return strings.NewReplacer(" ", "", "\t", "", `"`, "", "'", "").Replace(key)
}

// open is what a value leaves open at a line's end: a multi-line string, or an
// array or inline table.
type open struct {
	quote string
	depth int

	most, dots int // how deep it went, and the dots outside of strings
}

func (o *open) inside() bool { return o.quote != "" || o.depth > 0 }

func (o *open) scan(line string) {
	for i := 0; i < len(line); {
		rest := line[i:]
		if o.quote != "" {
			switch {
			case rest[0] == '\\' && o.quote[0] == '"':
				i++
			case strings.HasPrefix(rest, o.quote):
				i += len(o.quote) - 1
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

// maxDeep is more than any table or key of a policy nests.
const maxDeep = 64

// tooDeep is the line of a text, from 1, at which lists, tables or dotted keys nest too deep; 0: there is none.
func tooDeep(text string) int {
	var value open
	n := 0
	for line := range strings.Lines(text) {
		n++
		value.dots = 0
		value.scan(line)
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
