package taskfile

import (
	"path"
	"strings"

	"guard/policy/recipe"
	"guard/policy/recipe/gather"
	"guard/policy/recipe/yaml"
)

// Other Taskfiles that a file includes: their tasks stand behind a name of theirs and a colon, or beside its own
// (taskfile.dev, "Including other Taskfiles").

// others are such files.
type others struct {
	around   recipe.Surroundings
	included []included
	depth    int
}

// included is one: the folder is that in which its tasks run.
type included struct {
	name, file, dir string
	flat            bool
}

// maxIncluded bounds how deep Taskfiles include each other.
const maxIncluded = 5

// takesIn notes what an entry of includes names.
func (o *others) takesIn(name string, v any) included {
	one := included{name: name}
	one.file, _ = v.(string)
	if m, is := v.(*yaml.Map); is {
		one.file, _ = m.Get("taskfile").(string)
		one.dir, _ = m.Get("dir").(string)
		flat, _ := m.Get("flatten").(string)
		one.flat = flat == "true"
	}
	o.included = append(o.included, one)
	return one
}

// ofIncluded adds what a task of an included file runs; false: there is none.
func (f *taskfile) ofIncluded(task string) (found bool) {
	for _, one := range f.included {
		rest, is := strings.CutPrefix(task, one.name+":")
		if task == one.name {
			rest, is = "default", true
		}
		if !is && one.flat {
			rest, is = task, true
		}
		if !is || f.around.File == nil || f.depth == maxIncluded {
			continue
		}
		for _, ending := range []string{"", "Taskfile.yml", "Taskfile.yaml", "Taskfile.dist.yml"} {
			file := path.Join(one.file, ending)
			text, state := f.around.File(file)
			if one.file == "" || state != recipe.Present {
				continue
			}
			r := read(f.within(path.Dir(file)), text, rest, f.args)
			for _, line := range r.Lines {
				line.Text = gather.InFolder(quoteKnown(one.dir), line.Text)
				f.Line(line)
			}
			for _, why := range r.Unread {
				f.Unread(why)
			}
			found = found || r.Found
			break
		}
	}
	return found
}

// within is what a file in a folder has around it.
func (o others) within(dir string) others {
	inner := others{around: o.around, depth: o.depth + 1}
	inner.around.File = func(name string) (string, recipe.FileState) { return o.around.File(path.Join(dir, name)) }
	return inner
}
