package project

import (
	"encoding/json"
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/recipe"
	"guard/policy/recipe/node"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/table"
)

// workspaceRunners run scripts of the packages of a workspace, and Nx the targets of its project.json files
// (turborepo.com/docs 2, nx.dev 20, lerna.js.org 8, classic.yarnpkg.com/docs/cli/workspaces).
var workspaceRunners = []string{"turbo", "nx", "lerna", "yarn", "rush"}

// inPackages judges what the packages that this line or session wrote say of the tasks that such a runner runs.
func (j named) inPackages(c *effect.Call, v *option.Invocation) {
	name, sub := v.Words()
	first, _, _ := strings.Cut(sub, " ")
	if j.Wrap.Remote || v.Marked(program.Dry) {
		return
	}
	j.inMembers(c, v)
	if !slices.Contains(workspaceRunners, name) || name == "yarn" && first != "workspaces" {
		return
	}
	runner := program.RunsTasks(name)
	tasks := slices.Concat(tasksOf(runner, v), optionTasks(runner, v))
	if name == "yarn" {
		tasks = nil
		for _, a := range v.Operands {
			tasks = append(tasks, a.Text)
		}
	}
	for _, file := range j.SessionFiles() {
		read := node.PackageScript
		switch path.Base(file) {
		case "package.json":
		case "project.json":
			read = node.ProjectTarget
		default:
			continue
		}
		text, how := j.TextOf(place.Place{Path: file})
		if how != files.Wholly {
			continue
		}
		t := &task{project: j.Judge, file: file}
		cwd := j.State.Cwd
		if path.Base(file) == "package.json" {
			j.State.Cwd = path.Dir(file)
		}
		for _, task := range tasks {
			t.judgesTask(c, v, read, text, task)
		}
		j.State.Cwd = cwd
	}
}

// judgesTask judges one task of a package.
func (t *task) judgesTask(c *effect.Call, v *option.Invocation, read packageReader, text, task string) {
	_, target, of := strings.Cut(task, ":") // nx run PROJECT:TARGET
	if r := read(text, task); r.Found {
		t.judge(c, v, r)
	} else if r := read(text, target); of && r.Found {
		t.judge(c, v, r)
	}
}

// packageReader lists what a file of a package says of a task.
type packageReader func(text, task string, args ...string) recipe.Reading

// inMembers judges what the other packages of the workspace say, which this session did not write.
func (j named) inMembers(c *effect.Call, v *option.Invocation) {
	name, sub := v.Words()
	if !slices.Contains(workspaceRunners, name) && !slices.Contains(packageManagers, name) ||
		j.World.Disk == nil {
		return
	}
	state := j.State
	defer func() { j.State = state }()
	if j.State.Cwd == "" && c.Cmd.Cwd != "" { // the line was taken for one that runs elsewhere: here it is known where
		j.State.Cwd, j.State.Within = c.Cmd.Cwd, false
	}
	cwd := j.State.Cwd
	if cwd == "" {
		return
	}
	words := strings.Fields(sub)
	for _, a := range v.Operands {
		words = append(words, a.Text)
	}
	chosen, none := j.chosenMembers(v, words)
	if none || len(chosen) == 0 {
		return
	}
	tasks := j.memberTasks(v, words)
	session := j.SessionFiles()
	for _, m := range chosen {
		for _, one := range []struct {
			file string
			read packageReader
		}{{"package.json", node.PackageScript}, {"project.json", node.ProjectTarget}} {
			file := path.Join(m.dir, one.file)
			text, how := j.TextOf(place.Place{Path: file})
			if how != files.Wholly || slices.Contains(session, file) || one.file == "project.json" && name != "nx" {
				continue
			}
			if one.file == "package.json" {
				j.State.Cwd = m.dir
			}
			t := &task{project: j.Judge, file: file, personal: j.Personal(file)}
			for _, task := range tasks {
				t.judgesTask(c, v, one.read, text, task)
			}
			j.State.Cwd = cwd
		}
	}
}

// runWords stand before the name of a script.
const runWords = "run run-script rum urn recursive multi m workspaces foreach exec run-many affected"

// memberTasks are the tasks that run in each package: those of the line, and what turbo.json and nx.json have run
// before them.
func (j named) memberTasks(v *option.Invocation, words []string) (tasks []string) {
	name, _ := v.Words()
	if runner := program.RunsTasks(name); slices.Contains(workspaceRunners, name) && name != "yarn" && name != "rush" {
		tasks = slices.Concat(tasksOf(runner, v), optionTasks(runner, v))
	} else {
		if name == "yarn" && len(words) > 1 && words[0] == "workspace" {
			words = words[2:]
		}
		for len(words) > 0 && table.HasWord(runWords, words[0]) {
			words = words[1:]
		}
		tasks = words[:min(len(words), 1)]
		if len(tasks) > 0 && (tasks[0] == "t" || tasks[0] == "tst") {
			tasks = []string{"test"}
		}
	}
	before := j.runsBefore()
	for i := 0; i < len(tasks) && len(tasks) < maxMembers; i++ {
		_, target, of := strings.Cut(tasks[i], ":")
		for _, more := range slices.Concat(before[tasks[i]], before[target]) {
			if !slices.Contains(tasks, more) && (target != "" || !of) {
				tasks = append(tasks, more)
			}
		}
	}
	return tasks
}

// runsBefore are the tasks that each task has run before it, in its own package or in others (turbo.json: tasks,
// pipeline; nx.json: targetDefaults).
func (j named) runsBefore() map[string][]string {
	type tasks map[string]struct {
		DependsOn []string `json:"dependsOn"`
	}
	all := map[string][]string{}
	for file := range strings.FieldsSeq("turbo.json nx.json") {
		text, how := j.TextOf(place.Place{Path: path.Join(j.State.Cwd, file)})
		var settings struct {
			Tasks          tasks `json:"tasks"`
			Pipeline       tasks `json:"pipeline"`
			TargetDefaults tasks `json:"targetDefaults"`
		}
		if how != files.Wholly || json.Unmarshal([]byte(text), &settings) != nil {
			continue
		}
		for _, some := range []tasks{settings.Tasks, settings.Pipeline, settings.TargetDefaults} {
			for name, one := range some {
				for _, other := range one.DependsOn {
					_, of, in := strings.Cut(other, "#") // turbo's PACKAGE#TASK
					if !in {
						of = strings.TrimPrefix(other, "^")
					}
					all[name] = append(all[name], of)
				}
			}
		}
	}
	return all
}
