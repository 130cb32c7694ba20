package shell

import (
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// script judges running a file that is not one of the system's programs.
func (j *invocationJudge) script(c *effect.Call, file taint.Word, args []taint.Word) taint.Stream {
	if tool, ok := j.wrapper(file); ok {
		return j.startsTool(c, tool, file, args)
	}
	j.RunsScript(c, nil, file)
	if strings.Contains(file.Text, "/") { // else it was found in a folder of the PATH
		j.projects.Script = environment.Script{Name: &file, File: &file}
	}
	j.projects.RunsFile(c, file, code.Unknown, args)
	j.projects.Script = environment.Script{}
	if p := j.Place(file).Path; !slices.Contains(j.Outputs, p) && !j.OwnFile(p) {
		j.namedLike(c, file, args)
	}
	for _, a := range args {
		j.Glance(c, a)
	}
	setsUpCompletion(c, file.Show(), args)
	if c.In.From&taint.FromNet != 0 {
		c.Raise(risk.High, risk.NetworkRisk|risk.ExecArbitrary,
			effect.Say("hands what a host sent to {0}", file.Show()))
	}
	return taint.UnknownData
}

// namedLike judges a script by the program that it is called after, where that
// is worse than running a file: ./gradlew publish, php artisan migrate:fresh, vendor/bin/pest with a test that
// reads elsewhere.
func (j *invocationJudge) namedLike(c *effect.Call, file taint.Word, args []taint.Word) {
	e := program.Find(path.Base(file.Text))
	if e == nil || !file.Known() || program.CommonWord(path.Base(file.Text)) || !j.Enter() {
		return
	}
	j.Apart(func() taint.Stream {
		inner := j.Begin(c.In)
		inner.Cmd.Argv = c.Cmd.Argv
		out := j.judge(inner, e, append([]taint.Word{taint.Literal(path.Base(file.Text))}, args...))
		if inner.Level() >= risk.High || j.readsElsewhere(inner, args) {
			c.Cmd.Own.Add(inner.Cmd.Own)
			c.Cmd.Own.Add(inner.Extra)
		}
		return out
	})
	j.Leave()
}

// readsElsewhere reports that what a program loads, and not a word of its line, has it read outside of the workspace.
func (j *invocationJudge) readsElsewhere(inner *effect.Call, args []taint.Word) bool {
	return inner.Cmd.Own.Categories.Has(risk.FSOutsideWorkspace) &&
		slices.ContainsFunc(inner.Cmd.Reads, func(p place.Place) bool {
			return effect.Elsewhere(p) && !slices.ContainsFunc(args, func(a taint.Word) bool {
				_, value, given := strings.Cut(a.Text, "=")
				return j.Place(a).Path == p.Path || given && j.Place(taint.Literal(value)).Path == p.Path
			})
		})
}
