// Package tox reads a tox.ini as tox 4 does (tox.wiki, "Configuration"). The text, an environment and the arguments
// after -- come in; the lines that tox runs for the environment go out.
//
// Of a section [testenv] with the setting `commands = pytest {posargs}` it lists what installs the dependencies, and
// of the dependencies, and then pytest with the arguments. tox runs no shell, so each word of a command is quoted.
//
// A condition of a line is dropped and the line kept, so that the list may hold more than one environment runs.
// Nothing is run and no other file is read.
package tox

import (
	"strings"

	"guard/internal/lazy"
	"guard/policy/recipe"
	"guard/policy/recipe/gather"
)

// file is a tox.ini that is being read.
type file struct {
	gather.Gathering
	sections map[string]map[string]string
	args     []string
	env      string
	left     int // how many substitutions may still be made
}

// Read lists what tox runs for an environment; empty: for those that its list names.
func Read(text, env string, args ...string) recipe.Reading {
	f := &file{args: args, left: 10000}
	if f.TooLong(text) {
		return f.Reading
	}
	f.sections = readIni(text)
	envs := []string{env}
	if env == "" || env == "ALL" {
		envs = f.listed()
	}
	for _, e := range envs {
		f.Reading.Found = f.environment(e) || f.Reading.Found
	}
	return f.Reading
}

// listed returns the environments that tox runs when it is given none.
func (f *file) listed() []string {
	var out []string
	for _, key := range []string{"env_list", "envlist"} {
		for _, e := range strings.FieldsFunc(f.references(f.sections["tox"][key]), func(r rune) bool {
			return r == '\n'
		}) {
			out = append(out, splitEnvs(e)...)
		}
	}
	if len(out) == 0 {
		out = []string{"py"}
	}
	return out
}

// references replaces only {[section]key}, since the other braces are lists.
func (f *file) references(s string) string {
	return sectionKey().ReplaceAllStringFunc(s, f.substitute)
}

// splitEnvs splits a list of environments at commas outside of braces, and expands {a,b}.
func splitEnvs(list string) (out []string) {
	depth, from := 0, 0
	for i, r := range list + "," {
		switch {
		case r == '{':
			depth++
		case r == '}':
			depth--
		case r == ',' && depth == 0:
			if one := strings.TrimSpace(list[from:i]); one != "" {
				out = append(out, braces(one)...)
			}
			from = i + 1
		}
	}
	return out
}

// braces expands the braces of one name.
func braces(s string) []string {
	open := strings.IndexByte(s, '{')
	end := strings.IndexByte(s, '}')
	if open < 0 || end < open || len(s) > 1000 {
		return []string{s}
	}
	var out []string
	for choice := range strings.SplitSeq(s[open+1:end], ",") {
		if len(out) > 200 {
			break
		}
		for _, rest := range braces(s[end+1:]) {
			out = append(out, s[:open]+strings.TrimSpace(choice)+rest)
		}
	}
	return out
}

// environment lists what one environment runs. One that has no section of its own is made from [testenv].
func (f *file) environment(env string) bool {
	if len(f.Reading.Unread) > 0 {
		return true
	}
	f.env = env
	_, own := f.sections["testenv:"+env]
	_, all := f.sections["testenv"]
	if !own && !all || env == "" {
		return false
	}
	f.installs(env)
	dir := f.substitute(f.setting("changedir", "change_dir"))
	if dir != "" {
		dir = quoteUnknown(dir)
	}
	exports := f.exports()
	for _, key := range []string{"commands_pre", "commands", "commands_post"} {
		for _, argv := range f.commands(f.setting(key, key)) {
			f.Line(recipe.Line{Text: gather.InFolder(dir, argv), Task: env, Exports: exports})
		}
	}
	return true
}

// setting looks a key up in the section of the environment, and then in the common one.
func (f *file) setting(keys ...string) string {
	sections := []string{"testenv:" + f.env, "testenv"}
	if base, ok := f.sections[sections[0]]["base"]; ok {
		sections = append(sections[:1], "testenv")
		for _, b := range strings.FieldsFunc(base, func(r rune) bool { return strings.ContainsRune(", \n", r) }) {
			sections = append(sections, b, "testenv:"+b)
		}
	}
	for _, s := range sections {
		for _, k := range keys {
			if v, ok := f.sections[s][k]; ok {
				return f.conditional(v)
			}
		}
	}
	return ""
}

// factorLine matches a line with a condition: py39: pytest.
var factorLine = lazy.Pattern(`^(!?[A-Za-z0-9_.{},!-]+)\s*:\s+(.*)$`)

// conditional drops the condition of each line, but not the line.
func (f *file) conditional(value string) string {
	lines := strings.Split(value, "\n")
	for i, l := range lines {
		if found := factorLine().FindStringSubmatch(l); found != nil {
			lines[i] = found[2]
		}
	}
	return strings.Join(lines, "\n")
}

// installs adds what tox puts into the environment before it runs anything.
func (f *file) installs(env string) {
	for d := range strings.SplitSeq(f.substitute(f.setting("deps", "deps")), "\n") {
		if d = strings.TrimSpace(d); d != "" {
			f.Run(env, "python -m pip install "+
				strings.Join(gather.QuoteAll(strings.Fields(strings.Replace(d, "-r", "-r ", 1))), " "))
		}
	}
	if custom := f.setting("install_command", "install_command"); custom != "" {
		f.Unread("an install_command of its own")
	}
}

// exports returns the variables that an environment sets.
func (f *file) exports() (out []string) {
	for l := range strings.SplitSeq(f.setting("setenv", "set_env"), "\n") {
		name, value, ok := strings.Cut(l, "=")
		if name = strings.TrimSpace(name); ok && gather.ShellName(name) {
			out = append(out, name+"="+quoteUnknown(f.substitute(strings.TrimSpace(value))))
		} else if strings.TrimSpace(l) != "" {
			f.Unread("an environment that is not understood: " + gather.Short(l))
		}
	}
	return out
}

// commands reads a list of commands. No shell runs them: each is split into words, and every word is quoted.
func (f *file) commands(value string) (out []string) {
	for l := range strings.SplitSeq(strings.ReplaceAll(value, "\\\n", " "), "\n") {
		if l = strings.TrimSpace(strings.TrimLeft(strings.TrimSpace(l), "-!")); l == "" {
			continue
		}
		if found := referenceLine().FindStringSubmatch(l); found != nil && f.left > 0 {
			f.left--
			if v, ok := f.sections[found[1]][found[2]]; ok {
				out = append(out, f.commands(f.conditional(v))...)
				continue
			}
		}
		words, ok := gather.SplitWords(f.substitute(l))
		if !ok {
			f.Unread("a command with an open quote: " + gather.Short(l))
			continue
		}
		for i, w := range words {
			words[i] = quoteUnknown(w)
		}
		out = append(out, strings.Join(words, " "))
	}
	return out
}

// quoteUnknown quotes a word so that only $UNKNOWN and $HOME are expanded.
func quoteUnknown(w string) string {
	var out strings.Builder
	for w != "" {
		at := knownNames().FindStringIndex(w)
		if at == nil {
			at = []int{len(w), len(w)}
		}
		if at[0] > 0 {
			out.WriteString(gather.Quote(w[:at[0]]))
		}
		if at[1] > at[0] {
			out.WriteString(`"` + strings.Trim(w[at[0]:at[1]], "\x00") + `"`)
		}
		w = w[at[1]:]
	}
	if out.Len() == 0 {
		return "''"
	}
	return out.String()
}

// A variable that stands for a value stands between two NULs until its word is
// quoted.
var (
	knownNames    = lazy.Pattern("\x00\\$[A-Za-z_][A-Za-z0-9_]*\x00")
	sectionKey    = lazy.Pattern(`\{\[[^\]{}]+\][A-Za-z_]+\}`)
	referenceLine = lazy.Pattern(`^\{\[([^\]{}]+)\]([A-Za-z_]+)\}$`)
)
