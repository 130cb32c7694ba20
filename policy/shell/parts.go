// The judge of a line is made of parts. The first ones lie on each other, so that each has
// all that is below it: what the judging has come to (lineState), where words lead
// (places), what the line made itself (ownFiles), what files hold (fileTexts), what lies
// in folders (folders), what it means to read (readJudge), and to write or delete
// (fileJudge). The others each know one kind of command, stand on a fileJudge, and name
// the other parts that they ask. No part asks one that asks it: what a command starts is
// judged through walk.

package shell

import (
	"mvdan.cc/sh/v3/syntax"

	"guard/policy/shell/access"
	"guard/policy/shell/taint"
)

// commands walks the commands inside a word: the walker does.
type commands interface {
	Substitution(x *syntax.CmdSubst) taint.Stream // what comes out of $(…)
	Process(x *syntax.ProcSubst) taint.Stream     // what flows through <(…) or >(…)
}

// expander expands words, and judges what is evaluated on the way.
type expander struct {
	*access.Judge
	commands commands

	buried    []taint.Word // texts that run something when they are evaluated
	evaluates bool         // the line evaluates variables as arithmetic
}

// declarer judges what declarations and redirections do.
type declarer struct {
	*access.Judge
	expander *expander
}

// networkJudge judges hosts, addresses and what services are told.
type networkJudge struct{ *access.Judge }

// repositoryJudge judges a repository that commands of git find in a folder.
type repositoryJudge struct{ *access.Judge }

// gitSettings judges what changes the settings of git.
type gitSettings struct{ *access.Judge }

// patchJudge judges what patches do to files.
type patchJudge struct{ *access.Judge }

// gitJudge judges the subcommands of git.
type gitJudge struct {
	*access.Judge
	settings *gitSettings
	network  *networkJudge
	patches  *patchJudge

	stages bool // the line puts into git's index what it may not have held
}

// transferJudge judges copies, moves and changes of mode.
type transferJudge struct{ *access.Judge }

// imageJudge judges what images and charts of containers are made of.
type imageJudge struct {
	*access.Judge
	network *networkJudge
}

// outputJudge judges the files that a program writes under names of its own.
type outputJudge struct {
	*access.Judge
	images  *imageJudge
	network *networkJudge
}

// archiveJudge judges what packs and unpacks.
type archiveJudge struct{ *access.Judge }

// processJudge judges signals to processes.
type processJudge struct {
	*access.Judge

	looks int // questions put to the process table
}

// sourceJudge judges program text that is not read to the end, by what it names.
type sourceJudge struct{ *access.Judge }

// dependencyJudge judges packages that are named, fetched or emptied.
type dependencyJudge struct {
	*access.Judge
	sources *sourceJudge
}

// codeJudge judges program text by what it would do, and what it loads.
type codeJudge struct {
	*access.Judge
	sources  *sourceJudge
	network  *networkJudge
	expander *expander

	planted int // bytes of files that were looked at because a program may load them
}

// ratingJudge judges what the table of a program says of running it at all.
type ratingJudge struct{ *access.Judge }

// projectJudge judges what runs a project's own files: scripts, tasks, tests, builds.
type projectJudge struct {
	*access.Judge
	sources *sourceJudge
	texts   *codeJudge
	rating  *ratingJudge

	packaged bool // the line is a script of package.json
	asShell  bool // the file that is judged is read by a shell
	ranOwn   bool // a file that this line or session wrote was run
}

// resultJudge tells what a command writes to its output.
type resultJudge struct {
	*access.Judge
	sources   *sourceJudge
	texts     *codeJudge
	projects  *projectJudge
	processes *processJudge
}

// languageJudge judges the programs of sed, awk, jq and their like.
type languageJudge struct {
	*access.Judge
	sources  *sourceJudge
	projects *projectJudge
	network  *networkJudge
	results  *resultJudge
}

// operandJudge judges a word by what it is to its program.
type operandJudge struct {
	*access.Judge
	expander     *expander
	repositories *repositoryJudge
	settings     *gitSettings
	git          *gitJudge
	network      *networkJudge
	images       *imageJudge
	sources      *sourceJudge
	texts        *codeJudge
	projects     *projectJudge
	languages    *languageJudge
}

// unlistedJudge judges options and words that the table of a program does not have.
type unlistedJudge struct {
	*access.Judge
	expander *expander
	network  *networkJudge
	projects *projectJudge
	operand  *operandJudge
	rating   *ratingJudge
}

// shellJudge judges the shell's own commands, and programs that start others.
type shellJudge struct {
	*access.Judge
	expander *expander
	texts    *codeJudge
	projects *projectJudge
	operand  *operandJudge

	traps  []trapped // texts that run at any time after
	leaves int       // commands walked that may leave a function or a text: return
	breaks int       // commands walked that may leave a loop, or a round of it
}

// invocationJudge judges a program of the tables with its options and operands.
type invocationJudge struct {
	*access.Judge
	repositories *repositoryJudge
	network      *networkJudge
	patches      *patchJudge
	git          *gitJudge
	transfer     *transferJudge
	products     *outputJudge
	archives     *archiveJudge
	processes    *processJudge
	sources      *sourceJudge
	dependencies *dependencyJudge
	texts        *codeJudge
	projects     *projectJudge
	results      *resultJudge
	languages    *languageJudge
	operand      *operandJudge
	unlisted     *unlistedJudge
	shells       *shellJudge
	rating       *ratingJudge
}
