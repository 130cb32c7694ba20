// Package pyproject reads the tasks that tools for Python keep in pyproject.toml or hatch.toml. The text and the
// name of a task come in; the lines that poe, hatch, pdm or taskipy run for it go out.
//
// Of the table [tool.poe.tasks] with `lint = "ruff check ."` it lists ruff check . for the name lint. If several
// tools have a task of that name, all of them are listed.
//
// Sources: poethepoet.natn.io "Task types", hatch.pypa.io "Environment configuration", pdm-project.org "User
// scripts", taskipy's manual. Nothing is run and no other file is read.
package pyproject

import (
	"maps"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"

	"guard/internal/lazy"
	"guard/internal/tomltext"
	"guard/policy/recipe"
	"guard/policy/recipe/gather"
)

// pyproject is a file that is being read.
type pyproject struct {
	gather.Gathering
	args  []string
	doing []string
	done  map[string]bool
}

// Read lists what poe, hatch, pdm or taskipy runs for the task with this name, which for hatch may be ENV:NAME. args
// are the words after the name.
func Read(text, name string, args ...string) recipe.Reading {
	p := &pyproject{args: args, done: map[string]bool{}}
	if p.TooLong(text) {
		return p.Reading
	}
	var file map[string]any
	if tomltext.TooDeep(text) > 0 {
		p.Unread("no TOML that is read in time")
		return p.Reading
	}
	if _, err := toml.Decode(text, &file); err != nil {
		p.Unread("no TOML that is understood")
		return p.Reading
	}
	tool := table(file["tool"])
	found := p.poe(table(tool["poe"]), name)
	found = p.pdm(table(table(tool["pdm"])["scripts"]), name) || found
	found = p.taskipy(table(tool["taskipy"]), name) || found
	hatch := table(tool["hatch"])
	if envs := table(file["envs"]); len(envs) > 0 {
		hatch = file // the file is a hatch.toml
	}
	p.Reading.Found = p.hatch(table(hatch["envs"]), name) || found
	return p.Reading
}

// table returns a value as a table, or nil.
func table(v any) map[string]any {
	t, _ := v.(map[string]any)
	return t
}

// words returns a text or a list of texts as lines; ok is false for anything else.
func words(v any) (out []string, ok bool) {
	list, ok := v.([]any)
	for _, one := range list {
		s, is := one.(string)
		out, ok = append(out, s), ok && is
	}
	return out, ok
}

// enter begins a task, unless the task is being read already.
func (p *pyproject) enter(name string) bool {
	key := name + "\x00" + strings.Join(p.args, "\x00")
	if slices.Contains(p.doing, name) || p.done[key] {
		return false
	}
	if len(p.doing) >= gather.MaxDepth {
		p.Unread("tasks nested too deeply")
		return false
	}
	p.doing, p.done[key] = append(p.doing, name), true // no task is read twice
	return true
}

// leave ends the task that was begun last.
func (p *pyproject) leave() { p.doing = p.doing[:len(p.doing)-1] }

// tableExports returns a table of variables as words of the shell.
func (p *pyproject) tableExports(v any) (out []string) {
	env := table(v)
	if v != nil && env == nil {
		p.Unread("an environment that is no table")
	}
	for _, name := range slices.Sorted(maps.Keys(env)) {
		value, ok := env[name].(string)
		if !ok || !gather.ShellName(name) || strings.Contains(value, "$") {
			p.Unread("an environment that is not understood: " + gather.Short(name))
			continue
		}
		out = append(out, name+"="+gather.Quote(value))
	}
	return out
}

// quoteDir quotes a folder, in which variables stay.
func quoteDir(dir string) string {
	if dir == "" {
		return ""
	}
	return gather.Quote(dir)
}

var pythonName = lazy.Pattern(`^([A-Za-z_][A-Za-z0-9_.]*):([A-Za-z_][A-Za-z0-9_.]*)(\(.*\))?$`)

// pythonCall returns the line that runs a function: module:function.
func pythonCall(s string) string {
	if m := pythonName().FindStringSubmatch(strings.TrimSpace(s)); m != nil {
		call := m[3]
		if call == "" {
			call = "()"
		}
		return "python -c " + gather.Quote("from "+m[1]+" import "+strings.SplitN(m[2], ".", 2)[0]+"; "+m[2]+call)
	}
	return "python -m " + gather.Quote(strings.TrimSpace(s))
}

var placeholder = lazy.Pattern(`\{args(?::([^{}]*))?\}`)

// placed puts the arguments in the place of {args}, or at the end where there is none.
func (p *pyproject) placed(line string) string {
	if !placeholder().MatchString(line) {
		return gather.WithArguments(line, p.args)
	}
	return placeholder().ReplaceAllStringFunc(line, func(s string) string {
		if len(p.args) > 0 {
			return strings.TrimSpace(gather.WithArguments("", p.args))
		}
		return placeholder().FindStringSubmatch(s)[1]
	})
}

// taskipy reads [tool.taskipy.tasks].
func (p *pyproject) taskipy(tool map[string]any, name string) bool {
	tasks, settings := table(tool["tasks"]), table(tool["settings"])
	runner, _ := settings["runner"].(string)
	found := false
	for _, one := range []string{"pre_" + name, name, "post_" + name} {
		task, ok := tasks[one]
		if !ok {
			continue
		}
		found = true
		t := table(task)
		line, is := task.(string)
		if !is {
			line = p.text(t["cmd"])
		}
		if t["use_vars"] == true || settings["use_vars"] == true {
			p.Unread("a task with variables of taskipy")
		}
		dir, _ := t["cwd"].(string)
		args := p.args
		if one != name {
			args = nil
		}
		p.Run(one, gather.InFolder(quoteDir(dir), strings.TrimSpace(runner+" "+gather.WithArguments(line, args))))
		p.taskipyCalls(tool, line)
	}
	return found
}

// taskipyCalls reads the tasks that a line runs by task NAME.
func (p *pyproject) taskipyCalls(tool map[string]any, line string) {
	list := gather.LooseWords(line)
	for i, w := range list {
		if w == "task" && i+1 < len(list) && p.enter("taskipy "+list[i+1]) {
			p.taskipy(tool, list[i+1])
			p.leave()
		}
	}
}
