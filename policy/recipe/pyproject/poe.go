package pyproject

import (
	"fmt"
	"maps"
	"slices"

	"guard/policy/recipe"
	"guard/policy/recipe/gather"
)

// poe reads [tool.poe.tasks].
func (p *pyproject) poe(poe map[string]any, name string) bool {
	task, ok := table(poe["tasks"])[name]
	if includes, has := poe["include"]; has {
		p.Include(fmt.Sprint(includes))
	}
	for _, key := range []string{"default_task_type", "default_array_task_type", "default_array_item_task_type",
		"executor", "shell_interpreter", "env", "envfile"} {
		if _, has := poe[key]; has && ok && key != "executor" {
			p.Unread("tool.poe." + key)
		}
	}
	if !ok || !p.enter("poe "+name) {
		return ok
	}
	defer p.leave()
	p.poeTask(poe, name, task)
	return true
}

// poeTask reads one task in any of its forms.
func (p *pyproject) poeTask(poe map[string]any, name string, task any) {
	switch t := task.(type) {
	case string:
		p.Run(name, gather.WithArguments(t, p.args))
		return
	case []any:
		p.poeSequence(poe, name, t)
		return
	}
	t := table(task)
	for _, key := range []string{"switch", "expr", "interpreter", "use_exec_wrapper", "executor"} {
		if v, has := t[key]; has && v != "sh" && v != "bash" && v != "posix" {
			p.Unread("a poe task with " + key)
		}
	}
	for _, needed := range p.poeNeeds(t) {
		p.poeNamed(poe, needed)
	}
	dir, _ := t["cwd"].(string)
	exports := p.tableExports(t["env"])
	add := func(text string) {
		p.Line(recipe.Line{Text: gather.InFolder(quoteDir(dir), text), Task: name, Exports: exports})
	}
	switch {
	case t["cmd"] != nil:
		add(gather.WithArguments(p.text(t["cmd"]), p.args))
	case t["shell"] != nil:
		add(p.text(t["shell"]))
	case t["script"] != nil:
		add(pythonCall(p.text(t["script"])))
	case t["ref"] != nil:
		p.poeNamed(poe, p.text(t["ref"]))
	case t["sequence"] != nil || t["parallel"] != nil:
		for _, key := range []string{"sequence", "parallel"} {
			list, _ := t[key].([]any)
			p.poeSequence(poe, name, list)
		}
	default:
		p.Unread("a poe task of a kind that is not known: " + name)
	}
}

// poeNamed reads another task, which is named with its arguments.
func (p *pyproject) poeNamed(poe map[string]any, line string) {
	first, rest := gather.CutWord(line)
	if !p.with(rest, func() bool { return p.poe(poe, first) }) {
		p.Unread("a task that is not in the file: " + gather.Short(line))
	}
}

// with calls read with other arguments than those of the task.
func (p *pyproject) with(args string, read func() bool) bool {
	saved := p.args
	defer func() { p.args = saved }()
	split, ok := gather.SplitWords(args)
	if !ok {
		p.Unread("a command with an open quote: " + gather.Short(args))
	}
	p.args = append(split, saved...)
	return read()
}

// poeNeeds returns the tasks that run before one.
func (p *pyproject) poeNeeds(t map[string]any) (out []string) {
	if deps, has := t["deps"]; has {
		list, ok := words(deps)
		if !ok {
			p.Unread("deps that are no list of names")
		}
		out = append(out, list...)
	}
	uses := table(t["uses"])
	for _, k := range slices.Sorted(maps.Keys(uses)) {
		out = append(out, p.text(uses[k]))
	}
	return out
}

// poeSequence reads a list, in which a name is another task and a table is a task of its own.
func (p *pyproject) poeSequence(poe map[string]any, name string, list []any) {
	for _, one := range list {
		if s, ok := one.(string); ok {
			p.poeNamed(poe, s)
			continue
		}
		if len(p.doing) >= gather.MaxDepth {
			p.Unread("tasks nested too deeply")
			return
		}
		p.doing = append(p.doing, "")
		p.poeTask(poe, name, one)
		p.leave()
	}
}

// text returns a value as a text.
func (p *pyproject) text(v any) string {
	s, ok := v.(string)
	if !ok {
		p.Unread("a task that is no text")
	}
	return s
}
