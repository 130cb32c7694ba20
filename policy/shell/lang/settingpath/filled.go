package settingpath

import (
	"path"
	"strings"
)

// filled is a string with the values of what stands in it: "$projectDir/x", `${up}/x`, f"{up}/x".
func (r *reader) filled(t token) value {
	v := value{known: true}
	s := t.text
	for t.filled && s != "" {
		at := strings.IndexAny(s, "$#{")
		if at < 0 {
			break
		}
		end, inner := embedded(s[at:])
		if end == 0 {
			v.text += s[:at+1]
			s = s[at+1:]
			continue
		}
		v.text += s[:at]
		w := r.inner(inner)
		if w.known && v.text == "" {
			v = w
		} else {
			v = v.and(w)
		}
		if s = s[at+end:]; !v.known {
			return v
		}
	}
	v.text += s
	if strings.HasPrefix(v.text, "#/") || v.text == "#" { // SCons: from the folder of the whole project
		v.base, v.text, v.folder = Top, path.Join(".", v.text[1:]), true
	}
	return v
}

// embedded is the length of what a string begins with and takes in, and the expression.
func embedded(s string) (end int, inner string) {
	for _, open := range []string{"${", "#{", "$(", "{"} {
		if strings.HasPrefix(s, open) {
			closing := strings.IndexAny(s[len(open):], map[bool]string{true: ")", false: "}"}[open == "$("])
			if closing < 0 {
				return 0, ""
			}
			return len(open) + closing + 1, s[len(open) : len(open)+closing]
		}
	}
	n := 1
	for n < len(s) && (isLetter(s[n]) || isDigit(s[n]) || s[n] == '_' ||
		s[n] == '.' && n+1 < len(s) && isLetter(s[n+1])) {
		n++
	}
	if s[0] != '$' || n == 1 {
		return 0, ""
	}
	return n, s[1:n]
}

// inner is the value of an expression in a string.
func (r *reader) inner(text string) value {
	if len(text) > maxPath || r.depth > maxDepth/2 {
		return value{}
	}
	sub := &reader{toks: scan(text), values: r.values, defined: map[string][]int{}, seen: map[int]bool{},
		depth: r.depth + 1, steps: r.steps, silent: 1, strict: r.strict}
	for _, t := range sub.toks { // what the file defines
		if t.kind == name {
			r.byName(t.text)
		}
	}
	v, end := sub.expression(0)
	if r.steps = sub.steps; end < len(sub.toks) {
		return value{}
	}
	return v
}
