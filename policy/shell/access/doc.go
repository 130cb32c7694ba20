// Package access judges what it means that a command reads, shows, sends, writes, makes,
// deletes, moves or links what words name.
//
//	judge.Deletes(c, taint.Literal("src"), true) // raises c: deletes src and everything in it
//
// What a word is to a program is told to it. What a command starts it hands to Walk, the only
// way back up to the walker of the line. It looks at the disk, and changes nothing there.
//
// The judge is made of layers, each of which embeds the one before: nameJudge (printednames.go)
// tells which files names may be, readJudge (reads.go, secrets.go, sends.go, printed.go) judges
// what is read, shown and sent, and Judge (judge.go) what is written (writes.go), made
// (makes.go), deleted (delete.go), moved (moves.go) and linked (links.go). Virtual and Present
// stand on it. What a write puts into a file for others to run later is in laterfiles.go and
// laterread.go.
package access
