package project

import (
	"path"
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/recipe"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/source"
	"guard/policy/shell/taint"
)

// What make does that its makefile does not say: goals that only its own rules make, and names of
// variables that are put together.

// makesByItself judges make where there is no makefile: its own rules make the goals, of sources
// that are named like them (GNU make manual, 10.2).
func (j *Judge) makesByItself(c *effect.Call, v *option.Invocation) {
	name, _ := v.Words()
	if !slices.Contains(source.MakePrograms, name) || j.Wrap.Remote || j.State.Cwd == "" || j.World.Disk == nil ||
		v.Has("-f", "--file", "--makefile") || !overwritesGoal(j, v, "") {
		return
	}
	there := func(one string) bool { return !j.World.Missing(path.Join(j.State.Cwd, one)) }
	if slices.ContainsFunc(recipe.Files(name), there) {
		return
	}
	t := &task{project: j, file: path.Join(j.State.Cwd, "Makefile")}
	if r, known := t.read(v, ""); known && len(r.Lines) > 0 {
		t.judge(c, v, recipe.Reading{Lines: r.Lines})
	}
}

// overwritesGoal reports a goal that is a file of the person's, nowhere else, of which their
// makefile says nothing: make's own rules may write over it.
func overwritesGoal(j *Judge, v *option.Invocation, text string) bool {
	name, _ := v.Words()
	return slices.Contains(source.MakePrograms, name) && slices.ContainsFunc(v.Operands, func(a taint.Word) bool {
		return !strings.Contains(text, a.Text) && j.NowhereElse(j.Place(a).Path)
	})
}

// has reports a file beside the makefile.
func (t *task) has(name string) bool {
	if !path.IsAbs(name) {
		name = path.Join(path.Dir(t.file), name)
	}
	return !t.project.World.Missing(name)
}

// rawValue finds a variable that make shows as it is written (GNU make manual, 8.9).
var rawValue = lazy.Pattern(`\$[({]value\s+(\w+)`)

// computes judges a makefile of this session which takes a credential of the environment by a name
// that it puts together, or puts its value between single quotes, where no shell tells it.
func (t *task) computes(c *effect.Call, v *option.Invocation, text string, r recipe.Reading) {
	if name, _ := v.Words(); t.personal || !slices.Contains(source.MakePrograms, name) {
		return
	}
	raises := func(name string) {
		c.Raise(risk.High, risk.FSConfigSecrets,
			effect.Say("{0} shows what is in {1}, which holds secrets", path.Base(t.file), name))
	}
	for _, m := range rawValue().FindAllStringSubmatch(text, files.MaxLiterals) {
		if environment.SecretVariable(m[1]) {
			raises(m[1])
		}
	}
	for _, name := range r.Env {
		if !environment.SecretVariable(name) {
			continue
		}
		quoted := regexp.MustCompile(`'[^'\n]*\$\{?` + name)
		if !regexp.MustCompile(`\b`+name+`\b`).MatchString(text) ||
			slices.ContainsFunc(r.Lines, func(l recipe.Line) bool { return quoted.MatchString(l.Text) }) {
			raises(name)
		}
	}
}
