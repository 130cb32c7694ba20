// Package files tells what is known of files when a command of a line runs: where a word
// leads, through links that the line makes; what the line made itself; what a file will
// hold; which secrets lie in a folder, a copy or an archive of it.
//
//	echo a > x; sh x // x holds "a" when sh reads it
//
// It looks at the disk and at git through place.World, and writes nothing. Where it cannot
// tell it says so, and what asks must take the worse.
package files
