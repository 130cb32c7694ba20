package project

import (
	"path"
	"slices"
	"strings"

	"guard/policy/recipe"
	"guard/policy/recipe/composer"
	"guard/policy/recipe/justfile"
	"guard/policy/recipe/makefile"
	"guard/policy/recipe/node"
	"guard/policy/recipe/pyproject"
	"guard/policy/recipe/taskfile"
	"guard/policy/recipe/tox"
	"guard/policy/shell/environment"
	"guard/policy/shell/option"
	"guard/policy/shell/source"
	"guard/policy/shell/taint"
)

// read lists what the program would run; false where it names no task.
func (t *task) read(v *option.Invocation, text string) (recipe.Reading, bool) {
	around := recipe.Surroundings{File: t.included, Getenv: t.environment, Named: environment.SecretVariable,
		Has: t.has, Added: t.added,
		Parts: t.partsOf, Included: t.theirParts, Set: map[string]string{}}
	if len(t.project.State.Maybe) == 0 {
		around.Folder = t.project.State.Cwd
		if !v.Has("-C", "--directory") && !slices.ContainsFunc(t.project.Wrap.Names, changesEnvironment) {
			t.started = t.project.State.Cwd
		}
	}
	name, sub := v.Words()
	words, known := namedTasks(v, name, around.Set)
	if !known {
		return recipe.Reading{Unread: []string{"a task that is not known"}, Found: true}, true
	}
	if v.Chain[0].Goals && sub != "" { // a goal that the table knows by its name is a goal like the others
		words = append(strings.Fields(sub), words...)
	}
	switch {
	case slices.Contains(source.MakePrograms, name):
		goals, vars := goalsAndVariables(words)
		return makefile.Read(around, text, goals, vars), true
	case slices.Contains(packageManagers, name):
		return script(text, sub, words)
	}
	switch name {
	case "npm-run-all", "npm-run-all2", "run-s", "run-p":
		return scripts(text, words), true
	case "tox":
		env, _ := v.Option("-e", "--env")
		return tox.Read(text, env.Text, words...), true
	}
	return readTask(v, around, text, words)
}

// changesEnvironment reports a program that may start another without the variables that a shell gives it, PWD among
// them (env(1), sudo(8), su(1), bash(1), exec -c).
func changesEnvironment(wrapper string) bool {
	name, _, _ := strings.Cut(wrapper, " ")
	return slices.Contains(strings.Fields("env exec sudo doas su runuser setpriv systemd-run chroot unshare nsenter"),
		path.Base(name))
}

// namedTasks are the operands of a runner of tasks; those that give just and task a variable are set. False: one of
// them is not known.
func namedTasks(v *option.Invocation, runner string, set map[string]string) (words []string, known bool) {
	sets := runner == "just" || runner == "task" || runner == "go-task"
	for _, a := range v.Operands {
		if name, value, ok := strings.Cut(a.Text, "="); ok && sets && environment.IsAssignment(a.Text) && a.Known() {
			set[name] = value
			continue
		}
		if strings.Contains(a.Text, taint.Hole) {
			return nil, false
		}
		words = append(words, a.Text)
	}
	return words, true
}

// goalsAndVariables tells the variables among the words of make from its goals.
func goalsAndVariables(words []string) (goals []string, vars map[string]string) {
	vars = map[string]string{}
	for _, w := range words {
		if key, value, is := strings.Cut(w, "="); is {
			vars[strings.TrimRight(key, ":?+")] = value
		} else {
			goals = append(goals, w)
		}
	}
	return goals, vars
}

// readTask reads the task that the first of the words names.
func readTask(v *option.Invocation, around recipe.Surroundings, text string, words []string) (recipe.Reading, bool) {
	name, sub := v.Words()
	if name == "composer" && !slices.Contains(composerRuns, sub) { // a script by its bare name
		words = append(strings.Fields(sub), words...)
	}
	if len(words) == 0 && name != "just" && name != "task" && name != "go-task" {
		return recipe.Reading{}, false
	}
	first, rest := "", words
	if len(words) > 0 {
		first, rest = words[0], words[1:]
	}
	switch name {
	case "just":
		if v.Has("--evaluate") {
			return justfile.Evaluate(around, text), true
		}
		r := justfile.Read(around, text, first, rest...)
		if v.Has("--set") {
			r.Unread = append(r.Unread, "a variable that the line sets")
		}
		return r, true
	case "task", "go-task":
		return taskfile.Read(around, text, first, rest...), true
	case "composer":
		r := composer.Read(text, first, rest...)
		return r, r.Found || slices.Contains(composerRuns, sub)
	case "deno":
		return node.Deno(text, first, rest...), sub == "task"
	case "poe", "pdm":
		return pyproject.Read(text, first, rest...), true
	}
	return recipe.Reading{}, false
}

// composerRuns are the subcommands that run a script (getcomposer.org, "Scripts").
var composerRuns = []string{"run-script", "run", "exec"}

// runsScript are the names of the subcommand that runs a script (npm-run-script(1)).
var runsScript = []string{"run", "run-script", "rum", "urn"}

// script reads a script of package.json: by `run`, by a name of its own such as
// test, or, for yarn, pnpm and bun, by its bare name.
func script(text, sub string, words []string) (recipe.Reading, bool) {
	words = append(strings.Fields(sub), words...) // the table knows some scripts by their names
	read := node.PackageJSON
	if len(words) > 0 && slices.Contains(runsScript, words[0]) {
		words, read = words[1:], node.PackageScript
	}
	if len(words) == 0 {
		return recipe.Reading{}, false
	}
	return read(text, words[0], words[1:]...), true
}

// scripts reads several scripts of package.json, as npm-run-all 4 runs them: a word
// is a name or a pattern, and arguments behind it.
func scripts(text string, names []string) (all recipe.Reading) {
	for _, name := range names {
		name, given, _ := strings.Cut(name, " ")
		one := node.PackageScript(text, name, strings.Fields(given)...)
		all.Found = all.Found || one.Found
		all.Lines = append(all.Lines, one.Lines...)
		all.Unread = append(all.Unread, one.Unread...)
	}
	return all
}
