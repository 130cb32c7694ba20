package effect

import (
	"errors"
	"slices"

	"guard/locale"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/environment"
	"guard/policy/shell/taint"
)

// Line is what judging a line has come to: the finding so far, what it cost, and
// what earlier parts of the line leave behind for later ones.
type Line struct {
	World place.World       // the disk, git and the session, as far as they are known
	Out   Reading           // what was found so far
	State environment.State // what the next command starts with
	Wrap  Wrapping

	Start  string // the folder in which the line begins
	Text   string // the text being walked, for showing words as they stand
	At     Span   // what is being walked, in the line itself
	depth  int    // how many texts, functions and wrappers are entered, up to maxDepth
	Steps  int    // simple commands so far, up to MaxSteps
	Work   int    // how often something was entered, up to MaxWork
	cost   int    // in bytes that are allocated or copied, up to MaxCost
	Spent  bool   // it was too much: the rest is not walked
	Inner  int    // bytes of inner code parsed so far
	late   bool   // the time for looking at the disk was used up
	Unsure bool   // a command was not understood as a whole
	Opaque string // code ran that was made on the way: its file; "-": it was piped

	crowded bool // it does more than is remembered

	Changes int // assignments of the line so far

	Away []place.Place // folders outside of the workspace in which the line has names looked for

	first Call // the only one of most lines; it has the line's memory, as others have their own
	begun bool // first is in use
}

// Wrapping is what stands around the command being judged.
type Wrapping struct {
	Names   []string
	Finding risk.Finding
	Remote  bool // runs on another machine or in a container: paths are not ours
	Cage    bool // runs in a container, whose root is not worth much
}

// TooLong notes a line that is too long or too costly to judge.
func (l *Line) TooLong() {
	l.Out.Unknown = true
	l.Out.Raise(risk.Critical, risk.ExecArbitrary, Say("too long to judge"))
}

// Say is risk.Say under a shorter name: the sentences of this package.
func Say(msg locale.Message, args ...string) risk.Reason { return risk.Say(msg, args...) }

// Wrapped walks what stands inside a wrapper: everything in it also carries
// what the wrapper itself was found to be.
func (l *Line) Wrapped(c *Call, wrapper string, f func()) {
	saved := l.Wrap
	l.Wrap.Names = append(slices.Clip(l.Wrap.Names), wrapper)
	l.Wrap.Finding = risk.Finding{Level: risk.Low}
	l.Wrap.Finding.Add(saved.Finding)
	l.Wrap.Finding.Add(c.Cmd.Own)
	l.Wrap.Finding.Add(c.Extra)
	c.Passed = l.Wrap.Finding
	listed := len(l.Out.Commands)
	f()
	l.Wrap = saved
	// A text without any command, such as "a=b", carries nothing on.
	c.Inner, c.Silent = true, len(l.Out.Commands) > listed
}

// Absorbs judges what a script does as a part of the command that runs it: a rule
// or a grant for the script is for all of that.
func (l *Line) Absorbs(c *Call, f func()) {
	out, unsure, wrap, within, passed := l.Out, l.Unsure, l.Wrap, c.Inner, c.Passed
	bad := c.Cmd.Own.Level == risk.Critical
	l.Out, l.Unsure = Reading{Texts: out.Texts}, false
	l.Wrap.Names, l.Wrap.Finding = nil, risk.Finding{Level: risk.Low}
	f()
	c.Inner, c.Passed, c.Silent = within, passed, false // the command is listed, not what is in it
	inner, open := l.Out, l.Unsure || l.Out.Unknown
	l.Out, l.Unsure, l.Wrap = out, unsure, wrap
	l.Out.Texts = inner.Texts
	l.Out.Wildcards = append(l.Out.Wildcards, inner.Wildcards...)
	c.Cmd.Reads = append(c.Cmd.Reads, inner.Reads...)
	for i := range inner.Commands {
		one := &inner.Commands[i]
		c.Touches(one)
		c.Cmd.Runs(one)
		c.Cmd.Renewed = c.Cmd.Renewed || one.Renewed
		c.Cmd.Moves = append(c.Cmd.Moves, one.Moves...)
		c.Cmd.Hosts = append(c.Cmd.Hosts, one.Hosts...)
	}
	inner.Finding.Level = max(inner.Finding.Level, risk.Low)
	c.Cmd.Own.Add(inner.Finding)
	c.Cmd.Hidden = c.Cmd.Hidden || inner.Finding.Level == risk.Critical || !bad && c.Cmd.Own.Level == risk.Critical
	if open {
		c.Strange = true
		c.Cmd.Subject.Named = true
	}
}

// AddsWhere judges something apart from a command, and adds it to that where it counts, by what was found.
func (l *Line) AddsWhere(c *Call, f func(probe *Call), counts func(found *Command) bool) bool {
	probe := l.Begin(c.In)
	probe.Cmd.Argv = c.Cmd.Argv
	l.Absorbs(probe, func() { f(probe) })
	if !counts(&probe.Cmd) {
		return false
	}
	c.Cmd.Own.Add(probe.Cmd.Own)
	c.Touches(&probe.Cmd)
	return true
}

// InSubshell walks a shell of its own, which gets words as its $0, $1 ….
func (l *Line) InSubshell(words []taint.Word, f func() taint.Stream) taint.Stream {
	return l.Apart(func() taint.Stream {
		l.State.Unexported()
		l.State.Shadows = nil
		l.State.Errexit, l.State.Unheeded = false, false
		l.State.SetParams(nil, true)
		l.State.Script = environment.Script{}
		if len(words) > 0 {
			l.State.Script.Name = &words[0]
		}
		if len(words) > 1 {
			l.State.Params = words[1:]
		}
		return f()
	})
}

// Apart walks what runs in a subshell: its state does not come back.
func (l *Line) Apart(f func() taint.Stream) taint.Stream {
	before := l.Snapshot()
	out := f()
	l.State = before
	return out
}

// Perhaps walks what may or may not run.
func (l *Line) Perhaps(f func() taint.Stream) taint.Stream {
	before := l.Snapshot()
	out := f()
	l.State.Either(before)
	return out
}

// Succeeded drops the folder that would hold had the cd just walked failed. Where that led to one of several, all of
// them are kept.
func (l *Line) Succeeded(before environment.State) {
	if l.State.Cwd != before.Cwd && l.State.Splits == before.Splits {
		l.State.Maybe = before.Maybe
	}
}

// SetsAny judges that a variable is set, nobody knows which.
func (l *Line) SetsAny(c *Call) {
	c.Unknown(Say("a declaration that is not known before it runs"))
	l.State.Persons = false
	for name := range l.State.Vars {
		l.State.Forget(name)
	}
}

// Bounds of a walk: past them a line is not understood.
const (
	maxDepth  = 24      // texts, functions and wrappers inside each other
	MaxSteps  = 4000    // simple commands judged
	MaxWork   = 40000   // compound commands, substitutions and wrappers entered
	MaxInner  = 4 << 16 // bytes of code found inside words, in all
	MaxNest   = 400     // brackets open at once
	MaxSpread = 4096    // words that one word becomes
	MaxTried  = 4       // words of a command that are judged one by one, as any may be a program, a revision, a file
)

// NotUnderstood records that a part of the line could not be read.
func (l *Line) NotUnderstood(why risk.Reason) {
	l.Out.Unknown = true
	l.Out.Raise(risk.High, risk.ExecArbitrary, why)
}

// Room reports that a list of what the line does has room for one more, so many at most. What is remembered makes
// later words worse, so a line that does more of it is not understood.
func (l *Line) Room(n, most int) bool {
	if n >= most && !l.crowded {
		l.crowded = true
		l.NotUnderstood(Say("too many commands to judge"))
	}
	return n < most
}

// InTime takes the error of a look at the disk that could have raised the level: where the
// time for looking was used up, perhaps by the line itself, what it touches is not known.
func (l *Line) InTime(err error) {
	if errors.Is(err, place.ErrBudget) && !l.late {
		l.late = true
		l.NotUnderstood(Say("looking at the disk took too long to tell what this touches"))
	}
}

// Conclude judges what was looked at in passing: a disk that refused a look, be it git's or a
// path's, leaves open what it would have shown.
func (l *Line) Conclude() {
	if c, ok := l.World.Disk.(place.Clock); ok && c.Late() {
		l.InTime(place.ErrBudget)
	}
}

// Enter bounds how deep the walk goes; Leave must follow where it reports true.
func (l *Line) Enter() bool {
	if l.Work++; l.Spent || l.depth >= maxDepth || l.Work > MaxWork {
		l.NotUnderstood(Say("too deeply nested to judge"))
		return false
	}
	l.depth++
	return true
}

// Leave ends what Enter began.
func (l *Line) Leave() { l.depth-- }
