package project

import (
	"slices"
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// Tests and seeds that the line gives a database by its name throw away what that one holds, whatever the project has
// them work on by itself.

// runsTests are programs that run tests beside those of program.TestPrograms, and checks are tasks that do, by the
// names that builds have for them (gotestsum 1.12, Ginkgo 2, tox 4, Nox 2024;
// Maven 3.9, lifecycle; Gradle 8, base plugin).
const (
	runsTests = "gotestsum ginkgo richgo tox nox cargo-nextest"
	checks    = "verify check integration install package deploy build"
	checkers  = "gradle gradlew mvn mvnw mvnd maven"
	seeds     = "seed seeds seeder seeding db-seed"
)

// filling reports a line that runs tests, or that puts a project's first rows into a database.
func (j named) filling(v *option.Invocation, name string, tasks []string, tests bool) bool {
	if tests || table.HasWord(runsTests, name) {
		return true
	}
	_, sub := v.Words()
	return slices.ContainsFunc(slices.Concat(strings.Fields(sub), tasks, taskWords(v)), func(task string) bool {
		words := program.NameWords(task)
		return slices.ContainsFunc(words, func(w string) bool { return table.HasWord(seeds, w) }) ||
			table.HasWord(checkers, name) && table.HasWord(checks, task) || task == "nextest"
	})
}

// taskWords are the first operands, which name tasks.
func taskWords(v *option.Invocation) (words []string) {
	for _, a := range v.Operands[:min(len(v.Operands), 3)] {
		if a.Known() && !strings.ContainsAny(a.Text, "=/.") {
			words = append(words, a.Text)
		}
	}
	return words
}

// givenDatabase judges such a line that names a database which does not say that it is for tests.
func (j named) givenDatabase(c *effect.Call, v *option.Invocation, name string, tasks []string, tests bool) {
	if v.Marked(program.Dry) || v.Marked(program.Info) || v.Gave(onlyCollects...) ||
		!j.filling(v, name, tasks, tests) {
		return
	}
	by := ""
	for variable, held := range j.State.Vars {
		if len(held.Values) == 1 && keptDatabase(variable, held.Values[0]) && (by == "" || variable < by) {
			by = variable
		}
	}
	if by == "" {
		by = namedByWords(c)
	}
	if by == "" {
		by = j.places(c)
	}
	if by != "" {
		c.Raise(risk.High, risk.Delete, effect.Say("{0} throws away data of the database", v.Name))
		c.Cmd.Signature += " " + by
	}
}

// onlyCollects are options with which tests are only listed (pytest 8, Vitest 2, Jest 29, PHPUnit 11, RSpec 3, Go).
var onlyCollects = strings.Fields("--collect-only --co --listTests --list-tests --list --dry-run -list --fixtures")

// keptDatabase reports a variable by which such a database is named.
func keptDatabase(variable string, value taint.Word) bool {
	if program.KeptDatabase(variable, value.Text) {
		return true
	}
	return !value.Known() && program.KeptUnknown(variable, value.Show())
}

// namedByWords is the option, or the assignment among the words, that names such a database: -Ddb.url=x, --db-url x.
func namedByWords(c *effect.Call) string {
	before := ""
	for _, w := range c.Cmd.Argv[min(1, len(c.Cmd.Argv)):] {
		name, value, set := strings.Cut(w, "=")
		name = strings.TrimLeft(name, "-")
		if strings.HasPrefix(w, "-D") || strings.HasPrefix(w, "-P") {
			name = name[1:]
		}
		switch {
		case set && !strings.ContainsAny(name, " :/"):
			if program.KeptDatabase(name, value) {
				return name
			}
		case strings.HasPrefix(before, "--") && program.KeptDatabase(strings.TrimLeft(before, "-"), w):
			return before
		}
		before = w
	}
	return ""
}
