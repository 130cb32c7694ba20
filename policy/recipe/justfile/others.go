package justfile

import (
	"path"
	"strings"

	"guard/policy/recipe"
	"guard/policy/recipe/gather"
)

// Other files that a justfile takes in: what it imports is its own, and a module has recipes behind its name, which
// run in the module's folder (just 1.40, "Imports", "Modules").

// others are such files.
type others struct {
	around   recipe.Surroundings
	modules  map[string]string // the files of modules, by name; empty: where just looks for it
	imported int
}

// maxImports bounds the files that are imported, one by the other too.
const maxImports = 30

// takesIn reads import 'x.just' and mod web 'web.just'.
func (j *justfile) takesIn(how, what string) {
	name, file, _ := strings.Cut(strings.TrimSpace(what), " ")
	if file = strings.Trim(strings.TrimSpace(file), `'"`); how == "mod" {
		j.modules[name] = file
		if file == "" {
			file = name
		}
		j.Include(file)
		return
	}
	file = strings.Trim(what, `'"`)
	j.Include(file)
	if j.around.File == nil || j.imported == maxImports {
		return
	}
	if text, state := j.around.File(file); state == recipe.Present && !j.TooLong(text) {
		j.imported++
		first := j.first
		j.read(strings.ReplaceAll(text, "\r\n", "\n"))
		j.first = first
	}
}

// module finds the module that a name is of, and the words behind it: web site, web::site.
func (j *justfile) module(name string, args []string) (module string, inner []string, ok bool) {
	if before, after, is := strings.Cut(name, "::"); is {
		_, ok = j.modules[before]
		return before, append([]string{after}, args...), ok
	}
	_, ok = j.modules[name]
	return name, args, ok
}

// ofModule is what a recipe of a module runs.
func (j *justfile) ofModule(name string, words []string) recipe.Reading {
	places := []string{name + ".just", name + "/mod.just", name + "/justfile", name + "/.justfile"}
	if file := j.modules[name]; file != "" {
		places = []string{file, path.Join(file, "mod.just"), path.Join(file, "justfile")}
	}
	for _, file := range places {
		if j.around.File == nil {
			break
		}
		text, state := j.around.File(file)
		if state != recipe.Present {
			continue
		}
		inner, dir := j.around, path.Dir(file)
		inner.File = func(name string) (string, recipe.FileState) {
			if strings.Count(dir, "/") > gather.MaxDepth {
				return "", recipe.Unknown
			}
			return j.around.File(path.Join(dir, name))
		}
		recipeName := ""
		if len(words) > 0 {
			recipeName, words = words[0], words[1:]
		}
		r := Read(inner, text, recipeName, words...)
		j.Reading.Found, j.Reading.Unread, j.Reading.Env = r.Found, r.Unread, r.Env
		for _, line := range r.Lines {
			line.Text = gather.InFolder(gather.Quote(dir), line.Text)
			j.Line(line)
		}
		break
	}
	return j.Reading
}
