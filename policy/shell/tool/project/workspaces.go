package project

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/recipe/node"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
)

// workspaceRunners run scripts of the packages of a workspace, and Nx the targets of its project.json files
// (turborepo.com/docs 2, nx.dev 20, lerna.js.org 8, classic.yarnpkg.com/docs/cli/workspaces).
var workspaceRunners = []string{"turbo", "nx", "lerna", "yarn"}

// inPackages judges what the packages that this line or session wrote say of the tasks that such a runner runs.
func (j named) inPackages(c *effect.Call, v *option.Invocation) {
	name, sub := v.Words()
	first, _, _ := strings.Cut(sub, " ")
	if !slices.Contains(workspaceRunners, name) || name == "yarn" && first != "workspaces" || j.Wrap.Remote ||
		v.Marked(program.Dry) {
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
			_, target, of := strings.Cut(task, ":") // nx run PROJECT:TARGET
			if r := read(text, task); r.Found {
				t.judge(c, v, r)
			} else if r := read(text, target); of && r.Found {
				t.judge(c, v, r)
			}
		}
		j.State.Cwd = cwd
	}
}
