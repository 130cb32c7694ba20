package claude

import (
	"guard/policy"
	"guard/policy/toolset"
)

// Tools are Claude's own (names from the types of its package, 2.1.330, and of older
// versions), for its hook, ACP and guard check alike. Not among them: Agent and Task,
// which hang on where the sub-agent works, and what works past the session (Workflow,
// CronCreate, EnterWorktree and the like), which is asked about as not understood.
var Tools = map[string]toolset.Tool{
	"Bash":         {Is: policy.Shell},
	"Monitor":      {Is: policy.Shell}, // a command whose lines wake the model
	"Write":        {Is: policy.Edit},
	"Edit":         {Is: policy.Edit},
	"MultiEdit":    {Is: policy.Edit},
	"NotebookEdit": {Is: policy.Edit},
	"Read":         {Is: policy.Read},
	"NotebookRead": {Is: policy.Read},
	"LS":           {Is: policy.Read},
	"Glob":         {Is: policy.Read},
	"Grep":         {Is: policy.Read},
	"WebFetch":     {Is: policy.Fetch},
	"WebSearch":    {Is: policy.Fetch},

	"AskUserQuestion": {Asks: true}, "ExitPlanMode": {Asks: true},

	// They only put a text before the model; the shell lines in it are turned off (hookSettings).
	"Skill": {Quiet: true}, "SlashCommand": {Quiet: true},
	// They show the model more tools, or what its own commands in the background wrote.
	"ToolSearch": {Quiet: true}, "BashOutput": {Quiet: true}, "TaskOutput": {Quiet: true},
	// They end what it started itself in the background.
	"KillShell": {Quiet: true}, "TaskStop": {Quiet: true},
	"TodoWrite": {Quiet: true}, "TaskCreate": {Quiet: true}, "TaskGet": {Quiet: true}, "TaskList": {Quiet: true},
	"TaskUpdate": {Quiet: true}, "EnterPlanMode": {Quiet: true}, "ReportFindings": {Quiet: true},
	"ListAgents": {Quiet: true}, "ScheduleWakeup": {Quiet: true},
}
