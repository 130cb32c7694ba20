package project

import (
	"path"
	"slices"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/recipe"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/taint"
)

// A script of the shell that git holds as it is, and that no session wrote, is a task of the person's as a recipe of
// their makefile is: `./build.sh` may do what `make build` may (leave.go). Its name is no leave: what is nowhere else
// is asked. What the line hands it is not the person's word: with words, variables, a text or another folder all that
// it does counts, but for deleting what tools make again.

// runsScript judges the text of a script by whose it is; walk walks its text with words as its $1, $2 ….
func (j *Judge) runsScript(c *effect.Call, file string, args []taint.Word, walk func(args []taint.Word)) {
	was := j.State.Persons
	defer func() { j.State.Persons = was }()
	if j.State.Persons = false; j.World.Disk == nil || j.Wrap.Remote || !j.HeldByGit(file) {
		j.Absorbs(c, func() { walk(args) })
		return
	}
	j.State.Persons = was || !handed(j, c, file)
	inner, passed := c.Inner, c.Passed
	defer func() { c.Inner, c.Passed, c.Silent = inner, passed, false }() // the command is listed, not what is in it
	text, _ := j.TextOf(place.Place{Path: file})
	s := heldScript{project: j, call: c, text: text, walk: walk}
	if !handed(j, c, file) && len(args) == 0 {
		j.performs(c, true, func() { s.walks(nil) })
		return
	}
	if len(args) > 0 && len(j.Inside) == 1 && !handed(j, c, file) && !slices.ContainsFunc(args, odd) {
		s.alone = s.walksAlone()
	}
	s.lends(c, args)
}

// heldScript is such a script while it is judged.
type heldScript struct {
	project *Judge
	call    *effect.Call
	text    string
	walk    func(args []taint.Word)
	ran     []effect.Command // what it runs
	alone   map[string]bool  // what is said of it without the words that the line hands it; nil: that was not looked at
}

// odd reports a word that may be code, or is not known.
func odd(a taint.Word) bool { return !a.Known() || a.From != 0 || !plainArgument().MatchString(a.Text) }

var plainArgument = lazy.Pattern(`^[\w.,:=/@%+-]+$`)

// handed reports that a line gives a script variables, a text or another folder than its own or the project's.
func handed(j *Judge, c *effect.Call, file string) bool {
	if len(c.Cmd.Assigns) > 0 || j.Exports || c.In.Text != "" || c.In.From != 0 ||
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

// walks walks the text, and notes where it deletes more than a task may.
func (s *heldScript) walks(args []taint.Word) {
	j := s.project
	s.walk(args)
	s.ran = slices.Clone(j.Out.Commands)
	l := leave{project: j, within: j.shown, script: true, text: s.text}
	j.exceeds = j.exceeds || l.exceeded(recipe.Line{}, s.ran)
	l.chosen().starts(s.call, s.ran)
}

// walksAlone tells what is said of the script where the line hands it nothing. Nothing else is left of that walk.
func (s *heldScript) walksAlone() map[string]bool {
	j := s.project
	begins, judge, state := *j, *j.Judge, j.Snapshot()
	j.Absorbs(j.Begin(taint.Nothing), func() { s.walks(nil) })
	after, said := *j.Judge, map[string]bool{}
	for _, one := range s.ran {
		for _, r := range one.Reasons {
			said[r.String()] = true
		}
	}
	*j, *j.Judge = begins, judge
	j.State = state
	j.State.Changes = &j.Changes
	j.Costs(&after.Line)
	j.Mark() // what was read since is not noted there
	return said
}

// lends judges a script to which the line hands something: all that it does counts, but for deleting what tools make
// again, and for running what the person runs by it without words, too.
func (s *heldScript) lends(c *effect.Call, args []taint.Word) {
	j := s.project
	probe, exceeded, ran, opaque := j.Begin(c.In), j.exceeds, j.ranOwn, j.Opaque
	j.exceeds, j.ranOwn, j.Opaque = false, false, ""
	session := j.SessionFiles()
	j.Absorbs(probe, func() { s.walks(args) })
	changed := j.ranOwn || madeOf(j, probe, session)
	exceeds := j.exceeds || changed
	j.exceeds, j.ranOwn, j.Opaque = exceeded, ran || changed, opaque
	own := probe.Cmd.Own
	if own.Categories&^(risk.FSDeleteOverwrite|risk.ExecArbitrary) == 0 && !exceeds && probe.Cmd.OnlyInside() &&
		(!probe.Strange || s.alone != nil) && !slices.ContainsFunc(s.ran, s.counts) {
		c.Cmd.Tasked = append(c.Cmd.Tasked, probe.Cmd.Deletes...)
	} else {
		c.Cmd.Own.Add(own)
		c.Strange = c.Strange || probe.Strange
		c.Cmd.Subject.Named = c.Cmd.Subject.Named || probe.Cmd.Subject.Named
	}
	c.Cmd.Hidden = c.Cmd.Hidden || probe.Cmd.Hidden
	c.Cmd.Renewed = c.Cmd.Renewed || probe.Cmd.Renewed
	c.Cmd.Within = append(c.Cmd.Within, probe.Cmd.Within...)
	c.Cmd.Moves = append(c.Cmd.Moves, probe.Cmd.Moves...)
	c.Cmd.Hosts = append(c.Cmd.Hosts, probe.Cmd.Hosts...)
	c.Touches(&probe.Cmd)
}

// counts reports a command that is asked about in such a script.
func (s *heldScript) counts(one effect.Command) bool {
	switch cats := one.Categories; {
	case one.Absurd || one.Protected || one.Level == risk.Critical:
		return true
	case cats == risk.FSDeleteOverwrite, cats == 0 && one.Level <= risk.Medium:
		return false
	}
	return s.alone == nil ||
		slices.ContainsFunc(one.Reasons, func(r risk.Reason) bool { return !s.alone[r.String()] })
}
