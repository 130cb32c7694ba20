// Package overlay puts a folder in the place of a person's home: a program
// finds everything there that the person has, by links, and beside it what
// guard adds for one run.
//
// A home comes in, and what is to be added; out goes a folder. What the program
// makes, replaces or removes in it is brought home at the end ([Overlay.Close]),
// or, where guard was killed, at the next start ([Recover]). Nothing that the
// program wrote is given up: what cannot be brought home stays where it is, and
// what stood there before and would be lost is kept beside it.
//
// It knows no program: which folders and files matter is its caller's to say.
package overlay
