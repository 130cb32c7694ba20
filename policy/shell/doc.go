// Package shell reads a command line and says what it would do: every simple
// command in it, wherever it hides, with the paths, hosts and code it reaches.
// A line and a place.World come in, a Reading goes out.
//
// It parses and never runs anything, never matches text where it can parse,
// and calls nothing low that it could not resolve.
package shell
