package pieces

import (
	"strings"

	"guard/internal/lazy"
)

// scanner goes through a text once.
type scanner struct {
	text   string
	at     int
	out    []piece
	names  map[string][]piece // what is assigned to a name of the text
	runs   [][]int
	run    []int
	runEnd int // where the last number of the run ends

	last    string   // the last name
	lastEnd int      // where it ends
	calls   []string // the names before the brackets that are open
	pathed  []bool   // by bracket: a piece of a path stood in it
	end     int      // where the last piece ended
	builds  bool     // what is put to a text was named since

	overLines bool // a string may go over several lines
	crosses   bool // one would

	assigns string // the name to which the pieces from begins on are assigned
	begins  int
	depth   int // of brackets when its value began
}

// maxBare bounds the words that a macro may make strings of.
const maxBare = 200

// makesStrings finds a macro that makes a string of what it is given (C23, 6.10.5.2; Rust's stringify!), bareWord what
// it may be given.
var (
	makesStrings = lazy.Pattern(`#[ \t]*define[ \t]+\w+\([^)\n]*\)[^\n]*#[ \t]*\w|\bstringify!`)
	bareWord     = lazy.Pattern(`\b\w+!?\(\s*([\w/-]*\.[.\w/-]*)\s*\)`)
)

// cutsStrings finds how a text cuts a part out of a string.
var cutsStrings = lazy.Pattern(`\b(?:substr|substring|SUBSTRING|subSequence|slice|dropFirst|dropLast|drop|take|skip|` +
	`trim\w*|strip\w*|remove\w*)\s*\(|\[\s*\d*\s*(?:\.\.|:)|\+\s*1\b`)

// splitsStrings finds how one splits a string at marks, givesEnding how one puts an ending to the name of a file.
var (
	splitsStrings = lazy.Pattern(`(?i)split|strtok|strsep|explode|partition|token|fields|getline|cut\(`)
	givesEnding   = lazy.Pattern(`(?i)(?:with|set|replace|appending|change|add)(?:_|Path)?(?:extension|suffix)`)
)

func newScanner(text string) *scanner {
	s := &scanner{text: text, names: map[string][]piece{}}
	if makesStrings().MatchString(text) {
		for _, m := range bareWord().FindAllStringSubmatch(s.text, maxBare) {
			s.add(m[1], true)
		}
	}
	return s
}

func (s *scanner) scan() {
	for s.at < len(s.text) && len(s.out) < maxPieces {
		switch c := s.text[s.at]; {
		case c == '"' || c == '`':
			s.quoted(c)
		case c == '\'':
			s.apostrophe()
		case c >= '0' && c <= '9':
			s.number()
		case letter(c):
			s.word()
		case c == '~':
			s.sigil()
		default:
			s.punctuation(c)
			s.at++
		}
	}
	s.assigned()
}

// punctuation follows brackets, and ends an assignment where its value ends.
func (s *scanner) punctuation(c byte) {
	switch {
	case strings.IndexByte("([{", c) >= 0:
		name := ""
		if c == '(' && strings.TrimRight(s.text[s.lastEnd:s.at], " !?") == "" {
			name = s.last
		}
		s.calls, s.pathed = append(s.calls, name), append(s.pathed, false)
	case strings.IndexByte(")]}", c) >= 0 && len(s.calls) > 0:
		s.calls, s.pathed = s.calls[:len(s.calls)-1], s.pathed[:len(s.pathed)-1]
	case c == ';' || c == '\n' && len(s.calls) <= s.depth && len(s.out) > s.begins:
		s.assigned()
		s.builds = s.builds && len(s.calls) > 0
	case c == '\n' && len(s.calls) == 0:
		s.builds = false
	case c == '+' || c == '<':
		s.builds = s.builds || strings.HasPrefix(s.text[s.at:], "+=") || strings.HasPrefix(s.text[s.at:], "<<")
	}
}

// assigned notes what the name stands for whose value ends here.
func (s *scanner) assigned() {
	if value := s.out[min(s.begins, len(s.out)):]; s.assigns != "" && len(value) > 0 && len(value) <= maxValue {
		s.names[s.assigns] = append([]piece{}, value...)
	}
	s.assigns = ""
}

// add adds a string.
func (s *scanner) add(text string, hidden bool) {
	if text != "" && len(text) <= maxString {
		s.put(piece{text: text, hidden: hidden}, s.at)
	}
}

// put adds a piece that begins at a position. A part of a path has a slash before it.
func (s *scanner) put(p piece, from int) {
	between := s.text[min(s.end, from):from]
	p.linked = p.hidden || s.builds || !strings.ContainsAny(between, ";\n")
	if n := len(s.calls); n > 0 && makesPaths[s.calls[n-1]] {
		if s.pathed[n-1] {
			p.text = "/" + p.text
		}
		s.pathed[n-1] = true
	} else if bare := strings.Trim(between, " ()"); bare == "/" {
		p.text = "/" + p.text
	}
	s.out = append(s.out, p)
	s.end, s.builds = s.at, false
}

// makesPaths are functions that put a path together of its parts: Python's os.path.join and joinpath, Node's path.join,
// Go's filepath.Join, Java's Path.of, .NET's Path.Combine, D's buildPath.
var makesPaths = map[string]bool{"path.join": true, "joinpath": true, "filepath.Join": true, "path.Join": true,
	"Path.of": true, "Paths.get": true, "Path.Combine": true, "buildPath": true, "path.resolve": true,
	"File.join": true}

// putsTo are the names of functions that put a piece to what is there.
var putsTo = lazy.Pattern(`(?i)cat$|append|push|insert|concat|write|extend|^add|^put|cpy|prepend|join`)

// quoted reads a string up to its mark. What stands between three marks is read like the rest.
func (s *scanner) quoted(mark byte) {
	if strings.HasPrefix(s.text[s.at:], `"""`) {
		s.at += 3
		return
	}
	raw := s.at > 0 && (s.text[s.at-1] == 'R' || s.text[s.at-1] == '@') || mark == '`'
	from, end := s.at, s.at+1
	for end < len(s.text) && s.text[end] != mark && (s.overLines || s.text[end] != '\n') {
		if s.text[end] == '\\' && !raw {
			end++
		}
		end++
	}
	if end >= len(s.text) || s.text[end] != mark { // of a remark, or of a string over several lines
		s.crosses = s.crosses || mark == '"'
		s.at++
		return
	}
	body := s.text[min(s.at+1, len(s.text)):min(end, len(s.text))]
	s.at = min(end+1, len(s.text))
	hidden := false
	if m := rawDelimiter().FindStringSubmatch(body); m != nil && raw {
		body, hidden = m[1], true
	}
	plain := undo(body)
	if text := strings.TrimSuffix(plain, "\x00"); text != "" && len(text) <= maxString {
		s.put(piece{text: text, hidden: hidden || plain != body}, from)
	}
	if strings.Contains(plain, `\`) { // a string in a string
		s.add(marks.Replace(undo(plain)), true)
	}
	s.end = s.at
}

var marks = strings.NewReplacer(`\`, "", `"`, "", "'", "")

// rawDelimiter is what stands in a raw string of C++ (C++23, 5.13.5).
var rawDelimiter = lazy.Pattern(`^\w*\(((?s).*)\)\w*$`)

// apostrophe reads a character, a string of a language that has strings so, or passes over a mark of another kind:
// a lifetime of Rust's, an apostrophe in a comment.
func (s *scanner) apostrophe() {
	rest, from := s.text[s.at+1:], s.at
	if m := character().FindStringSubmatch(rest); m != nil {
		plain := undo(m[1])
		s.at += 1 + len(m[0])
		s.put(piece{text: plain, hidden: true}, from)
		if len(plain) == 1 {
			s.inRun(int(plain[0]), from)
			s.runEnd = s.at
		}
		return
	}
	end := strings.IndexAny(rest, "'\n\"")
	if end < 0 || rest[end] == '\n' || rest[end] == '"' || s.at > 0 && strings.IndexByte("&<", s.text[s.at-1]) >= 0 {
		s.at++
		return
	}
	plain := undo(rest[:end])
	s.at += end + 2
	if plain != "" && len(plain) <= maxString {
		s.put(piece{text: plain, hidden: plain != rest[:end]}, from)
	}
}

// character is one in quotation marks, or an escape of one.
var character = lazy.Pattern(`^(\\(?:x[0-9a-fA-F]{2}|u\{[0-9a-fA-F]{1,6}\}|u[0-9a-fA-F]{4}|[0-7]{1,3}|[^xu0-7])|` +
	`[^\\'\n])'`)

// sigil reads a string of Elixir's: ~s(text), ~c[text] (Elixir 1.17, Sigils).
func (s *scanner) sigil() {
	if m := sigils().FindStringSubmatch(s.text[s.at:min(len(s.text), s.at+maxString)]); m != nil {
		s.at += len(m[0])
		s.add(m[1], true)
		return
	}
	s.at++
}

var sigils = lazy.Pattern(`^~[a-zA-Z][(\[{<|/]([^()\[\]{}<>|/\n]*)[)\]}>|/]`)

// word passes over a name, or puts in its place what was assigned to it before.
func (s *scanner) word() {
	from := s.at
	for s.at < len(s.text) && (letter(s.text[s.at]) || s.text[s.at] >= '0' && s.text[s.at] <= '9') {
		s.at++
	}
	name := s.text[from:s.at]
	if from > 0 && s.text[from-1] == '.' && s.lastEnd == from-1 && s.last != "" {
		s.last += "." + name
		s.last = s.last[max(0, strings.LastIndexByte(s.last[:len(s.last)-len(name)-1], '.')+1):]
	} else {
		s.last = name
	}
	s.lastEnd = s.at
	if name == "define" && strings.HasSuffix(strings.TrimRight(s.text[max(0, from-4):from], " \t"), "#") {
		s.defines()
		return
	}
	rest := s.text[s.at:min(len(s.text), s.at+maxHead)]
	next := strings.TrimLeft(rest, " \t")
	if next != "" && (next[0] == '(' || next[0] == '!') && putsTo().MatchString(name) {
		s.builds = true
	}
	if next != "" && strings.IndexByte(":[=", next[0]) >= 0 {
		if m := assignment().FindString(rest); m != "" {
			s.assigned()
			s.at += len(m) - 1
			s.assigns, s.begins, s.depth = name, len(s.out), len(s.calls)
			return
		}
	}
	for i, p := range s.names[name] {
		if len(s.out) < maxPieces {
			p.linked = p.hidden || i > 0 || s.builds || strings.HasPrefix(next, ".") ||
				!strings.ContainsAny(s.text[min(s.end, from):from], ";\n")
			s.out = append(s.out, p)
		}
	}
	if len(s.names[name]) > 0 {
		s.end, s.builds = s.at, false
	}
}

// defines reads the name of a macro without arguments.
func (s *scanner) defines() {
	if m := macro().FindStringSubmatch(s.text[s.at:min(len(s.text), s.at+maxHead)]); m != nil {
		s.assigned()
		s.at += len(m[0])
		s.assigns, s.begins, s.depth = m[1], len(s.out), len(s.calls)
	}
}

var macro = lazy.Pattern(`^[ \t]+(\w+)[ \t]+`)

// maxHead bounds what stands between a name and the sign that assigns to it.
const maxHead = 60

// assignment is how a value is given to a name, perhaps with its type, up to the first character of the value.
var assignment = lazy.Pattern(`^(?:\[[^\]\n]*\])*[ \t]*(?::[ \t]*[&'\w<>\[\]; \t]*?)?:?=[ \t]*[^=>\s]`)

func letter(c byte) bool { return c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' }
