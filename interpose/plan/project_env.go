package plan

import (
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"

	"mvdan.cc/sh/v3/syntax"
)

// Blank is a variable of the project's that guard has set to something harmless.
type Blank struct {
	Path string `json:"file"`
	Name string `json:"variable"`

	env bool // in the agent's environment; else where a file of settings would set it
}

// projectEnv keeps the project's files of variables from setting what runs programs
// unasked. Whoever reads one takes from it only what the environment does not hold:
// so it is given a value that does nothing.
func (b *Builder) projectEnv() {
	for _, l := range b.envLayers() {
		for _, r := range l.Runs {
			value, can := b.Harmless(r.Sets)
			if !can || r.anew && value == "" || b.holds(r) {
				continue
			}
			b.Set(r.Sets, value, "a file of the project sets it, and with it what runs unasked")
			b.NoteBlanked(l.Path, r.Sets)
			b.Blanked[len(b.Blanked)-1].env = true
		}
	}
}

// NoteBlanked records a variable that is blanked, and tells the person.
func (b *Builder) NoteBlanked(path, name string) {
	b.Blanked = append(b.Blanked, Blank{Path: path, Name: name})
	b.Note("%q sets %s, which has programs run unasked: it is blanked", path, name)
}

// envLayers are the project's files of variables, by what in them has programs run.
// In each folder all count: which one an agent takes can hang on whether it trusts the
// folder. The person's own, in the home, does not.
func (b *Builder) envLayers() (all []Layer) {
	for _, a := range b.reading() {
		for _, k := range a.EnvFiles {
			for _, folder := range b.foldersUp(b.Request.Dir, k.Up) {
				l := k.read(filepath.Join(folder, k.Path))
				at := slices.IndexFunc(all, func(o Layer) bool { return Resolved(o.Path) == Resolved(l.Path) })
				switch {
				case len(l.Runs) == 0:
				case at < 0:
					all = append(all, l)
				default:
					all[at].Runs = together(all[at].Runs, l.Runs)
				}
			}
		}
	}
	return all
}

// together are what a file has run by one agent, or by another.
func together(runs, more []Run) []Run {
	for _, r := range more {
		at := slices.IndexFunc(runs, func(o Run) bool { return o.Key == r.Key && o.Value == r.Value })
		if at < 0 {
			runs = append(runs, r)
			continue
		}
		runs[at].anew = runs[at].anew || r.anew
		runs[at].of = append(slices.Clone(runs[at].of), r.of...)
	}
	return runs
}

func (k EnvFile) read(path string) Layer {
	l := Layer{Path: path}
	l.Content, l.Unread = ofProject(path)
	all, whole := setIn(l.Content)
	for _, set := range all {
		plain := set[1] == "" || tamePattern(k.Plain[set[0]]).MatchString(set[1])
		elsewhere := slices.Contains(k.Sends, set[0]) && !plain
		if elsewhere || runsBy(set[0], set[1]) || !plain && steersBy(k.Steers, set[0], set[1]) {
			l.Runs = append(l.Runs, Run{Key: set[0], Value: set[1], Sets: set[0], Sends: elsewhere,
				anew: k.Anew && !slices.Contains(k.Refuses, set[0])})
		}
	}
	if !whole || len(l.Runs) > maxRuns {
		l.Runs, l.Unread = nil, errTooMuch
	}
	if l.Unread != nil {
		l.Runs = append(l.Runs, unread(l.Unread)...)
	}
	return l
}

// steersBy reports whether a variable is one of those of a list, each a name, or a name and the only value that counts,
// which another variable may hold.
func steersBy(steers []string, name, value string) bool {
	return value != "" && slices.ContainsFunc(steers, func(s string) bool {
		steered, only, one := strings.Cut(s, "=")
		return steered == name && (!one || only == value || strings.Contains(value, "$"))
	})
}

// leftEnv are those files with what could not be blanked.
func (b *Builder) leftEnv() (all []Layer) {
	for _, l := range b.envLayers() {
		l.Runs = slices.DeleteFunc(l.Runs, func(r Run) bool { return r.Sets != "" && b.holds(r) })
		if len(l.Runs) > 0 {
			l.Path = Resolved(l.Path)
			all = append(all, l)
		}
	}
	return all
}

// unblankable are those layers with only what has no harmless value.
func unblankable(layers []Layer) (all []Layer) {
	for _, l := range layers {
		l.Runs = slices.DeleteFunc(slices.Clone(l.Runs), Run.blankable)
		if len(l.Runs) > 0 {
			all = append(all, l)
		}
	}
	return all
}

// blankable reports a variable that a harmless value keeps from being taken.
func (r Run) blankable() bool {
	value, can := harmlessValue(r.Sets)
	return can && (value != "" || !r.anew)
}

// holds reports a variable that the agent's environment has already.
func (b *Builder) holds(r Run) bool {
	return slices.ContainsFunc(b.Request.Env, func(e string) bool {
		name, value, _ := strings.Cut(e, "=")
		return name == r.Sets && (value != "" || !r.anew)
	}) || slices.ContainsFunc(b.Env, func(s Setting) bool { return s.Name == r.Sets && (s.Value != "" || !r.anew) })
}

// blank is what IsBlank is, and a little more, as a pattern.
const blank = `[\s\v\x{85}\x{a0}\x{feff}\pZ]`

// nameSet is how a variable is set in dotenv's form: at the beginning of a line, perhaps behind export, before = or :
// (the pattern LINE of dotenv 16 and 17; it lets its blanks and its beginnings of lines be all that JavaScript's are).
var nameSet = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?:^|[\n\r\x{2028}\x{2029}])` + blank + `*(?:export` + blank + `+)?` +
		`([\w.-]+)` + blank + `*[=:]`)
})

// setIn are the variables that a text in dotenv's form sets, and to what. What only looks so, inside a text of several
// lines, counts too. The text may be made so that each value goes on to its end: then it is not looked at to the end.
func setIn(content []byte) (all [][2]string, toTheEnd bool) {
	text, left := string(content), maxWork
	for _, at := range nameSet().FindAllStringSubmatchIndex(text, -1) {
		// npm takes names with a dash too, and bash hands them on
		if name := text[at[2]:at[3]]; syntax.ValidName(name) || isOfNPM(name) {
			value := text[at[1]:]
			if text[at[1]-1] == ':' { // behind which a blank must stand, as which a line's end counts
				value = strings.TrimPrefix(strings.TrimPrefix(value, "\r"), "\n")
			}
			set, looked := valueAt(value)
			if left -= looked; left < 0 {
				return all, false
			}
			all = append(all, [2]string{name, set})
		}
	}
	return all, true
}

// maxWork bounds, in bytes, how much of a file is looked at, where parts of it may be looked at more than once.
const maxWork = 16 * maxFile

// valueAt is the value at the beginning of a text: in quotes, also some lines below, or else the rest of the line, up
// to a comment. It also tells at how many bytes it looked.
func valueAt(text string) (value string, looked int) {
	value, looked, whole := inQuotes(strings.TrimLeftFunc(text, IsBlank))
	if whole {
		return value, looked
	}
	if at := strings.IndexAny(text, "\n\r"); at >= 0 {
		text = text[:at]
	}
	looked += len(text)
	if at := strings.IndexByte(text, '#'); at > 0 {
		text = text[:at]
	}
	return unquoted(strings.TrimFunc(text, IsBlank)), looked
}

// inQuotes is the value at the beginning of a text that stands in quotes, with nothing but a comment behind them. A
// quote behind a backslash may end it, or not.
func inQuotes(text string) (value string, looked int, whole bool) {
	if text == "" || !isQuote(text[0]) {
		return "", 0, false
	}
	for i := 1; i < len(text); i++ {
		if text[i] != text[0] {
			continue
		}
		if endsLine(text[i+1:]) {
			return text[1:i], i, true
		}
		if text[i-1] != '\\' {
			return "", i, false
		}
	}
	return "", len(text), false
}

// endsLine reports that up to the line's end there is nothing but blanks and a comment.
func endsLine(rest string) bool {
	for _, r := range rest {
		switch {
		case r == '#' || strings.ContainsRune("\n\r\u2028\u2029", r):
			return true
		case !IsBlank(r):
			return false
		}
	}
	return true
}

func isQuote(c byte) bool { return strings.IndexByte("\"'`", c) >= 0 }

// IsBlank is what JavaScript's \s matches.
func IsBlank(r rune) bool {
	return unicode.IsSpace(r) && r != 0x85 || unicode.Is(unicode.Z, r) || r == 0xfeff
}

// unquoted is a value without the quotes round it, if they are whole.
func unquoted(value string) string {
	if n := len(value); n > 1 && isQuote(value[0]) && value[n-1] == value[0] {
		return value[1 : n-1]
	}
	return value
}
