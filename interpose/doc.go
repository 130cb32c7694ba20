// Package interpose starts an agent's program, stands in the way of its bytes, and ends it.
//
// In come a program with its arguments, environment and folder (Params); out
// come its standard input and output, and how it ended (Exit). It knows no
// policy and no protocol, and changes nothing in the bytes it carries. At a
// terminal it follows what they make of it (interpose/terminal/state), so that it can
// lend the terminal for a question (Loan) and leave it as it found it.
//
// What it promises is that nothing the agent started outlives guard, however
// guard ends. Guard runs itself twice more between itself and the agent:
//
//	guard ── keeper ── supervisor ── agent ── …
//
// Each of the three adopts orphans from below (a subreaper), holds a socket
// whose end tells it of guard's death, and kills and reaps everything below it
// when that comes. Any two of them may be killed, stopped or both; the one that
// is left ends the tree. None of them is in the way of the agent's data.
//
// Limits, stated openly: all three killed at the same instant; processes of
// another user (sudo), which may not be signalled; processes that a daemon
// outside the tree starts on request. On macOS, which has no subreaper, it is
// best effort: processes that left the tree are found by a marker in their
// environment, which a process can take out of its own.
package interpose
