// Package setup has the commands by which agents come to start behind guard: alias prints a
// shell's functions, and init --user writes the settings of shell and clients, shown first.
//
// What is written, and into which files, the packages below setup say; here the machine is looked
// at, the person asked and files written. An agent's own programs may write nothing.
package setup
