package project

import (
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/source"
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
	known := runner != nil
	if !known {
		runner = &program.TaskRunner{Only: true}
	}
	tasks := tasksOf(runner, v)
	optional := optionTasks(runner, v)
	if len(tasks) == 0 && runner.Bare != "" && len(v.Unlisted) == 0 {
		tasks = append(tasks, runner.Bare)
	}
	tests := j.tests(v, name, slices.Concat(tasks, optional))
	if runner.Sets {
		j.sets(c, v)
	}
	j.loads(c, v, runner)
	if !read && !v.Marked(program.Dry) {
		for _, task := range tasks {
			if !inTable(v, task) {
				j.byName(c, v, runner, task)
				j.own(c, name, task)
			}
			source.RunByTask(j.Texts, c, name, task)
		}
		for _, task := range optional {
			j.byName(c, v, runner, task)
		}
	}
	tasks = append(tasks, optional...)
	j.undoes(c, v, runner, tasks)
	if known {
		j.makesAnew(c, v, tests)
	}
	j.production(c, v, runner, tasks, tests)
	j.databases(c, v, tasks, tests)
	j.testsElsewhere(c, v, name, tests)
	j.toldSources(c, v, name)
	j.givenDatabase(c, v, name, tasks, tests)
	j.testsApart(c, v, name, j.filling(v, name, tasks, tests))
	modelTasks{j}.judge(c, v, name)
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
	if len(v.Chain) == 2 && sub != "" {
		words = []string{sub} // one word, which may hold blanks
	}
	for i, a := range v.Operands {
		if v.Rest >= 0 && i >= v.Rest && len(words) > 0 {
			break // arguments of the task: task test -- reset
		}
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
	return goals(words)
}

// optionTasks lists those that options name: nx run-many -t build,deploy.
func optionTasks(runner *program.TaskRunner, v *option.Invocation) []string {
	var words []string
	for _, u := range slices.Concat(v.Used, v.Unlisted) {
		if u.Value.Known() && table.HasWord(runner.Options, u.Name) {
			words = append(words, u.Value.Text)
		}
	}
	return goals(words)
}

// goals are the tasks in words, each of which may name several.
func goals(words []string) (tasks []string) {
	for _, w := range words {
		for task := range strings.FieldsFuncSeq(w, betweenGoals) {
			if first, _, _ := strings.Cut(strings.TrimSpace(task), " "); first != "" { // sbt's own arguments
				tasks = append(tasks, first)
			}
		}
	}
	return tasks
}

// inTable reports a task that a table knows by more than how its name begins.
func inTable(v *option.Invocation, task string) bool {
	for _, e := range v.Chain {
		sub := e.Sub(task)
		if sub == nil || listOfGoals(v) != e && !slices.Contains(v.Chain, sub) {
			continue // it stands where the table is not asked
		}
		if sub.Level != risk.Medium || sub.Categories != 0 || sub.Spells(task) {
			return true
		}
	}
	return false
}

// byName judges a task by the words of its name. What is the path of a file names none.
func (j named) byName(c *effect.Call, v *option.Invocation, runner *program.TaskRunner, task string) {
	if runner.From == 0 && strings.Contains(task, "/") || access.HasCodeEnding(task) {
		return
	}
	cats := program.TaskDoes(task, runner.From)
	if runner.Short && program.ShortFor(task) != "" {
		cats |= risk.Delete
	}
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
	c.Raise(risk.High, cats, effect.Say(says, called(c, v, task)))
}

// own judges a command that the project's own code registers with its framework.
func (j named) own(c *effect.Call, runner, task string) {
	if table.HasWord("flask manage.py django-admin", runner) {
		source.OwnCommand(j.Texts, c, runner, task)
	}
}

// called is the program with the task, for the reason; what a person would give leave for names it too.
func called(c *effect.Call, v *option.Invocation, task string) string {
	if !table.HasWord(c.Cmd.Signature, task) {
		c.Cmd.Signature += " " + task
	}
	if table.HasWord(v.Name, task) {
		return v.Name
	}
	return v.Name + " " + task
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

// undoes judges a migration to nothing, which drops every table: VERSION=0 (Rails), db:migrate[0] (Sequel).
func (j named) undoes(c *effect.Call, v *option.Invocation, runner *program.TaskRunner, tasks []string) {
	for _, task := range tasks {
		to, ok := j.given(v, "VERSION")
		zero := runner.Console && ok && strings.Trim(to.Text, "0") == "" || strings.HasSuffix(task, "[0]")
		if zero && slices.Contains(program.NameWords(strings.TrimSuffix(task, "[0]")), "migrate") {
			c.Raise(risk.High, risk.Delete,
				effect.Say("{0} throws away data of the database", called(c, v, task)))
		}
	}
}
