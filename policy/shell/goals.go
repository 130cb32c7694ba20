package shell

import (
	"strings"

	"guard/policy/shell/program"
)

// goals judges the further operands of a program that does one after the other.
// Leave for one list of goals is none for another.
func (k *projectJudge) goals(c *call, v *invocation) {
	list := listOfGoals(v)
	if list == nil {
		return
	}
	called, _ := v.words()
	signature := []string{c.cmd.Signature}
	defer func() { c.cmd.Signature = strings.Join(signature, " ") }()
	for _, a := range v.operands {
		signature = append(signature, a.show())
		for goal := range strings.FieldsFuncSeq(a.text, betweenGoals) {
			goal, _, _ = strings.Cut(strings.TrimSpace(goal), "[") // rake's arguments
			if sub := list.Sub(goal); sub != nil {
				one := *v
				one.entry, one.name = sub, called+" "+goal
				k.rating.base(c, &one)
			}
		}
	}
}

// listOfGoals is the program, or its subcommand, each of whose operands is a thing to do:
// make, mix do, lein with-profile.
func listOfGoals(v *invocation) *program.Entry {
	for _, e := range v.chain {
		if e.Goals {
			return e
		}
	}
	return nil
}

// betweenGoals parts goals inside one word: "mix do a, b", "rebar3 do a,b", sbt ";a;b".
func betweenGoals(r rune) bool { return r == ',' || r == ';' }

// recipeVariable judges what a recipe is given as a command: make RM='rm -rf /'.
// A value that begins with no known program, or is only one's name, is text.
func (k *projectJudge) recipeVariable(c *call, v *invocation, value string) {
	first, rest, _ := strings.Cut(value, " ")
	if v.chain[0].Goals && rest != "" && program.Find(base(literalArg(first))) != nil {
		k.walk.ShellText(c, v.name, literalArg(value))
		c.silent = false
	}
}
