// Package terminal joins the terminal that guard has made for an agent with the
// person's own, and takes the person's away from the agent for a while when guard has
// a question.
//
// In come the person's terminal and guard's side of the agent's ([Params]). Out comes a
// [Relay]: its Read gives what the person types, for the agent; its Write shows what
// the agent draws. For example, io.Copy(relay, output) shows the agent, and meanwhile
// [Relay.Borrow] gives a [Lease]: an empty screen and every key. While the lease lasts,
// the agent's output is held, no key reaches it, and it learns of a new size only at the
// end. When the lease is returned, the screen is as it was.
//
// A lease is possible because the relay follows what the agent makes of its terminal
// (package state). By the same knowledge the person's terminal is left as a shell
// expects it, at every end, at a suspension and at a panic.
//
// What a person is to know meanwhile is told beside the agent's screen, by the window's
// title (a [Notice]), or, where the agent does not draw, by a line ([Relay.Line]).
//
// The package changes no byte between person and agent, draws nothing of its own on a
// screen that the agent draws on, and starts and ends no process.
package terminal
