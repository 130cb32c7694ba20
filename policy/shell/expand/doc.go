// Package expand does to words what the shell does before a command runs, as far as that is
// known: variables, substitutions, arithmetic, patterns, redirections, declarations. A
// syntax tree comes in, taint.Words go out.
//
//	"$A"/b // with A=x: the word x/b
//
// Commands inside a word it hands to Commands. It never runs one, and reads no environment.
package expand
