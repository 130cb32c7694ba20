package plan

import (
	"path/filepath"
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"guard/locale"
)

// Blank is a variable of the project's that guard has set to something harmless.
type Blank struct {
	Path string `json:"file"`
	Name string `json:"variable"`
}

// projectEnv keeps the project's files of variables from setting what runs programs
// unasked. Whoever reads one takes from it only what the environment does not hold:
// so it is given a value that does nothing.
func (b *Builder) projectEnv() {
	for _, l := range b.envLayers() {
		for _, r := range l.Runs {
			value, can := b.Harmless(r.Sets)
			if !can || b.holds(r.Sets) {
				continue
			}
			b.Set(r.Sets, value, "a file of the project sets it, and with it what runs unasked")
			b.NoteBlanked(l.Path, r.Sets)
		}
	}
}

// NoteBlanked records a variable that is blanked, and tells the person.
func (b *Builder) NoteBlanked(path, name string) {
	b.Blanked = append(b.Blanked, Blank{path, name})
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
				if len(l.Runs) > 0 && !slices.ContainsFunc(all, func(o Layer) bool {
					return Resolved(o.Path) == Resolved(l.Path)
				}) {
					all = append(all, l)
				}
			}
		}
	}
	return all
}

func (k EnvFile) read(path string) Layer {
	l := Layer{Path: path}
	l.Content, l.Unread = ofProject(path)
	for _, set := range setIn(l.Content) {
		elsewhere := slices.Contains(k.Sends, set[0]) && set[1] != ""
		if elsewhere || runsBy(set[0], set[1]) || steersBy(k.Steers, set[0], set[1]) {
			l.Runs = append(l.Runs, Run{Key: set[0], Value: set[1], Sets: set[0], Sends: elsewhere})
		}
	}
	if l.Unread != nil {
		l.Runs = append(l.Runs, Run{Key: "?", Value: locale.Fill("what guard cannot read: {0}", l.Unread.Error())})
	}
	return l
}

// steersBy reports whether a variable is one of those of a list, each a name, or a name and the only value that counts.
func steersBy(steers []string, name, value string) bool {
	return value != "" && (slices.Contains(steers, name) || slices.Contains(steers, name+"="+value))
}

// leftEnv are those files with what could not be blanked.
func (b *Builder) leftEnv() (all []Layer) {
	for _, l := range b.envLayers() {
		l.Runs = slices.DeleteFunc(l.Runs, func(r Run) bool { return r.Sets != "" && b.holds(r.Sets) })
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
		l.Runs = slices.DeleteFunc(slices.Clone(l.Runs), func(r Run) bool {
			_, can := harmlessValue(r.Sets)
			return can
		})
		if len(l.Runs) > 0 {
			all = append(all, l)
		}
	}
	return all
}

// holds reports a variable that the agent's environment has already.
func (b *Builder) holds(name string) bool {
	return slices.ContainsFunc(b.Request.Env, func(e string) bool { return strings.HasPrefix(e, name+"=") }) ||
		slices.ContainsFunc(b.Env, func(s Setting) bool { return s.Name == name })
}

// setIn are the variables that a text in dotenv's form sets, and to what. A name
// stands at the beginning of a line, perhaps behind export, before = or : (dotenv,
// README). What only looks so, inside a text of several lines, counts too; of a value
// of several lines the first is told.
func setIn(text []byte) (all [][2]string) {
	for _, line := range strings.FieldsFunc(string(text), func(r rune) bool { return r == '\n' || r == '\r' }) {
		line = strings.TrimSpace(strings.TrimPrefix(line, "\ufeff"))
		if rest, ok := strings.CutPrefix(line, "export"); ok && strings.TrimSpace(rest) != rest {
			line = strings.TrimSpace(rest)
		}
		if i := strings.IndexAny(line, "=:"); i > 0 {
			if name := strings.TrimSpace(line[:i]); syntax.ValidName(name) {
				all = append(all, [2]string{name, unquoted(strings.TrimSpace(line[i+1:]))})
			}
		}
	}
	return all
}

// unquoted is a value without the quotes round it, if they are whole.
func unquoted(value string) string {
	if n := len(value); n > 1 && strings.IndexByte("\"'`", value[0]) >= 0 && value[n-1] == value[0] {
		return value[1 : n-1]
	}
	return value
}
