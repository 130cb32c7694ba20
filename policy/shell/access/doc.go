// Package access judges what it means that a command reads, shows, sends, writes, makes,
// deletes, moves or links what words name.
//
//	judge.Deletes(c, taint.Literal("src"), true) // raises c: deletes src and everything in it
//
// It knows no programs but for what their words may be. What a command starts it hands to
// Walk, the only way back up to what walks the line.
package access
