package project

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/table"
	"guard/policy/shell/tool/network"
)

// Documents that say which hosts are asked: tests of interfaces, and policies.

// address is one in a text.
var address = lazy.Pattern(`\bhttps?://[^\s"'` + "`" + `<>,}\])]+`)

// tavernStages judges the hosts of a test of Tavern's (Tavern 2, "Request").
func tavernStages(j *reader, file, text string) {
	j.Reviewed = append(j.Reviewed, "document "+file)
	asks(j, file, withoutRemarks(text))
}

// asks judges the hosts that a text has asked, but for this machine and those that the person's own files name.
func asks(j *reader, file, text string) (all int) {
	by := followsAddresses{including{Judge: j.Judge, c: j.c, v: j.v}}
	for _, one := range address().FindAllString(text, files.MaxLiterals) {
		if all++; !network.Loopback(one) {
			by.to(file, one)
		}
	}
	return all
}

// What a policy in Rego asks of a host, and how it takes the variables of its surroundings (OPA 1, "Built-in
// Functions").
var (
	regoSends   = lazy.Pattern(`\b(?:http\.send|net\.lookup_ip_addr)\s*\(`)
	regoRuntime = lazy.Pattern(`\bopa\.runtime\s*\(`)
)

// regoPolicy judges a policy that a program evaluates.
func regoPolicy(j *reader, file, text string) {
	if strings.HasSuffix(path.Base(file), "_test.rego") && !runsRegoTests(j) ||
		slices.ContainsFunc(j.c.Cmd.Argv, func(w string) bool { return table.HasWord("fmt doc parse lint", w) }) {
		return
	}
	j.Reviewed = append(j.Reviewed, "document "+file)
	text = withoutRemarks(text)
	if regoSends().MatchString(text) && asks(j, file, text) == 0 {
		j.c.Raise(risk.High, risk.NetworkRisk, effect.Say("{0} talks to the network", j.v.Name))
	}
	if m := regoRuntime().FindString(text); m != "" {
		j.c.Raise(risk.High, risk.FSConfigSecrets,
			effect.Say("the source {0} names {1}", path.Base(file), "opa.runtime"))
	}
}

// runsRegoTests reports a line that runs the tests of policies.
func runsRegoTests(j *reader) bool {
	return slices.ContainsFunc(j.c.Cmd.Argv, func(w string) bool { return w == "verify" || w == "test" })
}
