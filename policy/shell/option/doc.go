// Package option sorts the words of a command into options, their values, subcommands and
// operands, by the table of its program.
//
//	git push -f origin // Invocation{Name: "git push", used: -f, operands: origin}
//
// An option that the table does not have is kept as unknown. It never judges.
package option
