package network

import (
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// npm takes a repository wherever it takes a package: it clones it and runs its prepare
// script, also where only its name or its difference is shown (npm 10, npm-diff, package-spec;
// pacote 19, GitFetcher).

// takesSpecs are npm's subcommands whose operands are packages; diff takes them by an option.
var takesSpecs = strings.Fields("view info show v docs home bugs issues repo")

// repositories judges the packages that npm is told to show.
func (j *Judge) repositories(c *effect.Call, v *option.Invocation) {
	first, sub := v.Words()
	if first != "npm" && first != "pnpm" {
		return
	}
	var specs []taint.Word
	if slices.Contains(takesSpecs, sub) {
		specs = append(specs, v.Operands...)
	}
	for _, u := range slices.Concat(v.Used, v.Unlisted) {
		if u.Name == "--diff" {
			specs = append(specs, u.Value)
		}
	}
	for _, a := range specs {
		if namesRepository(a.Text) {
			c.Raise(risk.High, risk.NetworkRisk, effect.Say("reaches {0}, which is named on the line", a.Show()))
			c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("runs the code in {0}", a.Show()))
		}
	}
}

// namesRepository reports a package that is a repository: with its forge, or OWNER/NAME, which
// is GitHub's. What stands behind NAME@ is one too.
func namesRepository(spec string) bool {
	if gitSpec().MatchString(spec) {
		return true
	}
	if len(spec) < 2 {
		return false
	}
	_, behind, ok := strings.Cut(spec[1:], "@")
	return ok && gitSpec().MatchString(behind)
}

var gitSpec = lazy.Pattern(`^(?:(?i:github|gitlab|bitbucket|gist|git|ssh):|(?i:git\+)|git@|` +
	`[^@./~:\s#%][^@/:\s#%]*/[^@/:\s#]+(?:#.*)?$)`)
