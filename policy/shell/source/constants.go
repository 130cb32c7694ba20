package source

import (
	"regexp"
	"strconv"
	"strings"

	"guard/internal/lazy"
	"guard/internal/memo"
	"guard/policy/shell/effect"
)

// A name that code puts together of strings which stand beside each other is one that anybody
// can read off, in any language.

// anyQuoted is a string of a scripting language or of a compiled one.
const anyQuoted = `(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')`

// joinOperator is what puts two strings together: + (Python, JavaScript, Ruby, Go), . (Perl, PHP), .. (Lua),
// ++ (Zig, Haskell), <> (Elixir), ~ (D), & (Nim), << (Ruby); nothing between them in Python, Ruby, C.
const joinOperator = `(?:\+\+?|\.\.?|<>|<<|~|&)`

// constantStrings are strings that are put together. One alone is found too, so that what stands between two is not
// taken for a string.
var (
	constantStrings = lazy.Pattern(anyQuoted + `(?:\s*` + joinOperator + `?\s*` + anyQuoted + `)*`)
	oneString       = lazy.Pattern(anyQuoted)
)

// constantLists are lists of strings each with the word that is put between them: ['a', 'b'].join('_') (JavaScript,
// Ruby, Rust), '_'.join(['a', 'b']) (Python).
var constantLists = []constantList{
	{lazy.Pattern(`\[\s*(` + anyQuoted + `(?:\s*,\s*` + anyQuoted + `)*)\s*,?\s*\]\s*\.\s*(?:join|concat|` +
		`joined)\(\s*(` +
		anyQuoted + `?)\s*\)`), 1, 2},
	{lazy.Pattern(`(` + anyQuoted + `)\s*\.\s*join\(\s*[\[(]\s*(` + anyQuoted + `(?:\s*,\s*` + anyQuoted +
		`)*)\s*,?\s*[\])]\s*\)`), 2, 1},
	{lazy.Pattern(`\bconcat!\s*[(\[{]\s*(` + anyQuoted + `(?:\s*,\s*` + anyQuoted + `)*)\s*,?()\s*[)\]}]`), 1, 2},
}

type constantList struct {
	pattern          func() *regexp.Regexp
	list, separators int // the groups that hold them
}

// Folded is a text in which strings that are put together are one; empty where none are. Each thing stays on its
// line.
func Folded(text string) string {
	return foldings.Of(idOf(text), func() string { return folded(text) })
}

// foldings are kept by text.
var foldings = memo.Memo[textID, string]{Most: maxReadings}

func folded(text string) string {
	out := ofRust(text)
	for _, l := range constantLists {
		out = l.pattern().ReplaceAllStringFunc(out, func(found string) string {
			m := l.pattern().FindStringSubmatch(found)
			return oneOf(oneString().FindAllString(m[l.list], maxEmbedded), plain(m[l.separators]), found)
		})
	}
	out = constantStrings().ReplaceAllStringFunc(out, func(found string) string {
		pieces := oneString().FindAllString(found, maxEmbedded+1)
		if len(pieces) < 2 || len(pieces) > maxEmbedded {
			return found
		}
		return oneOf(pieces, "", found)
	})
	if out == text {
		return ""
	}
	return out
}

// Macros of Rust 1.83 that make a string: the folder of the crate, from which names count, and the words given.
var (
	crateFolder = lazy.Pattern(`\b(?:option_)?env!\s*[(\[{]\s*"CARGO_MANIFEST_DIR"\s*[)\]}]`)
	stringified = lazy.Pattern(`\bstringify!\s*[(\[{]([^()\[\]{}"\n]*)[)\]}]`)
)

// ofRust is a text with such macros as strings.
func ofRust(text string) string {
	if !strings.Contains(text, "concat!") {
		return text
	}
	text = crateFolder().ReplaceAllString(text, `"."`)
	return stringified().ReplaceAllString(text, `"$1"`)
}

// oneOf is one string of pieces, followed by as many line ends as stood among them.
func oneOf(pieces []string, separator, found string) string {
	for i, p := range pieces {
		pieces[i] = plain(p)
	}
	return strconv.Quote(strings.Join(pieces, separator)) + strings.Repeat("\n", strings.Count(found, "\n"))
}

// plain is what a string of either kind says.
func plain(quoted string) string {
	if strings.HasPrefix(quoted, `"`) {
		return text(quoted)
	}
	return strings.ReplaceAll(strings.Trim(quoted, "'"), `\'`, "'")
}

// printsCredential raises where a text shows a credential of the environment, by its name or by the pieces of it.
func (n *Names) printsCredential(c *effect.Call, text string) {
	n.PrintsCredential(c, text)
	if whole := Folded(text); whole != "" {
		n.PrintsCredential(c, whole)
	}
}
