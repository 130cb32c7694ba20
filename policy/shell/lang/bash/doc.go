// Package bash reads single parts of bash's language of which the text alone tells: braces, patterns,
// comments, arithmetic (bash(1), 5.2).
//
// A word or a text comes in, what the shell makes of it goes out: Braces of {a,b}.go is the two words a.go
// and b.go, Change of "src/a.go" with the operator % and the pattern "/*" is "src". What takes more than the
// text, such as a variable's value or a file's name, is policy/shell's to find out.
package bash
