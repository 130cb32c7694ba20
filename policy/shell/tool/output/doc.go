// Package output judges the files that programs write and read under names which no operand
// is: NAME.bak, a.out, what an option says.
//
//	cc x.c // writes a.out
//
// It knows names, and never what is written.
package output
