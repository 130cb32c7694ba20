package taskfile

import (
	"maps"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/recipe"
	"guard/policy/recipe/gather"
	"guard/policy/recipe/yaml"
)

// scope is where the templates of a task's commands find their values.
type scope struct {
	file    *taskfile
	name    string
	call    *yaml.Map // the variables of the call
	task    *yaml.Map
	item    *string // the current item of a loop
	dir     string
	exports []string
	depth   int
	behind  map[string]int // for each variable that is being read, the layer in which to look for it next
}

// shellLine adds a command of the task.
func (s *scope) shellLine(text string) {
	s.file.Line(recipe.Line{Text: gather.InFolder(quoteKnown(s.dir), s.fill(text)), Task: s.name, Exports: s.exports})
}

// quoteKnown quotes a folder, unless its name has a variable.
func quoteKnown(dir string) string {
	if dir == "" || strings.Contains(dir, "$") {
		return dir
	}
	return gather.Quote(dir)
}

// dynamic adds the command that gives a variable its value: {sh: COMMAND}.
func (s *scope) dynamic(task string, v any) {
	if m := asMap(v); m != nil {
		if command, ok := m.Get("sh").(string); ok {
			s.file.Line(recipe.Line{Text: s.fill(command), Task: task, Always: true})
		}
	}
}

// exportsOf returns a mapping of variables as words of the shell.
func (s *scope) exportsOf(env *yaml.Map, layer int) (out []string) {
	if env == nil {
		return nil
	}
	for _, k := range env.Keys {
		if !gather.ShellName(k) {
			s.file.Unread("an environment that is not understood: " + gather.Short(k))
			continue
		}
		if m := asMap(env.Values[k]); m != nil {
			s.dynamic(s.name, m)
			out = append(out, k+`="`+gather.Unknown+`"`)
			continue
		}
		text, _ := env.Values[k].(string)
		out = append(out, k+"="+quoteValue(s.further(k, layer).fill(text)))
	}
	return out
}

// quoteValue quotes a value in which task itself expands variables.
func quoteValue(s string) string {
	if !strings.Contains(s, "$") {
		return gather.Quote(s)
	}
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`, "`", "\\`").Replace(s) + `"`
}

// callVars fills the templates of the variables that a call gives to a task.
func (s *scope) callVars(vars *yaml.Map) *yaml.Map {
	out := &yaml.Map{Values: map[string]any{}}
	if vars == nil {
		return nil
	}
	for _, k := range vars.Keys {
		out.Keys = append(out.Keys, k)
		text, ok := vars.Values[k].(string)
		if !ok {
			s.dynamic(s.name, vars.Values[k])
			out.Values[k] = vars.Values[k]
			continue
		}
		out.Values[k] = s.fill(text)
	}
	return out
}

// items returns what a loop goes over; loops is false where there is none.
func (s *scope) items(v any) (out []string, loops bool) {
	switch list := v.(type) {
	case nil:
		return nil, false
	case []any:
		for _, one := range list {
			text, ok := one.(string)
			if !ok {
				s.file.Unread("a loop over something else than texts")
			}
			out = append(out, s.fill(text))
		}
		return out, true
	case *yaml.Map:
		if name, ok := list.Get("var").(string); ok && list.Get("as") == nil && list.Get("split") == nil {
			return strings.Fields(s.fill("{{." + name + "}}")), true
		}
	}
	s.file.Unread("a loop that is not understood")
	return nil, true
}

var (
	template  = lazy.Pattern(`\{\{-?\s*(.*?)\s*-?\}\}`)
	field     = lazy.Pattern(`^\.([A-Za-z_][A-Za-z0-9_]*)$`)
	defaulted = lazy.Pattern(
		`^\.([A-Za-z_][A-Za-z0-9_]*)\s*\|\s*default\s+(?:"([^"\\]*)"|'([^'\\]*)'|([0-9.]+))$`)
	defaultOf = lazy.Pattern(`^default\s+(?:"([^"\\]*)"|'([^'\\]*)'|([0-9.]+))\s+\.([A-Za-z_][A-Za-z0-9_]*)$`)
)

// fill replaces the templates in a text by their values.
func (s *scope) fill(text string) string {
	if !strings.Contains(text, "{{") {
		return text
	}
	if s.file.left--; s.file.left < 0 || s.depth > gather.MaxDepth || len(text) > gather.MaxText {
		s.file.Unread("too many templates, or within themselves")
		return ""
	}
	deeper := *s
	deeper.depth++
	out := template().ReplaceAllStringFunc(text, func(t string) string {
		return deeper.filled(template().FindStringSubmatch(t)[1])
	})
	if strings.Contains(out, "{{") {
		s.file.Unread("a template that is not understood: " + gather.Short(text))
	}
	return out
}

// filled returns the value of one template.
func (s *scope) filled(t string) string {
	if found := field().FindStringSubmatch(t); found != nil {
		return s.variable(found[1], nil)
	}
	if found := defaulted().FindStringSubmatch(t); found != nil {
		other := found[2] + found[3] + found[4]
		return s.variable(found[1], &other)
	}
	if found := defaultOf().FindStringSubmatch(t); found != nil {
		other := found[1] + found[2] + found[3]
		return s.variable(found[4], &other)
	}
	switch t {
	case "OS", "ARCH", "exeExt", "numCPU", "OS()", "ARCH()":
		return gather.Unknown
	}
	s.file.Unread("a template that is not understood: " + gather.Short(t))
	return gather.Unknown
}

// variable returns the value of a variable: of the loop, the task, the call, the file or the environment. other is
// the value of one that is set nowhere.
func (s *scope) variable(name string, other *string) string {
	switch {
	case name == "ITEM" && s.item != nil:
		return *s.item
	case name == "CLI_ARGS":
		return strings.TrimSpace(gather.WithArguments("", s.file.args))
	case slices.Contains([]string{"ROOT_DIR", "TASKFILE_DIR", "USER_WORKING_DIR"}, name):
		return "$PWD"
	case name == "TASK" || name == "ALIAS":
		return s.name
	}
	layers := []*yaml.Map{asMap(s.task.Get("vars")), s.call, s.file.vars, asMap(s.task.Get("env")), s.file.env}
	for i := s.behind[name]; i < len(layers); i++ {
		switch v := layers[i].Get(name).(type) {
		case string:
			if layers[i] == s.call {
				return v // its templates were filled at the call
			}
			return s.further(name, i+1).fill(v)
		case *yaml.Map:
			return s.computed(v)
		case []any:
			return s.listed(v)
		}
	}
	if other != nil {
		s.fromEnvironment(name)
		return *other
	}
	return s.fromEnvironment(name)
}

// further returns a scope that looks for a variable only beyond the layer whose value is being filled, as in A:
// '{{.A | default "x"}}'.
func (s *scope) further(name string, layer int) *scope {
	out := *s
	out.behind = maps.Clone(s.behind)
	if out.behind == nil {
		out.behind = map[string]int{}
	}
	out.behind[name] = layer
	return &out
}

// listed returns the elements of a list as words.
func (s *scope) listed(list []any) string {
	var out []string
	for _, one := range list {
		text, ok := one.(string)
		if !ok {
			s.file.Unread("a list of something else than texts")
		}
		out = append(out, s.fill(text))
	}
	return strings.Join(out, " ")
}

// computed returns the value of a variable that a command gives.
func (s *scope) computed(v *yaml.Map) string {
	command, ok := v.Get("sh").(string)
	if !ok {
		s.file.Unread("a variable that is no text")
		return gather.Unknown
	}
	if command = s.fill(command); !gather.PrintsPlainly(command) {
		s.file.Unread("what a command prints is run: " + gather.Short(command))
		return gather.Unknown
	}
	return gather.UnknownOf(command)
}

// fromEnvironment returns a variable that comes from the environment.
func (s *scope) fromEnvironment(name string) string {
	if !slices.Contains(s.file.Reading.Env, name) {
		s.file.Reading.Env = append(s.file.Reading.Env, name)
	}
	return "$" + name
}
