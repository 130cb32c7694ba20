package shell

import (
	"slices"
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/files"
	"guard/policy/shell/lang"
	"guard/policy/shell/lang/awk"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// awk judges awk's program: system(), pipes and redirections.
func (j *languageJudge) awk(c *effect.Call, v *option.Invocation) taint.Stream {
	words := v.Operands
	prints, loses, whole, script := true, false, false, taint.Word{Text: taint.Hole}
	if !v.Has("-f", "--file", "-E", "--exec", "-e", "--source") && len(words) > 0 {
		j.awkProgram(c, words[0], j.splitsInto(v))
		prints, loses = awk.Keeps(words[0].Text), awk.Loses(words[0].Text)
		whole = words[0].Known() && awkKeepsFront(v, words[0].Text)
		script, words = words[0], words[1:]
	}
	if file, ok := v.Option("-f", "--file", "-E", "--exec"); ok {
		if text, how := j.TextOf(j.Place(file)); how == files.Wholly {
			prints, loses = awk.Keeps(text), awk.Loses(text)
		}
	}
	for _, u := range v.Used {
		if strings.Contains(u.Value.Text, "=/inet") {
			j.awkConnects(c)
		}
		if u.Name == "-W" && strings.HasPrefix(u.Value.Text, "e") { // mawk(1), -W exec FILE
			c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("loads {0}", u.Value.Show()))
		}
		if u.Name == "-e" || u.Name == "--source" {
			j.awkProgram(c, u.Value, "")
		}
		if u.Name == "-i" || u.Name == "--include" || u.Name == "-l" || u.Name == "--load" {
			if u.Value.Text == "inplace" {
				v.Marks |= program.Edits
			} else {
				c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("loads {0}", u.Value.Show()))
			}
		}
	}
	for _, a := range words {
		if strings.Contains(a.Text, "/inet") {
			j.awkConnects(c)
		}
		if environment.IsAssignment(a.Text) {
			continue
		}
		if v.Marked(program.Edits) && loses {
			j.OverUnsaved(c, a)
		}
		j.ReadOrChange(c, v, a)
		if v.Marked(program.Edits) && !prints {
			j.Writes(c, a, access.Overwrites)
		}
	}
	out := j.results.output(c, v)
	if !whole {
		out = j.results.cut(out)
	}
	if !v.Marked(program.Edits) {
		read := *v
		read.Operands = words
		out.Shape, out.Front = j.results.shaped(c, &read, script)
	}
	return out
}

// awkProgram judges the text of a program. into: the folder of its own that it sorts its lines into.
func (j *languageJudge) awkProgram(c *effect.Call, a taint.Word, into string) {
	if strings.Contains(a.Text, taint.Hole) && !taint.Numbered(a) {
		c.AsExtra(func() { c.Unknown(effect.Say("an awk program that is not known before it runs")) })
	}
	for _, act := range awk.Read(a.Text) {
		if into != "" && act.Text == "" && (act.Kind == lang.Writes || act.Kind == lang.Appends) {
			j.fills(c, into)
			continue
		}
		j.awkAct(c, act)
	}
}

func (j *languageJudge) awkAct(c *effect.Call, act lang.Act) {
	if act.Kind == lang.Environment {
		if readsSecret(act) {
			c.Data |= taint.FromSecret
			c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the awk program reads the environment"))
		}
		return
	}
	c.AsExtra(func() {
		switch act.Kind {
		case lang.Loads:
			c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("the awk program loads further code"))
		case lang.Connects:
			j.awkConnects(c)
		case lang.Runs:
			j.awkRuns(c, act.Text)
		default:
			j.FileAct(c, act)
		}
	})
}

// awkConnects judges a file of gawk's that is a connection (gawk(1), Special
// File Names); what is read may be sent there.
func (j *languageJudge) awkConnects(c *effect.Call) {
	c.Raise(risk.High, risk.NetworkRisk, effect.Say("the awk program connects to a host"))
	j.Leaks(c, c.In.From|taint.FromFile)
}

// awkRuns judges a command that an awk program starts; empty: it is computed.
func (j *languageJudge) awkRuns(c *effect.Call, command string) {
	if command == "" {
		c.Raise(risk.High, risk.ExecArbitrary, effect.Say("the awk program runs a command that it computes"))
		if c.In.From&taint.FromNet != 0 {
			c.Raise(risk.Critical, risk.NetworkRisk, effect.Say("runs what a host sent"))
		}
		return
	}
	first, _, _ := strings.Cut(command, " ")
	if !slices.Contains(textFilters, first) {
		c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("the awk program runs {0}", command))
	}
	in := c.In
	c.In = taint.Stream{From: c.Data | taint.FromFile}
	j.Walk.ShellText(c, "awk", taint.Literal(command))
	c.In, c.Silent = in, false
}

// textFilters are what awk programs pipe their lines through every day; their
// words are judged like any other command's.
var textFilters = []string{"sort", "uniq", "head", "tail", "wc", "cat", "column", "tr"}
