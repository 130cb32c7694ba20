// Package setting reads files of settings whose tool is not known: which keys stand above which values, whatever the
// format (TOML, YAML, JSON with or without comments, INI, properties, lines of a word and what follows), and whether
// a key that says that something is run, loaded or fetched has a value that is a command, code or an address. Text
// comes in; it knows no disk and no tool.
package setting

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"guard/internal/lazy"
)

// Pair is a value and the keys that it stands below, in lower case, the nearest last.
type Pair struct {
	Keys   []string
	Value  string
	Quoted bool // the nearest key stands in quotes
}

// maxText bounds the bytes that are read; more of settings nobody writes by hand.
const maxText = 1 << 20

// maxKeys bounds how deep keys are told.
const maxKeys = 32

type key struct {
	name          string
	indent, depth int
	quoted        bool
}

type reader struct {
	section []string
	stack   []key
	depth   int    // of brackets
	long    string // ends a text of several lines
	indent  int
	spaced  bool
	each    func(Pair) bool
	done    bool
}

// Read gives the pairs of a text until each says true. Spaced: a line may be a word and its value (ssh_config(5)).
func Read(text string, spaced bool, each func(Pair) bool) bool {
	r := reader{spaced: spaced, each: each}
	for line := range strings.Lines(text[:min(len(text), maxText)]) {
		r.line(strings.TrimRight(line, "\r\n"))
		if r.done {
			return true
		}
	}
	return false
}

var (
	header = lazy.Pattern(`^\[\[?\s*([^\s"'\[\]{},][^\[\]{},]*?)\s*\]\]?\s*(?:[#;].*)?$`)
	keyed  = lazy.Pattern(`^(?:(?:export|set|setlocal|let|local|declare|const|var)\s+)?` +
		`("(?:[^"\\]|\\.)*"|'[^']*'|[$.@*~+]?[\w./@*$~+-]+(?:\[[^\]=:]*\])*(?: \w+)?)` +
		`\s*(?:[:?+|]?=>?|:(?:[^/:]|$))`)
	word = lazy.Pattern(`^([A-Za-z][\w.-]*)[ \t]+(\S.*)$`)
)

func (r *reader) line(s string) {
	if r.long != "" {
		body, _, ends := strings.Cut(s, r.long)
		if ends {
			r.long = ""
		}
		r.emit(strings.TrimSpace(body))
		return
	}
	rest := strings.TrimLeft(s, " \t")
	if rest == "" || comment(rest) {
		return
	}
	if r.depth > 0 {
		r.flow(rest)
		return
	}
	r.indent = len(s) - len(rest)
	item := false
	for strings.HasPrefix(rest, "- ") {
		if !item {
			r.pop(func(k key) bool { return k.indent > r.indent })
		}
		item = true
		trimmed := strings.TrimLeft(rest[2:], " \t")
		r.indent += len(rest) - len(trimmed)
		rest = trimmed
	}
	if m := header().FindStringSubmatch(rest); m != nil && !item {
		r.stack, r.section = r.stack[:0], []string{strings.ToLower(m[1])}
		return
	}
	at := keyed().FindStringSubmatchIndex(rest)
	switch {
	case at != nil:
		r.pop(func(k key) bool { return k.indent >= r.indent })
		end := at[3] + strings.IndexAny(rest[at[3]:], "=:")
		r.push(rest[at[2]:at[3]])
		r.value(strings.TrimLeft(rest[end:], ":=>|?+ \t"))
	case strings.ContainsRune("{[\"'", rune(rest[0])):
		r.flow(rest)
	default:
		if m := word().FindStringSubmatch(rest); m != nil && r.spaced && !item {
			r.pop(func(k key) bool { return k.indent >= r.indent })
			r.push(m[1])
			rest = m[2]
		}
		r.value(rest)
	}
}

func comment(s string) bool {
	return s[0] == '#' || s[0] == ';' || strings.HasPrefix(s, "//") || strings.HasPrefix(s, `" `)
}

// value reads what follows a key on its line.
func (r *reader) value(s string) {
	switch {
	case s == "", s == "|", s == ">", s == "|-", s == ">-":
	case strings.HasPrefix(s, `"""`), strings.HasPrefix(s, `'''`):
		body, _, ends := strings.Cut(s[3:], s[:3])
		if !ends {
			r.long = s[:3]
		}
		r.emit(strings.TrimSpace(body))
	case strings.ContainsRune("{[\"'", rune(s[0])):
		r.flow(s)
	default:
		bare, _, _ := strings.Cut(s, " #")
		r.emit(strings.TrimRight(bare, " \t,;"))
	}
}

// flow reads brackets, texts in quotes and what stands between them.
func (r *reader) flow(s string) {
	for s != "" && !r.done {
		switch c := s[0]; {
		case c == ' ', c == '\t', c == ',', c == ';':
			s = s[1:]
		case c == '{', c == '[', c == '(':
			r.depth++
			s = s[1:]
		case c == '}', c == ']', c == ')':
			r.depth = max(0, r.depth-1)
			r.pop(func(k key) bool { return k.depth > r.depth })
			s = s[1:]
		case c == '#', strings.HasPrefix(s, "//"):
			return
		default:
			s = r.token(s)
		}
	}
}

// token reads a key or a value, and returns what follows it.
func (r *reader) token(s string) string {
	text, rest := "", ""
	quoted := s[0] == '"' || s[0] == '\''
	if quoted {
		text, rest = cutQuoted(s)
	} else {
		n := bareEnd(s)
		text, rest = strings.TrimSpace(s[:n]), s[n:]
	}
	after := strings.TrimLeft(rest, " \t")
	if after != "" && (after[0] == ':' || after[0] == '=') && text != "" {
		r.pop(func(k key) bool { return k.depth >= r.depth && r.depth > 0 })
		if quoted {
			text = `"` + text + `"`
		}
		r.push(text)
		return strings.TrimLeft(after, ":=> \t")
	}
	r.emit(text)
	return rest
}

// bareEnd is where a word without quotes ends, at least one byte on.
func bareEnd(s string) int {
	for i := 1; i < len(s); i++ {
		switch s[i] {
		case ',', '{', '}', '[', ']', '"', '=':
			return i
		case ':':
			if i+1 == len(s) || strings.IndexByte(" \t\"'[{", s[i+1]) >= 0 {
				return i
			}
		}
	}
	return len(s)
}

// cutQuoted takes a text in quotes off, its escapes read.
func cutQuoted(s string) (text, rest string) {
	end := 1
	for end < len(s) && s[end] != s[0] {
		if s[end] == '\\' && s[0] == '"' {
			end++
		}
		end++
	}
	end = min(end, len(s))
	text, rest = s[1:end], s[min(end+1, len(s)):]
	if strings.Contains(text, `\`) && utf8.ValidString(text) {
		if plain, err := strconv.Unquote(`"` + strings.ReplaceAll(text, `\/`, "/") + `"`); err == nil {
			text = plain
		}
	}
	return text, rest
}

func (r *reader) pop(gone func(key) bool) {
	for n := len(r.stack); n > 0 && gone(r.stack[n-1]); n-- {
		r.stack = r.stack[:n-1]
	}
}

func (r *reader) push(name string) {
	quoted := name != "" && (name[0] == '"' || name[0] == '\'')
	if len(r.stack) < maxKeys {
		r.stack = append(r.stack, key{strings.ToLower(splitCamel(strings.Trim(name, `"'`))), r.indent, r.depth, quoted})
	}
}

func (r *reader) emit(value string) {
	if r.done || !strings.ContainsAny(value, "/ .:|&$`\\") && !starts().MatchString(value) {
		return // a plain word or number, as most values are
	}
	keys := append([]string(nil), r.section...)
	quoted := false
	for _, k := range r.stack {
		keys, quoted = append(keys, k.name), k.quoted
	}
	r.done = r.each(Pair{keys, value, quoted})
}

// splitCamel puts a hyphen before each capital that follows a small letter.
func splitCamel(s string) string {
	var b strings.Builder
	for i := range len(s) {
		if i > 0 && s[i] >= 'A' && s[i] <= 'Z' && s[i-1] >= 'a' && s[i-1] <= 'z' {
			b.WriteByte('-')
		}
		b.WriteByte(s[i])
	}
	return b.String()
}
