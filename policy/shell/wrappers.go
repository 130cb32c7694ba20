package shell

import (
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/source"
	"guard/policy/shell/taint"
	"guard/policy/shell/tool/output"
)

// env judges env, sudo and doas: assignments, then a command.
func (j *shellJudge) env(c *effect.Call, v *option.Invocation) taint.Stream {
	words, begins := v.Operands, j.State.Clone()
	defer func() { j.State = begins }() // what it is told holds for what it starts
	j.withheld(v)
	// env takes any name
	for len(words) > 0 && (environment.IsAssignment(words[0].Text) ||
		v.Name == "env" && strings.Index(words[0].Text, "=") > 0) {
		c.AsExtra(func() { j.operand.role(c, v, program.Assignment, words[0]) })
		name, value, _ := strings.Cut(words[0].Text, "=")
		one := words[0].Value(len(words[0].Text) - len(value))
		if program.VariableDoes(name) == program.LoadsFolder || output.UpdatesExpected(name) ||
			program.NamesData(name) || program.KeptDatabase(name, one.Text) {
			j.State.Set(name, one)
		}
		c.AsExtra(func() { source.Starts{Judge: j.texts}.Given(c, name, one) })
		words = words[1:]
	}
	if s, ok := v.Option("-S", "--split-string"); ok {
		return j.Walk.ShellText(c, v.Name, taint.Join(append([]taint.Word{s}, words...)))
	}
	if len(words) > 0 {
		return j.Walk.Nested(c, v.Name, words, c.In)
	}
	if v.Name == "env" {
		if access.VariablesApart(j.Judge, c) {
			return taint.Stream{From: taint.FromSystem}
		}
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("prints every variable, tokens and passwords among them"))
		return taint.Stream{From: taint.FromSecret}
	}
	return taint.UnknownData
}

// withheld forgets what env and exec keep from what they start (env(1), GNU coreutils 9.5; bash(1), exec -c).
func (j *shellJudge) withheld(v *option.Invocation) {
	switch {
	case v.Name == "env" && v.Has("-i", "--ignore-environment"), v.Name == "exec" && v.Has("-c"):
		for name := range j.State.Vars {
			j.State.Withhold(name)
		}
	case v.Name == "env":
		for _, u := range v.Used {
			if u.Name == "-u" || u.Name == "--unset" {
				j.State.Withhold(u.Value.Text)
			}
		}
	}
}

// feeds judges the command that a program starts for each piece of what it read.
func (j *shellJudge) feeds(c *effect.Call, v *option.Invocation) taint.Stream {
	in := taint.Stream{From: c.In.From | c.Data}
	if len(v.Operands) == 0 {
		return in
	}
	return j.Walk.Nested(c, v.Name, v.Operands, in)
}

// maxStarted bounds the words that are judged as the beginning of a command: each
// is judged with all behind it.
const maxStarted = 8

// forwards judges a wrapper whose own words vary: the first known program
// among them is judged as what it starts. One that starts it out of guard's sight
// may read its words in more ways, and its input: all that could be a command
// line there is judged as one.
func (j *shellJudge) forwards(c *effect.Call, v *option.Invocation) taint.Stream {
	if v.Marked(program.Lists) {
		return taint.Stream{From: taint.FromSystem}
	}
	away, started, out := v.Entry.Special == program.Leaves, 0, taint.UnknownData
	if away && c.In.Known {
		j.Walk.ShellText(c, v.Name, taint.Word{Text: c.In.Text, Src: c.In.Text})
		c.Silent = false
	}
	if len(v.Operands) == 0 && !away { // fakeroot(1): a shell
		return j.projects.RunsInput(c, v, c.In)
	}
	for i, a := range v.Operands {
		if environment.IsAssignment(a.Text) {
			j.operand.role(c, v, program.Assignment, a)
			name, value, _ := strings.Cut(a.Text, "=")
			if program.NamesData(name) || program.KeptDatabase(name, value) {
				begins := j.State
				defer func() { j.State = begins }() // what it is told holds for what it starts
				j.State = j.State.Clone()
				j.State.Set(name, a.Value(len(a.Text)-len(value)))
			}
			continue
		}
		if line, is := program.ScriptShortcut(v.Name, a.Text); is && a.Known() {
			a.Text = line
		}
		text := strings.TrimSpace(a.Text)
		if strings.ContainsAny(text, " ;|&") {
			j.Walk.ShellText(c, v.Name, a)
			c.Silent = false
			continue
		}
		if a.Known() && started < maxStarted && (program.Find(access.Base(a)) != nil || strings.HasPrefix(text, "./")) {
			out = j.Walk.Nested(c, v.Name, v.Operands[i:], c.In)
			c.Silent = !away
			if started++; !away {
				break
			}
		}
	}
	if started > 0 {
		return out
	}
	for _, a := range v.Operands {
		j.Glance(c, a)
	}
	if len(v.Operands) > 0 && v.Entry.Special == program.Forward {
		c.Unknown(effect.Say("{0} starts a program that guard does not know", v.Name))
	}
	return taint.UnknownData
}
