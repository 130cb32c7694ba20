// Package hook is the contract between guard and agents' hooks. An event comes in
// as the JSON that the agent writes to its hook, and becomes an Event: a call with
// its policy.Request, the result of one, or word that a session began or ended. An
// outcome goes back as the agent's own JSON.
//
// How one agent does that is a value (Hook) from its folder, as are the ways in
// which agents differ. For example, of Codex
//
//	{"hook_event_name":"PreToolUse","tool_name":"Bash","tool_input":{"command":"ls"},…}
//
// becomes Event{Kind: Call, Request: policy.Request{Tool: policy.Shell, Command: "ls"}}.
//
// It is pure: it asks no broker and opens no connection. An event that cannot be
// read, or that guard does not know, is an error, at which the hook refuses.
package hook
