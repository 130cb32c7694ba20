package policy

import (
	"path/filepath"
	"slices"
	"strings"

	"guard/locale"
)

// Pattern matches the words of one simple command.
//
// It is split into words as a shell does (blanks, '…', "…" and \). Words match
// by case, one to one. An unquoted * inside a word stands for any characters of
// that word; a word that is only * stands for one word of any content, and as
// the last one for any further words, none included. A word <name> stands for
// one operand: a word that is not empty and does not begin with -. Of a tool that
// is no command, the one word is "server.tool" (MCP) or the tool's name (other).
type Pattern struct {
	text  string
	words []glob
	rest  bool // ends with a bare *

	sorted sortedPattern
}

// reaches reports whether a deny or an ask also means further words: after a
// bare *, and after a last word with a star at its end ("git push*"), which
// people write and mean so.
func (p Pattern) reaches() bool {
	if p.rest || len(p.words) == 0 {
		return p.rest
	}
	last := p.words[len(p.words)-1]
	return last.starred() && last.pieces[len(last.pieces)-1] == ""
}

// glob is one word of a pattern.
type glob struct {
	pieces []string // the literal ones between its stars
	// operand: it was written <name>, which is its only piece, and stands for any one word but an option.
	operand bool
}

// ParsePattern reads a pattern, and says what is wrong with it.
func ParsePattern(text string) (Pattern, error) {
	words, err := splitPattern(text)
	if err != nil {
		return Pattern{}, err
	}
	if len(words) == 0 {
		return Pattern{}, locale.New("an empty pattern matches nothing")
	}
	p := Pattern{text: text, words: words}
	if last := len(words) - 1; words[last].any() {
		p.words, p.rest = words[:last], true
	}
	p.sorted = byTable(p.words)
	return p, nil
}

// String gives the pattern as it was written.
func (p Pattern) String() string { return p.text }

// AnyProgram reports whether the pattern does not name its program.
func (p Pattern) AnyProgram() bool {
	return len(p.words) == 0 || p.words[0].operand || p.words[0].starred() && p.words[0].pieces[0] == ""
}

// literal reports whether the pattern names every word.
func (p Pattern) literal() bool { return !p.rest && !slices.ContainsFunc(p.words, glob.open) }

// covers is the reading for an allow: the very words. A program named without
// a folder covers it only bare or in a system folder, a star inside a word
// never climbs out through "..", of git push and fetch it is no refspec, and of an
// address no other host.
func (p Pattern) covers(argv []string) bool {
	if len(argv) < len(p.words) || len(argv) > len(p.words) && !p.rest {
		return false
	}
	for i, g := range p.words {
		word := argv[i]
		if i == 0 && !strings.Contains(g.text(), "/") && inSystemFolder(word) {
			word = filepath.Base(word)
		}
		if !g.match(word) || g.open() && (climbs(word) || g.pushesElsewhere(argv, word) || g.leavesHost(word)) {
			return false
		}
	}
	return true
}

// touches is the reading for a deny or an ask: the program counts by its name
// wherever it lies, and where resolved is false, a word that still holds an
// expansion may stand for any words.
func (p Pattern) touches(argv []string, resolved bool) bool {
	return touchesWords(p.words, p.reaches(), argv, resolved) || p.touchesSorted(argv, resolved)
}

// folded is the pattern without the case of its letters.
func (p Pattern) folded() Pattern {
	words := slices.Clone(p.words)
	for i, g := range words {
		words[i].pieces = slices.Clone(g.pieces)
		for j := range g.pieces {
			words[i].pieces[j] = strings.ToLower(g.pieces[j])
		}
	}
	p.words = words
	return p
}

// spellings are the pattern, and what it says by the other names of its program and of what that is told to do.
func (p Pattern) spellings() []Pattern {
	all := []Pattern{p}
	texts := make([]string, len(p.words))
	for i, g := range p.words {
		if texts[i] = g.text(); g.open() {
			texts[i] = "" // a word that is no other's name
		}
	}
	for _, other := range otherNames(texts) {
		words := make([]glob, len(other))
		for i, text := range other {
			words[i] = glob{pieces: []string{text}}
			if back := len(p.words) - (len(other) - i); back >= 0 && text == texts[back] {
				words[i] = p.words[back]
			}
		}
		all = append(all, Pattern{text: p.text, words: words, rest: p.rest, sorted: byTable(words)})
	}
	return all
}

func touchesWords(words []glob, reaches bool, argv []string, resolved bool) bool {
	if !resolved {
		return mayMatch(words, reaches, argv)
	}
	if len(argv) < len(words) || len(argv) > len(words) && !reaches {
		return false
	}
	for i, g := range words {
		if !g.match(argv[i]) && (i > 0 || !g.names(argv[0])) {
			return false
		}
	}
	return true
}

// names reports a program by its name wherever it lies, and with the ending that Windows has, where case is the same.
func (g glob) names(program string) bool {
	base := filepath.Base(program)
	name, windows := strings.CutSuffix(strings.ToLower(base), ".exe")
	return g.match(base) || windows && g.match(name)
}

// isOpen reports a word that still holds an expansion.
func isOpen(word string) bool { return strings.ContainsAny(word, "$`*?[{~") }

// mayMatch is touches for words that are not resolved. It keeps, for every
// count of pattern words, whether argv so far can be those, so that an open word
// may stand for any number of them at no more than len(words)*len(argv) steps.
func mayMatch(words []glob, rest bool, argv []string) bool {
	state := make([]bool, len(words)+1)
	state[0] = true
	for at, word := range argv {
		open := isOpen(word)
		next := make([]bool, len(words)+1)
		for i, ok := range state {
			switch {
			case !ok:
			case open:
				for j := i; j <= len(words); j++ {
					next[j] = true
				}
			case i < len(words):
				next[i+1] = next[i+1] || words[i].match(word) || at == 0 && words[i].names(word)
			case rest:
				next[i] = true
			}
		}
		state = next
	}
	return state[len(words)]
}

func (g glob) starred() bool { return len(g.pieces) > 1 }
func (g glob) open() bool    { return g.operand || g.starred() }
func (g glob) any() bool     { return g.starred() && strings.Join(g.pieces, "") == "" }
func (g glob) text() string  { return strings.Join(g.pieces, "*") }

// match is greedy from the left with the last piece anchored, which is exact
// for patterns whose only operator is *.
func (g glob) match(word string) bool {
	switch {
	case g.operand:
		return word != "" && word[0] != '-'
	case !g.starred():
		return word == g.text()
	}
	first, last := g.pieces[0], g.pieces[len(g.pieces)-1]
	if len(word) < len(first)+len(last) || !strings.HasPrefix(word, first) || !strings.HasSuffix(word, last) {
		return false
	}
	word = word[len(first) : len(word)-len(last)]
	for _, piece := range g.pieces[1 : len(g.pieces)-1] {
		_, after, ok := strings.Cut(word, piece)
		if !ok {
			return false
		}
		word = after
	}
	return true
}

// systemFolders hold programs that only an administrator puts there.
var systemFolders = []string{
	"/bin", "/sbin", "/usr/bin", "/usr/sbin", "/usr/local/bin", "/usr/local/sbin", "/opt/homebrew/bin",
}

func inSystemFolder(program string) bool {
	return slices.Contains(systemFolders, filepath.Dir(program)) && filepath.Clean(program) == program
}

func climbs(word string) bool {
	return slices.Contains(strings.FieldsFunc(word, func(r rune) bool {
		return r == '/' || r == '=' || r == ':'
	}), "..")
}

// takesRefspecs are git's commands whose words may be refspecs.
var takesRefspecs = []string{"push", "fetch", "pull"}

// pushesElsewhere reports a word of git push, fetch or pull that an open word of a pattern takes and that does more
// than name a branch: +main forces, feat/x:main goes to another one, :main deletes it (git-push(1), git-fetch(1),
// <refspec>).
func (g glob) pushesElsewhere(argv []string, word string) bool {
	if filepath.Base(argv[0]) != "git" || !slices.ContainsFunc(argv, func(w string) bool {
		return slices.Contains(takesRefspecs, w)
	}) {
		return false
	}
	return strings.HasPrefix(word, "+") && !strings.HasPrefix(g.text(), "+") ||
		strings.Contains(word, ":") && !strings.Contains(g.text(), ":")
}

// splitPattern splits as a shell does, keeping where an unquoted star stood.
func splitPattern(text string) (words []glob, err error) {
	var word []string
	add := func(s string) {
		if word == nil {
			word = []string{""}
		}
		word[len(word)-1] += s
	}
	end := func() {
		if word != nil {
			words, word = append(words, glob{pieces: word}), nil
		}
	}
	for i := 0; i < len(text); i++ {
		switch c := text[i]; c {
		case ' ', '\t':
			end()
		case '*':
			add("")
			word = append(word, "")
		case '\\':
			if i++; i == len(text) {
				return nil, locale.New(`ends with \`)
			}
			add(text[i : i+1])
		case '\'', '"':
			inner, n, err := quoted(text[i:])
			if err != nil {
				return nil, err
			}
			add(inner)
			i += n - 1
		case '|', '&', ';', '<', '>', '(', ')', '$', '`', '\n':
			n := operandIn(text[i:])
			if n == 0 || word != nil {
				return nil, notSimple(text, rune(c))
			}
			words = append(words, glob{pieces: []string{text[i : i+n]}, operand: true})
			i += n - 1
		default:
			add(text[i : i+1])
		}
	}
	end()
	return words, nil
}

// notSimple says what is wrong with a sign that no word has: most who write one mean several commands, or a regular
// expression.
func notSimple(text string, sign rune) error {
	switch {
	case strings.HasPrefix(text, "^") || sign == '$' && strings.HasSuffix(text, "$") ||
		sign == '(' && strings.Contains(text, "|"):
		return locale.New("a pattern is no regular expression: a * is any characters of a word, a last * any further " +
			"words; give each alternative a pattern of its own")
	case strings.ContainsRune("&|;\n", sign):
		return locale.Errorf("a pattern matches the words of one simple command: give each command a pattern of its "+
			"own, or quote %q in a word", sign)
	}
	return locale.Errorf("a pattern matches the words of one simple command: quote %q", sign)
}

// operandIn is the length of the word <name> that begins text; 0: none does.
func operandIn(text string) int {
	end := strings.IndexByte(text, '>')
	if text[0] != '<' || end < 2 || end+1 < len(text) && text[end+1] != ' ' && text[end+1] != '\t' {
		return 0
	}
	for _, c := range []byte(text[1:end]) {
		if (c < 'a' || c > 'z') && c != '-' {
			return 0
		}
	}
	return end + 1
}

// quoted reads a quoted piece that starts text: its content and its length with quotes.
func quoted(text string) (inner string, n int, err error) {
	var b strings.Builder
	for i := 1; i < len(text); i++ {
		switch c := text[i]; {
		case c == text[0]:
			return b.String(), i + 1, nil
		case c == '\\' && text[0] == '"' && i+1 < len(text) && strings.IndexByte("\"\\$`", text[i+1]) >= 0:
			i++
			b.WriteByte(text[i])
		default:
			b.WriteByte(c)
		}
	}
	return "", 0, locale.Errorf("unclosed %c", text[0])
}
