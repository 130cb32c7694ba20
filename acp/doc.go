// Package acp stands in the middle of an Agent Client Protocol connection: newline-delimited
// JSON-RPC 2.0 between an editor (the client) and a coding agent. It is where guard enforces: what
// the agent asks leave for is held here until it has been decided.
//
// Lines come in from both sides, by [guard/acp/relay]. A [Gate] looks at each:
//
//	gate := acp.NewGate(acp.Params{Decider: broker, ToClient: toClient, ToAgent: toAgent, Cwd: workspace})
//	go relay.Lines(client, toAgent, gate.FromClient)
//	err := relay.Lines(agent, toClient, gate.FromAgent)
//
// Nearly all lines go on unchanged, byte for byte and in order. A line by which the agent asks leave
// (session/request_permission, fs/write_text_file, terminal/create …) becomes a policy.Request, and
// goes to the [Decider]. For example, of
//
//	{"id":1,"method":"terminal/create","params":{"sessionId":"s","command":"rm","args":["-rf","x"]}}
//
// comes the request of a shell for `rm -rf x`. Where the Decider allows it, the line goes on to the
// client; where it refuses, the agent gets an error under the id 1; where a person must be asked, the
// line waits, and nothing else does.
//
// The tables in methods.go say what is done with every method. An agent may speak another protocol
// of this kind with its client: what is different there stands in its folder, behind
// [guard/acp/dialect.Protocol], and uses the same parts of a Gate.
//
// A Gate is made of parts, each of one idea and with only what it needs; parts.go lists them, the lowest
// first. What changes while a connection lasts stands in three of them, each behind a lock of its own:
// the requests without an answer ([guard/acp/inflight]), where each session works (sessions), and what was told of
// each call (callMemory). Above them stand what has a request decided (judging), what asks by the client's
// dialog (dialogs), and a handler for each kind of line.
//
// It decides nothing itself, starts no process, opens no file. What it cannot read with certainty it
// does not forward as a request.
//
// Protocol: Agent Client Protocol v1 (and what the v2 draft renames), schema of the official SDK
// 2.4.0.
package acp
