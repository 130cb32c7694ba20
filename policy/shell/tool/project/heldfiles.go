package project

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/table"
)

// heldFile is a file of tasks, the folder in which they run, and whether this session wrote it.
type heldFile struct {
	file, dir  string
	own        bool
	text, head string // what it holds, and what of that stands before the tasks
	blocks     []block
}

// heldFiles are the files that run: the person's own, as git holds them, or loose ones that this session did not write;
// what it wrote, too, where no other table reads that.
func (j heldBy) heldFiles(c *effect.Call, v *option.Invocation, h heldTask) (all []heldFile) {
	dirs := []string{j.State.Cwd}
	for _, a := range v.Operands { // cmake -S DIR, cmake DIR, go generate ./pkg
		if p := j.Place(a); h.sub == "generate" || strings.HasPrefix(h.programs, "cmake") {
			dirs = append(dirs, strings.TrimSuffix(p.Path, "/..."))
		}
	}
	if h.labels { // one may stand where a subcommand does
		var folders []string
		for _, word := range c.Cmd.Argv {
			folders = append(folders, j.labelFolders(word)...)
		}
		if len(folders) > 0 {
			dirs = folders
		}
	}
	if a, given := v.Option("-S"); given {
		dirs = append(dirs, j.Place(a).Path)
	}
	for _, dir := range dirs {
		if dir == "" {
			continue
		}
		for _, name := range j.namedIn(dir, h.files) {
			at := path.Join(dir, name)
			f := heldFile{file: at, dir: dir, own: j.Wrote(at)}
			if strings.HasPrefix(name, "../") {
				f.dir = path.Dir(at)
			}
			runs := f.own && h.sessions || !f.own && h.loose || j.Personal(at)
			if runs && !slices.ContainsFunc(all, func(o heldFile) bool { return o.file == at }) {
				all = append(all, f)
			}
		}
	}
	return all[:min(len(all), maxModules)]
}

// namedIn are the names in a folder, or in those below it that a pattern names, that patterns may match.
func (j builds) namedIn(dir, patterns string) (names []string) {
	if !strings.Contains(patterns, "*") {
		return strings.Fields(patterns)
	}
	here := ""
	for one := range strings.FieldsSeq(patterns) {
		switch folder, rest, deep := strings.Cut(one, "/"); {
		case !deep:
			here += " " + one
		case !strings.ContainsAny(folder, "*"):
			names = append(names, below(folder, j.namedIn(path.Join(dir, folder), rest))...)
		default:
			for _, sub := range j.listed(dir, folder) {
				names = append(names, below(sub, j.namedIn(path.Join(dir, sub), rest))...)
			}
		}
	}
	if here != "" {
		names = append(names, j.listed(dir, here)...)
	}
	return names[:min(len(names), maxModules)]
}

// listed are the names in one folder that patterns match.
func (j builds) listed(dir, patterns string) (names []string) {
	j.InTime(j.World.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
		if table.FitsAny(patterns, e.Name()) {
			names = append(names, e.Name())
		}
		return len(names) < maxModules
	}))
	return names
}

// below are names as they are called from the folder above.
func below(folder string, names []string) []string {
	for i, name := range names {
		names[i] = path.Join(folder, name)
	}
	return names
}
