package source

import (
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
)

// What a name of a program stands for is told by the lines that define it, and by those that define what these name:
// of `api.delete(…)` the module that has `api = axios.create({ baseURL })`, and the line that has baseURL. Nothing is
// evaluated: all that a name may be made of counts.

// definedNames are the lines of a text by the names that they define.
type definedNames struct {
	lang  code.Language
	lines []string
	at    map[string][]int
}

// Bounds of what is followed for one name.
const (
	maxSliceNames     = 80
	maxSliceLines     = 400
	maxDefinition     = 120 // lines
	maxDefinitionText = 1000
	maxDefinitions    = 6
	sliceDepth        = 5
)

var (
	// definesBlock finds the head of a function or a class.
	definesBlock = lazy.Pattern(`^\s*(?:(?:export|default|public|private|protected|static|abstract|final|async)\s+)*` +
		`(?:def|class|function|func|sub|module|object)\s+(?:self\.|\([^)]*\)\s*)?([\w$]+)|` +
		`\b(?:let!?|subject|given|fixture)\(:(\w+)\)|` +
		`^\s*(?:async\s+)?([\w$]+)\s*:\s*(?:\[\s*)?(?:async\b|function\b|\([^()]*\)\s*=>)|` +
		`^\s*(?:(?:async|public|private|protected|static)\s+)*([\w$]+)\([^()]*\)[^(){};=]*\{\s*$`)
	// assignsName finds a name that is given something.
	assignsName = lazy.Pattern(`(?:^|[;{(,\s])(?:(?:self|this|cls|global|globalThis|exports|module\.exports|` +
		`__module_\d+)\.|\$this->|@@?|\$)?([A-Za-z_][\w$]*)["']?\s*` +
		`(?::\s*[\w.<>\[\]| ]+?)?\s*(?:\|\||\?\?)?:?=(?:[^=~>]|$)|` +
		`\bas\s+(\w+)\s*(?:[:,)]|$)|` +
		`(?:^|[{,\s])["']?([A-Za-z_][\w-]*)["']?\s*:\s*[^:\s]`)
)

// define reads a text.
func define(lang code.Language, text string) definedNames {
	d := definedNames{lang, strings.Split(text, "\n"), map[string][]int{}}
	for i, line := range d.lines {
		if len(line) > maxDefinitionText || handsOutLine().MatchString(line) {
			continue
		}
		for _, m := range definesBlock().FindAllStringSubmatch(line, maxHanded) {
			d.note(m[1]+m[2]+m[3]+m[4], i)
		}
		for _, m := range assignsName().FindAllStringSubmatch(line, maxHanded) {
			d.note(m[1]+m[2]+m[3], i)
		}
	}
	return d
}

func (d definedNames) note(name string, line int) {
	all := d.at[name]
	if name != "" && len(all) < maxDefinitions && (len(all) == 0 || all[len(all)-1] != line) && !notFunctions[name] {
		d.at[name] = append(all, line)
	}
}

// block is the definition that begins on a line: a function or a class, or else a statement.
func (d definedNames) block(from int) string {
	var end int
	switch {
	case definesBlock().MatchString(d.lines[from]) && (d.lang == code.Python || d.lang == code.Ruby):
		end = indentedEnd(d.lines, from)
	case definesBlock().MatchString(d.lines[from]):
		end = bracedEnd(d.lines, from)
	default:
		end = statementEnd(d.lines, from)
	}
	return strings.Join(d.lines[from:max(from+1, min(end, from+maxDefinition, len(d.lines)))], "\n")
}

// statementEnd is the line behind a statement whose brackets are closed.
func statementEnd(lines []string, from int) int {
	depth := 0
	for i := from; i < min(len(lines), from+maxDefinition); i++ {
		plain := quotedText().ReplaceAllString(lines[i], `""`)
		depth += strings.Count(plain, "(") + strings.Count(plain, "[") + strings.Count(plain, "{") -
			strings.Count(plain, ")") - strings.Count(plain, "]") - strings.Count(plain, "}")
		if depth <= 0 {
			return i + 1
		}
	}
	return from + 1
}

// madeOf is the text of what names are made of, from the nearest on; each of its parts is seen as it comes, and nothing
// more is looked for once that says so.
func (d definedNames) madeOf(names []string, enough func(part string) bool) {
	seen, lines := map[string]bool{}, map[int]bool{}
	for range sliceDepth {
		var next []string
		for _, name := range names {
			if seen[name] || len(seen) > maxSliceNames {
				continue
			}
			seen[name] = true
			for _, at := range d.at[name] {
				if lines[at] || len(lines) > maxSliceLines {
					continue
				}
				lines[at] = true
				part := d.block(at)
				if enough(part) {
					return
				}
				next = append(next, namedWords(part)...)
			}
		}
		names = next
	}
}

// namedWords are the words of a text that may be names: none of what stands in a string without expressions.
func namedWords(text string) (words []string) {
	for line := range strings.Lines(text) {
		if !strings.ContainsAny(line, "{`") {
			line = quotedText().ReplaceAllString(line, `""`)
		}
		for _, w := range wordsOf().FindAllString(line, maxSliceNames) {
			words = append(words, strings.TrimLeft(w, "$"))
		}
	}
	return words
}
