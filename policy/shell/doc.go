// Package shell reads a command line and says what it would do: every simple
// command in it, wherever it hides, with the paths, hosts and code it reaches.
// A line and a place.World come in, a Reading goes out.
//
//	Read("cd src && rm -rf $X", "/w", world) // high: deletes something that is not known
//
// It parses and never runs anything, never matches text where it can parse,
// and calls nothing low that it could not resolve.
//
// Of "rm -rf build && npm test", for example:
//
//   - line has the grammar take the text apart, and binary walks the two sides
//     of && one after the other, so that the second is judged after what the
//     first leaves behind;
//   - call expands the words of each side (package expand) into taint.Words;
//   - run finds the program's Entry (package program), and option.Parse sorts the
//     words by it: rm, the flags r and f, the operand build;
//   - role judges each operand by what it is to its program: build is deleted,
//     which access.Judge.Deletes turns into a level, categories and reasons;
//   - Tasks (tool/project) finds the script "test" in package.json, and hands
//     its line to the walk as if it stood here;
//   - Finish lists each command, with all that was found about it, in the Reading.
//
// The judge of a line is made of parts, most of them in packages below this
// one. The first ones are layers, the lowest first; each uses those before it:
//
//	taint        words and streams, as far as they are known
//	environment  what one command leaves for the next
//	option       the words of a command, sorted by the table of its program
//	effect       what judging the line has come to, and what it may cost
//	files        where words lead, what files hold, whose they are
//	access       what it means to read, send, write, delete, move and link
//
// From effect on, each embeds the one before, so that an access.Judge has the
// methods of all: effect.Line, then in files places, ownFiles, fileTexts and
// Folders, then in access nameJudge, readJudge and Judge.
//
// Each of the others knows one kind of command, stands on an access.Judge, and
// has a field for each part that it asks: expand, rating, source and those in
// tool. No part asks one that asks it. What stays here walks the line, and joins
// the parts; what a command starts comes back to the walk through
// access.Judge.Walk.
//
// A simple command takes this way (run.go, invocation.go, special.go):
//
//	program.Find     what is known of the program; nothing: walker.stranger
//	option.Parse     its words, sorted by that
//	rating.Rate      how bad it is to run it at all
//	options          each option by its effects
//	special          its operands: by the routine that its entry names, else by their roles
//	beyondWords      what no word says: the project's code, folders taken whole
package shell
