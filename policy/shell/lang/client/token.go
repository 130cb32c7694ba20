package client

import (
	"strings"

	"guard/policy/shell/table"
)

// tok is a word, a string or a sign of a text.
type tok struct {
	kind kind
	text string
	line int
	at   int
}

type kind uint8

const (
	sign kind = iota
	word
	str
)

// signs are those of several characters that matter.
var signs = strings.Fields("=> -> <- :: ?. &. := == != <= >= === !== += -= **")

// scan cuts a text into its words, strings and signs; comments are left out.
func scan(text string, f family) (toks []tok) {
	line := 1
	for i := 0; i < len(text) && len(toks) <= maxTokens; {
		b := text[i]
		end := i + 1
		switch {
		case b == '\n':
			line++
			i++
			continue
		case b == ' ' || b == '\t' || b == '\r':
			i++
			continue
		case comment(text, i, f) > 0:
			end = comment(text, i, f)
		case b == '"' || b == '`' || b == '\'' && !lifetime(text, i, f):
			var s string
			s, end = quoted(text, i, f)
			toks = append(toks, tok{str, s, line, i})
		case b == '/' && f == script && beginsPattern(toks):
			end = patternEnd(text, i)
		case isWordByte(b) || b == '$' && f != other || b == '@' && f == ruby:
			for end < len(text) && (isWordByte(text[end]) || text[end] == '@' && end == i+1 && f == ruby) {
				end++
			}
			toks = append(toks, tok{word, text[i:end], line, i})
		default:
			for _, s := range signs {
				if strings.HasPrefix(text[i:], s) {
					end = max(end, i+len(s))
				}
			}
			toks = append(toks, tok{sign, text[i:end], line, i})
		}
		line += strings.Count(text[i:end], "\n")
		i = end
	}
	return toks
}

func isWordByte(b byte) bool {
	return b == '_' || '0' <= b && b <= '9' || 'a' <= b|0x20 && b|0x20 <= 'z' || b >= 0x80
}

// comment is where the comment ends that begins at a place, or 0.
func comment(text string, i int, f family) int {
	rest := text[i:]
	hash := f == python || f == ruby || f == php || f == other
	switch {
	case strings.HasPrefix(rest, "//") && f != python && f != ruby,
		rest[0] == '#' && hash && !(f == php && strings.HasPrefix(rest, "#[")):
		if n := strings.IndexByte(rest, '\n'); n >= 0 {
			return i + n
		}
		return len(text)
	case strings.HasPrefix(rest, "/*") && f != python && f != ruby:
		if n := strings.Index(rest[2:], "*/"); n >= 0 {
			return i + n + 4
		}
		return len(text)
	}
	return 0
}

// lifetime reports a ' of Rust that begins no character.
func lifetime(text string, i int, f family) bool {
	return f == rust && !(i+2 < len(text) && (text[i+1] == '\\' || text[i+2] == '\''))
}

// quoted is the text between the quotation marks that open at a place, and where it ends.
func quoted(text string, i int, f family) (string, int) {
	mark := text[i : i+1]
	if triple := strings.Repeat(mark, 3); strings.HasPrefix(text[i:], triple) && f != script && f != php {
		if n := strings.Index(text[i+3:], triple); n >= 0 {
			return text[i+3 : i+3+n], i + 6 + n
		}
	}
	for j := i + 1; j < len(text); j++ {
		switch {
		case text[j] == '\\' && !(f == golang && mark == "`"):
			j++
		case text[j] == mark[0]:
			return text[i+1 : j], j + 1
		case text[j] == '\n' && mark != "`" && f != ruby && f != php && f != rust:
			return text[i+1 : j], j
		}
	}
	return text[i+1:], len(text)
}

// beginsPattern reports that a / is no division: nothing stands before it that could be divided.
func beginsPattern(toks []tok) bool {
	if len(toks) == 0 {
		return true
	}
	last := toks[len(toks)-1]
	return last.kind == sign && last.text != ")" && last.text != "]" && last.text != "}" || last.kind == word &&
		in("return typeof case in of", last.text)
}

func patternEnd(text string, i int) int {
	class := false
	for j := i + 1; j < len(text) && text[j] != '\n'; j++ {
		switch text[j] {
		case '\\':
			j++
		case '[':
			class = true
		case ']':
			class = false
		case '/':
			if !class {
				return j + 1
			}
		}
	}
	return i + 1
}

// pair finds where each bracket closes.
func (r *reader) pair() {
	r.close = make([]int, len(r.toks))
	var open []int
	for i := range r.toks {
		r.close[i] = len(r.toks)
		if r.toks[i].kind != sign {
			continue
		}
		switch r.toks[i].text {
		case "(", "[", "{":
			open = append(open, i)
		case ")", "]", "}":
			if len(open) > 0 {
				r.close[open[len(open)-1]] = i
				open = open[:len(open)-1]
			}
		}
	}
}

// is reports the sign or word at a place.
func (r *reader) is(i int, text string) bool {
	return i >= 0 && i < len(r.toks) && r.toks[i].kind != str && r.toks[i].text == text
}

// isWord reports a word at a place.
func (r *reader) isWord(i int) bool { return i >= 0 && i < len(r.toks) && r.toks[i].kind == word }

// in reports a word of a list.
var in = table.HasWord

// texts are the strings between two places.
func (r *reader) texts(from, to int) (found []Text) {
	for i := from; i < min(to, len(r.toks)) && len(found) < maxTexts; i++ {
		if r.toks[i].kind != str {
			continue
		}
		key := ""
		for k := i - 1; k >= 0 && k >= i-3 && key == ""; k-- {
			if r.toks[k].kind != sign && (k == i-2 || k == i-3 && r.is(i-1, ">") || r.toks[k].kind == word) {
				key = r.toks[k].text
			} else if r.toks[k].kind == str {
				break
			}
		}
		found = append(found, Text{r.toks[i].text, key})
	}
	return found
}

// maxTexts bounds the strings that are listed.
const maxTexts = 400
