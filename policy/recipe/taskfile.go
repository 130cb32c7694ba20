package recipe

import (
	"slices"
	"strings"
)

// taskfile is a Taskfile.yml. Source: taskfile.dev, "Schema", version 3.
type taskfile struct {
	gathering
	tasks *yamlMap
	vars  *yamlMap
	env   *yamlMap
	args  []string
	doing []string
	done  map[string]bool
	left  int // templates that may still be filled
}

// Task lists what task runs; args are what follows --.
func Task(text, name string, args ...string) Reading {
	f := &taskfile{args: args, left: 20000, done: map[string]bool{}}
	if f.tooLong(text) {
		return f.reading
	}
	value, wrong := readYaml(text)
	file, ok := value.(*yamlMap)
	if wrong != "" || !ok {
		f.unread("no YAML that is understood: " + wrong)
		return f.reading
	}
	f.tasks, _ = file.get("tasks").(*yamlMap)
	f.vars, _ = file.get("vars").(*yamlMap)
	f.env, _ = file.get("env").(*yamlMap)
	f.includes(file)
	for _, key := range []string{"tasks", "vars", "env"} {
		if v := file.get(key); v != nil && v != "" && !isMap(v) {
			f.unread(key + " that are no mapping")
		}
	}
	if name == "" {
		name = "default"
	}
	if f.reading.Found = f.has(name); f.reading.Found {
		f.global()
		f.task(name, nil)
	}
	return f.reading
}

func isMap(v any) bool { _, ok := v.(*yamlMap); return ok }

// includes names the files that the file reads in.
func (f *taskfile) includes(file *yamlMap) {
	if m, ok := file.get("includes").(*yamlMap); ok {
		for _, k := range m.keys {
			path, _ := m.values[k].(string)
			if one, is := m.values[k].(*yamlMap); is {
				path, _ = one.get("taskfile").(string)
			}
			f.include(path)
		}
	}
	f.dotenv(file.get("dotenv"))
}

func (f *taskfile) dotenv(v any) {
	list, _ := v.([]any)
	for _, one := range list {
		if name, ok := one.(string); ok {
			f.include(name)
		}
	}
}

// find gives a task by its name or one of its other names.
func (f *taskfile) find(name string) (any, string) {
	if t := f.tasks.get(name); t != nil {
		return t, name
	}
	if f.tasks == nil {
		return nil, ""
	}
	for _, k := range f.tasks.keys {
		t, _ := f.tasks.values[k].(*yamlMap)
		if aliases, _ := t.get("aliases").([]any); slices.Contains(aliases, any(name)) {
			return t, k
		}
		if strings.Contains(k, "*") && mayMeet(k, name) {
			f.unread("a task with a wildcard: " + k)
		}
	}
	return nil, ""
}

func (f *taskfile) has(name string) bool {
	t, _ := f.find(name)
	return t != nil
}

// global runs what every task's start runs: the commands of variables.
func (f *taskfile) global() {
	sc := &taskScope{file: f}
	for _, m := range []*yamlMap{f.vars, f.env} {
		if m == nil {
			continue
		}
		for _, k := range m.keys {
			sc.dynamic("", m.values[k])
		}
	}
}

// task lists what one task runs. outer are the variables of its call.
func (f *taskfile) task(name string, call *yamlMap) {
	value, name := f.find(name)
	if value == nil {
		f.unread("a task that is not in the file")
		return
	}
	if slices.Contains(f.doing, name) || call == nil && f.done[name] || len(f.reading.Unread) > 0 {
		return
	}
	if f.left--; len(f.doing) >= maxDepth || f.left < 0 {
		f.unread("tasks nested too deeply")
		return
	}
	f.done[name] = f.done[name] || call == nil
	f.doing = append(f.doing, name)
	defer func() { f.doing = f.doing[:len(f.doing)-1] }()
	t, isMap := value.(*yamlMap)
	if !isMap {
		t = &yamlMap{values: map[string]any{"cmds": value}}
	}
	f.run1(name, t, &taskScope{file: f, name: name, call: call, task: t})
}

func (f *taskfile) run1(name string, t *yamlMap, sc *taskScope) {
	f.dotenv(t.get("dotenv"))
	if vars, ok := t.get("vars").(*yamlMap); ok {
		for _, k := range vars.keys {
			sc.dynamic(name, vars.values[k])
		}
	}
	sc.exports = append(sc.exportsOf(f.env, 5), sc.exportsOf(asMap(t.get("env")), 4)...)
	dir, _ := t.get("dir").(string)
	sc.dir = sc.fill(dir)
	for _, key := range []string{"deps", "preconditions", "status", "cmds", "cmd"} {
		f.commands(key, t.get(key), sc)
	}
	if t.get("if") != nil {
		f.commands("status", t.get("if"), sc)
	}
}

func asMap(v any) *yamlMap {
	m, _ := v.(*yamlMap)
	return m
}

// commands reads a list of commands, or of tasks where the key is deps.
func (f *taskfile) commands(key string, v any, sc *taskScope) {
	list, isList := v.([]any)
	if !isList && v != nil && v != "" {
		list = []any{v}
	}
	for _, one := range list {
		switch c := one.(type) {
		case string:
			if key == "deps" {
				f.task(sc.fill(c), nil)
			} else {
				sc.line(c)
			}
		case *yamlMap:
			f.command(c, sc)
		default:
			f.unread("a command that is no text")
		}
	}
}

// command reads a command that is a mapping.
func (f *taskfile) command(c *yamlMap, sc *taskScope) {
	items, loops := sc.items(c.get("for"))
	if !loops {
		items = []string{""}
	}
	for _, item := range items {
		one := *sc
		if loops {
			one.item = &item
		}
		known := false
		for _, key := range []string{"cmd", "sh", "defer"} {
			switch text := c.get(key).(type) {
			case string:
				one.line(text)
				known = true
			case *yamlMap:
				f.command(text, &one)
				known = true
			}
		}
		if name, ok := c.get("task").(string); ok {
			f.task(one.fill(name), one.callVars(asMap(c.get("vars"))))
			known = true
		}
		if !known {
			f.unread("a command of a kind that is not known")
		}
	}
}
