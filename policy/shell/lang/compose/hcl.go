package compose

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// Unread stands for an expression whose value is not told.
const Unread = "${?}"

// hcl reads the blocks, attributes, texts, lists and objects of HCL (HCL 2, Native Syntax Specification). Blocks of a
// kind stand below it, by their names; any other expression is Unread, a bare name a variable.
func hcl(text string) (root map[string]any, ok bool) {
	if len(text) > maxText || !utf8.ValidString(text) {
		return nil, false
	}
	h := &hclReader{text: text}
	root = h.body(0)
	return root, !h.wrong
}

type hclReader struct {
	text  string
	at    int
	wrong bool
}

// maxDepth bounds what stands within each other.
const maxDepth = 64

// blanks skips white space, line ends among it, and comments.
func (h *hclReader) blanks() {
	for h.at < len(h.text) {
		rest := h.text[h.at:]
		end := ""
		switch {
		case strings.ContainsRune(" \t\r\n,", rune(rest[0])):
			h.at++
			continue
		case rest[0] == '#', strings.HasPrefix(rest, "//"):
			end = "\n"
		case strings.HasPrefix(rest, "/*"):
			end = "*/"
		default:
			return
		}
		if _, after, ends := strings.Cut(rest, end); ends {
			h.at = len(h.text) - len(after)
		} else {
			h.at = len(h.text)
		}
	}
}

// peek is the next byte that counts, or 0 at the end.
func (h *hclReader) peek() byte {
	h.blanks()
	if h.at >= len(h.text) {
		return 0
	}
	return h.text[h.at]
}

// word takes a name.
func (h *hclReader) word() string {
	from := h.at
	for h.at < len(h.text) && (h.text[h.at] >= utf8.RuneSelf || isWord(h.text[h.at])) {
		h.at++
	}
	return h.text[from:h.at]
}

func isWord(c byte) bool {
	return c == '_' || c == '-' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
}

// body reads attributes and blocks, or the members of an object, up to the brace that ends them.
func (h *hclReader) body(depth int) map[string]any {
	m := map[string]any{}
	for depth < maxDepth && !h.wrong {
		name := ""
		switch c := h.peek(); {
		case c == 0:
			h.wrong = h.wrong || depth > 0
			return m
		case c == '}':
			h.at++
			h.wrong = h.wrong || depth == 0
			return m
		case c == '"':
			name = h.quoted()
		case c == '(': // a key that is put together
			h.skip()
			name = Unread
		default:
			if name = h.word(); name == "" {
				h.wrong = true
				return m
			}
		}
		h.member(m, name, depth)
	}
	h.wrong = true
	return m
}

// member reads what follows a name: a value, or the labels and the body of a block.
func (h *hclReader) member(m map[string]any, name string, depth int) {
	if c := h.peek(); c == '=' || c == ':' {
		h.at++
		m[name] = h.value(depth + 1)
		return
	}
	for {
		switch c := h.peek(); {
		case c == '{':
			h.at++
			earlier, _ := m[name].([]any)
			m[name] = append(earlier, h.body(depth+1))
			return
		case c == '"':
			m = within(m, name)
			name = h.quoted()
		default:
			label := h.word()
			if label == "" {
				h.wrong = true
				return
			}
			m = within(m, name)
			name = label
		}
	}
}

// within is the mapping below a name, made where there is none.
func within(m map[string]any, name string) map[string]any {
	inner, ok := m[name].(map[string]any)
	if !ok {
		inner = map[string]any{}
		m[name] = inner
	}
	return inner
}

// value reads an expression; what goes on behind it makes it Unread.
func (h *hclReader) value(depth int) any {
	if depth >= maxDepth {
		h.wrong = true
		return nil
	}
	var value any
	switch c := h.peek(); {
	case c == '"':
		value = h.quoted()
	case c == '[':
		h.at++
		list := []any{}
		for h.peek() != ']' && !h.wrong {
			if h.peek() == 0 {
				h.wrong = true
			}
			list = append(list, h.value(depth+1))
		}
		h.at++
		value = list
	case c == '{':
		h.at++
		value = h.body(depth + 1)
	case strings.HasPrefix(h.text[h.at:], "<<"):
		return h.heredoc()
	default:
		name := h.word()
		value = "${" + name + "}"
		switch {
		case name == "null":
			value = nil
		case name == "true", name == "false", name != "" && name[0] >= '0' && name[0] <= '9':
			value = name
		case name == "":
			value = Unread
			if !h.skip() {
				h.at++
			}
		}
	}
	if h.goesOn() {
		return Unread
	}
	return value
}

// goesOn skips what goes on behind a value on its line: a call, an index, an operator.
func (h *hclReader) goesOn() (on bool) {
	for h.at < len(h.text) && !h.wrong {
		switch c := h.text[h.at]; {
		case c == ' ', c == '\t', c == '\r':
			h.at++
		case strings.IndexByte("\n,]})#", c) >= 0, strings.HasPrefix(h.text[h.at:], "//"),
			strings.HasPrefix(h.text[h.at:], "/*"):
			return on
		case c == '"':
			on = true
			h.quoted()
		default:
			on = true
			if !h.skip() {
				h.at++
			}
		}
	}
	return on
}

// skip takes what stands in brackets, if one opens here.
func (h *hclReader) skip() bool {
	if h.at >= len(h.text) || strings.IndexByte("([{", h.text[h.at]) < 0 {
		return false
	}
	for deep := 0; h.at < len(h.text); {
		switch c := h.text[h.at]; {
		case c == '"':
			h.quoted()
			continue
		case strings.IndexByte("([{", c) >= 0:
			deep++
		case strings.IndexByte(")]}", c) >= 0:
			deep--
		}
		h.at++
		if deep == 0 {
			return true
		}
	}
	h.wrong = true
	return true
}

// quoted takes a text in quotes; quotes within ${ } are none of its own.
func (h *hclReader) quoted() string {
	var b strings.Builder
	deep := 0
	for h.at++; h.at < len(h.text); h.at++ {
		c := h.text[h.at]
		switch {
		case c == '\\' && h.at+1 < len(h.text) && deep == 0:
			b.WriteString(h.escaped())
			continue
		case c == '{' && (deep > 0 || strings.HasSuffix(h.text[:h.at], "$") || strings.HasSuffix(h.text[:h.at], "%")):
			deep++
		case c == '}' && deep > 0:
			deep--
		case c == '"' && deep == 0:
			h.at++
			return b.String()
		}
		b.WriteByte(c)
	}
	h.wrong = true
	return b.String()
}

// escaped is what a backslash and what follows it stand for; the reader is left on the last byte of it.
func (h *hclReader) escaped() string {
	char, _, rest, err := strconv.UnquoteChar(h.text[h.at:], '"')
	if err != nil {
		h.at++
		return h.text[h.at : h.at+1]
	}
	h.at = len(h.text) - len(rest) - 1
	return string(char)
}

// heredoc takes the lines up to one that is its word.
func (h *hclReader) heredoc() string {
	head, rest, _ := strings.Cut(h.text[h.at:], "\n")
	end := strings.TrimSpace(strings.TrimLeft(head, "<-"))
	var b strings.Builder
	for line := range strings.Lines(rest) {
		h.at = len(h.text) - len(rest) + len(line)
		rest = rest[len(line):]
		if strings.TrimSpace(line) == end {
			if strings.HasSuffix(line, "\n") {
				h.at-- // the end of the line ends the value
			}
			return b.String()
		}
		b.WriteString(line)
	}
	h.wrong = true
	return b.String()
}
