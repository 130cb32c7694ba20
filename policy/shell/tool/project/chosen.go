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

// chosenBy reports that a command of a task's writes so.
func (l leave) chosenBy(all []effect.Command) bool {
	writes := func(c effect.Command) bool { return len(c.Writes) > 0 }
	return l.project.World.Disk != nil && slices.ContainsFunc(all, writes) &&
		slices.ContainsFunc(all, l.chosen().writes)
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
	var own []string // what this session made among what the command takes
	for _, p := range c.Reads {
		own = append(own, x.madeAt(p, "")...)
	}
	for _, word := range c.Argv {
		own = append(own, x.madeBy(word)...)
	}
	for _, p := range c.Writes {
		if x.lost(p.Path) && (x.elsewhere(p) || len(own) > 0) {
			return true
		}
	}
	if len(x.made) == 0 {
		return false
	}
	for _, word := range pathWord().FindAllString(x.text, maxTexts) {
		own = append(own, x.madeBy(word)...)
	}
	return slices.ContainsFunc(c.Writes, func(p place.Place) bool {
		folder, pattern := place.FixedFolder(p.Path)
		if p.Path == "" || pattern != "" && folder == "" { // not known: most lie beside each other
			folder = x.project.State.Cwd
		}
		folder = path.Clean(folder)
		return x.project.FolderAt(folder) && x.spreads(own, folder)
	})
}

// scripted is a file that is nowhere else among all of a pattern that a command writes, where what it does is told by
// what the session made and is none of these: sed -i -f x.sed *.txt.
func (x chosen) scripted(c effect.Command) string {
	var own []string
	for _, word := range c.Argv {
		if _, pattern := place.FixedFolder(word); pattern == "" {
			own = append(own, x.madeBy(word)...)
		}
	}
	for _, p := range c.Writes {
		folder, pattern := place.FixedFolder(p.Path)
		another := func(file string) bool {
			fits, _ := path.Match(p.Path, file)
			return !fits
		}
		if pattern == "" || strings.Contains(pattern, "/") || !slices.Contains(c.Argv, p.Raw) ||
			!slices.ContainsFunc(own, another) {
			continue
		}
		for _, name := range x.project.World.Expand(folder, pattern).Names {
			if x.lost(x.project.World.At(folder, name).Path) {
				return name
			}
		}
	}
	return ""
}

// lost reports what is nowhere else and is not named by the task.
func (x chosen) lost(file string) bool {
	return file != "" && !strings.Contains(x.text, path.Base(file)) && x.project.WasNowhereElse(file)
}

// madeBy are the files of this session's that a word names, matches or holds.
func (x chosen) madeBy(word string) []string {
	if len(x.made) == 0 {
		return nil
	}
	folder, pattern := place.FixedFolder(strings.Trim(word, `"'`))
	return x.madeAt(x.project.World.At(x.project.State.Cwd, folder), pattern)
}

// madeAt are those at, or below, a place.
func (x chosen) madeAt(p place.Place, pattern string) (found []string) {
	if !p.Is(place.Inside) || p.Is(place.WorkspaceRoot) && pattern == "" {
		return nil
	}
	for _, file := range x.made {
		fits, _ := path.Match(pattern, path.Base(file))
		if file == p.Path || place.Below(file, p.Path) && (fits || !p.Is(place.WorkspaceRoot)) {
			found = append(found, file)
		}
	}
	return found
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

// starts raises for what this session made a command or a script of: by the name of a file that the task puts into its
// lines, by a program where the task says that programs are looked for, or by a script for the person's files.
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
	if j.World.Disk == nil {
		return
	}
	for _, one := range all {
		if name := x.scripted(one); len(x.made) > 0 && name != "" {
			c.Raise(risk.High, risk.FSDeleteOverwrite, effect.Say("writes over {0}, which is nowhere else", name))
		}
	}
	if !takesNames().MatchString(x.text) {
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
