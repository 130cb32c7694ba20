package shell

import (
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/lang/bash"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// function records a function. Its body is judged where it is called; if the
// line never calls it, with arguments that are not known, when the line ends.
func (w *walker) function(x *syntax.FuncDecl) taint.Stream {
	if x.Name == nil || x.Body == nil {
		w.NotUnderstood(effect.Say("a kind of function that guard does not know"))
		return taint.Nothing
	}
	name := x.Name.Value
	if bash.Bomb(name, x.Body) {
		c := w.Begin(taint.Nothing)
		c.Cmd.Argv = []string{name}
		c.Raise(risk.Critical, risk.SystemImpact,
			effect.Say("a fork bomb: it starts itself until the machine stands still"))
		c.Flag(true, false)
		w.Finish(c)
		return taint.Nothing
	}
	if slices.Contains(directing, name) && !w.projects.Persons {
		w.NotUnderstood(effect.Say("a function stands for {0}, by which guard tells how the line goes on", name))
	}
	if !x.RsrvWord || !w.State.Undoes { // dash knows no such word: what follows it runs there and then
		shadows(w, name, x.Body)
	}
	w.State.Define(name, x.Body)
	if len(w.declared) < environment.MaxVars {
		w.declared = append(w.declared, declared{name, x.Body, w.Text, w.Snapshot(), w.Wrap, w.projects.Persons})
	} else {
		w.judgeBody(name, x.Body)
	}
	return taint.Nothing
}

// declared is a function and what held where it was declared.
type declared struct {
	name  string
	body  *syntax.Stmt
	text  string
	state environment.State
	wrap  effect.Wrapping
	kept  bool // in a file of the person's that git holds
}

// uncalled judges the functions that the line declares and does not call.
func (w *walker) uncalled() {
	for i := 0; i < len(w.declared); i++ { // a body may declare more
		f := w.declared[i]
		if slices.Contains(w.called, f.body) || f.kept && !startsItself(f.name) {
			continue // a later line that calls one of the person's calls what no table knows
		}
		w.Text, w.State, w.Wrap = f.text, f.state, f.wrap
		w.judgeBody(f.name, f.body)
	}
}

// startsItself reports a function that a shell may run though no line calls it, or that later lines may mean by the
// name of a program (bash(1), COMMAND EXECUTION; zshmisc(1), SPECIAL FUNCTIONS).
func startsItself(name string) bool {
	return program.Find(name) != nil || strings.HasPrefix(name, "TRAP") || strings.HasPrefix(name, "zsh") ||
		slices.Contains(hookFunctions, name)
}

// hookFunctions are such names.
var hookFunctions = strings.Fields("command_not_found_handle command_not_found_handler precmd preexec chpwd periodic")

// judgeBody judges a function's body for any arguments.
func (w *walker) judgeBody(name string, body *syntax.Stmt) {
	w.Apart(func() taint.Stream {
		w.State.Calls = append(slices.Clip(w.State.Calls), name)
		w.State.SetParams(nil, false)
		w.State.Errexit = false
		w.State.Shadows = nil
		if !startsItself(name) {
			was := w.any
			w.any = w.State.ParamsChange
			defer func() { w.any = was }()
		}
		return w.stmt(body, taint.UnknownData)
	})
}
