package regex

import (
	"regexp"
	"strings"
)

// translation is a pattern of POSIX on its way to Go.
type translation struct {
	text  string
	basic bool // signs mean something behind a backslash, and nothing without

	at    int
	out   strings.Builder
	begun bool // something stands before that a sign can repeat
	lost  bool // what follows is not known
}

// whole is the expression of Go's.
func (t *translation) whole() (expression string, known bool) {
	for t.at < len(t.text) && !t.lost {
		c := t.text[t.at]
		t.at++
		switch {
		case c == '\\':
			t.escaped()
		case c == '[':
			t.brackets()
		case c == '.':
			t.put(".", true)
		case c == '*':
			t.repeats("*")
		case c == '^' || c == '$':
			t.anchor(c)
		case strings.IndexByte("(|)+?{", c) >= 0 && !t.basic:
			t.sign(c)
		default:
			t.literal(c)
		}
	}
	return t.out.String(), !t.lost
}

func (t *translation) put(text string, repeatable bool) {
	t.out.WriteString(text)
	t.begun = repeatable
}

func (t *translation) literal(c byte) { t.put(regexp.QuoteMeta(string([]byte{c})), true) }

// escaped reads what stands behind a backslash. A letter that means nothing there means itself (GNU grep 3.11, which
// warns), to other greps perhaps what it is to Go.
func (t *translation) escaped() {
	if t.at == len(t.text) {
		t.lost = true
		return
	}
	c := t.text[t.at]
	t.at++
	letter := string([]byte{c})
	switch {
	case strings.IndexByte("(|)+?{", c) >= 0 && t.basic:
		t.sign(c)
	case strings.IndexByte("wWsSbB", c) >= 0:
		t.put(`\`+letter, true)
	case c == '<' || c == '>':
		t.put(`\b`, true)
	case c == '`':
		t.put("^", true)
	case c == '\'':
		t.put("$", true)
	case strings.IndexByte("dDtnrfav", c) >= 0:
		t.put("(?:"+letter+`|\`+letter+")", true)
	case c >= '0' && c <= '9': // what was found before
		t.lost = true
	default:
		t.literal(c)
	}
}

// sign reads one that means something.
func (t *translation) sign(c byte) {
	switch c {
	case '(', '|':
		t.put(string([]byte{c}), false)
	case ')':
		t.put(")", true)
	case '{':
		t.braces()
	default:
		t.repeats(string([]byte{c}))
	}
}

// repeats reads how often the piece before may stand. Where there is none the sign means itself, or nothing that is
// known.
func (t *translation) repeats(how string) {
	switch {
	case t.begun:
		t.put(how, true)
	case t.basic && how == "*":
		t.literal('*')
	default:
		t.lost = true
	}
}

// braces reads counts, of which the first may be left out. To an extended expression others mean themselves.
func (t *translation) braces() {
	closing := "}"
	if t.basic {
		closing = `\}`
	}
	inner, _, closed := strings.Cut(t.text[t.at:], closing)
	least, most, several := strings.Cut(inner, ",")
	switch {
	case strings.Trim(least+most, "0123456789") != "" || !closed || least == "" && !several:
		if t.lost = t.basic; !t.basic {
			t.literal('{')
		}
		return
	case least == "":
		least = "0"
	}
	t.at += len(inner) + len(closing)
	if how := "{" + least; several {
		t.repeats(how + "," + most + "}")
	} else {
		t.repeats(how + "}")
	}
}

// anchor reads a sign that stands for an end of the line: in a basic expression only at an end of it, or of a part.
func (t *translation) anchor(c byte) {
	before, behind := t.text[:t.at-1], t.text[t.at:]
	ends := before == "" || strings.HasSuffix(before, `\(`) || strings.HasSuffix(before, `\|`)
	if c == '$' {
		ends = behind == "" || strings.HasPrefix(behind, `\)`) || strings.HasPrefix(behind, `\|`)
	}
	if t.basic && !ends {
		t.literal(c)
		return
	}
	t.put(string([]byte{c}), c == '$')
}

// brackets reads a bracket expression, in which a backslash means itself.
func (t *translation) brackets() {
	t.out.WriteByte('[')
	rest := t.text[t.at:]
	if strings.HasPrefix(rest, "^") {
		t.out.WriteByte('^')
		rest = rest[1:]
	}
	for first := true; ; first = false {
		switch {
		case rest == "":
			t.lost = true
			return
		case rest[0] == ']' && !first:
			t.at = len(t.text) - len(rest) + 1
			t.put("]", true)
			return
		case strings.HasPrefix(rest, "[:"), strings.HasPrefix(rest, "[="), strings.HasPrefix(rest, "[."):
			name, behind, closed := strings.Cut(rest[2:], rest[1:2]+"]")
			switch {
			case closed && rest[1] == ':':
				t.out.WriteString("[:" + name + ":]")
			case closed && len(name) == 1:
				t.out.WriteString(inBrackets(name[0]))
			default:
				t.lost = true
				return
			}
			rest = behind
		default:
			t.out.WriteString(inBrackets(rest[0]))
			rest = rest[1:]
		}
	}
}

// inBrackets is a character that means itself in a bracket expression of Go's.
func inBrackets(c byte) string {
	if strings.IndexByte(`\[]^`, c) >= 0 {
		return `\` + string([]byte{c})
	}
	return string([]byte{c})
}
