// Package dialect is the contract between acp and an agent's folder: what one agent
// does in its own way within the Agent Client Protocol, or that it speaks another.
//
// A Dialect is a plain value. The relay asks it where the facts of a tool call stand,
// which calls only ask the person something, and in which modes the agent asks less.
// For example, Gemini CLI writes the tool's name into the call's id and the command
// into its title:
//
//	dialect.Dialect{ToolInID: true, Tools: map[string]dialect.Tool{
//		"run_shell_command": {Is: policy.Shell, TitleIsCommand: true, Read: readShell}}}
//
// The zero value is an agent that is read by the protocol alone.
//
// An agent that speaks something else has a Protocol: for each connection it is given
// the Gate that judges and speaks for it, and tells what is done with each method
// (Connection). agent/codex/appserver is one.
//
// The package reads no line of its own and answers nothing.
package dialect

import "guard/policy"

// Dialect is what one agent does in its own way. The facts behind each were seen by
// running a version that the agent's folder names.
type Dialect struct {
	Name   string
	Speaks *Protocol // nil: the Agent Client Protocol
	// ToolInID: the tool's name is the tool call's id up to the first "__".
	ToolInID bool
	// Tools says how to read a request for a tool of that name.
	Tools map[string]Tool
	// Other reads, where the tool stands in the id, a call that is of none of Tools, and says whether it could;
	// nil, and where it could not: by whatever the call holds.
	Other func(*policy.Request, *ToolCall) bool
	// Asks are the tools that only ask the person something.
	Asks map[string]bool
	// Loosens are the modes (session/set_mode, session/set_config_option) in
	// which the agent asks less; refused in safe and ask.
	Loosens []string
	// Blinds are modes in which guard would see nothing: refused always.
	Blinds []string
	// HookCovers: where guard's hook is put in, it sees every call. So a call that it did
	// not see ends the run; else such a call is only noted.
	HookCovers bool
	// TellsFolder: the input of a call, as an update tells it, is the agent's own, and its cwd is where a command of
	// which the hook tells will run. Else such a member may be the model's.
	TellsFolder bool
	// Options is where, in the params of a request that opens a session, the client may give options of the agent's
	// own; nil: nowhere.
	Options []string
}

// Tool is how a request for one tool is read.
type Tool struct {
	Is policy.Tool
	// Quiet: the tool touches nothing but the agent's own memory of its task.
	Quiet bool
	// TitleIsCommand: the call's title is the whole command.
	TitleIsCommand bool
	// Read fills in what the call touches; nil: by whatever the call holds.
	Read func(*policy.Request, *ToolCall)
}
