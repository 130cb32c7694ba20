// Package stream carries the bytes between guard and an agent: what the agent reads
// ([Input]) and what it writes ([Output]), over two pipes or a terminal of its own.
//
// What guard writes to an Input reaches the agent unchanged, and an Output gives what
// the agent writes, to the true end. The true end is harder than it looks: after the
// agent's exit its descendants may still write, and a process that holds the pipe open
// must not keep the end away. So whoever knows how far the agent's life has come tells
// the Output ([Output.Enter]). For example, Enter(Draining) gives a channel that is
// closed once nothing came for a while, and after Enter(Finished) reads give what is
// left, and then io.EOF.
//
// The package starts nothing, ends nothing, and never looks into the bytes.
package stream
