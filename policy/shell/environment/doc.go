// Package environment is what one command of a line leaves for the next: the folder, the
// variables, functions, aliases and positional parameters (POSIX, Shell Execution
// Environment).
//
//	cd /tmp; A=x // State{Cwd: "/tmp"}, in which A is x
//
// What it does not know of a variable it forgets; it never asks the real environment.
package environment
