// Package preprocess says what C's preprocessor makes of a source (C23, 6.10): macros stand for what they are defined
// as, words become strings (#) and new words (##), and strings beside each other are one.
//
// A text comes in, with those that it may include; the texts that a compiler may see go out: `#define UP ".."` and
// `fopen(UP "/data", "w")` give `fopen("../data", "w")`. Conditions are not computed: where a name is defined more than
// once, one text has the first definition of each, another the last.
package preprocess

import "strings"

// Bounds of what is read and made.
const (
	maxText    = 128 << 10
	maxOut     = 256 << 10
	maxSteps   = 20_000  // macros that are replaced
	maxMade    = 100_000 // words that come of them
	maxDepth   = 12      // of arguments in arguments
	maxMacros  = 2000
	maxInclude = 4
)

// Texts lists what a compiler may see of a source where that differs from it. included are other texts by the last part
// of their names.
func Texts(text string, included map[string]string) (all []string) {
	if len(text) > maxText || !mayChange(text) {
		return nil
	}
	for _, keeps := range []bool{true, false} {
		r := &reader{keeps: keeps, macros: map[string]macro{}, included: included}
		r.source(text, 0)
		out := r.text()
		if out != text && (len(all) == 0 || all[0] != out) {
			all = append(all, out)
		}
		if !r.again {
			break
		}
	}
	return all
}

// mayChange reports a text that has a macro, or two strings beside each other.
func mayChange(text string) bool {
	return strings.Contains(text, "define") || strings.Contains(text, `" `) || strings.Contains(text, `""`) ||
		strings.Contains(text, "\"\n")
}

// reader reads a source line by line.
type reader struct {
	keeps    bool // the first definition of a name holds
	again    bool // a name has several
	macros   map[string]macro
	included map[string]string
	out      []token
	size     int
	steps    int
	made     int
}

// macro is what a name stands for.
type macro struct {
	function bool
	params   []string
	body     []token
}

// source takes the lines of a text: directives do what they say, what stands between them is expanded.
func (r *reader) source(text string, depth int) {
	text = strings.ReplaceAll(strings.ReplaceAll(text, "\\\r\n", ""), "\\\n", "")
	var code strings.Builder
	flush := func() {
		r.put(r.expand(tokens(code.String()), 0))
		code.Reset()
	}
	for line := range strings.SplitAfterSeq(text, "\n") {
		rest, directive := strings.CutPrefix(strings.TrimSpace(line), "#")
		if !directive {
			code.WriteString(line)
			continue
		}
		flush()
		r.directive(strings.TrimSpace(rest), depth)
		r.put([]token{{text: "\n", kind: space}})
	}
	flush()
}

// directive does what a line behind # says. The others stay as they are.
func (r *reader) directive(line string, depth int) {
	word, rest, _ := strings.Cut(strings.ReplaceAll(line, "\t", " "), " ")
	rest = strings.TrimSpace(rest)
	switch word {
	case "define":
		r.define(rest)
	case "undef":
		r.again = true
		if !r.keeps {
			delete(r.macros, rest)
		}
	case "include":
		name := strings.Trim(rest[strings.LastIndexByte(rest, '/')+1:], "\"<> ")
		if text, ok := r.included[name]; ok && depth < maxInclude {
			r.source(text[:min(len(text), maxText)], depth+1)
			return
		}
		fallthrough
	default:
		r.put([]token{{text: "#" + line, kind: other}})
	}
}

// define takes the definition of a macro.
func (r *reader) define(rest string) {
	all := tokens(rest)
	if len(all) == 0 || all[0].kind != word || len(r.macros) >= maxMacros {
		return
	}
	name, m := all[0].text, macro{}
	all = all[1:]
	if len(all) > 0 && all[0].text == "(" {
		m.function = true
		for all = all[1:]; len(all) > 0 && all[0].text != ")"; all = all[1:] {
			switch {
			case all[0].kind == word:
				m.params = append(m.params, all[0].text)
			case all[0].text == "...":
				m.params = append(m.params, variadic)
			}
		}
		all = all[min(1, len(all)):]
	}
	if _, had := r.macros[name]; had {
		if r.again = true; r.keeps {
			return
		}
	}
	m.body = trimmed(all)
	r.macros[name] = m
}

// put adds to what comes out.
func (r *reader) put(all []token) {
	for _, t := range all {
		if r.size += len(t.text); r.size > maxOut {
			return
		}
		r.out = append(r.out, t)
	}
}

// text is what comes out, with strings beside each other as one; behind it come the ends of lines that stood between.
func (r *reader) text() string {
	var b strings.Builder
	for i := 0; i < len(r.out); i++ {
		whole, spaces := r.out[i].text, ""
		for plain(r.out[i]) {
			n := nextOf(r.out, i)
			if n >= len(r.out) || !plain(r.out[n]) {
				break
			}
			for _, t := range r.out[i+1 : n] {
				spaces += strings.Trim(t.text, " ")
			}
			whole, i = whole[:len(whole)-1]+r.out[n].text[1:], n
		}
		b.WriteString(whole + spaces)
	}
	return b.String()
}

// plain reports a string without a letter before it.
func plain(t token) bool { return t.kind == quoted && len(t.text) > 1 && t.text[0] == '"' }
