package project

import (
	"slices"
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// barePrograms are package managers that run the program of a package by its bare name, where no script is called so:
// yarn ts-node x.ts, pnpm run tsx x.ts (yarnpkg.com/cli/run, pnpm.io/cli/exec, bun.sh/docs/cli/run).
var barePrograms = []string{"yarn", "pnpm", "bun"}

// runsBare judges such a program as if it stood there alone. Of what everyday tools do to the project only what is high
// counts: who names a tool so means what it does there.
func runsBare(j named, c *effect.Call, v *option.Invocation) {
	name, sub := v.Words()
	if !slices.Contains(barePrograms, name) || v.Marked(program.Info|program.Dry) || j.Wrap.Remote {
		return
	}
	words := strings.Fields(sub + " " + operands(v))
	if len(words) > 1 && words[0] == "run" {
		words = words[1:]
	}
	if len(words) == 0 || program.Find(words[0]) == nil || inTable(v, words[0]) || program.OfSystem(words[0]) {
		return
	}
	at := slices.Index(c.Cmd.Argv, words[0])
	if at < 0 || !j.Enter() {
		return
	}
	defer j.Leave()
	var line []taint.Word
	for _, word := range c.Cmd.Argv[at:] {
		if strings.Contains(word, "…") || strings.ContainsAny(word, "$`*?") {
			return
		}
		line = append(line, taint.Literal(word))
	}
	j.AddsWhere(c, func(probe *effect.Call) {
		j.Apart(func() taint.Stream { return j.Walk.Nested(probe, v.Name, line, c.In) })
	}, func(cmd *effect.Command) bool {
		return cmd.Own.Level >= risk.High && cmd.Own.Categories&^risk.DepsInstallUpdate != 0
	})
}

// operands are those of a line, with blanks between them.
func operands(v *option.Invocation) string {
	var b strings.Builder
	for _, a := range v.Operands {
		b.WriteString(a.Text + " ")
	}
	return b.String()
}
