// Package shell writes what a person's shell evaluates so that agents start behind guard.
//
// In go a shell's name and the agents' names; out comes text for that shell, which for bash,
// zsh and fish defines a function for each agent, guard-off, and guard's completions:
//
//	eval "$(guard alias zsh)"
//
// A function starts guard by PATH when it is called. Where guard is not found then, it says so
// and starts nothing: an agent never runs without guard by accident. The package also knows where
// each shell reads its start-up lines. It starts no program and reads no file.
package shell
