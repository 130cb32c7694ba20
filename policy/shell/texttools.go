package shell

import (
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/files"
	"guard/policy/shell/lang"
	"guard/policy/shell/lang/escape"
	"guard/policy/shell/lang/jq"
	"guard/policy/shell/lang/template"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// echo judges echo: it prints its words.
func (j *operandJudge) echo(c *effect.Call, args []taint.Word) taint.Stream {
	escapes := false
	for len(args) > 0 && len(args[0].Text) > 1 && args[0].Text[0] == '-' &&
		strings.Trim(args[0].Text[1:], "neE") == "" {
		escapes = escapes || strings.Contains(args[0].Text, "e")
		args = args[1:]
	}
	s := spoken(args)
	s.From |= j.GlobsPrinted(args)
	if j.State.Undoes && strings.Contains(s.Text, `\`) {
		s.Known = false
	}
	if escapes {
		s.Text = echoed(s)
	}
	j.PrintsSecret(c, s)
	return s
}

// echoed is what echo -e makes of its words.
func echoed(s taint.Stream) string {
	text := escape.Echo(s.Text)
	if !s.Known {
		return escape.Word(text)
	}
	return escape.Stream(text)
}

// printf judges printf: -v sets a variable, a subscript in its name runs.
func (j *operandJudge) printf(c *effect.Call, args []taint.Word) taint.Stream {
	if len(args) > 1 && strings.HasPrefix(args[0].Text, "-v") {
		name := args[1]
		if len(args[0].Text) > 2 {
			name, args = args[0].Value(2), args[1:]
		} else {
			args = args[2:]
		}
		j.expander.Subscript(name)
		s := formatted(args)
		value := taint.Word{Text: s.Text, From: s.From, Computed: true}
		if !s.Known {
			value = taint.Word{Text: taint.Hole, From: s.From | taint.FromUnknown, Computed: true}
		}
		j.expander.Sets(c, name.Text, value)
		return taint.Nothing
	}
	if len(args) > 0 && args[0].Text == "--" {
		args = args[1:]
	}
	s := formatted(args)
	s.From |= j.GlobsPrinted(args)
	j.PrintsSecret(c, s)
	return s
}

// formatted is what printf makes of its words; of the conversions only %s, %b
// and %% are done, others leave the text unknown.
func formatted(args []taint.Word) taint.Stream {
	s := spoken(args)
	if len(args) == 0 {
		return s
	}
	if !s.Known {
		s.Text = escape.Word(s.Text)
		return s
	}
	words := make([]string, len(args)-1)
	for i, a := range args[1:] {
		words[i] = a.Text
	}
	text, ok := escape.Printf(args[0].Text, words)
	if !ok {
		return taint.Stream{From: s.From | taint.FromUnknown, Text: escape.Word(s.Text)}
	}
	return taint.Stream{From: s.From, Text: text, Known: true}
}

// testCommand judges test and [.
func (j *operandJudge) testCommand(c *effect.Call, args []taint.Word) taint.Stream {
	for i, a := range args {
		switch op := a.Text; {
		case strings.HasPrefix(op, "-") && strings.Contains(" -eq -ne -lt -le -gt -ge ", " "+op+" "):
			for _, side := range args[max(0, i-1):min(i+2, len(args))] {
				if side.Text != op {
					j.expander.Evaluating(side)
					j.expander.Subscript(side)
				}
			}
		case (op == "-v" || op == "-R") && i+1 < len(args):
			j.expander.Subscript(args[i+1])
		case (op == "=" || op == "==" || op == "!=" || op == "<" || op == ">") && i > 0 && i+1 < len(args):
			j.expander.Guesses(c, op == "<" || op == ">", args[i-1], args[i+1])
		case (op == "-z" || op == "-n") && i+1 < len(args):
			j.expander.GuessesPart(c, args[i+1])
		case len(op) == 2 && op[0] == '-' && strings.ContainsRune("abcdefghkprsuwxGLNOS", rune(op[1])) &&
			i+1 < len(args) && args[i+1].Text != "]" && args[i+1].Known() &&
			!program.SetsUpShell(j.Place(args[i+1]).Path, j.World.Home):
			access.AsksWhether(j.Judge, c, args[i+1])
		}
	}
	return taint.Nothing
}

// filter judges an expression of jq or yq.
func (j *operandJudge) filter(c *effect.Call, a taint.Word) {
	for _, act := range jq.Read(a.Text) {
		if act.Kind == lang.Environment {
			c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the expression reads the environment"))
		} else {
			c.Raise(risk.Medium, risk.FSOutsideWorkspace, effect.Say("the expression reads further files"))
		}
	}
	if taint.LeadsOption(a) && a.From&^taint.Tame != 0 {
		c.Unsure = true
		c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("{0} could turn out to be an option", a.Show()))
	}
}

// fileForFilter judges yq's first word where a file has that name: it is read then
// (yq 4, processArgs). Without a disk to look at, a word alone may be one.
func (j *operandJudge) fileForFilter(c *effect.Call, v *option.Invocation, a taint.Word) {
	if v.Chain[0].Name != "yq" || !j.Place(a).Is(place.Secret) {
		return
	}
	blind := j.World.Disk == nil || j.World.Missing(j.State.Cwd)
	if blind && len(v.Operands) == 1 || !blind && !j.World.Missing(j.Place(a).Path) {
		j.Reads(c, a)
	}
}

// filterFile judges a file that holds such an expression.
func (j *operandJudge) filterFile(c *effect.Call, v *option.Invocation, a taint.Word) {
	j.Reads(c, a)
	if text, how := j.TextOf(j.Place(a)); a.Known() && how != files.Unseen {
		j.filter(c, taint.Literal(text))
	}
}

// substitutes judges envsubst (GNU gettext manual, envsubst): without an operand every
// variable that its input names is put in.
func (j *operandJudge) substitutes(c *effect.Call, v *option.Invocation) taint.Stream {
	out := j.Walk.Generic(c, v)
	if len(v.Operands) > 0 || v.Has("-v", "--variables") {
		return out
	}
	if !c.In.Known && c.In.From&^taint.FromFile != 0 {
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("prints a secret"))
		out.From |= taint.FromSecret
	}
	if slices.ContainsFunc(template.Variables(c.In.Text, taint.MaxWords), environment.SecretVariable) {
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("prints a secret"))
		out.From |= taint.FromSecret
	}
	return out
}
