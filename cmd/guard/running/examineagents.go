package running

import (
	"context"
	"errors"
	"os"
	"slices"
	"strings"

	"guard/agent"
	"guard/agent/registry"
	"guard/cmd/guard/cli"
	"guard/config"
	"guard/interpose/plan"
	"guard/locale"
	"guard/policy"
)

// examineAgents plans a start of every agent that is there, and tries those that can be tried.
func examineAgents(ctx context.Context, conf *config.Config, dir, only string, start bool) []symptom {
	var all []symptom
	var tried []*attempt
	at := map[int]*attempt{} // what comes of each belongs behind the symptom of this index
	for _, words := range registry.Launches.Commands() {
		if only != "" && words[0] != only {
			continue
		}
		s := &run{id: cli.NewID(), agent: words[0], conf: conf, who: cli.ThisPerson(), dir: dir}
		s.mode, _ = conf.ModeFor(words[0])
		err := s.plan(plan.Request{Name: words[0], Args: words[1:]})
		switch {
		case errors.Is(err, plan.ErrNotFound) && only != "":
			return []symptom{{About: only, State: bad, What: err.Error()}}
		case errors.Is(err, plan.ErrNotFound):
			continue
		}
		name := strings.Join(words, " ")
		all = append(all, unsaid(planned(name, s.launch, err), all)...)
		all = append(all, s.untrusted(name)...)
		if err == nil && start {
			a := s.attempt(name, words[1:])
			if a == nil && !s.launch.Hooks && s.launch.Protocol == "pty" {
				continue // nothing of it is judged, which planned says
			}
			if a == nil {
				all = append(all, symptom{About: name, State: fair, What: locale.Text("not tried: guard doctor " +
					"cannot start it " +
					"with a model of guard's own")})
				continue
			}
			tried = append(tried, a)
			at[len(all)-1] = a
		}
	}
	if len(all) == 0 {
		return []symptom{{"agents", fair, locale.Text("none that guard knows is in your PATH"),
			locale.Text("install one, name its program in [agents.NAME], or use guard run -- COMMAND; guard demo " +
				"needs none"), "guard demo"}}
	}
	tryAll(ctx, tried)
	var merged []symptom
	for i, one := range all {
		merged = append(merged, one)
		if a := at[i]; a != nil {
			merged = append(merged, a.symptoms()...)
		}
	}
	return merged
}

// attempt is the trial of this start; nil where guard has no way to try it.
func (s *run) attempt(name string, args []string) *attempt {
	known := knownAgent(s.agent)
	acp := s.launch.Protocol == "acp"
	if known.Trial == nil || !acp && (s.launch.Protocol != "pty" || !s.launch.Hooks) {
		return nil
	}
	a := &attempt{name: name, launch: known.Launch, pkg: s.launch.Package}
	a.params.Guard, a.params.Agent, a.params.Program = s.request.Guard, s.agent, s.launch.Program
	a.params.Args, a.params.ACP, a.params.Trial = args, acp, *known.Trial
	a.params.Path = plan.FoldersOutside(os.Getenv("PATH"), s.dir, s.who.Home)
	return a
}

// knownAgent is the agent of a name; the zero value for none.
func knownAgent(name string) agent.Agent {
	for _, a := range registry.Agents {
		if a.Name() == name {
			return a
		}
	}
	return agent.Agent{}
}

// unsaid leaves out what was said of another way to start the same agent.
func unsaid(of, said []symptom) []symptom {
	return slices.DeleteFunc(of, func(one symptom) bool {
		return one.State == fair && slices.ContainsFunc(said, func(s symptom) bool {
			return s.What == one.What && s.State == one.State
		})
	})
}

// isAgent reports the name of an agent that guard knows.
func isAgent(name string) bool {
	return slices.ContainsFunc(registry.Agents, func(a agent.Agent) bool { return a.Name() == name })
}

// untrusted is what the project would have an agent run, for which it is not started.
func (s *run) untrusted(name string) []symptom {
	if len(s.launch.Layers) == 0 || s.mode == policy.Unrestricted {
		return nil
	}
	state, what := bad, locale.Text("what the project has it run is not trusted: it is not started")
	if s.mode == policy.Asking {
		state, what = fair, locale.Text("what the project has it run is not trusted: you are asked at a terminal, "+
			"and without one it is not started")
	}
	return []symptom{{name, state, what, locale.Text(
		"look at it and trust it: guard trust; or take it out of the file"), "guard trust"}}
}

// planned is what guard can do for an agent.
func planned(name string, p plan.Plan, err error) []symptom {
	if err != nil {
		return []symptom{{name, bad, err.Error(), locale.Fill("guard --dry-run {0} shows more", name),
			"guard --dry-run " + name}}
	}
	one := symptom{About: name, State: good, What: strings.TrimSpace(p.Program + " " + p.Version)}
	switch {
	case p.Hooks:
		one.What += locale.Text(": guard's hook sees every call")
	case p.Protocol == "acp":
		one.What += locale.Text(": what it asks for over ACP is judged")
	case p.Protocol == "app-server":
		one.What += locale.Text(": what it asks the editor for is judged")
	default:
		one.State, one.Do = fair, locale.Text("start it over ACP, from an editor, to have it judged")
		one.What += locale.Text(": runs as it is, nothing is judged")
	}
	all := []symptom{one}
	for _, n := range p.Notes {
		all = append(all, symptom{About: name, State: fair, What: n})
		if !slices.Contains(p.Advised, n) {
			all[len(all)-1].Do = locale.Text("nothing is to do: it is so behind guard only, and your settings " +
				"stay as they are")
		}
	}
	return all
}
