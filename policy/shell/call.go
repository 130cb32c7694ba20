package shell

import (
	"path"
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/risk"
	"guard/policy/shell/lang/bash"
)

// call is one simple command being judged.
type call struct {
	cmd   Command
	in    stream
	data  origin // what it has read
	extra risk.Finding
	// aside is set while something is judged that an allow rule for the
	// command's words does not speak for.
	aside  bool
	inner  bool // another command was found in it
	silent bool // it only started the other: it need not be listed
	passed risk.Finding
	unsure bool // something in it was not understood, or is not known before it runs
	// strange: guard does not know a part of it that the signature names.
	strange bool
	kept    int // what goes by it and is not lost
	lost    int // what goes by it and is lost
	owed    owed
	runs    bool // something in it runs code that the signature does not name
}

// owed is what a program is judged to be because of what it deletes or
// overwrites: due unless nothing that it names is lost.
type owed struct {
	level risk.Level
	cats  risk.Categories
	why   risk.Reason
}

// spare notes something that goes and is not lost.
func (c *call) spare(why risk.Reason) {
	c.kept++
	c.raise(risk.Medium, 0, why)
}

// loses notes something that is lost.
func (c *call) loses() { c.lost++ }

// pays raises what the program was judged to be, once all that it names was
// looked at.
func (c *call) pays() {
	if c.owed.level == risk.Unset {
		return
	}
	if c.kept == 0 || c.lost > 0 {
		c.raise(c.owed.level, c.owed.cats, c.owed.why)
	}
	c.owed = owed{}
}

func (k *lineState) begin(in stream) *call {
	k.charge(costCommand)
	c := &call{in: in}
	c.cmd.Cwd = k.state.cwd
	c.cmd.Literal = true
	c.cmd.Own.Level = risk.Low
	c.extra.Level = risk.Low
	return c
}

// program is the name of what runs, without its folder; empty where no word tells.
func (c *call) program() string {
	if len(c.cmd.Argv) == 0 {
		return ""
	}
	return path.Base(c.cmd.Argv[0])
}

// touches takes over what another command reads, writes and deletes.
func (c *call) touches(one *Command) {
	c.cmd.Reads = append(c.cmd.Reads, one.Reads...)
	c.cmd.Writes = append(c.cmd.Writes, one.Writes...)
	c.cmd.Deletes = append(c.cmd.Deletes, one.Deletes...)
}

// raise lifts the level of the command, or of its extras.
func (c *call) raise(l risk.Level, cats risk.Categories, why risk.Reason) {
	c.runs = c.runs || cats.Has(risk.ExecArbitrary)
	c.finding().Raise(l, cats, why)
}

// finding is where what is found next belongs.
func (c *call) finding() *risk.Finding {
	if c.aside {
		c.cmd.Extra = true
		return &c.extra
	}
	return &c.cmd.Own
}

// unknown records that a part of the command cannot be told before it runs.
func (c *call) unknown(why risk.Reason) {
	c.unsure = true
	c.raise(risk.Medium, risk.ExecArbitrary, why)
}

// asExtra judges something that allow rules for the command do not cover.
func (c *call) asExtra(f func()) {
	was := c.aside
	c.aside = true
	f()
	c.aside = was
}

func (c *call) flag(absurd, protected bool) {
	f := c.finding()
	f.Absurd = f.Absurd || absurd
	f.Protected = f.Protected || protected
}

// level is what has been found so far.
func (c *call) level() risk.Level { return max(c.cmd.Own.Level, c.extra.Level) }

// shows reports that what was judged on trial is no everyday work.
func (c *call) shows() bool { return c.level() > risk.Medium || c.cmd.Own.Categories != 0 }

// handedOn reports whether the command only started another, which carries all
// that was found about it.
func (c *call) handedOn() bool {
	return c.silent && !c.unsure && !c.strange && c.level() <= c.passed.Level && c.passed.Categories.Has(c.cmd.Own.Categories|c.extra.Categories) &&
		len(c.cmd.Redirects) == 0 && len(c.cmd.Assigns) == 0
}

// finish lists the command and adds it to the reading.
func (k *readJudge) finish(c *call) {
	k.showsTaken(c)
	plain := c.level() == risk.Low && !c.cmd.Extra && len(c.cmd.Wrappers) == 0
	if plain && (len(c.cmd.Argv) == 0 || c.inner) || c.handedOn() {
		k.out.Finding.Raise(risk.Low, 0, risk.Reason{})
		return
	}
	own := c.level()
	if len(k.wrap.names) > 0 {
		c.cmd.Wrappers = slices.Clone(k.wrap.names)
		if k.wrap.finding.Level > risk.Low {
			c.extra.Add(k.wrap.finding)
			c.cmd.Extra = true
		}
		if k.wrap.finding.Categories.Has(risk.Sudo) && own >= risk.High {
			c.extra.Raise(risk.Critical, 0, say("done with another user's rights"))
		}
	}
	c.cmd.Finding = c.cmd.Own
	c.cmd.Added = c.extra
	c.cmd.Finding.Add(c.extra)
	k.unsure = k.unsure || c.unsure || c.strange
	k.subject(c)
	k.out.Commands = append(k.out.Commands, c.cmd)
	k.out.Add(c.cmd.Finding)
}

// call walks a simple command: assignments, words, redirections.
func (k *walker) call(x *syntax.CallExpr, redirs []*syntax.Redirect, in stream) stream {
	if k.steps++; k.steps > maxSteps {
		k.notUnderstood(say("too many commands to judge"))
		return unknownData
	}
	c := k.begin(in)
	args := k.expander.words(x.Args)
	k.traced(c, args...)
	k.expander.buryWords(args)
	set := *k.state.changes
	r := k.declarer.redirects(c, redirs)
	k.setSince(set)
	c.in = r.in(in)
	if len(x.Args) == 0 {
		k.declarer.assignments(c, x.Assigns, false)
		out := k.declarer.drain(c, r, nothing)
		k.finish(c)
		return out
	}
	before := k.state.vars
	if len(x.Assigns) > 0 {
		before = k.snapshot().vars
		k.declarer.assignments(c, x.Assigns, len(args) > 0 && args[0].text == "read")
	}
	given := *k.state.changes
	out := k.run(c, args)
	command := ":" // words that come to nothing leave the assignments to the shell, as the special built-in does
	if len(args) > 0 {
		command = args[0].text
	}
	k.takeBack(x.Assigns, before, given, command)
	out = k.declarer.drain(c, r, out)
	k.finish(c)
	return out
}

// setSince forgets what redirections set since a count of changes: of a program
// that is started, they are expanded in its own process.
func (k *walker) setSince(count int) {
	if *k.state.changes == count {
		return
	}
	for name, v := range k.state.vars {
		if v.change > count {
			k.state.forget(name)
		}
	}
}

// takeBack ends the assignments before a command, which hold for it alone; given
// is the count of changes when it began. What the command itself set is not known,
// and a special built-in of sh keeps them (POSIX, 2.14).
func (k *walker) takeBack(list []*syntax.Assign, before map[string]variable, given int, command string) {
	for _, as := range list {
		if as.Name == nil {
			continue
		}
		name, _ := k.state.meant(as.Name.Value)
		old, ok := before[name]
		switch {
		case k.state.vars[name].change > given || slices.Contains(keepsAssignments, command):
			k.state.forget(name)
		case ok:
			k.state.vars[name] = old
		default:
			delete(k.state.vars, name)
		}
	}
}

// keepsAssignments are the special built-ins: what is assigned before them stays
// assigned in sh.
var keepsAssignments = strings.Fields(". : break continue eval exec exit export readonly return set shift source times trap unset")

// assignments sets variables and judges what setting them does; readsFields:
// they stand before read, which IFS only tells where its fields end.
func (k *declarer) assignments(c *call, list []*syntax.Assign, readsFields bool) {
	for _, as := range list {
		if readsFields && as.Name != nil && as.Name.Value == "IFS" {
			k.expander.word(as.Value) // it holds for read alone
			continue
		}
		c.cmd.Assigns = append(c.cmd.Assigns, k.expander.source(as))
		c.asExtra(func() { k.expander.assignment(c, as) })
	}
}

func (k *expander) assignment(c *call, as *syntax.Assign) {
	if as.Index != nil {
		k.arith(as.Index)
	}
	if as.Name == nil {
		k.word(as.Value)
		return
	}
	name := as.Name.Value
	switch {
	case as.Array != nil:
		values := k.array(as.Array)
		if as.Append || as.Index != nil {
			k.sets(c, name, k.merged(values)...)
			k.state.forget(name)
			return
		}
		if len(values) == 0 {
			k.sets(c, name, arg{})
			k.state.forget(name)
			return
		}
		k.sets(c, name, values...)
	case as.Naked:
		k.evaluates = k.evaluates || bash.Integer(name)
	case as.Append || as.Index != nil:
		a := k.word(as.Value)
		k.sets(c, name+"[", arg{text: hole + a.text, src: a.src, from: a.from, computed: true})
	default:
		k.sets(c, name, k.word(as.Value))
	}
}

func (k *expander) array(x *syntax.ArrayExpr) []arg {
	var words []*syntax.Word
	for _, e := range x.Elems {
		if e.Index != nil {
			k.arith(e.Index)
		}
		if e.Value != nil {
			words = append(words, e.Value)
		}
	}
	values := k.words(words)
	k.bury(values...)
	return values
}
