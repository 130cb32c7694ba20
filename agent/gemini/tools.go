package gemini

import (
	"guard/policy"
	"guard/policy/toolset"
)

// Tools are Gemini's own (0.61.0, names from its bundle), for its hook, ACP and guard check
// alike.
var Tools = map[string]toolset.Tool{
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

	// It only puts a skill's text before the model; what that has it do comes as calls of their own.
	"activate_skill": {Quiet: true},
	"write_todos":    {Quiet: true}, "update_topic": {Quiet: true}, "complete_task": {Quiet: true},
	"get_internal_docs": {Quiet: true}, "enter_plan_mode": {Quiet: true},
	"tracker_create_task": {Quiet: true}, "tracker_update_task": {Quiet: true}, "tracker_get_task": {Quiet: true},
	"tracker_list_tasks": {Quiet: true}, "tracker_add_dependency": {Quiet: true}, "tracker_visualize": {Quiet: true},
	"list_background_processes": {Quiet: true}, "read_background_output": {Quiet: true},
}
