package shell

import (
	"path"
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/files"
	"guard/policy/shell/taint"
)

// later is a part of a line that runs, or goes on running, while or after what stands behind it
// runs. It is judged where it stands, and again with what the rest changes of what it was judged by.
type later struct {
	stmts []*syntax.Stmt
	in    taint.Stream
	text  string // the text that it stands in
	state environment.State
	wrap  effect.Wrapping
	since files.Mark
	needs files.Needs
	found finding
}

// timing judges what does not run where it stands.
type timing struct{ *walker }

// finding is what a part of a line was found to do.
type finding struct {
	risk.Finding
	unsure bool
}

// worse reports what was not found before.
func (f finding) worse(before finding) bool {
	return f.Level > before.Level || !before.Categories.Has(f.Categories) || f.unsure && !before.unsure ||
		f.Absurd && !before.Absurd || f.Protected && !before.Protected
}

// found walks a part of the line, and tells what was found in it alone.
func (w timing) found(walk func()) (f finding) {
	listed, unsure, unknown, all := len(w.Out.Commands), w.Unsure, w.Out.Unknown, w.Out.Finding
	w.Unsure, w.Out.Unknown, w.Out.Finding = false, false, risk.Finding{}
	walk()
	f.Finding, f.unsure = w.Out.Finding, w.Unsure || w.Out.Unknown
	for i := min(listed, len(w.Out.Commands)); i < len(w.Out.Commands); i++ {
		f.Add(w.Out.Commands[i].Finding)
	}
	all.Add(w.Out.Finding)
	w.Unsure, w.Out.Unknown, w.Out.Finding = w.Unsure || unsure, w.Out.Unknown || unknown, all
	return f
}

// detachers start a command that may outlive the line without an "&" (setsid(1): it forks where it leads a
// process group, as a line's last command does).
var detachers = []string{"setsid"}

// detaches reports a simple command that names one of them.
func detaches(s *syntax.Stmt) bool {
	x, ok := s.Cmd.(*syntax.CallExpr)
	return ok && slices.ContainsFunc(x.Args, func(word *syntax.Word) bool {
		return isDetacher(taint.Literal(word.Lit()))
	})
}

func isDetacher(a taint.Word) bool { return slices.Contains(detachers, path.Base(a.Text)) }

// maxLater bounds the parts of a line that are judged again.
const maxLater = 32

// part walks a part of the line, and tells by which files it was judged.
func (w timing) part(walk func()) later {
	l := later{text: w.Text, wrap: w.Wrap, since: w.Mark()}
	l.found = w.found(walk)
	l.needs, l.since = w.NeedsSince(l.since), w.Mark()
	return l
}

// besides walks what runs in a subshell beside what stands behind it.
func (w timing) besides(stmts []*syntax.Stmt, in taint.Stream) taint.Stream {
	out := taint.Nothing
	l := w.part(func() {
		out = w.Apart(func() taint.Stream {
			w.State.Errexit = false
			return w.stmts(stmts, in)
		})
	})
	if l.stmts, l.in = stmts, in; !l.needs.None() {
		l.state = w.Snapshot()
		w.staysBeside(l)
	}
	return out
}

// staysBeside remembers a part that may run at any time from now on.
func (w timing) staysBeside(l later) {
	if w.again || l.wrap.Remote || l.needs.None() {
		return
	}
	if len(w.later) == maxLater {
		w.NotUnderstood(effect.Say("too many commands to judge"))
		return
	}
	w.later = append(w.later, l)
}

// judgeLater judges again what was changed since, of the line and of what earlier calls left running.
func (w timing) judgeLater() {
	for i := range w.later {
		if l := &w.later[i]; w.Changed(l.since, &l.needs) {
			w.judgeAgain(l, false)
		}
	}
	var known []place.Job
	if w.World.Past != nil && (len(w.later) > 0 || w.Changed(files.Mark{}, anyFile)) { // it takes time to tell
		known = w.World.Past.Jobs()
	}
	w.judgeJobs(known)
	w.leaves(known)
}

// anyFile is what every change of a line matters to.
var anyFile = &files.Needs{Read: []string{files.AnyFile}, Touched: []string{files.AnyFile}}

// judgeJobs judges again those jobs of earlier calls of which the line changes something.
func (w timing) judgeJobs(known []place.Job) {
	own := w.Start + "\n" + strings.TrimSpace(w.whole) // the line itself runs already: then it runs twice
	for _, job := range known {
		if job.ID == place.Unfollowed && w.Changed(files.Mark{}, anyFile) {
			w.NotUnderstood(effect.Say("too many commands to judge"))
		}
		if l, ok := job.What.(later); ok && w.Changed(l.since, &l.needs) &&
			w.judgeAgain(&l, job.ID == own) {
			w.Out.Jobs = append(w.Out.Jobs, place.Job{ID: job.ID, What: l})
		}
	}
}

// leaves tells what the line leaves running.
func (w timing) leaves(known []place.Job) {
	fresh := 0
	for _, l := range w.later {
		id := l.state.Cwd + "\n" + l.source()
		if !slices.ContainsFunc(known, func(j place.Job) bool { return j.ID == id }) {
			fresh++
		}
		l.since, l.state.Changes = files.Mark{}, nil // of the next line
		w.Out.Jobs = append(w.Out.Jobs, place.Job{ID: id, What: l})
	}
	if fresh > 0 && len(known)+fresh > place.MaxJobs {
		w.NotUnderstood(effect.Say("too many commands to judge"))
	}
}

// source is the text of a part, as it stands in the line.
func (l *later) source() string {
	first, last := l.stmts[0].Pos().Offset(), l.stmts[len(l.stmts)-1].End().Offset()
	if int(last) > len(l.text) || first >= last {
		return l.text
	}
	return l.text[first:last]
}

// judgeAgain judges a part once more, as the files are now; only what is worse than it was counts. last: it
// comes behind the line.
func (w timing) judgeAgain(l *later, last bool) bool {
	before, again := w.Judge, w.again
	w.again = true
	w.Text, w.State, w.Wrap = l.text, l.state.Clone(), l.wrap
	w.State.Changes = &w.Changes
	var f finding
	walk := func() { w.Apart(func() taint.Stream { return w.stmts(l.stmts, l.in) }) }
	if last {
		f = w.found(walk)
	} else {
		w.AnyTimeAfter(l.since, func() { f = w.found(walk) })
	}
	after := w.Judge
	w.Judge, w.again = before, again
	w.Costs(&after.Line)
	w.Mark() // what was read since is not noted there
	if !f.worse(l.found) && !after.Spent {
		return false
	}
	w.Out.Commands = append(w.Out.Commands, after.Out.Commands[len(w.Out.Commands):]...)
	w.Out.Add(f.Finding)
	w.Out.Unknown = w.Out.Unknown || after.Out.Unknown
	w.Unsure = w.Unsure || f.unsure
	l.found.Add(f.Finding)
	l.found.unsure = l.found.unsure || f.unsure
	return true
}

// AfterEdits judges what earlier calls left running with the texts that a tool puts into files, and
// with what it moves to other places; a reading without a level: nothing of it changes.
func AfterEdits(texts []effect.Text, moves []effect.Move, cwd string, world place.World) effect.Reading {
	w := timing{newWalker(cwd, world)}
	defer w.release()
	for _, t := range texts {
		w.edits(t)
	}
	for _, m := range moves {
		w.Touches(m.To)
		w.BlindsAt(m.To.Path)
		w.Shifts(taint.Literal(m.From.Path), m.From, m.To)
		if _, made := w.Spared(taint.Literal(m.From.Path), m.From, true); !made {
			w.Carries(m.From, m.To)
		}
	}
	if world.Past != nil {
		w.judgeJobs(world.Past.Jobs())
	}
	awaited(w.walker)
	w.Out.Unknown = w.Out.Unknown || w.Unsure
	return w.Out
}

// edits puts a text into a file, or in the place of a piece of it.
func (w timing) edits(t effect.Text) {
	p := place.Place{Path: t.Path}
	if t.Old != "" {
		old, how := w.TextOf(p)
		if how == files.Unseen {
			return // no disk tells what else is there
		}
		t.Known = t.Known && how == files.Wholly && strings.Count(old, t.Old) == 1
		t.Text, t.Old = strings.Replace(old, t.Old, t.Text, 1), ""
	}
	w.Touches(p)
	w.Out.Texts = append(w.Out.Texts, t)
}
