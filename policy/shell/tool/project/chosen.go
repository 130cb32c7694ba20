package project

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/source"
)

// What a task of the person's writes it names, and so they meant it. Where it takes what this session made, or goes
// through a link, the session may have chosen the name: cp -r overlay/. ., %: in/%, > out.txt with a link out.txt.

// chosen finds a write of a task's over what is nowhere else, under a name that is not the person's but this session's.
type chosen struct {
	leave
	made []string // what this session made
}

func (l leave) chosen() chosen {
	x := chosen{leave: l}
	for _, file := range l.project.SessionFiles() {
		if l.made(file) {
			x.made = append(x.made, file)
		}
	}
	return x
}

// writes reports that a command writes so.
func (x chosen) writes(c effect.Command) bool {
	var sources []string
	for _, p := range c.Writes {
		if x.lost(p.Path) && (x.elsewhere(p) || len(x.sources(&sources, c)) > 0) {
			return true
		}
	}
	return slices.ContainsFunc(c.Writes, func(p place.Place) bool {
		folder, pattern := place.FixedFolder(p.Path)
		if p.Path == "" || pattern != "" && folder == "" { // not known: most lie beside each other
			folder = x.project.State.Cwd
		}
		folder = path.Clean(folder)
		return x.project.FolderAt(folder) && x.spreads(x.sources(&sources, c), folder)
	})
}

// lost reports what is nowhere else and is not named by the task.
func (x chosen) lost(file string) bool {
	return file != "" && !strings.Contains(x.text, path.Base(file)) && x.project.WasNowhereElse(file)
}

// sources are the files that this session made among, or below, what a command and the task name; they are found once.
func (x chosen) sources(found *[]string, c effect.Command) []string {
	if *found != nil || len(x.made) == 0 {
		return *found
	}
	*found = []string{}
	j := x.project
	for _, word := range append(slices.Clone(c.Argv), pathWord().FindAllString(x.text, maxTexts)...) {
		folder, pattern := place.FixedFolder(strings.Trim(word, `"'`))
		p := j.World.At(j.State.Cwd, folder)
		if !p.Is(place.Inside) || p.Is(place.WorkspaceRoot) && pattern == "" {
			continue
		}
		for _, file := range x.made {
			fits, _ := path.Match(pattern, path.Base(file))
			if file == p.Path || place.Below(file, p.Path) && (fits || !p.Is(place.WorkspaceRoot)) {
				*found = append(*found, file)
			}
		}
	}
	return *found
}

// pathWord is what may be a path in a line of the shell, in make's or in another language.
var pathWord = lazy.Pattern(`[\w.*-]+(?:/[\w.*-]*)+|[\w-]+\.[\w.]+|"[\w-]+"|'[\w-]+'`)

// spreads reports that some of the files, under the names that they have or without their last endings, are laid over
// what is nowhere else in a folder.
func (x chosen) spreads(sources []string, folder string) bool {
	return slices.ContainsFunc(sources, func(file string) bool {
		for name := path.Base(file); ; name = strings.TrimSuffix(name, path.Ext(name)) {
			over := path.Join(folder, name)
			if over != file && x.lost(over) {
				return true
			}
			if ext := path.Ext(name); ext == "" || ext == name {
				return false
			}
		}
	})
}

var (
	// takesNames is how a task comes by the names of files: make's, the shell's, find's.
	takesNames = lazy.Pattern(`\*|\$\(wildcard\b|\bls\b|\bfind\b`)
	// commandName is in a name that is a command where a shell reads it.
	commandName = lazy.Pattern("[;&|`\n]|\\$\\(")
)

// starts raises for what this session made a command of: by the name of a file that the task puts into its lines, or
// by a program where the task says that programs are looked for.
func (x chosen) starts(c *effect.Call, all []effect.Command) {
	j := x.project
	raise := func(file string) {
		c.Raise(risk.High, risk.ExecArbitrary, effect.Say("runs {0}, which this session wrote or changed", file))
	}
	if len(x.made) > 0 && setsPath().MatchString(x.text) {
		for _, one := range all {
			if i := slices.IndexFunc(x.made, func(file string) bool {
				return len(one.Argv) > 0 && path.Base(file) == one.Argv[0]
			}); i >= 0 {
				raise(x.made[i])
				return
			}
		}
	}
	if j.World.Disk == nil || !takesNames().MatchString(x.text) {
		return
	}
	place.Nearest(j.World.Disk, j.World.Root(), maxNamedFolders, source.HoldsSources, func(file string) bool {
		named := commandName().MatchString(path.Base(file)) && x.leave.made(file)
		if named {
			raise(file)
		}
		return !named
	})
}

// maxNamedFolders bounds the folders that are looked at for such a name.
const maxNamedFolders = 100

// setsPath is how a task says where programs are looked for.
var setsPath = lazy.Pattern(`\bPATH\s*[:+?]?=`)
