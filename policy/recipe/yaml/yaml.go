// Package yaml reads the part of YAML 1.2.2 in which task files are written: mappings, sequences and scalars of
// every style. A text comes in; a string, a []any or a *Map goes out, or a few words that say what was not
// understood.
//
// For example, Read("cmds: [ls, 'rm x']\n") returns a Map whose key cmds has the value []any{"ls", "rm x"}. Every
// scalar is a string, since task files have use for no other type.
//
// Anchors, aliases, tags, merge keys and several documents are refused and never guessed at.
package yaml

import (
	"strconv"
	"strings"

	"guard/policy/recipe/gather"
)

// Map is a mapping that keeps the order of its keys.
type Map struct {
	Keys   []string
	Values map[string]any
}

// Get returns the value of a key, or nil. A nil Map has no keys.
func (m *Map) Get(key string) any {
	if m == nil {
		return nil
	}
	return m.Values[key]
}

// reader reads a document line by line.
type reader struct {
	lines []string
	at    int
	wrong string // what was not understood; empty: everything was
	depth int
}

// Read returns the value of a document: a string, a []any or a *Map. wrong says what was not understood, and is
// empty if everything was.
func Read(text string) (value any, wrong string) {
	y := &reader{lines: strings.Split(strings.TrimPrefix(strings.ReplaceAll(text, "\r\n", "\n"), "\ufeff"), "\n")}
	if line, ok := y.peek(); ok && strings.TrimRight(line, " ") == "---" {
		y.at++
	}
	value = y.block(0)
	if _, more := y.peek(); more {
		y.fail("a line that is not understood")
	}
	return value, y.wrong
}

// fail notes what is not understood.
func (y *reader) fail(why string) {
	if y.wrong == "" {
		y.wrong = why + ", line " + strconv.Itoa(y.at+1)
	}
	y.at = len(y.lines)
}

// peek returns the next line that is neither empty nor a comment.
func (y *reader) peek() (string, bool) {
	for ; y.at < len(y.lines); y.at++ {
		bare := strings.TrimLeft(y.lines[y.at], " ")
		if strings.HasPrefix(bare, "\t") && strings.TrimSpace(bare) != "" {
			y.fail("a tab before a value")
			return "", false
		}
		if strings.TrimSpace(bare) != "" && bare[0] != '#' {
			return y.lines[y.at], true
		}
	}
	return "", false
}

// indentOf returns how far a line is indented.
func indentOf(line string) int { return len(line) - len(strings.TrimLeft(line, " ")) }

// block reads the value whose lines are indented by at least least.
func (y *reader) block(least int) any {
	line, ok := y.peek()
	if !ok || indentOf(line) < least {
		return ""
	}
	if y.depth++; y.depth > gather.MaxDepth {
		y.fail("too deep")
		return ""
	}
	defer func() { y.depth-- }()
	indent := indentOf(line)
	if isItem(line[indent:]) {
		return y.sequence(indent)
	}
	if _, _, ok := y.cutKey(line[indent:]); ok {
		return y.mapping(indent)
	}
	y.at++
	return y.scalar(line[indent:], least-1)
}

// isItem reports whether a line begins an item of a sequence.
func isItem(text string) bool { return text == "-" || strings.HasPrefix(text, "- ") }

// sequence reads the items that are indented by indent.
func (y *reader) sequence(indent int) []any {
	out := []any{}
	for {
		line, ok := y.peek()
		if !ok || indentOf(line) != indent || !isItem(line[indent:]) {
			return out
		}
		rest := strings.TrimLeft(line[indent+1:], " ")
		_, _, isMap := y.cutKey(rest)
		switch {
		case rest == "" || rest[0] == '#':
			y.at++
			out = append(out, y.block(indent+1))
		case isMap || isItem(rest):
			y.lines[y.at] = strings.Repeat(" ", len(line)-len(rest)) + rest
			out = append(out, y.block(indent+1))
		default:
			y.at++
			out = append(out, y.scalar(rest, indent))
		}
	}
}

// mapping reads the keys that are indented by indent, and their values.
func (y *reader) mapping(indent int) *Map {
	m := &Map{Values: map[string]any{}}
	for {
		line, ok := y.peek()
		if !ok || indentOf(line) != indent {
			return m
		}
		key, rest, ok := y.cutKey(line[indent:])
		if _, twice := m.Values[key]; !ok || twice || key == "<<" {
			y.fail("a key that is not understood")
			return m
		}
		y.at++
		m.Keys = append(m.Keys, key)
		m.Values[key] = y.valueOf(rest, indent)
	}
}

// valueOf reads the value after a key, on the same line or below it.
func (y *reader) valueOf(rest string, indent int) any {
	if rest != "" && rest[0] != '#' {
		return y.scalar(rest, indent)
	}
	next, ok := y.peek()
	if ok && indentOf(next) == indent && isItem(next[indent:]) {
		return y.sequence(indent)
	}
	return y.block(indent + 1)
}

// cutKey splits "key: value".
func (y *reader) cutKey(text string) (key, rest string, ok bool) {
	if text == "" || strings.IndexByte("[{&*!|>%@`?#", text[0]) >= 0 {
		return "", "", false
	}
	end := 0
	if text[0] == '"' || text[0] == '\'' {
		if key, end = quoted(text); end < 0 {
			return "", "", false
		}
		if after := strings.TrimLeft(text[end:], " "); !strings.HasPrefix(after, ":") {
			return "", "", false
		}
		end += strings.IndexByte(text[end:], ':')
	} else {
		for end = 0; ; end++ {
			next := strings.IndexByte(text[end:], ':')
			if next < 0 || strings.Contains(text[:end+next], " #") {
				return "", "", false
			}
			end += next
			if end+1 == len(text) || text[end+1] == ' ' {
				break
			}
		}
		key = strings.TrimSpace(text[:end])
	}
	if end+1 < len(text) && text[end+1] != ' ' {
		return "", "", false
	}
	return key, strings.TrimSpace(text[end+1:]), true
}

// quoted reads a quoted scalar of one line, and returns its text and its length.
func quoted(s string) (text string, length int) {
	var b strings.Builder
	for i := 1; i < len(s); i++ {
		switch {
		case s[i] == '\'' && s[0] == '\'' && i+1 < len(s) && s[i+1] == '\'':
			i++
			b.WriteByte('\'')
		case s[i] == s[0]:
			return b.String(), i + 1
		case s[i] == '\\' && s[0] == '"':
			i++
			if i >= len(s) || strings.IndexByte(`"\/nt 0e`, s[i]) < 0 {
				return "", -1
			}
			b.WriteString(map[byte]string{'n': "\n", 't': "\t", '0': "\x00", 'e': "\x1b"}[s[i]])
			if strings.IndexByte(`"\/ `, s[i]) >= 0 {
				b.WriteByte(s[i])
			}
		default:
			b.WriteByte(s[i])
		}
	}
	return "", -1
}

// scalar reads a value that begins after a key or a dash.
func (y *reader) scalar(rest string, indent int) any {
	switch rest[0] {
	case '|', '>':
		return y.blockScalar(rest, indent)
	case '[', '{':
		return y.flow(rest)
	case '&', '*', '!', '%', '@', '`', '?':
		y.fail("an anchor, an alias, a tag or a complex key")
		return ""
	case '"', '\'':
		text, end := quoted(rest)
		if end < 0 || !onlyComment(rest[end:]) {
			y.fail("a quoted text of several lines")
		}
		return text
	}
	return y.plain(rest, indent)
}

// onlyComment reports whether there is nothing but a comment.
func onlyComment(s string) bool {
	s = strings.TrimSpace(s)
	return s == "" || s[0] == '#'
}

// plain reads a scalar without quotes, which continues in lines that are indented further.
func (y *reader) plain(rest string, indent int) string {
	text, ended := cutComment(rest)
	if strings.Contains(text, ": ") || strings.HasSuffix(text, ":") {
		y.fail("a colon in a text without quotes")
	}
	for !ended && y.at < len(y.lines) {
		line := strings.TrimRight(y.lines[y.at], " \t")
		if line == "" || indentOf(line) <= indent || strings.TrimLeft(line, " \t")[0] == '#' {
			break
		}
		var more string
		if more, ended = cutComment(strings.TrimSpace(line)); strings.Contains(more, ": ") ||
			strings.HasSuffix(more, ":") {
			y.fail("a text of several lines that is not understood")
			return text
		}
		text += " " + more
		y.at++
	}
	return text
}

// cutComment cuts a comment off a line.
func cutComment(s string) (text string, cut bool) {
	i := strings.Index(s, " #")
	if i < 0 {
		return strings.TrimSpace(s), false
	}
	return strings.TrimSpace(s[:i]), true
}

// blockScalar reads a scalar after | or >.
func (y *reader) blockScalar(head string, indent int) string {
	marks, _ := cutComment(head[1:])
	deep := -1
	for _, r := range marks {
		switch {
		case r >= '1' && r <= '9':
			deep = max(indent, 0) + int(r-'0')
		case r != '-' && r != '+':
			y.fail("a block text that is not understood")
		}
	}
	var lines []string
	for ; y.at < len(y.lines); y.at++ {
		line := y.lines[y.at]
		if strings.TrimSpace(line) == "" {
			lines = append(lines, "")
			continue
		}
		if deep < 0 {
			deep = indentOf(line)
		}
		if indentOf(line) < deep || deep <= indent {
			break
		}
		lines = append(lines, line[deep:])
	}
	text := strings.TrimRight(strings.Join(lines, "\n"), "\n")
	if head[0] == '>' {
		return fold(text)
	}
	return text
}

// fold joins lines as > does: those that are not indented further become one.
func fold(text string) string {
	var b strings.Builder
	before := ""
	for i, l := range strings.Split(text, "\n") {
		switch {
		case i == 0:
		case l == "" || strings.HasPrefix(l, " ") || strings.HasPrefix(before, " "):
			b.WriteByte('\n')
		case before != "":
			b.WriteByte(' ')
		}
		b.WriteString(l)
		before = l
	}
	return b.String()
}
