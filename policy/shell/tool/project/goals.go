package project

import (
	"strings"

	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// Goals judges the further operands of a program that does one after the other.
// Leave for one list of goals is none for another.
func (j *Judge) Goals(c *effect.Call, v *option.Invocation) {
	list := listOfGoals(v)
	if list == nil {
		return
	}
	rakeLists{j}.judgesGoals(c, v)
	called, _ := v.Words()
	signature := []string{c.Cmd.Signature}
	defer func() { c.Cmd.Signature = strings.Join(signature, " ") }()
	for _, a := range v.Operands {
		signature = append(signature, a.Show())
		for goal := range strings.FieldsFuncSeq(a.Text, betweenGoals) {
			goal, _, _ = strings.Cut(strings.TrimSpace(goal), "[") // rake's arguments
			if sub := list.Sub(goal); sub != nil {
				one := *v
				one.Entry, one.Name = sub, called+" "+goal
				j.Rating.Rate(c, &one)
			}
		}
	}
}

// listOfGoals is the program, or its subcommand, each of whose operands is a thing to do:
// make, mix do, lein with-profile.
func listOfGoals(v *option.Invocation) *program.Entry {
	for _, e := range v.Chain {
		if e.Goals {
			return e
		}
	}
	return nil
}

// betweenGoals parts goals inside one word: "mix do a, b", "rebar3 do a,b", sbt ";a;b".
func betweenGoals(r rune) bool { return r == ',' || r == ';' }

// RecipeVariable judges what a recipe is given as a command: make RM='rm -rf /'.
// A value that begins with no known program, or is only one's name, is text.
func (j *Judge) RecipeVariable(c *effect.Call, v *option.Invocation, value string) {
	first, rest, _ := strings.Cut(value, " ")
	if v.Chain[0].Goals && rest != "" && program.Find(access.Base(taint.Literal(first))) != nil {
		j.Walk.ShellText(c, v.Name, taint.Literal(value))
		c.Silent = false
	}
}
