// Package gitconfig reads the syntax of git-config(1): text comes in, the settings
// come out in their order, or an error where git would refuse the text. It follows
// no include and never looks at the disk.
package gitconfig

import (
	"errors"
	"strings"
)

// Config is a file of git-config(1) in the order of its lines.
type Config struct{ Entries []Entry }

// Entry is one setting. Sections and keys are in lower case, a subsection is as
// written; a key with a subsection is "section.sub.key".
type Entry struct {
	Key   string
	Value string
	Bare  bool // a key without "=", which is true
}

// Includes reports a setting whose value is a file of further settings (git-config(1), Includes).
func (e Entry) Includes() bool {
	return e.Key == "include.path" || strings.HasPrefix(e.Key, "includeif.") && strings.HasSuffix(e.Key, ".path")
}

// ErrSyntax is a text that git would refuse.
var ErrSyntax = errors.New("no configuration that git understands")

// Parse reads a file as git does.
func Parse(data []byte) (*Config, error) {
	text := strings.TrimPrefix(string(data), "\ufeff")
	if strings.IndexByte(text, 0) >= 0 {
		return nil, ErrSyntax
	}
	c, section := &Config{}, ""
	for text = blanks(text); text != ""; text = blanks(text) {
		var ok bool
		switch text[0] {
		case '#', ';':
			_, text, _ = strings.Cut(text, "\n")
			continue
		case '[':
			section, text, ok = configSection(text[1:])
		default:
			var e Entry
			e, text, ok = configLine(text)
			e.Key = section + "." + e.Key
			ok = ok && section != ""
			c.Entries = append(c.Entries, e)
		}
		if !ok {
			return nil, ErrSyntax
		}
	}
	return c, nil
}

func blanks(s string) string { return strings.TrimLeft(s, " \t\r\n") }

// configSection reads `name]` or `name "sub"]`, the "[" gone.
func configSection(s string) (name, rest string, ok bool) {
	n := 0
	for n < len(s) && (keyByte(s[n]) || s[n] == '.') {
		n++
	}
	name, s = strings.ToLower(s[:n]), s[n:]
	if rest, ok = strings.CutPrefix(s, "]"); ok {
		return name, rest, name != ""
	}
	blank := s != "" && (s[0] == ' ' || s[0] == '\t')
	s, ok = strings.CutPrefix(strings.TrimLeft(s, " \t"), `"`)
	if !ok || name == "" || !blank {
		return "", "", false
	}
	var sub strings.Builder
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '\n':
			return "", "", false
		case '"':
			rest, ok = strings.CutPrefix(s[i+1:], "]")
			return name + "." + sub.String(), rest, ok
		case '\\':
			if i++; i == len(s) || s[i] == '\n' {
				return "", "", false
			}
		}
		sub.WriteByte(s[i])
	}
	return "", "", false
}

func keyByte(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '-'
}

// configLine reads `key` or `key = value` to the end of its line.
func configLine(s string) (e Entry, rest string, ok bool) {
	n := 0
	for n < len(s) && keyByte(s[n]) {
		n++
	}
	e.Key, s = strings.ToLower(s[:n]), strings.TrimLeft(s[n:], " \t\r")
	switch {
	case e.Key == "" || e.Key[0] < 'a':
		return e, "", false
	case s == "" || s[0] == '\n':
		e.Bare = true
		return e, s, true
	case s[0] != '=':
		return e, "", false
	}
	e.Value, rest, ok = configValue(strings.TrimLeft(s[1:], " \t\r"))
	return e, rest, ok
}

// configEscapes are what a backslash may stand before in a value.
var configEscapes = map[byte]string{'n': "\n", 't': "\t", 'b': "\b", '"': `"`, '\\': `\`, '\n': ""}

// configValue reads a value: quotes, escapes, a comment, lines that go on.
func configValue(s string) (value, rest string, ok bool) {
	var b strings.Builder
	quoted, keep := false, 0 // keep: how much is no blank at the end
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c == '\n':
			return b.String()[:keep], s[i+1:], !quoted
		case c == '\r' && i+1 < len(s) && s[i+1] == '\n':
		case !quoted && (c == '#' || c == ';'):
			_, rest, _ = strings.Cut(s[i:], "\n")
			return b.String()[:keep], rest, true
		case c == '"':
			quoted = !quoted
			keep = b.Len()
		case c == '\\':
			i++
			if i+1 < len(s) && s[i] == '\r' && s[i+1] == '\n' {
				i++
			}
			if i == len(s) {
				return b.String()[:keep], "", !quoted
			}
			escaped, known := configEscapes[s[i]]
			if !known {
				return "", "", false
			}
			b.WriteString(escaped)
			keep = b.Len()
		default:
			b.WriteByte(c)
			if quoted || c != ' ' && c != '\t' {
				keep = b.Len()
			}
		}
	}
	return b.String()[:keep], "", !quoted
}

// Truth reads a boolean of git-config(1).
func (e Entry) Truth() (is, ok bool) {
	if e.Bare {
		return true, true
	}
	switch strings.ToLower(e.Value) {
	case "true", "yes", "on", "1":
		return true, true
	case "false", "no", "off", "0", "":
		return false, true
	}
	return false, false
}

// Gitdir is the folder that a .git which is a file names, from where that lies (gitrepository-layout(5)); false: it
// names none.
func Gitdir(text string) (dir string, ok bool) {
	dir, ok = strings.CutPrefix(strings.TrimRight(text, "\r\n"), "gitdir: ")
	return dir, ok && dir != ""
}
