// Package supervise starts an agent's program so that nothing which that program
// starts outlives guard, however guard ends.
//
// Three streams and then an [Order] (what to start) come in; out comes a [Tree], which
// tells how the agent ended ([Exit]), passes signals to it, and kills it with all
// its descendants. For example, Prepare gives a Tree, its Start(Order{Path: "/bin/cat", …})
// starts cat, and Tree.Kill ends cat and everything that cat has started.
//
// guard runs itself twice more between itself and the agent:
//
//	guard ── watchdog ── supervisor ── agent ── …
//
// The supervisor is the agent's parent: it starts the agent, tells guard of its end,
// and carries out guard's orders. The watchdog starts the supervisor and then only
// watches. Each of the three adopts the orphans below it (on Linux as a child
// subreaper, see prctl(2)), holds a socket that tells by its end that guard is dead,
// and then kills and reaps everything below itself. Any two of them may be killed,
// stopped or both: the one that is left ends the tree. If guard is killed while an
// agent draws on the person's terminal, the watchdog also puts that terminal in order.
//
// The package never reads or carries the agent's data, and knows no policy.
//
// Known limits: all three killed at the same instant; processes of another user
// (sudo), which may not be signalled; processes that a daemon outside the tree starts
// on request. On macOS, which has no subreaper, it is best effort: processes that left
// the tree are found by a marker in their environment, which a process can remove.
package supervise
