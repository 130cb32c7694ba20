package project

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/recipe"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/source"
)

// leave is what a person's own file of tasks may delete in the workspace without a question. What they run by a name
// that tells of clearing is theirs to run: make clean. A test, a build or a dry run is none of these: it may delete
// what tools make again, not what is nowhere else. Nor may it write over changes to what git holds: the text that tools
// make again is another.
type leave struct {
	project *Judge
	named   []string // the tasks that the line names
	shows   bool     // make only shows what it would do, and runs some lines all the same
	within  bool     // another make around it does
	script  bool     // it is a script of the shell: no word says that it clears
	given   []given  // what the line hands to the task and is nowhere else
	text    string   // of the file in which it stands
}

// showsOnly are make's options under which it runs no recipe but lines with $(MAKE) or +, and what it runs while it
// reads the file (GNU make 4.4 manual, "Instead of Executing Recipes").
var showsOnly = []string{"-n", "--just-print", "--dry-run", "--recon", "-t", "--touch", "-q", "--question"}

// leaveOf finds what the line says of it.
func leaveOf(j *Judge, c *effect.Call, v *option.Invocation) leave {
	l := leave{project: j, within: j.shown, shows: v.Marked(program.Dry)}
	first, _ := v.Words()
	if slices.Contains(source.MakePrograms, first) {
		l.shows = l.shows || v.Has(showsOnly...)
	} else {
		l.shows = l.shows || v.Has("-n", "--dry-run") && !v.Marked(program.Unsent)
	}
	if len(j.Inside) == 0 { // a task that another task names is not the person's word
		l.named = append(l.named, strings.Fields(v.Name)...)
		for _, a := range v.Operands {
			l.named = append(l.named, a.Text)
		}
	}
	l.given = pathsGiven(j, c)
	return l
}

// given is a word of a line and the place of what it names, perhaps by a part of it.
type given struct{ word, path string }

// pathsGiven are the places of what the words of a line name, also inside of a word: d=data, x[data], 'tmp data'. The
// task is the person's, what it is given is not.
func pathsGiven(j *Judge, c *effect.Call) (all []given) {
	parts := func(r rune) bool { return strings.ContainsRune(" \t\n=,;:[]()|&'\"", r) }
	words := slices.Clone(c.Cmd.Argv[min(1, len(c.Cmd.Argv)):])
	for _, v := range j.State.Vars { // that the line sets
		if value, ok := v.Only(); ok {
			words = append(words, value)
		}
	}
	for _, word := range words {
		for _, name := range append(strings.FieldsFunc(word, parts), word) {
			p := j.World.At(j.State.Cwd, name)
			if p.Is(place.Inside) && !p.Is(place.WorkspaceRoot) && (j.Unsaved(p.Path) || j.HoldsUnsaved(p.Path)) {
				all = append(all, given{word, p.Path})
			}
		}
	}
	return all
}

// ofOwnInput reports a write over a file of the person's that is named after one that this session made: a task goes
// through all files of a kind, and the session chose the name.
func (l leave) ofOwnInput(c effect.Command, p place.Place) bool {
	j := l.project
	stem := strings.TrimSuffix(p.Path, path.Ext(p.Path))
	if _, held := j.World.Committed(p.Path); held || j.World.Past == nil || j.World.Missing(p.Path) || l.made(p.Path) {
		return false
	}
	return slices.ContainsFunc(c.Argv, func(word string) bool {
		in := j.World.At(j.State.Cwd, word).Path
		return in != p.Path && strings.TrimSuffix(in, path.Ext(in)) == stem && l.made(in)
	})
}

func (l leave) made(file string) bool {
	if l.project.World.Past == nil {
		return false
	}
	_, made := l.project.World.Past.Made(file)
	return made
}

// handed reports a place that the line names, or what lies in it, but for what the task itself makes by its name.
func (l leave) handed(line recipe.Line, p place.Place) bool {
	return slices.ContainsFunc(l.given, func(g given) bool {
		return g.word != line.Task && place.Below(p.Path, g.path)
	})
}

// exceeded reports a line of a task that deletes what its file has no leave for; all are the commands that it runs.
func (l leave) exceeded(line recipe.Line, all []effect.Command) bool {
	deletes := func(c effect.Command) bool { return c.Own.Categories.Has(risk.FSDeleteOverwrite) }
	if (l.shows || l.within) && line.Always {
		return slices.ContainsFunc(all, deletes)
	}
	if l.within {
		return false
	}
	if l.chosenBy(all) {
		return true
	}
	clears := slices.Contains(l.named, line.Task) && program.Clears(line.Task)
	return slices.ContainsFunc(all, func(c effect.Command) bool {
		if c.Categories.Has(risk.FSDeleteOverwrite) && (c.Replaces || slices.ContainsFunc(c.Writes, l.changed)) {
			return true
		}
		if slices.ContainsFunc(c.Writes, func(p place.Place) bool { return l.handed(line, p) || l.ofOwnInput(c, p) }) {
			return true
		}
		if !clears && deletes(c) && len(c.Sweeps) > 0 {
			return true
		}
		return deletes(c) && slices.ContainsFunc(c.Deletes, func(p place.Place) bool {
			spared := func(s place.Place) bool { return s.Path == p.Path }
			if slices.ContainsFunc(c.Spared, spared) {
				return false
			}
			lost := func() bool {
				return access.Loses(l.project.Judge, p) || (l.script || l.told(line)) && l.holds(p)
			}
			return l.elsewhere(p) || (!clears || l.handed(line, p)) && lost()
		})
	})
}

// told reports a task of package.json whose program the line, and not the task, tells to clear something away:
// npm run cli -- clean.
func (l leave) told(line recipe.Line) bool {
	return l.project.Packaged && slices.ContainsFunc(l.named, func(word string) bool {
		return word != line.Task && program.Clears(word)
	})
}

// holds reports a place where something lies that is nowhere else, though git ignores it.
func (l leave) holds(p place.Place) bool {
	folder, _ := place.FixedFolder(p.Path)
	j, top := l.project, path.Clean(folder)
	return p.Path != "" && (j.NowhereElse(top) || j.HoldsNowhereElse(top))
}

// changed reports a file that git holds with another text, and not the one that it has now, by which this session has
// not changed it.
func (l leave) changed(p place.Place) bool {
	j := l.project
	if j.World.Git == nil || !p.Is(place.Inside) || j.World.Git.Restorable(p.Path) || j.World.Git.Merged(p.Path) ||
		j.OwnEdit(p.Path) || j.World.Missing(p.Path) {
		return false
	}
	_, held := j.World.Committed(p.Path)
	return held
}

// elsewhere reports a place that a link leads to, by another name than the task has for it, unless it is what tools
// make again: whoever wrote the task did not know of the link.
func (l leave) elsewhere(p place.Place) bool {
	named := path.Clean(p.Raw)
	if p.Path == "" || p.Raw == "" || l.project.ExpendableName(p) || p.Path == named ||
		strings.HasSuffix(p.Path, "/"+strings.TrimPrefix(named, "./")) {
		return false
	}
	top, _ := place.FixedFolder(p.Path)
	return !l.project.World.Missing(path.Clean(top))
}
