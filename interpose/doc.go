// Package interpose starts an agent's program with guard between it and the person, and
// ends it.
//
// A program with its arguments, environment and folder comes in ([Params]). Out comes a
// [Process]: the agent's standard input and output, and how the agent ended ([Exit]). For
// example, Start(Params{Path: "/bin/cat"}) gives a Process; what is written to its Stdin
// can be read from its Stdout, until Shutdown.
//
// It joins three packages. supervise starts the program and promises that nothing which
// the agent started outlives guard. stream carries the bytes between guard and the agent.
// terminal joins the agent's own terminal with the person's, and lends the person's
// terminal for a question.
//
// It knows no policy and no protocol, and changes no byte that it carries.
package interpose
