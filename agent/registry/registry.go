// Package registry is the one list of the agents that guard knows.
//
// An agent is added by writing its folder and naming it here. Out come the list itself
// and what the rest of guard takes of it: how agents are started (interpose/plan), how
// their hooks are answered (control), how what they speak is read (acp). The package
// holds no knowledge of any agent.
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
	"guard/policy"
)

// Agents are all of them.
var Agents = append([]agent.Agent{
	gemini.Agent,
	codex.Agent, codex.Adapter,
	claude.Agent, claude.Adapter,
}, others.Agents...)

// Launches is how each is started.
var Launches = launches()

func launches() (all plan.Launches) {
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

// MarkQuiet marks a call of one of the agents' own tools that touches nothing by itself,
// by the table that its hook and ACP are read by.
func MarkQuiet(r policy.Request) policy.Request {
	r.Quiet = r.Quiet || r.Tool == policy.Other && Quiet(r.Agent, r.Name)
	return r
}
