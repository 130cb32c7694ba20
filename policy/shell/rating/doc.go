// Package rating judges running a program at all, by the table of policy/shell/program,
// before its words are looked at.
//
//	shutdown // critical: changes the running system
//
// A program whose table says nothing is critical.
package rating
