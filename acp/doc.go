// Package acp stands in the middle of an Agent Client Protocol connection:
// newline-delimited JSON-RPC 2.0 between an editor (the client) and a coding
// agent. Codex's own editor extensions speak another such protocol with its
// app-server; the files named appserver hold what is different there. Lines come in from both sides; they go out unchanged, byte for byte
// and in order, except those by which an agent asks leave. Those become
// policy.Requests, and what a Decider says of them is answered here.
//
// It decides nothing itself, starts no process, opens no file. What it cannot
// read with certainty it does not forward as a request.
//
// Protocol: Agent Client Protocol v1 (and what the v2 draft renames), schema of
// the official SDK 2.4.0.
package acp
