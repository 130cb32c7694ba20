package recipe

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"
)

// pyproject reads the tasks that tools for Python keep in pyproject.toml.
// Sources: poethepoet.natn.io "Task types", hatch.pypa.io "Environment
// configuration", pdm-project.org "User scripts", taskipy's manual.
type pyproject struct {
	gathering
	args  []string
	doing []string
	done  map[string]bool
}

// Pyproject lists what poe, hatch, pdm or taskipy runs for a task of that name,
// in hatch perhaps ENV:NAME; of several tools all are listed.
func Pyproject(text, name string, args ...string) Reading {
	p := &pyproject{args: args, done: map[string]bool{}}
	if p.tooLong(text) {
		return p.reading
	}
	var file map[string]any
	if _, err := toml.Decode(text, &file); err != nil {
		p.unread("no TOML that is understood")
		return p.reading
	}
	tool := table(file["tool"])
	found := p.poe(table(tool["poe"]), name)
	found = p.pdm(table(table(tool["pdm"])["scripts"]), name) || found
	found = p.taskipy(table(tool["taskipy"]), name) || found
	hatch := table(tool["hatch"])
	if envs := table(file["envs"]); len(envs) > 0 {
		hatch = file // hatch.toml
	}
	p.reading.Found = p.hatch(table(hatch["envs"]), name) || found
	return p.reading
}

func table(v any) map[string]any {
	t, _ := v.(map[string]any)
	return t
}

func words(v any) (out []string, ok bool) {
	list, ok := v.([]any)
	for _, one := range list {
		s, is := one.(string)
		out, ok = append(out, s), ok && is
	}
	return out, ok
}

// enter begins a task that is not being read already.
func (p *pyproject) enter(name string) bool {
	key := name + "\x00" + strings.Join(p.args, "\x00")
	if slices.Contains(p.doing, name) || p.done[key] {
		return false
	}
	if len(p.doing) >= maxDepth {
		p.unread("tasks nested too deeply")
		return false
	}
	p.doing, p.done[key] = append(p.doing, name), true // nothing is read twice
	return true
}

func (p *pyproject) leave() { p.doing = p.doing[:len(p.doing)-1] }

// poe reads [tool.poe.tasks].
func (p *pyproject) poe(poe map[string]any, name string) bool {
	task, ok := table(poe["tasks"])[name]
	if includes, has := poe["include"]; has {
		p.include(fmt.Sprint(includes))
	}
	for _, key := range []string{"default_task_type", "default_array_task_type", "default_array_item_task_type", "executor", "shell_interpreter", "env", "envfile"} {
		if _, has := poe[key]; has && ok && key != "executor" {
			p.unread("tool.poe." + key)
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
		p.run(name, withArguments(t, p.args))
		return
	case []any:
		p.poeSequence(poe, name, t)
		return
	}
	t := table(task)
	for _, key := range []string{"switch", "expr", "interpreter", "use_exec_wrapper", "executor"} {
		if v, has := t[key]; has && v != "sh" && v != "bash" && v != "posix" {
			p.unread("a poe task with " + key)
		}
	}
	for _, needed := range p.poeNeeds(t) {
		p.poeNamed(poe, needed)
	}
	dir, _ := t["cwd"].(string)
	exports := p.tableExports(t["env"])
	add := func(text string) { p.line(Line{Text: inFolder(quoteDir(dir), text), Task: name, Exports: exports}) }
	switch {
	case t["cmd"] != nil:
		add(withArguments(p.text(t["cmd"]), p.args))
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
		p.unread("a poe task of a kind that is not known: " + name)
	}
}

// poeNamed reads another task that is named with its arguments.
func (p *pyproject) poeNamed(poe map[string]any, line string) {
	first, rest := cutWord(line)
	if !p.with(rest, func() bool { return p.poe(poe, first) }) {
		p.unread("a task that is not in the file: " + short(line))
	}
}

// with reads a task with arguments of its own.
func (p *pyproject) with(args string, read func() bool) bool {
	saved := p.args
	defer func() { p.args = saved }()
	split, ok := splitWords(args)
	if !ok {
		p.unread("a command with an open quote: " + short(args))
	}
	p.args = append(split, saved...)
	return read()
}

// poeNeeds are the tasks that run before one.
func (p *pyproject) poeNeeds(t map[string]any) (out []string) {
	if deps, has := t["deps"]; has {
		list, ok := words(deps)
		if !ok {
			p.unread("deps that are no list of names")
		}
		out = append(out, list...)
	}
	uses := table(t["uses"])
	for _, k := range slices.Sorted(maps.Keys(uses)) {
		out = append(out, p.text(uses[k]))
	}
	return out
}

// poeSequence reads a list: a name is another task, a table is one of its own.
func (p *pyproject) poeSequence(poe map[string]any, name string, list []any) {
	for _, one := range list {
		if s, ok := one.(string); ok {
			p.poeNamed(poe, s)
			continue
		}
		if len(p.doing) >= maxDepth {
			p.unread("tasks nested too deeply")
			return
		}
		p.doing = append(p.doing, "")
		p.poeTask(poe, name, one)
		p.leave()
	}
}

func (p *pyproject) text(v any) string {
	s, ok := v.(string)
	if !ok {
		p.unread("a task that is no text")
	}
	return s
}

// tableExports writes a table of variables as words of the shell.
func (p *pyproject) tableExports(v any) (out []string) {
	env := table(v)
	if v != nil && env == nil {
		p.unread("an environment that is no table")
	}
	for _, name := range slices.Sorted(maps.Keys(env)) {
		value, ok := env[name].(string)
		if !ok || !shellName(name) || strings.Contains(value, "$") {
			p.unread("an environment that is not understood: " + short(name))
			continue
		}
		out = append(out, name+"="+quote(value))
	}
	return out
}

func quoteDir(dir string) string {
	if dir == "" {
		return ""
	}
	return quote(dir)
}

var pythonName = regexp.MustCompile(`^([A-Za-z_][A-Za-z0-9_.]*):([A-Za-z_][A-Za-z0-9_.]*)(\(.*\))?$`)

// pythonCall says module:function as a line.
func pythonCall(s string) string {
	if m := pythonName.FindStringSubmatch(strings.TrimSpace(s)); m != nil {
		call := m[3]
		if call == "" {
			call = "()"
		}
		return "python -c " + quote("from "+m[1]+" import "+strings.SplitN(m[2], ".", 2)[0]+"; "+m[2]+call)
	}
	return "python -m " + quote(strings.TrimSpace(s))
}

// pdm reads [tool.pdm.scripts].
func (p *pyproject) pdm(scripts map[string]any, name string) bool {
	found := false
	for _, one := range []string{"pre_" + name, name, "post_" + name} {
		if script, ok := scripts[one]; ok && p.enter("pdm "+one) {
			found = true
			p.pdmScript(scripts, one, script)
			p.leave()
		}
	}
	return found
}

func (p *pyproject) pdmScript(scripts map[string]any, name string, script any) {
	if s, ok := script.(string); ok {
		p.run(name, p.placed(s))
		return
	}
	t, common := table(script), table(scripts["_"])
	env := maps.Clone(table(common["env"]))
	if env == nil {
		env = map[string]any{}
	}
	maps.Copy(env, table(t["env"]))
	if t["env_file"] != nil || common["env_file"] != nil {
		p.unread("an env_file")
	}
	dir, _ := t["working_dir"].(string)
	if dir == "" {
		dir, _ = common["working_dir"].(string)
	}
	exports := p.tableExports(env)
	add := func(text string) { p.line(Line{Text: inFolder(quoteDir(dir), text), Task: name, Exports: exports}) }
	list, isList := words(t["cmd"])
	switch {
	case isList:
		add(withArguments(strings.Join(quoteAll(list), " "), p.args))
	case t["cmd"] != nil:
		add(p.placed(p.text(t["cmd"])))
	case t["shell"] != nil:
		add(p.placed(p.text(t["shell"])))
	case t["call"] != nil:
		add(pythonCall(p.text(t["call"])))
	case t["composite"] != nil:
		list, ok := words(t["composite"])
		if !ok {
			p.unread("a composite that is no list of lines")
		}
		for _, l := range list {
			if first, rest := cutWord(l); scripts[first] == nil {
				add(p.placed(l))
			} else {
				p.with(rest, func() bool { return p.pdm(scripts, first) })
			}
		}
	default:
		p.unread("a pdm script of a kind that is not known: " + name)
	}
}

var placeholder = regexp.MustCompile(`\{args(?::([^{}]*))?\}`)

// placed puts the arguments in place of {args}, else behind.
func (p *pyproject) placed(line string) string {
	if !placeholder.MatchString(line) {
		return withArguments(line, p.args)
	}
	return placeholder.ReplaceAllStringFunc(line, func(s string) string {
		if len(p.args) > 0 {
			return strings.TrimSpace(withArguments("", p.args))
		}
		return placeholder.FindStringSubmatch(s)[1]
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
			p.unread("a task with variables of taskipy")
		}
		dir, _ := t["cwd"].(string)
		args := p.args
		if one != name {
			args = nil
		}
		p.run(one, inFolder(quoteDir(dir), strings.TrimSpace(runner+" "+withArguments(line, args))))
		p.taskipyCalls(tool, line)
	}
	return found
}

// taskipyCalls follows task NAME within a task.
func (p *pyproject) taskipyCalls(tool map[string]any, line string) {
	list := looseWords(line)
	for i, w := range list {
		if w == "task" && i+1 < len(list) && p.enter("taskipy "+list[i+1]) {
			p.taskipy(tool, list[i+1])
			p.leave()
		}
	}
}

// hatch reads the scripts of hatch's environments.
func (p *pyproject) hatch(envs map[string]any, name string) bool {
	env, script, ok := strings.Cut(name, ":")
	if !ok {
		env, script = "default", name
	}
	return p.hatchScript(envs, env, script)
}

// hatchScript reads a script of an environment or of one that it inherits from.
func (p *pyproject) hatchScript(envs map[string]any, env, script string) bool {
	var value any
	for at, n := env, 0; ; n++ {
		t := table(envs[at])
		if value = table(t["scripts"])[script]; value != nil {
			break
		}
		template, _ := t["template"].(string)
		if template == "" {
			template = "default"
		}
		if template == at || n > maxDepth {
			return false
		}
		at = template
	}
	own := table(envs[env])
	if own["overrides"] != nil || own["env-vars"] != nil && p.exportsOf(own) == nil {
		p.unread("an environment of hatch with overrides")
	}
	if !p.enter("hatch " + env + ":" + script) {
		return true
	}
	defer p.leave()
	for _, key := range []string{"pre-install-commands", "post-install-commands"} {
		installs, _ := words(own[key])
		for _, l := range installs {
			p.line(Line{Text: p.placedHatch(l), Task: env})
		}
	}
	list, isList := words(value)
	if !isList {
		list = []string{p.text(value)}
	}
	for _, l := range list {
		l = strings.TrimPrefix(strings.TrimSpace(l), "- ")
		first, rest := cutWord(l)
		if p.hatchScript(envs, env, first) {
			if rest != "" {
				p.unread("a script of hatch with arguments: " + short(l))
			}
			continue
		}
		p.line(Line{Text: p.placedHatch(l), Task: script, Exports: p.exportsOf(own)})
	}
	return true
}

func (p *pyproject) exportsOf(env map[string]any) []string {
	if env["env-vars"] == nil {
		return nil
	}
	return p.tableExports(env["env-vars"])
}

// placedHatch puts the arguments in place of {args}; other fields of hatch are
// not told. Without a field the arguments are dropped.
func (p *pyproject) placedHatch(line string) string {
	if !placeholder.MatchString(line) {
		line = strings.NewReplacer("{root}", ".", "{home}", "$HOME").Replace(line)
	}
	line = strings.NewReplacer("{root}", ".", "{home}", "$HOME").Replace(line)
	if placeholder.MatchString(line) {
		line = p.placed(line)
	}
	if hatchField.MatchString(line) {
		p.unread("a field of hatch: " + short(line))
	}
	return line
}

var hatchField = regexp.MustCompile(`\{(env|matrix|root|home|env_name|env_type|verbosity|dot|args)[:}]`)
