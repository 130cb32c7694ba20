package project

import (
	"slices"
	"strings"

	"guard/locale"
	"guard/policy/code"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// named judges tasks of which no file that guard reads says what they do: those of plugins and
// frameworks, by the words of their names and by what the line sets for them.
type named struct{ *Judge }

// tasks judges the tasks that a program is told to run; read says that a file told what they do.
func (j named) tasks(c *effect.Call, v *option.Invocation, read bool) {
	name := runnerOf(v)
	runner := program.RunsTasks(name)
	if runner == nil {
		runner = &program.TaskRunner{Only: true}
	}
	tasks := tasksOf(runner, v)
	tests := j.tests(v, name, tasks)
	if runner.Sets {
		j.sets(c, v)
	}
	j.loads(c, v, runner)
	if !read && !v.Marked(program.Dry) {
		for _, task := range tasks {
			j.byName(c, v, runner, task)
		}
	}
	j.undoes(c, v, runner, tasks)
	j.production(c, v, runner, tasks, tests)
	j.databases(c, v, tasks, tests)
}

// runnerOf is the program itself where an interpreter starts it: python3 -m flask.
func runnerOf(v *option.Invocation) string {
	name, _ := v.Words()
	if _, module, ok := strings.Cut(v.Name, " -m "); ok {
		name, _, _ = strings.Cut(module, " ")
	}
	return name
}

// tasksOf lists the names of tasks on a line.
func tasksOf(runner *program.TaskRunner, v *option.Invocation) (tasks []string) {
	_, sub := v.Words()
	if _, module, ok := strings.Cut(sub, "-m "); ok {
		_, sub, _ = strings.Cut(module, " ")
	}
	words := strings.Fields(sub)
	for _, a := range v.Operands {
		if a.Known() && !strings.Contains(a.Text, "=") {
			words = append(words, a.Text)
		}
	}
	switch {
	case len(words) > 0 && table.HasWord(runner.Runs, words[0]):
		words = words[1:]
	case runner.Only:
		words = nil
	}
	if !runner.Many && len(words) > 1 {
		words = words[:1]
	}
	for _, u := range slices.Concat(v.Used, v.Unlisted) {
		if u.Value.Known() && table.HasWord(runner.Options, u.Name) {
			words = append(words, u.Value.Text)
		}
	}
	for _, w := range words {
		for task := range strings.FieldsFuncSeq(w, betweenGoals) {
			if first, _, _ := strings.Cut(strings.TrimSpace(task), " "); first != "" { // sbt's own arguments
				tasks = append(tasks, first)
			}
		}
	}
	return tasks
}

// byName judges a task by the words of its name, unless a table knows it.
func (j named) byName(c *effect.Call, v *option.Invocation, runner *program.TaskRunner, task string) {
	for _, e := range v.Chain {
		if e.Spells(task) {
			return
		}
		if sub := e.Sub(task); sub != nil && (sub.Level != risk.Medium || sub.Categories != 0 || sub.Spells(task)) {
			return
		}
	}
	cats := program.TaskDoes(task, runner.From)
	if cats == 0 {
		return
	}
	says := effect.Wording(cats, risk.High)
	switch {
	case cats&risk.Publish != 0:
		says = "{0} runs a task of the project that by its name publishes"
	case cats&risk.Delete != 0:
		says = "{0} runs a target that by its name destroys"
	}
	j.raises(c, v, task, cats, says)
}

// raises names the task in the reason, and in what a person would give leave for.
func (j named) raises(c *effect.Call, v *option.Invocation, task string, cats risk.Categories, says locale.Message) {
	called := v.Name
	if !table.HasWord(called, task) {
		called += " " + task
	}
	c.Raise(risk.High, cats, effect.Say(says, called))
	if !table.HasWord(c.Cmd.Signature, task) {
		c.Cmd.Signature += " " + task
	}
}

// sets judges NAME=VALUE behind a runner as if it stood before it (rake(1); GNU make manual, 6.10).
func (j named) sets(c *effect.Call, v *option.Invocation) {
	for _, a := range v.Operands {
		if name, value, ok := strings.Cut(a.Text, "="); ok && environment.IsAssignment(a.Text) {
			j.Texts.Expander.Environment(c, name, a.Value(len(a.Text)-len(value)))
		}
	}
}

// given is the value of a variable that the line sets, before the command or behind a runner.
func (j named) given(v *option.Invocation, name string) (taint.Word, bool) {
	for _, a := range v.Operands {
		if value, ok := strings.CutPrefix(a.Text, name+"="); ok {
			return a.Value(len(a.Text) - len(value)), true
		}
	}
	if held := j.State.Vars[name].Values; len(held) == 1 {
		return held[0], true
	}
	return taint.Word{}, false
}

// loads judges the file of code that a variable names: TEST=x.rb. One that is not there, or that git
// holds as it is, is what the task runs anyway.
func (j named) loads(c *effect.Call, v *option.Invocation, runner *program.TaskRunner) {
	for name := range strings.FieldsSeq(runner.Code) {
		a, ok := j.given(v, name)
		if p := j.Place(a); ok && a.Known() && (j.Wrote(p.Path) || j.NowhereElse(p.Path)) {
			j.RunsFile(c, a, code.LanguageOf(p.Path, ""), nil)
		}
	}
}

// undoes judges a migration to nothing, which drops every table: VERSION=0 (Rails), db:migrate[0] (Sequel);
// and Hibernate's making of a schema anew.
func (j named) undoes(c *effect.Call, v *option.Invocation, runner *program.TaskRunner, tasks []string) {
	const says locale.Message = "{0} throws away data of the database"
	for _, task := range tasks {
		to, ok := j.given(v, "VERSION")
		zero := runner.Console && ok && strings.Trim(to.Text, "0") == "" || strings.HasSuffix(task, "[0]")
		if zero && slices.Contains(program.NameWords(strings.TrimSuffix(task, "[0]")), "migrate") {
			j.raises(c, v, task, risk.Delete, says)
		}
	}
}
