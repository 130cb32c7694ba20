package recipe

import (
	"slices"
	"strings"
)

// substitute replaces {…}, the innermost first.
func (f *toxFile) substitute(s string) string {
	for {
		end := strings.IndexByte(s, '}')
		if end < 0 {
			return s
		}
		open := strings.LastIndexByte(s[:end], '{')
		if f.left--; open < 0 || f.left < 0 || len(s) > maxText {
			if open >= 0 {
				f.unread("too many substitutions")
			}
			return s
		}
		s = s[:open] + f.substitution(s[open+1:end]) + s[end+1:]
	}
}

func (f *toxFile) substitution(name string) string {
	kind, rest, _ := strings.Cut(name, ":")
	switch kind {
	case "posargs":
		if len(f.args) > 0 {
			return strings.TrimSpace(withArguments("", f.args))
		}
		return rest
	case "toxinidir", "tox_root":
		return "."
	case "envname", "env_name":
		return f.env
	case "envpython", "env_python":
		return "python"
	case "/":
		return "/"
	case "":
		return ":" // {:}, the separator of paths
	case "env":
		name, _, _ = strings.Cut(rest, ":")
		if shellName(name) {
			if !slices.Contains(f.reading.Env, name) {
				f.reading.Env = append(f.reading.Env, name)
			}
			return "\x00$" + name + "\x00"
		}
	}
	if section, key, ok := strings.Cut(strings.TrimPrefix(name, "["), "]"); ok && strings.HasPrefix(name, "[") {
		if v, ok := f.sections[section][key]; ok {
			return f.conditional(v)
		}
	}
	return "\x00" + unknown + "\x00"
}

// splitWords splits as a POSIX shell does, without expanding anything.
func splitWords(s string) (words []string, ok bool) {
	var w strings.Builder
	in, quoted := false, byte(0)
	for i := 0; i < len(s); i++ {
		c := s[i]
		switch {
		case quoted != 0 && c == quoted:
			quoted = 0
		case quoted == '\'':
			w.WriteByte(c)
		case c == '\\' && i+1 < len(s) && (quoted == 0 || s[i+1] == '"' || s[i+1] == '\\'):
			i++
			w.WriteByte(s[i])
			in = true
		case quoted != 0:
			w.WriteByte(c)
		case c == '\'' || c == '"':
			quoted, in = c, true
		case c == ' ' || c == '\t':
			if in {
				words = append(words, w.String())
			}
			w.Reset()
			in = false
		default:
			w.WriteByte(c)
			in = true
		}
	}
	if in {
		words = append(words, w.String())
	}
	return words, quoted == 0
}
