package acp

import "guard/policy"

// Dialect is what one agent does in its own way within the protocol. The facts
// behind each were seen by running the version named.
type Dialect struct {
	Name string
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
	"":      {Name: "", Loosens: commonLoose},
	"codex": {Name: "codex", Loosens: []string{"full-access", "agent-full-access"}, HookCovers: true},
	// Gemini CLI 0.61.0, tool names from its bundle.
	"gemini": {
		Name: "gemini", ToolInID: true, Asks: map[string]bool{"ask_user": true, "exit_plan_mode": true},
		Loosens: []string{"yolo", "autoEdit", "auto_edit"}, Blinds: []string{"autoEdit", "auto_edit"},
		Tools: map[string]Shape{
			"run_shell_command": {Tool: policy.Shell, From: FromTitle},
			"write_file":        {Tool: policy.Edit, From: FromDiff},
			"replace":           {Tool: policy.Edit, From: FromDiff},
			"read_file":         {Tool: policy.Read, From: FromLocations},
			"list_directory":    {Tool: policy.Read, From: FromLocations},
			"glob":              {Tool: policy.Read, From: FromSearch},
			"grep_search":       {Tool: policy.Read, From: FromSearch},
			"web_fetch":         {Tool: policy.Fetch, From: FromURLs},
			"google_web_search": {Tool: policy.Fetch, From: FromURLs},

			"write_todos": {Quiet: true}, "update_topic": {Quiet: true}, "complete_task": {Quiet: true},
			"get_internal_docs": {Quiet: true}, "enter_plan_mode": {Quiet: true},
			"tracker_create_task": {Quiet: true}, "tracker_update_task": {Quiet: true}, "tracker_get_task": {Quiet: true},
			"tracker_list_tasks": {Quiet: true}, "tracker_add_dependency": {Quiet: true}, "tracker_visualize": {Quiet: true},
			"list_background_processes": {Quiet: true}, "read_background_output": {Quiet: true},
		},
	},
}

// commonLoose are the modes of agents without a dialect that are known to ask
// less: Claude Code's permission modes, and what the two agents above call theirs.
var commonLoose = []string{"yolo", "autoEdit", "auto_edit", "bypassPermissions", "acceptEdits", "dontAsk",
	"full-access", "agent-full-access", "danger-full-access", "auto-approve"}
