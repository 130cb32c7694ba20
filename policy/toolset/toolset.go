// Package toolset knows agents' own tools by the names that the agents give
// them: what each really is, whatever channel tells of a call.
//
// A name comes in, a Tool goes out. Where a call's facts stand is each
// channel's own to know; a name that is not in the table is not understood.
package toolset

import (
	"regexp"
	"strings"

	"guard/policy"
)

// Tool is one of an agent's own tools.
type Tool struct {
	Is policy.Tool // empty for what is Quiet or Asks
	// Quiet: it touches nothing but the agent's own memory of its task.
	Quiet bool
	// Asks: it only asks the person something, in the agent's own dialog.
	Asks bool
}

// Gemini is the tools of Gemini CLI 0.61.0, names from its bundle.
var Gemini = map[string]Tool{
	"run_shell_command": {Is: policy.Shell},
	"write_file":        {Is: policy.Edit},
	"replace":           {Is: policy.Edit},
	"read_file":         {Is: policy.Read},
	"read_many_files":   {Is: policy.Read},
	"list_directory":    {Is: policy.Read},
	"glob":              {Is: policy.Read},
	"grep_search":       {Is: policy.Read},
	"web_fetch":         {Is: policy.Fetch},
	"google_web_search": {Is: policy.Fetch},

	"ask_user": {Asks: true}, "exit_plan_mode": {Asks: true},

	"write_todos": {Quiet: true}, "update_topic": {Quiet: true}, "complete_task": {Quiet: true},
	"get_internal_docs": {Quiet: true}, "enter_plan_mode": {Quiet: true},
	"tracker_create_task": {Quiet: true}, "tracker_update_task": {Quiet: true}, "tracker_get_task": {Quiet: true},
	"tracker_list_tasks": {Quiet: true}, "tracker_add_dependency": {Quiet: true}, "tracker_visualize": {Quiet: true},
	"list_background_processes": {Quiet: true}, "read_background_output": {Quiet: true},
}

var url = regexp.MustCompile(`https?://[^\s"'<>]+`)

// URLs are those that a prompt to fetch something names.
func URLs(prompt string) []string { return url.FindAllString(prompt, -1) }

// IsPath reports whether a search pattern leads somewhere by itself, out of the
// folder that is searched.
func IsPath(pattern string) bool {
	return strings.HasPrefix(pattern, "/") || strings.HasPrefix(pattern, "~") || strings.Contains(pattern, "..")
}
