// Package hook is the contract between guard and agents' hooks: an event of an
// agent's comes in as JSON, and becomes a policy.Request or a sign of life; an
// outcome goes back as the agent's own JSON.
//
// How one agent does that is a value (Hook) from its folder, as are the ways in
// which agents differ. For example, of Codex
//
//	{"hook_event_name":"PreToolUse","tool_name":"Bash","tool_input":{"command":"ls"},…}
//
// becomes Event{Kind: Call, Request: policy.Request{Tool: policy.Shell, Command: "ls"}}.
//
// It is pure. An event that is not understood is refused where a refusal can be
// told.
package hook
