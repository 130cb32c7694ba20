package shell

import (
	"slices"
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/program"
)

// awk judges awk's program: system(), pipes and redirections.
func (k *walker) awk(c *call, v *invocation) stream {
	words := v.operands
	prints := true
	if !v.has("-f", "--file", "-E", "--exec", "-e", "--source") && len(words) > 0 {
		k.awkProgram(c, words[0])
		prints = awkKeeps(words[0].text)
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
	return k.output(c, v)
}

func (k *walker) awkProgram(c *call, a arg) {
	if strings.Contains(a.text, hole) && a.from&^(fromNumber) != 0 {
		c.asExtra(func() { c.unknown(say("an awk program that is not known before it runs")) })
	}
	k.awkReaches(c, a)
	for _, act := range awkActions(strings.ReplaceAll(a.text, hole, "0")) {
		c.asExtra(func() {
			switch act.verb {
			case 'w':
				k.writes(c, awkTarget(act.text), overwrites)
				k.blinds(awkTarget(act.text))
			case 'a':
				k.writes(c, awkTarget(act.text), appends)
				k.blinds(awkTarget(act.text))
			case 'r':
				k.reads(c, awkTarget(act.text))
			case 'n':
				k.awkConnects(c)
			case 'x':
				k.awkRuns(c, act.text)
			}
		})
	}
}

// awkKeeps reports a program that prints every line that it reads: at the end of an action
// without a pattern, or by a last pattern that is always true (POSIX.1-2024, awk).
func awkKeeps(text string) bool {
	text = strings.TrimSpace(text)
	return !awkSkips().MatchString(text) && (awkPrintsAll().MatchString(text) || text == "1")
}

var (
	awkSkips     = lazily(`\b(?:next|nextfile|exit|getline|continue|return)\b`)
	awkPrintsAll = lazily(`(?s)(?:^|[}\s;])1\s*;?$|(?:^|\})\s*\{(?:[^{}]|\{[^{}]*\})*\bprint(?:\s+\$0)?\s*;?\s*\}$`)
)

// awkConnects judges a file of gawk's that is a connection (gawk(1), Special
// File Names); what is read may be sent there.
func (k *walker) awkConnects(c *call) {
	c.raise(risk.High, risk.NetworkRisk, say("the awk program connects to a host"))
	k.leaks(c, c.in.from|fromFile)
}

// awkReaches judges what an awk program names beside its actions: variables of
// the environment, libraries (gawk(1), ENVIRON, @load, @include).
func (k *walker) awkReaches(c *call, a arg) {
	if readsSecretVariable(a.text, "ENVIRON") {
		c.data |= fromSecret
		c.raise(risk.High, risk.FSConfigSecrets, say("the awk program reads the environment"))
	}
	if strings.Contains(a.text, "@load") || strings.Contains(a.text, "@include") {
		c.asExtra(func() { c.raise(risk.Medium, risk.ExecArbitrary, say("the awk program loads further code")) })
	}
}

// readsSecretVariable reports whether code reads of an array of the environment
// more than one variable that is named and no secret.
func readsSecretVariable(code, array string) bool {
	i := strings.Index(code, array)
	if i < 0 {
		return false
	}
	name, quoted := strings.CutPrefix(code[i+len(array):], `["`)
	name, _, closed := strings.Cut(name, `"]`)
	return !quoted || !closed || secretVariable(name) || strings.Count(code, array) > 1
}

// awkRuns judges a command that an awk program starts; empty: it is computed.
func (k *walker) awkRuns(c *call, command string) {
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
	k.shellText(c, "awk", literalArg(command))
	c.in, c.silent = in, false
}

// textFilters are what awk programs pipe their lines through every day; their
// words are judged like any other command's.
var textFilters = []string{"sort", "uniq", "head", "tail", "wc", "cat", "column", "tr"}

// awkTarget is a file that an awk program names; empty: computed.
func awkTarget(s string) arg {
	if s == "" {
		return arg{text: hole, src: "a computed name", from: fromUnknown}
	}
	return literalArg(s)
}
