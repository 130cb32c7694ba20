// Package agent is the contract between guard and the coding agents that it
// starts: what an agent's folder states of it, as plain values.
//
// In comes one agent's own knowledge: its names and packages, how it is started
// so that guard sees every call, what its tools are. Out come the values that
// the rest of guard works with, and nothing else of guard knows an agent's name.
// What this agent does in its own way is a field, whose zero value is the strict
// way: where nothing is stated, guard trusts the agent with nothing.
//
// For example, an agent that is only to be told how to speak ACP is
//
//	agent.Agent{Launch: plan.Launch{Names: []string{"goose"}, ACP: []string{"acp"}}}
//
// The package decides nothing, starts nothing and reads no file.
package agent

import (
	"guard/acp/dialect"
	"guard/agent/files"
	"guard/control/hook"
	"guard/interpose/plan"
	"guard/policy/toolset"
)

// Agent is one agent. The zero value is none.
type Agent struct {
	// Launch is its names, and how it is started.
	Launch plan.Launch
	// Hook is guard's hook in it; nil: it has none, and what it does is judged over ACP or
	// not at all. A program and the adapter to it may have the same.
	Hook *hook.Hook
	// Tools are its own tools, by its names for them: what each really is, whatever channel
	// tells of a call. A name that is not in it is not understood.
	Tools map[string]toolset.Tool
	// Dialects are how guard reads what it speaks over pipes. Its launch plan names the one
	// that holds; where it names none, what it speaks is read by the Agent Client Protocol alone.
	Dialects []dialect.Dialect
	// Files are its own files, of which guard protects the settings. (What a project's files
	// have it run is Launch.ProjectFiles.)
	Files files.Files
	// Title is how a menu names it; "": by its name.
	Title string
	// Clients is how clients that know it by a name of their own call it, by the clients' names
	// (setup/client has them): there guard's settings take that name's place.
	Clients map[string]string
}

// Name is the agent's own.
func (a Agent) Name() string {
	if len(a.Launch.Names) == 0 {
		return ""
	}
	return a.Launch.Names[0]
}

// Called is how a menu names it.
func (a Agent) Called() string {
	if a.Title == "" {
		return a.Name()
	}
	return a.Title
}
