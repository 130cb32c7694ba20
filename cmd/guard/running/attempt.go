package running

import (
	"context"
	"errors"
	"os"
	"slices"
	"strings"
	"sync"
	"time"

	"golang.org/x/term"

	"guard/cmd/guard/cli"
	"guard/internal/trial"
	"guard/interpose/plan"
	"guard/locale"
)

// trialPatience is the longest that one agent may take: most need a few seconds, and old machines more.
const trialPatience = time.Minute

// attempt is one agent that is tried, and what came of it.
type attempt struct {
	name   string // as a person starts it
	launch plan.Launch
	pkg    string // the package that its program belongs to; "": not known
	params trial.Params

	result trial.Result
	err    error
	took   time.Duration
	late   bool
}

// tryAll tries the agents, two at a time: they compute more than they wait.
func tryAll(ctx context.Context, all []*attempt) {
	if len(all) > 0 && term.IsTerminal(int(os.Stderr.Fd())) {
		var names []string
		for _, a := range all {
			names = append(names, a.name)
		}
		cli.Say(locale.Fill("trying {0}, with a model of guard's own …", strings.Join(names, ", ")))
	}
	var wait sync.WaitGroup
	free := make(chan struct{}, 2)
	for _, a := range all {
		wait.Go(func() {
			free <- struct{}{}
			defer func() { <-free }()
			a.try(ctx)
		})
	}
	wait.Wait()
}

func (a *attempt) try(ctx context.Context) {
	ctx, cancel := context.WithTimeout(ctx, trialPatience)
	defer cancel()
	begun := time.Now()
	a.result, a.err = trial.Run(ctx, a.params)
	a.took, a.late = time.Since(begun), errors.Is(ctx.Err(), context.DeadlineExceeded)
}

// symptoms are what came of it, and what it wanted beside the model, which is nothing that guard has it want.
func (a *attempt) symptoms() []symptom {
	all := []symptom{a.symptom()}
	if beyond := slices.Compact(slices.Sorted(slices.Values(a.result.Beyond))); len(beyond) > 0 {
		all = append(all, symptom{About: a.name, State: fair, What: locale.Fill(
			"tried: it asked for {0} besides, and did not get there", strings.Join(beyond, ", "))})
	}
	return all
}

// symptom says what came of it. Whatever is not seen to be judged is bad.
func (a *attempt) symptom() symptom {
	r, one := a.result, symptom{About: a.name, State: bad}
	switch {
	case a.err != nil:
		one.What = locale.Fill("it could not be tried: {0}", a.err.Error())
		one.Do = locale.Fill("see whether it starts without guard: {0}", "command "+a.name)
		return one
	case r.Judged() && !r.Harmless.Allowed:
		return symptom{About: a.name, State: good, What: locale.Sprintf("tried (%.1f s): guard judged both of its "+
			"commands, and this machine's rules refused both", a.took.Seconds())}
	case r.Judged() && r.Harmless.Ran:
		return symptom{About: a.name, State: good, What: locale.Sprintf("tried (%.1f s): guard judged both of its "+
			"commands, let one run and refused the other", a.took.Seconds())}
	case r.Judged():
		one.State, one.What = fair, locale.Text("tried: guard judged both of its commands; the one that guard "+
			"let run did "+
			"not work, as where its own sandbox cannot: ")+oneLine(r.Told)
		one.Do = locale.Text("it works no better without guard here: see what its manual says of its sandbox")
		return one
	case !r.Called() && a.late:
		one.What = locale.Sprintf("tried: it made no call within %d s: %s", int(trialPatience.Seconds()), r.Complaint)
	case !r.Called():
		one.What = locale.Fill("tried: it ended before it made a call: {0}", r.Complaint)
	case r.Refused.Judged && r.Refused.Ran:
		one.What = locale.Text("tried: what guard refused ran nevertheless: guard does not protect you here")
	default:
		one.What = locale.Text("tried: it made a call that guard did not see: guard does not protect you here")
	}
	one.Do, one.Command = a.remedy()
	return one
}

// oneLine is the end of what the model was told first, where an agent says what went wrong.
func oneLine(told []string) string {
	if len(told) == 0 {
		return ""
	}
	lines := strings.Split(strings.TrimSpace(told[0]), "\n")
	return lines[len(lines)-1]
}

// remedy is the version that guard was tested with.
func (a *attempt) remedy() (do, command string) {
	pkg := a.pkg
	if a.launch.Tested[pkg] == "" && len(a.launch.Packages) > 0 {
		pkg = a.launch.Packages[0]
	}
	tested := a.launch.Tested[pkg]
	if tested == "" {
		return "", ""
	}
	return locale.Fill("install the version that guard was tested with, {0}", tested),
		"npm install -g " + pkg + "@" + tested
}
