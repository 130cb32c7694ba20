package project

import (
	"path"
	"slices"

	"guard/policy/recipe"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/taint"
)

// A script of the shell that git holds as it is, and that no session wrote, is a task of the person's as a recipe of
// their makefile is: `./build.sh` may do what `make build` may (leave.go), but its name is no leave: what is nowhere else
// is asked. What the line hands it is not the person's word: with words, variables, a text or another folder all that it
// does counts, but for deleting what tools make again.

// runsScript judges the text of a script by whose it is; walk walks its text.
func (j *Judge) runsScript(c *effect.Call, file string, args []taint.Word, walk func()) {
	if j.World.Disk == nil || j.Wrap.Remote || !j.HeldByGit(file) {
		j.Absorbs(c, walk)
		return
	}
	l := leave{project: j, within: j.shown, script: true}
	ran := []effect.Command(nil)
	judged := func() {
		walk()
		ran = slices.Clone(j.Out.Commands)
		j.exceeds = j.exceeds || l.exceeded(recipe.Line{}, ran)
	}
	if handed(j, c, file, args) {
		j.lends(c, &ran, judged)
		return
	}
	j.performs(c, true, judged)
}

// handed reports that a line gives a script words, variables, a text or another folder than its own or the project's.
func handed(j *Judge, c *effect.Call, file string, args []taint.Word) bool {
	if len(args) > 0 || len(c.Cmd.Assigns) > 0 || j.Exports || c.In.Text != "" || c.In.From != 0 ||
		len(j.State.Maybe) > 0 || j.State.Cwd != j.World.Root() && j.State.Cwd != path.Dir(file) {
		return true
	}
	for _, v := range j.State.Vars {
		if v.Traits&environment.Exported != 0 {
			return true
		}
	}
	return len(j.State.Funcs) > 0 // bash hands exported functions on
}

// lends judges a script to which the line hands something: all that it does counts, but for deleting what tools make
// again.
func (j *Judge) lends(c *effect.Call, ran *[]effect.Command, f func()) {
	probe, exceeded := j.Begin(c.In), j.exceeds
	j.exceeds = false
	changed := j.ranOwn
	j.ranOwn = false
	j.Absorbs(probe, f)
	own, exceeds := &probe.Cmd.Own, j.exceeds || j.ranOwn
	j.exceeds, j.ranOwn = exceeded, changed || j.ranOwn
	graver := func(one effect.Command) bool {
		cats := one.Categories
		return one.Absurd || one.Protected || one.Level == risk.Critical || cats&^risk.FSDeleteOverwrite != 0 ||
			cats == 0 && one.Level > risk.Medium
	}
	if own.Categories == risk.FSDeleteOverwrite && !exceeds && probe.Cmd.OnlyInside() && !probe.Strange &&
		!slices.ContainsFunc(*ran, graver) {
		c.Cmd.Tasked = append(c.Cmd.Tasked, probe.Cmd.Deletes...)
	} else {
		c.Cmd.Own.Add(*own)
	}
	c.Cmd.Hidden = c.Cmd.Hidden || probe.Cmd.Hidden
	c.Cmd.Renewed = c.Cmd.Renewed || probe.Cmd.Renewed
	c.Cmd.Within = append(c.Cmd.Within, probe.Cmd.Within...)
	c.Cmd.Reads = append(c.Cmd.Reads, probe.Cmd.Reads...)
	c.Cmd.Moves = append(c.Cmd.Moves, probe.Cmd.Moves...)
	c.Cmd.Hosts = append(c.Cmd.Hosts, probe.Cmd.Hosts...)
	c.Strange = c.Strange || probe.Strange
	c.Cmd.Subject.Named = c.Cmd.Subject.Named || probe.Cmd.Subject.Named
	c.Silent = false
	c.Touches(&probe.Cmd)
}
