package settingpath

import (
	"slices"
	"strings"
)

// Setting is the folder or file that a text of settings gives a name, as far as its expression is understood.
type Setting struct {
	Table, Key string // of output: { path: x } they are output and path
	Path       string // where Known
	Base       Base
	Known      bool
	Variables  []string // of the environment or the build, that are taken to be unset
}

// Bounds of what is looked at for settings.
const (
	maxSettings = 60
	maxChoices  = 3 // what may be this or that: each is looked at with each other
)

// Settings are those that a caller wants, by their names and those of the tables that they stand in; what a function is
// given stands under its name and (). An expression that
// may be one of several, as by a condition, is a setting for each.
func Settings(text string, wanted func(table, key string) bool) (all []Setting) {
	toks := scan(text)
	first := settingReader{&reader{toks: toks, defined: map[string][]int{}, strict: &strictly{}}}
	first.define()
	for i := range toks {
		key, at := first.settingAt(i)
		if key == "" || len(all) >= maxSettings {
			continue
		}
		switch t := first.tableOf(i); {
		case !wanted(t, key):
		case strings.HasSuffix(key, "()"):
			all = append(all, first.settingsGiven(Setting{Table: t, Key: key}, at)...)
		default:
			all = append(all, first.settings(Setting{Table: t, Key: key}, at)...)
		}
	}
	return slices.CompactFunc(all, func(a, b Setting) bool {
		return a.Table == b.Table && a.Key == b.Key && a.Path == b.Path && a.Known == b.Known
	})
}

// settingReader finds the settings in a text.
type settingReader struct{ *reader }

// anew is a reader of the same text that goes by some choices.
func (r settingReader) anew(choose int) settingReader {
	return settingReader{&reader{toks: r.toks, defined: r.defined, values: map[string]value{}, seen: map[int]bool{},
		silent: 1, strict: &strictly{choose: choose}}}
}

// settingsGiven reads what a call is given: each of its arguments is a setting, but for those with a name.
func (r settingReader) settingsGiven(s Setting, at int) (all []Setting) {
	for len(all) < maxSettings {
		all = append(all, r.settings(s, at)...)
		_, end := r.anew(0).expression(at)
		if !r.is(end, ",") || end <= at {
			return all
		}
		at = end + 1
	}
	return all
}

// settings reads one setting, whose value begins at a token, once for each choice in it.
func (r settingReader) settings(s Setting, at int) (all []Setting) {
	choices := 0
	for n := 0; n < 1<<choices || n == 0; n++ {
		r := r.anew(n)
		if r.beginsNone(at) {
			return nil
		}
		v, end := r.expression(at)
		one := s
		one.Variables = r.strict.variables
		choices = min(len(r.strict.choices), maxChoices+1)
		switch {
		case choices > maxChoices || !r.ends(end):
			return []Setting{s}
		case v.lists:
			for _, e := range v.list {
				one.Path, one.Base, one.Known = e.text, e.base, e.known
				all = append(all, one)
			}
			continue
		}
		one.Path, one.Base, one.Known = v.text, v.base, v.known
		all = append(all, one)
	}
	return all
}

// settingAt is the name to which a value is given at a token, and where the value begins: outDir: x, outDir = x,
// "outDir": x, c["outDir"] = x, buildDir.set(x), setattr(c, "basetemp", x), and outDir alone in a table.
func (r settingReader) settingAt(i int) (key string, at int) {
	t := r.at(i)
	if t.kind != name && t.kind != text || len(t.text) > maxKey || t.text == "" {
		return "", 0
	}
	end := i + 1
	if t.kind == text && r.is(i-1, "[") && r.is(end, "]") {
		end++
	}
	if r.is(end, ":") && r.at(end+1).kind == name && r.is(end+2, "=") { // with its type
		end += 2
	}
	switch {
	case r.is(end, ":") && !r.is(i-1, "?"), r.is(end, "="), r.is(end, ":="), r.is(end, "+="):
		if r.is(end, "+=") {
			return t.text, len(r.toks) // more than that is not known
		}
		return t.text, end + 1
	case t.kind == name && (r.is(end, ".") || r.is(end, "?.")) && is(sets, r.at(end+1).text) && r.is(end+2, "("):
		return t.text, end + 3
	case t.kind == name && r.is(end, "(") && !r.at(end).breaks && !is(defines, r.at(i-1).text):
		return t.text + "()", end + 1
	case t.kind == name && (r.at(end).kind == text || r.at(end).kind == name) && !r.at(end).breaks:
		return t.text + "()", end // delete "x"
	case t.kind == text && r.is(end, ",") && is(setters, r.callee(i)):
		return t.text, end + 1
	case t.kind == name && (r.is(i-1, "{") || r.is(i-1, ",")) && (r.is(end, ",") || r.is(end, "}")) && r.inTable(i):
		return t.text, i
	}
	return "", 0
}

// maxKey bounds the length of a setting's name.
const maxKey = 60

// sets are methods that give a setting its value, setters functions that are told its name (Gradle 8, Property; Python
// 3.13, setattr; ECMAScript 2024, Reflect.set; Groovy 4, setProperty).
const (
	sets    = " set value convention assign fileValue "
	setters = " setattr set setProperty defineProperty "
)

// callee is the function among whose arguments a token stands.
func (r settingReader) callee(i int) string {
	if open := r.outer(i); r.is(open, "(") {
		return r.at(open - 1).text
	}
	return ""
}

// inTable reports a token in braces that hold settings, not names that are taken out of something.
func (r settingReader) inTable(i int) bool {
	open := r.outer(i)
	if !r.is(open, "{") || r.at(open).match < 0 {
		return false
	}
	behind := r.at(open).match + 1
	return !r.is(behind, "=") && r.at(behind).text != "from" && !r.is(behind, "=>") && r.at(open-1).text != "import" &&
		!r.is(behind, ")") || r.is(open-1, "(") && r.is(behind, ")")
}

// tableOf is the name of the table that a token stands in: a before its dot, or before the brace around it.
func (r settingReader) tableOf(i int) string {
	if r.is(i-1, ".") && r.at(i-2).kind == name {
		return r.at(i - 2).text
	}
	open := r.outer(i)
	if r.is(open, "(") { // setattr(c, "x", …)
		return ""
	}
	if r.is(open, "[") { // a list of tables
		open = r.outer(open)
	}
	for r.is(open-1, "[") || r.is(open-1, ",") && r.is(r.outer(open-1), "[") {
		open = r.outer(open)
	}
	if heads := r.heads(open, ""); len(heads) > 0 {
		return heads[0]
	}
	return ""
}

// beginsNone reports a value that is no folder: a table, a number, a word of the language.
func (r settingReader) beginsNone(at int) bool {
	t := r.at(at)
	return r.is(at, "{") || t.kind == number || t.kind == name && is(noFolders, t.text) ||
		(t.text == "require" || t.text == "import") && r.is(at+1, "(") && r.at(at+1).match > 0 &&
			r.ends(r.at(at+1).match+1)
}

const noFolders = " true false True False null None undefined nil function async class import "

// ends reports the end of an expression at a token: nothing more belongs to it.
func (r *reader) ends(at int) bool {
	t := r.at(at)
	if t.breaks {
		return t.kind != operator || !strings.Contains(" + / . ?. ? : ++ <> |> || ?? ", " "+t.text+" ")
	}
	return t.kind == operator && strings.Contains(" , ; ) ] } ", " "+t.text+" ") ||
		t.kind == name && is(" as satisfies ", t.text)
}
