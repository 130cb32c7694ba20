// Package access judges what it means that a command reads, shows, sends, writes, makes,
// deletes, moves or links what words name.
//
//	judge.Deletes(c, taint.Literal("src"), true) // raises c: deletes src and everything in it
//
// What a word is to a program is told to it. What a command starts it hands to Walk, the only
// way back up to the walker of the line. It looks at the disk, and changes nothing there.
package access
