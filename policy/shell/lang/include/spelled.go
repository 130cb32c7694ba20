package include

import (
	"net/url"
	"regexp"
	"strconv"
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/lang/escape"
	"guard/policy/shell/program"
)

// Hole stands in a spelled name for what is not known.
const Hole = "\x00"

// Bounds of spelling names.
const (
	maxSpelled = 100 // arguments of a text
	maxNested  = 4   // a name that stands for another
)

// speller spells the names of one text.
type speller struct {
	way     program.Spelling
	defined map[string]string
}

// Spelled lists the names of files that a text puts in, as they are once all that stands for something else is put
// in its place; Hole stands for what is not known.
func Spelled(text string, way program.Spelling) (names []string) {
	s := speller{way, map[string]string{}}
	for _, one := range undoneTexts(text, way.Text) {
		s.define(one)
		if way.Anything != nil && way.Anything.MatchString(one) {
			names = append(names, Hole)
		}
		for _, m := range way.Argument.FindAllStringSubmatch(one, maxSpelled) {
			if name := s.spell(strings.TrimSpace(strings.Join(m[1:], "")), 0); name != "" {
				names = append(names, name)
			}
		}
	}
	return names
}

// define notes what names stand for. One that stands for several things stands for anything.
func (s *speller) define(text string) {
	for name, value := range s.way.Given {
		s.defined[name] = value
	}
	if s.way.Defines == nil {
		return
	}
	for _, m := range s.way.Defines.FindAllStringSubmatch(text, maxSpelled) {
		for i := 1; i+1 < len(m); i += 2 {
			if m[i] == "" {
				continue
			}
			if was, known := s.defined[m[i]]; known && was != m[i+1] {
				delete(s.defined, m[i])
				continue
			}
			s.defined[m[i]] = m[i+1]
		}
	}
}

// spell spells an argument.
func (s *speller) spell(argument string, depth int) string {
	if depth > maxNested {
		return Hole
	}
	if s.way.Joins == nil {
		return s.undone(s.filled(argument, depth))
	}
	return s.expression(argument, depth)
}

// filled is a name with what names in it stand for.
func (s *speller) filled(name string, depth int) string {
	if s.way.Holes == nil {
		return name
	}
	return s.way.Holes.ReplaceAllStringFunc(name, func(hole string) string {
		of := strings.Join(s.way.Holes.FindStringSubmatch(hole)[1:], "")
		value, known := s.defined[of]
		if !known || depth >= maxNested {
			return Hole
		}
		if s.way.Joins != nil {
			return s.expression(value, depth+1)
		}
		return s.filled(strings.TrimSpace(value), depth+1)
	})
}

var (
	quotedPart = lazy.Pattern(`^(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')`)
	namedPart  = lazy.Pattern(`^\$?([A-Za-z_][\w.-]*)`)
)

// expression spells the first argument of what is a list of expressions.
func (s *speller) expression(rest string, depth int) string {
	var b strings.Builder
	for rest = strings.TrimSpace(rest); rest != ""; rest = strings.TrimSpace(rest) {
		quoted, named := quotedPart().FindStringSubmatch(rest), namedPart().FindStringSubmatch(rest)
		join := s.way.Joins.FindString(rest)
		switch {
		case quoted != nil:
			b.WriteString(s.undone(s.filled(quoted[1]+quoted[2], depth)))
			rest = rest[len(quoted[0]):]
		case join != "":
			rest = rest[len(join):]
		case named != nil && !strings.HasPrefix(rest[len(named[0]):], "("):
			value, known := s.defined[strings.TrimPrefix(named[1], "local.")]
			if known && depth < maxNested {
				b.WriteString(s.expression(value, depth+1))
			} else {
				b.WriteString(Hole)
			}
			rest = rest[len(named[0]):]
		case rest[0] == ',':
			return b.String() // how the file is read
		default: // a call, an index: what it makes of the rest is not known
			return b.String() + Hole
		}
	}
	return b.String()
}

var (
	characterEntity = lazy.Pattern(`&#(x[0-9a-fA-F]+|[0-9]+);`)
	caretPair       = lazy.Pattern(`\^\^([0-9a-f]{2})`)
	bracedCharacter = lazy.Pattern(`\\u\{([0-9a-fA-F]{1,6})\}`)
	octalCharacter  = lazy.Pattern(`\\(?:[0-7]{1,3}|x[0-9a-fA-F]{1,2})`)
	foldedLine      = lazy.Pattern(`\\\r?\n[ \t]*`)
	blockComment    = lazy.Pattern(`/\*[^*]*\*+(?:[^/*][^*]*\*+)*/`)
	stringsBeside   = lazy.Pattern(`"\s*"`)
)

// undone is a name without the escapes of its language.
func (s *speller) undone(name string) string {
	for _, how := range s.way.Undo {
		switch how {
		case "xml":
			name = character(characterEntity(), name, func(of string) (string, int) {
				hex, ok := strings.CutPrefix(of, "x")
				return hex, map[bool]int{true: 16, false: 10}[ok]
			})
		case "caret":
			name = character(caretPair(), name, func(of string) (string, int) { return of, 16 })
		case "percent":
			if plain, err := url.PathUnescape(name); err == nil {
				name = plain
			}
		case "backslash":
			name = Unescaped(name)
		case "octal": // what else follows a backslash is an argument
			name = octalCharacter().ReplaceAllStringFunc(name, escape.Word)
		}
	}
	return name
}

// character puts characters in the place of their numbers.
func character(re *regexp.Regexp, text string, number func(of string) (string, int)) string {
	return re.ReplaceAllStringFunc(text, func(one string) string {
		digits, base := number(re.FindStringSubmatch(one)[1])
		v, err := strconv.ParseUint(digits, base, 21)
		if err != nil || v == 0 {
			return one
		}
		return string(rune(v))
	})
}

// Unescaped undoes the escapes with a backslash that YAML, JSON, HCL, C and Typst have in strings, a folded line too.
func Unescaped(text string) string {
	if !strings.Contains(text, `\`) {
		return text
	}
	text = foldedLine().ReplaceAllString(text, "")
	text = character(bracedCharacter(), text, func(of string) (string, int) { return of, 16 })
	return strings.ReplaceAll(escape.Stream(text), "\x00", Hole)
}

// undoneTexts are a text as it is read, and what it hands to another reader in strings.
func undoneTexts(text string, how []string) []string {
	all := []string{text}
	for _, one := range how {
		switch one {
		case "splice":
			all[0] = strings.ReplaceAll(all[0], "\\\n", "")
		case "comments":
			all[0] = blockComment().ReplaceAllString(all[0], " ")
		case "strings": // __asm__(".inc" "bin \".env\"")
			inner := escape.Stream(stringsBeside().ReplaceAllString(all[0], ""))
			all = append(all, inner)
		}
	}
	return all
}
