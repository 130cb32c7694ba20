package source

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// A program of the project's own may take away what the person has, where a word of the line has it do so: vault prune.
// Its own text is judged as it stands; of its modules, which are the person's too, only the functions count that are
// called and whose names tell of clearing away.

// Bounds of the modules that are looked at for such a word.
const (
	maxToldModules = 20
	maxToldDepth   = 3
	maxHolders     = 40 // texts in quotes that may name what is taken away
)

// tellsOnly are words with which such a program takes nothing away.
var tellsOnly = strings.Fields("-h --help help --dry-run --dry -n --list --check --version")

// plainWord is a subcommand or an option, and no path.
var plainWord = lazy.Pattern(`^-{0,2}[A-Za-z][\w:.-]*$`)

// toldToClear reports a command that by one of its words, or by the script's own name, clears something away.
func toldToClear(words []string) bool {
	if len(words) == 0 || slices.ContainsFunc(words, func(w string) bool { return slices.Contains(tellsOnly, w) }) {
		return false
	}
	return slices.ContainsFunc(words, func(w string) bool {
		if strings.Contains(w, "/") || strings.Contains(w, ".") {
			w = strings.TrimSuffix(path.Base(w), path.Ext(w)) // the script
		}
		return plainWord().MatchString(w) && program.Clears(strings.TrimLeft(w, "-"))
	})
}

// ToldToClear judges what a program of the person's does by the modules that it loads, where the line tells it to clear
// something away.
func ToldToClear(j *Judge, c *effect.Call, lang code.Language, text, file string) {
	if j.World.Disk == nil || file == "" || j.Wrote(file) || !toldToClear(c.Cmd.Argv) {
		return
	}
	told := told{Judge: j, seen: []string{file}}
	told.modules(c, &ProgramText{Lang: lang, File: file, text: text}, 0)
}

// told is such a program being looked at.
type told struct {
	*Judge
	seen []string
}

func (j *told) modules(c *effect.Call, t *ProgramText, depth int) {
	r := readCode(t.Lang, t.text, code.Given{})
	names := slices.Clone(r.Modules)
	for _, a := range r.Acts {
		for i, x := range a.Args {
			if a.Kind == code.Loads && x.Known && x.Text != "" {
				names = append(names, x.Text)
				if t.Lang == code.Python && i > 0 && a.Args[0].Known {
					names = append(names, j.Sources.fromModule(a.Args[0].Text, x.Text)...)
				}
			}
		}
	}
	loaded := goPackages(j.Judge, t, names)
	for _, name := range names {
		loaded = append(loaded, j.Sources.moduleFiles(t, name)...)
	}
	j.files(c, t, loaded, depth)
}

// files judges the modules of the person's among these, of what a text loads.
func (j *told) files(c *effect.Call, t *ProgramText, loaded []string, depth int) {
	for _, file := range loaded {
		if slices.Contains(j.seen, file) || len(j.seen) > maxToldModules || j.Wrote(file) || !j.IsThere(file) ||
			j.FolderAt(file) || !j.World.At("", file).Is(place.Inside) {
			continue
		}
		j.seen = append(j.seen, file)
		text, how := j.TextOf(place.Place{Path: file})
		if how != files.Wholly || len(text) > maxRead || files.Binary(text) {
			continue
		}
		inner := &ProgramText{Lang: t.Lang, File: file, Depth: t.Depth + 1, text: text}
		j.functions(c, t, inner)
		if depth < maxToldDepth {
			j.modules(c, inner, depth+1)
		}
	}
}

// functions judges those of a module that the text which loads it names, and whose names tell of clearing away.
func (j *told) functions(c *effect.Call, by, t *ProgramText) {
	lines := strings.Split(t.text, "\n")
	bodies := functionsIn(t.Lang, t.text)
	called := runs(bodies, lines, by.text)
	acts := readCode(t.Lang, t.text, code.Given{}).Acts
	for _, b := range called {
		if !program.Clears(b.name) {
			continue
		}
		for _, one := range append([]body{b}, runs(bodies, lines, b.name+"()")...) {
			for i := range acts {
				if !one.holds(&acts[i]) {
					continue
				}
				if ofTheObject(&acts[i]) && atHome(j.Judge, t, by) {
					clearsHome(c, acts[i].Call)
					continue
				}
				calledAct(j.Judge, c, t, &acts[i], holders(j.Judge, t))
			}
		}
	}
}

// holders are folders that a text names and in which files lie that are nowhere else, or that lie outside: what a
// function takes away that does not name it is likely there.
func holders(j *Judge, t *ProgramText) (found []taint.Word) {
	texts := QuotedStrings(t.text)
	for _, s := range texts[:min(len(texts), maxHolders)] {
		if s == "" || strings.Trim(s, "./") == "" || strings.ContainsAny(s, "*?[\n\\ ") {
			continue
		}
		for _, dir := range []string{j.State.Cwd, path.Dir(t.File)} {
			p := j.World.At(dir, s)
			if p.Is(place.Inside) && !p.Is(place.WorkspaceRoot) && j.HoldsNowhereElse(p.Path) {
				found = append(found, taint.Word{Text: s + "/*", Src: s + "/*", Glob: p.Path + "/*"})
				break
			}
			if strings.Contains(s, "/") && j.Sources.Persons(p) && j.FolderAt(p.Path) {
				found = append(found, taint.Literal(p.Path))
				break
			}
		}
	}
	return found
}
