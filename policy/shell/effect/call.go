package effect

import (
	"path"
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/taint"
)

// Call is one simple command being judged.
type Call struct {
	Cmd   Command
	In    taint.Stream // its standard input
	Data  taint.Origin // what it has read
	Extra risk.Finding // of what allow rules for its words do not speak for; becomes Cmd.Added
	// Aside is set while something is judged that an allow rule for the
	// command's words does not speak for: it goes to Extra (AsExtra).
	Aside  bool
	Inner  bool         // another command was found in it
	Silent bool         // it only started the other: it need not be listed
	Passed risk.Finding // what the commands in it carry on from it (Line.Wrapped)
	Unsure bool         // something in it was not understood, or is not known before it runs
	// Strange: guard does not know a part of it that the signature names.
	Strange bool
	Kept    int         // how many things it deletes or overwrites that the person does not lose (Spare)
	Lost    int         // how many that the person loses (Loses)
	Owed    Owed        // held back until all operands were looked at (Pays)
	Runs    bool        // something in it runs code that the signature does not name
	Here    bool        // what it sends goes to this machine itself
	Splits  *taint.Word // what read is told to part its input at
	Filled  bool        // one of its words came out of a substitution that holds what a file or the machine says
	Tells   Tells       // how much is told, by it and by what reads its output, of what it reads
}

// Owed is the finding that a program's table has for deleting or overwriting. It
// is held back until all operands were looked at: Pays raises it then, unless
// something goes and nothing of what goes is lost.
type Owed struct {
	Level risk.Level
	Cats  risk.Categories
	Why   risk.Reason
}

// Spare notes something that goes and is not lost.
func (c *Call) Spare(why risk.Reason) {
	c.Kept++
	c.Raise(risk.Medium, 0, why)
}

// Loses notes something that is lost.
func (c *Call) Loses() { c.Lost++ }

// Pays raises what is owed, unless all that goes was spared.
func (c *Call) Pays() {
	if c.Owed.Level == risk.Unset {
		return
	}
	if c.Kept == 0 || c.Lost > 0 {
		c.Raise(c.Owed.Level, c.Owed.Cats, c.Owed.Why)
	}
	c.Owed = Owed{}
}

// call is memory for one more command.
func (l *Line) call() *Call {
	if l.begun {
		return new(Call)
	}
	l.begun = true
	return &l.first
}

// Begin begins to judge a simple command that reads in.
func (l *Line) Begin(in taint.Stream) *Call {
	l.Charge(costCommand)
	c := l.call()
	c.In = in
	c.Cmd.Cwd = l.State.Cwd
	c.Cmd.At = l.At
	c.Cmd.Literal = true
	c.Cmd.Own.Level = risk.Low
	c.Extra.Level = risk.Low
	return c
}

// Program is the name of what runs, without its folder; empty where no word tells.
func (c *Call) Program() string {
	if len(c.Cmd.Argv) == 0 {
		return ""
	}
	return path.Base(c.Cmd.Argv[0])
}

// Near is a file as it is written from where the command runs, if it lies there.
func (c *Call) Near(file string) string {
	if rest, ok := strings.CutPrefix(file, strings.TrimSuffix(c.Cmd.Cwd, "/")+"/"); ok && c.Cmd.Cwd != "" {
		return rest
	}
	return file
}

// Touches takes over what another command reads, writes and deletes.
func (c *Call) Touches(one *Command) {
	c.Cmd.Reads = append(c.Cmd.Reads, one.Reads...)
	c.Cmd.Writes = append(c.Cmd.Writes, one.Writes...)
	c.Cmd.Deletes = append(c.Cmd.Deletes, one.Deletes...)
	c.Cmd.Spared = append(c.Cmd.Spared, one.Spared...)
	c.Cmd.Sweeps = append(c.Cmd.Sweeps, one.Sweeps...)
	c.Cmd.Refs = append(c.Cmd.Refs, one.Refs...)
	c.Cmd.Restages = append(c.Cmd.Restages, one.Restages...)
}

// Raise lifts the level of the command, or of its extras.
func (c *Call) Raise(l risk.Level, cats risk.Categories, why risk.Reason) {
	c.Runs = c.Runs || cats.Has(risk.ExecArbitrary)
	c.Finding().Raise(l, cats, why)
}

// Finding is where what is found next belongs.
func (c *Call) Finding() *risk.Finding {
	if c.Aside {
		c.Cmd.Extra = true
		return &c.Extra
	}
	return &c.Cmd.Own
}

// Unknown records that a part of the command cannot be told before it runs.
func (c *Call) Unknown(why risk.Reason) {
	c.Unsure = true
	c.Raise(risk.Medium, risk.ExecArbitrary, why)
}

// AsExtra judges something that allow rules for the command do not cover.
func (c *Call) AsExtra(f func()) {
	was := c.Aside
	c.Aside = true
	f()
	c.Aside = was
}

// Flag notes what is absurd, and what touches what guard protects.
func (c *Call) Flag(absurd, protected bool) {
	f := c.Finding()
	f.Absurd = f.Absurd || absurd
	f.Protected = f.Protected || protected
}

// Level is what has been found so far.
func (c *Call) Level() risk.Level { return max(c.Cmd.Own.Level, c.Extra.Level) }

// Shows reports that what was judged on trial is no everyday work.
func (c *Call) Shows() bool { return c.Level() > risk.Medium || c.Cmd.Own.Categories != 0 }

// HandedOn reports whether the command only started another, which carries all
// that was found about it.
func (c *Call) HandedOn() bool {
	return c.Silent && !c.Unsure && !c.Strange && c.Level() <= c.Passed.Level &&
		c.Passed.Categories.Has(c.Cmd.Own.Categories|c.Extra.Categories) &&
		len(c.Cmd.Redirects) == 0 && len(c.Cmd.Assigns) == 0
}

// Places lists where a command writes, at most n.
func (c *Call) Places(n int) []string {
	var list []string
	for _, p := range c.Cmd.Writes {
		if p.Path != "" && len(list) < n {
			list = append(list, p.Path)
		}
	}
	return list
}
