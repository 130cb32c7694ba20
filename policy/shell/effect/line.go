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
	World place.World
	Out   Reading
	State environment.State
	Wrap  Wrapping

	Start  string // the folder in which the line begins
	Text   string // the text being walked, for showing words as they stand
	depth  int
	Steps  int
	Work   int
	cost   int  // see maxCost
	Spent  bool // it was too much: the rest is not walked
	Inner  int  // bytes of inner code parsed so far
	late   bool // the time for looking at the disk was used up
	Unsure bool // a command was not understood as a whole

	Changes int // assignments of the line so far
}

// Wrapping is what stands around the command being judged.
type Wrapping struct {
	Names   []string
	Finding risk.Finding
	Remote  bool // runs on another machine or in a container: paths are not ours
	Cage    bool // runs in a container, whose root is not worth much
}

// TooLong notes a line that is too long or too costly to judge.
func (k *Line) TooLong() {
	k.Out.Unknown = true
	k.Out.Raise(risk.Critical, risk.ExecArbitrary, Say("too long to judge"))
}

// Say is risk.Say under a shorter name: the sentences of this package.
func Say(msg locale.Message, args ...string) risk.Reason { return risk.Say(msg, args...) }

// Wrapped walks what stands inside a wrapper: everything in it also carries
// what the wrapper itself was found to be.
func (k *Line) Wrapped(c *Call, wrapper string, f func()) {
	saved := k.Wrap
	k.Wrap.Names = append(slices.Clip(k.Wrap.Names), wrapper)
	k.Wrap.Finding = risk.Finding{Level: risk.Low}
	k.Wrap.Finding.Add(saved.Finding)
	k.Wrap.Finding.Add(c.Cmd.Own)
	k.Wrap.Finding.Add(c.Extra)
	c.Passed = k.Wrap.Finding
	listed := len(k.Out.Commands)
	f()
	k.Wrap = saved
	// A text without any command, such as "a=b", carries nothing on.
	c.Inner, c.Silent = true, len(k.Out.Commands) > listed
}

// Absorbs judges what a script does as a part of the command that runs it: a rule
// or a grant for the script is for all of that.
func (k *Line) Absorbs(c *Call, f func()) {
	out, unsure, wrap, within, passed := k.Out, k.Unsure, k.Wrap, c.Inner, c.Passed
	k.Out, k.Unsure = Reading{Texts: out.Texts}, false
	k.Wrap.Names, k.Wrap.Finding = nil, risk.Finding{Level: risk.Low}
	f()
	c.Inner, c.Passed, c.Silent = within, passed, false // the command is listed, not what is in it
	inner, open := k.Out, k.Unsure || k.Out.Unknown
	k.Out, k.Unsure, k.Wrap = out, unsure, wrap
	k.Out.Texts = inner.Texts
	k.Out.Wildcards = append(k.Out.Wildcards, inner.Wildcards...)
	for i := range inner.Commands {
		one := &inner.Commands[i]
		c.Touches(one)
		c.Cmd.Moves = append(c.Cmd.Moves, one.Moves...)
		c.Cmd.Hosts = append(c.Cmd.Hosts, one.Hosts...)
	}
	inner.Finding.Level = max(inner.Finding.Level, risk.Low)
	c.Cmd.Own.Add(inner.Finding)
	if open {
		c.Strange = true
		c.Cmd.Subject.Named = true
	}
}

// InSubshell walks a shell of its own, which gets words as its $0, $1 ….
func (k *Line) InSubshell(words []taint.Word, f func() taint.Stream) taint.Stream {
	return k.Apart(func() taint.Stream {
		k.State.Unexported()
		k.State.SetParams(nil, true)
		if len(words) > 1 {
			k.State.Params = words[1:]
		}
		return f()
	})
}

// Apart walks what runs in a subshell: its state does not come back.
func (k *Line) Apart(f func() taint.Stream) taint.Stream {
	before := k.Snapshot()
	out := f()
	k.State = before
	return out
}

// Perhaps walks what may or may not run.
func (k *Line) Perhaps(f func() taint.Stream) taint.Stream {
	before := k.Snapshot()
	out := f()
	k.State.Either(before)
	return out
}

// Succeeded drops the folder that would hold had the cd just walked failed.
func (k *Line) Succeeded(before environment.State) {
	if k.State.Cwd != before.Cwd {
		k.State.Maybe = before.Maybe
	}
}

// SetsAny judges that a variable is set, nobody knows which.
func (k *Line) SetsAny(c *Call) {
	c.Unknown(Say("a declaration that is not known before it runs"))
	for name := range k.State.Vars {
		k.State.Forget(name)
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
)

// NotUnderstood records that a part of the line could not be read.
func (k *Line) NotUnderstood(why risk.Reason) {
	k.Out.Unknown = true
	k.Out.Raise(risk.High, risk.ExecArbitrary, why)
}

// InTime takes the error of a look at the disk that could have raised the level: where the
// time for looking was used up, perhaps by the line itself, what it touches is not known.
func (k *Line) InTime(err error) {
	if errors.Is(err, place.ErrBudget) && !k.late {
		k.late = true
		k.NotUnderstood(Say("looking at the disk took too long to tell what this touches"))
	}
}

// Enter bounds how deep the walk goes; leave must follow when it reports true.
func (k *Line) Enter() bool {
	if k.Work++; k.Spent || k.depth >= maxDepth || k.Work > MaxWork {
		k.NotUnderstood(Say("too deeply nested to judge"))
		return false
	}
	k.depth++
	return true
}

// Leave ends what Enter began.
func (k *Line) Leave() { k.depth-- }
