package shell

import (
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/source"
	"guard/policy/shell/taint"
)

// env judges env, sudo and doas: assignments, then a command.
func (j *shellJudge) env(c *effect.Call, v *option.Invocation) taint.Stream {
	words, begins := v.Operands, j.State.Clone()
	defer func() { j.State = begins }() // what it is told holds for what it starts
	// env takes any name
	for len(words) > 0 && (environment.IsAssignment(words[0].Text) ||
		v.Name == "env" && strings.Index(words[0].Text, "=") > 0) {
		c.AsExtra(func() { j.operand.role(c, v, program.Assignment, words[0]) })
		name, value, _ := strings.Cut(words[0].Text, "=")
		one := words[0].Value(len(words[0].Text) - len(value))
		if program.VariableDoes(name) == program.LoadsFolder {
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
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("prints every variable, tokens and passwords among them"))
		return taint.Stream{From: taint.FromSecret}
	}
	return taint.UnknownData
}

// xargs judges the command that xargs runs with words from its input.
func (j *shellJudge) xargs(c *effect.Call, v *option.Invocation) taint.Stream {
	words := v.Operands
	more := []taint.Word{{Text: taint.Hole, Src: "…", From: c.In.From, Computed: true, Many: true, Own: c.In.Own}}
	if c.In.Known {
		more = fieldsOf(c.In)
	}
	if file, ok := v.Option("-a", "--arg-file"); ok {
		more = []taint.Word{{Text: taint.Hole, Src: "…", From: taint.FromUnknown, Computed: true, Many: true}}
		j.Reads(c, file)
	}
	if len(words) == 0 {
		return taint.Stream{From: c.In.From | c.Data}
	}
	mark, replaces := v.Option("-I", "-i", "--replace", "-J")
	if replaces && mark.Text == "" {
		mark.Text = "{}"
	}
	return j.Walk.Nested(c, v.Name, insert(words, mark.Text, more, replaces), taint.Nothing)
}

// feeds judges the command that a program starts for each piece of what it read.
func (j *shellJudge) feeds(c *effect.Call, v *option.Invocation) taint.Stream {
	in := taint.Stream{From: c.In.From | c.Data}
	if len(v.Operands) == 0 {
		return in
	}
	return j.Walk.Nested(c, v.Name, v.Operands, in)
}

// fieldsOf are the words of a known text.
func fieldsOf(s taint.Stream) []taint.Word {
	var words []taint.Word
	for _, f := range strings.FieldsFunc(s.Text,
		func(r rune) bool { return r == ' ' || r == '\n' || r == '\t' || r == 0 || r == '\'' || r == '"' }) {
		words = append(words, taint.Word{Text: f, Src: f, From: s.From, Computed: true})
	}
	return words
}

// insert puts further words into a command, at its end or where the mark is.
func insert(words []taint.Word, mark string, more []taint.Word, replaces bool) []taint.Word {
	if len(words)*len(more) > effect.MaxCost/effect.CostWord {
		more = []taint.Word{{Text: taint.Hole, Src: "…", From: taint.FromUnknown, Computed: true, Many: true}}
	}
	if !replaces {
		return append(slices.Clip(words), more...)
	}
	var out []taint.Word
	for _, w := range words {
		switch {
		case w.Text == mark:
			out = append(out, more...)
		case strings.Contains(w.Text, mark):
			w.Text = strings.ReplaceAll(w.Text, mark, taint.Hole)
			for _, m := range more {
				w.From |= m.From | taint.UnknownIf(m)
			}
			w.Computed = true
			out = append(out, w)
		default:
			out = append(out, w)
		}
	}
	return out
}

// parallel judges GNU parallel: its words and arguments make shell lines.
func (j *shellJudge) parallel(c *effect.Call, v *option.Invocation) taint.Stream {
	var words, more []taint.Word
	in := c.In
	for i, a := range v.Operands {
		if strings.HasPrefix(a.Text, ":::") {
			for _, b := range v.Operands[i:] {
				if !strings.HasPrefix(b.Text, ":::") {
					more = append(more, b)
				}
			}
			if strings.HasPrefix(a.Text, "::::") {
				more = []taint.Word{{Text: taint.Hole, Src: "…", From: taint.FromUnknown, Many: true}}
			}
			break
		}
		words = append(words, a)
	}
	if v.Has("-a", "--arg-file") {
		in = taint.Stream{From: taint.FromUnknown}
	}
	if more == nil {
		more = []taint.Word{{Text: taint.Hole, Src: "…", From: in.From | taint.UnknownUnlessKnown(in), Many: true}}
		if in.Known {
			more = fieldsOf(in)
		}
	}
	if len(words) == 0 {
		return j.parallelLines(c, v, more)
	}
	has := slices.ContainsFunc(words, func(a taint.Word) bool { return strings.Contains(a.Text, "{") })
	if slices.ContainsFunc(words, func(a taint.Word) bool { return strings.Contains(a.Text, "{=") }) {
		c.Unknown(effect.Say("runs {0} code given on the line", "Perl")) // parallel(1), {= perl expression =}
	}
	return j.Walk.ShellText(c, v.Name, taint.Join(insert(words, "{}", more, has)))
}

// parallelLines judges parallel without a command: its arguments, or the lines
// of its input, are the command lines; those of a file are a script.
func (j *shellJudge) parallelLines(c *effect.Call, v *option.Invocation, args []taint.Word) taint.Stream {
	files := false
	for _, u := range v.Used {
		if u.Name == "-a" || u.Name == "--arg-file" {
			j.runsShellFile(c, u.Value, environment.Script{}, nil)
			files = true
		}
	}
	switch {
	case len(v.Operands) > 0:
		for _, a := range args {
			j.Walk.ShellText(c, v.Name, a)
		}
	case files:
	case c.In.Known:
		return j.Walk.ShellText(c, v.Name, taint.Word{Text: c.In.Text, Src: c.In.Text})
	default:
		j.texts.RunsStream(c, c.In, code.Unknown)
	}
	return taint.UnknownData
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
			continue
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
