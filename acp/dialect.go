package acp

import (
	"guard/policy"
	"guard/policy/toolset"
)

// Dialect is what one agent does in its own way within the protocol. The facts
// behind each were seen by running the version named.
type Dialect struct {
	Name string
	// speaks is what it speaks; nil: the Agent Client Protocol.
	speaks protocol
	// ToolInID: the tool's name is the tool call's id up to the first "__".
	ToolInID bool
	// Tools says how to read a request for a tool of that name.
	Tools map[string]Shape
	// Asks are the tools that only ask the person something.
	Asks map[string]bool
	// Loosens are the modes (session/set_mode, session/set_config_option) in
	// which the agent asks less; refused in safe and ask.
	Loosens []string
	// Blinds are modes in which guard would see nothing: refused always.
	Blinds []string
	// HookCovers: a hook of guard's sees every call, so that a call needs no
	// request of its own to have been judged.
	HookCovers bool
}

// Shape is where the facts of a request stand.
type Shape struct {
	Tool policy.Tool
	From Source
	// Quiet: the tool touches nothing but the agent's own memory of its task.
	Quiet bool
}

// Source is where in a tool call the facts are.
type Source uint8

// The sources.
const (
	FromAnywhere  Source = iota // raw input, content, locations: whatever is there
	FromTitle                   // the title is the whole command
	FromLocations               // paths in locations, else the title is a path
	FromDiff                    // diffs in content
	FromURLs                    // URLs in the title, which may be cut
	FromSearch                  // a pattern, perhaps "within FOLDER"
)

// Dialects by name; an agent without one is read by the protocol alone.
var Dialects = map[string]*Dialect{
	"":                 {Name: "", Loosens: commonLoose},
	"codex-app-server": {Name: "codex-app-server", speaks: appServer{}, HookCovers: true},
	"codex":            {Name: "codex", Loosens: []string{"full-access", "agent-full-access"}, HookCovers: true},
	"gemini": {
		Name: "gemini", ToolInID: true, Asks: asking(toolset.Gemini),
		Loosens: []string{"yolo", "autoEdit", "auto_edit"}, Blinds: []string{"autoEdit", "auto_edit"},
		Tools: shapes(toolset.Gemini, map[string]Source{
			"run_shell_command": FromTitle,
			"write_file":        FromDiff,
			"replace":           FromDiff,
			"read_file":         FromLocations,
			"list_directory":    FromLocations,
			"glob":              FromSearch,
			"grep_search":       FromSearch,
			"web_fetch":         FromURLs,
			"google_web_search": FromURLs,
		}),
	},
}

// shapes joins an agent's tools with where its ACP shows their facts. A tool
// that is neither quiet nor in from is read by what its call holds.
func shapes(tools map[string]toolset.Tool, from map[string]Source) map[string]Shape {
	all := map[string]Shape{}
	for name, tool := range tools {
		source, shown := from[name]
		if shown || tool.Quiet {
			all[name] = Shape{Tool: tool.Is, From: source, Quiet: tool.Quiet}
		}
	}
	return all
}

func asking(tools map[string]toolset.Tool) map[string]bool {
	all := map[string]bool{}
	for name, tool := range tools {
		if tool.Asks {
			all[name] = true
		}
	}
	return all
}

// commonLoose are the modes of agents without a dialect that are known to ask
// less: Claude Code's permission modes, and what the two agents above call theirs.
var commonLoose = []string{"yolo", "autoEdit", "auto_edit", "bypassPermissions", "acceptEdits", "dontAsk",
	"full-access", "agent-full-access", "danger-full-access", "auto-approve"}
