package sourcepath

import (
	"strings"

	"guard/internal/lazy"
)

// plain is a source without comments, in which every string stands in double quotes on one line, and one that takes
// values in as a call: "a${b}c" is interp("a", b, "c").
func plain(text, ending string) string {
	t := &plainer{text: text, ending: ending}
	for t.at < len(text) {
		switch c := text[t.at]; {
		case t.comment():
		case c == '"':
			t.quoted(`"`)
		case c == '\'' && singles[ending]:
			t.quoted("'")
		case c == '\'':
			t.character()
		case strings.HasPrefix(text[t.at:], handed[ending]) && handed[ending] != "":
			t.out.WriteString("it")
			t.at += len(handed[ending])
		default:
			t.out.WriteByte(c)
			t.at++
		}
	}
	if ending == ".ml" {
		return endsBinding().ReplaceAllString(t.out.String(), ";\n")
	}
	return t.out.String()
}

// endsBinding is what ends one in OCaml, and where its program begins.
var endsBinding = lazy.Pattern(`\bin[ \t]*\n|\blet\s*\(\)\s*=`)

// handed is what a function without a name is handed, by the ending.
var handed = map[string]string{".ex": "&1", ".exs": "&1", ".swift": "$0"}

// singles are the endings of languages whose strings may stand between single quotes.
var singles = map[string]bool{".dart": true, ".gradle": true, ".groovy": true, ".ex": true, ".exs": true, ".v": true}

// hashes are those whose comments begin with #, dashes those whose begin with --.
var (
	hashes = map[string]bool{".ex": true, ".exs": true, ".cr": true, ".nim": true, ".nims": true}
	dashes = map[string]bool{".hs": true, ".lhs": true, ".adb": true, ".ads": true}
)

// opens is what begins a value in a string, by the ending, and what ends it.
var opens = map[string][2]string{
	".dart": {"${", "}"}, ".kt": {"${", "}"}, ".kts": {"${", "}"}, ".gradle": {"${", "}"}, ".groovy": {"${", "}"},
	".scala": {"${", "}"}, ".sbt": {"${", "}"}, ".v": {"${", "}"}, ".swift": {`\(`, ")"}, ".ex": {"#{", "}"},
	".exs": {"#{", "}"}, ".cr": {"#{", "}"}, ".cs": {"{", "}"}, ".rs": {"{", "}"}, ".nim": {"{", "}"},
	".fs": {"{", "}"},
}

type plainer struct {
	text, ending string
	at           int
	out          strings.Builder
}

// comment skips one.
func (t *plainer) comment() bool {
	rest, end := t.text[t.at:], ""
	switch {
	case strings.HasPrefix(rest, "/*"):
		end = "*/"
	case strings.HasPrefix(rest, "{-") && dashes[t.ending]:
		end = "-}"
	case strings.HasPrefix(rest, "//") && !hashes[t.ending] && !dashes[t.ending],
		rest[0] == '#' && hashes[t.ending] && !strings.HasPrefix(rest, "#{"),
		strings.HasPrefix(rest, "--") && dashes[t.ending]:
		end = "\n"
	default:
		return false
	}
	i := strings.Index(rest, end)
	if i < 0 {
		i = len(rest)
	} else if end != "\n" {
		i += len(end)
	}
	t.out.WriteByte(' ')
	t.at += i
	return true
}

// character copies a character in quotes; a quote that begins none (a lifetime of Rust's) stands for itself.
func (t *plainer) character() {
	rest := t.text[t.at+1:]
	n := 1
	if strings.HasPrefix(rest, `\`) {
		n = 2
	}
	if len(rest) > n && rest[n] == '\'' {
		t.out.WriteString(`"` + strings.Trim(rest[:n], `"\`) + `"`)
		t.at += n + 2
		return
	}
	t.out.WriteByte(' ')
	t.at++
}

// quoted copies a string.
func (t *plainer) quoted(mark string) {
	raw := t.at > 0 && strings.IndexByte("rR@#", t.text[t.at-1]) >= 0
	if strings.HasPrefix(t.text[t.at:], strings.Repeat(mark, 3)) {
		mark = strings.Repeat(mark, 3)
	}
	t.at += len(mark)
	begins, pieces := t.at, []string{}
	lit := &strings.Builder{}
	for t.at < len(t.text) && !strings.HasPrefix(t.text[t.at:], mark) {
		if expr, n := t.value(); n > 0 {
			pieces = append(pieces, `"`+lit.String()+`"`, expr)
			lit.Reset()
			t.at += n
			continue
		}
		switch c := t.text[t.at]; {
		case c == '\\' && !raw && t.at+1 < len(t.text):
			if t.at++; t.text[t.at] == '\\' {
				lit.WriteByte('/')
			}
		case c == '\\':
			lit.WriteByte('/')
		case c == '"':
		case c == '\n' && len(mark) == 1 && t.at-begins > 2000:
			t.at = len(t.text) // no string of any language's
			continue
		case c == '\n':
			lit.WriteByte(' ')
		default:
			lit.WriteByte(c)
		}
		t.at++
	}
	t.at = min(t.at+len(mark), len(t.text))
	if last := `"` + lit.String() + `"`; len(pieces) == 0 {
		t.out.WriteString(last)
	} else {
		t.out.WriteString("interp(" + strings.Join(pieces, ", ") + ", " + last + ")")
	}
}

// value is one that a string takes in, and how much of the text that is.
func (t *plainer) value() (expr string, n int) {
	rest, marks := t.text[t.at:], opens[t.ending]
	if marks[0] == "${" && len(rest) > 1 && rest[0] == '$' && letter(rest[1]) {
		n = 2
		for n < len(rest) && (letter(rest[n]) || rest[n] >= '0' && rest[n] <= '9') {
			n++
		}
		return rest[1:n], n
	}
	if marks[0] == "" || !strings.HasPrefix(rest, marks[0]) {
		return "", 0
	}
	depth := 0
	for i := len(marks[0]); i < len(rest) && rest[i] != '\n'; i++ {
		switch {
		case rest[i] == marks[0][len(marks[0])-1]:
			depth++
		case rest[i] == marks[1][0] && depth > 0:
			depth--
		case rest[i] == marks[1][0]:
			if expr = rest[len(marks[0]):i]; marks[0] == "{" {
				expr, _, _ = strings.Cut(expr, ":")
			}
			if expr == "" || !letter(expr[0]) || strings.Count(expr, `"`)%2 != 0 {
				return "", 0
			}
			return strings.ReplaceAll(expr, "'", `"`), i + 1
		}
	}
	return "", 0
}

func letter(c byte) bool {
	return c == '_' || c == '@' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
}

// split lists the statements of a plain text: what ends with a semicolon, or with a line that nothing carries on.
func split(text string) (all []string) {
	var stack []byte
	begins, quoted := 0, false
	ends := func(i int) {
		if s := strings.TrimSpace(text[begins:i]); s != "" {
			all = append(all, s)
		}
		begins = i + 1
	}
	for i := range len(text) {
		c := text[i]
		if c == '"' {
			quoted = !quoted
		}
		if quoted {
			continue
		}
		switch c {
		case '(', '[', '{':
			stack = append(stack, c)
		case ')', ']', '}':
			stack = stack[:max(0, len(stack)-1)]
		case ';', '\n':
			free := len(stack) == 0 || stack[len(stack)-1] == '{'
			if free && (c == ';' || !carriesOn(text[begins:i], text[i+1:])) {
				ends(i)
			}
		}
	}
	ends(len(text))
	return all
}

// carriesOn reports that a statement goes on behind the end of a line.
func carriesOn(before, after string) bool {
	before, after = strings.TrimRight(before, " \t\r"), strings.TrimLeft(after, " \t\r\n")
	for _, s := range []string{"=", ",", "+", "|>", "<-", "/", "$", "<>", "&&"} {
		if strings.HasSuffix(before, s) {
			return true
		}
	}
	for _, s := range []string{".", "|>", "?.", "!!.", "+ ", "/ ", "<> ", "</> ", "->", ">>= "} {
		if strings.HasPrefix(after, s) {
			return true
		}
	}
	return false
}
