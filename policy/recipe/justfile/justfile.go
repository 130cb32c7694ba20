// Package justfile reads a justfile as just 1.40 does (just.systems/man). The text, the name of a recipe and its
// arguments come in; the lines that just runs for it go out.
//
// Of `build target: clean` with the line `cargo build --bin {{target}}` it lists what clean runs, and then cargo
// build with the argument in its place. An expression that may have several values gives a line for each.
//
// Functions whose result depends on the machine are not computed, and stand as $UNKNOWN. Files that a justfile
// imports, and those of its modules, are read as far as the surroundings have them. Nothing is run.
package justfile

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/recipe"
	"guard/policy/recipe/gather"
)

// justfile is a file that is being read.
type justfile struct {
	gather.Gathering
	recipes map[string][]*task
	first   string
	alias   map[string]string
	vars    map[string]*variable
	order   []string
	set     map[string]string
	doing   []string
	done    map[string]bool
	left    int
	named   func(variable string) bool // variables that stand in the lines by their names
	others
}

// variable is a variable of the file.
type variable struct {
	expr   string
	export bool
	doing  bool
	known  []string // the values of the variable, once it was evaluated
}

// task is a recipe of the file.
type task struct {
	name   string
	params []parameter
	before []string // the dependencies before it, each a name or (name arguments)
	behind []string
	lines  []string
	attrs  string
}

// parameter is a parameter of a recipe.
type parameter struct {
	name, preset string
	has, rest    bool // it has a default value; it takes all further arguments
	export       bool
}

// Read lists what just runs for a recipe; empty: for the first one. args are the recipe's arguments.
func Read(around recipe.Surroundings, text, name string, args ...string) recipe.Reading {
	j := taken(around, text)
	if module, inner, ok := j.module(name, args); ok {
		return j.ofModule(module, inner)
	}
	if name == "" {
		name = j.first
	}
	if to, ok := j.alias[name]; ok {
		name = to
	}
	if _, j.Reading.Found = j.recipes[name]; !j.Reading.Found {
		return j.Reading
	}
	for _, v := range j.order {
		j.variable(v) // just evaluates every variable, and runs what stands in backticks
	}
	j.recipe(name, args)
	return j.Reading
}

// taken takes in a justfile.
func taken(around recipe.Surroundings, text string) *justfile {
	j := &justfile{
		recipes: map[string][]*task{}, alias: map[string]string{}, vars: map[string]*variable{},
		set: map[string]string{}, done: map[string]bool{}, left: 20000, named: around.Named,
		others: others{around: around, modules: map[string]string{}},
	}
	if j.TooLong(text) {
		return j
	}
	j.read(strings.ReplaceAll(strings.TrimPrefix(text, "\ufeff"), "\r\n", "\n"))
	j.settings()
	for name, value := range around.Set {
		if v := j.vars[name]; v != nil {
			v.known = []string{value}
		}
	}
	return j
}

// Evaluate lists what just runs to show its variables (just --evaluate), and a line that shows
// each value. What a command prints is only shown.
func Evaluate(around recipe.Surroundings, text string) recipe.Reading {
	j := taken(around, text)
	j.Reading.Found = len(j.order) > 0 || len(j.Reading.Unread) > 0
	for _, name := range j.order {
		for _, value := range j.variable(name) {
			j.Line(recipe.Line{Text: `echo "` + escapes.Replace(value) + `"`, Always: true})
		}
	}
	j.Reading.Unread = slices.DeleteFunc(j.Reading.Unread,
		func(why string) bool { return strings.HasPrefix(why, printedMayRun) })
	return j.Reading
}

// escapes writes a value between double quotes, in which names of variables are still names.
var escapes = strings.NewReplacer(`\`, `\\`, `"`, `\"`, "`", "\\`")

// printedMayRun begins why a value that a command prints cannot be told.
const printedMayRun = "what a command prints may be run: "

var (
	assignLine  = lazy.Pattern(`^(export\s+)?([A-Za-z_][A-Za-z0-9_-]*)\s*:=\s*(.*)$`)
	aliasLine   = lazy.Pattern(`^alias\s+([A-Za-z_][A-Za-z0-9_-]*)\s*:=\s*([A-Za-z_][A-Za-z0-9_-]*)\s*$`)
	settingLine = lazy.Pattern(`^set\s+([a-z-]+)\s*(?::=\s*(.*))?$`)
	importLine  = lazy.Pattern(`^(import|mod)(\?)?\s+(.+)$`)
	headerLine  = lazy.Pattern(`^@?([A-Za-z_][A-Za-z0-9_-]*)((?:\s.*)?)$`)
)

// read takes the file apart into its items.
func (j *justfile) read(text string) {
	lines, attrs := strings.Split(text, "\n"), ""
	for i := 0; i < len(lines); i++ {
		line := strings.TrimRight(lines[i], " \t")
		for strings.HasSuffix(line, `\`) && i+1 < len(lines) || openText(line) && i+1 < len(lines) {
			i++
			line = strings.TrimSuffix(line, `\`) + "\n" + strings.TrimRight(lines[i], " \t")
		}
		switch {
		case line == "" || line[0] == '#':
		case line[0] == ' ' || line[0] == '\t':
			j.Unread("an indented line outside of recipes: " + gather.Short(line))
		case line[0] == '[':
			attrs += line
			continue
		default:
			if r := j.item(line, attrs); r != nil {
				i = r.body(lines, i)
			}
		}
		if line != "" && line[0] != '#' {
			attrs = ""
		}
	}
}

// openText reports whether a line ends inside a text of several lines, or inside brackets.
func openText(line string) bool {
	if line == "" || line[0] == ' ' || line[0] == '\t' || line[0] == '#' {
		return false
	}
	for _, q := range []string{"'''", `"""`, "```"} {
		if strings.Count(line, q)%2 == 1 {
			return len(line) < 16<<10
		}
	}
	_, after, ok := strings.Cut(line, ":=")
	return ok && strings.Count(after, "(") > strings.Count(after, ")") && len(line) < 16<<10
}

// item reads one item, and returns the recipe whose head it is, or nil.
func (j *justfile) item(line, attrs string) *task {
	if f := settingLine().FindStringSubmatch(line); f != nil {
		j.set[f[1]] = f[2]
		return nil
	}
	if f := aliasLine().FindStringSubmatch(line); f != nil {
		j.alias[f[1]] = f[2]
		return nil
	}
	if f := importLine().FindStringSubmatch(line); f != nil && !strings.Contains(line, ":") {
		j.takesIn(f[1], f[3])
		return nil
	}
	if f := assignLine().FindStringSubmatch(strings.ReplaceAll(line, "\n", " \n")); f != nil ||
		strings.Contains(line, "\n") {
		if f = assignment(line); f != nil {
			j.vars[f[2]] = &variable{expr: f[3], export: f[1] != ""}
			j.order = append(j.order, f[2])
			return nil
		}
	}
	head, needs, ok := cutHeader(line)
	f := headerLine().FindStringSubmatch(head)
	if !ok || f == nil {
		j.Unread("a line that is not understood: " + gather.Short(line))
		return nil
	}
	r := &task{name: f[1], attrs: attrs}
	if r.params, ok = parameters(f[2]); !ok {
		j.Unread("parameters that are not understood: " + gather.Short(line))
	}
	r.needs(needs)
	if j.first == "" && !strings.Contains(attrs, "[private]") || strings.Contains(attrs, "[default]") {
		j.first = r.name
	}
	j.recipes[r.name] = append(j.recipes[r.name], r)
	return r
}

// assignment returns the parts of an assignment, or nil.
func assignment(line string) []string {
	head, rest, _ := strings.Cut(line, "\n")
	f := assignLine().FindStringSubmatch(head)
	if f != nil && rest != "" {
		f[3] += "\n" + rest
	}
	return f
}

// cutHeader splits the head of a recipe at the first colon outside of texts.
func cutHeader(line string) (head, needs string, ok bool) {
	quoted := byte(0)
	for i := range len(line) {
		switch c := line[i]; {
		case quoted != 0:
			if c == quoted {
				quoted = 0
			}
		case c == '\'' || c == '"' || c == '`':
			quoted = c
		case c == ':':
			needs, _, _ = strings.Cut(line[i+1:], "#")
			return strings.TrimSpace(line[:i]), strings.TrimSpace(needs), true
		}
	}
	return "", "", false
}

// body reads the indented lines of a recipe, and returns the number of the last one.
func (r *task) body(lines []string, at int) int {
	indent, last := "", at
	for i := at + 1; i < len(lines); i++ {
		l := lines[i]
		if strings.TrimSpace(l) == "" {
			if indent != "" {
				r.lines = append(r.lines, "")
			}
			continue
		}
		if indent == "" {
			indent = l[:len(l)-len(strings.TrimLeft(l, " \t"))]
		}
		if indent == "" || l[0] != ' ' && l[0] != '\t' {
			break
		}
		r.lines = append(r.lines, strings.TrimPrefix(l, indent))
		last = i
	}
	return last
}

// settings reads the settings that change how recipes run.
func (j *justfile) settings() {
	if shell, ok := j.set["shell"]; ok {
		list := strings.FieldsFunc(shell, func(r rune) bool { return strings.ContainsRune(`[]",' `, r) })
		if len(list) == 0 || !slices.Contains(gather.KnownShells, list[0]) ||
			slices.ContainsFunc(list[1:], func(f string) bool {
				return !gather.ShellFlags().MatchString(f)
			}) {
			j.Unread("a shell of its own: " + gather.Short(shell))
			j.ownShell(shell)
		}
	}
	for _, name := range []string{"dotenv-load", "dotenv-filename", "dotenv-path", "dotenv-required"} {
		if v, ok := j.set[name]; ok && v != "false" {
			file := strings.Trim(v, `'"`)
			if file == "" || file == "true" {
				file = ".env"
			}
			j.Include(file)
		}
	}
	if j.set["working-directory"] != "" && !isText(j.set["working-directory"]) {
		j.Unread("a computed working-directory")
	}
}

// quotedWord is one word of a list.
var quotedWord = lazy.Pattern(`"((?:[^"\\]|\\.)*)"|'([^']*)'`)

// ownShell lists what such a shell runs before each line: the text that it is given, and a program of the project's.
func (j *justfile) ownShell(list string) {
	for i, m := range quotedWord().FindAllStringSubmatch(list, 20) {
		word := m[1] + m[2]
		switch {
		case i == 0 && strings.Contains(word, "/"):
			j.Line(recipe.Line{Text: gather.Quote(word) + " -c true"})
		case i > 0 && strings.ContainsAny(word, " ;|&"):
			j.Line(recipe.Line{Text: word})
		}
	}
}

// isText reports whether an expression is one quoted text.
func isText(s string) bool {
	return len(s) > 1 && (s[0] == '"' || s[0] == '\'') && s[len(s)-1] == s[0] &&
		!strings.ContainsAny(s[1:len(s)-1], `"'\$`)
}

// folderAttribute matches the attribute that names the folder of a recipe.
var folderAttribute = lazy.Pattern(`\[[^\]]*working-directory\s*[:(]\s*['"]([^'"]*)['"]`)

// folder returns the folder in which a recipe runs.
func (j *justfile) folder(r *task) string {
	dir := strings.Trim(j.set["working-directory"], `'"`)
	if f := folderAttribute().FindStringSubmatch(r.attrs); f != nil {
		dir = path.Join(dir, f[1])
	}
	if dir == "" {
		return ""
	}
	return gather.Quote(dir)
}
