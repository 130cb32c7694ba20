// Package option sorts the words of a command into options, their values, subcommands and
// operands, by the table of its program.
//
//	git push -f origin // Invocation{Name: "git push", Used: [-f], Operands: [origin]}
//
// An option that the table does not have is kept in Unknown. The package never judges.
package option
