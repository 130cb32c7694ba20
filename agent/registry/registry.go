// Package registry is the one list of the agents that guard knows.
//
// An agent is added by writing its folder and naming it here. What comes out is
// the list itself, and what parts of guard take of it: how agents are started,
// for interpose/plan, and how
// their hooks are answered, for control. It holds no knowledge of any agent.
package registry

import (
	"slices"

	"guard/acp/dialect"
	"guard/agent"
	"guard/agent/claude"
	"guard/agent/codex"
	"guard/agent/gemini"
	"guard/agent/others"
	"guard/control/hook"
	"guard/interpose/plan"
)

// Agents are all of them.
var Agents = slices.Concat([]agent.Agent{gemini.Agent, codex.Agent, codex.Adapter, claude.Agent, claude.Adapter},
	others.Agents)

// Launches is how each is started.
var Launches = launches()

func launches() (all plan.Agents) {
	for _, a := range Agents {
		all = append(all, a.Launch)
	}
	return all
}

// Hooks are guard's hooks in them, by their names.
var Hooks = hooks()

func hooks() map[string]hook.Hook {
	all := map[string]hook.Hook{}
	for _, a := range Agents {
		if a.Hook != nil {
			all[a.Hook.Name] = *a.Hook
		}
	}
	return all
}

// Dialects are how what agents speak over pipes is read, by their names.
var Dialects = dialects()

func dialects() map[string]*dialect.Dialect {
	all := map[string]*dialect.Dialect{}
	for _, a := range Agents {
		for _, d := range a.Dialects {
			all[d.Name] = &d
		}
	}
	return all
}

// Quiet reports whether a tool of an agent's own, by its name, touches nothing by
// itself: it keeps the agent's notes, or asks the person.
func Quiet(agentName, tool string) bool {
	for _, a := range Agents {
		if slices.Contains(a.Launch.Names, agentName) {
			t := a.Tools[tool]
			return t.Quiet || t.Asks
		}
	}
	return false
}
