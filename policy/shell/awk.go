package shell

import (
	"slices"
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/lang"
	"guard/policy/shell/lang/awk"
	"guard/policy/shell/program"
)

// awk judges awk's program: system(), pipes and redirections.
func (k *languageJudge) awk(c *call, v *invocation) stream {
	words := v.operands
	prints := true
	if !v.has("-f", "--file", "-E", "--exec", "-e", "--source") && len(words) > 0 {
		k.awkProgram(c, words[0])
		prints = awk.Keeps(words[0].text)
		words = words[1:]
	}
	for _, u := range v.used {
		if strings.Contains(u.value.text, "=/inet") {
			k.awkConnects(c)
		}
		if u.name == "-W" && strings.HasPrefix(u.value.text, "e") { // mawk(1), -W exec FILE
			c.raise(risk.Medium, risk.ExecArbitrary, say("loads {0}", u.value.show()))
		}
		if u.name == "-e" || u.name == "--source" {
			k.awkProgram(c, u.value)
		}
		if u.name == "-i" || u.name == "--include" || u.name == "-l" || u.name == "--load" {
			if u.value.text == "inplace" {
				v.marks |= program.Edits
			} else {
				c.raise(risk.Medium, risk.ExecArbitrary, say("loads {0}", u.value.show()))
			}
		}
	}
	for _, a := range words {
		if strings.Contains(a.text, "/inet") {
			k.awkConnects(c)
		}
		if isAssignment(a.text) {
			continue
		}
		k.readOrChange(c, v, a)
		if v.marked(program.Edits) && !prints {
			k.writes(c, a, overwrites)
		}
	}
	return k.results.output(c, v)
}

// awkProgram judges the text of a program.
func (k *languageJudge) awkProgram(c *call, a arg) {
	if strings.Contains(a.text, hole) && a.from&^fromNumber != 0 {
		c.asExtra(func() { c.unknown(say("an awk program that is not known before it runs")) })
	}
	for _, act := range awk.Read(a.text) {
		k.awkAct(c, act)
	}
}

func (k *languageJudge) awkAct(c *call, act lang.Act) {
	if act.Kind == lang.Environment {
		if readsSecret(act) {
			c.data |= fromSecret
			c.raise(risk.High, risk.FSConfigSecrets, say("the awk program reads the environment"))
		}
		return
	}
	c.asExtra(func() {
		switch act.Kind {
		case lang.Loads:
			c.raise(risk.Medium, risk.ExecArbitrary, say("the awk program loads further code"))
		case lang.Connects:
			k.awkConnects(c)
		case lang.Runs:
			k.awkRuns(c, act.Text)
		default:
			k.fileAct(c, act)
		}
	})
}

// awkConnects judges a file of gawk's that is a connection (gawk(1), Special
// File Names); what is read may be sent there.
func (k *languageJudge) awkConnects(c *call) {
	c.raise(risk.High, risk.NetworkRisk, say("the awk program connects to a host"))
	k.leaks(c, c.in.from|fromFile)
}

// awkRuns judges a command that an awk program starts; empty: it is computed.
func (k *languageJudge) awkRuns(c *call, command string) {
	if command == "" {
		c.raise(risk.High, risk.ExecArbitrary, say("the awk program runs a command that it computes"))
		if c.in.from&fromNet != 0 {
			c.raise(risk.Critical, risk.NetworkRisk, say("runs what a host sent"))
		}
		return
	}
	first, _, _ := strings.Cut(command, " ")
	if !slices.Contains(textFilters, first) {
		c.raise(risk.Medium, risk.ExecArbitrary, say("the awk program runs {0}", command))
	}
	in := c.in
	c.in = stream{from: c.data | fromFile}
	k.walk.ShellText(c, "awk", literalArg(command))
	c.in, c.silent = in, false
}

// textFilters are what awk programs pipe their lines through every day; their
// words are judged like any other command's.
var textFilters = []string{"sort", "uniq", "head", "tail", "wc", "cat", "column", "tr"}
