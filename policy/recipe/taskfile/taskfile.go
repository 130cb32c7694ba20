// Package taskfile reads a Taskfile.yml as the program task does (taskfile.dev, "Schema", version 3). The text, the
// name of a task and the arguments after -- come in; the lines that the task runs go out.
//
// Of the task `build: {deps: [gen], cmds: ["go build {{.PKG}}"]}` it lists what gen runs, and then go build with the
// value of PKG. What a command prints when the file is read is not known and stands as $UNKNOWN.
//
// Other Taskfiles that a file includes are read as far as the surroundings have them. Nothing is run.
package taskfile

import (
	"maps"
	"slices"
	"strings"

	"guard/policy/recipe"
	"guard/policy/recipe/gather"
	"guard/policy/recipe/yaml"
)

// taskfile is a Taskfile.yml that is being read.
type taskfile struct {
	gather.Gathering
	tasks *yaml.Map
	vars  *yaml.Map
	env   *yaml.Map
	args  []string
	doing []string
	done  map[string]bool
	left  int // how many templates may still be filled
	others
}

// Read lists what task runs for the task with this name; empty: the task default. args are the words after --.
func Read(around recipe.Surroundings, text, name string, args ...string) recipe.Reading {
	return read(others{around: around}, text, name, args)
}

func read(of others, text, name string, args []string) recipe.Reading {
	f := &taskfile{args: args, left: 20000, done: map[string]bool{}, others: of}
	if f.TooLong(text) {
		return f.Reading
	}
	value, wrong := yaml.Read(text)
	file, ok := value.(*yaml.Map)
	if wrong != "" || !ok {
		f.Unread("no YAML that is understood: " + wrong)
		return f.Reading
	}
	f.tasks, _ = file.Get("tasks").(*yaml.Map)
	f.vars, _ = file.Get("vars").(*yaml.Map)
	f.vars = given(f.vars, f.around.Set)
	f.env, _ = file.Get("env").(*yaml.Map)
	f.includes(file)
	for _, key := range []string{"tasks", "vars", "env"} {
		if v := file.Get(key); v != nil && v != "" && !isMap(v) {
			f.Unread(key + " that are no mapping")
		}
	}
	if name == "" {
		name = "default"
	}
	if f.Reading.Found = f.has(name); f.Reading.Found {
		f.global()
		f.task(name, nil)
	} else {
		f.Reading.Found = f.ofIncluded(name)
	}
	return f.Reading
}

// given is the file's variables with those of the line in their place.
func given(vars *yaml.Map, set map[string]string) *yaml.Map {
	if len(set) == 0 {
		return vars
	}
	all := &yaml.Map{Values: map[string]any{}}
	if vars != nil {
		all.Keys = slices.Clone(vars.Keys)
		maps.Copy(all.Values, vars.Values)
	}
	for name, value := range set {
		if _, has := all.Values[name]; !has {
			all.Keys = append(all.Keys, name)
		}
		all.Values[name] = value
	}
	return all
}

// isMap reports whether a value is a mapping.
func isMap(v any) bool { _, ok := v.(*yaml.Map); return ok }

// includes notes the files that the file includes.
func (f *taskfile) includes(file *yaml.Map) {
	if m, ok := file.Get("includes").(*yaml.Map); ok {
		for _, k := range m.Keys {
			f.Include(f.takesIn(k, m.Values[k]).file)
		}
	}
	f.dotenv(file.Get("dotenv"))
}

// dotenv notes the files with variables that the file includes.
func (f *taskfile) dotenv(v any) {
	list, _ := v.([]any)
	for _, one := range list {
		if name, ok := one.(string); ok {
			f.Include(name)
		}
	}
}

// find returns a task by its name or one of its other names.
func (f *taskfile) find(name string) (any, string) {
	if t := f.tasks.Get(name); t != nil {
		return t, name
	}
	if f.tasks == nil {
		return nil, ""
	}
	for _, k := range f.tasks.Keys {
		t, _ := f.tasks.Values[k].(*yaml.Map)
		if aliases, _ := t.Get("aliases").([]any); slices.Contains(aliases, any(name)) {
			return t, k
		}
		if strings.Contains(k, "*") && gather.MayMeet(k, name) {
			f.Unread("a task with a wildcard: " + k)
		}
	}
	return nil, ""
}

// has reports whether the file has a task with this name.
func (f *taskfile) has(name string) bool {
	t, _ := f.find(name)
	return t != nil
}

// global adds what runs at the start of every task: the commands that give variables their values.
func (f *taskfile) global() {
	sc := &scope{file: f}
	for _, m := range []*yaml.Map{f.vars, f.env} {
		if m == nil {
			continue
		}
		for _, k := range m.Keys {
			sc.dynamic("", m.Values[k])
		}
	}
}

// task lists what one task runs. call holds the variables of its call.
func (f *taskfile) task(called string, call *yaml.Map) {
	value, name := f.find(called)
	if value == nil {
		if !f.ofIncluded(called) {
			f.Unread("a task that is not in the file")
		}
		return
	}
	if slices.Contains(f.doing, name) || call == nil && f.done[name] || len(f.Reading.Unread) > 0 {
		return
	}
	if f.left--; len(f.doing) >= gather.MaxDepth || f.left < 0 {
		f.Unread("tasks nested too deeply")
		return
	}
	f.done[name] = f.done[name] || call == nil
	f.doing = append(f.doing, name)
	defer func() { f.doing = f.doing[:len(f.doing)-1] }()
	t, isMap := value.(*yaml.Map)
	if !isMap {
		t = &yaml.Map{Values: map[string]any{"cmds": value}}
	}
	f.runMapping(name, t, &scope{file: f, name: name, call: call, task: t})
}

// runMapping lists what a task that is a mapping runs.
func (f *taskfile) runMapping(name string, t *yaml.Map, sc *scope) {
	f.dotenv(t.Get("dotenv"))
	if vars, ok := t.Get("vars").(*yaml.Map); ok {
		for _, k := range vars.Keys {
			sc.dynamic(name, vars.Values[k])
		}
	}
	sc.exports = append(sc.exportsOf(f.env, 5), sc.exportsOf(asMap(t.Get("env")), 4)...)
	dir, _ := t.Get("dir").(string)
	sc.dir = sc.fill(dir)
	for _, key := range []string{"deps", "preconditions", "status", "cmds", "cmd"} {
		f.commands(key, t.Get(key), sc)
	}
	if t.Get("if") != nil {
		f.commands("status", t.Get("if"), sc)
	}
}

// asMap returns a value as a mapping, or nil.
func asMap(v any) *yaml.Map {
	m, _ := v.(*yaml.Map)
	return m
}

// commands reads a list of commands, or a list of tasks where the key is deps.
func (f *taskfile) commands(key string, v any, sc *scope) {
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
				sc.shellLine(c)
			}
		case *yaml.Map:
			f.command(c, sc)
		default:
			f.Unread("a command that is no text")
		}
	}
}

// command reads a command that is a mapping.
func (f *taskfile) command(c *yaml.Map, sc *scope) {
	items, loops := sc.items(c.Get("for"))
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
			switch text := c.Get(key).(type) {
			case string:
				one.shellLine(text)
				known = true
			case *yaml.Map:
				f.command(text, &one)
				known = true
			}
		}
		if name, ok := c.Get("task").(string); ok {
			f.task(one.fill(name), one.callVars(asMap(c.Get("vars"))))
			known = true
		}
		if !known {
			f.Unread("a command of a kind that is not known")
		}
	}
}
