package justfile

import (
	"strings"

	"guard/policy/recipe/gather"
)

// needs reads the dependencies of a recipe: a b (c "argument") && d.
func (r *task) needs(text string) {
	into := &r.before
	for text = strings.TrimSpace(text); text != ""; text = strings.TrimSpace(text) {
		if strings.HasPrefix(text, "&&") {
			into, text = &r.behind, text[2:]
			continue
		}
		if text[0] == '(' {
			if end := gather.CloseOf(text, '(', ')'); end > 0 {
				*into, text = append(*into, text[1:end]), text[end+1:]
				continue
			}
		}
		word, rest := gather.CutWord(text)
		*into, text = append(*into, word), rest
	}
}

// parameters reads the parameters of a recipe.
func parameters(text string) (out []parameter, ok bool) {
	for text = strings.TrimSpace(text); text != ""; text = strings.TrimSpace(text) {
		p := parameter{}
		if text[0] == '+' || text[0] == '*' {
			p.rest, p.has, text = true, text[0] == '*', text[1:]
		}
		if text, p.export = strings.CutPrefix(text, "$"); p.export && text == "" {
			return nil, false
		}
		end := 0
		for end < len(text) && (gather.NameRune(rune(text[end])) || text[end] == '-') {
			end++
		}
		if p.name, text = text[:end], text[end:]; end == 0 {
			return nil, false
		}
		if strings.HasPrefix(text, "=") {
			n := presetEnd(text[1:])
			p.has, p.preset, text = true, text[1:1+n], text[1+n:]
		}
		out = append(out, p)
	}
	return out, true
}

// presetEnd returns the length of the first value of a text: a text, a name, or (…).
func presetEnd(s string) int {
	switch {
	case s == "":
		return 0
	case s[0] == '(':
		if end := gather.CloseOf(s, '(', ')'); end > 0 {
			return end + 1
		}
	case s[0] == '"' || s[0] == '\'' || s[0] == '`':
		for i := 1; i < len(s); i++ {
			if s[i] == '\\' && s[0] == '"' {
				i++
			} else if s[i] == s[0] {
				return i + 1
			}
		}
	}
	if i := strings.IndexAny(s, " \t"); i >= 0 {
		return i
	}
	return len(s)
}
