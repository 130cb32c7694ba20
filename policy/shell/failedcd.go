package shell

import (
	"slices"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/taint"
)

// failedCd walks what follows a cd to where nothing is: what follows it runs in the folder of before.
type failedCd struct{ *walker }

// maxStrays bounds how often that is done in a line: each walks all that follows.
const maxStrays = 4

// likely reports that the folder of now was not there, and that the line goes on all the same.
func (w failedCd) likely() bool {
	return w.strays < maxStrays && !w.again && w.fails()
}

// fails reports a cd to where nothing is, out of a folder that is there.
func (w failedCd) fails() bool {
	return w.State.Unseen && len(w.State.Maybe) > 0 && !w.Wrap.Remote && !w.World.Missing(w.State.Maybe[0])
}

// otherwise walks what runs where a cd before it failed: cd a || cd b.
func (w failedCd) otherwise(s *syntax.Stmt, in taint.Stream) taint.Stream {
	if w.fails() {
		went := w.State.Cwd
		w.State = stayed(w.State)
		w.State.MayAlsoBe(went)
	}
	return w.stmt(s, in)
}

// nextTurn begins a turn of a loop behind one that may have ended where a cd failed.
func (w failedCd) nextTurn() {
	if w.fails() {
		w.State.Cwd, w.State.Names, w.State.Maybe, w.State.Unseen = "", "", nil, false
	}
}

// walks walks the rest of a list in the folder that the cd leads to, and again in the one where it was. Of the second
// walk only what is worse counts.
func (w failedCd) walks(rest []*syntax.Stmt, in taint.Stream) (out taint.Stream) {
	w.strays++
	start, state := w.Judge, w.Snapshot()
	there := timing(w).found(func() { out = w.stmts(rest, in) })
	after := w.Judge
	w.Judge = start
	w.Costs(&after.Line)
	w.State = stayed(state)
	w.State.Changes = &w.Changes
	here := timing(w).found(func() { out = out.Also(w.stmts(rest, in)) })
	stays := w.Judge
	w.Judge = after
	w.Costs(&stays.Line)
	for _, dir := range stays.State.Folders() {
		w.State.MayAlsoBe(dir)
	}
	more := stays.Out.Commands[min(len(start.Out.Commands), len(stays.Out.Commands)):]
	if !here.worse(there) && !stays.Spent {
		alsoTouches(w.Out.Commands[min(len(start.Out.Commands), len(w.Out.Commands)):], more)
		return out
	}
	w.Out.Commands = append(w.Out.Commands, more...)
	w.Out.Add(here.Finding)
	w.Out.Unknown = w.Out.Unknown || stays.Out.Unknown
	w.Unsure = w.Unsure || here.unsure
	return out
}

// stayed is the state after a cd that failed.
func stayed(s environment.State) environment.State {
	s.Cwd, s.Maybe = s.Maybe[0], s.Maybe[1:]
	s.Names, s.Unseen, s.Within = "", false, false
	return s
}

// alsoTouches adds the files that the same commands would change where the cd failed: who keeps what may be lost keeps
// those as well.
func alsoTouches(commands, others []effect.Command) {
	if len(commands) != len(others) {
		return
	}
	for i, other := range others {
		one := &commands[i]
		one.Writes = append(slices.Clip(one.Writes), other.Writes...)
		one.Deletes = append(slices.Clip(one.Deletes), other.Deletes...)
	}
}
