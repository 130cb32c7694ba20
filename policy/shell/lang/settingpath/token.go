// Package settingpath finds the folders and files that a build file puts together and that lie above the folder of the
// file, in the person's home or at an absolute path: new File(rootDir.parentFile, "docs"), os.pwd / os.up / "docs",
// path.dirname(__dirname) + path.sep + "docs". The text of a build file comes in, in whatever language builds are
// written; a list of such paths goes out, each with the words that stand around it, by which the caller tells
// whether the build writes there.
//
// Build files share their expressions (names with dots, calls, strings, lists), so one reader serves Groovy, Kotlin,
// Scala, Python, JavaScript, Zig and Elixir. What it does not understand has no value. It knows no disk.
package settingpath

import "strings"

// kind is the kind of a token.
type kind byte

const (
	operator kind = iota
	name
	text
	number
)

// token is one token of a build file.
type token struct {
	kind   kind
	text   string
	breaks bool // it begins a line
	filled bool // a string that may hold expressions
	match  int  // of a bracket: the index of the other one
}

// Bounds of what is read.
const (
	maxTokens = 20_000
	maxDepth  = 24
	maxSteps  = 60_000
	maxUses   = 100
)

// operators of more than one character; what is not among them is one character.
var operators = strings.Fields("?. :: -> := == != >= <= => ++ <> |> << += && || !!")

// scan cuts a text into tokens, and matches its brackets.
func scan(s string) []token {
	var toks []token
	var open []int
	breaks := true
	for s != "" && len(toks) < maxTokens {
		c := s[0]
		switch {
		case c == '\n':
			breaks, s = true, s[1:]
			continue
		case c == ' ' || c == '\t' || c == '\r':
			s = s[1:]
			continue
		case strings.HasPrefix(s, "//") || c == '#' && comments(s):
			_, rest, found := strings.Cut(s, "\n")
			if s = rest; found {
				breaks = true
			}
			continue
		case strings.HasPrefix(s, "/*"):
			_, s, _ = strings.Cut(s[2:], "*/")
			continue
		}
		t, n := one(s)
		t.breaks, breaks, t.match = breaks, false, -1
		s = s[n:]
		if t.kind == operator {
			switch t.text {
			case "(", "[", "{":
				open = append(open, len(toks))
			case ")", "]", "}":
				if k := len(open) - 1; k >= 0 && toks[open[k]].text == opens[t.text] {
					t.match, toks[open[k]].match = open[k], len(toks)
					open = open[:k]
				}
			}
		}
		toks = append(toks, t)
	}
	return toks
}

var opens = map[string]string{")": "(", "]": "[", "}": "{"}

// comments reports # where it begins a comment: of Python, CMake, Ruby and Elixir. #{ and #name are none.
func comments(s string) bool { return len(s) < 2 || strings.ContainsRune(" #!\t\n-=", rune(s[1])) }

// one is the token at the beginning of a text, and its length.
func one(s string) (token, int) {
	c := s[0]
	if end, body, filled := quoted(s); end > 0 {
		return token{kind: text, text: body, filled: filled}, end
	}
	n := 0
	for n < len(s) && (s[n] == '_' || s[n] == '$' || s[n] == '@' || isLetter(s[n]) || n > 0 && isDigit(s[n])) {
		n++
	}
	if n > 0 {
		return token{kind: name, text: strings.TrimLeft(s[:n], "@")}, n
	}
	for n < len(s) && isDigit(s[n]) {
		n++
	}
	if n > 0 {
		return token{kind: number, text: s[:n]}, n
	}
	for _, op := range operators {
		if strings.HasPrefix(s, op) {
			return token{text: op}, len(op)
		}
	}
	return token{text: string(c)}, 1
}

// quoted is the string at the beginning of a text: its length, what it holds, and whether expressions may stand in it.
func quoted(s string) (end int, body string, filled bool) {
	prefix := 0
	if len(s) > 1 && strings.ContainsRune("frbs", rune(s[0])) && (s[1] == '"' || s[1] == '\'') {
		prefix = 1
	}
	q := s[prefix]
	if q != '"' && q != '\'' && q != '`' {
		return 0, "", false
	}
	at := prefix + 1
	if triple := strings.Repeat(string(q), 3); strings.HasPrefix(s[prefix:], triple) {
		if n := strings.Index(s[prefix+3:], triple); n >= 0 {
			return prefix + n + 6, s[prefix+3 : prefix+3+n], true
		}
	}
	var b strings.Builder
	for at < len(s) && s[at] != q {
		if s[at] == '\n' && q != '`' {
			return prefix + 1, "", false // an apostrophe
		}
		if s[at] == '\\' && at+1 < len(s) {
			at++
			if s[at] != '\\' && s[at] != '"' && s[at] != '\'' && s[at] != '/' && s[at] != '$' {
				b.WriteByte('\\')
			}
			if s[at] == '\\' { // a folder of Windows
				b.WriteByte('/')
				at++
				continue
			}
		}
		b.WriteByte(s[at])
		at++
	}
	return min(at+1, len(s)), b.String(), q != '\'' || prefix == 1
}

func isLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' || c >= 0x80 }
func isDigit(c byte) bool  { return '0' <= c && c <= '9' }
