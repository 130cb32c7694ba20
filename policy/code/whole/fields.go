package whole

import (
	"regexp"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
)

// Objects of Perl are hashes that are blessed, those of Lua tables with a metatable (perlobj, 5.38; Lua 5.4, 2.4). In
// a whole text their fields are written as variables, one for each name, which what makes an object gives a value:
//
//	return bless { root => $a{root} }, $class;     $f__root = $a{root}; return bless …
//	remove_tree($self->{root});                    remove_tree($f__root);
//
// All objects count as one. Lines stay as many.

// objectForms are how a language writes objects.
type objectForms struct {
	makes    func() *regexp.Regexp // what makes an object, up to its fields, which are a group
	pair     func() *regexp.Regexp // a field and its value
	begins   func() *regexp.Regexp // where a statement begins
	field    func() *regexp.Regexp // a field of an object: its name is the last group
	accessor func() *regexp.Regexp // the same, where a method gives it
	sigil    string
}

var formsOf = map[code.Language]objectForms{
	code.Perl: {
		makes: lazy.Pattern(`\bbless\s*\(?\s*\{([^{}]*(?:\{[^{}\n]*\}[^{}]*)*)\}|` +
			`->\s*new\s*\(\s*([^()]*(?:\([^()\n]*\)[^()]*)*)\)`),
		pair: lazy.Pattern(`(?:^|[,\s({])["']?([A-Za-z_]\w*)["']?\s*=>\s*((?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\)|` +
			`\{\w+\}|[^,\n{}()"'])+)`),
		begins:   lazy.Pattern(`(?:[;{}]|^)\s*(?:return\s|my\s|our\s|[$\w])`),
		field:    lazy.Pattern(`()\$(?:_\[0\]|\w+)\s*(?:->)?\{\s*["']?(\w+)["']?\s*\}`),
		accessor: lazy.Pattern(`()\$(?:self|this)->(\w+)\b(?:\(\s*\))?`),
		sigil:    "$",
	},
	code.Lua: {
		makes: lazy.Pattern(`\bsetmetatable\s*\(\s*\{([^{}]*)\}|[.:](?:new|create|make|open)\s*\(?\s*\{([^{}]*)\}`),
		pair: lazy.Pattern(`(?:^|[,\s({])([A-Za-z_]\w*)\s*=\s*((?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\)|` +
			`[^,\n{}()"'=])+)`),
		begins:   lazy.Pattern(`(?:\breturn\b|\blocal\b|^\s*[\w.:]+)`),
		field:    lazy.Pattern(`(^|[^\w.])(?:self|this|o|opts|options|args|params|config|obj)\.([A-Za-z_]\w*)\b`),
		accessor: lazy.Pattern(`(^|[^\w.])self:(\w+)\(\s*\)`),
	},
}

// maxFields bounds the fields of a text, and fieldName begins the names of their variables.
const (
	maxFields = 200
	fieldName = "f__"
)

// Fields is a text with the fields of its objects as variables.
func Fields(lang code.Language, text string) string {
	forms := formsOf[lang]
	if forms.makes == nil {
		return text
	}
	known := map[string]bool{}
	var b strings.Builder
	at := 0
	for _, m := range forms.makes().FindAllStringSubmatchIndex(text, maxFields) {
		given := forms.given(submatch(text, m), known)
		start := forms.statement(text, at, m[0])
		b.WriteString(text[at:start] + given)
		at = start
	}
	text = b.String() + text[at:]
	for _, m := range forms.field().FindAllStringSubmatch(text, maxFields) {
		if isField := strings.Contains(m[0], "self") || strings.Contains(m[0], "this") ||
			strings.Contains(m[0], "_[0]"); isField {
			known[m[2]] = true
		}
	}
	text = forms.renamed(forms.field(), text, known)
	return forms.renamed(forms.accessor(), text, known)
}

// submatch is the group of a match that is there.
func submatch(text string, m []int) string {
	for i := 2; i+1 < len(m); i += 2 {
		if m[i] >= 0 {
			return text[m[i]:m[i+1]]
		}
	}
	return ""
}

// given gives the variables of fields the values that an object is made with.
func (f objectForms) given(pairs string, known map[string]bool) string {
	var b strings.Builder
	for _, p := range f.pair().FindAllStringSubmatch(pairs, maxFields) {
		known[p[1]] = true
		b.WriteString(f.sigil + fieldName + p[1] + " = " + strings.TrimSpace(p[2]) + "; ")
	}
	return b.String()
}

// statement is where the statement begins that has a place in it, on its line and not before from.
func (f objectForms) statement(text string, from, at int) int {
	line := max(from, strings.LastIndexByte(text[:at], '\n')+1)
	start := line
	for _, m := range f.begins().FindAllStringIndex(text[line:at], maxFields) {
		word := strings.TrimLeft(text[line+m[0]:at], " \t;{}")
		start = at - len(word)
	}
	return start
}

// renamed writes the fields that are known as variables.
func (f objectForms) renamed(found *regexp.Regexp, text string, known map[string]bool) string {
	return found.ReplaceAllStringFunc(text, func(s string) string {
		m := found.FindStringSubmatch(s)
		if !known[m[2]] {
			return s
		}
		return m[1] + f.sigil + fieldName + m[2]
	})
}
