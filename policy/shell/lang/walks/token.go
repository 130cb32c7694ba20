package walks

import "strings"

// token is a word, a string, a number or a sign of a text.
type token struct {
	kind   kind
	text   string   // of a string, what it says
	names  []string // in a string: names whose values it takes in
	line   int
	column int
	spaced bool // something stands between it and the one before
	match  int  // of a bracket: the index of the other one, or -1
}

type kind uint8

const (
	sign kind = iota
	word
	str
	number
)

// maxTokens bounds what is read of a text.
const maxTokens = 20_000

// signs are those of several characters that matter; longer ones stand first.
var signs = strings.Fields("=== !== ... *. |> >>= =<< => -> <- <> :: ?. &. := == != <= >= += -= ++ ** && || !! <<")

// scan cuts a text into its tokens and matches its brackets; comments are left out.
func scan(text string, l *Language) (toks []token) {
	var open []int
	line, begins := 1, 0
	for i := 0; i < len(text) && len(toks) < maxTokens; {
		if text[i] == '\n' {
			i++
			line, begins = line+1, i
			continue
		}
		if strings.IndexByte(" \t\r", text[i]) >= 0 {
			i++
			continue
		}
		if end := l.comment(text, i); end > i {
			line += strings.Count(text[i:end], "\n")
			i = end
			continue
		}
		t, n := next(text, i, l)
		t.line, t.column, t.match = line, i-begins, -1
		t.spaced = i == 0 || strings.IndexByte(" \t\r\n", text[i-1]) >= 0
		if t.kind == sign {
			switch t.text {
			case "(", "[", "{":
				open = append(open, len(toks))
			case ")", "]", "}":
				if k := len(open) - 1; k >= 0 {
					t.match, toks[open[k]].match = open[k], len(toks)
					open = open[:k]
				}
			}
		}
		line += strings.Count(text[i:i+n], "\n")
		i += n
		toks = append(toks, t)
	}
	return toks
}

// comment is where the comment ends that begins at a place, or 0.
func (l *Language) comment(text string, i int) int {
	rest := text[i:]
	for mark := range strings.FieldsSeq(l.Line) {
		if strings.HasPrefix(rest, mark) {
			if n := strings.IndexByte(rest, '\n'); n >= 0 {
				return i + n
			}
			return len(text)
		}
	}
	if open, closed, ok := strings.Cut(l.Block, " "); ok && strings.HasPrefix(rest, open) {
		if n := strings.Index(rest[len(open):], closed); n >= 0 {
			return i + len(open) + n + len(closed)
		}
		return len(text)
	}
	return 0
}

// next is the token at a place, and its length.
func next(text string, i int, l *Language) (token, int) {
	b := text[i]
	switch {
	case b == '"' || b == '`' || b == '\'' && (!l.Chars || isChar(text[i:])):
		end, body := quoted(text, i)
		return token{kind: str, text: body, names: filledIn(body)}, end - i
	case isLetter(b) || (b == '$' || b == '&') && i+1 < len(text) && isDigit(text[i+1]):
		n := 1
		for i+n < len(text) && (isLetter(text[i+n]) || isDigit(text[i+n]) || l.Curried && text[i+n] == '\'') {
			n++
		}
		if i+n+1 < len(text) && strings.IndexByte("!?", text[i+n]) >= 0 && text[i+n+1] == '(' && b >= 'a' {
			n++ // File.rm!(…)
		}
		return token{kind: word, text: text[i : i+n]}, n
	case isDigit(b):
		n := 1
		for i+n < len(text) && (isDigit(text[i+n]) || isLetter(text[i+n])) {
			n++
		}
		return token{kind: number, text: text[i : i+n]}, n
	}
	for _, s := range signs {
		if strings.HasPrefix(text[i:], s) {
			return token{text: s}, len(s)
		}
	}
	return token{text: text[i : i+1]}, 1
}

// isChar reports a text that begins with a character between marks: no lifetime of Rust's, no attribute of Ada's.
func isChar(s string) bool {
	return len(s) > 2 && (s[1] == '\\' || s[2] == '\'')
}

// quoted is where the string ends that begins at a place, and what it says.
func quoted(text string, i int) (end int, body string) {
	mark := text[i : i+1]
	if triple := strings.Repeat(mark, 3); strings.HasPrefix(text[i:], triple) {
		if n := strings.Index(text[i+3:], triple); n >= 0 {
			return i + 6 + n, text[i+3 : i+3+n]
		}
	}
	for j := i + 1; j < len(text); j++ {
		switch {
		case text[j] == '\\':
			j++
		case text[j] == mark[0]:
			return j + 1, text[i+1 : j]
		case text[j] == '\n' && mark != "`":
			return j, text[i+1 : j]
		}
	}
	return len(text), text[i+1:]
}

// filledIn are the names in the places of a string that take in values: $f, ${f}, #{f}, {f}, \(f).
func filledIn(body string) (names []string) {
	for i := 0; i < len(body); i++ {
		depth := 0
		switch {
		case body[i] == '$' && i+1 < len(body) && isLetter(body[i+1]):
			n := i + 1
			for n < len(body) && (isLetter(body[n]) || isDigit(body[n])) {
				n++
			}
			names = append(names, body[i+1:n])
			continue
		case body[i] == '{', body[i] == '(' && i > 0 && body[i-1] == '\\':
			depth = strings.IndexAny(body[i:], "})")
		}
		if depth > 0 {
			names = append(names, strings.FieldsFunc(body[i+1:i+depth], func(c rune) bool {
				return c > 0x7f || !isLetter(byte(c)) && !isDigit(byte(c))
			})...)
			i += depth
		}
	}
	return names
}

func isLetter(c byte) bool { return c == '_' || 'a' <= c|0x20 && c|0x20 <= 'z' || c >= 0x80 }
func isDigit(c byte) bool  { return '0' <= c && c <= '9' }
